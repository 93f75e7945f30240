// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <cstdint>
#include <string>

namespace lockscope {

/// A place in a history that a person marked.
struct Bookmark
{
    /// 0: it is not kept yet.
    std::int64_t id = 0;
    EventNumber event;
    /// UTF-8, in the person's own words; may be empty.
    std::string note;

    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

} // namespace lockscope
