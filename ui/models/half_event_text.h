// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/client_event.h"
#include "core/vocabulary/server_event.h"
#include "ui/models/event_text.h"

namespace lockscope::ui {

[[nodiscard]] EventText textOf(const ClientEvent &event);
[[nodiscard]] EventText textOf(const ServerEvent &event);

} // namespace lockscope::ui
