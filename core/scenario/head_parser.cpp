// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/head_parser.h"

#include "core/scenario/hints.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lockscope::scenario {

namespace {

constexpr auto numberMax = std::numeric_limits<std::uint32_t>::max();
constexpr auto largeMax = std::uint64_t{1} << 40U;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// "w50": the letters, and the number behind them.
struct Numbered
{
    std::string_view stem;
    std::uint64_t number = 0;
};

std::optional<Numbered> numberedIn(std::string_view name)
{
    auto begin = name.size();
    while (begin > 0 && isDigit(name[begin - 1]))
        --begin;
    const auto number = numberIn(name.substr(begin));
    if (!number)
        return std::nullopt;
    return Numbered{name.substr(0, begin), *number};
}

/// A word of options that stand in any order; what is left is said to be surplus, with what may stand there.
void expectOptions(LineReader &line, const std::vector<std::string> &known)
{
    if (const auto next = line.peek(); !next.text.empty())
        line.complain(Fault::Unexpected, next, known, optionFor(next.text, known));
}

} // namespace

std::vector<std::string> rangeIn(std::string_view word)
{
    const auto dots = word.find("..");
    if (dots == std::string_view::npos)
        return {std::string(word)};
    const auto first = numberedIn(word.substr(0, dots));
    const auto last = numberedIn(word.substr(dots + 2));
    const bool isRange = first && last && first->stem == last->stem && first->number <= last->number
        && last->number - first->number < std::max(clientsMax, keysMax);
    std::vector<std::string> names;
    if (!isRange)
        return names;
    for (auto number = first->number; number <= last->number; ++number)
        names.push_back(std::string(first->stem) + std::to_string(number));
    return names;
}

void HeadParser::read(const Word &head, LineReader &line)
{
    const auto word = head.text;
    once(head, line);
    if (word == "nodes")
        m_setup.nodes = static_cast<std::uint32_t>(line.number(1, nodesMax));
    else if (word == "clock")
        readClock(line);
    else if (word == "seed")
        m_setup.seed = line.number(0, std::numeric_limits<std::uint64_t>::max());
    else if (word == "begin")
        line.expect("cold"), m_setup.isCold = true;
    else if (word == "client")
        readClients(line);
    else if (word == "key")
        readKeys(line);
    else if (word == "let")
        readLet(line);
    else if (word == "server")
        readServer(line);
    else if (word == "wrong-secret")
        readClientList(line, m_setup.wrongSecrets);
    else if (word == "v1-client")
        readV1Clients(head, line);
    else if (word == "weather")
        readWeather(line);
    else if (word == "journal")
        readJournal(line);
    else if (word == "limits")
        readLimits(line);
    else if (word == "engines")
        readEngines(line);
    else
        readReach(line);
    line.expectEnd();
}

void HeadParser::once(const Word &head, LineReader &line)
{
    const auto word = head.text;
    if (word == "client" || word == "key" || word == "let" || word == "reach" || word == "wrong-secret"
        || word == "v1-client")
        return;
    if (std::find(m_said.begin(), m_said.end(), word) != m_said.end())
        line.complain(Fault::SetTwice, head);
    m_said.emplace_back(word);
}

void HeadParser::readClock(LineReader &line)
{
    m_setup.clock = line.oneOf({"virtual", "real"}) == "real" ? Clock::Real : Clock::Virtual;
    m_setup.isClockFixed = line.takeIf("only");
}

bool HeadParser::mayName(std::string_view name, const Word &word, LineReader &line) const
{
    if (!isName(name))
        line.complain(word.text.empty() ? Fault::Unexpected : Fault::BadName, word, {"<name>"});
    else if (isReserved(name))
        line.complain(Fault::NameReserved, word);
    else if (m_names.isTaken(name))
        line.complain(Fault::NameTaken, word);
    return !line.complaint();
}

void HeadParser::readClients(LineReader &line)
{
    do {
        const auto word = line.take();
        const auto names = rangeIn(word.text);
        if (names.empty())
            return line.complain(Fault::BadRange, word);
        for (const auto &name : names) {
            if (!mayName(name, word, line))
                return;
            if (m_names.clients.size() == clientsMax)
                return line.complain(Fault::OutOfRange, word, {"1", std::to_string(clientsMax)});
            m_names.clients.push_back(name);
        }
    } while (!line.atEnd());
}

void HeadParser::readKeys(LineReader &line)
{
    do {
        const auto word = line.take();
        const auto names = rangeIn(word.text);
        if (names.empty())
            return line.complain(Fault::BadRange, word);
        for (const auto &name : names) {
            if (!mayName(name, word, line))
                return;
            if (m_names.keys.size() == keysMax)
                return line.complain(Fault::OutOfRange, word, {"1", std::to_string(keysMax)});
            m_names.keys.push_back({name, name});
        }
        if (names.size() == 1 && line.takeIf("=")) {
            m_names.keys.back().text = line.text();
            return;
        }
    } while (!line.atEnd());
}

void HeadParser::readLet(LineReader &line)
{
    const auto word = line.take();
    if (!mayName(word.text, word, line))
        return;
    line.expect("=");
    const auto value = line.peek();
    if (const auto number = numberIn(value.text))
        m_names.lets.emplace(word.text, *number);
    else if (const auto span = durationIn(value.text))
        m_names.lets.emplace(word.text, *span);
    else if (value.text.starts_with('"')) {
        m_names.lets.emplace(word.text, line.text());
        return;
    } else {
        line.complain(Fault::Unexpected, value, {"<number>", "<duration>", "<text>"});
    }
    line.take();
}

void HeadParser::readServer(LineReader &line)
{
    do {
        const auto word = line.peek();
        const auto endpoint = Endpoint::parse(line.text());
        if (!endpoint)
            return line.complain(Fault::Unexpected, word, {"\"host:port\""});
        m_setup.outside.push_back(*endpoint);
    } while (!line.atEnd());
}

void HeadParser::readClientList(LineReader &line, std::vector<std::uint32_t> &into)
{
    do
        into.push_back(line.client().index);
    while (!line.atEnd());
}

void HeadParser::readV1Clients(const Word &head, LineReader &line)
{
    if (!m_setup.isOnlyVirtual())
        line.complain(Fault::OnlyVirtual, head);
    const auto word = line.peek();
    readClientList(line, m_setup.v1Clients);
    if (m_setup.v1Clients.back() >= v1ClientsMax)
        line.complain(Fault::OutOfRange, word, {"1", std::to_string(v1ClientsMax)});
}

void HeadParser::readWeather(LineReader &line)
{
    auto &lab = m_setup.lab;
    while (!line.atEnd()) {
        if (line.takeOption("delay"))
            lab.delayMax = line.duration();
        else if (line.takeOption("split"))
            lab.splitPercent = static_cast<std::uint32_t>(line.number(0, 100));
        else if (line.takeOption("join"))
            lab.joinPercent = static_cast<std::uint32_t>(line.number(0, 100));
        else if (line.takeOption("ports"))
            lab.hasShakyPorts = line.oneOf({"firm", "shaky"}) == "shaky";
        else if (line.takeOption("swift"))
            lab.isSwift = line.number(0, 1) == 1;
        else if (line.takeOption("drift"))
            lab.driftMax = static_cast<std::uint32_t>(line.number(0, driftLimit));
        else
            return expectOptions(line, {"delay=", "split=", "join=", "ports=", "swift=", "drift="});
    }
}

void HeadParser::readJournal(LineReader &line)
{
    auto &lab = m_setup.lab;
    while (!line.atEnd()) {
        if (line.takeOption("sync"))
            lab.syncMax = line.duration();
        else if (line.takeOption("segment"))
            lab.segmentBytes = line.number(1, largeMax);
        else if (line.takeOption("lay-out"))
            lab.layOutBytes = line.number(0, largeMax);
        else if (line.takeOption("whole"))
            lab.wholeBytes = line.number(0, largeMax);
        else if (line.takeOption("sector"))
            lab.sectorBytes = static_cast<std::uint32_t>(line.number(1, sectorLimit));
        else
            return expectOptions(line, {"sync=", "segment=", "lay-out=", "whole=", "sector="});
    }
}

void HeadParser::readLimits(LineReader &line)
{
    const auto limit = [&] { return static_cast<std::uint32_t>(line.number(1, numberMax)); };
    while (!line.atEnd()) {
        if (line.takeOption("waiters-per-key"))
            m_setup.waitersPerKeyMax = limit();
        else if (line.takeOption("waiters"))
            m_setup.waitersMax = limit();
        else if (line.takeOption("keys"))
            m_setup.keysMax = limit();
        else if (line.takeOption("connections"))
            m_setup.connectionsMax = limit();
        else
            return expectOptions(line, {"waiters-per-key=", "waiters=", "keys=", "connections="});
    }
}

void HeadParser::readEngines(LineReader &line)
{
    while (!line.atEnd()) {
        if (line.takeOption("pending"))
            m_setup.pendingMax = line.number(1, numberMax);
        else if (line.takeOption("release-lane"))
            m_setup.releaseLanePlaces = line.number(1, numberMax);
        else
            return expectOptions(line, {"pending=", "release-lane="});
    }
}

void HeadParser::readReach(LineReader &line)
{
    const auto client = line.client();
    std::uint32_t nodes = 0;
    do {
        const auto word = line.peek();
        if (!line.takeOption("node"))
            return line.complain(Fault::Unexpected, word, {"node="});
        nodes |= 1U << (line.number(1, nodesMax) - 1);
    } while (!line.atEnd());
    if (line.complaint())
        return;
    m_setup.reach.resize(std::max<std::size_t>(m_setup.reach.size(), client.index + 1));
    m_setup.reach[client.index] = nodes;
}

} // namespace lockscope::scenario
