// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/wal/storage.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lockscope::test {

/// A disk in memory that fails, tears and loses power on command. Writes reach the cache, syncs bring them to the disk.
class MemoryStorage final : public server::Storage
{
public:
    /// Call number `at` (from 0, of those that change something) fails, and every later one too.
    struct Fault
    {
        std::size_t at = 0;
        server::StorageError error = server::StorageError::Other;
        /// A failing write leaves the first half of its bytes.
        bool tears = false;
    };
    using Files = std::map<std::string, Bytes>;

    MemoryStorage() = default;
    /// Another disk with the same on it, and without faults.
    MemoryStorage(const MemoryStorage &other)
        : Storage()
        , cache(other.cache)
        , synced(other.synced)
        , syncedNames(other.syncedNames)
    {
    }
    [[nodiscard]] Result<std::vector<std::string>, server::StorageFailure> list() const override;
    [[nodiscard]] Result<std::unique_ptr<server::SegmentFile>, server::StorageFailure> open(std::string_view name,
                                                                                            Access access) override;
    [[nodiscard]] Result<std::unique_ptr<server::SegmentFile>, server::StorageFailure>
    create(std::string_view name) override;
    [[nodiscard]] server::Outcome rename(std::string_view from, std::string_view to) override;
    [[nodiscard]] server::Outcome remove(std::string_view name) override;
    [[nodiscard]] server::Outcome syncNames() override;

    /// What was not synced is gone.
    void losePower();

    /// What a reader sees.
    Files cache;
    /// What was in the cache at the last sync of the file.
    Files synced;
    std::set<std::string> syncedNames;
    /// What was removed, for those who have it open.
    Files removed;
    std::optional<Fault> fault;
    /// Changing calls so far.
    std::size_t callCount = 0;
    /// Runs before each sync of a file, on the thread that syncs.
    std::function<void()> beforeSync;
    /// Runs before each open of a file.
    std::function<void()> beforeOpen;

private:
    friend class MemoryFile;

    /// None: this call goes well.
    [[nodiscard]] std::optional<server::StorageFailure> failureOfThisCall();
};

} // namespace lockscope::test
