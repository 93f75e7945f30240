// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/lock_operation.h"

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

/// Can the operations on one lock, as its clients saw them, be put into an order that a correct lock would have gone
/// through? (Linearizability of a mutex with leases and fencing tokens.)
///
/// The lock: it is free or held under a token. A grant needs it free and takes a token above all before; a release with
/// the token ends the hold; from its lease on, the hold may end by itself at any time.
///
/// Tokens order the grants totally, so there is nothing to search among them. Grant by grant, in the order of tokens,
/// the earliest point is taken that its window and the end of the grant before allow, then the earliest end that a
/// release or the lease allows. Early is never worse: what limits from below only adds up, and what limits from above
/// is fixed. One exception stays local: an N that was on its way while the token was granted may lie before the grant,
/// which then has to be later than it; the earliest point that suits all of them is taken. That is O(n log n).
///
/// What tokens do not decide is which acquire without a reply a token belongs to that nobody was seen to be granted (it
/// was released by hand, or seen as an orphan). Those assignments are searched depth first, in token order, each
/// acquire once, under the step budget; k such tokens and m such acquires cost at most O(n m^k), and nothing where k is
/// 0.
///
/// A contradiction comes with a witness: operations that cannot be ordered whatever all the others did (a grant in it
/// may be ended freely by a release that is not in it). Sets of one, two and three operations are tried exhaustively
/// around the first grant that cannot be placed; a larger witness is shrunk until none can be left out.
namespace lockscope::check {

/// Whether every client of the lock is in the history. AllSeen: a token must belong to an acquire in it.
enum class Clients : std::uint8_t { AllSeen, SomeUnseen };

struct OrderBudget
{
    std::size_t operationsMax = 100'000;
    /// One step tries one place for one grant. A million take some tens of milliseconds.
    std::size_t stepsMax = 2'000'000;
};

struct InOrder
{
};
struct Contradiction
{
    /// Places in the operations that were given, rising.
    std::vector<std::size_t> witness;
    /// There is no smaller one. Otherwise no operation can be left out of it, if the budget was enough to see that.
    bool isSmallest = false;
};
/// The budget was not enough.
struct CouldNotTell
{
};
using OrderVerdict = std::variant<InOrder, Contradiction, CouldNotTell>;

[[nodiscard]] OrderVerdict
judgeOrder(std::span<const LockOperation> operations, Clients clients, const OrderBudget &budget);

} // namespace lockscope::check
