// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/stop_signals.h"

#include <csignal>
#include <cstdint>
#include <sys/eventfd.h>
#include <unistd.h>

namespace lockscope::app {

namespace {

/// For the handler, which gets nothing but a number.
int stopDescriptor = -1;

void tell(int /*signal*/)
{
    const std::uint64_t one = 1;
    // It can only fail when it was told already.
    [[maybe_unused]] const auto written = ::write(stopDescriptor, &one, sizeof one);
}

int listen()
{
    stopDescriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct sigaction action = {};
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    return stopDescriptor;
}

} // namespace

StopSignals::StopSignals(QObject *parent)
    : QObject(parent)
    , m_notifier(listen(), QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier.setEnabled(false);
        emit came();
    });
}

} // namespace lockscope::app
