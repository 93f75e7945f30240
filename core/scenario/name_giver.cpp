// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/name_giver.h"

#include "core/base/match.h"
#include "core/scenario/names.h"

#include <algorithm>
#include <utility>

namespace lockscope::scenario {

namespace {

/// Requests are called a1, r1, ...: nothing else is.
bool looksLikeRequest(const std::string &name)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return name.size() > 1 && (name[0] == 'a' || name[0] == 'r') && std::all_of(name.begin() + 1, name.end(), isDigit);
}

/// Letters, digits and `_` stay; anything else becomes a `_`.
std::string plain(const std::string &text, char first)
{
    std::string name;
    for (const char c : text.substr(0, 24)) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isPlain || name.empty() || name.back() != '_')
            name += isPlain ? c : '_';
    }
    return isName(name) ? name : first + name;
}

} // namespace

std::string NameGiver::free(std::string wish)
{
    const auto isFree = [&](const std::string &name) {
        return !isReserved(name) && !looksLikeRequest(name) && !m_taken.contains(name);
    };
    auto name = wish;
    for (int number = 2; !isFree(name); ++number)
        name = wish + '_' + std::to_string(number);
    m_taken.insert(name);
    return name;
}

void NameGiver::note(ClientId client, const std::string &name)
{
    if (!m_clients.contains(client))
        m_clients.emplace(client, free(plain(name, 'w')));
}

void NameGiver::note(const std::string &key)
{
    if (!m_keys.contains(key))
        m_keys.emplace(key, free(plain(key, 'K')));
}

void NameGiver::note(const Entry &entry)
{
    if (const auto *const node = std::get_if<NodeId>(&entry.origin))
        m_nodes = std::max(m_nodes, node->value());
    if (const auto *const said = std::get_if<ClientEvent>(&entry.event)) {
        const auto *const started = std::get_if<ClientStarted>(said);
        const auto *const client = std::get_if<ClientId>(&entry.origin);
        if (started != nullptr && client != nullptr)
            note(*client, started->name);
        return;
    }
    const auto *const given = std::get_if<CommandGiven>(&entry.event);
    if (given == nullptr)
        return;
    const auto noteKey = [this](const auto &command) {
        if constexpr (requires { command.key; })
            note(command.key);
        if constexpr (requires { command.link.client; })
            note(command.link.client, "w" + std::to_string(command.link.client.value()));
    };
    if (given->client)
        note(*given->client, "w" + std::to_string(given->client->value()));
    std::visit([&](const auto &command) { std::visit(noteKey, command); }, given->command);
}

} // namespace lockscope::scenario
