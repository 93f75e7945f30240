// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/resources.h"

#include "core/io/clock.h"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace lockscope::load {

namespace {

Duration toDuration(const timeval &time)
{
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

std::string pathOf(std::int64_t process, const char *file)
{
    return "/proc/" + (process == 0 ? std::string("self") : std::to_string(process)) + "/" + file;
}

/// utime and stime of /proc/PID/stat, in clock ticks.
std::optional<std::uint64_t> readTicks(std::int64_t process)
{
    std::ifstream file(pathOf(process, "stat"));
    std::string text;
    if (!std::getline(file, text))
        return std::nullopt;
    // The second field is a name that may hold blanks and brackets; the rest are numbers, utime the twelfth of them.
    constexpr int fieldsBefore = 11;
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    std::string skipped;
    for (int i = 0; i < fieldsBefore; ++i)
        fields >> skipped;
    std::uint64_t user = 0;
    std::uint64_t system = 0;
    fields >> user >> system;
    return user + system;
}

} // namespace

TimePoint readNow()
{
    return io::readClock().steady;
}

Duration threadProcessorTime()
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return toDuration(usage.ru_utime) + toDuration(usage.ru_stime);
}

std::optional<ProcessUse> readProcessUse(std::int64_t process)
{
    const auto ticks = readTicks(process);
    std::ifstream file(pathOf(process, "statm"));
    std::uint64_t pages = 0;
    std::uint64_t residentPages = 0;
    if (!ticks || !(file >> pages >> residentPages))
        return std::nullopt;
    const auto ticksPerSecond = static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK));
    const auto pageSize = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return ProcessUse{.processorTime = Duration(*ticks * std::uint64_t{1'000'000} / ticksPerSecond),
                      .residentBytes = residentPages * pageSize};
}

void raiseDescriptorLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace lockscope::load
