// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/wal_thread.h"
#include "server/wal/recovery.h"
#include "tests/support/memory_storage.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <variant>

/// A server thread that appends, the journal's thread, a thread that injects faults and looks at the backlog, and a
/// stop at a random moment: ThreadSanitizer watches, and whatever was reported as durable must be on the disk.

using namespace lockscope;
using namespace lockscope::server;

namespace {

constexpr int roundCount = 150;

void require(bool holds, const char *what, unsigned round)
{
    if (holds)
        return;
    std::fprintf(stderr, "round %u: %s\n", round, what);
    std::exit(1); // NOLINT(concurrency-mt-unsafe): the other threads have nothing to lose
}

/// What the journal's thread said last; written there, read after the stop.
struct Said
{
    std::uint64_t upTo = 0;
    std::uint64_t recordCount = 0;
    bool failed = false;
};

void hear(Said &said, const WalReport &report, unsigned round)
{
    require(!said.failed, "a report after the failure", round);
    if (const auto *const durable = std::get_if<WalDurable>(&report)) {
        said.recordCount += durable->recordCount;
        require(durable->upTo.value() == said.recordCount, "a hole in what is durable", round);
        said.upTo = durable->upTo.value();
    } else if (std::holds_alternative<WalFailed>(report)) {
        said.failed = true;
    }
}

bool acceptAll(const LoggedRecord & /*record*/)
{
    return true;
}

void run(unsigned round)
{
    std::mt19937 random(round);
    test::MemoryStorage storage;
    // Every other round without syncs, where appending and the journal's thread take turns at the writing.
    const bool syncs = round % 2 == 0;
    const LogOptions options{.durability = syncs ? Durability::Fsync : Durability::None,
                             .segmentBytes = 4096,
                             .layOutBytes = 512};
    auto recovered = recoverJournal(storage, options, acceptAll);
    require(recovered.has_value(), "no start on an empty disk", round);

    Said said;
    const std::uint64_t appendCount = random() % 3000;
    {
        WalThread wal(std::move(recovered->appender), [&](const WalReport &report) { hear(said, report, round); });
        std::atomic<bool> over = false;
        std::thread meddler([&, fails = random() % 4 == 0] {
            while (!over) {
                wal.inject({DiskFault::Slow, Duration(20)});
                static_cast<void>(wal.backlog());
                wal.inject({DiskFault::Slow, Duration::zero()});
                std::this_thread::yield();
            }
            if (fails)
                wal.inject({DiskFault::FsyncError, Duration::zero()});
        });
        for (std::uint64_t lsn = 1; lsn <= appendCount; ++lsn)
            wal.append({{Lsn(lsn), TermRecord{Term(lsn), NodeId(1)}}});
        over = true;
        wal.stop();
        meddler.join();
    }
    require(said.failed || said.upTo == appendCount, "a stop that left something behind", round);

    storage.losePower();
    std::uint64_t seen = 0;
    const auto again = recoverJournal(storage, options, [&](const LoggedRecord &r) { return r.lsn == Lsn(++seen); });
    require(again.has_value(), "no start after the power loss", round);
    // Without syncs only a stop that succeeded is worth a promise.
    require(again->recordCount >= said.upTo || (!syncs && said.failed), "a durable record was lost", round);
}

} // namespace

int main()
{
    for (unsigned round = 0; round < roundCount; ++round)
        run(round);
    return 0;
}
