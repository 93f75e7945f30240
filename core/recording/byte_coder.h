// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/time.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lockscope::recording {

/// Texts of one blob that are written once and then named by their place: keys and addresses come again and again.
inline constexpr std::size_t knownTextsMax = 4'096;
/// Longer ones are written out each time.
inline constexpr std::size_t knownTextSizeMax = 255;

/// Appends the primitives of a recording to a blob: docs/recording_format.md, "Values".
class ByteCoder
{
public:
    /// Steady times are written as their distance from `base`.
    explicit ByteCoder(TimePoint base)
        : m_base(base)
    {
    }

    /// 7 bits a byte, the low ones first; the highest bit says that more follow.
    void number(std::uint64_t value);
    /// Small in both directions: 0, -1, 1, -2, ... are 0, 1, 2, 3, ...
    void signedNumber(std::int64_t value);
    void byte(std::uint8_t value) { m_bytes.push_back(static_cast<std::byte>(value)); }
    void raw(ByteView bytes) { m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end()); }
    void text(std::string_view text);
    void time(TimePoint time);

    [[nodiscard]] const Bytes &bytes() const { return m_bytes; }
    [[nodiscard]] Bytes take() { return std::move(m_bytes); }

private:
    Bytes m_bytes;
    TimePoint m_base;
    std::unordered_map<std::string, std::uint64_t> m_texts;
};

/// Takes the same off a blob. After one that is not there or makes no sense, everything is the empty value and
/// isBroken() (HE6).
class ByteDecoder
{
public:
    ByteDecoder(ByteView bytes, TimePoint base)
        : m_rest(bytes)
        , m_base(base)
    {
    }

    [[nodiscard]] std::uint64_t number();
    [[nodiscard]] std::int64_t signedNumber();
    [[nodiscard]] std::uint8_t byte();
    [[nodiscard]] ByteView raw(std::size_t count);
    /// Lasts as long as the decoder.
    [[nodiscard]] std::string_view text();
    [[nodiscard]] TimePoint time();
    /// A number of things that take a byte each at least, so that no blob makes anybody reserve more than it has.
    [[nodiscard]] std::size_t count();

    void fail() { m_broken = true; }
    [[nodiscard]] bool isBroken() const { return m_broken; }
    [[nodiscard]] ByteView rest() const { return m_rest; }
    [[nodiscard]] bool atEnd() const { return !m_broken && m_rest.empty(); }

private:
    ByteView m_rest;
    TimePoint m_base;
    std::vector<std::string_view> m_texts;
    bool m_broken = false;
};

} // namespace lockscope::recording
