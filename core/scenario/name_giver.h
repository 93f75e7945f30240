// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace lockscope::scenario {

/// Finds the clients, nodes and keys that a session speaks of, and gives each a name that a scenario may have.
class NameGiver
{
public:
    void note(const Entry &entry);

    [[nodiscard]] std::uint32_t nodes() const { return m_nodes; }
    [[nodiscard]] const std::map<ClientId, std::string> &clients() const { return m_clients; }
    /// Names by the text of the key.
    [[nodiscard]] const std::map<std::string, std::string> &keys() const { return m_keys; }
    [[nodiscard]] const std::string &of(ClientId client) const { return m_clients.at(client); }
    [[nodiscard]] const std::string &of(const std::string &key) const { return m_keys.at(key); }

private:
    void note(ClientId client, const std::string &name);
    void note(const std::string &key);
    [[nodiscard]] std::string free(std::string wish);

    std::uint32_t m_nodes = 1;
    std::map<ClientId, std::string> m_clients;
    std::map<std::string, std::string> m_keys;
    std::set<std::string> m_taken;
};

} // namespace lockscope::scenario
