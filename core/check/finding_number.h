// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_id.h"

#include <cstdint>

namespace lockscope::check {

/// A finding of one run, counted from 1 in the order in which they came up; never given twice.
using FindingNumber = StrongId<struct FindingNumberTag, std::uint64_t>;

} // namespace lockscope::check
