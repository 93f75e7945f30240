// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/party.h"
#include "core/picture/picture_words.h"
#include "core/picture/sequence_item.h"

#include <cstddef>
#include <string>

namespace lockscope::picture {

/// What is written in a sequence picture.
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
