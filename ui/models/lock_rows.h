// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/truth.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::ui {

/// One level of the lock tree: a part of keys between '/', which may be a lock, the beginning of others, or both.
///
/// Its rows are first the queue, then the children. An index of the model points at the parent's LockRow.
struct LockRow
{
    LockRow *parent = nullptr;
    std::string part;
    /// Set where a key ends here.
    std::optional<Key> key;
    /// The waiters that are shown, in order.
    std::vector<Arrival> queue;
    /// Sorted by part, numbers by their value.
    std::vector<std::unique_ptr<LockRow>> children;
    /// Locks beneath, and this one.
    std::size_t lockCount = 0;
    /// Where it last stood among its parent's children.
    mutable std::size_t lastPlace = 0;

    [[nodiscard]] std::size_t rowCount() const { return queue.size() + children.size(); }
    /// Row in the parent, which must exist.
    [[nodiscard]] int row() const;
    [[nodiscard]] LockRow *child(std::string_view name) const;
    /// Where a child of that name stands or would stand among the children.
    [[nodiscard]] std::size_t placeOf(std::string_view name) const;
    /// A key ends here from now on; every level up to the root counts it.
    void becomeLock(const Key &name);
    void becomeGroup();
};

/// The order of parts on one level, as people count: "line 2" before "line 10". Parts that differ only in leading zeros
/// stay apart.
[[nodiscard]] bool comesBefore(std::string_view one, std::string_view other);
/// The same of whole keys, level by level: in this order rows that stand beside each other come after each other.
[[nodiscard]] bool standsBefore(const Key &one, const Key &other);
/// Takes the part up to the next '/' off `rest`. "a//b" has an empty part in the middle, and "a/" one at the end.
[[nodiscard]] std::string_view takePart(std::optional<std::string_view> &rest);

} // namespace lockscope::ui
