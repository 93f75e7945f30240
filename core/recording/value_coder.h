// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/recording/byte_coder.h"
#include "core/recording/layout.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

/// How each single value is written and read: one overload of put() and one of take() beside each other. They find each
/// other by the coder's namespace, whatever the order of the headers.
namespace lockscope::recording {

template<typename T>
struct As
{
};

/// A blob is broken and there is nothing to give: any key at all, which nobody looks at.
[[nodiscard]] inline Key noKey()
{
    return *Key::parse("?");
}

template<std::unsigned_integral T>
void put(ByteCoder &out, T value)
{
    out.number(value);
}
template<std::unsigned_integral T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    const auto value = in.number();
    if (static_cast<T>(value) != value)
        in.fail();
    return static_cast<T>(value);
}
inline void put(ByteCoder &out, bool value)
{
    out.byte(value ? 1 : 0);
}
inline bool take(ByteDecoder &in, As<bool> /*type*/)
{
    const auto value = in.byte();
    if (value > 1)
        in.fail();
    return value == 1;
}

template<std::signed_integral T>
void put(ByteCoder &out, T value)
{
    out.signedNumber(value);
}
template<std::signed_integral T>
T take(ByteDecoder &in, As<T> /*type*/)
{
    return static_cast<T>(in.signedNumber());
}

template<typename Enum>
requires std::is_enum_v<Enum>
void put(ByteCoder &out, Enum value)
{
    static_assert(enumLast<Enum> != Enum{}, "say which value is the last one");
    out.byte(static_cast<std::uint8_t>(value));
}
template<typename Enum>
requires std::is_enum_v<Enum> Enum take(ByteDecoder &in, As<Enum> /*type*/)
{
    const auto value = in.byte();
    const bool isOne =
        value >= static_cast<std::uint8_t>(enumFirst<Enum>) && value <= static_cast<std::uint8_t>(enumLast<Enum>);
    if (!isOne)
        in.fail();
    return isOne ? static_cast<Enum>(value) : enumFirst<Enum>;
}

inline void put(ByteCoder &out, const std::string &value)
{
    out.text(value);
}
inline std::string take(ByteDecoder &in, As<std::string> /*type*/)
{
    return std::string(in.text());
}
inline void put(ByteCoder &out, const Key &value)
{
    out.text(value.text());
}
inline Key take(ByteDecoder &in, As<Key> /*type*/)
{
    auto key = Key::parse(in.text());
    if (!key)
        in.fail();
    return key ? *std::move(key) : noKey();
}

inline void put(ByteCoder &out, const Owner &value)
{
    for (const auto byte : value.value())
        out.byte(byte);
}
inline Owner take(ByteDecoder &in, As<Owner> /*type*/)
{
    Owner::Underlying bytes{};
    const auto raw = in.raw(bytes.size());
    std::transform(
        raw.begin(), raw.end(), bytes.begin(), [](std::byte it) { return std::to_integer<std::uint8_t>(it); });
    return Owner(bytes);
}
template<typename Tag, std::unsigned_integral T>
void put(ByteCoder &out, StrongId<Tag, T> value)
{
    out.number(value.value());
}
template<typename Tag, std::unsigned_integral T>
StrongId<Tag, T> take(ByteDecoder &in, As<StrongId<Tag, T>> /*type*/)
{
    return StrongId<Tag, T>(take(in, As<T>{}));
}

template<typename Rep, typename Period>
void put(ByteCoder &out, std::chrono::duration<Rep, Period> value)
{
    out.signedNumber(value.count());
}
template<typename Rep, typename Period>
std::chrono::duration<Rep, Period> take(ByteDecoder &in, As<std::chrono::duration<Rep, Period>> /*type*/)
{
    return std::chrono::duration<Rep, Period>(in.signedNumber());
}
inline void put(ByteCoder &out, TimePoint value)
{
    out.time(value);
}
inline TimePoint take(ByteDecoder &in, As<TimePoint> /*type*/)
{
    return in.time();
}
inline void put(ByteCoder &out, WallTime value)
{
    out.signedNumber(value.time_since_epoch().count());
}
inline WallTime take(ByteDecoder &in, As<WallTime> /*type*/)
{
    return WallTime(Duration(in.signedNumber()));
}

} // namespace lockscope::recording
