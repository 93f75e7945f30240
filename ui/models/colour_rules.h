// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include "core/history/entry.h"
#include "core/query/expression.h"
#include "core/vocabulary/row_mark.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

/// Events for which `text` holds get the mark.
struct ColourRule
{
    QString name;
    QString text;
    RowMark mark = RowMark::A;
    bool isOn = true;

    friend bool operator==(const ColourRule &, const ColourRule &) = default;
};

/// The colour rules in their order: the first one that is on and fits decides.
///
/// A rule whose text is wrong marks nothing and stays, so that it can be mended.
class ColourRules : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// More would be told apart by nobody.
    static constexpr std::size_t rulesMax = 64;

    enum Column { NameColumn, TextColumn, ColumnCount };

    explicit ColourRules(QObject *parent = nullptr);

    [[nodiscard]] std::vector<ColourRule> rules() const;
    void setRules(const std::vector<ColourRule> &rules);
    [[nodiscard]] const ColourRule &rule(int row) const { return m_rules.at(static_cast<std::size_t>(row)).rule; }
    void setRule(int row, const ColourRule &rule);
    /// Gives its row; -1: there are too many.
    int add(const ColourRule &rule);
    void remove(int row);
    /// Up: earlier, so that it decides before the other one.
    void moveUp(int row);
    void moveDown(int row);

    [[nodiscard]] std::optional<RowMark> markOf(const Entry &entry) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    /// MarkRole, and Qt::CheckStateRole of the first column, which can be set.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// Rows may have another mark.
    void changed();

private:
    struct Parsed
    {
        ColourRule rule;
        /// None: the text is wrong.
        std::optional<query::Expression> expression;
    };

    [[nodiscard]] static Parsed parsed(const ColourRule &rule);

    std::vector<Parsed> m_rules;
};

} // namespace lockscope::ui
