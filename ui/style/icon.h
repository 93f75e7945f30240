// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace lockscope::ui {

/// The icon `:/icons/NAME.svg`, drawn in the colour that text has in the application's palette at the moment of
/// drawing.
///
/// One drawing serves both themes and every scale. An unknown name is a null icon.
[[nodiscard]] QIcon themedIcon(const QString &name);

} // namespace lockscope::ui
