// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tidy/catalogue.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace lockscope::tidy {

namespace {

/// Everything in `text` that `pattern` finds, in an order of its own.
QStringList found(const QRegularExpression &pattern, const QString &text)
{
    QStringList all;
    for (const auto &match : pattern.globalMatch(text))
        all << match.captured();
    all.sort();
    return all;
}

QString complaintAboutForm(const QString &source, const QString &form)
{
    static const QRegularExpression placeholder(u"%L?(\\d+|n)|%[ef]\\b"_s);
    static const QRegularExpression mnemonic(u"&(?=[^\\s&])"_s);
    static const QRegularExpression lineBreak(u"\n"_s);
    static const QRegularExpression before(u"^\\s*"_s);
    // A question stays one, and a command that opens a dialog keeps its three dots.
    static const QRegularExpression after(u"[\\s.:;,?!]*$"_s);
    if (form.isEmpty())
        return u"is empty"_s;
    if (found(placeholder, source) != found(placeholder, form))
        return u"has other placeholders"_s;
    if (found(mnemonic, source).size() != found(mnemonic, form).size())
        return u"has another number of letters for Alt"_s;
    if (found(lineBreak, source) != found(lineBreak, form))
        return u"has other line breaks"_s;
    if (before.match(source).captured() != before.match(form).captured())
        return u"begins with other blanks"_s;
    if (after.match(source).captured() != after.match(form).captured())
        return u"ends otherwise"_s;
    return {};
}

CatalogueText readMessage(QXmlStreamReader &xml, const QString &context)
{
    CatalogueText text{.context = context,
                       .source = {},
                       .comment = {},
                       .isPlural = xml.attributes().value(u"numerus"_s) == u"yes"_s,
                       .isFinished = true,
                       .forms = {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source"_s) {
            text.source = xml.readElementText();
        } else if (xml.name() == u"comment"_s) {
            text.comment = xml.readElementText();
        } else if (xml.name() == u"translation"_s) {
            text.isFinished = !xml.attributes().hasAttribute(u"type"_s);
            while (text.isPlural && xml.readNextStartElement())
                text.forms << xml.readElementText();
            if (!text.isPlural)
                text.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return text;
}

} // namespace

QString CatalogueText::name() const
{
    return context + u": "_s + source + (comment.isEmpty() ? QString() : u" ("_s + comment + u')');
}

QList<CatalogueText> textsOfCatalogue(const QByteArray &ts)
{
    QList<CatalogueText> texts;
    QXmlStreamReader xml(ts);
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"message"_s)
                texts << readMessage(xml, context);
            else
                context = xml.readElementText();
        }
    }
    if (xml.hasError())
        qFatal("line %lld of a catalogue: %s", xml.lineNumber(), qPrintable(xml.errorString()));
    return texts;
}

QStringList complaintsAbout(const CatalogueText &text)
{
    if (!text.isFinished)
        return {u"is not finished"_s};
    const qsizetype wanted = text.isPlural ? 2 : 1;
    if (text.forms.size() != wanted)
        return {u"has %1 forms, not %2"_s.arg(text.forms.size()).arg(wanted)};
    QStringList complaints;
    for (const auto &form : text.forms) {
        if (const auto complaint = complaintAboutForm(text.source, form); !complaint.isEmpty())
            complaints << u"'%1' %2"_s.arg(form, complaint);
    }
    return complaints;
}

} // namespace lockscope::tidy
