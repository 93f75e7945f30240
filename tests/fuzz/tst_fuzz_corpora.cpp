// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <cstddef>
#include <cstdint>

using namespace Qt::StringLiterals;

using FuzzTarget = int(const std::uint8_t *data, std::size_t size);

// The entry points of tests/fuzz, each under the name of its file.
extern "C" FuzzTarget fuzz_client_engine;
extern "C" FuzzTarget fuzz_lock_server;
extern "C" FuzzTarget fuzz_log_reader;
extern "C" FuzzTarget fuzz_reply_reader;
extern "C" FuzzTarget fuzz_request_reader;
extern "C" FuzzTarget fuzz_scenario_parser;

namespace {

struct Corpus
{
    const char *name;
    FuzzTarget *target;
};
constexpr Corpus corpora[] = {
    {"fuzz_client_engine", fuzz_client_engine},
    {"fuzz_lock_server", fuzz_lock_server},
    {"fuzz_log_reader", fuzz_log_reader},
    {"fuzz_reply_reader", fuzz_reply_reader},
    {"fuzz_request_reader", fuzz_request_reader},
    {"fuzz_scenario_parser", fuzz_scenario_parser},
};

QDir folder()
{
    return QDir(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/fuzz/corpus"));
}

} // namespace

/// If this fails, what a fuzzer once found is back, or a fuzz target does not hold its own corpus any more. A property
/// that does not hold ends the program; the row's name is the input.
class TestFuzzCorpora : public QObject
{
    Q_OBJECT

private slots:
    void everyTargetHasItsCorpus()
    {
        QStringList names;
        for (const auto &corpus : corpora)
            names << QString::fromLatin1(corpus.name);
        QCOMPARE(folder().entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), names);
    }

    void holds_data()
    {
        QTest::addColumn<int>("corpus");
        QTest::addColumn<QString>("file");
        for (int i = 0; i < static_cast<int>(std::size(corpora)); ++i) {
            const QDir inputs(folder().filePath(QString::fromLatin1(corpora[i].name)));
            for (const auto &file : inputs.entryList(QDir::Files))
                QTest::addRow("%s/%s", corpora[i].name, qPrintable(file)) << i << inputs.filePath(file);
        }
    }
    void holds()
    {
        QFETCH(int, corpus);
        QFETCH(QString, file);
        QFile input(file);
        QVERIFY(input.open(QIODevice::ReadOnly));
        const auto bytes = input.readAll();
        QCOMPARE(corpora[corpus].target(reinterpret_cast<const std::uint8_t *>(bytes.constData()),
                                        static_cast<std::size_t>(bytes.size())),
                 0);
    }
};

QTEST_APPLESS_MAIN(TestFuzzCorpora)
#include "tst_fuzz_corpora.moc"
