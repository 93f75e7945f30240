// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/file_storage.h"

#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace lockscope::server {

namespace {

/// Readable by the group and others as the user's umask has it: nothing secret is in a journal.
constexpr mode_t fileMode = 0644;

StorageError errorOf(int number)
{
    switch (number) {
    case ENOSPC:
    case EDQUOT:
        return StorageError::NoSpace;
    case EACCES:
    case EPERM:
    case EROFS:
        return StorageError::Denied;
    case ENOENT:
    case ENOTDIR:
        return StorageError::Missing;
    case EEXIST:
        return StorageError::Exists;
    default:
        return StorageError::Other;
    }
}

StorageFailure failureOf(int number)
{
    return {errorOf(number), std::generic_category().message(number)};
}

/// Calls again when a signal came in between.
template<typename Call>
auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Of a call that changes nothing when it fails.
Outcome allOrNothing(int result)
{
    if (result == 0)
        return Done{};
    return NotAttempted{failureOf(errno)};
}

/// fsync must not be tried again: after its failure the kernel takes the lost pages for clean.
Outcome synced(int result)
{
    if (result == 0)
        return Done{};
    return Ambiguous{failureOf(errno)};
}

class PosixFile final : public SegmentFile
{
public:
    explicit PosixFile(FileDescriptor file)
        : m_file(std::move(file))
    {
    }

    [[nodiscard]] Result<std::uint64_t, StorageFailure> size() const override
    {
        struct stat status = {};
        if (::fstat(m_file.number(), &status) != 0)
            return failure(failureOf(errno));
        return static_cast<std::uint64_t>(status.st_size);
    }

    [[nodiscard]] Result<std::size_t, StorageFailure> read(std::uint64_t offset,
                                                           std::span<std::byte> into) const override
    {
        std::size_t taken = 0;
        while (taken < into.size()) {
            const auto rest = into.subspan(taken);
            const auto place = static_cast<off_t>(offset + taken);
            const auto count = uninterrupted([&] { return ::pread(m_file.number(), rest.data(), rest.size(), place); });
            if (count < 0)
                return failure(failureOf(errno));
            if (count == 0)
                break;
            taken += static_cast<std::size_t>(count);
        }
        return taken;
    }

    [[nodiscard]] Outcome write(std::uint64_t offset, ByteView bytes) override
    {
        std::size_t taken = 0;
        while (taken < bytes.size()) {
            const auto rest = bytes.subspan(taken);
            const auto place = static_cast<off_t>(offset + taken);
            const auto count =
                uninterrupted([&] { return ::pwrite(m_file.number(), rest.data(), rest.size(), place); });
            if (count < 0)
                return taken == 0 ? Outcome(NotAttempted{failureOf(errno)}) : Outcome(Ambiguous{failureOf(errno)});
            taken += static_cast<std::size_t>(count);
        }
        return Done{};
    }

    [[nodiscard]] Outcome sync() override { return synced(::fdatasync(m_file.number())); }

private:
    FileDescriptor m_file;
};

Result<std::unique_ptr<SegmentFile>, StorageFailure>
openFile(const FileDescriptor &folder, std::string_view name, int flags)
{
    const std::string path(name);
    // Opening a pipe would wait for its other end; a file does not care.
    const int allFlags = flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    FileDescriptor file(uninterrupted([&] { return ::openat(folder.number(), path.c_str(), allFlags, fileMode); }));
    if (!file)
        return failure(failureOf(errno));
    struct stat status
    {
    };
    if (::fstat(file.number(), &status) != 0)
        return failure(failureOf(errno));
    if (S_ISFIFO(status.st_mode))
        return failure(StorageFailure{StorageError::Other, "a pipe: " + path});
    return std::make_unique<PosixFile>(std::move(file));
}

} // namespace

Result<std::unique_ptr<FileStorage>, StorageFailure> FileStorage::open(const std::string &folder)
{
    FileDescriptor descriptor(
        uninterrupted([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!descriptor)
        return failure(failureOf(errno));
    return std::make_unique<FileStorage>(std::move(descriptor));
}

Result<std::vector<std::string>, StorageFailure> FileStorage::list() const
{
    // A descriptor of its own: the directory stream takes it over and moves its offset.
    const int own = uninterrupted([&] { return ::openat(m_folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    if (own < 0)
        return failure(failureOf(errno));
    const std::unique_ptr<DIR, int (*)(DIR *)> stream(::fdopendir(own), ::closedir);
    if (!stream) {
        const auto cause = failureOf(errno);
        ::close(own);
        return failure(cause);
    }
    std::vector<std::string> names;
    for (;;) {
        errno = 0;
        const auto *const entry = ::readdir(stream.get()); // NOLINT(concurrency-mt-unsafe): the stream is our own
        if (entry == nullptr)
            break;
        names.emplace_back(static_cast<const char *>(entry->d_name));
    }
    if (errno != 0)
        return failure(failureOf(errno));
    return names;
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> FileStorage::open(std::string_view name, Access access)
{
    return openFile(m_folder, name, access == Access::Read ? O_RDONLY : O_RDWR);
}

Result<std::unique_ptr<SegmentFile>, StorageFailure> FileStorage::create(std::string_view name)
{
    return openFile(m_folder, name, O_RDWR | O_CREAT | O_EXCL);
}

Outcome FileStorage::rename(std::string_view from, std::string_view to)
{
    const std::string fromName(from);
    const std::string toName(to);
    return allOrNothing(::renameat(m_folder.number(), fromName.c_str(), m_folder.number(), toName.c_str()));
}

Outcome FileStorage::remove(std::string_view name)
{
    const std::string path(name);
    return allOrNothing(::unlinkat(m_folder.number(), path.c_str(), 0));
}

Outcome FileStorage::syncNames()
{
    return synced(::fsync(m_folder.number()));
}

} // namespace lockscope::server
