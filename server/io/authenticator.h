// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <string>

namespace lockscope::server {

/// Holds the shared token, and lets nobody have it.
class Authenticator
{
public:
    explicit Authenticator(QByteArray sharedToken)
        : m_sharedToken(std::move(sharedToken))
    {
    }

    /// Whether `digest` is the base64url SHA-256 of shared token and challenge; takes equally long for every digest of
    /// the right length.
    [[nodiscard]] bool isRight(const std::string &challenge, const std::string &digest) const;

    /// 32 fresh bytes from the system's generator.
    [[nodiscard]] static std::array<std::uint8_t, 32> makeNonce();

private:
    QByteArray m_sharedToken;
};

} // namespace lockscope::server
