// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/block_parser.h"

#include "core/query/suggestion.h"
#include "core/scenario/head_parser.h"

#include <limits>
#include <utility>

namespace lockscope::scenario {

namespace {

std::vector<Statement> *bodyOf(Statement &statement)
{
    if (auto *const repeat = std::get_if<Repeat>(&statement.what))
        return &repeat->body;
    if (auto *const each = std::get_if<Each>(&statement.what))
        return &each->body;
    if (auto *const group = std::get_if<Group>(&statement.what))
        return &group->body;
    if (auto *const permute = std::get_if<Permute>(&statement.what))
        return &permute->body;
    return nullptr;
}

} // namespace

void BlockParser::add(Statement statement)
{
    auto &body = m_open.empty() ? m_body : m_open.back().body;
    body.push_back(std::move(statement));
}

void BlockParser::read(LineReader &line)
{
    const auto word = line.take();
    if (word.text == "end")
        close(line, word);
    else if (word.text == "each")
        openEach(line, word);
    else if (word.text == "repeat")
        openRepeat(line, word);
    else if (word.text == "block")
        open(line, word, Group{});
    else
        openPermute(line, word, word.text == "sample");
}

/// A block is opened even where its line is wrong, so that its end does not look astray.
void BlockParser::open(LineReader &line, Word word, decltype(Statement::what) what)
{
    line.expectEnd();
    if (m_open.size() == depthMax)
        line.complain(Fault::BlocksTooDeep, word, {std::to_string(depthMax)});
    auto &opened = m_open.emplace_back();
    opened.statement.text = std::string(line.line().substr(word.begin));
    opened.statement.place = line.placeOf(word.begin, opened.statement.text.size());
    opened.statement.what = std::move(what);
    opened.hasVariable = std::exchange(m_brings, false);
    if (opened.hasVariable)
        m_names.openVariables.push_back(m_variable);
}

void BlockParser::noteVariable(LineReader &line, Word word, IndexKind kind, std::uint32_t &into)
{
    const auto known = m_names.variable(word.text);
    if (isReserved(word.text))
        return line.complain(Fault::NameReserved, word);
    if (!isName(word.text))
        return line.complain(word.text.empty() ? Fault::Unexpected : Fault::BadName, word, {"<name>"});
    if (!known || m_names.variables[*known].kind != kind || m_names.isOpen(*known))
        return line.complain(Fault::NameTaken, word);
    into = *known;
    m_variable = *known;
    m_brings = true;
}

void BlockParser::openEach(LineReader &line, Word word)
{
    Each each;
    const auto name = line.take();
    line.expect("in");
    const auto first = rangeIn(line.peek().text);
    const auto kind = !first.empty() && m_names.key(first.front()) ? IndexKind::Key : IndexKind::Client;
    each.items = items(line, kind);
    if (!line.complaint())
        noteVariable(line, name, kind, each.variable);
    open(line, word, std::move(each));
}

std::vector<std::uint32_t> BlockParser::items(LineReader &line, IndexKind kind)
{
    std::vector<std::uint32_t> found;
    do {
        const auto word = line.take();
        const auto names = rangeIn(word.text);
        if (names.empty())
            line.complain(Fault::BadRange, word);
        for (const auto &name : names) {
            const auto item = kind == IndexKind::Key ? m_names.key(name) : m_names.client(name);
            if (item) {
                found.push_back(*item);
                continue;
            }
            const auto wanted = kind == IndexKind::Key ? "<key>" : "<client>";
            const auto fault = word.text.empty() ? Fault::Unexpected
                : m_names.isTaken(name)          ? Fault::OtherKind
                                                 : Fault::UnknownName;
            auto suggestion = fault == Fault::UnknownName ? query::mostLike(name, m_names.clients) : std::string();
            line.complain(fault, {name, word.begin}, {wanted}, std::move(suggestion));
        }
    } while (!line.atEnd());
    return found;
}

void BlockParser::openRepeat(LineReader &line, Word word)
{
    Repeat repeat;
    repeat.count = static_cast<std::uint32_t>(line.number(0, 1'000'000));
    if (line.takeIf("as")) {
        std::uint32_t variable = 0;
        noteVariable(line, line.take(), IndexKind::Number, variable);
        repeat.variable = variable;
    }
    open(line, word, std::move(repeat));
}

void BlockParser::openPermute(LineReader &line, Word word, bool isSample)
{
    Permute permute;
    if (isSample) {
        permute.sampleCount = static_cast<std::uint32_t>(line.number(1, 1'000'000));
        if (line.takeIf("seed"))
            permute.seed = line.number(0, std::numeric_limits<std::uint64_t>::max());
    }
    open(line, word, std::move(permute));
}

void BlockParser::close(LineReader &line, Word word)
{
    line.expectEnd();
    if (m_open.empty())
        return line.complain(Fault::StrayEnd, word);
    auto closed = std::move(m_open.back());
    m_open.pop_back();
    if (closed.hasVariable)
        m_names.openVariables.pop_back();
    const bool isPermute = std::holds_alternative<Permute>(closed.statement.what);
    if (isPermute && closed.body.size() < 2)
        line.complain(Fault::EmptyPermute, word);
    if (auto *const body = bodyOf(closed.statement))
        *body = std::move(closed.body);
    add(std::move(closed.statement));
}

std::vector<Statement> BlockParser::finish(std::vector<Complaint> &complaints)
{
    for (const auto &open : m_open)
        complaints.push_back({.place = open.statement.place, .fault = Fault::OpenBlock, .found = open.statement.text});
    m_open.clear();
    m_names.openVariables.clear();
    return std::move(m_body);
}

} // namespace lockscope::scenario
