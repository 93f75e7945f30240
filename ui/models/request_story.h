// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/models/cursor.h"

namespace lockscope::ui {

/// What the client believes of its request, in a sentence that says why.
[[nodiscard]] QString requestStory(const RequestRef &ref, const RequestBelief &belief, const Cursor &cursor);

} // namespace lockscope::ui
