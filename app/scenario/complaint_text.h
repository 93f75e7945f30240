// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/scenario/complaint.h"

namespace lockscope::app {

/// What is wrong, what was expected and what was perhaps meant, in one or two sentences.
[[nodiscard]] QString sentenceOf(const scenario::Complaint &complaint);

/// "orders.lks:12:9: 'ct' is no step. Did you mean 'cut'?"
[[nodiscard]] QString lineOf(const scenario::Complaint &complaint, const QString &fileName);

} // namespace lockscope::app
