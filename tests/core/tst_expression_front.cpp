// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/query/parser.h"
#include "tests/core/expression_example.h"

using namespace Qt::StringLiterals;
using namespace lockscope::query;

/// If these fail, a line of a scenario is cut in two at the wrong place, or what is wrong with it is told for another
/// reason.
class TestExpressionFront : public QObject
{
    Q_OBJECT

private slots:
    void aFrontIsReadUpToWhatBelongsToOthers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("rest");
        const auto row = [](const QString &text, const QString &tree, const QString &rest) {
            QTest::newRow(qPrintable(text)) << text << tree << rest;
        };
        row(u"orphan cut w1"_s, u"orphan"_s, u"cut w1"_s);
        row(u"a1 is held within 5s"_s, u"(== (.state a1) 'held')"_s, u"within 5s"_s);
        row(u"rising token hold-lane L"_s, u"(rising token)"_s, u"hold-lane L"_s);
        row(u"orphan -> granted"_s, u"orphan"_s, u"-> granted"_s);
        row(u"orphan"_s, u"orphan"_s, u""_s);
        row(u"token == 1 2"_s, u"(== token 1)"_s, u"2"_s);
    }
    void aFrontIsReadUpToWhatBelongsToOthers()
    {
        QFETCH(QString, text);
        QFETCH(QString, tree);
        QFETCH(QString, rest);
        const auto front = parseLeading(text.toStdString(), Kind::Truth, schema());
        QVERIFY2(front, qPrintable(front ? QString() : show(front.error())));
        QCOMPARE(show(front->expression), tree);
        QCOMPARE(text.mid(static_cast<qsizetype>(front->restBegin)), rest);
    }

    void aFrontThatIsNoneSaysWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("nothing") << u"-> granted"_s << u"strange character at 0+1 '-'"_s;
        QTest::newRow("half") << u"token == -"_s << u"strange character at 9+1 '-'"_s;
        QTest::newRow("no truth") << u"token cut"_s << u"unexpected at 6+3 'cut'"_s;
        QTest::newRow("no comparison") << u"token = 5"_s << u"unexpected at 6+1 '=' perhaps =="_s;
        QTest::newRow("no truth at the end") << u"token"_s << u"no truth at 0+5 'number'"_s;
    }
    void aFrontThatIsNoneSaysWhy()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const auto front = parseLeading(text.toStdString(), Kind::Truth, schema());
        QVERIFY(!front);
        QCOMPARE(show(front.error()), fault);
    }

    void oneOperandIsReadByItsKind()
    {
        const auto front = parseLeading("a1.token as r1", Kind::Number, schema());
        QVERIFY(front);
        QCOMPARE(show(front->expression), u"(.token a1)"_s);
        QCOMPARE(front->restBegin, std::size_t{9});
        QVERIFY(!parseLeading("key", Kind::Number, schema()));
    }
};

QTEST_APPLESS_MAIN(TestExpressionFront)
#include "tst_expression_front.moc"
