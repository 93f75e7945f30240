// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/commands/client_line.h"
#include "core/base/match.h"

using namespace lockscope;
using namespace lockscope::app;
using namespace Qt::StringLiterals;

namespace {

QString show(const std::optional<std::int64_t> &seconds)
{
    return seconds ? QString::number(*seconds) : u"-"_s;
}

QString show(const ClientLine &line)
{
    return match<QString>(
        line,
        [](const AcquireLine &l) {
            return u"acquire %1 key=%2 wait=%3 lease=%4"_s.arg(
                l.id, QString::fromStdString(l.key), show(l.wait), QString::number(l.lease));
        },
        [](const ReleaseAcquiredLine &l) { return u"release %1 acquire=%2"_s.arg(l.id, l.acquire); },
        [](const ReleaseTokenLine &l) {
            return u"release %1 key=%2 token=%3"_s.arg(
                l.id, QString::fromStdString(l.key), l.token ? QString::number(l.token->value()) : u"-"_s);
        },
        [](const CancelLine &l) { return u"cancel %1"_s.arg(l.id); },
        [](const QuitLine & /*l*/) { return u"quit"_s; });
}

} // namespace

/// If these fail, `lockscope client` does something else than its script says.
class TestClientLine : public QObject
{
    Q_OBJECT

private slots:
    void lineIsACommand_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char *line, const char *shown) {
            QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(shown);
        };
        row("acquire",
            R"({"op":"acquire","id":"a1","key":"orders/17","wait":5,"lease":30})",
            "acquire a1 key=orders/17 wait=5 lease=30");
        row("no limit", R"({"op":"acquire","id":"a1","key":"k","lease":30})", "acquire a1 key=k wait=- lease=30");
        row("fields in any order",
            R"( {"lease":1,"key":"k","id":"a","op":"acquire"} )",
            "acquire a key=k wait=- lease=1");
        row("unknown fields are left alone",
            R"({"op":"acquire","id":"a","key":"k","lease":1,"note":[1]})",
            "acquire a key=k wait=- lease=1");
        row("what the engine refuses comes through",
            R"({"op":"acquire","id":"a","key":"a b","wait":-1,"lease":9007199254740992})",
            "acquire a key=a b wait=-1 lease=9007199254740992");
        row("an empty key too", R"({"op":"acquire","id":"a","key":"","lease":1})", "acquire a key= wait=- lease=1");
        row("any text",
            R"({"op":"acquire","id":"\u00e4","key":"\ud83d\ude00","lease":1})",
            "acquire \u00e4 key=\U0001F600 wait=- lease=1");
        row("release of an acquire", R"({"op":"release","acquire":"a1","id":"r1"})", "release r1 acquire=a1");
        row("the acquire wins over a token",
            R"({"op":"release","acquire":"a1","id":"r1","key":"k","token":"1"})",
            "release r1 acquire=a1");
        row("release of a token", R"({"op":"release","key":"k","token":"42","id":"r2"})", "release r2 key=k token=42");
        row("the largest token",
            R"({"op":"release","key":"k","token":"18446744073709551615","id":"r"})",
            "release r key=k token=18446744073709551615");
        row("cancel", R"({"op":"cancel","id":"a1"})", "cancel a1");
        row("quit", R"({"op":"quit"})", "quit");
    }
    void lineIsACommand()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, shown);
        const auto command = parseClientLine(line);
        QVERIFY2(command.has_value(), command ? "" : qPrintable(command.error().detail));
        QCOMPARE(show(*command), shown);
    }

    /// If this fails, a token that is none becomes another one.
    void whatIsNoTokenIsNone_data()
    {
        QTest::addColumn<QByteArray>("token");
        for (const auto *token : {R"("")",
                                  R"("x")",
                                  R"("1x")",
                                  R"("-1")",
                                  R"("+1")",
                                  R"(" 1")",
                                  R"("1.0")",
                                  "42",
                                  "null",
                                  R"("18446744073709551616")"})
            QTest::newRow(token) << QByteArray(token);
    }
    void whatIsNoTokenIsNone()
    {
        QFETCH(QByteArray, token);
        const auto command = parseClientLine(R"({"op":"release","id":"r","key":"k","token":)" + token + '}');
        QVERIFY(command.has_value());
        QCOMPARE(show(*command), u"release r key=k token=-"_s);
    }

    void whatIsNoCommandSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const char *line, const char *detail) {
            QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(detail);
        };
        row("empty", "", "no JSON");
        row("half", R"({"op":"quit")", "no JSON");
        row("two", R"({"op":"quit"}{"op":"quit"})", "no JSON");
        row("not UTF-8", "{\"op\":\"\xff\"}", "no JSON");
        row("array", R"(["quit"])", "no JSON object");
        row("no op", "{}", "'op' is none of");
        row("other op", R"({"op":"Acquire","id":"a"})", "'op' is none of");
        row("op that is no text", R"({"op":1})", "'op' is none of");
        row("no id", R"({"op":"cancel"})", "'id' is missing");
        row("id that is no text", R"({"op":"cancel","id":1})", "'id' is missing");
        row("empty id", R"({"op":"cancel","id":""})", "'id' is empty");
        row("no key", R"({"op":"acquire","id":"a","lease":1})", "'key' is missing");
        row("half a character", R"({"op":"acquire","id":"a","key":"\ud800","lease":1})", "'key' is no valid text");
        row("no lease", R"({"op":"acquire","id":"a","key":"k"})", "'lease' is missing");
        row("lease as text", R"({"op":"acquire","id":"a","key":"k","lease":"1"})", "'lease' is missing");
        row("half a second", R"({"op":"acquire","id":"a","key":"k","lease":0.5})", "'lease' is missing");
        row("beyond what is exact",
            R"({"op":"acquire","id":"a","key":"k","lease":9007199254740994})",
            "'lease' is missing");
        row("no whole wait", R"({"op":"acquire","id":"a","key":"k","lease":1,"wait":null})", "'wait' is missing");
        row("no such acquire", R"({"op":"release","id":"r","acquire":""})", "'acquire' is empty");
        row("release of nothing", R"({"op":"release","id":"r"})", "'key' is missing");
    }
    void whatIsNoCommandSaysWhy()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, detail);
        const auto command = parseClientLine(line);
        QVERIFY(!command.has_value());
        QVERIFY2(command.error().detail.contains(detail), qPrintable(command.error().detail));
    }
};

QTEST_GUILESS_MAIN(TestClientLine)
#include "tst_client_line.moc"
