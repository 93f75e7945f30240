// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/line_input.h"

#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

using namespace lockscope::app;
using namespace Qt::StringLiterals;

namespace {

/// A pipe with a LineInput at its end, and what that said, in order.
class Bench : public QObject
{
public:
    Bench()
    {
        if (::pipe2(m_ends, O_CLOEXEC | O_NONBLOCK) != 0)
            qFatal("no pipe");
        m_input = std::make_unique<LineInput>(m_ends[0]);
        connect(m_input.get(), &LineInput::lineRead, this, [this](const QByteArray &line) { m_said << line; });
        connect(m_input.get(), &LineInput::lineRefused, this, [this] { m_said << "(refused)"; });
        connect(m_input.get(), &LineInput::ended, this, [this] { m_said << "(ended)"; });
        connect(m_input.get(), &LineInput::failed, this, [this](int error) {
            m_said << "(failed " + QByteArray::number(error) + ')';
        });
    }
    ~Bench() override
    {
        close();
        m_input.reset();
        ::close(m_ends[0]);
    }
    Q_DISABLE_COPY_MOVE(Bench)

    /// Returns once all of it was read, so that the next write is a chunk of its own.
    void write(QByteArrayView bytes) const
    {
        for (qsizetype done = 0; done < bytes.size();) {
            const auto size = ::write(m_ends[1], bytes.data() + done, static_cast<std::size_t>(bytes.size() - done));
            done += size > 0 ? size : 0;
            QTRY_COMPARE(unread(), 0);
        }
    }
    void close()
    {
        if (std::exchange(m_isOpen, false))
            ::close(m_ends[1]);
    }
    [[nodiscard]] const QByteArrayList &said() const { return m_said; }

private:
    [[nodiscard]] int unread() const
    {
        int count = 0;
        return ::ioctl(m_ends[0], FIONREAD, &count) == 0 ? count : -1;
    }

    int m_ends[2] = {-1, -1};
    bool m_isOpen = true;
    std::unique_ptr<LineInput> m_input;
    QByteArrayList m_said;
};

QByteArray longLine(qsizetype size)
{
    return QByteArray(size, 'x');
}

} // namespace

/// If these fail, a script's commands are cut, joined or lost on their way in.
class TestLineInput : public QObject
{
    Q_OBJECT

private slots:
    void linesAreWholeHoweverTheyCome_data()
    {
        QTest::addColumn<QByteArrayList>("chunks");
        QTest::addColumn<QByteArrayList>("said");
        QTest::newRow("nothing") << QByteArrayList{} << QByteArrayList{"(ended)"};
        QTest::newRow("one line") << QByteArrayList{"one\n"} << QByteArrayList{"one", "(ended)"};
        QTest::newRow("cut inside") << QByteArrayList{"o", "n", "e\n"} << QByteArrayList{"one", "(ended)"};
        QTest::newRow("cut before its LF") << QByteArrayList{"one", "\n"} << QByteArrayList{"one", "(ended)"};
        QTest::newRow("many at once") << QByteArrayList{"one\ntwo\nthr", "ee\n"}
                                      << QByteArrayList{"one", "two", "three", "(ended)"};
        QTest::newRow("empty ones") << QByteArrayList{"\n\none\n"} << QByteArrayList{"", "", "one", "(ended)"};
        QTest::newRow("no last LF") << QByteArrayList{"one\ntw", "o"} << QByteArrayList{"one", "two", "(ended)"};
        QTest::newRow("other bytes stay")
            << QByteArrayList{QByteArray("a\0b\r\xff\n", 6)} << QByteArrayList{QByteArray("a\0b\r\xff", 5), "(ended)"};
    }
    void linesAreWholeHoweverTheyCome()
    {
        QFETCH(QByteArrayList, chunks);
        QFETCH(QByteArrayList, said);
        Bench bench;
        for (const auto &chunk : chunks)
            bench.write(chunk);
        bench.close();
        QTRY_COMPARE(bench.said(), said);
    }

    /// If this fails, one endless line takes all memory, or the good one behind it is lost as well.
    void tooLongALineIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArrayList>("said");
        const auto longest = longLine(LineInput::lineSizeMax);
        QTest::newRow("the longest") << longest + "\nnext\n" << QByteArrayList{longest, "next", "(ended)"};
        QTest::newRow("a byte more") << longest + "x\nnext\n" << QByteArrayList{"(refused)", "next", "(ended)"};
        QTest::newRow("many times as long") << longLine(5 * LineInput::lineSizeMax) + "\nnext\n"
                                            << QByteArrayList{"(refused)", "next", "(ended)"};
        QTest::newRow("without its LF") << longLine(2 * LineInput::lineSizeMax)
                                        << QByteArrayList{"(refused)", "(ended)"};
    }
    void tooLongALineIsLeftOut()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArrayList, said);
        Bench bench;
        bench.write(bytes);
        bench.close();
        QTRY_COMPARE(bench.said(), said);
    }

    /// If this fails, a line waits for the end of the input, or for the next one.
    void lineIsToldWhileTheInputStaysOpen()
    {
        Bench bench;
        bench.write("one\ntw");
        QCOMPARE(bench.said(), QByteArrayList{"one"});
    }

    /// If this fails, a broken input looks like one that ended well.
    void failureIsNoEnd()
    {
        const int folder = ::open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        QVERIFY(folder >= 0);
        LineInput input(folder);
        QSignalSpy failed(&input, &LineInput::failed);
        const QSignalSpy ended(&input, &LineInput::ended);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toInt(), EISDIR);
        QCOMPARE(ended.count(), 0);
        ::close(folder);
    }
};

QTEST_GUILESS_MAIN(TestLineInput)
#include "tst_line_input.moc"
