// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "core/picture/sequence_layout.h"
#include "core/picture/sequence_text.h"
#include "tests/picture/lab_story.h"
#include "tests/picture/plain_words.h"
#include "tests/support/event_stream.h"
#include "tests/support/transcript.h"

#include <algorithm>
#include <set>
#include <vector>

using namespace lockscope;
using namespace lockscope::picture;
using namespace lockscope::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A sequence picture of some entries.
struct Folded
{
    explicit Folded(std::vector<Entry> all)
        : entries(std::move(all))
        , words(entries)
    {
        for (const auto &entry : entries) {
            fold.apply(entry);
            bands.apply(entry);
        }
    }
    [[nodiscard]] TimeSpan whole() const { return {entries.front().at.steady, entries.back().at.steady + 1us}; }
    [[nodiscard]] QStringList lines(const TimeSpan &span)
    {
        QStringList lines;
        for (const auto &line : sequenceText(fold, bands.bands(), columns, words, span))
            lines << QString::fromStdString(line);
        return lines;
    }
    [[nodiscard]] SequencePicture draw(TimeSpan shown, double width = 900, double height = 600)
    {
        return layOutSequence(fold,
                              bands.bands(),
                              columns,
                              words,
                              {.shown = shown,
                               .width = width,
                               .height = height,
                               .type = {.lineHeight = 16,
                                        .width = [](std::string_view text,
                                                    Face /*face*/) { return 8.0 * static_cast<double>(text.size()); }},
                               .present = entries.back().at.steady,
                               .last = entries.back().number,
                               .focus = {}});
    }

    std::vector<Entry> entries;
    PlainWords words;
    SequenceFold fold;
    BandFold bands;
    SequenceColumns columns;
};

std::vector<Entry> busyStory(int turns)
{
    std::vector<Entry> entries;
    Moment now{TimePoint(100s), WallTime(1'700'000'000s)};
    for (int turn = 0; turn < turns; ++turn) {
        for (auto &entry : EventStream::cycle(static_cast<std::uint64_t>(turn), ClientId(1), *Key::parse("k"), now)) {
            const EventNumber number(entries.size() + 1);
            entries.push_back({number, entry.at, entry.origin, std::move(entry.event), entry.rule});
        }
        now = {now.steady + 1ms, now.wall + 1ms};
    }
    return entries;
}

} // namespace

/// If these fail, an arrow leads to a message that never met it, or what was lost looks as if it had come.
class TestSequence : public QObject
{
    Q_OBJECT

private slots:
    /// If this fails, a picture of another part of a recording shows what was drawn before, or takes one for the other.
    void whatWasForgottenIsDrawnAnewUnderOtherNumbers()
    {
        Folded folded(busyStory(40));
        const auto before = folded.lines(folded.whole());
        const auto count = folded.fold.items().size();
        const auto end = folded.fold.items().end();
        const auto parties = folded.fold.parties().size();
        folded.fold.forget();
        folded.bands.forget();
        QCOMPARE(folded.fold.items().size(), std::size_t(0));
        QVERIFY(folded.fold.items().find(ItemNumber(end.value() - 1)) == nullptr);
        for (const auto &entry : folded.entries) {
            folded.fold.apply(entry);
            folded.bands.apply(entry);
        }
        QCOMPARE(folded.fold.items().first(), end);
        QCOMPARE(folded.fold.items().size(), count);
        QCOMPARE(folded.fold.parties().size(), parties);
        QCOMPARE(folded.lines(folded.whole()), before);
    }

    void transcript_data()
    {
        QTest::addColumn<QString>("path");
        const QDir cases(QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/picture"_s);
        for (const auto &file : cases.entryList({u"sequence_*.txt"_s}))
            QTest::newRow(file.toUtf8().constData()) << cases.filePath(file);
        QVERIFY(!cases.isEmpty());
    }
    void transcript()
    {
        QFETCH(QString, path);
        QStringList steps;
        const auto difference = runTranscript(path, [&steps](const QString &command) -> QStringList {
            if (!command.startsWith(u"show"_s)) {
                steps << command;
                return {};
            }
            Folded folded(storyOf(steps, std::chrono::milliseconds(command.section(u' ', 1).toInt())));
            return folded.lines({folded.entries.front().at.steady + 90ms, folded.whole().to});
        });
        QVERIFY2(difference.isEmpty(), difference.toUtf8().constData());
    }

    /// Client and server are heard through two channels: either may be ahead of the other.
    void eitherSideMayBeHeardFirst_data()
    {
        QTest::addColumn<bool>("serverFirst");
        QTest::newRow("the server's side first") << true;
        QTest::newRow("the clients' side first") << false;
    }
    void eitherSideMayBeHeardFirst()
    {
        QFETCH(bool, serverFirst);
        const auto entries = storyOf({u"w1 acquire k1 wait=5s lease=10s as a1_1"_s,
                                      u"+50ms"_s,
                                      u"w2 acquire k1 wait=5s lease=10s as a2_1"_s,
                                      u"+50ms"_s,
                                      u"w1 release a1_1 as r1_2"_s});
        auto torn = entries;
        std::stable_sort(torn.begin(), torn.end(), [serverFirst](const Entry &one, const Entry &other) {
            const auto isLate = [serverFirst](const Entry &it) {
                return std::holds_alternative<ClientEvent>(it.event) == serverFirst;
            };
            return isLate(one) < isLate(other);
        });
        Folded whole(entries);
        Folded halves(torn);
        const auto messagesOf = [](const Folded &folded) {
            QStringList lines;
            folded.fold.items().visit({TimePoint::min(), TimePoint::max()}, [&](ItemNumber, const SequenceItem &it) {
                if (it.kind > ItemKind::NotFound)
                    return;
                const auto name = [&](PartyId id) { return folded.words.nameOf(folded.fold.parties()[id]); };
                const auto line = folded.words.labelOf(it) + " of " + name(it.from) + " to " + name(it.to) + " at "
                    + std::to_string(it.begin.time_since_epoch().count()) + " until "
                    + std::to_string(it.end.time_since_epoch().count());
                lines << QString::fromStdString(line);
            });
            lines.sort();
            return lines;
        };
        QCOMPARE(messagesOf(halves), messagesOf(whole));
        QCOMPARE(messagesOf(whole).size(), 6);
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
            QVERIFY(!folded.draw(folded.whole()).drawing.shapes.empty());
            QVERIFY(folded.lines(folded.whole()).size() > 1);
        }
    }

    /// If this fails, a busy minute costs more than there are pixels to show it.
    void drawsNoMoreThanThereIsRoomFor()
    {
        Folded folded(busyStory(20'000));
        const auto picture = folded.draw(folded.whole());
        QVERIFY(picture.drawing.shapes.size() < 2'000);
        const auto isCrowd = [](const SequenceThing &thing) { return std::holds_alternative<Crowd>(thing); };
        QVERIFY(std::any_of(picture.things.begin(), picture.things.end(), isCrowd));
        // Close by, each message has its own line again.
        const auto begin = folded.entries.front().at.steady;
        const auto close = folded.draw({begin, begin + 5ms});
        QVERIFY(std::none_of(close.things.begin(), close.things.end(), isCrowd));
    }

    void labelsNeverCoverEachOther()
    {
        Folded folded(storyOf({u"w1 acquire k1 wait=5s lease=10s as a1_1"_s,
                               u"w2 acquire k1 wait=5s lease=10s as a2_1"_s,
                               u"w3 acquire k1 wait=5s lease=10s as a3_1"_s,
                               u"+20ms"_s,
                               u"cut w1"_s}));
        const auto picture = folded.draw({folded.entries.front().at.steady + 90ms, folded.whole().to});
        std::vector<Area> taken;
        for (const auto &shape : picture.drawing.shapes) {
            const auto *text = std::get_if<Text>(&shape);
            if (text == nullptr || text->align == Align::Centre || text->face != Face::Plain)
                continue;
            const auto width = 8.0 * static_cast<double>(text->text.size());
            const Area area{text->align == Align::Right ? text->at.x - width : text->at.x, text->at.y - 8, width, 16};
            for (const auto &other : taken) {
                const bool isApart = area.x >= other.right() || other.x >= area.right() || area.y >= other.bottom()
                    || other.y >= area.bottom();
                QVERIFY2(isApart, text->text.c_str());
            }
            taken.push_back(area);
        }
        QVERIFY(taken.size() > 5);
    }

    void findsWhatIsPointedAt()
    {
        Folded folded(storyOf({u"w1 acquire k1 wait=5s lease=10s as a1_1"_s}));
        const auto picture = folded.draw({folded.entries.front().at.steady + 90ms, folded.whole().to});
        for (const auto &spot : picture.spots) {
            const Point middle{(spot.from.x + spot.to.x) / 2, (spot.from.y + spot.to.y) / 2};
            QVERIFY(spotAt(picture.spots, middle, 4).has_value());
        }
        QVERIFY(!spotAt(picture.spots, {-100, -100}, 4).has_value());
    }

    /// If this fails, something in the picture is out of reach of the keyboard.
    void arrowKeysReachEverything()
    {
        Folded folded(storyOf({u"w1 acquire k1 wait=5s lease=10s as a1_1"_s, u"+30ms"_s, u"cut w2"_s}));
        const auto picture = folded.draw({folded.entries.front().at.steady, folded.whole().to});
        std::set<std::size_t> seen;
        std::vector<std::size_t> open{*nextSpot(picture.spots, std::nullopt, Heading::Down, true)};
        while (!open.empty()) {
            const auto at = open.back();
            open.pop_back();
            if (!seen.insert(at).second)
                continue;
            for (const auto heading : {Heading::Left, Heading::Right, Heading::Up, Heading::Down}) {
                if (const auto next = nextSpot(picture.spots, at, heading, true))
                    open.push_back(*next);
            }
        }
        QCOMPARE(seen.size(), picture.spots.size());
    }

    /// Of many clients those at the end share a column; a pinned one never does.
    void foldsWhatThereIsNoRoomFor()
    {
        Parties parties;
        for (std::uint32_t client = 1; client <= 40; ++client)
            parties.setSeen(parties.idOf(ClientId(client)), TimePoint(1s));
        parties.setSeen(parties.idOf(NodeId(1)), TimePoint(1s));
        SequenceColumns columns;
        const TimeSpan span{TimePoint(0s), TimePoint(10s)};
        columns.setPinned(ClientId(40), true);
        auto shown = columns.arrange(parties, span, 8);
        QCOMPARE(shown.columns.size(), std::size_t{8});
        QVERIFY(shown.columns.back().isServer);
        const auto folds =
            std::count_if(shown.columns.begin(), shown.columns.end(), [](const Column &it) { return it.isFold; });
        QCOMPARE(folds, 1);
        QVERIFY(!shown.columns[*shown.placeOf(*parties.find(ClientId(40)))].isFold);
        QVERIFY(shown.columns[*shown.placeOf(*parties.find(ClientId(39)))].isFold);

        columns.setHidden(ClientId(1), true);
        columns.place(NodeId(1), ClientId(40));
        shown = columns.arrange(parties, span, 100);
        QCOMPARE(shown.columns.size(), std::size_t{40});
        QVERIFY(!shown.placeOf(*parties.find(ClientId(1))).has_value());
        QVERIFY(shown.columns[shown.columns.size() - 2].isServer);
        columns.reset();
        QVERIFY(columns.arrange(parties, span, 100).columns.back().isServer);
    }

    /// If this fails, a long day fills the memory.
    void keepsNoMoreThanItsLimits()
    {
        SequenceFold fold({.items = 512, .stays = 512, .open = 256});
        for (const auto &entry : busyStory(2'000))
            fold.apply(entry);
        QCOMPARE(fold.items().size(), std::size_t{512});
        QVERIFY(fold.stays().size() <= 512);
        QVERIFY(fold.items().find(fold.items().first()) != nullptr);
        QVERIFY(fold.items().find(ItemNumber(1)) == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestSequence)
#include "tst_sequence.moc"
