// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/saved_filters.h"

#include "ui/models/expression_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr qsizetype lengthMax = expressionSizeMax;

QString boundedText(const QSettings &file, const QString &key, qsizetype max)
{
    return file.value(key).toString().left(max);
}

/// The rows of an array of the file, and no more than `max` whatever it says.
template<typename ReadRow>
void readRows(QSettings &file, const QString &array, qsizetype max, ReadRow readRow)
{
    const auto count = std::min<qsizetype>(file.beginReadArray(array), max);
    for (int row = 0; row < count; ++row) {
        file.setArrayIndex(row);
        readRow();
    }
    file.endArray();
}

template<typename Rows, typename WriteRow>
void writeRows(QSettings &file, const QString &array, const Rows &rows, WriteRow writeRow)
{
    file.remove(array);
    file.beginWriteArray(array, static_cast<int>(rows.size()));
    int place = 0;
    for (const auto &row : rows) {
        file.setArrayIndex(place++);
        writeRow(row);
    }
    file.endArray();
}

void writeNamed(QSettings &file, const QList<NamedExpression> &rows)
{
    writeRows(file, u"filter/saved"_s, rows, [&](const NamedExpression &row) {
        file.setValue(u"name"_s, row.name);
        file.setValue(u"text"_s, row.text);
    });
}

} // namespace

QList<NamedExpression> SavedFilters::named() const
{
    QList<NamedExpression> rows;
    readRows(m_file, u"filter/saved"_s, namedMax, [&] {
        const NamedExpression row{boundedText(m_file, u"name"_s, nameLengthMax),
                                  boundedText(m_file, u"text"_s, lengthMax)};
        if (!row.name.isEmpty() && !row.text.isEmpty())
            rows << row;
    });
    std::sort(rows.begin(), rows.end(), [](const auto &one, const auto &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    return rows;
}

void SavedFilters::save(const NamedExpression &expression)
{
    auto rows = named();
    rows.removeIf([&](const auto &row) { return row.name == expression.name; });
    while (rows.size() >= namedMax)
        rows.removeLast();
    rows << expression;
    writeNamed(m_file, rows);
}

void SavedFilters::forget(const QString &name)
{
    auto rows = named();
    rows.removeIf([&](const auto &row) { return row.name == name; });
    writeNamed(m_file, rows);
}

QStringList SavedFilters::history() const
{
    QStringList texts;
    readRows(m_file, u"filter/history"_s, historyMax, [&] {
        if (const auto text = boundedText(m_file, u"text"_s, lengthMax); !text.isEmpty())
            texts << text;
    });
    return texts;
}

void SavedFilters::remember(const QString &text)
{
    auto texts = history();
    texts.removeAll(text);
    texts.prepend(text);
    texts = texts.mid(0, historyMax);
    writeRows(m_file, u"filter/history"_s, texts, [&](const QString &each) { m_file.setValue(u"text"_s, each); });
}

std::vector<ColourRule> SavedFilters::colourRules() const
{
    std::vector<ColourRule> rules;
    readRows(m_file, u"colours"_s, static_cast<qsizetype>(ColourRules::rulesMax), [&] {
        bool isNumber = false;
        const auto mark = m_file.value(u"mark"_s).toString().toUInt(&isNumber);
        if (!isNumber || mark >= rowMarkCount)
            return;
        rules.push_back({.name = boundedText(m_file, u"name"_s, nameLengthMax),
                         .text = boundedText(m_file, u"text"_s, lengthMax),
                         .mark = static_cast<RowMark>(mark),
                         .isOn = m_file.value(u"on"_s).toString() != u"false"});
    });
    return rules;
}

void SavedFilters::setColourRules(const std::vector<ColourRule> &rules)
{
    writeRows(m_file, u"colours"_s, rules, [&](const ColourRule &rule) {
        m_file.setValue(u"name"_s, rule.name);
        m_file.setValue(u"text"_s, rule.text);
        m_file.setValue(u"mark"_s, static_cast<uint>(rule.mark));
        m_file.setValue(u"on"_s, rule.isOn);
    });
}

} // namespace lockscope::ui
