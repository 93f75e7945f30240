// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/tls_session.h"

#include <cassert>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <utility>

namespace lockscope::server {

void TlsSession::Free::operator()(ssl_st *session) const
{
    SSL_free(session);
}

TlsSession::TlsSession(ssl_st *session)
    : m_session(session)
{
}

void TlsSession::hear(ByteView bytes)
{
    std::size_t taken = 0;
    if (!bytes.empty())
        BIO_write_ex(SSL_get_rbio(m_session.get()), bytes.data(), bytes.size(), &taken);
    assert(taken == bytes.size()); // a BIO in memory takes everything
}

TlsSession::Read TlsSession::read(std::span<std::byte> into)
{
    Read result{0, m_state};
    while (m_state == State::Open) {
        std::size_t size = 0;
        ERR_clear_error();
        const int status = SSL_read_ex(m_session.get(), into.data() + result.size, into.size() - result.size, &size);
        const int error = status == 1 ? SSL_ERROR_NONE : SSL_get_error(m_session.get(), status);
        result.size += size;
        // The handshake may have ended without a byte for us.
        if (SSL_is_init_finished(m_session.get()) != 0 && !m_kept.empty())
            encrypt(std::exchange(m_kept, {}));
        if (error == SSL_ERROR_WANT_READ)
            break;
        if (error != SSL_ERROR_NONE)
            m_state = error == SSL_ERROR_ZERO_RETURN ? State::Ended : State::Broken;
    }
    result.state = m_state;
    return result;
}

void TlsSession::say(ByteView bytes)
{
    if (SSL_is_init_finished(m_session.get()) != 0)
        encrypt(bytes);
    else
        m_kept.insert(m_kept.end(), bytes.begin(), bytes.end());
}

void TlsSession::end()
{
    ERR_clear_error();
    if (m_state != State::Broken && SSL_is_init_finished(m_session.get()) != 0)
        SSL_shutdown(m_session.get());
}

void TlsSession::takeOutput(Bytes &out)
{
    auto *const pending = SSL_get_wbio(m_session.get());
    const auto size = BIO_ctrl_pending(pending);
    if (size == 0)
        return;
    const auto before = out.size();
    out.resize(before + size);
    std::size_t taken = 0;
    BIO_read_ex(pending, out.data() + before, size, &taken);
    assert(taken == size);
}

void TlsSession::encrypt(ByteView bytes)
{
    if (m_state == State::Broken || bytes.empty())
        return;
    std::size_t taken = 0;
    ERR_clear_error();
    // A BIO in memory takes everything, so that this one call is all.
    if (SSL_write_ex(m_session.get(), bytes.data(), bytes.size(), &taken) != 1)
        m_state = State::Broken;
}

} // namespace lockscope::server
