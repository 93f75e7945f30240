// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace lockscope {

enum class KeyError : std::uint8_t { Empty, TooLong, ForbiddenByte, NotUtf8 };

/// The name of a lock: 1 to 128 bytes of valid UTF-8 with no byte below 0x21 and no 0x7f (docs/wire_format.md).
///
/// A Key that exists is valid: parse() is the only way to make one.
class Key
{
public:
    static constexpr std::size_t sizeMax = 128;

    [[nodiscard]] static Result<Key, KeyError> parse(std::string_view bytes);

    [[nodiscard]] const std::string &text() const { return m_text; }

    friend auto operator<=>(const Key &, const Key &) = default;

private:
    explicit Key(std::string text)
        : m_text(std::move(text))
    {
    }

    std::string m_text;
};

/// Whether `bytes` is well-formed UTF-8: no overlong form, no surrogate, nothing above U+10FFFF.
[[nodiscard]] bool isUtf8(std::string_view bytes);

} // namespace lockscope

template<>
struct std::hash<lockscope::Key>
{
    std::size_t operator()(const lockscope::Key &key) const noexcept { return std::hash<std::string>{}(key.text()); }
};
