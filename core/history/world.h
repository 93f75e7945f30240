// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/history/faults.h"
#include "core/history/touched.h"
#include "core/history/truth.h"

#include <cstdint>
#include <string>

namespace lockscope::recording {
template<typename T>
struct LayoutOf;
} // namespace lockscope::recording

namespace lockscope {

/// What the server says about a request: Nothing covers "never arrived", "refused" and "over" alike.
enum class TruthKind : std::uint8_t { NotVisible, Nothing, Waits, Holds };

/// The server's side of one acquire, found by its key and owner.
struct RequestTruth
{
    TruthKind kind = TruthKind::NotVisible;
    /// From 1, while it waits.
    std::size_t place = 0;
    const Waiter *waiter = nullptr;
    const Holder *holder = nullptr;
};

/// The state of everything at one event: a pure fold over the history up to it.
///
/// A copyable value. Two worlds that folded the same events are equal, wherever the fold was cut.
class World
{
public:
    /// The next event in order. What it changed is added to `touched`.
    void apply(const Entry &entry, Touched &touched);

    [[nodiscard]] const Truth &truth() const { return m_truth; }
    [[nodiscard]] const Beliefs &beliefs() const { return m_beliefs; }
    [[nodiscard]] const Faults &faults() const { return m_faults; }
    /// When the last event happened.
    [[nodiscard]] const Moment &at() const { return m_at; }
    /// Events that stand nowhere in the history (L32).
    [[nodiscard]] std::uint64_t skippedCount() const { return m_skippedCount; }

    [[nodiscard]] RequestTruth truthOf(const RequestBelief &belief) const;
    /// How much there is to copy, in things; what keyframes are spaced by.
    [[nodiscard]] std::size_t weight() const;

    friend bool operator==(const World &, const World &) = default;
    /// A recording keeps all of it.
    friend struct recording::LayoutOf<World>;

private:
    Truth m_truth;
    Beliefs m_beliefs;
    Faults m_faults;
    Moment m_at;
    std::uint64_t m_skippedCount = 0;
};

} // namespace lockscope
