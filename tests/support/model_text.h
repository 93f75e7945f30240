// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QStringList>

namespace lockscope::test {

/// Any model as lines: a row each, cells joined by " | ", children indented. Empty cells at the end are left out.
[[nodiscard]] QStringList linesOf(const QAbstractItemModel &model, const QModelIndex &parent = {});

} // namespace lockscope::test
