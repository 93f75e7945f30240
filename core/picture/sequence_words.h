// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/band.h"
#include "core/picture/party.h"
#include "core/picture/sequence_item.h"

#include <cstddef>
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
};

class SequenceWords : public PictureWords
{
public:
    /// "w1", "node 1".
    [[nodiscard]] virtual std::string nameOf(const Party &party) const = 0;
    /// "42 clients".
    [[nodiscard]] virtual std::string foldName(std::size_t count) const = 0;
    /// A few words beside an arrow or a mark: "A 41 orders/17", "indeterminate".
    [[nodiscard]] virtual std::string labelOf(const SequenceItem &item) const = 0;
    /// So many messages stand too close for each to be drawn: "57 messages, 2 lost".
    [[nodiscard]] virtual std::string crowdText(std::size_t count, std::size_t lostCount) const = 0;
};

} // namespace lockscope::picture
