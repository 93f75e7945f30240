// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/endpoint.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace lockscope {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isPrintable(char c)
{
    return c > ' ' && c <= '~';
}

std::optional<std::uint16_t> portOf(std::string_view text)
{
    std::uint16_t port = 0;
    const auto *const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, port);
    if (text.empty() || error != std::errc{} || stopped != end)
        return std::nullopt;
    return port;
}

/// `[v6]` without its brackets; anything else must not hold a colon or a bracket.
std::optional<std::string_view> bareHost(std::string_view host)
{
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    else if (host.find(':') != std::string_view::npos)
        return std::nullopt;
    if (host.empty() || host.find_first_of("[]") != std::string_view::npos)
        return std::nullopt;
    return host;
}

} // namespace

Endpoint::Endpoint(std::string text, std::string host, std::uint16_t port)
    : m_text(std::move(text))
    , m_host(std::move(host))
    , m_port(port)
{
}

Result<Endpoint, EndpointError> Endpoint::parse(std::string_view text, ParseOptions options)
{
    if (text.size() > sizeMax)
        return failure(EndpointError::TooLong);
    if (!std::all_of(text.begin(), text.end(), isPrintable))
        return failure(EndpointError::ForbiddenByte);
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return failure(EndpointError::NoPort);
    const auto host = bareHost(text.substr(0, colon));
    if (!host)
        return failure(EndpointError::NoHost);
    const auto port = portOf(text.substr(colon + 1));
    if (!port || (*port == 0 && !options.allowAnyPort))
        return failure(EndpointError::BadPort);
    return Endpoint(std::string(text), std::string(*host), *port);
}

bool operator==(const Endpoint &a, const Endpoint &b)
{
    return a.m_port == b.m_port
        && std::equal(a.m_host.begin(), a.m_host.end(), b.m_host.begin(), b.m_host.end(), [](char x, char y) {
               return lower(x) == lower(y);
           });
}

} // namespace lockscope
