// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

namespace lockscope::recording {

/// What a struct is made of, in the order in which it is written. A specialization for each; docs/recording_format.md
/// has them in prose.
///
/// A field that a struct gains has to be added here, or the program does not compile: Layout counts.
template<typename T>
struct LayoutOf;

template<auto... Fields>
struct Layout
{
    static constexpr std::size_t fieldCount = sizeof...(Fields);

    template<typename Visit>
    static void forEach(const Visit &visit)
    {
        (visit(Fields), ...);
    }
    /// `Make` with all fields at once.
    template<typename Make>
    static auto withAll(const Make &make)
    {
        return make(Fields...);
    }
};

/// One of several alternatives, named by a number for good.
template<std::uint64_t Tag, auto... Fields>
struct TaggedLayout : Layout<Fields...>
{
    static constexpr std::uint64_t tag = Tag;
};

template<typename T>
concept HasLayout = requires
{
    LayoutOf<T>::fieldCount;
};

/// What names an alternative among those of its variant. Specialized for the ones that are no structs.
template<typename T>
inline constexpr std::uint64_t tagOf = LayoutOf<T>::tag;

/// The last value of an enum whose values count up from zero (or from `enumFirst`).
template<typename Enum>
inline constexpr Enum enumLast = Enum{};
template<typename Enum>
inline constexpr Enum enumFirst = Enum{};

template<typename T>
struct MemberOf;
template<typename Owner, typename Value>
struct MemberOf<Value Owner::*>
{
    using Type = Value;
};

/// Does not compile where T has another number of fields than its layout says.
template<typename T>
constexpr void countFields([[maybe_unused]] const T &it)
{
    constexpr auto count = LayoutOf<T>::fieldCount;
    if constexpr (count == 1) {
        [[maybe_unused]] const auto &[a] = it;
    } else if constexpr (count == 2) {
        [[maybe_unused]] const auto &[a, b] = it;
    } else if constexpr (count == 3) {
        [[maybe_unused]] const auto &[a, b, c] = it;
    } else if constexpr (count == 4) {
        [[maybe_unused]] const auto &[a, b, c, d] = it;
    } else if constexpr (count == 5) {
        [[maybe_unused]] const auto &[a, b, c, d, e] = it;
    } else if constexpr (count == 6) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f] = it;
    } else if constexpr (count == 7) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g] = it;
    } else if constexpr (count == 8) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h] = it;
    } else if constexpr (count == 9) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h, i] = it;
    } else if constexpr (count == 10) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h, i, j] = it;
    } else if constexpr (count == 11) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h, i, j, k] = it;
    } else if constexpr (count == 13) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h, i, j, k, l, m] = it;
    } else if constexpr (count == 17) {
        [[maybe_unused]] const auto &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = it;
    } else {
        static_assert(count == 0 && std::is_empty_v<T>, "a line for that many fields is missing here");
    }
}

} // namespace lockscope::recording
