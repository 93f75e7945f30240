// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_rows.h"

#include <algorithm>
#include <cassert>

namespace lockscope::ui {

namespace {

constexpr std::string_view digits = "0123456789";

/// Takes the number at the front off `text`, without the zeros that lead it.
std::string_view takeNumber(std::string_view &text)
{
    auto number = text.substr(0, text.find_first_not_of(digits));
    text.remove_prefix(number.size());
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

} // namespace

bool comesBefore(std::string_view one, std::string_view other)
{
    auto a = one;
    auto b = other;
    while (!a.empty() && !b.empty()) {
        if (digits.find(a.front()) != std::string_view::npos && digits.find(b.front()) != std::string_view::npos) {
            const auto x = takeNumber(a);
            const auto y = takeNumber(b);
            if (x != y)
                return x.size() != y.size() ? x.size() < y.size() : x < y;
            continue;
        }
        if (a.front() != b.front())
            return a.front() < b.front();
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    return a.empty() && b.empty() ? one < other : a.empty();
}

bool standsBefore(const Key &one, const Key &other)
{
    std::optional<std::string_view> a = one.text();
    std::optional<std::string_view> b = other.text();
    while (a && b) {
        const auto x = takePart(a);
        const auto y = takePart(b);
        if (x != y)
            return comesBefore(x, y);
    }
    return !a && b;
}

int LockRow::row() const
{
    assert(parent != nullptr);
    // A view asks for many rows at every change, and nearly all of them stand where they stood.
    const auto &siblings = parent->children;
    if (lastPlace >= siblings.size() || siblings[lastPlace].get() != this)
        lastPlace = parent->placeOf(part);
    return static_cast<int>(parent->queue.size() + lastPlace);
}

std::size_t LockRow::placeOf(std::string_view name) const
{
    const auto found =
        std::lower_bound(children.begin(), children.end(), name, [](const auto &child, std::string_view wanted) {
            return comesBefore(child->part, wanted);
        });
    return static_cast<std::size_t>(found - children.begin());
}

LockRow *LockRow::child(std::string_view name) const
{
    const auto place = placeOf(name);
    return place < children.size() && children[place]->part == name ? children[place].get() : nullptr;
}

void LockRow::becomeLock(const Key &name)
{
    assert(!key);
    key = name;
    for (auto *level = this; level != nullptr; level = level->parent)
        ++level->lockCount;
}

void LockRow::becomeGroup()
{
    assert(key.has_value());
    key.reset();
    for (auto *level = this; level != nullptr; level = level->parent)
        --level->lockCount;
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
