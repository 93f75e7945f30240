// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSettings>
#include <QString>
#include <QStringList>

#include "ui/models/colour_rules.h"

#include <vector>

namespace lockscope::ui {

/// An expression that a person gave a name.
struct NamedExpression
{
    QString name;
    QString text;

    friend bool operator==(const NamedExpression &, const NamedExpression &) = default;
};

/// Filters and colour rules as they stand in the settings file. A row that makes no sense is left out.
class SavedFilters
{
public:
    static constexpr qsizetype namedMax = 200;
    static constexpr qsizetype historyMax = 30;
    static constexpr qsizetype nameLengthMax = 80;

    /// Outlives it.
    explicit SavedFilters(QSettings &file)
        : m_file(file)
    {
    }

    /// By name.
    [[nodiscard]] QList<NamedExpression> named() const;
    /// Takes the place of one with the same name.
    void save(const NamedExpression &expression);
    void forget(const QString &name);

    /// The last used one first.
    [[nodiscard]] QStringList history() const;
    void remember(const QString &text);

    [[nodiscard]] std::vector<ColourRule> colourRules() const;
    void setColourRules(const std::vector<ColourRule> &rules);

private:
    QSettings &m_file;
};

} // namespace lockscope::ui
