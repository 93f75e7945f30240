// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/tls_context.h"

#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

namespace lockscope::server {

namespace {

/// Nobody is there to type one: a key behind a pass phrase is no key.
int refusePassPhrase(char * /*buffer*/, int /*size*/, int /*writing*/, void * /*context*/)
{
    return 0;
}

/// OpenSSL says only that it could not; the system says why.
Result<void, TlsProblem> checkReadable(const std::string &file)
{
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened(std::fopen(file.c_str(), "re"), &std::fclose);
    if (opened && std::fgetc(opened.get()) != EOF)
        return {};
    if (opened && std::ferror(opened.get()) == 0)
        return {}; // empty: OpenSSL finds nothing in it
    return failure(TlsProblem{TlsProblem::Kind::CannotRead, file, std::strerror(errno)});
}

} // namespace

void TlsContext::Free::operator()(ssl_ctx_st *context) const
{
    SSL_CTX_free(context);
}

Result<TlsContext, TlsProblem> TlsContext::load(const std::string &certificateFile, const std::string &keyFile)
{
    for (const auto &file : {certificateFile, keyFile}) {
        if (const auto readable = checkReadable(file); !readable)
            return failure(readable.error());
    }
    ERR_clear_error();
    Handle context(SSL_CTX_new(TLS_server_method()));
    assert(context);
    SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
    // Idle connections are the many here: they need no buffers.
    SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS);
    // A peer cannot make the server compute again, and no session is taken up again: nothing is kept between two.
    SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET);
    SSL_CTX_set_session_cache_mode(context.get(), SSL_SESS_CACHE_OFF);
    SSL_CTX_set_default_passwd_cb(context.get(), &refusePassPhrase);
    if (SSL_CTX_use_certificate_chain_file(context.get(), certificateFile.c_str()) != 1)
        return failure(TlsProblem{TlsProblem::Kind::NoCertificate, certificateFile});
    if (SSL_CTX_use_PrivateKey_file(context.get(), keyFile.c_str(), SSL_FILETYPE_PEM) != 1) {
        const bool isOfAnother = ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH;
        return failure(TlsProblem{isOfAnother ? TlsProblem::Kind::KeyOfAnother : TlsProblem::Kind::NoKey, keyFile});
    }
    if (SSL_CTX_check_private_key(context.get()) != 1)
        return failure(TlsProblem{TlsProblem::Kind::KeyOfAnother, keyFile});
    return TlsContext(std::move(context));
}

TlsSession TlsContext::newSession() const
{
    auto *const session = SSL_new(m_context.get());
    assert(session != nullptr);
    SSL_set_bio(session, BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
    // An empty BIO is not the end: more may come.
    BIO_set_mem_eof_return(SSL_get_rbio(session), -1);
    BIO_set_mem_eof_return(SSL_get_wbio(session), -1);
    SSL_set_accept_state(session);
    return TlsSession(session);
}

} // namespace lockscope::server
