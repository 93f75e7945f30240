// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/fault_event.h"
#include "ui/models/event_text.h"

namespace lockscope::ui {

[[nodiscard]] EventText textOf(const FaultEvent &event);
/// What happens to the link, as a sentence without its subject and full stop: "the server's next message is lost".
[[nodiscard]] QString phraseOf(const LinkFault &fault);
/// The whole of it, with whom it is done to: "client 3: its connection is cut", "crash node 2".
[[nodiscard]] QString phraseOf(const FaultAction &action);
/// What a person asks for, in the words of the list of events.
[[nodiscard]] QString phraseOf(const FaultCommand &command);

} // namespace lockscope::ui
