// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/leader_book.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::client;

namespace {

std::vector<Endpoint> endpoints(const QString &list)
{
    std::vector<Endpoint> parsed;
    for (const auto &text : list.split(u' '))
        parsed.push_back(*Endpoint::parse(text.toStdString()));
    return parsed;
}

/// `dial` takes the next endpoint; `drop` and `drop ADDRESS` drop the hint; anything else is a hint.
QString play(LeaderBook &book, const QString &steps)
{
    QStringList out;
    for (const auto &step : steps.split(u", "_s)) {
        if (step == u"dial")
            out << QString::fromStdString(book.takeNext().text());
        else if (step == u"drop")
            book.dropHint();
        else if (step.startsWith(u"drop "))
            book.dropHintTo(*Endpoint::parse(step.mid(5).toStdString()));
        else
            out << (book.hint(step.toStdString()) ? u"yes"_s : u"no"_s);
    }
    return out.join(u' ');
}

} // namespace

/// If this fails, a client dials a stranger, or does not find the leader that it was told of.
class TestLeaderBook : public QObject
{
    Q_OBJECT

private slots:
    void dials_data()
    {
        QTest::addColumn<QString>("configured");
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("expected");
        const auto three = u"a:1 b:2 c:3"_s;
        QTest::newRow("in turn") << three << u"dial, dial, dial, dial"_s << u"a:1 b:2 c:3 a:1"_s;
        QTest::newRow("hint first, once, then what follows it")
            << three << u"dial, c:3, dial, dial, dial"_s << u"a:1 yes c:3 a:1 b:2"_s;
        QTest::newRow("the last hint counts") << three << u"b:2, c:3, dial"_s << u"yes yes c:3"_s;
        QTest::newRow("a stranger changes nothing") << three << u"c:3, evil:9, dial"_s << u"yes no c:3"_s;
        QTest::newRow("another port is a stranger") << three << u"a:2"_s << u"no"_s;
        QTest::newRow("no address at all") << three << u"c, :3, c:, c:99999"_s << u"no no no no"_s;
        QTest::newRow("case is folded") << u"Node.example:1 b:2"_s << u"dial, NODE.EXAMPLE:1, dial"_s
                                        << u"Node.example:1 yes Node.example:1"_s;
        QTest::newRow("IPv6") << u"a:1 [::1]:2"_s << u"[::1]:2, dial"_s << u"yes [::1]:2"_s;
        QTest::newRow("dropped") << three << u"c:3, drop, dial"_s << u"yes a:1"_s;
        QTest::newRow("dropped by name") << three << u"c:3, drop C:3, dial"_s << u"yes a:1"_s;
        QTest::newRow("another one dropped by name") << three << u"c:3, drop b:2, dial"_s << u"yes c:3"_s;
        QTest::newRow("written twice counts once") << u"a:1 A:1 b:2"_s << u"dial, dial, dial"_s << u"a:1 b:2 a:1"_s;
        QTest::newRow("one endpoint") << u"a:1"_s << u"dial, a:1, dial, dial"_s << u"a:1 yes a:1 a:1"_s;
    }
    void dials()
    {
        QFETCH(QString, configured);
        QFETCH(QString, steps);
        LeaderBook book(endpoints(configured));
        QTEST(play(book, steps), "expected");
    }
};

QTEST_GUILESS_MAIN(TestLeaderBook)
#include "tst_leader_book.moc"
