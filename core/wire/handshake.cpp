// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/handshake.h"

#include <algorithm>
#include <cassert>

namespace lockscope::wire {

namespace {

constexpr std::string_view hashName = "sha256";
constexpr std::string_view v2Mark = "v2.";
constexpr std::string_view v2Suffix = " 2";
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t digestTextSize = 43;
/// A challenge and what may come with it.
constexpr std::size_t greetingSize = 96;

bool isPrintable(char c)
{
    return c > ' ' && c <= '~';
}

} // namespace

std::string base64Url(ByteView bytes)
{
    std::string text((bytes.size() * 4 + 2) / 3, '\0');
    auto next = text.begin();
    std::uint32_t window = 0;
    unsigned bitCount = 0;
    for (const auto byte : bytes) {
        window = (window << 8U) | std::to_integer<std::uint32_t>(byte);
        for (bitCount += 8; bitCount >= 6; bitCount -= 6)
            *next++ = alphabet[(window >> (bitCount - 6)) & 0x3FU];
    }
    if (bitCount > 0)
        *next++ = alphabet[(window << (6 - bitCount)) & 0x3FU];
    assert(next == text.end());
    return text;
}

std::string challengeText(const Nonce &nonce)
{
    return std::string(v2Mark) + base64Url(std::as_bytes(std::span(nonce)));
}

Bytes challengeLine(std::string_view challenge)
{
    Bytes line;
    ByteWriter<std::endian::big> writer(line);
    writer.text(hashName);
    writer.byte(' ');
    writer.text(challenge);
    writer.byte('\n');
    return line;
}

Result<std::string, ChallengeError> parseChallengeLine(std::string_view line)
{
    const auto space = line.find(' ');
    if (space == std::string_view::npos || space == 0)
        return failure(ChallengeError::NoChallenge);
    if (line.substr(0, space) != hashName)
        return failure(ChallengeError::OtherHash);
    const auto challenge = line.substr(space + 1);
    if (challenge.empty() || !std::all_of(challenge.begin(), challenge.end(), isPrintable))
        return failure(ChallengeError::NoChallenge);
    if (!challenge.starts_with(v2Mark))
        return failure(ChallengeError::V1Only);
    return std::string(challenge);
}

Bytes digestLine(const Digest &digest, WireVersion version)
{
    Bytes line;
    ByteWriter<std::endian::big> writer(line);
    writer.text(base64Url(std::as_bytes(std::span(digest))));
    if (version == WireVersion::V2)
        writer.text(v2Suffix);
    writer.byte('\n');
    return line;
}

std::optional<DigestLine> parseDigestLine(std::string_view line)
{
    auto version = WireVersion::V1;
    if (line.ends_with(v2Suffix)) {
        version = WireVersion::V2;
        line.remove_suffix(v2Suffix.size());
    }
    const bool isDigest = line.size() == digestTextSize && line.find_first_not_of(alphabet) == std::string_view::npos;
    if (!isDigest)
        return std::nullopt;
    return DigestLine{std::string(line), version};
}

void LineReader::feed(ByteView bytes)
{
    if (m_bytes.empty())
        m_bytes.reserve(greetingSize);
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    if (m_end)
        return;
    const auto window = asText(m_bytes).substr(0, handshakeLineSizeMax + 1);
    const auto end = window.find('\n', m_scanned);
    if (end != std::string_view::npos)
        m_end = end;
    m_scanned = window.size();
}

Result<std::optional<std::string>, LineReader::Error> LineReader::line() const
{
    if (m_end)
        return std::string(asText(m_bytes).substr(0, *m_end));
    if (m_bytes.size() > handshakeLineSizeMax)
        return failure(Error::TooLong);
    return std::nullopt;
}

ByteView LineReader::rest() const
{
    return m_end ? ByteView(m_bytes).subspan(*m_end + 1) : ByteView();
}

} // namespace lockscope::wire
