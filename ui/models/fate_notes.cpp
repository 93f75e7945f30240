// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fate_notes.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

struct Fates
{
    Q_DECLARE_TR_FUNCTIONS(Fates)
};

constexpr std::size_t namedMax = 12;

QString opensText(const std::vector<OpenSequence> &opens)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(opens.size(), namedMax); ++i)
        names << textOf(opens[i]);
    const auto list = names.join(u", ");
    const auto more = static_cast<int>(opens.size()) - static_cast<int>(names.size());
    return more > 0 ? Fates::tr("Open %1 and %n more", nullptr, more).arg(list) : Fates::tr("Open %1").arg(list);
}

QString unsettledText(const Truth &truth)
{
    const auto count = static_cast<int>(truth.unsettled().size());
    return Fates::tr(
               "The server stopped with %n unsettled fate(s): %1. It says so with exit status 3. Nothing is lost: "
               "the next start on this data folder completes them before it lets anybody in (F9, F10).",
               nullptr,
               count)
        .arg(opensText(truth.unsettled()));
}

QString recoveredText(const Truth &truth)
{
    std::vector<OpenSequence> opens;
    for (const auto &[open, fate] : truth.fates()) {
        if (fate.isRecovered)
            opens.push_back(open);
    }
    if (opens.empty())
        return {};
    const auto count = static_cast<int>(truth.recoveredCount());
    return truth.start()
        ? Fates::tr("Start %1 completed %n fate(s) that the starts before had left: %2 (F10).", nullptr, count)
              .arg(QString::number(truth.start()->value()), opensText(opens))
        : QString();
}

bool hasOpenFates(const Truth &truth)
{
    return std::any_of(truth.fates().begin(), truth.fates().end(), [](const auto &entry) {
        return entry.second.state != FateState::CompleteDurable;
    });
}

} // namespace

std::vector<Note> fateNotes(const Cursor &cursor)
{
    const auto &truth = cursor.world().truth();
    std::vector<Note> notes;
    if (truth.journal().fatal)
        notes.push_back({NoteWeight::Error,
                         Fates::tr("The journal failed: %1. No fate opens, folds or completes any more before a "
                                   "restart (J3).")
                             .arg(phraseOf(*truth.journal().fatal))});
    if (!truth.unsettled().empty())
        notes.push_back({NoteWeight::Error, unsettledText(truth)});
    if (truth.waitsForLeader() && hasOpenFates(truth))
        notes.push_back({NoteWeight::Warning,
                         Fates::tr("Nobody leads just now, and only a leader settles fates: the next one takes them "
                                   "up (N4).")});
    if (const auto text = recoveredText(truth); !text.isEmpty())
        notes.push_back({NoteWeight::Info, text});
    return notes;
}

} // namespace lockscope::ui
