// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/command_answer.h"
#include "core/wire/message.h"
#include "server/engine/server_core.h"

#include <optional>

/// Who leads, and what a change of it does to connections and to what they left (N1 to N6).
namespace lockscope::server {

/// What became of a node's command; none: answered later.
using NodeAnswer = std::optional<CommandAnswer>;

/// Lets `node` lead; answered when it does.
[[nodiscard]] NodeAnswer handOver(Turn &turn, CommandNumber command, NodeId node);
/// The node's sockets die at once; when it led, the next node that is up leads by itself (N5).
[[nodiscard]] NodeAnswer crashNode(Turn &turn, NodeId node);
/// The node comes back as a follower, or as the leader where there is none; answered when it listens.
[[nodiscard]] NodeAnswer startNode(Turn &turn, CommandNumber command, NodeId node);
/// Nobody leads for `length`, then the next node does (N6).
[[nodiscard]] NodeAnswer beginElection(Turn &turn, Duration length);

/// The driver's answer to OpenNode.
void nodeOpened(Turn &turn, NodeId node, bool isListening);
/// The record of an elected node's term is durable: it leads, unless it is down again.
void leadershipBegan(Turn &turn);
/// A leader that steps down is done once nothing is in flight; until then nothing happens here.
void finishSteppingDown(Turn &turn);
/// Ends an election window that is over.
void tickElection(Turn &turn);
/// When tickElection() has something to do.
[[nodiscard]] std::optional<TimePoint> electionEnd(const Cluster &cluster);
/// The hand-over that waits will not come about.
void refuseAwaitedLeader(Turn &turn, CommandRefusal refusal);
/// Folds, retries and expires what nobody did while nobody led (N4).
void takeUp(Turn &turn);

/// `M`, or `E no_leader`, to a connection that stays (N2).
void tellWhoLeads(Turn &turn, const Session &session);
/// A request at a node that does not lead.
void answerAsFollower(Turn &turn, const Session &session, const wire::Request &request);

} // namespace lockscope::server
