// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"

#include <cstddef>
#include <cstdint>
#include <functional>

template<>
struct std::hash<lockscope::RequestRef>
{
    std::size_t operator()(const lockscope::RequestRef &ref) const noexcept
    {
        const std::uint64_t client = ref.client.value();
        return static_cast<std::size_t>(ref.request.value() ^ (client * 0x9E3779B97F4A7C15ULL));
    }
};
