// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/fault_pipe.h"

#include "core/base/match.h"
#include "core/wire/handshake.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::io {

namespace {

/// An op that neither side has, and the end of its frame.
const Bytes nonsense{std::byte{'?'}, std::byte{'!'}, std::byte{'\n'}};

template<typename Message>
std::size_t sizeOf(const Message &message)
{
    Bytes bytes;
    wire::append(bytes, message, WireVersion::V2);
    return bytes.size();
}

bool asksOrAnswers(const wire::Request &request)
{
    return !std::holds_alternative<wire::KeepAlive>(request);
}

bool asksOrAnswers(const wire::Reply &reply)
{
    return !std::holds_alternative<wire::KeepAlive>(reply) && !std::holds_alternative<wire::LeaderNotice>(reply);
}

} // namespace

FaultPipe::FaultPipe(Carries carries)
    : m_reader(carries == Carries::Requests ? Reader(wire::RequestReader(WireVersion::V2))
                                            : Reader(wire::ReplyReader()))
{
}

void FaultPipe::push(ByteView bytes, TimePoint now)
{
    if (m_isSevered)
        return;
    m_held.insert(m_held.end(), bytes.begin(), bytes.end());
    if (m_stage == Stage::Handshake)
        cutLine(now);
    else if (m_stage == Stage::Messages)
        std::visit([bytes](auto &reader) { reader.feed(bytes); }, m_reader);
    if (m_stage == Stage::Messages)
        cutMessages(now);
    if (m_stage == Stage::Unreadable)
        send(takeHeld(held().size()), now);
    m_held.erase(m_held.begin(), m_held.begin() + static_cast<std::ptrdiff_t>(m_heldBegin));
    m_heldBegin = 0;
}

/// The handshake is a line; it passes whatever it says.
void FaultPipe::cutLine(TimePoint now)
{
    const auto line = held();
    const auto end = std::find(line.begin(), line.end(), std::byte{'\n'});
    if (end == line.end()) {
        if (line.size() > wire::handshakeLineSizeMax)
            m_stage = Stage::Unreadable;
        return;
    }
    send(takeHeld(static_cast<std::size_t>(end - line.begin()) + 1), now);
    m_stage = Stage::Messages;
    std::visit([this](auto &reader) { reader.feed(held()); }, m_reader);
}

void FaultPipe::cutMessages(TimePoint now)
{
    while (const auto cut = nextCut())
        passMessage(*cut, now);
}

std::optional<FaultPipe::Cut> FaultPipe::nextCut()
{
    return std::visit(
        [this](auto &reader) -> std::optional<Cut> {
            const auto next = reader.next();
            if (!next)
                m_stage = Stage::Unreadable;
            if (!next || !*next)
                return std::nullopt;
            return Cut{sizeOf(**next), asksOrAnswers(**next)};
        },
        m_reader);
}

void FaultPipe::passMessage(const Cut &cut, TimePoint now)
{
    auto message = takeHeld(cut.size);
    const auto strike = [this](std::deque<FaultId> &faults) {
        m_struck.push_back(faults.front());
        faults.pop_front();
    };
    if (cut.isAskedOrAnswered && !m_drops.empty())
        return strike(m_drops);
    if (cut.isAskedOrAnswered && !m_corruptions.empty()) {
        strike(m_corruptions);
        send(nonsense, now);
    }
    send(std::move(message), now);
}

void FaultPipe::send(Bytes bytes, TimePoint now)
{
    if (bytes.empty())
        return;
    // Nothing overtakes what was said before it.
    const auto at = m_parcels.empty() ? now + m_delay : std::max(now + m_delay, m_parcels.back().at);
    m_parcels.push_back({at, std::move(bytes)});
}

Bytes FaultPipe::takeHeld(std::size_t size)
{
    assert(size <= held().size());
    const auto front = held().first(size);
    m_heldBegin += size;
    return {front.begin(), front.end()};
}

Bytes FaultPipe::take(TimePoint now)
{
    Bytes arrived;
    while (!m_parcels.empty() && m_parcels.front().at <= now) {
        const auto &bytes = m_parcels.front().bytes;
        arrived.insert(arrived.end(), bytes.begin(), bytes.end());
        m_parcels.pop_front();
    }
    return arrived;
}

Bytes FaultPipe::takeOne(TimePoint now)
{
    if (m_parcels.empty() || m_parcels.front().at > now)
        return {};
    auto bytes = std::move(m_parcels.front().bytes);
    m_parcels.pop_front();
    return bytes;
}

std::optional<TimePoint> FaultPipe::due() const
{
    return m_parcels.empty() ? std::nullopt : std::optional(m_parcels.front().at);
}

void FaultPipe::setDelay(Duration delay, TimePoint now)
{
    m_delay = delay;
    for (auto &parcel : m_parcels)
        parcel.at = std::min(parcel.at, now + delay);
}

void FaultPipe::sever()
{
    m_isSevered = true;
    m_parcels.clear();
    m_held.clear();
    m_heldBegin = 0;
}

void FaultPipe::forget(FaultId fault)
{
    std::erase(m_drops, fault);
    std::erase(m_corruptions, fault);
}

std::vector<FaultId> FaultPipe::takeStruck()
{
    return std::exchange(m_struck, {});
}

} // namespace lockscope::io
