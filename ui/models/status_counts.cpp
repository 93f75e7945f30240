// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/status_counts.h"

#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

#include <chrono>

using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

/// A rate is measured over at least so long; a shorter look would jump.
constexpr Duration rateWindow = 1s;

QString serverText(const Truth &truth)
{
    switch (truth.phase()) {
    case ServerPhase::NotVisible:
        return StatusCounts::tr("no server");
    case ServerPhase::Stopping:
        return StatusCounts::tr("the server is stopping");
    case ServerPhase::Stopped:
        return StatusCounts::tr("the server stopped");
    case ServerPhase::Running:
        break;
    }
    if (!truth.leader())
        return StatusCounts::tr("no leader, term %1").arg(truth.term().value());
    return StatusCounts::tr("node %1 leads, term %2").arg(truth.leader()->value()).arg(truth.term().value());
}

QString fatalText(const JournalTruth &journal)
{
    if (!journal.fatal)
        return {};
    return journal.fatalDetail.empty()
        ? phraseOf(*journal.fatal)
        : StatusCounts::tr("%1 (%2)").arg(phraseOf(*journal.fatal), plain(journal.fatalDetail));
}

} // namespace

StatusCounts::StatusCounts(const Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
{
    m_values.server = serverText(cursor.world().truth());
    connect(&cursor, &Cursor::worldChanged, this, &StatusCounts::refresh);
    connect(&cursor, &Cursor::worldReplaced, this, &StatusCounts::refresh);
    connect(&cursor, &Cursor::historyGrew, this, &StatusCounts::refresh);
    connect(&cursor, &Cursor::timePassed, this, &StatusCounts::measureRate);
}

void StatusCounts::setLate(qint64 count)
{
    if (m_values.late == count)
        return;
    m_values.late = count;
    emit changed();
}

void StatusCounts::setFindings(const FindingCounts &counts)
{
    if (m_values.errors == counts.errors && m_values.warnings == counts.warnings)
        return;
    m_values.errors = counts.errors;
    m_values.warnings = counts.warnings;
    emit changed();
}

void StatusCounts::refresh()
{
    const auto &world = m_cursor.world();
    auto values = m_values;
    // Orphans are counted once, as orphans.
    values.held = static_cast<qint64>(world.truth().heldCount() - world.truth().orphanCount());
    values.waiting = static_cast<qint64>(world.truth().waiterCount());
    values.indeterminate = static_cast<qint64>(world.beliefs().indeterminateCount());
    values.parked = static_cast<qint64>(world.truth().parkedCount());
    values.orphans = static_cast<qint64>(world.truth().orphanCount());
    values.clients = 0;
    for (const auto &[id, client] : world.beliefs().clients())
        values.clients += client.stopped ? 0 : 1;
    values.summarised = static_cast<qint64>(m_cursor.history().summarisedCount());
    values.skipped = static_cast<qint64>(world.skippedCount());
    values.server = serverText(world.truth());
    values.fatal = fatalText(world.truth().journal());
    if (values == m_values)
        return;
    m_values = values;
    emit changed();
}

void StatusCounts::measureRate()
{
    // Nothing happens in a recording any more.
    if (m_cursor.isRecording())
        return;
    const auto elapsed = m_cursor.clock().steady - m_rateSince;
    if (elapsed < rateWindow)
        return;
    const auto events = m_cursor.history().end().value() - 1;
    const auto seconds = static_cast<double>(elapsed.count()) / 1e6;
    const auto rate = static_cast<qint64>(static_cast<double>(events - m_rateEvents) / seconds);
    m_rateEvents = events;
    m_rateSince = m_cursor.clock().steady;
    if (rate == m_values.eventsPerSecond)
        return;
    m_values.eventsPerSecond = rate;
    emit changed();
}

} // namespace lockscope::ui
