// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "core/picture/sequence_fold.h"
#include "core/picture/timeline_fold.h"
#include "core/picture/timeline_layout.h"
#include "tests/picture/lab_story.h"
#include "tests/picture/plain_words.h"
#include "tests/support/event_stream.h"
#include "tests/support/transcript.h"

#include <algorithm>
#include <variant>

using namespace lockscope;
using namespace lockscope::picture;
using namespace lockscope::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

class RowWords final : public TimelineWords
{
public:
    explicit RowWords(const std::vector<Entry> &entries)
        : m_common(entries)
    {
    }

    [[nodiscard]] std::string timeText(TimePoint at, Duration step) const override
    {
        return m_common.timeText(at, step);
    }
    [[nodiscard]] Duration clockOffset() const override { return m_common.clockOffset(); }
    [[nodiscard]] std::string textOf(const Band &band) const override { return m_common.textOf(band); }
    [[nodiscard]] std::string presentText() const override { return m_common.presentText(); }
    [[nodiscard]] std::string nothingText() const override { return m_common.nothingText(); }
    [[nodiscard]] std::string rowName(const std::string &name) const override { return name.empty() ? "others" : name; }
    [[nodiscard]] std::string wordOf(ShownState /*state*/) const override { return "state"; }

private:
    PlainWords m_common;
};

/// A timeline of some entries.
struct Folded
{
    explicit Folded(std::vector<Entry> all)
        : entries(std::move(all))
        , words(entries)
    {
        for (const auto &entry : entries) {
            sequence.apply(entry);
            timeline.apply(entry, sequence.parties());
            bands.apply(entry);
        }
    }
    [[nodiscard]] TimeSpan whole() const { return {entries.front().at.steady, entries.back().at.steady + 1us}; }
    [[nodiscard]] QStringList lines(const SpanBoard &board, const TimeSpan &span)
    {
        TimelineRows rows([](const std::string &one, const std::string &other) { return one < other; });
        QStringList lines;
        for (const auto &line : timelineText(board, bands.bands(), words, rows.shownIn(board, span), span, 60))
            lines << QString::fromStdString(line);
        return lines;
    }

    std::vector<Entry> entries;
    RowWords words;
    SequenceFold sequence;
    TimelineFold timeline;
    BandFold bands;
};

} // namespace

/// If these fail, the timeline shows a lock as free that somebody holds, or a wait that nobody has.
class TestTimeline : public QObject
{
    Q_OBJECT

private slots:
    void transcript_data()
    {
        QTest::addColumn<QString>("path");
        const QDir cases(QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/picture"_s);
        for (const auto &file : cases.entryList({u"timeline_*.txt"_s}))
            QTest::newRow(file.toUtf8().constData()) << cases.filePath(file);
        QVERIFY(!cases.isEmpty());
    }
    void transcript()
    {
        QFETCH(QString, path);
        QStringList steps;
        const auto difference = runTranscript(path, [&steps](const QString &command) -> QStringList {
            const bool ofKeys = command.startsWith(u"keys"_s);
            if (!ofKeys && !command.startsWith(u"clients"_s)) {
                steps << command;
                return {};
            }
            Folded folded(storyOf(steps, std::chrono::milliseconds(command.section(u' ', 1).toInt())));
            const auto &board = ofKeys ? folded.timeline.keys() : folded.timeline.clients();
            return folded.lines(board, {folded.entries.front().at.steady + 90ms, folded.whole().to});
        });
        QVERIFY2(difference.isEmpty(), difference.toUtf8().constData());
    }

    /// If this fails, a count that went astray stays wrong for good.
    void everyCountComesBackToNothing()
    {
        const auto entries = storyOf({u"w1 acquire k1 wait=5s lease=1s as a1_1"_s,
                                      u"w2 acquire k1 wait=2s lease=1s as a2_1"_s,
                                      u"+20ms"_s,
                                      u"cut w1 reset"_s,
                                      u"+20ms"_s,
                                      u"cut w2 reset"_s},
                                     60s);
        const Folded folded(entries);
        for (const auto *board : {&folded.timeline.keys(), &folded.timeline.clients()}) {
            for (const auto look : {ShownState::Held,
                                    ShownState::Orphaned,
                                    ShownState::Waiting,
                                    ShownState::Indeterminate,
                                    ShownState::Parked})
                board->forEachIn(look, [board](RowId row) { QFAIL(board->nameOf(row).c_str()); });
        }
        QVERIFY(folded.timeline.keys().segments().size() > 3);
    }

    void survivesAnyStream()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            EventStream stream(seed);
            std::vector<Entry> entries;
            for (int i = 0; i < 2'000; ++i) {
                auto next = stream.next();
                entries.push_back(
                    {EventNumber(entries.size() + 1), next.at, next.origin, std::move(next.event), next.rule});
            }
            Folded folded(std::move(entries));
            QVERIFY(!folded.lines(folded.timeline.keys(), folded.whole()).isEmpty());
        }
    }

    /// If this fails, a lock that is held for long is shown as free after a busy hour.
    void whatLastsStaysOnTheBoard()
    {
        SpanBoard board({.segments = 512, .rows = 64});
        const auto held = board.rowOf("held");
        board.set(held, ShownState::Held, 1, {TimePoint(1s), EventNumber(1)});
        for (int i = 0; i < 5'000; ++i) {
            const TimePoint at(std::chrono::seconds(2 + i));
            const auto row = board.rowOf("busy" + std::to_string(i % 100));
            board.set(row, ShownState::Waiting, 1, {at, EventNumber(2)});
            board.set(row, ShownState::Waiting, 0, {at + 1ms, EventNumber(3)});
        }
        QCOMPARE(board.segments().size(), std::size_t{512});
        bool isThere = false;
        board.segments().visit({TimePoint(4'000s), TimePoint(4'001s)}, [&](SegmentNumber, const Segment &it) {
            isThere |= it.row == held && it.end == openEnd && it.begin == TimePoint(1s);
        });
        QVERIFY(isThere);
        board.set(held, ShownState::Held, 0, {TimePoint(9'000s), EventNumber(4)});
        QCOMPARE(board.countOf(held, ShownState::Held), 0U);
    }

    /// If this fails, every key that ever was takes memory for good.
    void rowsThatAreOverGo()
    {
        SpanBoard board({.segments = 512, .rows = 64});
        for (int i = 0; i < 50'000; ++i) {
            const auto row = board.rowOf("key" + std::to_string(i));
            board.set(row, ShownState::Held, 1, {TimePoint(std::chrono::seconds(i)), EventNumber(1)});
            board.set(row, ShownState::Held, 0, {TimePoint(std::chrono::seconds(i) + 1ms), EventNumber(2)});
        }
        QVERIFY(board.rowEnd() < 2'000);
    }

    /// 5,000 rows fit into any height, and the gravest of them is what is seen.
    void contentionIsSeenAmongThousands()
    {
        std::vector<Entry> entries{
            {EventNumber(1), {TimePoint(0s), WallTime(0s)}, NodeId(1), ServerStopping{}, Rule::None}};
        const RowWords words(entries);
        SpanBoard board;
        for (int i = 0; i < 5'000; ++i)
            board.set(board.rowOf("key" + std::to_string(i)), ShownState::Held, 1, {TimePoint(1s), EventNumber(1)});
        board.set(board.rowOf("key2500"), ShownState::Indeterminate, 1, {TimePoint(5s), EventNumber(1)});
        TimelineRows rows([](const std::string &one, const std::string &other) { return one < other; });
        const TimeSpan span{TimePoint(0s), TimePoint(10s)};
        const auto picture = layOutTimeline(board,
                                            BandList(512),
                                            words,
                                            {.shown = span,
                                             .width = 800,
                                             .height = 400,
                                             .type = fixedLetters(),
                                             .present = TimePoint(9s),
                                             .last = EventNumber(1),
                                             .rows = rows.shownIn(board, span),
                                             .focus = {}});
        QVERIFY(picture.drawing.shapes.size() < 100);
        const auto raster = std::find_if(picture.drawing.shapes.begin(),
                                         picture.drawing.shapes.end(),
                                         [](const Shape &it) { return std::holds_alternative<Raster>(it); });
        QVERIFY(raster != picture.drawing.shapes.end());
        const auto &cells = std::get<Raster>(*raster).cells;
        const auto doubt = static_cast<std::uint8_t>(static_cast<int>(ShownState::Indeterminate) + 1);
        QVERIFY(std::find(cells.begin(), cells.end(), doubt) != cells.end());
    }
};

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
