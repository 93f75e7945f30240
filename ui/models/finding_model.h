// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/check/findings.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstddef>
#include <map>
#include <set>
#include <vector>

namespace lockscope::ui {

/// What was found, the last one first. Those that come later than the cursor's moment say so.
///
/// The findings themselves are folded elsewhere, beside the window's thread; this keeps the copy that is shown.
class FindingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        SeverityColumn,
        FindingColumn,
        AboutColumn,
        CountColumn,
        RuleColumn,
        TimeColumn,
        EventColumn,
        ColumnCount
    };

    explicit FindingModel(const Cursor &cursor, QObject *parent = nullptr);

    /// What whoever folds them says is new, counted up or gone.
    void take(const check::Findings::Changes &changes);
    /// Events that have come and are not judged yet; said beside the counts.
    void setLate(qint64 events);
    [[nodiscard]] qint64 late() const { return m_late; }

    /// Null: it went.
    [[nodiscard]] const check::Finding *find(check::FindingNumber number) const;
    /// Of those up to the cursor's moment, and of those after it.
    [[nodiscard]] std::size_t count(check::Severity severity) const;
    [[nodiscard]] std::size_t laterCount(check::Severity severity) const;
    [[nodiscard]] std::size_t laterCount() const;
    [[nodiscard]] std::uint64_t leftOut() const { return m_leftOut; }
    /// The events at which all of them came up, in order; what stepping goes by.
    [[nodiscard]] std::vector<EventNumber> places() const;

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// Counts, places or lateness.
    void countsChanged();

private:
    void follow();
    void showRowsBut(const std::set<check::FindingNumber> &gone);
    [[nodiscard]] bool isLater(const check::Finding &finding) const;
    [[nodiscard]] QVariant timeOf(const check::Finding &finding) const;
    [[nodiscard]] const check::Finding &at(int row) const;
    [[nodiscard]] QString cellText(const check::Finding &finding, Column column) const;

    const Cursor &m_cursor;
    std::map<check::FindingNumber, check::Finding> m_all;
    /// In the order of the numbers; rows go from the last one.
    std::vector<check::FindingNumber> m_rows;
    std::uint64_t m_leftOut = 0;
    qint64 m_late = 0;
    /// How many rows were later when that was last told, and whether any was told apart.
    std::size_t m_later = 0;
    bool m_isLive = true;
};

} // namespace lockscope::ui
