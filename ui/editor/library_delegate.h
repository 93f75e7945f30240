// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

#include "ui/views/cell_delegate.h"

class QTreeView;

namespace lockscope::ui {

/// The rows of the library: groups in bold letters, and titles that go on in a next line where the tree is narrow.
class LibraryDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    /// The rows of `tree` get their heights anew whenever its width is another one.
    explicit LibraryDelegate(QTreeView &tree);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const QTreeView &m_tree;
};

} // namespace lockscope::ui
