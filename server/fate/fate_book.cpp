// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/fate/fate_book.h"

#include <algorithm>

namespace lockscope::server {

Result<void, RecordConflict> FateBook::apply(OpenSequence open, const FateOpenRecord &record)
{
    if (!m_connections.insert(record.connection).second)
        return failure(RecordConflict::OpenTwice);
    m_open.emplace(open, Entry{{open, record.connection, record.cause, record.targets}, {}});
    return {};
}

Result<void, RecordConflict> FateBook::apply(const FateAtKeyRecord &record)
{
    const auto found = m_open.find(record.open);
    if (found == m_open.end())
        return failure(RecordConflict::NoSuchOpen);
    auto &entry = found->second;
    const auto &targets = entry.intent.targets;
    if (!std::binary_search(targets.begin(), targets.end(), record.key) || !entry.recorded.insert(record.key).second)
        return failure(RecordConflict::NoSuchTarget);
    return {};
}

Result<void, RecordConflict> FateBook::apply(const FateCompleteRecord &record)
{
    const auto found = m_open.find(record.open);
    if (found == m_open.end())
        return failure(RecordConflict::NoSuchOpen);
    m_connections.erase(found->second.intent.connection);
    m_open.erase(found);
    return {};
}

const FateBook::Entry *FateBook::find(OpenSequence open) const
{
    const auto found = m_open.find(open);
    return found == m_open.end() ? nullptr : &found->second;
}

} // namespace lockscope::server
