// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/load/dialogue.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace lockscope::bench {

/// Locks on Redis as its documentation has them for one instance: `SET key token NX PX lease`, and a script that
/// deletes the key if it still holds the token, called by its hash. Pipelined; Redis answers in order.
class RedisDialogue final : public load::Dialogue
{
public:
    RedisDialogue(std::uint32_t leaseMilliseconds, std::uint64_t seed);

    void begin(Bytes &out) override;
    [[nodiscard]] bool isReady() const override { return m_scriptHash.has_value(); }
    void acquire(load::Worker worker, const Key &key, Bytes &out) override;
    void release(load::Worker worker, const Key &key, Bytes &out) override;
    [[nodiscard]] Result<void, load::LoadProblem>
    received(ByteView bytes, Bytes &out, std::vector<load::Answer> &answers) override;

private:
    /// What the next answer belongs to.
    struct Asked
    {
        load::Worker worker;
        bool isRelease = false;
    };

    /// The first whole answer of `text`, and how long it is; size 0: it is not whole.
    struct Reply
    {
        char kind = 0;
        std::string_view value;
        std::size_t size = 0;
    };
    [[nodiscard]] static Reply cut(std::string_view text);
    [[nodiscard]] Result<void, load::LoadProblem> take(const Reply &reply, std::vector<load::Answer> &answers);

    const std::string m_lease;
    const std::uint64_t m_seed;
    std::uint64_t m_lastToken = 0;
    std::optional<std::string> m_scriptHash;
    std::unordered_map<load::Worker, std::string> m_tokens;
    std::deque<Asked> m_asked;
    std::string m_input;
};

} // namespace lockscope::bench
