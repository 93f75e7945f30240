// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/query/evaluation.h"
#include "core/query/parser.h"
#include "tests/core/expression_example.h"

#include <map>
#include <string>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::query;

namespace {

/// Request 1 is the client's belief, request 2 the truth of it.
class ExampleFacts final : public Facts
{
public:
    [[nodiscard]] Value field(std::size_t field) const override
    {
        const auto found = m_fields.find(schema().fields.at(field).name);
        return found == m_fields.end() ? Value(Unknown{}) : found->second;
    }
    [[nodiscard]] Value call(const CallOf &call, std::span<const Value> arguments) const override
    {
        const auto &name = schema().functions.at(call.function).name;
        if (name == "true")
            return std::uint64_t{2};
        if (name == "rising")
            return call.site == 0;
        return arguments.front() == Value(std::string_view("orders/17")) ? Value(std::uint64_t{1}) : Value(Unknown{});
    }
    [[nodiscard]] Value member(std::size_t member, const Value &request) const override
    {
        if (schema().members.at(member).name == "name")
            return "orders/17";
        const bool isTruth = request == Value(std::uint64_t{2});
        if (schema().members.at(member).name == "state")
            return isTruth ? "held" : "indeterminate";
        return isTruth ? Value(std::uint64_t{42}) : Value(Unknown{});
    }

private:
    const std::map<std::string, Value> m_fields = {{"key", std::string_view("orders/17")},
                                                   {"token", std::uint64_t{42}},
                                                   {"lease", Duration(std::chrono::seconds(5))},
                                                   {"orphan", true},
                                                   {"state", std::string_view("waiting")},
                                                   {"a1", std::uint64_t{1}},
                                                   {"L", std::uint64_t{3}}};
};

} // namespace

/// If these fail, a filter, a colour rule or a check of a scenario means something else than what is written.
class TestExpression : public QObject
{
    Q_OBJECT

private slots:
    void textBecomesATree_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tree");
        const auto row = [](const QString &text, const QString &tree) {
            QTest::newRow(qPrintable(text)) << text << tree;
        };
        row(u"orphan"_s, u"orphan"_s);
        row(u"true"_s, u"true"_s);
        row(u"key == \"orders/*\""_s, u"(== key 'orders/*')"_s);
        row(u"token>=3"_s, u"(>= token 3)"_s);
        row(u"lease < 1500ms"_s, u"(< lease 1500000us)"_s);
        row(u"lease == 2min or lease == 1h"_s, u"(or (== lease 120000000us) (== lease 3600000000us))"_s);
        row(u"state in (waiting, held)"_s, u"(in state 'waiting' 'held')"_s);
        row(u"state not in (waiting)"_s, u"(not (in state 'waiting'))"_s);
        row(u"not orphan and token == 1 or orphan"_s, u"(or (and (not orphan) (== token 1)) orphan)"_s);
        row(u"not (orphan or not orphan)"_s, u"(not (or orphan (not orphan)))"_s);
        row(u"a1 is indeterminate"_s, u"(== (.state a1) 'indeterminate')"_s);
        row(u"a1 is not held"_s, u"(!= (.state a1) 'held')"_s);
        row(u"a1 is in (held, waiting)"_s, u"(in (.state a1) 'held' 'waiting')"_s);
        row(u"a1 is not in (held)"_s, u"(not (in (.state a1) 'held'))"_s);
        row(u"state is held"_s, u"(== state 'held')"_s);
        row(u"true(a1) is held"_s, u"(== (.state (true a1)) 'held')"_s);
        row(u"a1.token > true(a1).token"_s, u"(> (.token a1) (.token (true a1)))"_s);
        row(u"holders(\"orders/17\") <= 1"_s, u"(<= (holders 'orders/17') 1)"_s);
        row(u"rising token and orphan"_s, u"(and (rising token) orphan)"_s);
        row(u"rising a1.token"_s, u"(rising (.token a1))"_s);
        row(u"rising(token)"_s, u"(rising token)"_s);
        row(u"waiters(L) == 2"_s, u"(== (waiters L) 2)"_s);
        row(u"key == L"_s, u"(== key (.name L))"_s);
        row(u"L == \"orders/*\""_s, u"(== (.name L) 'orders/*')"_s);
        row(u"(((orphan)))"_s, u"orphan"_s);
        row(u"\"a\\\"b\" == key"_s, u"(== 'a\\\"b' key)"_s);
        row(u"token == 18446744073709551615"_s, u"(== token 18446744073709551615)"_s);
    }
    void textBecomesATree()
    {
        QFETCH(QString, text);
        QFETCH(QString, tree);
        const auto expression = parse(text.toStdString(), schema());
        QVERIFY2(expression, qPrintable(expression ? QString() : show(expression.error())));
        QCOMPARE(show(*expression), tree);
    }

    void faultsHaveAPlaceAndASuggestion_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const QString &text, const QString &fault) {
            QTest::newRow(qPrintable(text.left(60))) << text << fault;
        };
        row(u""_s, u"unexpected at 0+0 ''"_s);
        row(u"   "_s, u"unexpected at 3+0 ''"_s);
        row(u"tokn == 1"_s, u"unknown name at 0+4 'tokn' perhaps token"_s);
        row(u"Token == 1"_s, u"unknown name at 0+5 'Token' perhaps token"_s);
        row(u"weather == 1"_s, u"unknown name at 0+7 'weather'"_s);
        row(u"token = 1"_s, u"unexpected at 6+1 '=' perhaps =="_s);
        row(u"token == "_s, u"unexpected at 9+0 ''"_s);
        row(u"token"_s, u"no truth at 0+5 'number'"_s);
        row(u"orphan and token"_s, u"no truth at 11+5 'number'"_s);
        row(u"token == 5s"_s, u"different kinds at 9+2 'duration'"_s);
        row(u"key == 1"_s, u"different kinds at 7+1 'number'"_s);
        row(u"key < \"a\""_s, u"no order at 4+1 '<'"_s);
        row(u"a1 == a1"_s, u"no order at 3+2 '=='"_s);
        row(u"state == wating"_s, u"unknown word at 9+6 'wating' perhaps waiting"_s);
        row(u"kind == held"_s, u"unknown word at 8+4 'held'"_s);
        row(u"a1 is heldd"_s, u"unknown word at 6+5 'heldd' perhaps held"_s);
        row(u"token is held"_s, u"different kinds at 0+5 'number'"_s);
        row(u"a1.tokens == 1"_s, u"unknown name at 3+6 'tokens' perhaps token"_s);
        row(u"L.token == 1"_s, u"unknown name at 2+5 'token'"_s);
        row(u"waiters(a1) == 1"_s, u"different kinds at 8+2 'request'"_s);
        row(u"rising key"_s, u"different kinds at 7+3 'text'"_s);
        row(u"rising"_s, u"unexpected at 6+0 ''"_s);
        row(u"a1 == \"x\""_s, u"different kinds at 6+3 'text'"_s);
        row(u"token.key == 1"_s, u"different kinds at 0+5 'number'"_s);
        row(u"lease < 5sec"_s, u"strange unit at 8+4 '5sec'"_s);
        row(u"token == 18446744073709551616"_s, u"number too large at 9+20 '18446744073709551616'"_s);
        row(u"lease == 9999999999999h"_s, u"number too large at 9+14 '9999999999999h'"_s);
        row(u"key == \"open"_s, u"open text at 7+5 '\"open'"_s);
        row(u"key == \"a\\n\""_s, u"strange escape at 9+2 '\\n'"_s);
        row(u"key == \"a\\"_s, u"open text at 7+3 '\"a\\'"_s);
        row(u"token == 1 ä"_s, u"strange character at 11+2 'ä'"_s);
        row(u"holders() == 1"_s, u"wrong argument count at 0+9 'holders'"_s);
        row(u"holders(\"a\", \"b\") == 1"_s, u"wrong argument count at 0+12 'holders'"_s);
        row(u"holders(1) == 1"_s, u"different kinds at 8+1 'number'"_s);
        row(u"holder(1) == 1"_s, u"unknown name at 0+6 'holder' perhaps holders"_s);
        row(u"state in waiting"_s, u"unexpected at 9+7 'waiting'"_s);
        row(u"state in (waiting"_s, u"unexpected at 17+0 ''"_s);
        row(u"(orphan"_s, u"unexpected at 7+0 ''"_s);
        row(u"orphan orphan"_s, u"unexpected at 7+6 'orphan'"_s);
        row(u"orphan an orphan"_s, u"unexpected at 7+2 'an' perhaps and"_s);
        row(QString(int(depthMax) + 1, u'(') + u"orphan"_s, u"too deep at 64+1 '('"_s);
        row(u"not "_s.repeated(int(depthMax) + 1) + u"orphan"_s, u"too deep at 256+3 'not'"_s);
        row(QString(int(textSizeMax) + 1, u' '), u"too long at 4096+1 ''"_s);
    }
    void faultsHaveAPlaceAndASuggestion()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const auto expression = parse(text.toStdString(), schema());
        QVERIFY2(!expression, qPrintable(expression ? show(*expression) : QString()));
        QCOMPARE(show(expression.error()), fault);
    }

    /// Every beginning of a right text is right, or has one fault, at its end or before.
    void everyBeginningIsReadToItsEnd()
    {
        const std::string text =
            "not (a1 is held or key in (\"a*\", \"b\\\"\")) and holders(\"orders/17\") <= 1 and lease not in (5s, 1h)";
        QVERIFY(parse(text, schema()));
        for (std::size_t size = 0; size < text.size(); ++size) {
            const auto found = parse(text.substr(0, size), schema());
            QVERIFY(found || found.error().place.begin + found.error().place.size <= size);
        }
    }

    void whatHoldsIsFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("verdict");
        const auto row = [](const QString &text, Verdict verdict) {
            QTest::newRow(qPrintable(text)) << text << static_cast<int>(verdict);
        };
        row(u"token == 42"_s, Verdict::Yes);
        row(u"token < 42"_s, Verdict::No);
        row(u"token <= 42"_s, Verdict::Yes);
        row(u"lease > 4999ms"_s, Verdict::Yes);
        row(u"lease == 5s"_s, Verdict::Yes);
        row(u"key == \"orders/*\""_s, Verdict::Yes);
        row(u"\"orders/*\" == key"_s, Verdict::Yes);
        row(u"key != \"orders/*\""_s, Verdict::No);
        row(u"key in (\"stock/*\", \"orders/1?\")"_s, Verdict::Yes);
        row(u"key == \"Orders/17\""_s, Verdict::No);
        row(u"state is waiting"_s, Verdict::Yes);
        row(u"state in (held, indeterminate)"_s, Verdict::No);
        row(u"not orphan"_s, Verdict::No);
        row(u"a1 is indeterminate and true(a1) is held"_s, Verdict::Yes);
        row(u"true(a1).token == token"_s, Verdict::Yes);
        row(u"holders(\"orders/17\") == 1"_s, Verdict::Yes);
        // What nobody knows is neither true nor false, unless the rest decides.
        row(u"kind == Granted"_s, Verdict::NotKnown);
        row(u"not kind == Granted"_s, Verdict::NotKnown);
        row(u"kind in (Granted, Released)"_s, Verdict::NotKnown);
        row(u"a1.token == 42"_s, Verdict::NotKnown);
        row(u"holders(\"other\") == 1"_s, Verdict::NotKnown);
        row(u"kind == Granted and token == 1"_s, Verdict::No);
        row(u"kind == Granted or token == 42"_s, Verdict::Yes);
        row(u"kind == Granted and token == 42"_s, Verdict::NotKnown);
    }
    void whatHoldsIsFound()
    {
        QFETCH(QString, text);
        QFETCH(int, verdict);
        const auto expression = parse(text.toStdString(), schema());
        QVERIFY(expression);
        QCOMPARE(static_cast<int>(evaluate(*expression, ExampleFacts())), verdict);
        // A copy is whole.
        const auto copy = *expression;
        QCOMPARE(static_cast<int>(evaluate(copy, ExampleFacts())), verdict);
    }

    void patternsFitWholeTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("isFit");
        const auto row = [](const QString &text, const QString &pattern, bool isFit) {
            QTest::newRow(qPrintable(text + u" ~ "_s + pattern)) << text << pattern << isFit;
        };
        row(u""_s, u""_s, true);
        row(u""_s, u"*"_s, true);
        row(u"a"_s, u""_s, false);
        row(u"abc"_s, u"abc"_s, true);
        row(u"abc"_s, u"ab"_s, false);
        row(u"abc"_s, u"a*"_s, true);
        row(u"abc"_s, u"*c"_s, true);
        row(u"abc"_s, u"a?c"_s, true);
        row(u"abc"_s, u"a?"_s, false);
        row(u"aXbXc"_s, u"a*X*c"_s, true);
        row(u"aab"_s, u"*ab"_s, true);
        row(u"a*c"_s, u"a\\*c"_s, true);
        row(u"abc"_s, u"a\\*c"_s, false);
        row(u"a\\c"_s, u"a\\\\c"_s, true);
        row(u"aöc"_s, u"a?c"_s, true);
        row(QString(2'000, u'a'), u"a*a*a*a*a*a*a*a*b"_s, false);
    }
    void patternsFitWholeTexts()
    {
        QFETCH(QString, text);
        QFETCH(QString, pattern);
        QFETCH(bool, isFit);
        QCOMPARE(fits(text.toStdString(), pattern.toStdString()), isFit);
    }

    void completionOffersWhatMayStandThere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("offered");
        const auto row = [](const QString &text, const QString &offered) {
            QTest::newRow(qPrintable(text + u'|')) << text << offered;
        };
        row(u"to"_s, u"token"_s);
        row(u"ho"_s, u"holders("_s);
        row(u"token "_s, u". == != < <= > >= in not is or and"_s);
        row(u"state == "_s, u"( waiting held indeterminate"_s);
        row(u"state in (w"_s, u"waiting"_s);
        row(u"kind is "_s, u"not Granted Released"_s);
        row(u"a1."_s, u"state token key"_s);
        row(u"a1.st"_s, u"state"_s);
        row(u"L."_s, u"name"_s);
        row(u"ri"_s, u"rising"_s);
        row(u"orphan an"_s, u"and"_s);
        row(u"token == 5 zz"_s, u""_s);
        row(u"\"open to"_s, u""_s);
    }
    void completionOffersWhatMayStandThere()
    {
        QFETCH(QString, text);
        QFETCH(QString, offered);
        const auto found = complete(text.toStdString(), text.toStdString().size(), schema());
        QStringList all;
        for (const auto &each : found.candidates)
            all << QString::fromStdString(each);
        all.sort();
        auto expected = offered.split(u' ', Qt::SkipEmptyParts);
        expected.sort();
        QCOMPARE(all.join(u' '), expected.join(u' '));
    }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "tst_expression.moc"
