// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/dice.h"
#include "server/wal/storage.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::lab {

/// A disk in memory, as a copyable value: what is written lies in the machine's cache until a sync; a loss of power
/// takes what was not synced, sector by sector and name by name, as the dice say. A sync that fails makes some sectors
/// safe and forgets the others, as Linux does: they read as if they were written until the machine needs its cache for
/// something else, or loses power, and no later sync brings them to the disk.
///
/// A file that somebody has open must not outlive it.
class LabDisk final : public server::Storage
{
public:
    /// Bytes that most disks write as one.
    static constexpr std::uint32_t usualSectorBytes = 512;

    /// What the calls that change something meet from now on.
    struct Fault
    {
        /// So many calls still go well, then one fails, or every later one.
        std::uint32_t callsLeft = 0;
        bool isOnce = false;
        server::StorageError error = server::StorageError::Other;
        /// A failing write leaves some of its bytes.
        bool tears = false;
        /// Only syncs of the folder are counted, and fail.
        bool isFolders = false;
    };

    /// `sectorBytes` are there as a whole or not at all; few of them make a torn write of what a small schedule writes.
    explicit LabDisk(std::uint64_t seed, std::uint32_t sectorBytes = usualSectorBytes)
        : m_sectorBytes(sectorBytes)
        , m_dice(seed)
    {
    }
    LabDisk(const LabDisk &other);

    [[nodiscard]] Result<std::vector<std::string>, server::StorageFailure> list() const override;
    [[nodiscard]] Result<std::unique_ptr<server::SegmentFile>, server::StorageFailure> open(std::string_view name,
                                                                                            Access access) override;
    [[nodiscard]] Result<std::unique_ptr<server::SegmentFile>, server::StorageFailure>
    create(std::string_view name) override;
    [[nodiscard]] server::Outcome rename(std::string_view from, std::string_view to) override;
    [[nodiscard]] server::Outcome remove(std::string_view name) override;
    [[nodiscard]] server::Outcome syncNames() override;

    void losePower();
    void fail(const Fault &fault) { m_fault = fault; }
    void heal()
    {
        m_fault.reset();
        m_hasFailed = false;
    }
    /// A call failed since the disk was well.
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    friend class LabFile;

    /// A write that a sync has not made safe.
    struct Change
    {
        std::uint64_t offset = 0;
        Bytes bytes;
    };
    struct Contents
    {
        /// What a reader sees, and what survives.
        Bytes cached;
        Bytes synced;
        std::vector<Change> unsynced;
        /// A sync failed: the cache may say what neither the disk nor a change does.
        bool isDoubtful = false;
    };
    using Names = std::map<std::string, std::size_t, std::less<>>;

    static void apply(Bytes &bytes, std::uint64_t offset, ByteView change);
    void applySome(Bytes &bytes, const Change &change);
    /// All, nothing or some of what a sync has not made safe reaches the disk.
    void land(Contents &file);
    void loseNames();
    void evict(Contents &file);
    enum class Call : std::uint8_t { OnFile, OnFolder };
    /// None: this call goes well.
    [[nodiscard]] std::optional<server::StorageFailure> failureOfThisCall(Call call = Call::OnFile);

    std::uint32_t m_sectorBytes;
    Dice m_dice;
    std::vector<Contents> m_contents;
    /// Files by name, as they are seen and as they survive.
    Names m_names;
    Names m_syncedNames;
    std::optional<Fault> m_fault;
    bool m_hasFailed = false;
};

} // namespace lockscope::lab
