// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_layout.h"

#include "core/picture/sequence_draft.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lockscope::picture {

namespace {

double distance(Point point, Point from, Point to)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length > 0 ? std::clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0.0, 1.0) : 0.0;
    return std::hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

} // namespace

SequencePicture layOutSequence(const SequenceFold &fold,
                               const BandList &bands,
                               SequenceColumns &columns,
                               const SequenceWords &words,
                               const SequenceView &view)
{
    return SequenceDraft(fold, bands, columns, words, view).take();
}

std::optional<SequenceSpot> spotAt(const SequencePicture &picture, Point point, double reach)
{
    std::optional<SequenceSpot> nearest;
    double least = reach;
    for (const auto &spot : picture.spots) {
        const auto away = distance(point, spot.from, spot.to);
        // Of two that are equally near, the later one lies in front.
        if (away > least)
            continue;
        least = away;
        nearest = spot;
    }
    return nearest;
}

} // namespace lockscope::picture
