// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/time.h"
#include "core/client/acquire_queue.h"
#include "core/client/demux.h"
#include "core/client/event_log.h"
#include "core/client/lease_book.h"
#include "core/client/options.h"
#include "core/client/random.h"
#include "core/client/release_lane.h"
#include "core/vocabulary/command.h"
#include "core/wire/message.h"

#include <cstddef>
#include <optional>

namespace lockscope::client {

/// Every request of an engine, from the call to its one outcome, and what its outcome left behind.
///
///     acquire:  queued ──send()──▶ sent ──A/T/B──▶ granted | timed_out | busy
///                 │                  └──connectionEnded()──▶ indeterminate
///                 └──▶ failed | cancelled | timed_out
///     release:  on the lane ──R/N──▶ released | not_found      ──lease over──▶ unknown
///
/// It knows nothing of connections but whether one is there. What happens is told to the EventLog of each call.
class RequestLedger
{
public:
    RequestLedger(const EngineOptions &options, Random owners);

    void acquire(const AcquireCommand &command, TimePoint now, EventLog &events);
    void release(const ReleaseAcquiredCommand &command, EventLog &events);
    void release(const ReleaseTokenCommand &command, TimePoint now, EventLog &events);
    /// True: the acquire was sent, so that its connection must end (C5).
    [[nodiscard]] bool cancel(RequestId acquire, EventLog &events);

    /// Appends the frames of whatever is to be sent on a ready connection: releases first, then acquires (C8).
    void send(Bytes &out, TimePoint now, EventLog &events);

    /// An answer. False: nobody waits for it (C9).
    [[nodiscard]] bool answer(const wire::GrantedReply &reply, TimePoint now, EventLog &events);
    [[nodiscard]] bool answer(const wire::TimedOutReply &reply, EventLog &events);
    [[nodiscard]] bool answer(const wire::BusyReply &reply, EventLog &events);
    [[nodiscard]] bool answer(const wire::ReleasedReply &reply, EventLog &events);
    [[nodiscard]] bool answer(const wire::NotFoundReply &reply, EventLog &events);
    /// A grant that nobody waits for: its token goes onto the lane, unless the caller has it already (C9).
    void takeOrphan(const wire::GrantedReply &reply, TimePoint now, EventLog &events);

    /// Whatever was sent stays without an answer (C6). `cancelled`: the request whose cancelling ended it (C5).
    void connectionEnded(CloseReason reason, std::optional<RequestId> cancelled, EventLog &events);
    /// Waits, leases and reclaims that are over by now.
    void settle(TimePoint now, EventLog &events);
    /// Everything gets its outcome; later requests fail. The connection ended before.
    void stop(EventLog &events);

    /// When settle() has something to do.
    [[nodiscard]] std::optional<TimePoint> deadline() const;
    /// By when the connection must have answered (C13).
    [[nodiscard]] std::optional<TimePoint> replyDeadline() const { return m_demux.deadline(); }
    /// How many answers to releases the connection owes.
    [[nodiscard]] std::size_t releaseAnswersDue() const { return m_demux.releaseCount(); }

private:
    [[nodiscard]] std::optional<AcquireFailure> refusalOf(const AcquireCommand &command) const;
    void queueRelease(RequestId request, const ReleaseName &name, TimePoint overBy, EventLog &events);
    void sendReleases(Bytes &out, EventLog &events);
    void sendAcquires(Bytes &out, TimePoint now, EventLog &events);
    [[nodiscard]] bool answerRelease(const ReleaseName &name, const ReleaseOutcome &outcome, EventLog &events);

    AcquireQueue m_queue;
    Demux m_demux;
    ReleaseLane m_lane;
    LeaseBook m_leases;
    Random m_owners;
    std::size_t m_pendingMax;
    bool m_isStopped = false;
};

} // namespace lockscope::client
