// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/scenario/completion.h"
#include "core/scenario/parser.h"
#include "core/scenario/word_classes.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lockscope::scenario;

/// "client|declaration w1|plain": each word that is coloured, with what it is.
static QString classesIn(const QString &line)
{
    static constexpr const char *names[] = {
        "plain", "comment", "declaration", "check", "block", "request", "fault", "state", "option", "text", "number"};
    const auto text = line.toStdString();
    QStringList words;
    for (const auto &word : classedWords(text)) {
        if (word.what != WordClass::Plain)
            words << QString::fromStdString(text.substr(word.begin, word.size)) + u'|'
                    + QString::fromLatin1(names[static_cast<std::size_t>(word.what)]);
    }
    return words.join(u' ');
}

class TestScenarioWriting : public QObject
{
    Q_OBJECT

private slots:
    void wordsHaveTheirClasses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("classes");
        const auto row = [](const char *name, const char *line, const char *classes) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(classes);
        };
        row("nothing", "", "");
        row("comment", "  # client w1", "# client w1|comment");
        row("declaration", "client w1 w2", "client|declaration");
        row("version", "lockscope 1", "lockscope|declaration 1|number");
        row("refusal", "leader node=2 -> refused", "leader|fault node|option 2|number ->|option refused|state");
        row("hash in a text", "key L = \"a#b\" # c", "key|declaration \"a#b\"|text # c|comment");
        row("request",
            "w1 acquire L wait=5s as a1 -> granted",
            "acquire|request wait|option 5s|number as|option ->|option granted|state");
        row("fault with a client's word", "cut w1", "cut|fault");
        row("client's own cut", "w1 cut", "cut|request");
        row("condition",
            "expect a1 is waiting within 2s",
            "expect|check is|option waiting|state within|option 2s|number");
        row("member", "expect a1.token > 3", "expect|check 3|number");
        row("action behind a condition", "when sent reply(a1) cut w1", "when|check cut|fault");
        row("time", "+10s", "+10s|number");
        row("block", "repeat 20 as i", "repeat|block 20|number as|option");
        row("letters beyond ASCII", "w1 ünknown L", "");
        row("open text", "key L = \"abc", "key|declaration \"abc|text");
    }
    void wordsHaveTheirClasses()
    {
        QFETCH(const QString, line);
        QTEST(classesIn(line), "classes");
    }

    /// If this fails, completion offers what the parser then calls wrong, or hides what it would take.
    void offersWhatMayStandThere_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("has");
        QTest::addColumn<QString>("lacks");
        const auto row = [](const char *name, const char *line, const char *has, const char *lacks) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(has) << QString::fromUtf8(lacks);
        };
        row("line begins", "", "w1 w2 expect when cut repeat client end", "acquire L granted");
        row("word begins", "ex", "expect", "w1 end");
        row("client's word", "w1 ", "acquire release cancel cut", "expect L");
        row("key", "w1 acquire ", "L M", "w1 a1");
        row("options", "w1 acquire L ", "wait= lease= as ->", "L");
        row("outcome", "w1 acquire L -> ", "granted timed_out", "L");
        row("request to give back", "w1 release ", "a1 L none", "r1");
        row("way", "delay w1 ", "to-server to-client", "w1");
        row("client of a fault", "half-open ", "w1 w2", "L");
        row("key of a fault", "hold-lane ", "L M", "w1");
        row("what a server may refuse", "drain-lane L ", "if-possible ->", "w1 to-server");
        row("its outcome", "drain-lane L -> ", "refused", "granted");
        row("what a network does", "cut w1 ", "reset", "if-possible ->");
        row("second word", "disk ", "slow fsync-error enospc", "w1");
        row("clock", "clock ", "virtual real", "w1");
        row("condition begins", "expect ", "a1 w1 L holders( not", "acquire");
        row("state", "expect a1 is ", "granted waiting indeterminate", "L");
        row("member", "expect a1.to", "token", "w1");
        row("behind a condition", "expect a1 is granted ", "within and", "cut");
        row("action of a when", "when a1 is granted ", "cut w1 hold-lane", "within");
        row("its operand", "when a1 is granted cut ", "w1 w2", "L");
        row("comment", "w1 cut # ex", "", "expect");
        row("text", "key K = \"ex", "", "expect");
    }
    void offersWhatMayStandThere()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, has);
        QFETCH(const QString, lacks);
        const auto reading = parse({{"a.lks",
                                     "lockscope 1\nclient w1 w2\nkey L M\n"
                                     "w1 acquire L as a1\nw1 release a1 as r1\nw1 acq\n",
                                     {}}});
        const auto offer = offerFor(reading.scenario, line.toStdString());
        const auto offers = [&](const QString &word) {
            return std::find(offer.words.begin(), offer.words.end(), word.toStdString()) != offer.words.end();
        };
        for (const auto &word : has.split(u' ', Qt::SkipEmptyParts))
            QVERIFY2(offers(word), qPrintable(word));
        for (const auto &word : lacks.split(u' ', Qt::SkipEmptyParts))
            QVERIFY2(!offers(word), qPrintable(word));
    }

    /// If this fails, the first letters of an empty editor end the program.
    void offersWithoutAnyNames()
    {
        for (const auto *line : {"", "expect ", "w1 ", "when a ", "each c in "})
            (void)offerFor(Scenario{}, line);
    }
};

QTEST_APPLESS_MAIN(TestScenarioWriting)
#include "tst_scenario_writing.moc"
