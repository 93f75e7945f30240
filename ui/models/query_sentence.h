// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/query/query_error.h"

namespace lockscope::ui {

/// What is wrong with an expression, as a whole sentence: what stands there, and what could.
[[nodiscard]] QString sentenceOf(const query::QueryError &error);

} // namespace lockscope::ui
