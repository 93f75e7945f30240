// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/explorer.h"
#include "app/lab/shrink.h"
#include "core/base/planted_fault.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

/// Plants one fault after the other and has the simulation look for it: a simulation that misses one of them would miss
/// the same mistake in earnest. Without arguments it looks for all of them and fails where one is not found; with
/// `--common`, for those that need few schedules; `--table FILE` writes what it took as a table.

using namespace lockscope;
using namespace lockscope::lab;

namespace {

struct Planting
{
    PlantedFault fault;
    std::string_view name;
    /// What the product does when it has the fault.
    std::string_view sentence;
};

constexpr auto plantings = std::to_array<Planting>({
#include "tests/sim/planted_faults.inc"
});

/// No fault may need more schedules.
constexpr std::uint64_t schedulesMax = 200'000;
/// With `--common`: all but the rare ones are found in so many.
constexpr std::uint64_t schedulesOfCommon = 2'000;

/// A failed sync of the folder, a death, a start and a loss of power have to follow each other within one segment.
constexpr bool isRare(PlantedFault fault)
{
    return fault == PlantedFault::NamesNotSyncedAgain;
}
/// Without a fault nothing is found in so many: otherwise what is found with one proves nothing.
constexpr std::uint64_t controlRuns = 1'000;

struct Found
{
    std::uint64_t schedules = 0;
    /// Empty: it was not found.
    std::array<char, 64> how{};
};

/// In a process of its own, since a fault may also end in an assert.
Found lookFor(PlantedFault fault, std::uint64_t runs)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        std::abort();
    const auto child = ::fork();
    if (child == 0) {
        static_cast<void>(std::freopen("/dev/null", "w", stderr));
        activePlantedFault = fault;
        Explorer explorer({});
        Found found;
        while (found.how[0] == '\0' && found.schedules < runs) {
            ++found.schedules;
            static_cast<void>(::write(ends[1], &found, sizeof found));
            if (const auto report = explorer.run(found.schedules); report.finding)
                nameOf(*report.finding).copy(found.how.data(), found.how.size() - 1);
        }
        static_cast<void>(::write(ends[1], &found, sizeof found));
        ::_exit(0);
    }
    ::close(ends[1]);
    Found last;
    Found next;
    while (::read(ends[0], &next, sizeof next) == static_cast<ssize_t>(sizeof next))
        last = next;
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        std::strncpy(last.how.data(), "an assert stops the process", last.how.size() - 1);
    return last;
}

/// `--healthy N`: what is found where nothing is planted, for a closer look.
int lookWithoutAFault(std::uint64_t runs)
{
    Explorer explorer({});
    int count = 0;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        const auto report = explorer.run(seed);
        if (!report.finding)
            continue;
        ++count;
        std::printf("seed %llu: %s (%s)\n",
                    static_cast<unsigned long long>(seed),
                    nameOf(*report.finding).c_str(),
                    report.finding->detail.c_str());
    }
    std::printf("%d of %llu schedules without a planted fault fail\n", count, static_cast<unsigned long long>(runs));
    return count == 0 ? 0 : 1;
}

bool isFound(const Found &found)
{
    return found.how[0] != '\0';
}

void writeTable(const char *path, const std::vector<Found> &founds)
{
    std::FILE *const file = std::fopen(path, "w");
    if (file == nullptr)
        std::abort();
    std::fputs(
        "# Planted faults\n\n"
        "Each of these mistakes can be compiled in (`-DLOCKSCOPE_PLANTED_FAULTS=ON`, `core/base/planted_fault.h`), "
        "one\n"
        "at a time, and the simulation of `lockscope explore` has to find it. Written by the test `planted_faults`;\n"
        "schedules of 200 events, seeds from 1.\n\n"
        "| fault | what it does | schedules | seen as |\n|---|---|---|---|\n",
        file);
    for (std::size_t i = 0; i < plantings.size(); ++i) {
        std::fprintf(file,
                     "| %s | %s | %llu | %s |\n",
                     std::string(plantings[i].name).c_str(),
                     std::string(plantings[i].sentence).c_str(),
                     static_cast<unsigned long long>(founds[i].schedules),
                     isFound(founds[i]) ? founds[i].how.data() : "not found");
    }
    std::fclose(file);
}

struct Wanted
{
    const char *table = nullptr;
    std::string_view only;
    bool isCommon = false;

    [[nodiscard]] bool has(const Planting &planting) const
    {
        return (only.empty() || only == planting.name) && !(isCommon && isRare(planting.fault));
    }
};

int lookForAll(const Wanted &wanted)
{
    std::vector<Found> founds;
    int missed = wanted.only.empty() ? lookWithoutAFault(controlRuns) : 0;
    for (const auto &planting : plantings) {
        if (!wanted.has(planting))
            continue;
        const auto found = lookFor(planting.fault, wanted.isCommon ? schedulesOfCommon : schedulesMax);
        founds.push_back(found);
        missed += isFound(found) ? 0 : 1;
        std::printf("%-26s %7llu %s\n",
                    std::string(planting.name).c_str(),
                    static_cast<unsigned long long>(found.schedules),
                    isFound(found) ? found.how.data() : "NOT FOUND");
        std::fflush(stdout);
    }
    if (wanted.table != nullptr && founds.size() == plantings.size())
        writeTable(wanted.table, founds);
    return missed == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    Wanted wanted;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool hasValue = i + 1 < words.size();
        if (words[i] == "--common")
            wanted.isCommon = true;
        else if (words[i] == "--table" && hasValue)
            wanted.table = words[++i].data();
        else if (words[i] == "--only" && hasValue)
            wanted.only = words[++i];
        else if (words[i] == "--healthy" && hasValue)
            return lookWithoutAFault(std::strtoull(words[++i].data(), nullptr, 10));
        else {
            std::fputs("planted_faults [--common | --only FAULT] [--table FILE], or --healthy SCHEDULES\n", stderr);
            return 2;
        }
    }
    return lookForAll(wanted);
}
