// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/name_collector.h"

#include "core/scenario/head_parser.h"

namespace lockscope::scenario {

void NameCollector::read(std::string_view line, Place place)
{
    LineReader reader(line, place, m_names);
    if (reader.takeIf("each")) {
        const auto name = reader.take().text;
        if (!reader.takeIf("in"))
            return;
        const auto items = rangeIn(reader.take().text);
        const bool isKey = !items.empty() && m_names.key(items.front());
        return noteVariable(name, isKey ? IndexKind::Key : IndexKind::Client);
    }
    if (reader.takeIf("repeat")) {
        reader.take();
        if (reader.takeIf("as"))
            noteVariable(reader.take().text, IndexKind::Number);
        return;
    }
    bool isAcquire = true;
    while (!reader.atEnd()) {
        const auto word = reader.take().text;
        if (word == "acquire" || word == "release")
            isAcquire = word == "acquire";
        else if (word == "as")
            noteRequest(reader.take().text, isAcquire);
    }
}

void NameCollector::noteVariable(std::string_view name, IndexKind kind)
{
    if (isName(name) && !isReserved(name) && !m_names.isTaken(name))
        m_names.variables.push_back({std::string(name), kind});
}

void NameCollector::noteRequest(std::string_view name, bool isAcquire)
{
    auto kind = IndexKind::None;
    if (const auto open = name.find('('); open != std::string_view::npos && name.ends_with(')')) {
        kind = kindOf(name.substr(open + 1, name.size() - open - 2));
        name = name.substr(0, open);
    }
    if (isName(name) && !isReserved(name) && !m_names.isTaken(name))
        m_names.requests.push_back({std::string(name), isAcquire, kind});
}

IndexKind NameCollector::kindOf(std::string_view index) const
{
    if (const auto variable = m_names.variable(index))
        return m_names.variables[*variable].kind;
    if (m_names.key(index))
        return IndexKind::Key;
    return numberIn(index) ? IndexKind::Number : IndexKind::Client;
}

} // namespace lockscope::scenario
