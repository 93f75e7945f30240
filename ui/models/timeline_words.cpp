// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_words.h"

#include <QStringList>

#include "core/picture/timeline_fold.h"
#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/sequence_things.h"

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

QString TimelineWords::nameOfRow(const std::string &name) const
{
    if (m_kind == TimelineRowKind::Keys)
        return plain(name);
    const auto client = picture::TimelineFold::clientOf(name);
    return client ? ui::nameOf(*client, m_cursor.world()) : tr("other clients");
}

QString TimelineWords::stateWord(ShownState state)
{
    switch (state) {
    case ShownState::Held:
        return tr("held");
    case ShownState::Orphaned:
        return tr("orphaned");
    case ShownState::Waiting:
        return tr("waiting");
    case ShownState::Indeterminate:
        return tr("indeterminate");
    case ShownState::Parked:
        return tr("parked");
    case ShownState::Refused:
        return tr("refused");
    case ShownState::Done:
        return tr("done");
    }
    return {};
}

const picture::SpanBoard &boardOf(TimelineRowKind kind, const Pictures &pictures)
{
    return kind == TimelineRowKind::Keys ? pictures.timeline().keys() : pictures.timeline().clients();
}

Selection selectionOf(const std::string &rowName, TimelineRowKind kind)
{
    if (kind == TimelineRowKind::Keys) {
        const auto key = Key::parse(rowName);
        return key ? Selection(*key) : Selection(NoSelection{});
    }
    const auto client = picture::TimelineFold::clientOf(rowName);
    return client ? Selection(*client) : Selection(NoSelection{});
}

Selection selectionOf(const picture::Segment &segment, TimelineRowKind kind, const Pictures &pictures)
{
    if (const auto *cause = pictures.eventAt(segment.cause); cause != nullptr && segment.count == 1) {
        const auto subject = subjectOf(*cause);
        const bool isTelling =
            std::holds_alternative<RequestRef>(subject) || std::holds_alternative<OpenSequence>(subject);
        if (isTelling)
            return subject;
    }
    return selectionOf(boardOf(kind, pictures).nameOf(segment.row), kind);
}

QString
textOf(const picture::Segment &segment, const TimelineWords &words, TimelineRowKind kind, const Pictures &pictures)
{
    const auto time = [&words](TimePoint at) { return QString::fromStdString(words.timeText(at, 1ms)); };
    const auto state = TimelineWords::stateWord(segment.look);
    const auto row = words.nameOfRow(boardOf(kind, pictures).nameOf(segment.row));
    QStringList lines{segment.count == 1
                          ? TimelineWords::tr("%1: %2").arg(row, state)
                          : TimelineWords::tr("%1: %Ln %2", nullptr, static_cast<int>(segment.count)).arg(row, state)};
    if (segment.end == picture::openEnd)
        lines << TimelineWords::tr("since %1").arg(time(segment.begin));
    else
        lines << TimelineWords::tr("from %1 to %2, %3")
                     .arg(time(segment.begin), time(segment.end), ui::textOf(segment.end - segment.begin));
    if (segment.sure != picture::openEnd)
        lines << TimelineWords::tr("until %1 at the latest").arg(time(segment.sure));
    if (const auto *event = pictures.eventAt(segment.cause))
        lines << TimelineWords::tr("event %1: %2")
                     .arg(QString::number(segment.cause.value()), ui::textOf(*event).sentence);
    return lines.join(u'\n');
}

} // namespace lockscope::ui
