// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/json_object.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/fault_event.h"
#include "core/vocabulary/server_event.h"

#include <chrono>

namespace lockscope::app {

[[nodiscard]] inline std::int64_t milliseconds(Duration span)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(span).count();
}
[[nodiscard]] inline std::int64_t steadyMicroseconds(TimePoint time)
{
    return time.time_since_epoch().count();
}

/// `kind` and the fields of one event.
void putEvent(JsonObject &out, const ServerEvent &event);
void putEvent(JsonObject &out, const ClientEvent &event);
void putEvent(JsonObject &out, const FaultEvent &event);
/// `command` and the fields of what a person asked for.
void putCommand(JsonObject &out, const ServerCommand &command);
void putCommand(JsonObject &out, const ClientCommand &command);
void putCommand(JsonObject &out, const FaultCommand &command);

} // namespace lockscope::app
