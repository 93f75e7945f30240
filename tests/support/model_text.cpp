// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/model_text.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

QStringList linesOf(const QAbstractItemModel &model, const QModelIndex &parent)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << model.index(row, column, parent).data().toString();
        while (!cells.isEmpty() && cells.last().isEmpty())
            cells.removeLast();
        lines << cells.join(u" | ");
        for (const auto &line : linesOf(model, model.index(row, 0, parent)))
            lines << u"  "_s + line;
    }
    return lines;
}

} // namespace lockscope::test
