// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/action_step.h"
#include "app/lab/scenario_shape.h"
#include "app/lab/scenario_text.h"
#include "core/scenario/line_reader.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"
#include "core/scenario/schema.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace lockscope::lab {

namespace {

using namespace scenario;

/// What a request is called by, and who made it.
struct Made
{
    std::uint32_t client = 0;
    RequestId request;
};

/// "a2_7" is the seventh.
std::optional<RequestId> numberIn(std::string_view name)
{
    const auto middle = name.find('_');
    const auto number = middle == std::string_view::npos ? std::nullopt : scenario::numberIn(name.substr(middle + 1));
    return number ? std::optional(RequestId(*number)) : std::nullopt;
}

/// Puts the steps of a program into a schedule.
class Lowering
{
public:
    explicit Lowering(const Program &program)
        : m_program(program)
    {
    }

    Result<std::vector<Step>, Complaint> take()
    {
        for (const auto &step : m_program.steps) {
            const auto &what = step.statement->what;
            if (const auto *const pause = std::get_if<Pause>(&what)) {
                m_pause += pause->span;
                continue;
            }
            const auto *const act = std::get_if<Act>(&what);
            if (act != nullptr && act->action.kind == ActionKind::Conclude)
                continue;
            const auto lowered = act != nullptr && !act->result ? lower(act->action, *step.values) : std::nullopt;
            if (!lowered)
                return failure(
                    Complaint{.place = step.statement->place, .fault = Fault::NotAStep, .found = step.statement->text});
            m_steps.push_back(*lowered);
            m_steps.back().after = std::exchange(m_pause, {});
        }
        return std::move(m_steps);
    }

private:
    [[nodiscard]] std::uint32_t valueOf(const NameRef &ref, const Values &values) const
    {
        return ref.isVariable ? static_cast<std::uint32_t>(values.at(ref.index)) : ref.index;
    }

    std::pair<std::uint32_t, std::uint64_t> nameOf(const scenario::RequestRef &ref, const Values &values) const
    {
        return {ref.name, ref.index ? valueOf(*ref.index, values) : 0};
    }

    /// The number of a request that is made here.
    RequestId numberOf(std::uint32_t client, const std::optional<scenario::RequestRef> &as)
    {
        const auto said = as ? numberIn(m_program.scenario->requests.at(as->name).name) : std::nullopt;
        auto &last = m_last[client];
        last = said.value_or(RequestId(last.value() + 1));
        return last;
    }

    std::optional<Step> lower(const Action &action, const Values &values)
    {
        const auto kind = stepKindOf(action.kind);
        if (!kind)
            return std::nullopt;
        Step step;
        step.kind = *kind == StepKind::HalfOpen && action.way != FaultWay::Both ? StepKind::Drop : *kind;
        step.client = valueOf(action.client, values);
        step.key = valueOf(action.key, values);
        step.node = action.node;
        step.way = action.way == FaultWay::ToServer ? Way::Up : Way::Down;
        step.isAbrupt = action.isAbrupt;
        step.throughStop = action.throughStop;
        step.length = action.length.value_or(Duration(1));
        step.count = action.count;
        if (action.wait)
            step.wait = static_cast<std::uint16_t>(*action.wait);
        step.lease = static_cast<std::uint16_t>(action.lease);
        return lowerRequest(action, values, step) ? std::optional(step) : std::nullopt;
    }

    bool lowerRequest(const Action &action, const Values &values, Step &step)
    {
        if (action.kind > ActionKind::Cancel)
            return true;
        const auto about = action.token ? requestIn(action.token->expression) : action.about;
        if (action.token && !about)
            return false;
        const auto found = about ? m_made.find(nameOf(*about, values)) : m_made.end();
        if (found != m_made.end()) {
            step.holder = found->second.client;
            step.acquire = found->second.request;
        } else if (about) {
            // It is made later, or by nobody: its name says which it is.
            step.acquire = numberIn(m_program.scenario->requests.at(about->name).name).value_or(RequestId());
            step.holder = step.client;
        }
        if (action.kind == ActionKind::Cancel)
            return true;
        step.request = numberOf(step.client, action.as);
        if (action.as)
            m_made.insert_or_assign(nameOf(*action.as, values), Made{step.client, step.request});
        return true;
    }

    /// `a1.token`
    [[nodiscard]] std::optional<scenario::RequestRef> requestIn(const query::Expression &token) const
    {
        const auto *const field =
            token.children.empty() ? nullptr : std::get_if<query::FieldOf>(&token.children.front().node);
        if (field == nullptr)
            return std::nullopt;
        const auto meaning = scenario::shapeOf(*m_program.scenario).field(field->field);
        const auto *const named = std::get_if<RequestField>(&meaning);
        return named == nullptr ? std::nullopt : std::optional(scenario::RequestRef{named->name, std::nullopt});
    }

    const Program &m_program;
    std::vector<Step> m_steps;
    Duration m_pause{};
    std::map<std::uint32_t, RequestId> m_last;
    std::map<std::pair<std::uint32_t, std::uint64_t>, Made> m_made;
};

} // namespace

Result<Schedule, Complaint> parseScenario(std::string_view text)
{
    auto reading = parse({Source{"", std::string(text), {}}});
    if (!reading.complaints.empty())
        return failure(std::move(reading.complaints.front()));
    const auto &setup = reading.scenario.setup;
    Schedule schedule{.shape = lab::shapeOf(setup, setup.seed), .steps = {}};
    // Those that are called as a lab calls them need no names.
    bool isPlain = true;
    for (std::uint32_t client = 0; client < setup.clients.size(); ++client)
        isPlain = isPlain && setup.clients[client] == "w" + std::to_string(client + 1);
    if (isPlain)
        schedule.shape.names.clear();
    auto steps = Lowering(programOf(std::make_shared<const Scenario>(std::move(reading.scenario)), 0)).take();
    if (!steps)
        return failure(std::move(steps.error()));
    schedule.steps = std::move(*steps);
    return schedule;
}

} // namespace lockscope::lab
