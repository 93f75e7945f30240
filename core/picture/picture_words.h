// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/band.h"

#include <string>

namespace lockscope::picture {

/// What is written in a picture, in the language of whoever looks at it.
class PictureWords
{
public:
    PictureWords() = default;
    PictureWords(const PictureWords &) = delete;
    PictureWords &operator=(const PictureWords &) = delete;
    PictureWords(PictureWords &&) = delete;
    PictureWords &operator=(PictureWords &&) = delete;
    virtual ~PictureWords() = default;

    /// Beside an axis whose ticks are `step` apart.
    [[nodiscard]] virtual std::string timeText(TimePoint at, Duration step) const = 0;
    /// What the clock that timeText() reads is ahead of the steady one.
    [[nodiscard]] virtual Duration clockOffset() const = 0;
    /// "node 1 leads, term 7", "lane of orders/17 held".
    [[nodiscard]] virtual std::string textOf(const Band &band) const = 0;
    /// At the line of the moment that the picture shows: "now".
    [[nodiscard]] virtual std::string presentText() const = 0;
    /// In the middle of a time in which nothing happened.
    [[nodiscard]] virtual std::string nothingText() const = 0;
};

} // namespace lockscope::picture
