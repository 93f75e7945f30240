// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/program.h"

#include "core/base/match.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace lockscope::scenario {

namespace {

constexpr auto most = std::numeric_limits<std::uint32_t>::max();

/// Counts that are too large stay so.
std::uint64_t product(std::uint64_t a, std::uint64_t b)
{
    return a != 0 && b > most / a ? most : std::min<std::uint64_t>(a * b, most);
}

std::uint64_t ordersOf(const Permute &permute)
{
    if (permute.sampleCount)
        return *permute.sampleCount;
    std::uint64_t orders = 1;
    for (std::uint64_t each = 2; each <= permute.body.size(); ++each)
        orders = product(orders, each);
    return orders;
}

const std::vector<Statement> *bodyOf(const Statement &statement)
{
    using Body = const std::vector<Statement> *;
    return match<Body>(
        statement.what,
        [](const Act &) { return Body(); },
        [](const Expect &) { return Body(); },
        [](const Pause &) { return Body(); },
        [](const When &) { return Body(); },
        [](const Always &) { return Body(); },
        [](const Break &) { return Body(); },
        [](const Repeat &block) { return &block.body; },
        [](const Each &block) { return &block.body; },
        [](const Group &block) { return &block.body; },
        [](const Permute &block) { return &block.body; });
}

std::uint64_t roundsOf(const Statement &statement)
{
    if (const auto *const repeat = std::get_if<Repeat>(&statement.what))
        return repeat->count;
    if (const auto *const each = std::get_if<Each>(&statement.what))
        return each->items.size();
    return 1;
}

/// Well-mixed numbers that follow from two (SplitMix64).
std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    auto word = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EBULL;
    return word ^ (word >> 31U);
}

/// Order `number` of `count` things: the ways to choose the first one, then the second, and so on.
std::vector<std::size_t> orderOf(std::size_t count, std::uint64_t number)
{
    std::vector<std::size_t> rest(count);
    std::iota(rest.begin(), rest.end(), std::size_t{0});
    std::vector<std::size_t> order;
    while (!rest.empty()) {
        const auto chosen = static_cast<std::ptrdiff_t>(number % rest.size());
        number /= rest.size();
        order.push_back(rest[static_cast<std::size_t>(chosen)]);
        rest.erase(rest.begin() + chosen);
    }
    return order;
}

std::vector<std::size_t> sampleOf(std::size_t count, std::uint64_t seed, std::uint64_t number)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto draw = mixed(seed, number);
    for (auto left = count; left > 1; --left)
        std::swap(order[left - 1], order[mixed(draw, left) % left]);
    return order;
}

class Layout
{
public:
    Layout(Program &program, std::uint64_t order)
        : m_program(program)
        , m_order(order)
        , m_values(program.scenario->variables.size())
        , m_shared(std::make_shared<const Values>(m_values))
    {
    }

    void lay(const std::vector<Statement> &body)
    {
        for (const auto &statement : body)
            lay(statement);
    }

private:
    void lay(const Statement &statement)
    {
        const auto step = [&] { m_program.steps.push_back({&statement, m_shared}); };
        match(
            statement.what,
            [&](const Act &) { step(); },
            [&](const Expect &) { step(); },
            [&](const Pause &) { step(); },
            [&](const When &) { step(); },
            [&](const Always &) { step(); },
            [&](const Break &) { step(); },
            [&](const Repeat &block) {
                for (std::uint64_t round = 1; round <= block.count; ++round) {
                    if (block.variable)
                        set(*block.variable, round);
                    lay(block.body);
                }
            },
            [&](const Each &block) {
                for (const auto item : block.items) {
                    set(block.variable, item);
                    lay(block.body);
                }
            },
            [&](const Group &block) { lay(block.body); },
            [&](const Permute &block) { lay(block); });
    }

    void lay(const Permute &block)
    {
        const auto [found, isNew] = m_chosen.emplace(&block, m_order);
        if (isNew) {
            // Each permutation takes its part of the number, once for the whole run.
            found->second = m_order % ordersOf(block);
            m_order /= ordersOf(block);
        }
        const auto order = block.sampleCount ? sampleOf(block.body.size(), block.seed, found->second)
                                             : orderOf(block.body.size(), found->second);
        for (const auto place : order)
            lay(block.body[place]);
    }

    void set(std::uint32_t variable, std::uint64_t value)
    {
        m_values.at(variable) = value;
        m_shared = std::make_shared<const Values>(m_values);
    }

    Program &m_program;
    std::uint64_t m_order;
    Values m_values;
    std::shared_ptr<const Values> m_shared;
    std::map<const Permute *, std::uint64_t> m_chosen;
};

} // namespace

ProgramSize sizeOf(const std::vector<Statement> &body)
{
    ProgramSize size;
    std::uint64_t largest = 0;
    for (const auto &statement : body) {
        const auto *const inner = bodyOf(statement);
        const auto part = inner == nullptr ? ProgramSize{.steps = 1} : sizeOf(*inner);
        const auto steps = product(part.steps, roundsOf(statement));
        size.steps = std::min<std::uint64_t>(size.steps + steps, most);
        size.orders = product(size.orders, part.orders);
        if (const auto *const permute = std::get_if<Permute>(&statement.what))
            size.orders = product(size.orders, ordersOf(*permute));
        if (steps * part.orders >= largest) {
            largest = steps * part.orders;
            size.largest = statement.place;
        }
    }
    return size;
}

Program programOf(std::shared_ptr<const Scenario> scenario, std::uint64_t order)
{
    Program program;
    program.scenario = std::move(scenario);
    Layout(program, order).lay(program.scenario->body);
    return program;
}

} // namespace lockscope::scenario
