// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QElapsedTimer>

#include "app/search_thread.h"
#include "tests/support/event_stream.h"
#include "ui/models/event_model.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace lockscope;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// A list of events over a history of so many, with its search in a thread as in the console.
struct Console
{
    explicit Console(std::uint64_t events)
        // None of them goes before all are there.
        : cursor(History::Limits{.events = 2 * events})
    {
        model.setFinder(search);
        Moment now{TimePoint(10s), WallTime(1'790'000'000s)};
        for (std::uint64_t turn = 0; cursor.history().size() < events; ++turn) {
            const auto key = *Key::parse("orders/" + std::to_string(turn % 5'000));
            now.steady += 50us;
            now.wall += 50us;
            const ClientId client(static_cast<std::uint32_t>(1 + turn % 20));
            for (auto &entry : test::EventStream::cycle(turn, client, key, now))
                cursor.append(std::move(entry));
        }
        do
            cursor.publish();
        while (cursor.hasRest());
    }

    ui::Cursor cursor;
    ui::Filter filter;
    ui::ColourRules colours;
    ui::EventModel model{cursor, filter, colours};
    app::SearchThread search{cursor.history()};
};

double milliseconds(const QElapsedTimer &since)
{
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

/// Runs the event loop until `isDone`, and gives the longest turn.
template<typename IsDone>
double turnUntil(IsDone isDone)
{
    double longest = 0;
    while (!isDone()) {
        QElapsedTimer turn;
        turn.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, milliseconds(turn));
    }
    return longest;
}

void measure(Console &console, const QString &expression)
{
    constexpr int pageRows = 40;
    QElapsedTimer since;
    since.start();
    console.filter.use(expression);
    const auto asked = milliseconds(since);
    const auto &model = console.model;
    double longest = turnUntil([&] { return model.rowCount() >= pageRows || !model.counts().isLooking; });
    const auto first = milliseconds(since);
    longest = std::max(longest, turnUntil([&] { return !model.counts().isLooking; }));
    std::printf("%-52s %9d rows   asked in %5.2f ms   first page %7.1f ms   all %7.1f ms   longest turn %6.2f ms\n",
                qPrintable(expression),
                model.rowCount(),
                asked,
                first,
                milliseconds(since),
                longest);
    std::fflush(stdout);
}

void measureStop(Console &console)
{
    console.filter.use(u"key == \"nothing/like/this\""_s);
    QElapsedTimer since;
    since.start();
    console.model.stopLooking();
    const auto stopped = milliseconds(since);
    console.filter.use(u"kind is Granted and key == \"orders/17\""_s);
    turnUntil([&] { return !console.model.counts().isLooking; });
    std::printf("stopped in %.3f ms; the next search was over %.1f ms later\n", stopped, milliseconds(since));
}

} // namespace

/// Filters a long list of events and prints how long a person waits.
///
///     bench_search [events, 1000000]
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto events = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000ULL;
    Console console(events);
    std::printf("%zu events\n", console.cursor.history().size());
    measure(console, u"kind is Granted"_s);
    measure(console, u"key == \"orders/17\""_s);
    measure(console, u"key == \"orders/1?7\" and kind is Granted"_s);
    measure(console, u"key == \"nothing/like/this\""_s);
    measureStop(console);
    return 0;
}
