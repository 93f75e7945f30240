// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/frame_reader.h"
#include "core/wire/message.h"

#include <benchmark/benchmark.h>
#include <cstddef>

using namespace lockscope;

namespace {

constexpr int framesPerRead = 64;

wire::Request acquireRequest()
{
    return wire::AcquireRequest{.wait = 5, .lease = 60, .owner = Owner({1, 2, 3}), .key = *Key::parse("orders/17")};
}

/// Acquires, as many as a busy read brings, from bytes to values.
void readRequests(benchmark::State &state)
{
    Bytes bytes;
    for (int i = 0; i < framesPerRead; ++i)
        wire::append(bytes, acquireRequest(), WireVersion::V2);
    wire::RequestReader reader(WireVersion::V2);
    for (auto _ : state) {
        reader.feed(bytes);
        for (int i = 0; i < framesPerRead; ++i)
            benchmark::DoNotOptimize(reader.next());
    }
    state.SetItemsProcessed(state.iterations() * framesPerRead);
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}
BENCHMARK(readRequests);

void writeReplies(benchmark::State &state)
{
    const wire::Reply reply = wire::GrantedReply{Owner({1, 2, 3}), Token(42), *Key::parse("orders/17")};
    Bytes bytes;
    for (auto _ : state) {
        bytes.clear();
        for (int i = 0; i < framesPerRead; ++i)
            wire::append(bytes, reply, WireVersion::V2);
        benchmark::DoNotOptimize(bytes.data());
    }
    state.SetItemsProcessed(state.iterations() * framesPerRead);
}
BENCHMARK(writeReplies);

} // namespace
