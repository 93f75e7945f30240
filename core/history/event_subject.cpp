// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/event_subject.h"

#include "core/base/match.h"

#include <algorithm>
#include <string_view>

namespace lockscope {

namespace {

/// The names under which an event or a command may hold an id: whatever has one of them is about that thing.
template<typename Said>
bool names(const Said &said, const Key &key)
{
    if constexpr (requires { said.key; })
        return std::string_view(said.key) == key.text();
    else if constexpr (requires { said.fate.targets; })
        return std::find(said.fate.targets.begin(), said.fate.targets.end(), key) != said.fate.targets.end();
    else
        return false;
}

template<typename Said>
requires requires(const Said &said)
{
    said.key.text();
}
bool names(const Said &said, const Key &key)
{
    return said.key == key;
}

template<typename Said>
bool names(const Said &said, OpenSequence open)
{
    if constexpr (requires { said.open; })
        return said.open == open;
    else if constexpr (requires { said.fate.open; })
        return said.fate.open == open;
    else if constexpr (requires { said.fate; })
        return said.fate == open;
    else
        return false;
}

/// Its links are the client's.
template<typename Said>
bool names(const Said &said, ClientId client)
{
    if constexpr (requires { said.link.client; })
        return said.link.client == client;
    else
        return false;
}

template<typename Said>
bool names(const Said &said, const ConnectionId &connection)
{
    if constexpr (requires { said.connection; })
        return said.connection == connection;
    else if constexpr (requires { said.fate.connection; })
        return said.fate.connection == connection;
    else
        return false;
}

template<typename Said>
bool names(const Said &said, NodeId node)
{
    if constexpr (requires { said.node; })
        return said.node == node;
    else if constexpr (requires { said.from == said.to; })
        return said.from == node || said.to == node;
    else if constexpr (requires { said.leader == node; })
        return said.leader == node;
    else
        return false;
}

/// As the client numbers it.
template<typename Said>
bool names(const Said &said, RequestId request)
{
    if constexpr (requires { said.request == said.acquire; })
        return said.request == request || said.acquire == request;
    else if constexpr (requires { said.acquire; })
        return said.acquire == request;
    else if constexpr (requires { said.request; })
        return said.request == request;
    else
        return false;
}

/// As the server knows it.
template<typename Said>
bool names(const Said &said, const std::optional<Owner> &owner, const std::optional<Token> &token)
{
    if constexpr (requires { said.owner; }) {
        if (owner && said.owner == owner)
            return true;
    }
    if constexpr (requires { said.token; })
        return token && said.token == token;
    else
        return false;
}

template<typename Variant, typename... Names>
bool anyNames(const Variant &said, const Names &...wanted)
{
    return std::visit([&](const auto &one) { return names(one, wanted...); }, said);
}

bool isAboutRequest(const Entry &entry, const RequestSubject &subject)
{
    const auto *const sayer = std::get_if<ClientId>(&entry.origin);
    return match<bool>(
        entry.event,
        [&](const ClientEvent &event) {
            return sayer != nullptr && *sayer == subject.client && anyNames(event, subject.request);
        },
        [&](const ServerEvent &event) { return anyNames(event, subject.owner, subject.token); },
        [&](const CommandGiven &given) {
            const auto *const command = std::get_if<ClientCommand>(&given.command);
            return command != nullptr && given.client == subject.client && anyNames(*command, subject.request);
        },
        [](const CommandRefused &) { return false; },
        [](const EventsSkipped &) { return false; },
        [](const FaultEvent &) { return false; });
}

/// By what stands in the event itself.
template<typename Id>
bool isNamed(const Entry &entry, const Id &id)
{
    return match<bool>(
        entry.event,
        [&](const ClientEvent &event) { return anyNames(event, id); },
        [&](const ServerEvent &event) { return anyNames(event, id); },
        [&](const CommandGiven &given) {
            return std::visit([&](const auto &command) { return anyNames(command, id); }, given.command);
        },
        [&](const CommandRefused &refused) { return anyNames(refused.command, id); },
        [](const EventsSkipped &) { return false; },
        [&](const FaultEvent &event) { return anyNames(event, id); });
}

bool isAboutClient(const Entry &entry, ClientId client)
{
    const auto *const given = std::get_if<CommandGiven>(&entry.event);
    const auto *const fault = std::get_if<FaultEvent>(&entry.event);
    return entry.origin == Origin(client) || (given != nullptr && given->client == client)
        || (fault != nullptr && anyNames(*fault, client));
}

} // namespace

bool isAbout(const Entry &entry, const EventSubject &subject)
{
    return match<bool>(
        subject,
        [&](const Key &key) { return isNamed(entry, key); },
        [&](const RequestSubject &request) { return isAboutRequest(entry, request); },
        [&](ClientId client) { return isAboutClient(entry, client); },
        [&](NodeId node) { return isNamed(entry, node); },
        [&](const ConnectionId &connection) { return isNamed(entry, connection); },
        [&](OpenSequence open) { return isNamed(entry, open); });
}

} // namespace lockscope
