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
#include <map>
#include <string>
#include <thread>
#include <time.h>
#include <unistd.h>
#include <utility>
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

constexpr std::uint32_t clientCount = 20;

/// The clients, and locks that are held from now on: what the window shows while the flood goes by.
std::vector<UnnumberedEntry> scene(std::uint64_t locks)
{
    const auto now = io::readClock();
    std::vector<UnnumberedEntry> entries;
    for (std::uint32_t number = 1; number <= clientCount; ++number) {
        const auto tell = [&](ClientEvent event) {
            entries.push_back({now, ClientId(number), std::move(event), Rule::None});
        };
        tell(ClientStarted{"w" + std::to_string(number), {"127.0.0.1:5225"}});
        tell(ConnectionChanged{ClientConnectionState::Ready, "127.0.0.1:5225", std::nullopt, std::nullopt});
    }
    for (std::uint64_t i = 0; i < locks; ++i) {
        const auto key = *Key::parse("stock/" + std::to_string(i % 50) + "/item/" + std::to_string(i));
        const ConnectionId holder{StartNumber(1), 1 + i % clientCount};
        const Granted grant{key, std::nullopt, Token(1 + i), holder, now.steady + 1h, Lsn(1 + i)};
        entries.push_back({now, NodeId(1), ServerEvent(grant), Rule::S3});
    }
    return entries;
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
            const ClientId client(static_cast<std::uint32_t>(1 + turn % clientCount));
            for (auto &event : test::EventStream::cycle(turn, client, keys[turn % keys.size()], now))
                batch.push_back(std::move(event));
            ++turn;
        }
        sent += batch.size();
        feed.post(std::move(batch));
        due = begin + std::chrono::microseconds(sent * 1'000'000 / perSecond);
    }
}

double threadMilliseconds()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

/// Times every turn of the GUI thread: one event that the loop hands out, with all that it brings about.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    /// What one kind of turn cost.
    struct Cost
    {
        int count = 0;
        double sum = 0;
        double most = 0;
    };

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (std::exchange(m_isInside, true))
            return QApplication::notify(receiver, event);
        // Asked before: the receiver may be gone afterwards.
        const auto kind = std::pair(QByteArray(receiver->metaObject()->className()), static_cast<int>(event->type()));
        QElapsedTimer timer;
        timer.start();
        const auto spentBefore = threadMilliseconds();
        const bool result = QApplication::notify(receiver, event);
        const auto spent = threadMilliseconds() - spentBefore;
        m_isInside = false;
        auto &cost = m_costs[kind];
        ++cost.count;
        cost.sum += spent;
        cost.most = std::max(cost.most, spent);
        // Shorter ones would only flatter the percentiles.
        if (const auto took = static_cast<double>(timer.nsecsElapsed()) / 1e6; took >= 1) {
            m_took.push_back(took);
            m_spent.push_back(spent);
        }
        return result;
    }

    /// What was before, the first picture among it, is not counted.
    void beginAnew()
    {
        m_took.clear();
        m_spent.clear();
        m_costs.clear();
    }
    [[nodiscard]] const std::vector<double> &took() const { return m_took; }
    [[nodiscard]] const std::vector<double> &spent() const { return m_spent; }
    void printCosts() const
    {
        std::vector<std::pair<std::pair<QByteArray, int>, Cost>> costs(m_costs.begin(), m_costs.end());
        std::sort(costs.begin(), costs.end(), [](const auto &a, const auto &b) { return a.second.sum > b.second.sum; });
        costs.resize(std::min<std::size_t>(costs.size(), 8));
        std::printf("\nprocessor time of the GUI thread by receiver and QEvent::Type:\n");
        for (const auto &[kind, cost] : costs)
            std::printf("%-36s %4d   %8.0f ms in %6d turns, the longest %6.2f ms\n",
                        kind.first.constData(),
                        kind.second,
                        cost.sum,
                        cost.count,
                        cost.most);
    }

private:
    bool m_isInside = false;
    std::vector<double> m_took;
    std::vector<double> m_spent;
    std::map<std::pair<QByteArray, int>, Cost> m_costs;
};

void print(const char *name, std::vector<double> milliseconds)
{
    if (milliseconds.empty())
        return;
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
    };
    std::printf("%-34s p50 %6.2f ms   p95 %6.2f ms   max %6.2f ms   (%zu)\n",
                name,
                at(0.5),
                at(0.95),
                milliseconds.back(),
                milliseconds.size());
}

} // namespace

/// Floods a console with its window for some seconds and prints how the window fared.
///
///     bench_console_flood [events a second, 50000] [seconds, 10] [locks that are held meanwhile, 5000]
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    const auto perSecond = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 50'000ULL;
    const auto seconds = argc > 2 ? std::atoi(argv[2]) : 10;
    const auto locks = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 5'000ULL;

    const QTemporaryDir folder;
    app::Session session({.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                                     .dataDirectory = folder.filePath(u"journal"_s)},
                          .history = {},
                          .feed = {}});
    ui::Settings settings(folder.filePath(u"settings.ini"_s));
    ui::MainWindow window(session.models(), settings);
    window.resize(1440, 900);
    window.show();

    session.feed().post(scene(locks));
    while (session.feed().waiting() > 0 || session.models().cursor.hasRest())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QApplication::processEvents();
    (void)session.takeTickTimes();
    application.beginAnew();

    std::promise<void> end;
    std::thread source(flood, std::ref(session.feed()), perSecond, end.get_future());

    std::vector<double> ticks;
    int second = 0;
    QTimer report;
    QObject::connect(&report, &QTimer::timeout, &window, [&] {
        for (const auto tick : session.takeTickTimes())
            ticks.push_back(static_cast<double>(tick.count()) / 1e3);
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
    print("turns of the GUI thread >= 1 ms", application.took());
    print("  their processor time", application.spent());
    application.printCosts();
    return status;
}
