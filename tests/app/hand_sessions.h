// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/hand_session.h"

#include <cstdint>
#include <span>

namespace lockscope::test {

/// What somebody does at a console, from its start on.
struct SessionByHand
{
    const char *name;
    std::uint32_t nodes;
    void (*play)(Hand &hand);
};
[[nodiscard]] std::span<const SessionByHand> sessionsByHand();

} // namespace lockscope::test
