// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/model_bench.h"
#include "ui/models/colour_rules.h"
#include "ui/models/roles.h"
#include "ui/shell/settings.h"
#include "ui/style/mark_palette.h"
#include "ui/style/theme.h"

#include <set>

using namespace lockscope;
using namespace lockscope::ui;
using namespace Qt::StringLiterals;

namespace {

Entry grantOf(const char *name)
{
    return {EventNumber(1),
            {},
            NodeId(1),
            ServerEvent(Granted{key(name), owner(1), Token(1), first, TimePoint(), Lsn(1)}),
            Rule::None};
}

const ColourRule ofA{u"a"_s, u"key == \"a\""_s, RowMark::C, true};
const ColourRule ofGrants{u"grants"_s, u"kind is Granted"_s, RowMark::E, true};

} // namespace

/// If these fail, an event has a colour that no rule gave it.
class TestColourRules : public QObject
{
    Q_OBJECT

private slots:
    void firstRuleThatFitsDecides()
    {
        ColourRules rules;
        const QAbstractItemModelTester tester(&rules, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rules.setRules({ofA, ofGrants});
        QCOMPARE(rules.markOf(grantOf("a")), std::optional(RowMark::C));
        QCOMPARE(rules.markOf(grantOf("b")), std::optional(RowMark::E));
        rules.moveDown(0);
        QCOMPARE(rules.markOf(grantOf("a")), std::optional(RowMark::E));
        rules.setData(rules.index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        QCOMPARE(rules.markOf(grantOf("a")), std::optional(RowMark::C));
        QCOMPARE(rules.markOf(grantOf("b")), std::optional<RowMark>());
        rules.remove(1);
        QCOMPARE(rules.markOf(grantOf("a")), std::optional<RowMark>());
    }

    void wrongRuleStaysAndMarksNothing()
    {
        ColourRules rules;
        rules.add({u"typo"_s, u"kye == \"a\""_s, RowMark::A, true});
        rules.add(ofA);
        QCOMPARE(rules.markOf(grantOf("a")), std::optional(RowMark::C));
        QCOMPARE(rules.rule(0).text, u"kye == \"a\""_s);
    }

    void numberOfRulesIsBounded()
    {
        ColourRules rules;
        for (std::size_t i = 0; i < ColourRules::rulesMax; ++i)
            QCOMPARE(rules.add(ofA), static_cast<int>(i));
        QCOMPARE(rules.add(ofA), -1);
    }

    /// If this fails, the list goes on to show yesterday's colours.
    void eventsAreDrawnAnewWhenARuleChanges()
    {
        ModelBench bench;
        bench.tell(ServerEvent(std::get<Granted>(std::get<ServerEvent>(grantOf("a").event)))).show();
        QSignalSpy drawn(&bench.models.events, &EventModel::dataChanged);
        bench.models.colours.add(ofA);
        QCOMPARE(drawn.count(), 1);
        QCOMPARE(bench.models.events.index(0, 0).data(MarkRole).toInt(), static_cast<int>(RowMark::C));
    }

    void settingsKeepRulesAndFilters()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"settings.ini"_s);
        {
            Settings settings(path);
            settings.filters().setColourRules({ofGrants, ofA});
            settings.filters().save({u"zulu"_s, u"n > 1"_s});
            settings.filters().save({u"mine"_s, u"n > 2"_s});
            settings.filters().save({u"zulu"_s, u"n > 3"_s});
            settings.filters().remember(u"n > 1"_s);
            settings.filters().remember(u"n > 2"_s);
            settings.filters().remember(u"n > 1"_s);
        }
        Settings settings(path);
        QCOMPARE(settings.filters().colourRules(), (std::vector{ofGrants, ofA}));
        QCOMPARE(settings.filters().named(),
                 (QList<NamedExpression>{{u"mine"_s, u"n > 2"_s}, {u"zulu"_s, u"n > 3"_s}}));
        QCOMPARE(settings.filters().history(), (QStringList{u"n > 1"_s, u"n > 2"_s}));
        settings.filters().forget(u"mine"_s);
        QCOMPARE(settings.filters().named().size(), 1);
    }

    void nonsenseInTheFileIsLeftOut()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"settings.ini"_s);
        {
            QSettings file(path, QSettings::IniFormat);
            file.beginWriteArray(u"colours"_s, 3);
            file.setArrayIndex(0);
            file.setValue(u"mark"_s, u"77"_s);
            file.setArrayIndex(1);
            file.setValue(u"mark"_s, u"1"_s);
            file.setValue(u"text"_s, QString(100'000, u'x'));
            file.endArray();
            file.setValue(u"filter/history/size"_s, u"4000000000"_s);
        }
        Settings settings(path);
        const auto rules = settings.filters().colourRules();
        QCOMPARE(rules.size(), std::size_t(1));
        QVERIFY(rules.front().text.size() <= 4'096);
        QVERIFY(settings.filters().history().isEmpty());
    }

    /// If this fails, text cannot be read on a mark's colour, or two marks look alike.
    void marksAreReadable()
    {
        for (const auto scheme : {ColourScheme::Light, ColourScheme::Dark}) {
            std::set<QRgb> chips;
            const auto text = paletteFor(scheme).color(QPalette::Text);
            for (std::size_t i = 0; i < rowMarkCount; ++i) {
                const auto ink = inkOf(static_cast<RowMark>(i), scheme);
                QVERIFY(contrastRatio(ink.letter, ink.chip) >= 4.5);
                QVERIFY2(contrastRatio(text, ink.tint) >= 4.5, qPrintable(ink.tint.name()));
                chips.insert(ink.chip.rgb());
            }
            QCOMPARE(chips.size(), rowMarkCount);
        }
    }
};

QTEST_MAIN(TestColourRules)
#include "tst_colour_rules.moc"
