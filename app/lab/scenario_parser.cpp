// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/scenario_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>
#include <utility>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

/// Takes the words off one line. After one that does not fit, every later one is absent, too (HE6).
class Words
{
public:
    explicit Words(std::string_view line)
        : m_rest(line.substr(0, line.find('#')))
    {
    }

    /// Empty: the line is at its end.
    std::string_view next()
    {
        skipBlanks();
        const auto end = std::min(m_rest.find_first_of(" \t\r"), m_rest.size());
        m_word = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        return m_word;
    }
    bool atEnd()
    {
        skipBlanks();
        return m_rest.empty();
    }
    /// Takes the next word if it is this one.
    bool takeIf(std::string_view word)
    {
        auto ahead = *this;
        if (ahead.next() != word)
            return false;
        *this = ahead;
        return true;
    }
    void expect(std::string_view word)
    {
        if (next() != word)
            fail();
    }

    std::uint64_t number() { return numberIn(next()); }
    /// `name=NUMBER`
    std::uint64_t number(std::string_view name) { return numberIn(valueOf(name)); }
    Duration duration() { return durationIn(next()); }
    Duration duration(std::string_view name) { return durationIn(valueOf(name)); }
    bool hasNext(std::string_view prefix)
    {
        skipBlanks();
        return m_rest.starts_with(prefix);
    }
    /// "w3", "k2": counted from 0.
    std::uint32_t place(char kind)
    {
        const auto word = next();
        if (word.empty() || word.front() != kind)
            return fail(), 0;
        const auto number = numberIn(word.substr(1));
        if (number == 0)
            fail();
        return static_cast<std::uint32_t>(number - 1);
    }
    /// "a2_7"
    std::pair<std::uint32_t, RequestId> request(char kind)
    {
        const auto word = next();
        const auto middle = word.find('_');
        if (word.empty() || word.front() != kind || middle == std::string_view::npos)
            return fail(), std::pair(0U, RequestId());
        const auto client = numberIn(word.substr(1, middle - 1));
        const auto number = numberIn(word.substr(middle + 1));
        if (client == 0)
            fail();
        return {static_cast<std::uint32_t>(client - 1), RequestId(number)};
    }

    void fail()
    {
        if (!m_wrong)
            m_wrong = std::string(m_word);
    }
    [[nodiscard]] const std::optional<std::string> &wrong() const { return m_wrong; }

private:
    void skipBlanks()
    {
        const auto begin = m_rest.find_first_not_of(" \t\r");
        m_rest.remove_prefix(std::min(begin, m_rest.size()));
    }
    std::string_view valueOf(std::string_view name)
    {
        const auto word = next();
        const bool isIt = word.size() > name.size() && word.starts_with(name) && word[name.size()] == '=';
        if (!isIt)
            return fail(), std::string_view();
        return word.substr(name.size() + 1);
    }
    std::uint64_t numberIn(std::string_view text)
    {
        std::uint64_t value = 0;
        const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
        if (result.ec != std::errc() || result.ptr != text.data() + text.size())
            fail();
        return value;
    }
    Duration durationIn(std::string_view text)
    {
        std::int64_t value = 0;
        const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
        const std::string_view unit(result.ptr, static_cast<std::size_t>(text.data() + text.size() - result.ptr));
        constexpr std::int64_t max = std::int64_t{1} << 40U;
        if (result.ec == std::errc() && value > -max && value < max) {
            if (unit == "s")
                return value * 1s;
            if (unit == "ms")
                return value * 1ms;
            if (unit == "us")
                return value * 1us;
        }
        fail();
        return {};
    }

    std::string_view m_rest;
    std::string_view m_word;
    std::optional<std::string> m_wrong;
};

/// False: the word heads no line of the head.
bool readHead(std::string_view word, Words &words, LabShape &shape)
{
    if (word == "lockscope") {
        words.expect("1");
    } else if (word == "clock" && words.hasNext("virtual")) {
        words.next();
    } else if (word == "nodes") {
        shape.nodes = static_cast<std::uint32_t>(words.number());
    } else if (word == "client") {
        for (; !words.atEnd(); ++shape.clients)
            words.place('w');
    } else if (word == "key") {
        words.place('k');
        words.expect("=");
        words.next();
        ++shape.keys;
    } else if (word == "seed") {
        shape.seed = words.number();
    } else if (word == "weather") {
        shape.weather.delayMax = words.duration("delay");
        shape.weather.splitPercent = static_cast<std::uint32_t>(words.number("split"));
        shape.weather.joinPercent = static_cast<std::uint32_t>(words.number("join"));
        shape.isSwift = words.number("swift") != 0;
    } else if (word == "journal") {
        shape.journal.syncMax = words.duration("sync");
        shape.journal.segmentBytes = words.number("segment");
        shape.journal.layOutBytes = words.number("lay-out");
        shape.journal.wholeBytes = words.number("whole");
    } else if (word == "limits") {
        shape.limits.waitersPerKeyMax = static_cast<std::uint32_t>(words.number("waiters-per-key"));
        shape.limits.waitersMax = static_cast<std::uint32_t>(words.number("waiters"));
        shape.limits.keysMax = static_cast<std::uint32_t>(words.number("keys"));
        shape.limits.connectionsMax = static_cast<std::uint32_t>(words.number("connections"));
    } else if (word == "engines") {
        shape.pendingMax = words.number("pending");
        shape.releaseLanePlaces = words.number("release-lane");
    } else if (word == "v1") {
        while (!words.atEnd())
            shape.v1Clients |= 1U << (words.place('w') & 31U);
    } else if (word == "drift") {
        shape.driftMax = static_cast<std::uint32_t>(words.number());
    } else if (word == "reach") {
        words.place('w');
        shape.endpoints.push_back(static_cast<std::uint32_t>(words.number("nodes")));
    } else {
        return false;
    }
    return true;
}

void readRequest(std::uint32_t client, Words &words, Step &step)
{
    const auto kind = stepKindNamed(words.next());
    if (!kind || isFault(*kind))
        return words.fail();
    step.kind = *kind;
    step.client = client;
    if (step.kind == StepKind::Acquire) {
        step.key = words.place('k');
        if (words.hasNext("wait="))
            step.wait = static_cast<std::uint16_t>(words.duration("wait") / 1s);
        step.lease = static_cast<std::uint16_t>(words.duration("lease") / 1s);
        words.expect("as");
        step.request = words.request('a').second;
        return;
    }
    std::tie(step.holder, step.acquire) = words.request('a');
    if (step.kind == StepKind::Cancel)
        return;
    words.expect("as");
    step.request = words.request('r').second;
}

void readFault(Words &words, Step &step)
{
    const auto takeWay = [&] {
        const auto way = words.next();
        if (way != "up" && way != "down")
            words.fail();
        step.way = way == "up" ? Way::Up : Way::Down;
    };
    if (step.kind < StepKind::HandOver)
        step.client = words.place('w');
    if (step.kind == StepKind::Drop || step.kind == StepKind::Stall || step.kind == StepKind::Corrupt)
        takeWay();
    if (step.kind == StepKind::Misdirect || step.kind == StepKind::HandOver || step.kind == StepKind::CrashNode
        || step.kind == StepKind::StartNode)
        step.node = static_cast<std::uint32_t>(words.number("node"));
    if (step.kind == StepKind::HoldLane || step.kind == StepKind::DrainLane)
        step.key = words.place('k');
    if (step.kind == StepKind::Stall || step.kind == StepKind::Pause || step.kind == StepKind::NoLeader || step.kind == StepKind::SlowDisk
        || step.kind >= StepKind::Kill)
        step.length = words.duration();
    if (step.kind == StepKind::DiskError || step.kind == StepKind::TornWrite)
        step.count = static_cast<std::uint32_t>(words.number("calls"));
    step.isAbrupt = words.takeIf("reset") || words.takeIf("moved");
    step.throughStop = words.takeIf("through-stop");
}

void readStep(std::string_view word, Words &words, Step &step)
{
    const bool isClient = word.size() > 1 && word.front() == 'w' && word[1] >= '0' && word[1] <= '9';
    if (isClient)
        return readRequest(Words(word).place('w'), words, step);
    const auto kind = stepKindNamed(word);
    if (!kind || !isFault(*kind))
        return words.fail();
    step.kind = *kind;
    readFault(words, step);
}

bool fits(const Step &step, const LabShape &shape)
{
    return step.client < shape.clients && step.holder < shape.clients && step.key < shape.keys
        && step.node <= shape.nodes;
}

} // namespace

Result<Schedule, ScenarioComplaint> parseScenario(std::string_view text)
{
    Schedule schedule;
    schedule.shape.clients = 0;
    schedule.shape.keys = 0;
    Duration pause{};
    for (std::size_t line = 1; !text.empty(); ++line) {
        const auto end = text.find('\n');
        Words words(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (words.atEnd())
            continue;
        const auto word = words.next();
        if (word.starts_with('+')) {
            Words time(word.substr(1));
            pause += time.duration();
            if (time.wrong())
                words.fail();
        } else if (!readHead(word, words, schedule.shape)) {
            Step step;
            readStep(word, words, step);
            step.after = std::exchange(pause, {});
            if (!fits(step, schedule.shape))
                words.fail();
            schedule.steps.push_back(step);
        }
        if (!words.wrong() && !words.atEnd()) {
            words.next();
            words.fail();
        }
        if (words.wrong())
            return failure(ScenarioComplaint{line, *words.wrong()});
    }
    if (schedule.shape.clients == 0 || schedule.shape.keys == 0 || schedule.shape.nodes == 0)
        return failure(ScenarioComplaint{1, {}});
    return schedule;
}

} // namespace lockscope::lab
