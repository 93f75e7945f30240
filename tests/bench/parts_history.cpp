// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/findings.h"
#include "core/history/history.h"
#include "tests/support/event_stream.h"

#include <benchmark/benchmark.h>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

using namespace lockscope;

namespace {

std::vector<Key> someKeys()
{
    std::vector<Key> keys;
    for (int i = 0; i < 5'000; ++i)
        keys.push_back(*Key::parse("orders/" + std::to_string(i % 100) + "/line/" + std::to_string(i)));
    return keys;
}

/// Events into the history and its fold, in batches. The argument: how many are in it before the clock runs; the rate
/// stays when no cost grows with the history.
void appendEvents(benchmark::State &state)
{
    constexpr std::size_t batchSize = 1'200;
    const auto keys = someKeys();
    History history;
    Touched touched;
    std::uint64_t turn = 0;
    const auto nextBatch = [&] {
        std::vector<UnnumberedEntry> batch;
        while (batch.size() < batchSize) {
            const auto client = ClientId(static_cast<std::uint32_t>(1 + turn % 20));
            for (auto &event : test::EventStream::cycle(turn, client, keys[turn % keys.size()], Moment{}))
                batch.push_back(std::move(event));
            ++turn;
        }
        return batch;
    };
    const auto append = [&](std::vector<UnnumberedEntry> batch) {
        for (auto &event : batch)
            history.append(std::move(event), touched);
        touched = {};
    };
    while (history.end().value() < static_cast<std::uint64_t>(state.range(0)))
        append(nextBatch());
    for (auto _ : state) {
        state.PauseTiming();
        auto batch = nextBatch();
        state.ResumeTiming();
        append(std::move(batch));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(batchSize));
}
BENCHMARK(appendEvents)->Arg(0)->Arg(2'000'000)->Unit(benchmark::kMicrosecond);

/// Events judged by all rules, as the console's findings are: it has to keep up with a flood of 100,000 a second.
void judgeEvents(benchmark::State &state)
{
    const auto keys = someKeys();
    check::Findings findings;
    std::uint64_t turn = 0;
    std::uint64_t number = 0;
    std::int64_t count = 0;
    for (auto _ : state) {
        state.PauseTiming();
        std::vector<Entry> entries;
        for (int i = 0; i < 100; ++i, ++turn) {
            const auto client = ClientId(static_cast<std::uint32_t>(1 + turn % 20));
            const Moment at{TimePoint(Duration(static_cast<std::int64_t>(turn) * 100)), {}};
            for (auto &event : test::EventStream::cycle(turn, client, keys[turn % keys.size()], at))
                entries.push_back({EventNumber(++number), event.at, event.origin, std::move(event.event), event.rule});
        }
        count += static_cast<std::int64_t>(entries.size());
        state.ResumeTiming();
        for (const auto &entry : entries)
            findings.apply(entry);
        benchmark::DoNotOptimize(findings.takeChanges());
    }
    state.SetItemsProcessed(count);
}
BENCHMARK(judgeEvents)->Unit(benchmark::kMicrosecond);

} // namespace
