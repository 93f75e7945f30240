// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope {

using Bytes = std::vector<std::byte>;
using ByteView = std::span<const std::byte>;

/// Appends fields to a byte vector; the wire is big-endian, the journal little-endian (J1).
template<std::endian Order>
class ByteWriter
{
public:
    explicit ByteWriter(Bytes &out)
        : m_out(out)
    {
    }

    template<std::unsigned_integral T>
    void number(T value)
    {
        std::array<std::byte, sizeof(T)> field{};
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            const auto shift = 8 * (Order == std::endian::big ? sizeof(T) - 1 - i : i);
            field[i] = static_cast<std::byte>((std::uint64_t{value} >> shift) & 0xFFU);
        }
        bytes(field);
    }
    void bytes(ByteView view) { m_out.insert(m_out.end(), view.begin(), view.end()); }
    void text(std::string_view view) { bytes(std::as_bytes(std::span(view.data(), view.size()))); }
    void byte(char value) { m_out.push_back(static_cast<std::byte>(value)); }

private:
    Bytes &m_out;
};

/// Takes fields off the front of a byte view. After one field that does not fit, every later one is absent too (HE6).
template<std::endian Order>
class ByteReader
{
public:
    explicit ByteReader(ByteView view)
        : m_rest(view)
    {
    }

    template<std::unsigned_integral T>
    [[nodiscard]] std::optional<T> number()
    {
        const auto field = bytes(sizeof(T));
        if (!field)
            return std::nullopt;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            const auto at = Order == std::endian::big ? i : sizeof(T) - 1 - i;
            value = (value << 8U) | std::to_integer<std::uint64_t>((*field)[at]);
        }
        return static_cast<T>(value);
    }
    [[nodiscard]] std::optional<ByteView> bytes(std::size_t count)
    {
        if (m_broken || count > m_rest.size()) {
            m_broken = true;
            return std::nullopt;
        }
        const auto field = m_rest.first(count);
        m_rest = m_rest.subspan(count);
        return field;
    }
    [[nodiscard]] ByteView rest() const { return m_rest; }
    [[nodiscard]] bool atEnd() const { return !m_broken && m_rest.empty(); }

private:
    ByteView m_rest;
    bool m_broken = false;
};

/// The same bytes seen as characters. The view must not outlive what it looks at.
[[nodiscard]] inline std::string_view asText(ByteView view)
{
    return {reinterpret_cast<const char *>(view.data()), view.size()};
}

/// The same characters seen as bytes. The view must not outlive what it looks at.
[[nodiscard]] inline ByteView asByteView(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

} // namespace lockscope
