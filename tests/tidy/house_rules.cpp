// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tidy/house_rules.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::tidy {

namespace {

constexpr qsizetype columnsMax = 120;
constexpr qsizetype headerLinesMax = 200;
constexpr qsizetype sourceLinesMax = 400;
constexpr qsizetype functionLinesMax = 70;

/// What a line must not say, where, and why.
struct Ban
{
    QRegularExpression pattern;
    QString reason;
    bool (*appliesTo)(const QString &path);
};

const Layer *findLayer(const QString &path)
{
    const Layer *best = nullptr;
    for (const auto &layer : layers()) {
        const bool inside = path.startsWith(layer.folder + u'/');
        if (inside && (best == nullptr || layer.folder.size() > best->folder.size()))
            best = &layer;
    }
    return best;
}

bool isPure(const QString &path)
{
    const auto *layer = findLayer(path);
    return layer != nullptr && layer->pure;
}

bool isUi(const QString &path)
{
    return path.startsWith(u"ui/");
}

bool isTest(const QString &path)
{
    return path.startsWith(u"tests/");
}

bool isProgram(const QString &path)
{
    return findLayer(path) != nullptr;
}

bool isAny(const QString & /*path*/)
{
    return true;
}

const QList<Ban> &bans()
{
    // The words stand in pieces, so that this file keeps its own rules.
    static const QList<Ban> list = {
        {QRegularExpression(u"\\b(TO"
                            u"DO|FIX"
                            u"ME|XX"
                            u"X|HA"
                            u"CK)\\b"_s),
         u"leaves work undone"_s,
         isAny},
        {QRegularExpression(u"#include \"\\.\\.?/"_s), u"includes by a relative path"_s, isAny},
        {QRegularExpression(u"#include <(Q|tl/.*Q)"_s), u"pulls Qt into a pure layer"_s, isPure},
        {QRegularExpression(u"#include <(thread|fstream|iostream|filesystem|sys/.*|unistd\\.h|fcntl\\.h|ctime)>"_s),
         u"reaches for the world from a pure layer"_s,
         isPure},
        {QRegularExpression(u"_clock::now\\(|\\bstd::time\\(|random_device|getenv"_s),
         u"reads a clock, chance or the environment in a pure layer"_s,
         isPure},
        {QRegularExpression(
             u"\\bQ(Thread|SaveFile|TcpSocket|TcpServer|ElapsedTimer)\\b|::currentDateTime|_clock::now\\("_s),
         u"touches a clock, a file, a socket or a thread in the window"_s,
         isUi},
        {QRegularExpression(u"process"
                            u"Events|BlockingQueued"
                            u"Connection|\\bQt::Unique"
                            u"Connection"_s),
         u"waits inside a slot or hides a second connection"_s,
         isProgram},
        {QRegularExpression(u"sleep_"
                            u"for|sleep_"
                            u"until|::[mu]?sl"
                            u"eep\\(|::q"
                            u"Sleep\\(|::q"
                            u"Wait\\("_s),
         u"sleeps; wait for what happens"_s,
         isTest},
        {QRegularExpression(u"\\bNDE"
                            u"BUG\\b"_s),
         u"asserts ship (no build defines this)"_s,
         isProgram},
    };
    return list;
}

/// Whether `layer` may include the file `target`, written from the root.
bool mayInclude(const Layer &layer, const QString &target)
{
    const auto *used = findLayer(target);
    if (used == nullptr)
        return false;
    return used->folder == layer.folder || layer.mayInclude.contains(used->folder) || layer.mayInclude.contains(target);
}

QString includeComplaint(const QString &path, const QString &line)
{
    static const QRegularExpression quoted(u"^#include \"([^\"]+)\""_s);
    const auto *layer = findLayer(path);
    const auto found = quoted.match(line);
    if (layer == nullptr || !found.hasMatch() || found.captured(1).endsWith(u".moc"))
        return {};
    const auto target = found.captured(1);
    return mayInclude(*layer, target) ? QString() : u"%1 may not include %2"_s.arg(layer->folder, target);
}

/// Functions begin and end with a brace in the first column; types end with "};" and namespaces open elsewhere.
QStringList functionComplaints(const QStringList &lines)
{
    QStringList complaints;
    qsizetype opened = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i] == u"{")
            opened = i;
        if (lines[i] != u"}" || opened < 0)
            continue;
        if (i - opened - 1 > functionLinesMax)
            complaints << u"%1: function of %2 lines; the limit is %3"_s.arg(opened + 1)
                              .arg(i - opened - 1)
                              .arg(functionLinesMax);
        opened = -1;
    }
    return complaints;
}

/// What one whole C++ file must be like, beyond its single lines.
QStringList shapeComplaints(const QString &path, const QString &text, const QStringList &lines)
{
    QStringList complaints;
    const bool header = path.endsWith(u".h");
    if (!lines.value(0).startsWith(u"// SPDX-License-Identifier: GPL-3.0-or-later"))
        complaints << u"1: first line is not the SPDX line"_s;
    if (header && lines.value(1) != u"#pragma once")
        complaints << u"2: second line is not #pragma once"_s;
    const auto linesMax = header ? headerLinesMax : sourceLinesMax;
    if (lines.size() > linesMax)
        complaints << u"%1 lines; the limit is %2, find the seam"_s.arg(lines.size()).arg(linesMax);
    if (header && text.contains(u"Q_OBJECT")) {
        const auto first = text.section(u"#include "_s, 1, 1).section(u'\n', 0, 0);
        if (!first.startsWith(u"<Q"))
            complaints << u"moc 6.4 cannot parse <compare> or <concepts> before a Qt header: include Qt first"_s;
    }
    return complaints;
}

QStringList linesOf(const QString &text)
{
    auto lines = text.split(u'\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

const QList<Layer> &layers()
{
    static const QList<Layer> table = {
        {u"core/base"_s, {}, true},
        {u"core/vocabulary"_s, {u"core/base"_s}, true},
        {u"core/wire"_s, {u"core/base"_s, u"core/vocabulary"_s}, true},
        {u"core/client"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/wire"_s}, true},
        {u"core/history"_s, {u"core/base"_s, u"core/vocabulary"_s}, true},
        {u"core/recording"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s}, true},
        {u"core/check"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s}, true},
        {u"core/why"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s}, true},
        {u"core/query"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s}, true},
        {u"core/scenario"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s, u"core/query"_s}, true},
        {u"core/picture"_s, {u"core/base"_s, u"core/vocabulary"_s, u"core/history"_s}, true},
        {u"core/io"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/wire"_s,
          u"core/client"_s,
          u"core/history"_s,
          u"core/recording"_s},
         false},
        {u"server/wal"_s, {u"core/base"_s, u"core/vocabulary"_s}, true},
        {u"server/state"_s, {u"core/base"_s, u"core/vocabulary"_s, u"server/wal"_s}, true},
        {u"server/fate"_s, {u"core/base"_s, u"core/vocabulary"_s, u"server/wal"_s, u"server/state"_s}, true},
        {u"server/engine"_s,
         {u"core/base"_s, u"core/vocabulary"_s, u"core/wire"_s, u"server/wal"_s, u"server/state"_s, u"server/fate"_s},
         true},
        // Of the history it sees the shape of one event only: it hands events out and keeps none.
        {u"server/io"_s,
         {u"core/base"_s, u"core/vocabulary"_s, u"core/history/entry.h"_s, u"server/wal"_s, u"server/engine"_s},
         false},
        {u"ui/style"_s, {u"core/vocabulary"_s}, false},
        {u"ui/models"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/history"_s,
          u"core/check"_s,
          u"core/why"_s,
          u"core/query"_s,
          u"core/scenario"_s,
          u"core/picture"_s},
         false},
        {u"ui/views"_s, {u"core/base"_s, u"core/vocabulary"_s, u"ui/style"_s, u"ui/models"_s}, false},
        {u"ui/diagrams"_s,
         {u"core/base"_s, u"core/vocabulary"_s, u"core/picture"_s, u"ui/style"_s, u"ui/models"_s, u"ui/views"_s},
         false},
        {u"ui/plots"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/picture"_s,
          u"ui/style"_s,
          u"ui/models"_s,
          u"ui/views"_s,
          u"ui/diagrams"_s},
         false},
        {u"ui/editor"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/scenario"_s,
          u"core/picture"_s,
          u"ui/style"_s,
          u"ui/models"_s,
          u"ui/views"_s,
          u"ui/diagrams"_s},
         false},
        {u"ui/shell"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"ui/style"_s,
          u"ui/models"_s,
          u"ui/views"_s,
          u"ui/diagrams"_s,
          u"ui/plots"_s,
          u"ui/editor"_s},
         false},
        {u"app/load"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/wire"_s,
          u"core/io/clock.h"_s,
          u"server/io/file_descriptor.h"_s,
          u"server/io/link.h"_s,
          u"server/io/poller.h"_s},
         false},
        {u"app/lab"_s,
         {u"core/base"_s,
          u"core/vocabulary"_s,
          u"core/wire"_s,
          u"core/client"_s,
          u"core/history"_s,
          u"core/check"_s,
          u"core/query"_s,
          u"core/scenario"_s,
          u"server/wal"_s,
          u"server/state"_s,
          u"server/fate"_s,
          u"server/engine"_s},
         true},
        {u"app"_s,
         {u"core/base"_s,  u"core/vocabulary"_s, u"core/wire"_s,    u"core/client"_s,   u"core/history"_s,
          u"core/check"_s, u"core/why"_s,        u"core/query"_s,   u"core/scenario"_s, u"core/picture"_s,
          u"core/io"_s,    u"server/wal"_s,      u"server/state"_s, u"server/fate"_s,   u"server/engine"_s,
          u"server/io"_s,  u"ui/style"_s,        u"ui/models"_s,    u"ui/views"_s,      u"ui/diagrams"_s,
          u"ui/plots"_s,   u"ui/editor"_s,       u"ui/shell"_s,     u"app/load"_s,      u"app/lab"_s},
         false},
    };
    return table;
}

QString layerOf(const QString &path)
{
    const auto *layer = findLayer(path);
    return layer == nullptr ? QString() : layer->folder;
}

QStringList complaintsAbout(const QString &path, const QString &text)
{
    const auto lines = linesOf(text);
    auto complaints = complaintsAboutText(path, text) + shapeComplaints(path, text, lines);
    // A test's function may be as long as its table; judge it by reading it.
    if (isProgram(path))
        complaints += functionComplaints(lines);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto complaint = includeComplaint(path, lines[i]);
        if (!complaint.isEmpty())
            complaints << u"%1: %2"_s.arg(i + 1).arg(complaint);
        if (lines[i].size() > columnsMax)
            complaints << u"%1: wider than %2 columns"_s.arg(i + 1).arg(columnsMax);
    }
    return complaints;
}

QStringList complaintsAboutText(const QString &path, const QString &text)
{
    QStringList complaints;
    const auto lines = linesOf(text);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto &line = lines[i];
        if (line.contains(u'\t') || line.contains(u'\r'))
            complaints << u"%1: has a tab or a carriage return"_s.arg(i + 1);
        if (line.endsWith(u' '))
            complaints << u"%1: ends with a blank"_s.arg(i + 1);
        for (const auto &ban : bans()) {
            if (ban.appliesTo(path) && ban.pattern.match(line).hasMatch())
                complaints << u"%1: %2"_s.arg(i + 1).arg(ban.reason);
        }
    }
    if (!text.isEmpty() && !text.endsWith(u'\n'))
        complaints << u"the last line has no end"_s;
    return complaints;
}

} // namespace lockscope::tidy
