// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/durable_state.h"
#include "server/io/clocks.h"
#include "server/io/file_storage.h"
#include "server/wal/compaction.h"
#include "server/wal/journal_files.h"
#include "server/wal/log_writer.h"
#include "server/wal/recovery.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/resource.h>

using namespace lockscope;
using namespace lockscope::server;

namespace {

/// The most that was ever resident.
double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1e3;
}

/// Runs `work` and prints what it took.
template<typename Work>
void measure(const char *name, Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("%-30s %7.2f s   peak %6.0f MB\n", name, took.count(), peakMegabytes());
}

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s failed\n", what);
    std::exit(1);
}

Record grantOf(std::uint64_t number)
{
    const auto now = readClocks();
    auto key = Key::parse("orders/" + std::to_string(number % 100) + "/line/" + std::to_string(number));
    return GrantRecord{*std::move(key),
                       {.token = Token(number),
                        .owner = Owner({static_cast<std::uint8_t>(number)}),
                        .connection = {StartNumber(1), number / 1'000},
                        .leaseSeconds = 3'600,
                        .deadline = {now.steady, now.wall}}};
}

/// Grants of `count` keys that nobody gives back.
void writeJournal(Storage &storage, std::uint64_t count, const LogOptions &options)
{
    auto recovered = recoverJournal(storage, options, [](const LoggedRecord &) { return true; });
    require(recovered.has_value(), "opening");
    auto &appender = recovered->appender;
    LogWriter writer(appender.next());
    Bytes batch;
    const auto flush = [&](Lsn last) {
        require(appender.write(batch, last).has_value(), "writing");
        batch.clear();
    };
    writer.append({writer.next(), StartupRecord{StartNumber(1), readBootId()}}, batch);
    for (std::uint64_t number = 1; number <= count; ++number) {
        writer.append({writer.next(), grantOf(number)}, batch);
        if (batch.size() >= 64'000)
            flush(Lsn(writer.next().value() - 1));
    }
    if (!batch.empty())
        flush(Lsn(writer.next().value() - 1));
    require(appender.sync().has_value(), "syncing");
}

void recover(Storage &storage, std::uint64_t expected)
{
    const BootMoment moment{readBootId(), readClocks()};
    DurableState state;
    const auto recovered =
        recoverJournal(storage, {}, [&](const LoggedRecord &r) { return state.replay(r, moment).has_value(); });
    require(recovered.has_value() && state.locks().keyCount() == expected, "recovery");
}

} // namespace

/// How long a snapshot of so many live keys and a start from it take, and how much memory they need at the most: each
/// in a process of its own, since a peak never goes down again.
///
///     bench_snapshot FOLDER write [keys, 1000000]
///     bench_snapshot FOLDER snapshot
///     bench_snapshot FOLDER recover [keys, 1000000]
int main(int argc, char *argv[])
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: bench_snapshot FOLDER write|snapshot|recover [keys]\n");
        return 2;
    }
    std::filesystem::create_directory(argv[1]);
    const auto storage = FileStorage::open(argv[1]);
    require(storage.has_value(), "the folder");
    const std::string what(argv[2]);
    const auto count = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1'000'000ULL;
    if (what == "write")
        measure("write", [&] { writeJournal(**storage, count, {.durability = Durability::None}); });
    if (what == "recover")
        measure("recover", [&] { recover(**storage, count); });
    if (what == "snapshot") {
        const auto last = listJournal(**storage)->segments.back();
        measure("snapshot",
                [&] { require(compactJournal(**storage, last, [] { return true; }).has_value(), "the snapshot"); });
    }
    return 0;
}
