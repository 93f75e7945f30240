// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <memory>
#include <span>

namespace lockscope {

/// A run of events that follow each other, shared and not copied. What it shows never changes, so that any thread may
/// read it, also while the history that it comes from goes on.
struct EventPage
{
    std::span<const Entry> entries;
    /// What keeps the entries alive.
    std::shared_ptr<const void> owner;
};

} // namespace lockscope
