// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHeaderView>
#include <QObject>

#include <vector>

namespace lockscope::ui {

/// The columns of one list: their first widths, in letters, and what a person made of them.
class ColumnSet : public QObject
{
    Q_OBJECT

public:
    /// `letters` has a width for each column; one with a longer heading is as wide as that.
    ColumnSet(QHeaderView &header, std::vector<int> letters);

    void reset();
    [[nodiscard]] QByteArray state() const;
    /// Ignored where it does not fit these columns.
    void restore(const QByteArray &state);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int letterWidth() const;
    [[nodiscard]] int firstWidth(int column) const;

    QHeaderView &m_header;
    std::vector<int> m_letters;
    int m_letterWidth;
};

} // namespace lockscope::ui
