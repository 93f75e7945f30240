// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/byte_coder.h"

namespace lockscope::recording {

namespace {

constexpr unsigned bitsPerByte = 7;
constexpr std::uint8_t moreFollow = 0x80;
constexpr std::uint64_t lowBits = 0x7F;
constexpr unsigned numberBits = 64;

std::uint64_t folded(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    return (bits << 1U) ^ (value < 0 ? ~std::uint64_t{0} : 0);
}

std::int64_t unfolded(std::uint64_t value)
{
    return static_cast<std::int64_t>((value >> 1U) ^ ((value & 1U) != 0 ? ~std::uint64_t{0} : 0));
}

} // namespace

void ByteCoder::number(std::uint64_t value)
{
    for (; value > lowBits; value >>= bitsPerByte)
        byte(static_cast<std::uint8_t>(value & lowBits) | moreFollow);
    byte(static_cast<std::uint8_t>(value));
}

void ByteCoder::signedNumber(std::int64_t value)
{
    number(folded(value));
}

/// 0 and then the text, or its place among the ones that were, from 1.
void ByteCoder::text(std::string_view text)
{
    const bool isKept = text.size() <= knownTextSizeMax;
    if (isKept) {
        const auto [known, isNew] = m_texts.try_emplace(std::string(text), m_texts.size() + 1);
        if (!isNew)
            return number(known->second);
        if (m_texts.size() > knownTextsMax)
            m_texts.erase(known);
    }
    number(0);
    number(text.size());
    raw(asByteView(text));
}

/// The distance as the machine counts it, so that no pair of times is too far apart.
void ByteCoder::time(TimePoint time)
{
    const auto distance = static_cast<std::uint64_t>(time.time_since_epoch().count())
        - static_cast<std::uint64_t>(m_base.time_since_epoch().count());
    signedNumber(static_cast<std::int64_t>(distance));
}

std::uint64_t ByteDecoder::number()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < numberBits; shift += bitsPerByte) {
        const auto next = byte();
        const auto bits = next & lowBits;
        value |= bits << shift;
        // The last byte has room for one bit.
        if (shift + bitsPerByte > numberBits && bits > 1)
            fail();
        if ((next & moreFollow) == 0)
            return m_broken ? 0 : value;
    }
    fail();
    return 0;
}

std::int64_t ByteDecoder::signedNumber()
{
    return unfolded(number());
}

std::uint8_t ByteDecoder::byte()
{
    const auto bytes = raw(1);
    return bytes.empty() ? std::uint8_t{0} : std::to_integer<std::uint8_t>(bytes.front());
}

ByteView ByteDecoder::raw(std::size_t count)
{
    if (m_broken || count > m_rest.size()) {
        fail();
        return {};
    }
    const auto bytes = m_rest.first(count);
    m_rest = m_rest.subspan(count);
    return bytes;
}

std::string_view ByteDecoder::text()
{
    const auto place = number();
    if (place > m_texts.size())
        fail();
    if (m_broken)
        return {};
    if (place > 0)
        return m_texts[place - 1];
    const auto text = asText(raw(count()));
    if (text.size() <= knownTextSizeMax && m_texts.size() < knownTextsMax)
        m_texts.push_back(text);
    return text;
}

TimePoint ByteDecoder::time()
{
    const auto distance = static_cast<std::uint64_t>(signedNumber());
    const auto base = static_cast<std::uint64_t>(m_base.time_since_epoch().count());
    return TimePoint(Duration(static_cast<std::int64_t>(base + distance)));
}

std::size_t ByteDecoder::count()
{
    const auto value = number();
    if (value > m_rest.size())
        fail();
    return m_broken ? 0 : static_cast<std::size_t>(value);
}

} // namespace lockscope::recording
