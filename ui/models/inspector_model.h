// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include "ui/models/cursor.h"
#include "ui/models/inspection.h"
#include "ui/models/selection.h"

#include <vector>

namespace lockscope::ui {

/// Everything about the selected thing, a row for each property. A request has two sides: what its client believes and
/// what the server knows.
class InspectorModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Of a thing with one side the values stand in BeliefColumn, and TruthColumn is empty.
    enum Column { PropertyColumn, BeliefColumn, TruthColumn, ColumnCount };

    InspectorModel(const Cursor &cursor, const FindingModel &findings, QObject *parent = nullptr);

    void setSelection(const Selection &selection);
    [[nodiscard]] const Selection &selection() const { return m_selection; }
    /// "Acquire 41 of w1"; says so when nothing is selected or the thing is gone.
    [[nodiscard]] const QString &title() const { return m_shown.title; }
    [[nodiscard]] bool hasTwoSides() const { return m_shown.twoSides; }
    /// One sentence when belief and truth differ; empty when they agree or cannot be compared.
    [[nodiscard]] const QString &difference() const { return m_shown.difference; }
    /// What follows from the difference; empty as that is.
    [[nodiscard]] const QString &consequence() const { return m_shown.consequence; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void selectionChanged(const lockscope::ui::Selection &selection);
    /// Title, number of sides or difference.
    void summaryChanged();

private:
    void refresh();
    [[nodiscard]] QVariant spanData(const Countdown &countdown, int role) const;
    void tellChanges(const std::vector<Property> &before);

    const Cursor &m_cursor;
    const FindingModel &m_findings;
    Selection m_selection;
    Inspection m_shown;
};

} // namespace lockscope::ui
