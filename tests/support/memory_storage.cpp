// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memory_storage.h"

#include <algorithm>
#include <utility>

namespace lockscope::test {

using namespace server;

class MemoryFile final : public SegmentFile
{
public:
    MemoryFile(MemoryStorage &storage, std::string name)
        : m_storage(storage)
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] Result<std::uint64_t, StorageFailure> size() const override { return bytes().size(); }

    [[nodiscard]] Result<std::size_t, StorageFailure> read(std::uint64_t offset,
                                                           std::span<std::byte> into) const override
    {
        const auto rest = ByteView(bytes()).subspan(std::min<std::size_t>(offset, bytes().size()));
        const auto taken = rest.first(std::min(rest.size(), into.size()));
        std::copy(taken.begin(), taken.end(), into.begin());
        return taken.size();
    }

    [[nodiscard]] Outcome write(std::uint64_t offset, ByteView view) override
    {
        const auto failed = m_storage.failureOfThisCall();
        if (failed && !m_storage.fault->tears)
            return NotAttempted{*failed};
        const auto taken = failed ? view.first(view.size() / 2) : view;
        bytes().resize(std::max<std::size_t>(bytes().size(), offset + taken.size()));
        std::copy(taken.begin(), taken.end(), bytes().begin() + static_cast<std::ptrdiff_t>(offset));
        return failed ? Outcome(Ambiguous{*failed}) : Outcome(Done{});
    }

    [[nodiscard]] Outcome sync() override
    {
        if (m_storage.beforeSync)
            m_storage.beforeSync();
        if (const auto failed = m_storage.failureOfThisCall())
            return Ambiguous{*failed};
        m_storage.synced[m_name] = bytes();
        return Done{};
    }

private:
    [[nodiscard]] Bytes &bytes() const
    {
        const auto found = m_storage.cache.find(m_name);
        return found != m_storage.cache.end() ? found->second : m_storage.removed.at(m_name);
    }

    MemoryStorage &m_storage;
    std::string m_name;
};

Result<std::vector<std::string>, StorageFailure> MemoryStorage::list() const
{
    std::vector<std::string> names;
    for (const auto &[name, bytes] : cache)
        names.push_back(name);
    return names;
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> MemoryStorage::open(std::string_view name, Access /*access*/)
{
    if (beforeOpen)
        beforeOpen();
    if (!cache.contains(std::string(name)))
        return failure(StorageFailure{StorageError::Missing, "missing"});
    return std::make_unique<MemoryFile>(*this, std::string(name));
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> MemoryStorage::create(std::string_view name)
{
    if (const auto failed = failureOfThisCall())
        return failure(*failed);
    if (!cache.try_emplace(std::string(name)).second)
        return failure(StorageFailure{StorageError::Exists, "exists"});
    return std::make_unique<MemoryFile>(*this, std::string(name));
}

Outcome MemoryStorage::rename(std::string_view from, std::string_view to)
{
    if (const auto failed = failureOfThisCall())
        return NotAttempted{*failed};
    const auto moved = cache.extract(std::string(from));
    cache[std::string(to)] = moved.mapped();
    synced[std::string(to)] = synced[std::string(from)];
    return Done{};
}

Outcome MemoryStorage::remove(std::string_view name)
{
    if (const auto failed = failureOfThisCall())
        return NotAttempted{*failed};
    auto gone = cache.extract(std::string(name));
    if (gone.empty())
        return NotAttempted{StorageFailure{StorageError::Missing, "missing"}};
    removed[gone.key()] = std::move(gone.mapped());
    return Done{};
}

Outcome MemoryStorage::syncNames()
{
    if (const auto failed = failureOfThisCall())
        return Ambiguous{*failed};
    syncedNames.clear();
    for (const auto &[name, bytes] : cache)
        syncedNames.insert(name);
    return Done{};
}

void MemoryStorage::losePower()
{
    cache.clear();
    for (const auto &name : syncedNames)
        cache[name] = synced[name];
}

std::optional<StorageFailure> MemoryStorage::failureOfThisCall()
{
    const auto call = callCount++;
    if (!fault || call < fault->at)
        return std::nullopt;
    return StorageFailure{fault->error, "injected"};
}

} // namespace lockscope::test
