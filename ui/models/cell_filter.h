// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/entry.h"
#include "core/query/thing_facts.h"

#include <initializer_list>
#include <string_view>

namespace lockscope::ui {

/// An expression that lets through what has the same value in the first of `fields` that the event has; empty: it has
/// none of them.
[[nodiscard]] QString sameIn(const Entry &entry, std::initializer_list<std::string_view> fields);
[[nodiscard]] QString sameIn(const query::Thing &thing, std::initializer_list<std::string_view> fields);
/// Keys that begin like this.
[[nodiscard]] QString keysBelow(std::string_view group);

} // namespace lockscope::ui
