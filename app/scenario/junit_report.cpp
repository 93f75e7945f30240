// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QXmlStreamWriter>

#include "app/scenario/report_row.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using Kind = ReportRow::Kind;

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioReport)
};

/// XML 1.0 cannot carry other control characters, however they are written.
QString clean(QString text)
{
    for (auto &c : text) {
        if (c.unicode() < 0x20 && c != u'\n' && c != u'\t')
            c = QChar::ReplacementCharacter;
    }
    return text;
}

QString seconds(std::chrono::milliseconds span)
{
    return QString::number(static_cast<double>(span.count()) / 1000, 'f', 3);
}

QString countOf(const std::vector<ReportRow> &rows, std::initializer_list<Kind> kinds)
{
    return QString::number(std::count_if(rows.begin(), rows.end(), [&](const ReportRow &row) {
        return std::find(kinds.begin(), kinds.end(), row.kind) != kinds.end();
    }));
}

void writeTrouble(QXmlStreamWriter &xml, const QString &element, const QString &message, const QString &text)
{
    xml.writeStartElement(element);
    xml.writeAttribute(u"message"_s, clean(message));
    xml.writeCharacters(clean(text));
    xml.writeEndElement();
}

void writeCase(QXmlStreamWriter &xml, const ReportRow &row)
{
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"name"_s, clean(row.name));
    xml.writeAttribute(u"classname"_s, u"lockscope.%1"_s.arg(row.clock));
    xml.writeAttribute(u"file"_s, clean(row.file));
    xml.writeAttribute(u"time"_s, seconds(row.took));
    const auto text = u"%1\n%2\n%3"_s.arg(
        row.place, Report::tr("expected  %1").arg(row.expected), Report::tr("actual    %1").arg(row.actual));
    switch (row.kind) {
    case Kind::Passed:
        break;
    case Kind::Failed:
        writeTrouble(xml, u"failure"_s, Report::tr("%1: expected %2").arg(row.place, row.expected), text);
        break;
    case Kind::Unsure:
    case Kind::Stopped:
        writeTrouble(xml, u"error"_s, Report::tr("could not tell"), text);
        break;
    case Kind::NotValid:
        writeTrouble(xml, u"error"_s, Report::tr("not valid"), row.complaints.join(u'\n'));
        break;
    case Kind::Skipped:
        xml.writeEmptyElement(u"skipped"_s);
        break;
    }
    xml.writeEndElement();
}

} // namespace

QString wordOf(Kind kind)
{
    switch (kind) {
    case Kind::Passed:
        return Report::tr("passed");
    case Kind::Failed:
        return Report::tr("FAILED");
    case Kind::Unsure:
        return Report::tr("could not tell");
    case Kind::Stopped:
        return Report::tr("stopped");
    case Kind::NotValid:
        return Report::tr("NOT VALID");
    case Kind::Skipped:
        return Report::tr("skipped");
    }
    return {};
}

QByteArray junitReport(const std::vector<ReportRow> &rows)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    std::chrono::milliseconds took{};
    for (const auto &row : rows)
        took += row.took;
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"lockscope"_s);
    xml.writeAttribute(u"tests"_s, QString::number(rows.size()));
    xml.writeAttribute(u"failures"_s, countOf(rows, {Kind::Failed}));
    xml.writeAttribute(u"errors"_s, countOf(rows, {Kind::Unsure, Kind::Stopped, Kind::NotValid}));
    xml.writeAttribute(u"skipped"_s, countOf(rows, {Kind::Skipped}));
    xml.writeAttribute(u"time"_s, seconds(took));
    for (const auto &row : rows)
        writeCase(xml, row);
    xml.writeEndDocument();
    return bytes;
}

} // namespace lockscope::app
