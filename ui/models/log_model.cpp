// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/log_model.h"

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <utility>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString kindText(LogKind kind)
{
    switch (kind) {
    case LogKind::Asked:
        return LogModel::tr("asked");
    case LogKind::Refused:
        return LogModel::tr("not done");
    case LogKind::Console:
        return LogModel::tr("console");
    case LogKind::Server:
        return LogModel::tr("server");
    case LogKind::Journal:
        return LogModel::tr("journal");
    case LogKind::Fate:
        return LogModel::tr("fate");
    }
    return {};
}

/// What a line says of an event that has its words already.
QString sentenceOf(const Entry &entry)
{
    const auto text = textOf(entry);
    return text.key.empty() ? text.sentence : LogModel::tr("%1: %2").arg(plain(text.key), text.sentence);
}

QString nameOf(const FateIntent &fate)
{
    return LogModel::tr("Open %1 of connection %2 (%3)")
        .arg(textOf(fate.open), textOf(fate.connection), phraseOf(fate.cause));
}

QString keysOf(const FateIntent &fate)
{
    QStringList keys;
    for (const auto &key : fate.targets)
        keys << plain(key.text());
    return keys.isEmpty() ? LogModel::tr("no key") : keys.join(u", "_s);
}

} // namespace

LogModel::LogModel(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::historyGrew, this, &LogModel::follow);
    connect(&cursor, &Cursor::moved, this, &LogModel::markTimes);
    connect(&cursor, &Cursor::historyReplaced, this, [this] { m_next = EventNumber(1); });
}

void LogModel::follow()
{
    // A recording has millions of events, which are not at hand; its list of events can be filtered.
    if (m_cursor.isRecording())
        return;
    // What went before anybody looked stands nowhere; the list of events says how much that was.
    const auto &history = m_cursor.history();
    auto number = std::max(m_next, history.first());
    for (; number < history.end(); number = EventNumber(number.value() + 1)) {
        if (const auto *entry = history.find(number); entry != nullptr)
            take(*entry);
    }
    m_next = number;
    flush();
}

void LogModel::take(const Entry &entry)
{
    const auto line = [&](LogKind kind, const QString &text) {
        m_coming.push_back({entry.at.wall, kind, text, entry.number});
    };
    if (const auto *event = std::get_if<ServerEvent>(&entry.event)) {
        take(entry, *event);
    } else if (const auto *given = std::get_if<CommandGiven>(&entry.event)) {
        const auto what = given->client
            ? tr("%1: %2").arg(ui::nameOf(*given->client, m_cursor.present()), sentenceOf(entry))
            : sentenceOf(entry);
        line(LogKind::Asked, m_outside.isEmpty() ? what : tr("%1; of servers outside: %2").arg(what, m_outside));
    } else if (std::holds_alternative<CommandRefused>(entry.event)) {
        line(LogKind::Refused, sentenceOf(entry));
    } else if (std::holds_alternative<EventsSkipped>(entry.event)) {
        line(LogKind::Console, sentenceOf(entry));
    }
}

void LogModel::take(const Entry &entry, const ServerEvent &event)
{
    const auto line = [&](LogKind kind, const QString &text) {
        m_coming.push_back({entry.at.wall, kind, text, entry.number});
    };
    const auto plainly = [&](LogKind kind) { line(kind, sentenceOf(entry)); };
    if (std::holds_alternative<ServerStarted>(event) || std::holds_alternative<ServerStopping>(event)
        || std::holds_alternative<ServerStopped>(event) || std::holds_alternative<TermBegan>(event)
        || std::holds_alternative<NodeListening>(event) || std::holds_alternative<WallClockWentBack>(event)) {
        plainly(LogKind::Server);
    } else if (std::holds_alternative<JournalFailed>(event)) {
        plainly(LogKind::Journal);
    } else if (const auto *opened = std::get_if<FateOpened>(&event)) {
        m_fates.insert_or_assign(opened->fate.open, opened->fate);
        line(LogKind::Fate, tr("%1 opened; keys: %2").arg(nameOf(opened->fate), keysOf(opened->fate)));
    } else if (const auto *folded = std::get_if<FateFolded>(&event)) {
        line(LogKind::Fate, tr("%1 folded %2").arg(fateText(folded->open), plain(folded->key.text())));
    } else if (const auto *refused = std::get_if<FateRefused>(&event)) {
        line(LogKind::Fate,
             tr("%1 is refused by the lane of %2, occupied by: %3")
                 .arg(fateText(refused->open), plain(refused->key.text()), phraseOf(refused->occupant)));
    } else if (const auto *parked = std::get_if<FateParked>(&event)) {
        line(LogKind::Fate, tr("%1 is parked").arg(nameOf(parked->fate)));
    } else if (const auto *unparked = std::get_if<FateUnparked>(&event)) {
        line(LogKind::Fate, tr("%1 is tried again: a lane was drained").arg(nameOf(unparked->fate)));
    } else if (const auto *completed = std::get_if<FateCompleted>(&event)) {
        line(LogKind::Fate, tr("%1 is complete").arg(nameOf(completed->fate)));
        m_fates.erase(completed->fate.open);
    }
}

QString LogModel::fateText(OpenSequence open) const
{
    const auto seen = m_fates.find(open);
    return seen != m_fates.end() ? nameOf(seen->second) : tr("Open %1").arg(textOf(open));
}

void LogModel::note(LogKind kind, const QString &sentence)
{
    m_coming.push_back({m_cursor.clock().wall, kind, plain(sentence.toStdString()), std::nullopt});
    flush();
}

/// All at once, so that a storm of fates tells the views once.
void LogModel::flush()
{
    if (m_coming.empty())
        return;
    const auto coming = std::exchange(m_coming, {});
    const auto skipped = coming.size() - std::min(coming.size(), linesMax);
    makeRoom(coming.size() - skipped);
    std::vector<std::size_t> shown;
    for (auto i = skipped; i < coming.size(); ++i) {
        if (isShown(coming[i]))
            shown.push_back(m_gone + m_lines.size() + i - skipped);
    }
    if (!shown.empty())
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(shown.size()) - 1);
    m_lines.insert(m_lines.end(), coming.begin() + static_cast<std::ptrdiff_t>(skipped), coming.end());
    m_shown.insert(m_shown.end(), shown.begin(), shown.end());
    if (!shown.empty())
        endInsertRows();
    emit countsChanged();
}

/// A whole linesMax of them goes at once, so that the views are told seldom.
void LogModel::makeRoom(std::size_t count)
{
    if (m_lines.size() + count <= 2 * linesMax)
        return;
    const auto going = std::min(m_lines.size(), std::max(count, linesMax));
    const auto end = m_gone + going;
    const auto last = std::lower_bound(m_shown.begin(), m_shown.end(), end);
    const auto rows = static_cast<int>(last - m_shown.begin());
    if (rows > 0)
        beginRemoveRows({}, 0, rows - 1);
    m_shown.erase(m_shown.begin(), last);
    m_lines.erase(m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(going));
    m_gone = end;
    if (rows > 0)
        endRemoveRows();
}

void LogModel::setNeedle(const QString &needle)
{
    if (needle == m_needle)
        return;
    beginResetModel();
    m_needle = needle;
    m_shown.clear();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (isShown(m_lines[i]))
            m_shown.push_back(m_gone + i);
    }
    endResetModel();
    emit countsChanged();
}

bool LogModel::isShown(const Line &line) const
{
    return m_needle.isEmpty() || line.text.contains(m_needle, Qt::CaseInsensitive)
        || kindText(line.kind).contains(m_needle, Qt::CaseInsensitive);
}

bool LogModel::isLater(const Line &line) const
{
    return !m_cursor.isLive() && line.event && *line.event > m_cursor.position();
}

void LogModel::markTimes()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString LogModel::text() const
{
    QStringList lines;
    for (int row = 0; row < rowCount(); ++row) {
        const auto &line = lineAt(row);
        lines << QStringList{cellText(line, TimeColumn), kindText(line.kind), line.text}.join(u'\t');
    }
    return lines.join(u'\n');
}

QModelIndex LogModel::indexOf(const Selection &selection) const
{
    const auto *event = std::get_if<EventNumber>(&selection);
    if (event == nullptr)
        return {};
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (lineAt(row).event == *event)
            return index(row, 0);
    }
    return {};
}

std::optional<EventNumber> LogModel::eventOf(const QModelIndex &index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? lineAt(index.row()).event : std::nullopt;
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int LogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &line = lineAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(line, static_cast<Column>(index.column())));
    case FullTextRole:
    case Qt::ToolTipRole:
        return cellText(line, static_cast<Column>(index.column()));
    case SelectionRole:
        return line.event ? QVariant::fromValue(Selection(*line.event)) : QVariant();
    case EventTimeRole:
        return static_cast<int>(isLater(line) ? EventTime::Later : EventTime::Before);
    default:
        return {};
    }
}

QString LogModel::cellText(const Line &line, Column column) const
{
    switch (column) {
    case TimeColumn:
        // Nothing had happened yet, so that nobody knew the time.
        return line.at == WallTime() ? QString() : textOf(line.at);
    case KindColumn:
        return isLater(line) ? tr("%1, later").arg(kindText(line.kind)) : kindText(line.kind);
    case TextColumn:
        return line.text;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case TimeColumn:
        return tr("Time");
    case KindColumn:
        return tr("About");
    case TextColumn:
        return tr("What happened");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
