// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/suggestion.h"
#include "core/scenario/line_reader.h"

#include <utility>

/// How a line refers to clients, keys and requests.
namespace lockscope::scenario {

namespace {

/// `a(c)`: what is called, and what stands between the parentheses.
struct CallText
{
    std::string_view name;
    std::optional<std::string_view> index;
};

CallText callIn(std::string_view text)
{
    const auto open = text.find('(');
    if (open == std::string_view::npos || !text.ends_with(')'))
        return {text, std::nullopt};
    return {text.substr(0, open), text.substr(open + 1, text.size() - open - 2)};
}

std::vector<std::string> namesOf(const std::vector<Variable> &variables, IndexKind kind)
{
    std::vector<std::string> names;
    for (const auto &each : variables) {
        if (each.kind == kind)
            names.push_back(each.name);
    }
    return names;
}

} // namespace

void LineReader::complainAboutName(const Word &word, std::vector<std::string> known, const char *wanted)
{
    if (word.text.empty())
        return complain(Fault::Unexpected, word, {wanted});
    // Something has that name, and is something else.
    if (m_names.isTaken(callIn(word.text).name))
        return complain(Fault::OtherKind, word, {wanted});
    auto suggestion = query::mostLike(word.text, known);
    complain(Fault::UnknownName, word, {wanted}, std::move(suggestion));
}

std::optional<NameRef> LineReader::variable(const Word &word, IndexKind kind)
{
    const auto found = m_names.variable(word.text);
    if (!found || m_names.variables[*found].kind != kind)
        return std::nullopt;
    if (!m_names.isOpen(*found))
        complain(Fault::NotInLoop, word);
    return NameRef{*found, true};
}

NameRef LineReader::client()
{
    const auto word = take();
    if (const auto found = m_names.client(word.text))
        return {*found, false};
    if (const auto loop = variable(word, IndexKind::Client))
        return *loop;
    auto known = m_names.clients;
    for (auto &name : namesOf(m_names.variables, IndexKind::Client))
        known.push_back(std::move(name));
    complainAboutName(word, std::move(known), "<client>");
    return {};
}

NameRef LineReader::key()
{
    const auto word = take();
    if (const auto found = m_names.key(word.text))
        return {*found, false};
    if (const auto loop = variable(word, IndexKind::Key))
        return *loop;
    auto known = namesOf(m_names.variables, IndexKind::Key);
    for (const auto &key : m_names.keys)
        known.push_back(key.name);
    complainAboutName(word, std::move(known), "<key>");
    return {};
}

RequestRef LineReader::request(bool isAcquire)
{
    const auto word = take();
    const auto [name, index] = callIn(word.text);
    const auto found = m_names.request(name);
    if (found && m_names.requests[*found].isAcquire == isAcquire) {
        if (m_names.requests[*found].index != IndexKind::None && index)
            return indexed(*found, *index, word);
        if (m_names.requests[*found].index != IndexKind::None)
            complain(Fault::IndexMissing, word, {});
        else if (index)
            complain(Fault::IndexUnwanted, word, {});
        return {*found, std::nullopt};
    }
    std::vector<std::string> known;
    for (const auto &each : m_names.requests) {
        if (each.isAcquire == isAcquire)
            known.push_back(each.name);
    }
    complainAboutName(word, std::move(known), isAcquire ? "<acquire>" : "<release>");
    return {};
}

RequestRef LineReader::newRequest(bool isAcquire)
{
    // Its name was collected before; what is wrong with it is said here, where it stands.
    const auto word = peek();
    if (!m_complaint && !isName(callIn(word.text).name)) {
        take();
        complain(word.text.empty() ? Fault::Unexpected : Fault::BadName, word, {"<name>"});
        return {};
    }
    if (!m_complaint && isReserved(callIn(word.text).name)) {
        take();
        complain(Fault::NameReserved, word);
        return {};
    }
    const auto known = m_names.request(callIn(word.text).name);
    const bool isOther = !m_complaint && (!known || m_names.requests[*known].isAcquire != isAcquire);
    if (isOther) {
        take();
        complain(Fault::NameTaken, word);
        return {};
    }
    return request(isAcquire);
}

RequestRef LineReader::indexed(std::uint32_t name, std::string_view index, const Word &word)
{
    const auto kind = m_names.requests[name].index;
    const Word inner{index, word.begin + word.text.find('(') + 1};
    if (const auto found = indexOf(kind, inner))
        return {name, found};
    const auto *const wanted = kind == IndexKind::Client ? "<client>" : kind == IndexKind::Key ? "<key>" : "<number>";
    complainAboutName(inner, {}, wanted);
    return {};
}

std::optional<NameRef> LineReader::indexOf(IndexKind kind, const Word &index)
{
    if (const auto loop = variable(index, kind))
        return loop;
    std::optional<std::uint64_t> fixed;
    switch (kind) {
    case IndexKind::None:
        break;
    case IndexKind::Client:
        fixed = m_names.client(index.text);
        break;
    case IndexKind::Key:
        fixed = m_names.key(index.text);
        break;
    case IndexKind::Number:
        fixed = numberIn(index.text);
        break;
    }
    if (!fixed || *fixed > 0xFFFF'FFFFU)
        return std::nullopt;
    return NameRef{static_cast<std::uint32_t>(*fixed), false};
}

} // namespace lockscope::scenario
