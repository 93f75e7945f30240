// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTime>

namespace lockscope::ui {

/// "09:21:04.512", with the comma or the point that the person's language has.
[[nodiscard]] QString timeOfDay(const QTime &time);

} // namespace lockscope::ui
