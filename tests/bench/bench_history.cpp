// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history.h"
#include "tests/support/event_stream.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

using namespace lockscope;

/// Appends four million events of 5,000 locks, so that the history is full most of the time, and prints events a
/// second of processor time for each million: a rate that falls means that a cost grows with the history.
int main()
{
    constexpr std::uint64_t million = 1'000'000;
    std::vector<Key> keys;
    for (int i = 0; i < 5'000; ++i)
        keys.push_back(*Key::parse("orders/" + std::to_string(i % 100) + "/line/" + std::to_string(i)));

    History history;
    Touched touched;
    std::uint64_t turn = 0;
    for (int round = 1; round <= 4; ++round) {
        std::clock_t spent = 0;
        std::clock_t slowest = 0;
        const auto last = history.end().value() + million;
        while (history.end().value() < last) {
            std::vector<UnnumberedEntry> batch;
            while (batch.size() < 1'200) {
                const auto client = ClientId(static_cast<std::uint32_t>(1 + turn % 20));
                for (auto &event : test::EventStream::cycle(turn, client, keys[turn % keys.size()], Moment{}))
                    batch.push_back(std::move(event));
                ++turn;
            }
            const auto begin = std::clock();
            for (auto &event : batch)
                history.append(std::move(event), touched);
            touched = {};
            const auto took = std::clock() - begin;
            spent += took;
            slowest = std::max(slowest, took);
        }
        const auto seconds = static_cast<double>(spent) / CLOCKS_PER_SEC;
        const auto milliseconds = 1e3 * static_cast<double>(slowest) / CLOCKS_PER_SEC;
        std::printf("million %d: %.2f million events/s, slowest batch of 1,200 %.2f ms, kept %zu, summarised %llu\n",
                    round,
                    static_cast<double>(million) / seconds / 1e6,
                    milliseconds,
                    history.size(),
                    static_cast<unsigned long long>(history.summarisedCount()));
    }
}
