// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/redis_dialogue.h"

#include <charconv>
#include <initializer_list>
#include <utility>

namespace lockscope::bench {

namespace {

constexpr std::string_view releaseScript =
    "if redis.call('get',KEYS[1])==ARGV[1] then return redis.call('del',KEYS[1]) else return 0 end";

void append(Bytes &out, std::string_view text)
{
    const auto bytes = asByteView(text);
    out.insert(out.end(), bytes.begin(), bytes.end());
}

void appendCommand(Bytes &out, std::initializer_list<std::string_view> words)
{
    append(out, "*" + std::to_string(words.size()) + "\r\n");
    for (const auto word : words) {
        append(out, "$" + std::to_string(word.size()) + "\r\n");
        append(out, word);
        append(out, "\r\n");
    }
}

auto broken(load::LoadFailure kind, std::string_view detail)
{
    return failure(load::LoadProblem{kind, std::string(detail)});
}

} // namespace

RedisDialogue::RedisDialogue(std::uint32_t leaseMilliseconds, std::uint64_t seed)
    : m_lease(std::to_string(leaseMilliseconds))
    , m_seed(seed)
{
}

void RedisDialogue::begin(Bytes &out)
{
    appendCommand(out, {"SCRIPT", "LOAD", releaseScript});
}

void RedisDialogue::acquire(load::Worker worker, const Key &key, Bytes &out)
{
    auto &token = m_tokens[worker];
    token = std::to_string(m_seed) + "." + std::to_string(++m_lastToken);
    appendCommand(out, {"SET", key.text(), token, "NX", "PX", m_lease});
    m_asked.push_back({worker, false});
}

void RedisDialogue::release(load::Worker worker, const Key &key, Bytes &out)
{
    appendCommand(out, {"EVALSHA", *m_scriptHash, "1", key.text(), m_tokens.at(worker)});
    m_asked.push_back({worker, true});
}

Result<void, load::LoadProblem>
RedisDialogue::received(ByteView bytes, Bytes & /*out*/, std::vector<load::Answer> &answers)
{
    m_input += asText(bytes);
    std::size_t taken = 0;
    for (;;) {
        const auto reply = cut(std::string_view(m_input).substr(taken));
        if (reply.size == 0)
            break;
        if (const auto done = take(reply, answers); !done)
            return done;
        taken += reply.size;
    }
    m_input.erase(0, taken);
    return {};
}

/// Simple text, errors, numbers and bulk text are all that these commands are answered with.
RedisDialogue::Reply RedisDialogue::cut(std::string_view text)
{
    const auto end = text.find("\r\n");
    if (end == std::string_view::npos)
        return {};
    const auto head = text.substr(1, end - 1);
    if (text.front() != '$')
        return {text.front(), head, end + 2};
    int size = 0;
    std::from_chars(head.data(), head.data() + head.size(), size);
    if (size < 0)
        return {'_', {}, end + 2};
    const auto whole = end + 2 + static_cast<std::size_t>(size) + 2;
    if (text.size() < whole)
        return {};
    return {'$', text.substr(end + 2, static_cast<std::size_t>(size)), whole};
}

Result<void, load::LoadProblem> RedisDialogue::take(const Reply &reply, std::vector<load::Answer> &answers)
{
    if (reply.kind == '-')
        return broken(load::LoadFailure::ServerError, reply.value);
    if (!m_scriptHash) {
        m_scriptHash = std::string(reply.value);
        return {};
    }
    if (m_asked.empty())
        return broken(load::LoadFailure::NotTheProtocol, reply.value);
    const auto asked = m_asked.front();
    m_asked.pop_front();
    using enum load::AnswerKind;
    if (asked.isRelease)
        answers.push_back({asked.worker, reply.value == "1" ? Released : NotFound});
    else
        answers.push_back({asked.worker, reply.kind == '+' ? Granted : Taken});
    return {};
}

} // namespace lockscope::bench
