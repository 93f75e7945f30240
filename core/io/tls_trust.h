// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSslConfiguration>
#include <QString>

#include "core/base/result.h"

#include <cstdint>

namespace lockscope::io {

/// Why a client cannot say whom it trusts.
struct TrustProblem
{
    enum class Kind : std::uint8_t {
        /// Qt found no TLS library to work with.
        NoTls,
        CannotRead,
        /// The file holds no certificate in PEM form.
        NoCertificate
    };
    Kind kind = Kind::NoTls;
    /// The system's own word; only for CannotRead.
    QString detail{};
};

/// What a client's connections check a server by: its certificate must lead to one of those in `authorityFile` (PEM),
/// or, where that is empty, to one that the system trusts; and it must carry the name or address that was dialed.
/// Nothing less passes, and nothing can be switched off. Reads a file: not for a GUI thread.
[[nodiscard]] Result<QSslConfiguration, TrustProblem> trustFrom(const QString &authorityFile);

} // namespace lockscope::io
