// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include "app/session.h"
#include "core/io/clock.h"
#include "tests/support/event_stream.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace lockscope;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

double residentMegabytes()
{
    QFile statm(u"/proc/self/statm"_s);
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return static_cast<double>(statm.readAll().split(' ').value(1).toLongLong())
        * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Whole lock cycles of 5,000 locks and 20 clients, as many a second as asked for.
void flood(app::EventFeed &feed, std::uint64_t perSecond, std::future<void> end)
{
    std::vector<Key> keys;
    for (int i = 0; i < 5'000; ++i)
        keys.push_back(*Key::parse("orders/" + std::to_string(i % 100) + "/line/" + std::to_string(i)));
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t sent = 0;
    auto due = begin;
    for (std::uint64_t turn = 0; end.wait_until(due) == std::future_status::timeout;) {
        std::vector<UnnumberedEntry> batch;
        const auto now = io::readClock();
        while (batch.size() < 500) {
            const ClientId client(static_cast<std::uint32_t>(1 + turn % 20));
            for (auto &event : test::EventStream::cycle(turn, client, keys[turn % keys.size()], now))
                batch.push_back(std::move(event));
            ++turn;
        }
        sent += batch.size();
        feed.post(std::move(batch));
        due = begin + std::chrono::microseconds(sent * 1'000'000 / perSecond);
    }
}

void print(const char *name, std::vector<double> milliseconds)
{
    if (milliseconds.empty())
        return;
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
    };
    std::printf("%-22s p50 %6.2f ms   p95 %6.2f ms   max %6.2f ms   (%zu)\n",
                name,
                at(0.5),
                at(0.95),
                milliseconds.back(),
                milliseconds.size());
}

} // namespace

/// Floods a console with its window for some seconds and prints how the window fared.
///
///     bench_console_flood [events a second, 50000] [seconds, 10]
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const auto perSecond = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 50'000ULL;
    const auto seconds = argc > 2 ? std::atoi(argv[2]) : 10;

    const QTemporaryDir folder;
    app::Session session({.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                                     .dataDirectory = folder.filePath(u"journal"_s)},
                          .history = {},
                          .feed = {}});
    ui::Settings settings(folder.filePath(u"settings.ini"_s));
    ui::MainWindow window(session.models(), settings);
    window.resize(1440, 900);
    window.show();

    std::promise<void> end;
    std::thread source(flood, std::ref(session.feed()), perSecond, end.get_future());

    std::vector<double> ticks;
    std::vector<double> waits;
    QElapsedTimer sinceBeat;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &window, [&] {
        waits.push_back(static_cast<double>(sinceBeat.nsecsElapsed()) / 1e6);
        sinceBeat.start();
        for (const auto tick : session.takeTickTimes())
            ticks.push_back(static_cast<double>(tick.count()) / 1e3);
    });
    sinceBeat.start();
    beat.start(10ms);
    int second = 0;
    QTimer report;
    QObject::connect(&report, &QTimer::timeout, &window, [&] {
        const auto &status = session.models().status.values();
        std::printf("second %2d: shown %9lld, late %7lld, skipped %8lld, summarised %8lld, resident %.0f MB\n",
                    ++second,
                    static_cast<long long>(session.models().cursor.history().end().value() - 1),
                    static_cast<long long>(status.late),
                    static_cast<long long>(status.skipped),
                    static_cast<long long>(status.summarised),
                    residentMegabytes());
        std::fflush(stdout);
        if (second == seconds)
            QCoreApplication::exit(0);
    });
    report.start(1s);
    const int status = QApplication::exec();
    end.set_value();
    source.join();
    print("taking in and showing", ticks);
    print("event loop round", waits);
    return status;
}
