// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/picture/drawing.h"

namespace lockscope::app {

/// The drawing as an SVG element that stands in a page with pictureStyle(); no script, nothing from outside.
[[nodiscard]] QString svgOf(const picture::Drawing &drawing);

/// The colours, patterns and letters of pictures as CSS, for light and for dark screens.
[[nodiscard]] QString pictureStyle();
/// What the shapes refer to, once a page.
[[nodiscard]] QString pictureDefinitions();

} // namespace lockscope::app
