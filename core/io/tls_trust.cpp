// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/tls_trust.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslSocket>

namespace lockscope::io {

namespace {

/// Far beyond any list of authorities, far below what would hurt.
constexpr qint64 fileSizeMax = 16 * 1024 * 1024;

} // namespace

Result<QSslConfiguration, TrustProblem> trustFrom(const QString &authorityFile)
{
    if (!QSslSocket::supportsSsl())
        return failure(TrustProblem{TrustProblem::Kind::NoTls});
    auto configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    if (authorityFile.isEmpty())
        return configuration;
    QFile file(authorityFile);
    if (!file.open(QIODevice::ReadOnly))
        return failure(TrustProblem{TrustProblem::Kind::CannotRead, file.errorString()});
    const auto authorities = QSslCertificate::fromData(file.read(fileSizeMax), QSsl::Pem);
    if (authorities.isEmpty())
        return failure(TrustProblem{TrustProblem::Kind::NoCertificate});
    // These alone: who names an authority does not mean all others too.
    configuration.setCaCertificates(authorities);
    return configuration;
}

} // namespace lockscope::io
