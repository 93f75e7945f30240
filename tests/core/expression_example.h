// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/query/expression.h"
#include "core/query/query_error.h"
#include "core/query/schema.h"

namespace lockscope::query {

/// Fields of an event, functions, requests with three members, and locks with a name.
[[nodiscard]] const Schema &schema();

/// As a Lisp would write it.
[[nodiscard]] QString show(const Expression &expression);
[[nodiscard]] QString show(const QueryError &error);

} // namespace lockscope::query
