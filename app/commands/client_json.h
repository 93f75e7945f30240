// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include "core/base/time.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/rule.h"

#include <functional>
#include <optional>

namespace lockscope::app {

/// The id that a script gave a request.
using IdOf = std::function<QString(RequestId)>;

/// The JSON line of one client event (docs/manual.md): `event`, `t_ms`, `mono_us`, the event's fields, and `rule` where
/// one fired. Times are whole milliseconds since the epoch, 64-bit numbers are strings. None: the event has no line of
/// its own.
[[nodiscard]] std::optional<QJsonObject> clientJson(const Told<ClientEvent> &event, const Moment &at, const IdOf &idOf);

/// The event `error`: a line of input that is no command.
[[nodiscard]] QJsonObject clientErrorJson(const QString &detail, const Moment &at);

} // namespace lockscope::app
