// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/recording/value_coder.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// How what holds other values is written and read.
namespace lockscope::recording {

template<typename T>
concept Sequence = requires(T list)
{
    list.push_back(list.front());
}
&&!std::same_as<T, std::string>;
template<typename T>
concept Ordered = requires
{
    typename T::key_compare;
};
template<typename T>
concept Hashed = requires
{
    typename T::hasher;
};

template<typename T>
void put(ByteCoder &out, const std::optional<T> &value)
{
    put(out, value.has_value());
    if (value)
        put(out, *value);
}
template<typename T>
std::optional<T> take(ByteDecoder &in, As<std::optional<T>> /*type*/)
{
    return take(in, As<bool>{}) ? std::optional<T>(take(in, As<T>{})) : std::nullopt;
}

template<typename T>
void put(ByteCoder &out, const SharedValue<T> &value)
{
    put(out, *value);
}
template<typename T>
SharedValue<T> take(ByteDecoder &in, As<SharedValue<T>> /*type*/)
{
    return SharedValue<T>(take(in, As<T>{}));
}

template<typename First, typename Second>
void put(ByteCoder &out, const std::pair<First, Second> &value)
{
    put(out, value.first);
    put(out, value.second);
}
template<typename First, typename Second>
std::pair<std::remove_const_t<First>, Second> take(ByteDecoder &in, As<std::pair<First, Second>> /*type*/)
{
    auto first = take(in, As<std::remove_const_t<First>>{});
    return {std::move(first), take(in, As<Second>{})};
}

/// Field after field, without a mark between them.
template<HasLayout T>
void put(ByteCoder &out, const T &value)
{
    if constexpr (std::is_aggregate_v<T>)
        countFields(value);
    LayoutOf<T>::forEach([&](auto field) { put(out, value.*field); });
}
template<HasLayout T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    if constexpr (std::is_default_constructible_v<T>) {
        T value{};
        LayoutOf<T>::forEach(
            [&](auto field) { value.*field = take(in, As<typename MemberOf<decltype(field)>::Type>{}); });
        return value;
    } else {
        // Between braces the fields are taken in their order.
        return LayoutOf<T>::withAll(
            [&](auto... fields) { return T{take(in, As<typename MemberOf<decltype(fields)>::Type>{})...}; });
    }
}

/// Whether all alternatives are told apart.
template<typename... Alternatives>
consteval bool tagsDiffer()
{
    std::array tags{tagOf<Alternatives>...};
    std::sort(tags.begin(), tags.end());
    return std::adjacent_find(tags.begin(), tags.end()) == tags.end();
}

/// The tag of the alternative, then the alternative.
template<typename... Alternatives>
void put(ByteCoder &out, const std::variant<Alternatives...> &value)
{
    static_assert(tagsDiffer<Alternatives...>());
    std::visit(
        [&]<typename T>(const T &one) {
            out.number(tagOf<T>);
            put(out, one);
        },
        value);
}
template<typename... Alternatives>
std::variant<Alternatives...> take(ByteDecoder &in, As<std::variant<Alternatives...>> /*type*/)
{
    using Variant = std::variant<Alternatives...>;
    const auto tag = in.number();
    std::optional<Variant> value;
    const auto tryOne = [&]<typename T>(As<T> type) {
        if (!value && tag == tagOf<T>)
            value.emplace(take(in, type));
    };
    (tryOne(As<Alternatives>{}), ...);
    if (value)
        return *std::move(value);
    // A broken decoder gives the empty value of anything.
    in.fail();
    return take(in, As<std::variant_alternative_t<0, Variant>>{});
}

template<Sequence T>
void put(ByteCoder &out, const T &list)
{
    out.number(list.size());
    for (const auto &one : list)
        put(out, one);
}
template<Sequence T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    T list;
    for (auto left = in.count(); left > 0 && !in.isBroken(); --left)
        list.push_back(take(in, As<typename T::value_type>{}));
    return list;
}

template<Ordered T>
void put(ByteCoder &out, const T &list)
{
    out.number(list.size());
    for (const auto &one : list)
        put(out, one);
}
template<Ordered T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    T list;
    for (auto left = in.count(); left > 0 && !in.isBroken(); --left)
        list.insert(list.end(), take(in, As<typename T::value_type>{}));
    return list;
}

/// In the order of the keys, so that equal maps make equal bytes.
template<Hashed T>
void put(ByteCoder &out, const T &map)
{
    std::vector<const typename T::value_type *> entries;
    entries.reserve(map.size());
    for (const auto &entry : map)
        entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(), [](const auto *a, const auto *b) { return a->first < b->first; });
    out.number(entries.size());
    for (const auto *entry : entries)
        put(out, *entry);
}
template<Hashed T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    T map;
    auto left = in.count();
    map.reserve(left);
    for (; left > 0 && !in.isBroken(); --left)
        map.insert(take(in, As<typename T::value_type>{}));
    return map;
}

} // namespace lockscope::recording
