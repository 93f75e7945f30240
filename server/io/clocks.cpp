// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/clocks.h"

#include <QFile>
#include <QUuid>

#include <cstring>
#include <ctime>

using namespace Qt::StringLiterals;

namespace lockscope::server {

namespace {

Duration read(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec)
        + std::chrono::duration_cast<Duration>(std::chrono::nanoseconds(time.tv_nsec));
}

} // namespace

Moment readClocks()
{
    return {TimePoint(read(CLOCK_BOOTTIME)), WallTime(read(CLOCK_REALTIME))};
}

BootId readBootId()
{
    QFile file(u"/proc/sys/kernel/random/boot_id"_s);
    auto id = QUuid::createUuid();
    if (file.open(QIODevice::ReadOnly)) {
        const auto read = QUuid::fromString(QString::fromLatin1(file.readAll().trimmed()));
        if (!read.isNull())
            id = read;
    }
    const auto bytes = id.toRfc4122();
    BootId::Underlying raw{};
    std::memcpy(raw.data(), bytes.constData(), raw.size());
    return BootId(raw);
}

} // namespace lockscope::server
