// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace lockscope::ui {

enum class PictureFormat : std::uint8_t { Svg, Png, Text };

/// A widget whose picture can be written to a file, as it is on screen.
class ExportablePicture
{
public:
    ExportablePicture() = default;
    ExportablePicture(const ExportablePicture &) = delete;
    ExportablePicture &operator=(const ExportablePicture &) = delete;
    ExportablePicture(ExportablePicture &&) = delete;
    ExportablePicture &operator=(ExportablePicture &&) = delete;
    virtual ~ExportablePicture() = default;

    /// The whole file. PNG has twice as many dots as the screen, SVG texts that stay texts, and text a line for each
    /// thing that is shown.
    [[nodiscard]] virtual QByteArray fileOf(PictureFormat format) = 0;
    /// Without an ending: "sequence".
    [[nodiscard]] virtual QString fileName() const = 0;
};

} // namespace lockscope::ui
