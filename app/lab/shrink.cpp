// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/shrink.h"

#include "app/lab/explorer.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

/// The best schedule so far, and how many tries are left to better it.
class Shrinker
{
public:
    Shrinker(const Schedule &schedule, const std::string &finding, std::uint32_t runsMax)
        : m_best(schedule)
        , m_finding(finding)
        , m_runsLeft(runsMax)
    {
    }

    /// Until a whole round betters nothing.
    Schedule shrinkAll()
    {
        bool isBetter = true;
        while (isBetter && m_runsLeft > 0) {
            isBetter = dropSteps();
            isBetter = dropClients() || isBetter;
            isBetter = dropRoom() || isBetter;
            isBetter = shortenTimes() || isBetter;
            isBetter = calmDown() || isBetter;
        }
        return m_best;
    }

private:
    /// Takes the schedule where it still fails in the same way.
    bool attempt(Schedule schedule)
    {
        if (m_runsLeft == 0)
            return false;
        --m_runsLeft;
        const auto report = replay(schedule);
        if (!report.finding || nameOf(*report.finding) != m_finding)
            return false;
        m_best = std::move(schedule);
        return true;
    }

    /// The time that the steps took goes to the one behind them.
    static Schedule without(const Schedule &schedule, std::size_t from, std::size_t count)
    {
        auto shorter = schedule;
        auto &steps = shorter.steps;
        const auto first = steps.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last = first + static_cast<std::ptrdiff_t>(std::min(count, steps.size() - from));
        Duration lost{};
        for (auto step = first; step != last; ++step)
            lost += step->after;
        const auto behind = steps.erase(first, last);
        if (behind != steps.end())
            behind->after += lost;
        return shorter;
    }

    bool dropSteps()
    {
        bool isBetter = false;
        for (auto size = std::max<std::size_t>(1, m_best.steps.size() / 2); size > 0; size /= 2) {
            for (std::size_t from = 0; from < m_best.steps.size();) {
                if (attempt(without(m_best, from, size)))
                    isBetter = true;
                else
                    from += size;
            }
        }
        return isBetter;
    }

    static Schedule withoutClient(const Schedule &schedule, std::uint32_t client)
    {
        auto smaller = schedule;
        --smaller.shape.clients;
        if (client < smaller.shape.endpoints.size())
            smaller.shape.endpoints.erase(smaller.shape.endpoints.begin() + client);
        const auto below = smaller.shape.v1Clients & ((1U << client) - 1);
        smaller.shape.v1Clients = below | (smaller.shape.v1Clients >> (client + 1) << client);
        for (std::size_t i = smaller.steps.size(); i-- > 0;) {
            auto &step = smaller.steps[i];
            const bool isItsOwn = concernsClient(step.kind) && step.client == client;
            const bool isAboutIt = step.kind == StepKind::ReleaseToken && step.holder == client;
            if (isItsOwn || isAboutIt) {
                smaller = without(smaller, i, 1);
                continue;
            }
            step.client -= step.client > client ? 1 : 0;
            step.holder -= step.holder > client ? 1 : 0;
        }
        for (auto &step : smaller.steps) {
            step.client = std::min(step.client, smaller.shape.clients - 1);
            step.holder = std::min(step.holder, smaller.shape.clients - 1);
        }
        return smaller;
    }

    bool dropClients()
    {
        bool isBetter = false;
        for (auto client = m_best.shape.clients; client-- > 0 && m_best.shape.clients > 1;)
            isBetter = attempt(withoutClient(m_best, client)) || isBetter;
        return isBetter;
    }

    bool dropRoom()
    {
        const auto most = [&](auto member) {
            std::uint32_t value = 0;
            for (const auto &step : m_best.steps)
                value = std::max(value, step.*member);
            return value;
        };
        bool isBetter = false;
        if (const auto keys = most(&Step::key) + 1; keys < m_best.shape.keys) {
            auto smaller = m_best;
            smaller.shape.keys = keys;
            isBetter = attempt(std::move(smaller));
        }
        while (m_best.shape.nodes > std::max(1U, most(&Step::node)) && m_best.shape.endpoints.empty()) {
            auto smaller = m_best;
            --smaller.shape.nodes;
            if (!attempt(std::move(smaller)))
                break;
            isBetter = true;
        }
        return isBetter;
    }

    /// Away, or half, or whole milliseconds: whatever still fails.
    bool shorten(std::size_t place, Duration Step::*member)
    {
        const auto now = m_best.steps[place].*member;
        for (const auto shorter : {Duration::zero(), now / 2, Duration(now / 1ms * 1ms)}) {
            if (shorter == now)
                return false;
            auto smaller = m_best;
            smaller.steps[place].*member = shorter;
            if (attempt(std::move(smaller)))
                return true;
        }
        return false;
    }

    bool shortenTimes()
    {
        bool isBetter = false;
        for (std::size_t place = 0; place < m_best.steps.size(); ++place) {
            isBetter = shorten(place, &Step::after) || isBetter;
            isBetter = shorten(place, &Step::length) || isBetter;
        }
        return isBetter;
    }

    template<typename Change>
    bool plainer(Change &&change)
    {
        auto smaller = m_best;
        change(smaller.shape);
        return smaller.shape != m_best.shape && attempt(std::move(smaller));
    }

    bool calmDown()
    {
        bool isBetter = plainer([](LabShape &shape) { shape.weather = {}; });
        isBetter = plainer([](LabShape &shape) { shape.weather.splitPercent = 0; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.weather.joinPercent = 0; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.journal = {}; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.limits = {}; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.v1Clients = 0; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.driftMax = 0; }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.endpoints.clear(); }) || isBetter;
        isBetter = plainer([](LabShape &shape) { shape.pendingMax = LabShape{}.pendingMax; }) || isBetter;
        return plainer([](LabShape &shape) { shape.releaseLanePlaces = LabShape{}.releaseLanePlaces; }) || isBetter;
    }

    Schedule m_best;
    std::string m_finding;
    std::uint32_t m_runsLeft;
};

} // namespace

Schedule shrink(const Schedule &schedule, const std::string &finding, std::uint32_t runsMax)
{
    return Shrinker(schedule, finding, runsMax).shrinkAll();
}

} // namespace lockscope::lab
