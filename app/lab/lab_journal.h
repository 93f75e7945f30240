// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_disk.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/server_event.h"
#include "server/wal/log_appender.h"
#include "server/wal/log_writer.h"
#include "server/wal/recovery.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::lab {

/// The journal's thread and its disk in virtual time, as a copyable value: one write and one sync for all that was
/// appended meanwhile (J2). The bytes are those of the real journal, and so is the recovery.
class LabJournal
{
public:
    struct Options
    {
        std::uint64_t segmentBytes = std::uint64_t{64} << 20U;
        std::uint64_t layOutBytes = 0;
        /// A journal that is no longer gets no snapshot.
        std::uint64_t wholeBytes = 0;
        /// What the disk writes as one.
        std::uint32_t sectorBytes = LabDisk::usualSectorBytes;
        /// How long a write and its sync may take, at most.
        Duration syncMax = std::chrono::milliseconds(5);

        friend bool operator==(const Options &, const Options &) = default;
    };
    using Report = std::variant<JournalSynced, JournalFailed>;

    LabJournal(const Options &options, std::uint64_t seed)
        : m_options(options)
        , m_dice(mixed(seed, 0xD15C))
        , m_disk(mixed(seed, 0xD15D), options.sectorBytes)
    {
    }
    LabJournal(const LabJournal &other);
    LabJournal &operator=(const LabJournal &) = delete;
    ~LabJournal() = default;

    struct Opened
    {
        std::uint64_t recordCount = 0;
        std::uint64_t tornBytes = 0;
    };
    /// A start: replays what is there into `visit` and makes it ready for more (J4).
    [[nodiscard]] Result<Opened, server::JournalProblem> open(const server::ReplayVisitor &visit);

    void append(server::LoggedRecord record) { m_pending.push_back(std::move(record)); }
    /// Begins a batch where none is under way and something was appended.
    void goOn(TimePoint now);
    /// When the batch that is under way is done.
    [[nodiscard]] std::optional<TimePoint> due() const { return m_due; }
    [[nodiscard]] Report finish();

    void inject(const DiskFaultCommand &command);
    /// Until the process ends; without one, until a start met it.
    void failDisk(LabDisk::Fault fault);
    void healDisk() { m_disk.heal(); }
    [[nodiscard]] bool hasDiskFailed() const { return m_disk.hasFailed(); }
    /// The process is gone; what it wrote is in the machine's cache. The disk is in order again.
    void kill();
    /// The machine is gone, too.
    void losePower();

    [[nodiscard]] Lsn durable() const { return m_durable; }
    /// Nothing is acknowledged any more (J3).
    [[nodiscard]] bool isFailed() const { return m_failure.has_value(); }
    [[nodiscard]] std::uint64_t snapshotCount() const { return m_snapshotCount; }

private:
    [[nodiscard]] server::LogOptions logOptions() const;
    void write();
    void compact();

    Options m_options;
    Dice m_dice;
    LabDisk m_disk;
    std::optional<server::LogAppender> m_appender;
    /// The name of the appender's segment.
    Lsn m_segment;
    std::optional<server::LogWriter> m_writer;
    std::vector<server::LoggedRecord> m_pending;
    std::vector<server::LoggedRecord> m_batch;
    Bytes m_bytes;
    TimePoint m_begun;
    std::optional<TimePoint> m_due;
    Lsn m_durable;
    std::optional<DiskFault> m_fault;
    Duration m_delay{};
    std::optional<server::LogFailure> m_failure;
    std::uint64_t m_snapshotCount = 0;
};

} // namespace lockscope::lab
