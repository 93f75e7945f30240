// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_disk.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

using namespace server;

class LabFile final : public SegmentFile
{
public:
    LabFile(LabDisk &disk, std::size_t number)
        : m_disk(disk)
        , m_number(number)
    {
    }

    [[nodiscard]] Result<std::uint64_t, StorageFailure> size() const override { return contents().cached.size(); }

    [[nodiscard]] Result<std::size_t, StorageFailure> read(std::uint64_t offset,
                                                           std::span<std::byte> into) const override
    {
        const ByteView bytes(contents().cached);
        const auto rest = bytes.subspan(std::min<std::size_t>(offset, bytes.size()));
        const auto taken = rest.first(std::min(rest.size(), into.size()));
        std::copy(taken.begin(), taken.end(), into.begin());
        return taken.size();
    }

    [[nodiscard]] Outcome write(std::uint64_t offset, ByteView bytes) override
    {
        const bool tears = m_disk.m_fault && m_disk.m_fault->tears;
        const auto failed = m_disk.failureOfThisCall();
        if (failed && !tears)
            return NotAttempted{*failed};
        const auto taken = failed ? bytes.first(m_disk.m_dice.below(static_cast<std::uint32_t>(bytes.size()))) : bytes;
        if (!taken.empty()) {
            LabDisk::apply(contents().cached, offset, taken);
            contents().unsynced.push_back({offset, Bytes(taken.begin(), taken.end())});
        }
        return failed ? Outcome(Ambiguous{*failed}) : Outcome(Done{});
    }

    [[nodiscard]] Outcome sync() override
    {
        auto &file = contents();
        if (const auto failed = m_disk.failureOfThisCall()) {
            m_disk.land(file);
            file.isDoubtful = true;
            return Ambiguous{*failed};
        }
        for (const auto &change : file.unsynced)
            LabDisk::apply(file.synced, change.offset, change.bytes);
        file.unsynced.clear();
        return Done{};
    }

private:
    [[nodiscard]] LabDisk::Contents &contents() const { return m_disk.m_contents.at(m_number); }

    LabDisk &m_disk;
    std::size_t m_number;
};

LabDisk::LabDisk(const LabDisk &other)
    : Storage()
    , m_sectorBytes(other.m_sectorBytes)
    , m_dice(other.m_dice)
    , m_contents(other.m_contents)
    , m_names(other.m_names)
    , m_syncedNames(other.m_syncedNames)
    , m_fault(other.m_fault)
    , m_hasFailed(other.m_hasFailed)
{
}

void LabDisk::apply(Bytes &bytes, std::uint64_t offset, ByteView change)
{
    bytes.resize(std::max<std::size_t>(bytes.size(), offset + change.size()));
    std::copy(change.begin(), change.end(), bytes.begin() + static_cast<std::ptrdiff_t>(offset));
}

/// Each sector that the change touches is there or not.
void LabDisk::applySome(Bytes &bytes, const Change &change)
{
    const auto end = change.offset + change.bytes.size();
    for (auto from = change.offset; from < end;) {
        const auto to = std::min<std::uint64_t>(end, (from / m_sectorBytes + 1) * m_sectorBytes);
        if (m_dice.oneIn(2))
            apply(bytes, from, ByteView(change.bytes).subspan(from - change.offset, to - from));
        from = to;
    }
}

void LabDisk::land(Contents &file)
{
    // A whole loss and a whole landing are worth more than their share among the coins of many sectors.
    const auto how = m_dice.below(4);
    for (const auto &change : std::exchange(file.unsynced, {})) {
        if (how == 0)
            apply(file.synced, change.offset, change.bytes);
        else if (how > 1)
            applySome(file.synced, change);
    }
}

void LabDisk::evict(Contents &file)
{
    file.cached = file.synced;
    for (const auto &change : file.unsynced)
        apply(file.cached, change.offset, change.bytes);
    file.isDoubtful = false;
}

Result<std::vector<std::string>, StorageFailure> LabDisk::list() const
{
    std::vector<std::string> names;
    for (const auto &[name, number] : m_names)
        names.push_back(name);
    return names;
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> LabDisk::open(std::string_view name, Access /*access*/)
{
    const auto found = m_names.find(name);
    if (found == m_names.end())
        return failure(StorageFailure{StorageError::Missing, "missing"});
    if (auto &file = m_contents.at(found->second); file.isDoubtful && m_dice.oneIn(4))
        evict(file);
    return std::make_unique<LabFile>(*this, found->second);
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> LabDisk::create(std::string_view name)
{
    if (const auto failed = failureOfThisCall())
        return failure(*failed);
    if (!m_names.try_emplace(std::string(name), m_contents.size()).second)
        return failure(StorageFailure{StorageError::Exists, "exists"});
    m_contents.emplace_back();
    return std::make_unique<LabFile>(*this, m_contents.size() - 1);
}

Outcome LabDisk::rename(std::string_view from, std::string_view to)
{
    if (const auto failed = failureOfThisCall())
        return NotAttempted{*failed};
    const auto moved = m_names.extract(m_names.find(from));
    m_names.insert_or_assign(std::string(to), moved.mapped());
    return Done{};
}

Outcome LabDisk::remove(std::string_view name)
{
    if (const auto failed = failureOfThisCall())
        return NotAttempted{*failed};
    const auto found = m_names.find(name);
    if (found == m_names.end())
        return NotAttempted{StorageFailure{StorageError::Missing, "missing"}};
    m_names.erase(found);
    return Done{};
}

Outcome LabDisk::syncNames()
{
    const auto failed = failureOfThisCall(Call::OnFolder);
    if (!failed || m_dice.oneIn(2))
        m_syncedNames = m_names;
    return failed ? Outcome(Ambiguous{*failed}) : Outcome(Done{});
}

void LabDisk::losePower()
{
    loseNames();
    for (auto &file : m_contents) {
        land(file);
        file.cached = file.synced;
        file.isDoubtful = false;
    }
}

/// Of the names that came, went or moved since the last sync, all, none or some are as they were then.
void LabDisk::loseNames()
{
    const auto how = m_dice.below(4);
    if (how == 0)
        m_names = m_syncedNames;
    if (how > 1) {
        const auto was = m_names;
        for (const auto &[name, number] : was) {
            if (!m_syncedNames.contains(name) && m_dice.oneIn(2))
                m_names.erase(name);
        }
        for (const auto &[name, number] : m_syncedNames) {
            const auto found = was.find(name);
            if ((found == was.end() || found->second != number) && m_dice.oneIn(2))
                m_names.insert_or_assign(name, number);
        }
    }
    m_syncedNames = m_names;
}

std::optional<StorageFailure> LabDisk::failureOfThisCall(Call call)
{
    if (!m_fault || (m_fault->isFolders && call != Call::OnFolder))
        return std::nullopt;
    if (m_fault->callsLeft > 0) {
        --m_fault->callsLeft;
        return std::nullopt;
    }
    m_hasFailed = true;
    const auto error = m_fault->error;
    if (m_fault->isOnce)
        m_fault.reset();
    return StorageFailure{error, "injected"};
}

} // namespace lockscope::lab
