// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/port_reservation.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cstddef>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>

namespace lockscope::app {

namespace {

constexpr quint32 firstPort = 20'000;
constexpr quint32 lastPort = 32'000;

/// Whether this process now has the name, for as long as the socket is open. It begins with a zero byte: no file bears
/// it.
bool takeName(const server::FileDescriptor &socket, const std::string &name)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), address.sun_path + 1);
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
    // As the system's interface has it.
    return ::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), length) == 0;
}

} // namespace

std::optional<PortReservation> PortReservation::draw()
{
    const auto block = QRandomGenerator::system()->bounded(firstPort / size, lastPort / size);
    server::FileDescriptor mark(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (!mark || !takeName(mark, "lockscope-ports-" + std::to_string(block * size)))
        return std::nullopt;
    return PortReservation(block * size, std::move(mark));
}

} // namespace lockscope::app
