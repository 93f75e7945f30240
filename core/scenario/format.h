// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lockscope::scenario {

/// The text as everybody writes it: the first words in a column of their own, one blank between the others, the lines
/// of a block indented. Comments stay where they are as far as there is room; blank lines stay.
///
/// It means the same, has the same complaints in the same lines, and is the same when it is formatted again.
[[nodiscard]] std::string format(std::string_view text);

} // namespace lockscope::scenario
