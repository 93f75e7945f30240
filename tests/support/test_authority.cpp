// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_authority.h"

#include <cassert>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <openssl/x509v3.h>

namespace lockscope::test {

namespace {

using Key = std::shared_ptr<EVP_PKEY>;
using Certificate = std::shared_ptr<X509>;

constexpr long daySeconds = 24L * 60 * 60;

Key makeKey()
{
    return {EVP_EC_gen("P-256"), &EVP_PKEY_free};
}

void add(X509 &certificate, int kind, const std::string &value)
{
    auto *const extension = X509V3_EXT_conf_nid(nullptr, nullptr, kind, value.c_str());
    assert(extension != nullptr);
    X509_add_ext(&certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

Certificate makeCertificate(const std::string &name, const Key &key, std::chrono::seconds end)
{
    Certificate certificate(X509_new(), &X509_free);
    static long serial = 0;
    X509_set_version(certificate.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), ++serial);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -2 * daySeconds);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), static_cast<long>(end.count()));
    X509_set_pubkey(certificate.get(), key.get());
    X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate.get()),
                               "CN",
                               MBSTRING_UTF8,
                               reinterpret_cast<const unsigned char *>(name.c_str()),
                               -1,
                               -1,
                               0);
    return certificate;
}

/// What `write` writes to a BIO, as text.
template<typename Write>
std::string pem(Write write)
{
    const std::unique_ptr<BIO, int (*)(BIO *)> out(BIO_new(BIO_s_mem()), &BIO_free);
    write(out.get());
    char *text = nullptr;
    const auto size = BIO_get_mem_data(out.get(), &text);
    return {text, static_cast<std::size_t>(size)};
}

std::string pemOf(const Certificate &certificate)
{
    return pem([&](BIO *out) { PEM_write_bio_X509(out, certificate.get()); });
}

std::string pemOf(const Key &key, const EVP_CIPHER *cipher, const std::string &passPhrase)
{
    return pem([&](BIO *out) {
        const auto *const phrase = reinterpret_cast<const unsigned char *>(passPhrase.data());
        PEM_write_bio_PrivateKey(
            out, key.get(), cipher, cipher ? phrase : nullptr, static_cast<int>(passPhrase.size()), nullptr, nullptr);
    });
}

} // namespace

TestAuthority::TestAuthority(const std::string &name)
    : m_key(makeKey())
    , m_certificate(makeCertificate(name, m_key, std::chrono::seconds(30 * daySeconds)))
{
    X509_set_issuer_name(m_certificate.get(), X509_get_subject_name(m_certificate.get()));
    add(*m_certificate, NID_basic_constraints, "critical,CA:TRUE");
    add(*m_certificate, NID_key_usage, "critical,keyCertSign");
    X509_sign(m_certificate.get(), m_key.get(), EVP_sha256());
}

TestAuthority::~TestAuthority() = default;

std::string TestAuthority::certificate() const
{
    return pemOf(m_certificate);
}

TestAuthority::Issued TestAuthority::issue(const std::string &alternativeName, std::chrono::hours end) const
{
    const auto key = makeKey();
    const auto certificate = makeCertificate("server", key, end);
    X509_set_issuer_name(certificate.get(), X509_get_subject_name(m_certificate.get()));
    add(*certificate, NID_subject_alt_name, alternativeName);
    X509_sign(certificate.get(), m_key.get(), EVP_sha256());
    return {pemOf(certificate), pemOf(key, nullptr, {}), pemOf(key, EVP_aes_256_cbc(), "pass phrase")};
}

} // namespace lockscope::test
