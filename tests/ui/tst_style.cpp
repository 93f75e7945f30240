// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QIcon>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "ui/style/icon.h"
#include "ui/style/state_painter.h"
#include "ui/style/state_palette.h"
#include "ui/style/syntax_palette.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

static const QList<ColourScheme> schemes = {ColourScheme::Light, ColourScheme::Dark};

static QString nameOf(ColourScheme scheme)
{
    return scheme == ColourScheme::Light ? u"light"_s : u"dark"_s;
}

static QImage badge(ShownState state, ColourScheme scheme)
{
    const auto palette = paletteFor(scheme);
    const auto mark = QString(inkOf(state, scheme).letter);
    QImage image(StatePainter::badgeSize(mark, QFont()) * 2, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    StatePainter(painter, palette, QFont()).drawBadge(QRectF(QPointF(), QSizeF(image.size()) / 2), state, mark);
    return image;
}

/// The same picture without its colours.
static QImage grey(const QImage &image)
{
    return image.convertToFormat(QImage::Format_Grayscale8);
}

class TestStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(lockscope); }

    /// If this fails, somebody with weak eyes cannot read the letter that names a state.
    void marksAreReadableOnTheirFills_data() { listStates(); }
    void marksAreReadableOnTheirFills()
    {
        QFETCH(int, state);
        QFETCH(int, scheme);
        const auto ink = inkOf(static_cast<ShownState>(state), static_cast<ColourScheme>(scheme));
        const auto page = paletteFor(static_cast<ColourScheme>(scheme)).color(QPalette::Base);
        const auto ratio = contrastRatio(ink.mark, isFilled(ink.pattern) ? ink.fill : page);
        QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
    }

    /// If this fails, a state is told by its colour alone.
    void everyStateHasItsOwnPatternLetterAndWord()
    {
        QSet<int> patterns;
        QSet<QChar> letters;
        QSet<QString> words;
        for (const auto state : allShownStates) {
            const auto ink = inkOf(state, ColourScheme::Light);
            patterns << static_cast<int>(ink.pattern);
            letters << ink.letter;
            words << wordOf(state);
        }
        QCOMPARE(patterns.size(), static_cast<qsizetype>(allShownStates.size()));
        QCOMPARE(letters.size(), static_cast<qsizetype>(allShownStates.size()));
        QCOMPARE(words.size(), static_cast<qsizetype>(allShownStates.size()));
    }

    /// If this fails, two states look the same on a grey print.
    void badgesDifferWithoutColour()
    {
        for (const auto scheme : schemes) {
            for (const auto one : allShownStates) {
                for (const auto other : allShownStates) {
                    if (one < other)
                        QVERIFY(grey(badge(one, scheme)) != grey(badge(other, scheme)));
                }
            }
        }
    }

    /// If this fails, text of the window is too faint on what is behind it.
    void textIsReadable_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("page");
        QTest::addColumn<double>("least");
        for (const auto scheme : schemes) {
            const auto palette = paletteFor(scheme);
            const auto row = [&](const QString &name, const QColor &text, const QColor &page, double least) {
                QTest::newRow(qPrintable(nameOf(scheme) + u": "_s + name)) << text << page << least;
            };
            const auto text = palette.color(QPalette::Text);
            const auto base = palette.color(QPalette::Base);
            const auto window = palette.color(QPalette::Window);
            row(u"rows"_s, text, base, 7);
            row(u"every other row"_s, text, palette.color(QPalette::AlternateBase), 7);
            row(u"chosen row"_s, text, toneOf(Tone::ChosenRow, scheme), 4.5);
            row(u"chosen row elsewhere"_s, text, toneOf(Tone::ChosenRowAway, scheme), 4.5);
            row(u"changed row"_s, text, toneOf(Tone::Blink, scheme), 4.5);
            row(u"labels"_s, palette.color(QPalette::WindowText), window, 7);
            row(u"buttons"_s, palette.color(QPalette::ButtonText), palette.color(QPalette::Button), 7);
            row(u"highlight"_s, palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), 4.5);
            row(u"placeholder"_s, palette.color(QPalette::PlaceholderText), base, 4.5);
            row(u"tool tip"_s, palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), 7);
            row(u"quiet"_s, toneOf(Tone::Quiet, scheme), window, 4.5);
            row(u"error"_s, toneOf(Tone::Error, scheme), window, 4.5);
            row(u"warning"_s, toneOf(Tone::Warning, scheme), window, 4.5);
            row(u"banner"_s, palette.color(QPalette::WindowText), toneOf(Tone::ErrorPage, scheme), 7);
            row(u"disabled"_s, palette.color(QPalette::Disabled, QPalette::Text), base, 3);
            row(u"focus ring"_s, toneOf(Tone::Accent, scheme), base, 3);
            for (const auto tone : allSyntaxTones) {
                const auto name = u"word %1"_s.arg(static_cast<int>(tone));
                row(name, toneOf(tone, scheme), base, 4.5);
                row(name + u" in the current line"_s, toneOf(tone, scheme), toneOf(Tone::ChosenRow, scheme), 4.5);
                row(name + u" in a failed line"_s, toneOf(tone, scheme), toneOf(Tone::ErrorPage, scheme), 4.5);
            }
        }
    }
    void textIsReadable()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, page);
        QFETCH(double, least);
        const auto ratio = contrastRatio(text, page);
        QVERIFY2(ratio >= least, qPrintable(u"%1, wanted %2"_s.arg(ratio).arg(least)));
    }

    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    /// If this fails, "as the desktop" shows the wrong half of the day.
    void systemThemeFollowsTheDesktop()
    {
        for (const auto scheme : schemes) {
            QCOMPARE(schemeFor(ThemeChoice::System, paletteFor(scheme)), scheme);
            QCOMPARE(schemeFor(ThemeChoice::Light, paletteFor(scheme)), ColourScheme::Light);
            QCOMPARE(schemeFor(ThemeChoice::Dark, paletteFor(scheme)), ColourScheme::Dark);
        }
    }

    /// If this fails, an icon is missing, empty, or keeps the colour of the other theme.
    void iconsAreDrawnInTheColourOfText_data()
    {
        QTest::addColumn<QString>("name");
        QDirIterator files(u":/icons"_s, {u"*.svg"_s});
        while (files.hasNext()) {
            const auto name = QFileInfo(files.next()).baseName();
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void iconsAreDrawnInTheColourOfText()
    {
        QFETCH(QString, name);
        const auto icon = themedIcon(name);
        for (const auto scheme : schemes) {
            QGuiApplication::setPalette(paletteFor(scheme));
            const auto ink = paletteFor(scheme).color(QPalette::ButtonText);
            for (const int size : {16, 20, 40}) {
                const auto image = icon.pixmap(QSize(size, size)).toImage().convertToFormat(QImage::Format_ARGB32);
                QCOMPARE(image.size(), QSize(size, size));
                QVERIFY(hasStrongPixel(image, ink));
            }
        }
    }
    void unknownIconIsNull() { QVERIFY(themedIcon(u"no-such-icon"_s).isNull()); }

    /// If this fails, the digits of two tokens do not stand below each other.
    void digitsOfTheFixedFontAreEquallyWide()
    {
        const QFontMetricsF metrics(fixedFont(QFont()));
        for (char16_t digit = u'1'; digit <= u'9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
    }

private:
    static void listStates()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("scheme");
        for (const auto scheme : schemes) {
            for (const auto state : allShownStates)
                QTest::newRow(qPrintable(nameOf(scheme) + u": "_s + wordOf(state)))
                    << static_cast<int>(state) << static_cast<int>(scheme);
        }
    }
    static bool hasStrongPixel(const QImage &image, const QColor &ink)
    {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const auto pixel = image.pixelColor(x, y);
                if (pixel.alpha() > 100 && qAbs(pixel.lightness() - ink.lightness()) < 24)
                    return true;
            }
        }
        return false;
    }
};

QTEST_MAIN(TestStyle)
#include "tst_style.moc"
