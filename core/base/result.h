// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <utility>

#include <tl/expected.hpp>

namespace lockscope {

/// Either a value or a typed error; the error is a closed enum or a small struct, never a sentence (HE1, HE7).
///
/// An alias, because libstdc++ 12 has std::expected only in C++23 mode and clang 14 cannot compile it there.
template<typename T, typename E>
using Result = tl::expected<T, E>;

/// The error half of a Result: `return failure(WireError::Oversized);`
template<typename E>
[[nodiscard]] constexpr tl::unexpected<std::decay_t<E>> failure(E &&error)
{
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

} // namespace lockscope
