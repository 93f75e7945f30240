// SPDX-License-Identifier: GPL-3.0-or-later
// How long the console takes from the start of its process to its first picture, and what it costs while nothing
// happens:
//     bench_start [STARTS, 10] [IDLE SECONDS, 30]
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// A console of its own, on a platform without a display, which says when it has painted.
class Console
{
public:
    Console()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"QT_LOGGING_RULES"_s, u"qt.widgets.painting=true"_s);
        for (const auto &name : {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_RUNTIME_DIR"_s})
            environment.insert(name, m_home.path());
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
    }
    ~Console()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }
    Console(const Console &) = delete;
    Console &operator=(const Console &) = delete;
    Console(Console &&) = delete;
    Console &operator=(Console &&) = delete;

    /// Milliseconds until the whole window was painted; none: it never was.
    [[nodiscard]] std::optional<double> start()
    {
        QElapsedTimer timer;
        timer.start();
        m_process.start(QStringLiteral(LOCKSCOPE_BINARY), {u"--listen"_s, u"127.0.0.1:0"_s});
        while (m_process.waitForReadyRead()) {
            while (m_process.canReadLine()) {
                if (m_process.readLine().contains("Flushing top level"))
                    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
            }
        }
        return std::nullopt;
    }

    /// Share of one processor that it takes, in percent, over that time.
    [[nodiscard]] double costOver(int seconds)
    {
        const auto ticks = processorTicks();
        QElapsedTimer timer;
        timer.start();
        drainFor(seconds * 1'000);
        const auto spent = double(processorTicks() - ticks) / double(sysconf(_SC_CLK_TCK));
        return spent / (double(timer.nsecsElapsed()) / 1e9) * 100;
    }
    /// What it says would fill the pipe.
    void drainFor(int milliseconds)
    {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < milliseconds) {
            m_process.waitForReadyRead(static_cast<int>(milliseconds - timer.elapsed()));
            (void)m_process.readAll();
        }
    }

private:
    [[nodiscard]] long long processorTicks() const
    {
        QFile stat(u"/proc/%1/stat"_s.arg(m_process.processId()));
        if (!stat.open(QIODevice::ReadOnly))
            return 0;
        // The name in brackets may have blanks; user and system time are the 12th and 13th field after it.
        const auto fields = stat.readAll().split(')').last().simplified().split(' ');
        return fields.value(11).toLongLong() + fields.value(12).toLongLong();
    }

    QTemporaryDir m_home;
    QProcess m_process;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int starts = argc > 1 ? std::atoi(argv[1]) : 10;
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 30;
    std::vector<double> times;
    for (int i = 0; i < starts; ++i) {
        Console console;
        const auto took = console.start();
        if (!took) {
            std::fprintf(stderr, "%s paints nothing\n", LOCKSCOPE_BINARY);
            return EXIT_FAILURE;
        }
        times.push_back(*took);
    }
    std::sort(times.begin(), times.end());
    if (!times.empty())
        std::printf("start to first picture       p50 %7.1f ms  max %7.1f ms  (%zu starts)\n",
                    times[times.size() / 2],
                    times.back(),
                    times.size());
    Console console;
    if (seconds <= 0 || !console.start())
        return EXIT_SUCCESS;
    // What comes in the first moments is no idleness.
    console.drainFor(3'000);
    std::printf(
        "idle                         %.2f %% of one processor over %d s\n", console.costOver(seconds), seconds);
    return EXIT_SUCCESS;
}
