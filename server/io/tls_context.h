// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/io/tls_session.h"

#include <cstdint>
#include <memory>
#include <string>

struct ssl_ctx_st;

namespace lockscope::server {

/// Why a certificate and its key cannot be used.
struct TlsProblem
{
    enum class Kind : std::uint8_t {
        CannotRead,
        /// The file holds no certificate in PEM form.
        NoCertificate,
        /// The file holds no private key in PEM form, or one behind a pass phrase.
        NoKey,
        /// The key is not the certificate's.
        KeyOfAnother
    };
    Kind kind = Kind::CannotRead;
    std::string file;
    /// The system's own word, English; only for CannotRead.
    std::string detail{};
};

/// A certificate chain with its key: what every TLS session of a server starts from. TLS 1.2 or later.
class TlsContext
{
public:
    /// Both files are PEM: the server's certificate first, then those up to its root; one key without a pass phrase.
    [[nodiscard]] static Result<TlsContext, TlsProblem> load(const std::string &certificateFile,
                                                             const std::string &keyFile);

    /// The server's side of a connection that was just accepted.
    [[nodiscard]] TlsSession newSession() const;

private:
    struct Free
    {
        void operator()(ssl_ctx_st *context) const;
    };
    using Handle = std::unique_ptr<ssl_ctx_st, Free>;

    explicit TlsContext(Handle context)
        : m_context(std::move(context))
    {
    }

    Handle m_context;
};

} // namespace lockscope::server
