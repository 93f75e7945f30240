// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "core/scenario/board.h"
#include "core/scenario/program.h"
#include "core/scenario/schema.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace lockscope::scenario {

/// The requests that the names of a scenario mean at this moment: the last ones that were made under them.
using Bound = std::map<std::pair<std::uint32_t, std::uint64_t>, Handle>;
/// What `rising` saw last, by its place in the condition.
using Rises = std::map<std::size_t, std::uint64_t>;

/// One moment of a run, asked by the schema of its scenario.
class BoardFacts final : public query::Facts
{
public:
    struct View
    {
        const Scenario &scenario;
        const SchemaShape &shape;
        const Board &board;
        const Bound &bound;
        const Values &values;
        TimePoint now;
        /// None: no event is at hand.
        const Entry *event = nullptr;
        /// None: `rising` remembers nothing.
        Rises *rises = nullptr;
    };
    /// Everything in `view` outlives it.
    explicit BoardFacts(const View &view);

    [[nodiscard]] query::Value field(std::size_t field) const override;
    [[nodiscard]] query::Value call(const query::CallOf &call, std::span<const query::Value> arguments) const override;
    [[nodiscard]] query::Value member(std::size_t member, const query::Value &thing) const override;

    /// The request under this name, with the index of its family.
    [[nodiscard]] std::optional<Handle> request(std::uint32_t name, std::uint64_t index) const;
    [[nodiscard]] const std::string &keyText(std::uint64_t key) const;
    [[nodiscard]] const View &view() const { return m_view; }

private:
    [[nodiscard]] query::Value world(WorldField field) const;
    [[nodiscard]] query::Value rising(std::size_t site, const query::Value &value) const;
    [[nodiscard]] query::Value ofRequest(Member member, Handle request) const;
    [[nodiscard]] query::Value ofTruth(Member member, Handle request) const;
    [[nodiscard]] query::Value ofClient(Member member, std::uint64_t client) const;
    [[nodiscard]] query::Value ofKey(Member member, std::uint64_t key) const;
    [[nodiscard]] query::Value ofFate(Member member, std::uint64_t client) const;
    [[nodiscard]] query::Value ofNode(std::uint64_t node) const;

    View m_view;
    std::optional<query::EventFacts> m_event;
    /// Keys that no name stands for, behind those that have one.
    mutable std::deque<std::string> m_strangers;
};

} // namespace lockscope::scenario
