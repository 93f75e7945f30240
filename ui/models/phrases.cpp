// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/phrases.h"

#include <QCoreApplication>

#include "core/history/truth.h"
#include "core/vocabulary/command.h"

namespace lockscope::ui {

namespace {

struct Phrases
{
    Q_DECLARE_TR_FUNCTIONS(Phrases)
};

} // namespace

QString phraseOf(CloseReason value)
{
    switch (value) {
    case CloseReason::PeerClosed:
        return Phrases::tr("the other side closed");
    case CloseReason::ConnectFailed:
        return Phrases::tr("could not connect");
    case CloseReason::TlsFailed:
        return Phrases::tr("TLS failed");
    case CloseReason::HandshakeFailed:
        return Phrases::tr("the handshake failed");
    case CloseReason::V1OnlyServer:
        return Phrases::tr("the server speaks version 1 only");
    case CloseReason::Moved:
        return Phrases::tr("the leader is elsewhere");
    case CloseReason::NoLeader:
        return Phrases::tr("nobody leads");
    case CloseReason::NotActive:
        return Phrases::tr("the node is not active");
    case CloseReason::AuthFailed:
        return Phrases::tr("the shared token was refused");
    case CloseReason::ServerError:
        return Phrases::tr("the server reported an error");
    case CloseReason::Malformed:
        return Phrases::tr("the server sent a malformed frame");
    case CloseReason::Oversized:
        return Phrases::tr("the server sent a frame that is too long");
    case CloseReason::UnknownReply:
        return Phrases::tr("the server sent an unknown reply");
    case CloseReason::UnmatchedReply:
        return Phrases::tr("the server sent a reply that nobody waited for");
    case CloseReason::CancelledAfterSend:
        return Phrases::tr("cancelled after it was sent");
    case CloseReason::IdleTimeout:
        return Phrases::tr("nothing was heard for too long");
    case CloseReason::Shutdown:
        return Phrases::tr("the client stopped");
    }
    return {};
}

QString phraseOf(ClientConnectionState value)
{
    switch (value) {
    case ClientConnectionState::Connecting:
        return Phrases::tr("connecting");
    case ClientConnectionState::Handshaking:
        return Phrases::tr("handshaking");
    case ClientConnectionState::Ready:
        return Phrases::tr("ready");
    case ClientConnectionState::Closed:
        return Phrases::tr("closed");
    }
    return {};
}

QString phraseOf(AcquireFailure value)
{
    switch (value) {
    case AcquireFailure::BadKey:
        return Phrases::tr("the key is not valid");
    case AcquireFailure::BadLease:
        return Phrases::tr("the lease is not valid");
    case AcquireFailure::BadWait:
        return Phrases::tr("the wait is not valid");
    case AcquireFailure::PendingFull:
        return Phrases::tr("too many requests are pending");
    case AcquireFailure::Stopped:
        return Phrases::tr("the client is stopped");
    }
    return {};
}

QString phraseOf(ReleaseFailure value)
{
    switch (value) {
    case ReleaseFailure::BadKey:
        return Phrases::tr("the key is not valid");
    case ReleaseFailure::BadToken:
        return Phrases::tr("the token is not valid");
    case ReleaseFailure::NotGranted:
        return Phrases::tr("the acquire holds nothing");
    case ReleaseFailure::ReleaseLaneFull:
        return Phrases::tr("the release lane is full");
    case ReleaseFailure::Stopped:
        return Phrases::tr("the client is stopped");
    }
    return {};
}

QString phraseOf(OrphanAction value)
{
    switch (value) {
    case OrphanAction::ReleaseQueued:
        return Phrases::tr("its release is queued");
    case OrphanAction::Released:
        return Phrases::tr("released");
    case OrphanAction::NotFound:
        return Phrases::tr("the server no longer knew it");
    case OrphanAction::LeaseOver:
        return Phrases::tr("its lease is over");
    case OrphanAction::Dropped:
        return Phrases::tr("left to its lease, the release lane is full");
    }
    return {};
}

QString phraseOf(ViolationRule value)
{
    switch (value) {
    case ViolationRule::HandshakeFailed:
        return Phrases::tr("the handshake");
    case ViolationRule::Malformed:
        return Phrases::tr("a malformed frame");
    case ViolationRule::Oversized:
        return Phrases::tr("a frame that is too long");
    case ViolationRule::UnknownReply:
        return Phrases::tr("an unknown reply");
    case ViolationRule::UnmatchedReply:
        return Phrases::tr("a reply that nobody waited for");
    }
    return {};
}

QString phraseOf(FateClass value)
{
    switch (value) {
    case FateClass::CleanDisconnect:
        return Phrases::tr("clean disconnect");
    case FateClass::ConnectionLost:
        return Phrases::tr("connection lost");
    case FateClass::ProtocolError:
        return Phrases::tr("protocol error");
    case FateClass::ServerShutdown:
        return Phrases::tr("server shutdown");
    case FateClass::LeadershipLost:
        return Phrases::tr("leadership lost");
    }
    return {};
}

QString phraseOf(FateState value)
{
    switch (value) {
    case FateState::OpenDurable:
        return Phrases::tr("open");
    case FateState::ParkedPrecedence:
        return Phrases::tr("parked");
    case FateState::CompleteDurable:
        return Phrases::tr("complete");
    }
    return {};
}

QString phraseOf(LaneState value)
{
    switch (value) {
    case LaneState::Empty:
        return Phrases::tr("empty");
    case LaneState::Staged:
        return Phrases::tr("staged");
    case LaneState::Writing:
        return Phrases::tr("writing");
    case LaneState::Ambiguous:
        return Phrases::tr("ambiguous");
    case LaneState::Held:
        return Phrases::tr("held by an operator");
    }
    return {};
}

QString phraseOf(TransitionKind value)
{
    switch (value) {
    case TransitionKind::Grant:
        return Phrases::tr("grant");
    case TransitionKind::HandOff:
        return Phrases::tr("hand-off");
    case TransitionKind::Release:
        return Phrases::tr("release");
    case TransitionKind::Expiry:
        return Phrases::tr("expiry");
    case TransitionKind::FateAtKey:
        return Phrases::tr("fate");
    case TransitionKind::Hold:
        return Phrases::tr("operator hold");
    }
    return {};
}

QString phraseOf(NodeRole value)
{
    switch (value) {
    case NodeRole::Leader:
        return Phrases::tr("leader");
    case NodeRole::Follower:
        return Phrases::tr("follower");
    case NodeRole::Down:
        return Phrases::tr("down");
    }
    return {};
}

QString phraseOf(ServerError value)
{
    switch (value) {
    case ServerError::AuthFailed:
        return Phrases::tr("wrong shared token");
    case ServerError::Handshake:
        return Phrases::tr("bad handshake");
    case ServerError::NoLeader:
        return Phrases::tr("nobody leads");
    case ServerError::NotActive:
        return Phrases::tr("node not active");
    case ServerError::BadRequest:
        return Phrases::tr("bad request");
    case ServerError::TooLong:
        return Phrases::tr("too long");
    case ServerError::BadKey:
        return Phrases::tr("bad key");
    case ServerError::BadLease:
        return Phrases::tr("bad lease");
    case ServerError::DuplicateOwner:
        return Phrases::tr("owner sent twice");
    case ServerError::Busy:
        return Phrases::tr("busy");
    case ServerError::SlowConsumer:
        return Phrases::tr("reads too slowly");
    case ServerError::ShuttingDown:
        return Phrases::tr("shutting down");
    }
    return {};
}

QString phraseOf(CapacityLimit value)
{
    switch (value) {
    case CapacityLimit::WaitersPerKey:
        return Phrases::tr("waiters of one key");
    case CapacityLimit::WaitersInAll:
        return Phrases::tr("waiters in all");
    case CapacityLimit::Keys:
        return Phrases::tr("keys");
    }
    return {};
}

QString phraseOf(JournalFailure value)
{
    switch (value) {
    case JournalFailure::WriteFailed:
        return Phrases::tr("a write to the journal failed");
    case JournalFailure::SyncFailed:
        return Phrases::tr("the journal could not be synced");
    case JournalFailure::DiskFull:
        return Phrases::tr("the disk is full");
    }
    return {};
}

QString phraseOf(BeliefState value)
{
    switch (value) {
    case BeliefState::Queued:
        return Phrases::tr("queued");
    case BeliefState::Sent:
        return Phrases::tr("sent");
    case BeliefState::Granted:
        return Phrases::tr("granted");
    case BeliefState::Indeterminate:
        return Phrases::tr("indeterminate");
    case BeliefState::TimedOut:
        return Phrases::tr("timed out");
    case BeliefState::Busy:
        return Phrases::tr("busy");
    case BeliefState::Cancelled:
        return Phrases::tr("cancelled");
    case BeliefState::Failed:
        return Phrases::tr("failed");
    case BeliefState::Released:
        return Phrases::tr("released");
    case BeliefState::NotFound:
        return Phrases::tr("not found");
    case BeliefState::Unknown:
        return Phrases::tr("unknown");
    case BeliefState::LeaseOver:
        return Phrases::tr("lease over");
    case BeliefState::Reclaimed:
        return Phrases::tr("reclaimed");
    }
    return {};
}

QString phraseOf(ServerPhase value)
{
    switch (value) {
    case ServerPhase::NotVisible:
        return Phrases::tr("not visible");
    case ServerPhase::Running:
        return Phrases::tr("running");
    case ServerPhase::Stopping:
        return Phrases::tr("stopping");
    case ServerPhase::Stopped:
        return Phrases::tr("stopped");
    }
    return {};
}

QString phraseOf(DiskFault value)
{
    switch (value) {
    case DiskFault::FsyncError:
        return Phrases::tr("sync error");
    case DiskFault::NoSpace:
        return Phrases::tr("disk full");
    case DiskFault::Slow:
        return Phrases::tr("slow disk");
    }
    return {};
}

ShownState shownState(BeliefState value)
{
    switch (value) {
    case BeliefState::Queued:
    case BeliefState::Sent:
        return ShownState::Waiting;
    case BeliefState::Granted:
        return ShownState::Held;
    case BeliefState::Indeterminate:
    case BeliefState::Unknown:
        return ShownState::Indeterminate;
    case BeliefState::Busy:
    case BeliefState::Failed:
        return ShownState::Refused;
    case BeliefState::TimedOut:
    case BeliefState::Cancelled:
    case BeliefState::Released:
    case BeliefState::NotFound:
    case BeliefState::LeaseOver:
    case BeliefState::Reclaimed:
        return ShownState::Done;
    }
    return ShownState::Done;
}

ShownState shownState(FateState value)
{
    switch (value) {
    case FateState::OpenDurable:
        return ShownState::Waiting;
    case FateState::ParkedPrecedence:
        return ShownState::Parked;
    case FateState::CompleteDurable:
        return ShownState::Done;
    }
    return ShownState::Done;
}

} // namespace lockscope::ui
