// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_output.h"

#include <cerrno>
#include <climits>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lockscope::app {

namespace {

/// Bytes that a file is given at once.
constexpr std::size_t chunkSize = std::size_t{256} * 1024;
/// How long a reader may read nothing while the last words wait for it.
constexpr int patienceMs = 1'000;

/// A pipe that has room takes so much without blocking.
std::size_t writeSizeMaxOf(int descriptor)
{
    struct stat status
    {
    };
    const bool isFile = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    return isFile ? chunkSize : PIPE_BUF;
}

} // namespace

TextOutput::TextOutput(int descriptor)
    : m_descriptor(descriptor)
    , m_writeSizeMax(writeSizeMaxOf(descriptor))
{
}

int TextOutput::write()
{
    while (!m_text.empty() && isWritable(0)) {
        const auto size = ::write(m_descriptor, m_text.data(), nextSize());
        if (size >= 0)
            m_text.erase(0, static_cast<std::size_t>(size));
        else if (errno != EINTR && errno != EAGAIN)
            return errno;
    }
    return 0;
}

int TextOutput::writeAll()
{
    for (;;) {
        if (const int error = write(); error != 0 || m_text.empty())
            return error;
        if (!isWritable(patienceMs))
            return ETIMEDOUT;
    }
}

bool TextOutput::isWritable(int patience) const
{
    pollfd writable{m_descriptor, POLLOUT, 0};
    for (;;) {
        const auto count = ::poll(&writable, 1, patience);
        if (count >= 0 || errno != EINTR)
            return count > 0;
    }
}

/// On stdout whole lines: others write there, too, and begin a line of their own.
std::size_t TextOutput::nextSize() const
{
    if (m_text.size() <= m_writeSizeMax)
        return m_text.size();
    if (m_descriptor != STDOUT_FILENO)
        return m_writeSizeMax;
    const auto end = m_text.rfind('\n', m_writeSizeMax - 1);
    return end == std::string::npos ? m_text.find('\n') + 1 : end + 1;
}

} // namespace lockscope::app
