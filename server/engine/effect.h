// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/strong_id.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/fate_notice.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/server_event.h"
#include "server/wal/record.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// What the server's brain asks of its driver. Effects are carried out in their order; what is answered stands behind
/// the report that made it durable, never before it (P1, I3).
namespace lockscope::server {

/// One socket, named by the number of its connection.
using LinkNumber = StrongId<struct LinkNumberTag, std::uint64_t>;
/// Names one performed ServerCommand.
using CommandNumber = StrongId<struct CommandNumberTag, std::uint64_t>;

/// Append the record; LockServer::durable() tells that it is safe.
struct Persist
{
    LoggedRecord logged;
};
struct Send
{
    LinkNumber link;
    Bytes bytes;
};
/// Everything sent before reaches the peer, then the connection ends. Nothing of it is told any more.
struct Close
{
    LinkNumber link;
};
/// The socket dies now, and what was sent and has not left yet dies with it. Nothing of it is told any more.
struct Abort
{
    LinkNumber link;
};
/// Compare `digest` with the one of the shared token and `challenge`, in constant time, and call verified().
struct CheckDigest
{
    LinkNumber link;
    std::string challenge;
    std::string digest;
};
struct AnswerCommand
{
    CommandNumber command;
    CommandAnswer answer;
};
/// Recovery is durable: connections may come (F10).
struct BeginAccepting
{
};
/// The clean stop began, whoever asked for it: no connection may come any more.
struct EndAccepting
{
};
/// A node crashed: nobody listens at its address any more.
struct CloseNode
{
    NodeId node;
};
/// A node comes back: listen at its address again and call nodeOpened() before anything else.
struct OpenNode
{
    NodeId node;
};
/// Let the journal behave so from now on.
struct InjectFault
{
    DiskFaultCommand fault;
};
/// Let an operator read it.
struct Notify
{
    FateNotice notice;
};
/// Everything is settled, or never will be; `unsettled` is left for the next start (F9).
struct Stopped
{
    std::vector<OpenSequence> unsettled;
};

using Effect = std::variant<Persist,
                            Send,
                            Close,
                            Abort,
                            CheckDigest,
                            AnswerCommand,
                            BeginAccepting,
                            EndAccepting,
                            CloseNode,
                            OpenNode,
                            InjectFault,
                            Notify,
                            Stopped>;

/// What happened, at which node, and why.
struct ToldEvent
{
    ServerEvent event;
    Rule rule = Rule::None;
    NodeId node;
};

} // namespace lockscope::server
