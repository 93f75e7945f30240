// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The two narrow interfaces that the journal needs from a disk.
namespace lockscope::server {

enum class StorageError : std::uint8_t { NoSpace, Denied, Missing, Exists, Other };

/// `detail` is the system's own word, English: "No space left on device".
struct StorageFailure
{
    StorageError error = StorageError::Other;
    std::string detail;
};

/// How a change to the disk ended (HE4).
struct Done
{
};
/// Nothing of it happened, and nothing of it will.
struct NotAttempted
{
    StorageFailure failure;
};
/// Some, all or nothing of it may be on the disk.
struct Ambiguous
{
    StorageFailure failure;
};
using Outcome = std::variant<Done, NotAttempted, Ambiguous>;

/// One open file.
class SegmentFile
{
public:
    SegmentFile() = default;
    SegmentFile(const SegmentFile &) = delete;
    SegmentFile &operator=(const SegmentFile &) = delete;
    virtual ~SegmentFile() = default;

    [[nodiscard]] virtual Result<std::uint64_t, StorageFailure> size() const = 0;
    /// How many bytes were read: fewer than asked for only at the end of the file.
    [[nodiscard]] virtual Result<std::size_t, StorageFailure> read(std::uint64_t offset,
                                                                   std::span<std::byte> into) const = 0;
    [[nodiscard]] virtual Outcome write(std::uint64_t offset, ByteView bytes) = 0;
    /// What was written, and the file's size, survive a loss of power. Once this failed, what reads as written may be
    /// on no disk, and no later call makes it so: only writing it again does.
    [[nodiscard]] virtual Outcome sync() = 0;
};

/// One folder. Files are named without a path.
class Storage
{
public:
    enum class Access : std::uint8_t { Read, ReadWrite };

    Storage() = default;
    Storage(const Storage &) = delete;
    Storage &operator=(const Storage &) = delete;
    virtual ~Storage() = default;

    /// The names of all files in it, in no order.
    [[nodiscard]] virtual Result<std::vector<std::string>, StorageFailure> list() const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<SegmentFile>, StorageFailure> open(std::string_view name,
                                                                                    Access access) = 0;
    /// The name must be new.
    [[nodiscard]] virtual Result<std::unique_ptr<SegmentFile>, StorageFailure> create(std::string_view name) = 0;
    /// `to` is the file from now on, whatever it was before. Not attempted: it is what it was.
    [[nodiscard]] virtual Outcome rename(std::string_view from, std::string_view to) = 0;
    /// A file that somebody has open stays readable there.
    [[nodiscard]] virtual Outcome remove(std::string_view name) = 0;
    /// The names in the folder survive a loss of power.
    [[nodiscard]] virtual Outcome syncNames() = 0;
};

} // namespace lockscope::server
