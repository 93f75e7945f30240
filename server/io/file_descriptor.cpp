// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/file_descriptor.h"

#include <unistd.h>

namespace lockscope::server {

FileDescriptor::~FileDescriptor()
{
    // Whatever must be durable was synced before: close() has nothing to say that could still be acted on.
    if (m_number >= 0)
        ::close(m_number);
}

} // namespace lockscope::server
