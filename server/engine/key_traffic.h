// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/words.h"
#include "core/wire/message.h"
#include "server/engine/server_core.h"

#include <optional>

/// What clients ask of keys, and what a key's lane does next.
namespace lockscope::server {

/// Grants, queues or turns away. An error: the request costs its sender the connection (P8).
[[nodiscard]] std::optional<ServerError> acquire(Turn &turn, Session &session, const wire::AcquireRequest &request);
/// Releases, answers `N`, or waits behind the occupied lane.
[[nodiscard]] std::optional<ServerError> release(Turn &turn, Session &session, const wire::ReleaseRequest &request);

/// A grant, hand-off, release or expiry is durable: install it, answer, and let the key go on (S3).
void transitionDurable(Turn &turn, const LoggedRecord &logged, KeySlot slot);
/// The lane was just emptied; tendDrainedLanes() looks after it before the turn is over.
void laneDrained(Turn &turn, KeySlot slot);
/// At the lanes that this turn emptied: the fates that name their keys first, in Open order, then each key goes on (S2,
/// D3). Before it nobody else may use such a lane.
void tendDrainedLanes(Turn &turn);
/// Works the key off as far as its empty lane allows; retires it when nothing is left.
void goOn(Turn &turn, KeySlot slot);

void expireDueLeases(Turn &turn);
void timeOutDueWaits(Turn &turn);

} // namespace lockscope::server
