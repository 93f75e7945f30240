// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to open a long recording and to move about in it, with the whole window over it:
//     bench_recording [EVENTS] [FILE]
// FILE is made where it is not there, and stays.
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QTemporaryDir>

#include "app/recording_loader.h"
#include "app/session.h"
#include "core/io/recording_writer.h"
#include "tests/support/event_stream.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace lockscope;
using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t eventsUsual = 5'000'000;
constexpr int seekCount = 200;
constexpr std::uint32_t clientCount = 20;
constexpr std::size_t keyCount = 2'000;

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Whole lock cycles of many keys and clients, as a busy server tells them.
bool write(const QString &path, std::uint64_t count)
{
    io::RecordingAbout about;
    about.source = u"console"_s;
    auto writer = io::RecordingWriter::create(path, about, {.bytesMax = 1ULL << 40U});
    if (!writer)
        return false;
    std::vector<Key> keys;
    for (std::size_t i = 0; i < keyCount; ++i)
        keys.push_back(*Key::parse("orders/" + std::to_string(i % 100) + "/line/" + std::to_string(i)));
    std::vector<Entry> batch;
    std::uint64_t number = 0;
    for (std::uint64_t turn = 0; number < count; ++turn) {
        const ClientId client(static_cast<std::uint32_t>(1 + turn % clientCount));
        const Duration since(static_cast<Duration::rep>(turn * 120));
        const Moment at{TimePoint(since), WallTime(Duration(1'700'000'000'000'000) + since)};
        for (auto &next : test::EventStream::cycle(turn, client, keys[turn % keyCount], at)) {
            if (number < count)
                batch.push_back({EventNumber(++number), next.at, next.origin, next.event, next.rule});
        }
        if (batch.size() < 10'000 && number < count)
            continue;
        if (!writer->append(batch) || !writer->commit())
            return false;
        batch.clear();
    }
    return writer->finish().has_value();
}

/// Lets the window work until `isThere`.
template<typename Condition>
void runUntil(Condition isThere)
{
    QEventLoop loop;
    while (!isThere())
        loop.processEvents(QEventLoop::WaitForMoreEvents);
}

void tell(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&times](double share) {
        return times[static_cast<std::size_t>(share * double(times.size() - 1))];
    };
    std::printf("%-28s p50 %7.1f ms  p95 %7.1f ms  max %7.1f ms\n", what, at(0.5), at(0.95), times.back());
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : eventsUsual;
    const QTemporaryDir folder;
    const auto path = argc > 2 ? QString::fromLocal8Bit(argv[2]) : folder.filePath(u"long.lockscope"_s);
    QApplication application(argc, argv);
    QElapsedTimer timer;
    if (!QFileInfo::exists(path)) {
        timer.start();
        if (!write(path, count)) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
            return EXIT_FAILURE;
        }
        const auto took = milliseconds(timer);
        std::printf("writing                      %.0f ms, %.0f events/s\n", took, double(count) / took * 1e3);
    }
    std::printf("file                         %.1f MB\n", double(QFileInfo(path).size()) / 1e6);

    app::Session session({.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                                     .dataDirectory = folder.filePath(u"journal"_s)},
                          .history = {},
                          .feed = {}});
    auto &models = session.models();
    ui::Settings settings(folder.filePath(u"settings.ini"_s));
    timer.start();
    ui::MainWindow window(models, settings);
    window.setRecorded(path);
    window.show();
    const auto windowTook = milliseconds(timer);
    app::RecordingLoader loader(models, path);
    loader.start();
    runUntil([&models] { return models.cursor.position() > EventNumber(0); });
    (void)window.grab();
    std::printf("open until it is painted     %.1f ms, of which %.1f ms are the empty window\n",
                milliseconds(timer),
                windowTook);

    std::mt19937_64 random(1);
    std::vector<double> moments;
    std::vector<double> rows;
    const auto newest = models.cursor.newest().value();
    for (int i = 0; i < seekCount; ++i) {
        const EventNumber target(1 + random() % newest);
        timer.start();
        models.cursor.goTo(target);
        runUntil([&] { return models.cursor.position() == target; });
        moments.push_back(milliseconds(timer));
        runUntil([&] { return models.cursor.history().find(target) != nullptr; });
        (void)window.grab();
        rows.push_back(milliseconds(timer));
    }
    tell("seek until it is shown", moments);
    tell("seek until it is painted", rows);
    return EXIT_SUCCESS;
}
