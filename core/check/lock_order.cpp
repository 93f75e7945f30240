// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/lock_order.h"

#include "core/check/lock_placement.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

using Places = std::vector<std::size_t>;
using Answer = LockPlacement::Answer;

enum class Search : std::uint8_t { Found, NotFound, OutOfSteps };

/// Looks for `count` more places, from `from` on, that cannot be ordered together with what is in `chosen`.
Search addAndTry(LockPlacement &placement, const Places &all, std::size_t from, std::size_t count, Places &chosen)
{
    if (count == 0) {
        auto byToken = chosen;
        std::stable_sort(byToken.begin(), byToken.end(), [&](std::size_t left, std::size_t right) {
            return placement.tokenOf(left) < placement.tokenOf(right);
        });
        switch (placement.tryOrder(byToken)) {
        case Answer::Possible:
            return Search::NotFound;
        case Answer::Impossible:
            return Search::Found;
        case Answer::OutOfSteps:
            return Search::OutOfSteps;
        }
    }
    for (auto at = from; at < all.size(); ++at) {
        if (std::find(chosen.begin(), chosen.end(), all[at]) != chosen.end())
            continue;
        chosen.push_back(all[at]);
        const auto result = addAndTry(placement, all, at + 1, count - 1, chosen);
        if (result != Search::NotFound)
            return result;
        chosen.pop_back();
    }
    return Search::NotFound;
}

/// A set of `size` places that cannot be ordered, one of them of the last token: without that one all is in order.
Search findOfSize(LockPlacement &placement, const Places &all, std::size_t size, Places &chosen)
{
    const auto last = placement.tokenOf(all.back());
    for (auto at = all.size(); at-- > 0 && placement.tokenOf(all[at]) == last;) {
        chosen = {all[at]};
        const auto result = addAndTry(placement, all, 0, size - 1, chosen);
        if (result != Search::NotFound)
            return result;
    }
    return Search::NotFound;
}

/// Leaves out whatever can be left out, large pieces first.
Places shrink(LockPlacement &placement, Places places)
{
    for (auto piece = std::max<std::size_t>(places.size() / 2, 1);; piece /= 2) {
        for (std::size_t at = 0; at < places.size();) {
            auto fewer = places;
            const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
            const auto length = std::min(piece, places.size() - at);
            fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
            const auto answer = placement.tryOrder(fewer);
            if (answer == Answer::OutOfSteps)
                return places;
            if (answer == Answer::Impossible)
                places = std::move(fewer);
            else
                at += length;
        }
        if (piece <= 1)
            return places;
    }
}

Contradiction witnessIn(LockPlacement &placement, const Places &prefix)
{
    const auto sorted = [](Places places) {
        std::sort(places.begin(), places.end());
        return places;
    };
    Places chosen;
    for (const auto size : {std::size_t{1}, std::size_t{2}}) {
        const auto result = findOfSize(placement, prefix, size, chosen);
        if (result == Search::Found)
            return {sorted(chosen), true};
        if (result == Search::OutOfSteps)
            return {sorted(prefix), false};
    }
    const auto shrunk = shrink(placement, prefix);
    if (shrunk.size() <= 3)
        return {sorted(shrunk), true};
    const auto result = findOfSize(placement, prefix, 3, chosen);
    if (result == Search::Found)
        return {sorted(chosen), true};
    return {sorted(shrunk), result == Search::NotFound && shrunk.size() == 4};
}

} // namespace

OrderVerdict judgeOrder(std::span<const LockOperation> operations, Clients clients, const OrderBudget &budget)
{
    if (operations.size() > budget.operationsMax)
        return CouldNotTell{};
    LockPlacement placement(operations, clients, budget.stepsMax);
    auto places = placement.constraints();
    switch (placement.tryOrder(places)) {
    case Answer::Possible:
        return InOrder{};
    case Answer::OutOfSteps:
        return CouldNotTell{};
    case Answer::Impossible:
        break;
    }
    // What comes behind the first token that could not be placed is not needed for the contradiction.
    std::size_t tokenCount = 0;
    std::size_t end = 0;
    for (; end < places.size(); ++end) {
        if (end == 0 || placement.tokenOf(places[end]) != placement.tokenOf(places[end - 1]))
            ++tokenCount;
        if (tokenCount > placement.placedCount() + 1)
            break;
    }
    places.resize(end);
    return witnessIn(placement, places);
}

} // namespace lockscope::check
