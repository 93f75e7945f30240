// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/data_directory.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <optional>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lockscope::server {

namespace {

constexpr const char *lockName = "lock";
constexpr mode_t folderMode = 0755;
constexpr mode_t lockMode = 0644;

JournalProblem notWritable(int number)
{
    return NotWritable{std::generic_category().message(number)};
}

std::optional<std::int64_t> holderOf(const FileDescriptor &lock)
{
    std::array<char, 32> text{};
    const auto size = ::pread(lock.number(), text.data(), text.size(), 0);
    std::int64_t pid = 0;
    if (size <= 0)
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + size, pid);
    return error == std::errc() && pid > 0 ? std::optional(pid) : std::nullopt;
}

/// The text is for people and for the process that is refused; the lock itself is flock's.
Result<void, JournalProblem> writeHolder(const FileDescriptor &lock)
{
    const auto text = std::to_string(::getpid()) + '\n';
    if (::ftruncate(lock.number(), 0) != 0
        || ::pwrite(lock.number(), text.data(), text.size(), 0) != static_cast<ssize_t>(text.size()))
        return failure(notWritable(errno));
    return {};
}

Result<FileDescriptor, JournalProblem> lockIn(const FileDescriptor &folder)
{
    FileDescriptor lock(::openat(folder.number(), lockName, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, lockMode));
    if (!lock)
        return failure(notWritable(errno));
    if (::flock(lock.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return failure(JournalProblem(InUse{holderOf(lock)}));
        return failure(notWritable(errno));
    }
    // The folder, too, where its file system knows how: whoever deletes the lock file of a running server would let
    // the next one make another.
    if (::flock(folder.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return failure(JournalProblem(InUse{holderOf(lock)}));
    if (auto written = writeHolder(lock); !written)
        return failure(written.error());
    return lock;
}

/// The parent's entry for a new folder must survive a loss of power, or the journal in it goes with it.
Result<void, JournalProblem> makeFolder(const std::string &path)
{
    if (::mkdir(path.c_str(), folderMode) != 0) {
        if (errno == EEXIST)
            return {};
        return failure(notWritable(errno));
    }
    const FileDescriptor parent(::open((path + "/..").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!parent || ::fsync(parent.number()) != 0)
        return failure(notWritable(errno));
    return {};
}

} // namespace

Result<DataDirectory, JournalProblem> DataDirectory::open(const std::string &path)
{
    if (auto made = makeFolder(path); !made)
        return failure(made.error());
    auto storage = FileStorage::open(path);
    if (!storage)
        return failure(JournalProblem(NotWritable{storage.error().detail}));
    auto lock = lockIn((*storage)->folder());
    if (!lock)
        return failure(lock.error());
    return DataDirectory(*std::move(storage), *std::move(lock));
}

} // namespace lockscope::server
