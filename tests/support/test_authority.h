// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <string>

struct evp_pkey_st;
struct x509_st;

namespace lockscope::test {

/// A certificate authority that is made anew for each run, so that nothing in the repository can expire.
class TestAuthority
{
public:
    explicit TestAuthority(const std::string &name);
    ~TestAuthority();

    /// Its own certificate, PEM.
    [[nodiscard]] std::string certificate() const;

    /// PEM texts.
    struct Issued
    {
        std::string certificate;
        std::string key;
        /// The same key behind a pass phrase.
        std::string lockedKey;
    };
    /// `alternativeName` as OpenSSL writes it, e.g. "IP:127.0.0.1". It is valid from two days ago until `end` from now.
    [[nodiscard]] Issued issue(const std::string &alternativeName, std::chrono::hours end) const;

private:
    std::shared_ptr<evp_pkey_st> m_key;
    std::shared_ptr<x509_st> m_certificate;
};

} // namespace lockscope::test
