// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/load/dialogue.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace lockscope::bench {

/// Locks on etcd 3 over its own gRPC: one lease for each connection, a transaction that creates the key under it if
/// nobody has, and a delete.
///
/// Only as much of HTTP/2 as that takes: every call is one HEADERS and one DATA frame, its headers written as literals
/// without an index; of the answers the messages count, and a stream that ends without one has failed.
class EtcdDialogue final : public load::Dialogue
{
public:
    explicit EtcdDialogue(std::uint32_t leaseSeconds);

    void begin(Bytes &out) override;
    [[nodiscard]] bool isReady() const override { return m_lease != 0; }
    void acquire(load::Worker worker, const Key &key, Bytes &out) override;
    void release(load::Worker worker, const Key &key, Bytes &out) override;
    [[nodiscard]] Result<void, load::LoadProblem>
    received(ByteView bytes, Bytes &out, std::vector<load::Answer> &answers) override;

private:
    enum class Call : std::uint8_t { GrantLease, Create, Delete };
    struct Stream
    {
        Call call = Call::GrantLease;
        load::Worker worker;
        std::string message{};
    };
    struct Frame
    {
        std::uint8_t kind = 0;
        std::uint8_t flags = 0;
        std::uint32_t stream = 0;
        std::string_view payload;
    };

    void send(Bytes &out, Call call, load::Worker worker, std::string_view message);
    [[nodiscard]] Result<void, load::LoadProblem>
    take(const Frame &frame, Bytes &out, std::vector<load::Answer> &answers);
    [[nodiscard]] Result<void, load::LoadProblem> takeData(const Frame &frame, Bytes &out);
    [[nodiscard]] Result<void, load::LoadProblem> takeEnd(std::uint32_t number, std::vector<load::Answer> &answers);

    const std::uint32_t m_leaseSeconds;
    std::uint64_t m_lease = 0;
    std::uint32_t m_nextStream = 1;
    std::unordered_map<std::uint32_t, Stream> m_streams;
    /// Received and not yet given back to the connection's window.
    std::uint32_t m_unacknowledged = 0;
    std::string m_input;
};

} // namespace lockscope::bench
