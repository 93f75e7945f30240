// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/load/dialogue.h"
#include "core/vocabulary/ids.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace lockscope::load {

/// What the acquires of a load ask for, in whole seconds; wait 0: without limit (docs/wire_format.md).
struct AcquireTimes
{
    std::uint16_t wait = 0;
    std::uint16_t lease = 60;
};

/// Ticketing v2 as a load speaks it: the codec alone, without the engine's care for lost connections, since a lost
/// connection ends the load.
class TicketingDialogue final : public Dialogue
{
public:
    /// `seed`: another one for each connection, since owners are never sent twice (C4).
    TicketingDialogue(const QByteArray &sharedToken, AcquireTimes times, std::uint64_t seed);

    void begin(Bytes & /*out*/) override { }
    [[nodiscard]] bool isReady() const override { return m_stage == Stage::Ready; }
    void acquire(Worker worker, const Key &key, Bytes &out) override;
    void release(Worker worker, const Key &key, Bytes &out) override;
    [[nodiscard]] Result<void, LoadProblem> received(ByteView bytes, Bytes &out, std::vector<Answer> &answers) override;

private:
    enum class Stage : std::uint8_t { Challenge, Notice, Ready };

    [[nodiscard]] Owner makeOwner(Worker worker);
    /// The worker whose acquire this answers; none: nobody asked.
    [[nodiscard]] std::optional<Worker> takeAsked(const Owner &owner, const Key &key);
    [[nodiscard]] Result<void, LoadProblem>
    takeRefusal(const Owner &owner, const Key &key, std::vector<Answer> &answers);
    [[nodiscard]] Result<void, LoadProblem> answerChallenge(ByteView bytes, Bytes &out);
    [[nodiscard]] Result<void, LoadProblem> take(const wire::Reply &reply, std::vector<Answer> &answers);
    [[nodiscard]] Result<void, LoadProblem> takeEnd(Token token, AnswerKind kind, std::vector<Answer> &answers);

    QByteArray m_sharedToken;
    AcquireTimes m_times;
    std::uint64_t m_random;
    Stage m_stage = Stage::Challenge;
    wire::LineReader m_line;
    wire::ReplyReader m_replies;
    struct Asked
    {
        Owner owner;
        Key key;
    };
    /// Of the acquires under way.
    std::unordered_map<Worker, Asked> m_asked;
    std::unordered_map<Worker, Token> m_granted;
    /// Of the releases under way.
    std::unordered_map<Token, Worker> m_releasing;
};

} // namespace lockscope::load
