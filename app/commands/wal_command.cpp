// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/wal_json.h"
#include "app/commands/wal_text.h"
#include "server/io/file_storage.h"

#include <cstdio>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace server;

constexpr int exitDamaged = 1;
constexpr int exitNotAJournal = 2;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WalCommand)
};

using Scanned = Result<JournalEnd, JournalProblem>;

void printRecord(const ScannedRecord &scanned)
{
    if (scanned.inSnapshot)
        return;
    const auto line = QJsonDocument(jsonOf(scanned)).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
}

/// Every record of the journal goes to `see`, which may be none.
Scanned scanFolder(const QString &folder, void (*see)(const ScannedRecord &))
{
    const auto storage = FileStorage::open(QFile::encodeName(folder).toStdString());
    if (!storage && storage.error().error == StorageError::Missing)
        return failure(JournalProblem(NotAJournal{}));
    if (!storage)
        return failure(JournalProblem(IoError{{}, storage.error().detail}));
    auto scan = JournalScan::open(**storage);
    if (!scan)
        return failure(scan.error());
    for (;;) {
        const auto scanned = scan->next();
        if (!scanned)
            return failure(scanned.error());
        if (!*scanned)
            return scan->end();
        if (see != nullptr)
            see(**scanned);
    }
}

int complain(const JournalProblem &problem, const QString &folder)
{
    printError(u"lockscope wal: "_s + sentenceOf(problem, folder));
    return std::holds_alternative<NotAJournal>(problem) ? exitNotAJournal : exitDamaged;
}

int dump(const QString &folder)
{
    const auto end = scanFolder(folder, printRecord);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        printError(u"lockscope wal: "_s + Text::tr("the dump is not whole: stdout cannot be written"));
        return exitDamaged;
    }
    if (!end)
        return complain(end.error(), folder);
    if (end->torn)
        printError(u"lockscope wal: "_s + sentenceOf(*end->torn));
    return exitOk;
}

int verify(const QString &folder)
{
    const auto end = scanFolder(folder, nullptr);
    if (!end)
        return complain(end.error(), folder);
    if (end->snapshot) {
        printLine(Text::tr("a snapshot of %1 records stands for everything up to LSN %2")
                      .arg(QString::number(end->snapshotRecordCount), QString::number(end->snapshot->value())));
    }
    printLine(Text::tr("sound: %1 records, the last LSN is %2, segments: %3")
                  .arg(QString::number(end->recordCount),
                       QString::number(end->next.value() - 1),
                       QString::number(end->segmentCount)));
    if (end->torn)
        printLine(sentenceOf(*end->torn) + Text::tr(" (the next start cuts it off)"));
    return exitOk;
}

} // namespace

int runWal(int & /*argc*/, char ** /*argv*/, const QStringList &arguments)
{
    CommandLine line(u"wal"_s,
                     Text::tr("Reads a journal without starting a server, also beside a running one; never changes it. "
                              "Exit status: 0 sound, 1 damaged, 2 not a journal."),
                     u"lockscope wal verify ~/locks"_s);
    line.addPositional(
        u"what"_s,
        Text::tr(
            "dump: one JSON object a record, from after the newest snapshot on; verify: whether all of the journal is "
            "sound."),
        u"dump|verify"_s);
    line.addPositional(u"DIR"_s, Text::tr("The server's data folder."), u"DIR"_s);
    if (const auto status = line.parse(arguments))
        return *status;

    const auto given = line.positionals();
    if (given.size() != 2)
        return line.complain(Text::tr("expected 'dump' or 'verify' and one folder"));
    if (given[0] == u"dump")
        return dump(given[1]);
    if (given[0] == u"verify")
        return verify(given[1]);
    return line.complain(Text::tr("'%1' is neither 'dump' nor 'verify'").arg(given[0]));
}

} // namespace lockscope::app
