// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/virtual_stage.h"

#include "app/lab/action_step.h"
#include "app/lab/scenario_shape.h"
#include "core/base/match.h"

#include <chrono>
#include <utility>

namespace lockscope::lab {

namespace {

using scenario::ActionKind;

/// A server that stays down until it is told to start.
constexpr Duration forGood = std::chrono::hours(24 * 366 * 10);

Way wayOf(FaultWay way)
{
    return way == FaultWay::ToServer ? Way::Up : Way::Down;
}

/// Everything else is asked of a client or of the server, or is the stage's own.
StepKind stepOf(ActionKind kind)
{
    return stepKindOf(kind).value_or(StepKind::TellState);
}

} // namespace

VirtualStage::VirtualStage(scenario::Program program, std::uint64_t seed, const scenario::RunnerOptions &options)
    : m_rehearsal(shapeOf(program.scenario->setup, seed), {.coverage = nullptr, .recording = &m_entries})
    , m_runner(std::move(program), options)
{
}

VirtualStage::VirtualStage(const VirtualStage &other)
    : m_entries(other.m_entries)
    , m_told(other.m_told)
    , m_rehearsal(other.m_rehearsal)
    , m_runner(other.m_runner)
    , m_isBegun(other.m_isBegun)
    , m_isFinished(other.m_isFinished)
{
    m_rehearsal.tell({.coverage = nullptr, .recording = &m_entries});
}

void VirtualStage::begin()
{
    m_rehearsal.start();
    m_runner.begin(m_rehearsal.lab().now());
    feed();
}

void VirtualStage::run()
{
    while (advance()) { }
}

bool VirtualStage::advance()
{
    if (!std::exchange(m_isBegun, true))
        begin();
    if (const auto deed = m_runner.nextDeed()) {
        perform(*deed);
        feed();
        return true;
    }
    if (m_runner.isOver()) {
        if (!std::exchange(m_isFinished, true))
            finish();
        return false;
    }
    const auto until = m_runner.deadline();
    if (!until)
        return false;
    if (!m_rehearsal.advance(*until))
        m_runner.tick(m_rehearsal.lab().now());
    feed();
    return true;
}

void VirtualStage::feed()
{
    while (m_told < m_entries.size())
        m_runner.apply(m_entries[m_told++]);
    if (m_rehearsal.isClean())
        return;
    const auto &finding = m_rehearsal.findings().front();
    m_runner.breach({nameOf(finding), finding.detail});
}

/// What clients saw of each lock must be what some order of their operations explains.
void VirtualStage::finish()
{
    if (m_runner.verdict() != scenario::RunVerdict::Passed)
        return;
    m_rehearsal.judgeOrder();
    if (!m_rehearsal.isClean())
        m_runner.refute({nameOf(m_rehearsal.findings().front()), m_rehearsal.findings().front().detail});
}

void VirtualStage::perform(const scenario::Deed &deed)
{
    match(
        deed,
        [&](const scenario::AskClient &ask) { perform(ask); },
        [&](const scenario::AskServer &ask) { m_rehearsal.doTo([&](VirtualLab &lab) { lab.ask(ask.command); }); },
        [&](const scenario::DoToClient &to) { perform(to); },
        [&](const scenario::DoToServer &to) { perform(to); });
}

void VirtualStage::perform(const scenario::AskClient &ask)
{
    m_rehearsal.doTo([&](VirtualLab &lab) {
        lab.recorder().add(lab.now(), UserOrigin{}, CommandGiven{ask.command, ask.client}, Rule::None);
        lab.ask(ask.client.value() - 1, ask.command);
    });
}

void VirtualStage::perform(const Step &step)
{
    m_rehearsal.doTo([&](VirtualLab &lab) { lab.perform(step); });
}

void VirtualStage::perform(const scenario::DoToClient &deed)
{
    const auto client = deed.client.value() - 1;
    const bool isOneWay = deed.kind == ActionKind::HalfOpen && deed.way != FaultWay::Both;
    if (deed.kind == ActionKind::Drop || deed.kind == ActionKind::Delay)
        return performWay(deed);
    if (deed.kind == ActionKind::Cut && !deed.isTorn)
        return m_rehearsal.doTo([&](VirtualLab &lab) { lab.cutBare(client, deed.isAbrupt); });
    Step step;
    step.kind = isOneWay ? StepKind::Drop : stepOf(deed.kind);
    step.client = client;
    step.way = wayOf(deed.way);
    step.isAbrupt = deed.isAbrupt;
    step.length = deed.length;
    step.node = deed.node ? deed.node->value() : 0;
    perform(step);
}

void VirtualStage::performWay(const scenario::DoToClient &deed)
{
    const auto client = deed.client.value() - 1;
    m_rehearsal.doTo([&](VirtualLab &lab) {
        for (const auto way : {Way::Up, Way::Down}) {
            if (deed.way != FaultWay::Both && wayOf(deed.way) != way)
                continue;
            if (deed.kind == ActionKind::Drop)
                lab.dropNext(client, way);
            else
                lab.setDelay(client, way, deed.length);
        }
    });
}

void VirtualStage::perform(const scenario::DoToServer &deed)
{
    if (deed.kind == ActionKind::Start)
        return m_rehearsal.doTo([](VirtualLab &lab) { lab.startServer(); });
    if (deed.kind == ActionKind::Conclude) {
        m_rehearsal.doTo([](VirtualLab &lab) { lab.startServer(); });
        m_rehearsal.conclude();
        return;
    }
    Step step;
    step.kind = stepOf(deed.kind);
    step.length = deed.length.value_or(forGood);
    step.count = deed.count;
    perform(step);
}

} // namespace lockscope::lab
