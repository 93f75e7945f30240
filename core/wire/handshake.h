// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/vocabulary/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The two lines before the first frame (docs/wire_format.md, Handshake). SHA-256 itself is the adapter's: the brains
/// never see the shared token.
namespace lockscope::wire {

/// Without its LF.
inline constexpr std::size_t handshakeLineSizeMax = 256;

using Nonce = std::array<std::uint8_t, 32>;
using Digest = std::array<std::uint8_t, 32>;

/// Unpadded base64url.
[[nodiscard]] std::string base64Url(ByteView bytes);

/// The server's challenge: everything after the first space of its line, for example `v2.AbC...`.
[[nodiscard]] std::string challengeText(const Nonce &nonce);
/// `sha256 <challenge>` LF.
[[nodiscard]] Bytes challengeLine(std::string_view challenge);

enum class ChallengeError : std::uint8_t { NoChallenge, OtherHash, V1Only };
/// The challenge in a server's line (without LF). A server that does not speak v2 is V1Only.
[[nodiscard]] Result<std::string, ChallengeError> parseChallengeLine(std::string_view line);

/// `<digest>` LF on v1, `<digest> 2` LF on v2.
[[nodiscard]] Bytes digestLine(const Digest &digest, WireVersion version);

/// What a client answered: its digest as text, yet to be compared in constant time with the right one.
struct DigestLine
{
    std::string digest;
    WireVersion version = WireVersion::V1;
};
/// None: the line is no digest line at all. `line` comes without its LF.
[[nodiscard]] std::optional<DigestLine> parseDigestLine(std::string_view line);

/// Takes the first line off a stream, at most handshakeLineSizeMax bytes of it; what follows is kept for the frames.
///
/// It keeps whatever is fed: whoever waits for something behind the line bounds what may come meanwhile.
class LineReader
{
public:
    enum class Error : std::uint8_t { TooLong };

    void feed(ByteView bytes);
    /// The line without its LF once it is whole; nothing while it is not.
    [[nodiscard]] Result<std::optional<std::string>, Error> line() const;
    /// What came behind the line's LF.
    [[nodiscard]] ByteView rest() const;
    /// Whether not a byte came.
    [[nodiscard]] bool isEmpty() const { return m_bytes.empty(); }

private:
    Bytes m_bytes;
    /// Where the LF is, once it came.
    std::optional<std::size_t> m_end;
    std::size_t m_scanned = 0;
};

} // namespace lockscope::wire
