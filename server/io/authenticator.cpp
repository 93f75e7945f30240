// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/authenticator.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <cstddef>
#include <cstring>

namespace lockscope::server {

bool Authenticator::isRight(const std::string &challenge, const std::string &digest) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_sharedToken);
    hash.addData(QByteArrayView(challenge.data(), static_cast<qsizetype>(challenge.size())));
    const auto right = hash.result().toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    if (static_cast<std::size_t>(right.size()) != digest.size())
        return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const auto mine = static_cast<unsigned char>(right[static_cast<qsizetype>(i)]);
        difference |= static_cast<unsigned>(mine) ^ static_cast<unsigned char>(digest[i]);
    }
    return difference == 0;
}

std::array<std::uint8_t, 32> Authenticator::makeNonce()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    std::array<std::uint8_t, 32> nonce{};
    std::memcpy(nonce.data(), words.data(), nonce.size());
    return nonce;
}

} // namespace lockscope::server
