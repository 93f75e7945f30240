// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lockscope {

enum class EndpointError : std::uint8_t { NoPort, BadPort, NoHost, TooLong, ForbiddenByte };

/// An address on the wire: `host:port`, IPv6 in brackets, at most 255 bytes of printable ASCII (docs/wire_format.md).
class Endpoint
{
public:
    static constexpr std::size_t sizeMax = 255;

    /// Port 0 is let through only where `allowAnyPort` says so: it means "any free port" to a listener.
    struct ParseOptions
    {
        bool allowAnyPort = false;
    };
    [[nodiscard]] static Result<Endpoint, EndpointError> parse(std::string_view text, ParseOptions options);
    [[nodiscard]] static Result<Endpoint, EndpointError> parse(std::string_view text) { return parse(text, {}); }

    /// As it was written.
    [[nodiscard]] const std::string &text() const { return m_text; }
    /// Without brackets.
    [[nodiscard]] const std::string &host() const { return m_host; }
    [[nodiscard]] std::uint16_t port() const { return m_port; }

    /// Host and port are equal, the case of letters aside: what C10's allowlist compares.
    friend bool operator==(const Endpoint &a, const Endpoint &b);

private:
    Endpoint(std::string text, std::string host, std::uint16_t port);

    std::string m_text;
    std::string m_host;
    std::uint16_t m_port = 0;
};

} // namespace lockscope
