// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/ticketing_dialogue.h"

#include <QCryptographicHash>

#include "core/base/match.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace lockscope::load {

namespace {

/// The next number of a sequence that looks random and repeats after 2^64 (splitmix64).
std::uint64_t nextRandom(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15ULL;
    auto mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31U);
}

wire::Digest digestOf(const QByteArray &sharedToken, std::string_view challenge)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(sharedToken);
    hash.addData(QByteArrayView(challenge.data(), static_cast<qsizetype>(challenge.size())));
    const auto result = hash.result();
    wire::Digest digest{};
    std::memcpy(digest.data(), result.constData(), digest.size());
    return digest;
}

auto broken(LoadFailure kind, std::string detail = {})
{
    return failure(LoadProblem{kind, std::move(detail)});
}

} // namespace

TicketingDialogue::TicketingDialogue(const QByteArray &sharedToken, AcquireTimes times, std::uint64_t seed)
    : m_sharedToken(sharedToken)
    , m_times(times)
    , m_random(seed)
{
}

void TicketingDialogue::acquire(Worker worker, const Key &key, Bytes &out)
{
    const wire::AcquireRequest request{
        .wait = m_times.wait, .lease = m_times.lease, .owner = makeOwner(worker), .key = key};
    wire::append(out, request, WireVersion::V2);
    m_asked.insert_or_assign(worker, Asked{*request.owner, key});
}

void TicketingDialogue::release(Worker worker, const Key &key, Bytes &out)
{
    const auto token = m_granted.at(worker);
    m_releasing.emplace(token, worker);
    wire::append(out, wire::ReleaseRequest{token, key}, WireVersion::V2);
}

Result<void, LoadProblem> TicketingDialogue::received(ByteView bytes, Bytes &out, std::vector<Answer> &answers)
{
    if (m_stage == Stage::Challenge)
        return answerChallenge(bytes, out);
    m_replies.feed(bytes);
    for (;;) {
        const auto reply = m_replies.next();
        if (!reply)
            return broken(LoadFailure::NotTheProtocol);
        if (!*reply)
            return {};
        if (const auto taken = take(**reply, answers); !taken)
            return taken;
    }
}

/// Eight random bytes, four that tell the worker, and four more random ones.
Owner TicketingDialogue::makeOwner(Worker worker)
{
    Owner::Underlying bytes{};
    const auto first = nextRandom(m_random);
    const auto second = static_cast<std::uint32_t>(nextRandom(m_random));
    const auto number = worker.value();
    std::memcpy(bytes.data(), &first, sizeof first);
    std::memcpy(bytes.data() + sizeof first, &number, sizeof number);
    std::memcpy(bytes.data() + sizeof first + sizeof number, &second, sizeof second);
    return Owner(bytes);
}

std::optional<Worker> TicketingDialogue::takeAsked(const Owner &owner, const Key &key)
{
    const auto bytes = owner.value();
    Worker::Underlying number = 0;
    std::memcpy(&number, bytes.data() + sizeof(std::uint64_t), sizeof number);
    const auto asked = m_asked.find(Worker(number));
    if (asked == m_asked.end() || asked->second.owner != owner || asked->second.key != key)
        return std::nullopt;
    m_asked.erase(asked);
    return Worker(number);
}

Result<void, LoadProblem>
TicketingDialogue::takeRefusal(const Owner &owner, const Key &key, std::vector<Answer> &answers)
{
    const auto worker = takeAsked(owner, key);
    if (!worker)
        return broken(LoadFailure::NotTheProtocol);
    answers.push_back({*worker, AnswerKind::Refused});
    return {};
}

Result<void, LoadProblem> TicketingDialogue::answerChallenge(ByteView bytes, Bytes &out)
{
    m_line.feed(bytes);
    const auto line = m_line.line();
    if (line && !*line)
        return {};
    const auto challenge = line ? wire::parseChallengeLine(**line) : failure(wire::ChallengeError::NoChallenge);
    if (!challenge)
        return broken(LoadFailure::NotTheProtocol);
    const auto answer = wire::digestLine(digestOf(m_sharedToken, *challenge), WireVersion::V2);
    out.insert(out.end(), answer.begin(), answer.end());
    m_stage = Stage::Notice;
    return {};
}

Result<void, LoadProblem> TicketingDialogue::take(const wire::Reply &reply, std::vector<Answer> &answers)
{
    using Taken = Result<void, LoadProblem>;
    return match<Taken>(
        reply,
        [&](const wire::GrantedReply &granted) -> Taken {
            const auto worker = takeAsked(granted.owner.value(), granted.key);
            if (!worker)
                return broken(LoadFailure::NotTheProtocol);
            m_granted.insert_or_assign(*worker, granted.token);
            answers.push_back({*worker, AnswerKind::Granted});
            return {};
        },
        [&](const wire::TimedOutReply &over) { return takeRefusal(over.owner.value(), over.key, answers); },
        [&](const wire::BusyReply &busy) { return takeRefusal(busy.owner, busy.key, answers); },
        [&](const wire::ReleasedReply &end) { return takeEnd(end.token.value(), AnswerKind::Released, answers); },
        [&](const wire::NotFoundReply &end) { return takeEnd(end.token.value(), AnswerKind::NotFound, answers); },
        [](const wire::MovedReply &moved) -> Taken { return broken(LoadFailure::HandshakeFailed, moved.address); },
        [&](const wire::LeaderNotice &) -> Taken {
            m_stage = Stage::Ready;
            return {};
        },
        [&](const wire::ErrorReply &error) -> Taken {
            return broken(m_stage == Stage::Ready ? LoadFailure::ServerError : LoadFailure::HandshakeFailed,
                          error.reason);
        },
        [](const wire::KeepAlive &) -> Taken { return {}; });
}

Result<void, LoadProblem> TicketingDialogue::takeEnd(Token token, AnswerKind kind, std::vector<Answer> &answers)
{
    const auto releasing = m_releasing.extract(token);
    if (releasing.empty())
        return broken(LoadFailure::NotTheProtocol);
    answers.push_back({releasing.mapped(), kind});
    return {};
}

} // namespace lockscope::load
