// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/load/crowd.h"
#include "app/load/latencies.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace lockscope::load {

/// A load of pairs: one pair is an acquire that is granted and the release of it, answered.
struct PairPlan
{
    std::uint32_t connections = 16;
    /// Workers on each connection, each with one request under way: more than one is pipelining.
    std::uint32_t inFlight = 1;
    /// Shared by all workers in turn; none: each worker has a key of its own.
    std::optional<std::uint32_t> keys{};
    std::uint64_t pairs = 100'000;
    /// No pair begins later than this after the first; none: however long the pairs take.
    std::optional<Duration> timeMax{};
    /// How long the server may let an acquire wait by right; without limit it is none, since others go on meanwhile.
    Duration longestWait{};
    /// How long a worker lets a key be that is taken, where the server keeps no queue.
    Duration retryPause = std::chrono::milliseconds(1);
};

struct PairReport
{
    std::uint64_t pairs = 0;
    /// Acquires that were answered with anything but the lock.
    std::uint64_t refused = 0;
    /// Asked anew since somebody else had the key.
    std::uint64_t retries = 0;
    /// Locks that were over before their release came.
    std::uint64_t lost = 0;
    /// From the first request to the last answer, with every handshake before it.
    Duration took{};
    /// Time of the processor that the load itself used.
    Duration processorTime{};
    /// From the worker's wish to its grant, retries included.
    Latencies acquire;
};

/// Runs pairs over a crowd: every worker acquires, releases at once, and begins anew until all pairs are shared out.
class PairLoad
{
public:
    /// Opens the crowd's connections by itself.
    PairLoad(const PairPlan &plan, Crowd &crowd, LoadWatch &watch);

    /// Blocks until all pairs are done or a stop is wanted; what was done until then is the report, too.
    [[nodiscard]] Result<PairReport, LoadProblem> run();

private:
    struct Wish
    {
        TimePoint since;
    };
    struct Retry
    {
        TimePoint at;
        Worker worker;
    };

    void beginPair(Worker worker, TimePoint now);
    void acquire(Worker worker);
    void take(const Answer &answer, TimePoint now);
    void retryDue(TimePoint now);
    [[nodiscard]] Duration patience(TimePoint now) const;
    [[nodiscard]] const Key &keyOf(Worker worker) const { return m_keys[worker.value() % m_keys.size()]; }
    [[nodiscard]] std::size_t connectionOf(Worker worker) const { return worker.value() / m_plan.inFlight; }

    const PairPlan m_plan;
    Crowd &m_crowd;
    LoadWatch &m_watch;
    std::vector<Key> m_keys;
    std::vector<Wish> m_wishes;
    /// In the order of their times, since all pause equally long.
    std::deque<Retry> m_retries;
    std::optional<TimePoint> m_end;
    std::uint64_t m_begun = 0;
    std::uint32_t m_busy = 0;
    PairReport m_report;
};

} // namespace lockscope::load
