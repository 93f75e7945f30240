// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace lockscope::app {

/// What the scenarios of the library are sorted into, for people: by the name of the file, without folder and ending.
[[nodiscard]] QString libraryGroup(const QString &name);
/// Groups stand in this order.
[[nodiscard]] std::size_t libraryGroupPlace(const QString &name);

} // namespace lockscope::app
