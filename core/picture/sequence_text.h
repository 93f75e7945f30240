// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/band.h"
#include "core/picture/sequence_columns.h"
#include "core/picture/sequence_fold.h"
#include "core/picture/sequence_words.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace lockscope::picture {

/// Lines of a text that is to be read; what comes later is counted.
inline constexpr std::size_t textLinesMax = 20'000;

/// A sequence picture in letters, a line for each thing that happened, oldest first:
///
///     time          w1                    node 1
///     04.100        |--A 41 orders/17---->|        0.3 ms
///     04.102        |  X--A 41 token 88---|        lost
///
/// A line that is no message has the sign of what it is at its party's column.
[[nodiscard]] std::vector<std::string> sequenceText(const SequenceFold &fold,
                                                    const BandList &bands,
                                                    SequenceColumns &columns,
                                                    const SequenceWords &words,
                                                    const TimeSpan &shown,
                                                    const std::function<bool(const SequenceItem &)> &isShown = {});

} // namespace lockscope::picture
