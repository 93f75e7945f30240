// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// What a line of the log is about.
enum class LogKind : std::uint8_t {
    /// What a person asked for.
    Asked,
    /// What was asked for and not done.
    Refused,
    /// What the console did or could not do.
    Console,
    Server,
    Journal,
    /// A fate, with its Open, its connection and why that one ended; where it is refused, with the lane and who
    /// occupies it.
    Fate,
};

/// The log of a console: what was asked and what became of it, starts and stops, the journal's failures, and every step
/// of every fate, oldest first. Lines are appended, and the oldest go.
///
/// Filtered by a plain text. In PAST, lines of events that are yet to happen say so.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, KindColumn, TextColumn, ColumnCount };

    /// What a person can still read through; twice as much is never kept.
    static constexpr std::size_t linesMax = 10'000;

    /// The cursor outlives it.
    explicit LogModel(const Cursor &cursor, QObject *parent = nullptr);

    /// A whole sentence that no event says. It may hold text from outside.
    void note(LogKind kind, const QString &sentence);
    /// From now on what is asked for goes there.
    void setOutside(const QString &addresses) { m_outside = addresses; }

    /// Only lines that have it in them are shown, whatever its case; empty: all are.
    void setNeedle(const QString &needle);
    [[nodiscard]] std::size_t kept() const { return m_lines.size(); }
    /// The lines that are shown, cells divided by tabs.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;
    /// None: no event said it.
    [[nodiscard]] std::optional<EventNumber> eventOf(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void countsChanged();

private:
    struct Line
    {
        WallTime at;
        LogKind kind = LogKind::Console;
        QString text;
        std::optional<EventNumber> event;
    };

    void follow();
    void take(const Entry &entry);
    void take(const Entry &entry, const ServerEvent &event);
    void flush();
    void makeRoom(std::size_t count);
    void markTimes();
    [[nodiscard]] bool isShown(const Line &line) const;
    [[nodiscard]] bool isLater(const Line &line) const;
    [[nodiscard]] const Line &lineAt(int row) const { return m_lines[m_shown[static_cast<std::size_t>(row)] - m_gone]; }
    [[nodiscard]] QString cellText(const Line &line, Column column) const;
    [[nodiscard]] QString fateText(OpenSequence open) const;

    const Cursor &m_cursor;
    QString m_outside;
    QString m_needle;
    /// Not shown yet.
    std::vector<Line> m_coming;
    std::deque<Line> m_lines;
    /// Lines that went, so that m_shown need not be counted anew.
    std::size_t m_gone = 0;
    /// Which ones are shown, counted from the very first one.
    std::deque<std::size_t> m_shown;
    /// Of fates that are not complete, as far as their Open was seen.
    std::map<OpenSequence, FateIntent> m_fates;
    EventNumber m_next{1};
};

} // namespace lockscope::ui
