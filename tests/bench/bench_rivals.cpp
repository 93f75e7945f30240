// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load/pair_load.h"
#include "app/load/resources.h"
#include "tests/bench/etcd_dialogue.h"
#include "tests/bench/redis_dialogue.h"

#include <charconv>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>

using namespace lockscope;

namespace {

constexpr std::uint32_t leaseSeconds = 60;

std::optional<std::uint32_t> number(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

load::DialogueMaker dialogueMaker(std::string_view server)
{
    if (server == "etcd")
        return [] { return std::make_unique<bench::EtcdDialogue>(leaseSeconds); };
    return [seed = std::uint64_t{0}]() mutable {
        return std::make_unique<bench::RedisDialogue>(1'000 * leaseSeconds, ++seed);
    };
}

long long micros(const std::optional<Duration> &duration)
{
    return duration ? static_cast<long long>(duration->count()) : -1;
}

} // namespace

/// The load of `lockscope bench`, the same loop, against Redis or etcd; prints the same JSON, as far as it is compared.
///
///     bench_rivals redis|etcd HOST:PORT CLIENTS IN-FLIGHT KEYS|distinct SECONDS RETRY-US SERVER-PID
int main(int argc, char *argv[])
{
    if (argc != 9) {
        std::fprintf(stderr,
                     "usage: bench_rivals redis|etcd HOST:PORT CLIENTS IN-FLIGHT KEYS|distinct SECONDS RETRY-US PID\n");
        return 2;
    }
    const auto endpoint = Endpoint::parse(argv[2]);
    const auto clients = number(argv[3]);
    const auto inFlight = number(argv[4]);
    const auto seconds = number(argv[6]);
    const auto retry = number(argv[7]);
    const auto process = number(argv[8]);
    if (!endpoint || !clients || !inFlight || !seconds || !retry || !process) {
        std::fprintf(stderr, "bench_rivals: one of the arguments is no number or address\n");
        return 2;
    }
    load::LoadWatch watch;
    load::Crowd crowd(*endpoint, dialogueMaker(argv[1]), watch);
    load::PairLoad load({.connections = *clients,
                         .inFlight = *inFlight,
                         .keys = std::strcmp(argv[5], "distinct") == 0 ? std::nullopt : number(argv[5]),
                         .pairs = std::numeric_limits<std::uint64_t>::max(),
                         .timeMax = std::chrono::seconds(*seconds),
                         .retryPause = Duration(*retry)},
                        crowd,
                        watch);
    const auto before = load::readProcessUse(*process);
    const auto report = load.run();
    const auto after = load::readProcessUse(*process);
    if (!report) {
        std::fprintf(stderr, "bench_rivals: the load failed: %s\n", report.error().detail.c_str());
        return 1;
    }
    const auto took = static_cast<double>(report->took.count()) / 1e6;
    std::printf("{\"pairs_per_second\":%.0f,\"acquire_p50_us\":%lld,\"acquire_p99_us\":%lld,\"retries\":%llu,"
                "\"lost\":%llu,\"took_us\":%lld,\"load_cpu_us\":%lld,\"server_cpu_us\":%lld}\n",
                static_cast<double>(report->pairs) / took,
                micros(report->acquire.quantile(0.5)),
                micros(report->acquire.quantile(0.99)),
                static_cast<unsigned long long>(report->retries),
                static_cast<unsigned long long>(report->lost),
                static_cast<long long>(report->took.count()),
                static_cast<long long>(report->processorTime.count()),
                before && after ? static_cast<long long>((after->processorTime - before->processorTime).count()) : -1);
    return 0;
}
