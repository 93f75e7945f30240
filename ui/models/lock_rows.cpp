// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_rows.h"

#include <algorithm>
#include <cassert>

namespace lockscope::ui {

int LockRow::row() const
{
    assert(parent != nullptr);
    return static_cast<int>(parent->queue.size() + parent->placeOf(part));
}

std::size_t LockRow::placeOf(std::string_view name) const
{
    const auto found =
        std::lower_bound(children.begin(), children.end(), name, [](const auto &child, std::string_view wanted) {
            return child->part < wanted;
        });
    return static_cast<std::size_t>(found - children.begin());
}

LockRow *LockRow::child(std::string_view name) const
{
    const auto place = placeOf(name);
    return place < children.size() && children[place]->part == name ? children[place].get() : nullptr;
}

std::size_t LockRow::lockCount() const
{
    std::size_t count = key ? 1 : 0;
    for (const auto &child : children)
        count += child->lockCount();
    return count;
}

std::string_view takePart(std::optional<std::string_view> &rest)
{
    assert(rest.has_value());
    const auto slash = rest->find('/');
    const auto part = rest->substr(0, slash);
    rest = slash == std::string_view::npos ? std::nullopt : std::optional(rest->substr(slash + 1));
    return part;
}

} // namespace lockscope::ui
