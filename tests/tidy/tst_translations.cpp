// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/tidy/catalogue.h"
#include "tests/tidy/source_tree.h"

using namespace Qt::StringLiterals;
using namespace lockscope::tidy;

namespace {

/// A catalogue of translations/, and how lupdate makes it anew.
struct Catalogue
{
    const char *name;
    const char *list;
    QStringList arguments;
};

QList<Catalogue> catalogues()
{
    return {{"lockscope_en.ts", "texts.txt", {u"-pluralonly"_s}},
            {"lockscope_de.ts", "window_texts.txt", {u"-target-language"_s, u"de_DE"_s}}};
}

QList<CatalogueText> stored(const QString &name)
{
    return textsOfCatalogue(textOf(u"translations/"_s + name).toUtf8());
}

QStringList names(const QList<CatalogueText> &texts)
{
    QStringList all;
    for (const auto &text : texts)
        all << text.name() + (text.isPlural ? u", with its numbers"_s : QString());
    all.sort();
    return all;
}

QStringList without(QStringList texts, const QStringList &known)
{
    const QSet<QString> taken(known.begin(), known.end());
    texts.removeIf([&](const QString &text) { return taken.contains(text); });
    return texts;
}

CatalogueText text(const QString &source, const QStringList &forms)
{
    return {.context = u"Action"_s, .source = source, .comment = {}, .isPlural = forms.size() > 1, .forms = forms};
}

} // namespace

/// If this fails, somebody reads half a sentence in another language, or a name where a number belongs.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsFinished_data() { files(); }
    void everyTextIsFinished()
    {
        QFETCH(const QString, file);
        const auto texts = stored(file);
        QVERIFY(!texts.isEmpty());
        QStringList complaints;
        for (const auto &each : texts) {
            for (const auto &complaint : complaintsAbout(each))
                complaints << each.name() + u' ' + complaint;
        }
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    void noTextIsThereTwice_data() { files(); }
    void noTextIsThereTwice()
    {
        QFETCH(const QString, file);
        auto all = names(stored(file));
        const auto count = all.size();
        all.removeDuplicates();
        QCOMPARE(all.size(), count);
    }

    /// If this fails: cmake --build DIR --target update_translations, and a translation for each text that is new.
    void theSourcesSayNothingElse_data() { files(); }
    void theSourcesSayNothingElse()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, list);
        QFETCH(const QStringList, arguments);
        const auto lupdate = QStringLiteral(LOCKSCOPE_LUPDATE);
        QVERIFY2(QFileInfo(lupdate).isExecutable(), "lupdate is missing: scripts/packages.txt names its package");
        const QTemporaryDir folder;
        const auto fresh = folder.filePath(file);
        QProcess process;
        process.start(lupdate,
                      QStringList{u"-silent"_s, u"-locations"_s, u"none"_s, u"-I"_s, root().path()} + arguments
                          + QStringList{u'@' + QStringLiteral(LOCKSCOPE_TEXT_LISTS "/") + list, u"-ts"_s, fresh});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                 process.readAllStandardError().constData());
        QFile made(fresh);
        QVERIFY(made.open(QIODevice::ReadOnly));
        const auto said = names(textsOfCatalogue(made.readAll()));
        const auto known = names(stored(file));
        const auto missing = without(said, known);
        QVERIFY2(missing.isEmpty(), qPrintable(u"not in the catalogue:\n"_s + missing.join(u'\n')));
        const auto left = without(known, said);
        QVERIFY2(left.isEmpty(), qPrintable(u"said nowhere any more:\n"_s + left.join(u'\n')));
    }

    void aMistakeIsFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char *name, const QString &source, const QStringList &forms, const QString &wrong) {
            QTest::newRow(name) << source << forms << wrong;
        };
        row("nothing wrong", u"&Cut %1..."_s, {u"%1 &trennen..."_s}, {});
        row("both forms", u"%n lock(s)"_s, {u"%n Sperre"_s, u"%n Sperren"_s}, {});
        row("places exchanged", u"%1 of %2"_s, {u"von %2 %1"_s}, {});
        row("empty", u"Cut"_s, {QString()}, u"'' is empty"_s);
        row("placeholder lost", u"%1 of %2"_s, {u"%1 von"_s}, u"'%1 von' has other placeholders"_s);
        row("placeholder twice", u"%1 of %2"_s, {u"%1 von %1"_s}, u"'%1 von %1' has other placeholders"_s);
        row("digits not grouped", u"%L1 times"_s, {u"%1-mal"_s}, u"'%1-mal' has other placeholders"_s);
        row("word of an error", u"no '%f'"_s, {u"kein '%e'"_s}, u"'kein '%e'' has other placeholders"_s);
        row("number lost",
            u"%n lock(s)"_s,
            {u"eine Sperre"_s, u"%n Sperren"_s},
            u"'eine Sperre' has other placeholders"_s);
        row("no letter", u"&Cut"_s, {u"Trennen"_s}, u"'Trennen' has another number of letters for Alt"_s);
        row("a line less", u"%1\n%2"_s, {u"%1 %2"_s}, u"'%1 %2' has other line breaks"_s);
        row("no blank before", u" s"_s, {u"s"_s}, u"'s' begins with other blanks"_s);
        row("no dots", u"Cut..."_s, {u"Trennen"_s}, u"'Trennen' ends otherwise"_s);
    }
    void aMistakeIsFound()
    {
        QFETCH(const QString, source);
        QFETCH(const QStringList, forms);
        QFETCH(const QString, complaint);
        QCOMPARE(complaintsAbout(text(source, forms)).join(u'\n'), complaint);
    }

    void unfinishedTextsAndMissingFormsAreFound()
    {
        auto lock = text(u"lock"_s, {u"Sperre"_s});
        lock.isFinished = false;
        QCOMPARE(complaintsAbout(lock), QStringList{u"is not finished"_s});
        auto locks = text(u"%n lock(s)"_s, {u"%n Sperren"_s});
        locks.isPlural = true;
        QCOMPARE(complaintsAbout(locks), QStringList{u"has 1 forms, not 2"_s});
    }

private:
    static void files()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("list");
        QTest::addColumn<QStringList>("arguments");
        for (const auto &each : catalogues())
            QTest::newRow(each.name) << QString::fromLatin1(each.name) << QString::fromLatin1(each.list)
                                     << each.arguments;
    }
};

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
