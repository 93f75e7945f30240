// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/command_answer.h"

#include <array>
#include <cstddef>

namespace lockscope {

std::string_view nameOf(CommandRefusal value)
{
    static constexpr auto names = std::to_array<std::string_view>({
        "bad_key",
        "lane_already_held",
        "lane_not_held",
        "no_such_node",
        "node_is_down",
        "node_is_up",
        "leader_changing",
        "nobody_leads",
        "address_taken",
        "journal_failed",
        "stopping",
    });
    static_assert(names.size() == static_cast<std::size_t>(CommandRefusal::Stopping) + 1);
    return names.at(static_cast<std::size_t>(value));
}

} // namespace lockscope
