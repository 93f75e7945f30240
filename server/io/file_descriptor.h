// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace lockscope::server {

/// Owns one POSIX file descriptor.
class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number)
        : m_number(number)
    {
    }
    FileDescriptor(FileDescriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    FileDescriptor(const FileDescriptor &) = delete;
    FileDescriptor &operator=(const FileDescriptor &) = delete;
    ~FileDescriptor();

    [[nodiscard]] int number() const { return m_number; }
    /// Whether the call that made it succeeded.
    [[nodiscard]] explicit operator bool() const { return m_number >= 0; }

private:
    int m_number = -1;
};

} // namespace lockscope::server
