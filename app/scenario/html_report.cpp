// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/scenario/drawing_svg.h"
#include "app/scenario/report_row.h"
#include "app/scenario/run_picture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using Kind = ReportRow::Kind;

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioReport)
};

const auto pageStyle = u"body{font:15px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;"
                       "color:var(--text);background:var(--page)}\n"
                       "table{border-collapse:collapse;width:100%}\n"
                       "td,th{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--hairline);"
                       "vertical-align:top}\n"
                       "td.number,th.number{text-align:right}\n"
                       "a{color:var(--accent)}\n"
                       ".quiet{color:var(--quiet)}\n"
                       ".bad{color:var(--error);font-weight:600}\n"
                       "pre{white-space:pre-wrap;border-left:3px solid var(--error);padding-left:1rem}\n"
                       "details>div{overflow-x:auto}\n"_s;

bool isBad(Kind kind)
{
    return kind != Kind::Passed && kind != Kind::Skipped;
}

QString verdictCell(Kind kind)
{
    return u"<td class='%1'>%2</td>"_s.arg(isBad(kind) ? u"bad"_s : QString(), wordOf(kind).toHtmlEscaped());
}

QString tableRow(const ReportRow &row, std::size_t number)
{
    return u"<tr>%1<td><a href='#s%2'>%3</a></td><td>%4</td><td>%5</td><td class='number'>%6</td></tr>\n"_s.arg(
        verdictCell(row.kind),
        QString::number(number),
        row.name.toHtmlEscaped(),
        row.title.toHtmlEscaped(),
        row.clock.toHtmlEscaped(),
        QString::number(row.took.count()));
}

QString section(const ReportRow &row, std::size_t number)
{
    auto text = u"<h2 id='s%1'>%2</h2>\n"_s.arg(QString::number(number), row.name.toHtmlEscaped());
    text += u"<p><strong>%1</strong> <span class='quiet'>%2</span></p>\n"_s.arg(
        (row.title.isEmpty() ? wordOf(row.kind) : row.title).toHtmlEscaped(), row.file.toHtmlEscaped());
    if (!row.watch.isEmpty())
        text += u"<p>%1</p>\n"_s.arg(row.watch.toHtmlEscaped());
    if (row.kind == Kind::NotValid)
        text += u"<pre>%1</pre>\n"_s.arg(row.complaints.join(u'\n').toHtmlEscaped());
    else if (isBad(row.kind))
        text += u"<pre>%1\n%2\n%3</pre>\n"_s.arg(row.place.toHtmlEscaped(),
                                                 Report::tr("expected  %1").arg(row.expected).toHtmlEscaped(),
                                                 Report::tr("actual    %1").arg(row.actual).toHtmlEscaped());
    if (row.outcome)
        text += u"<details%1><summary>%2</summary><div>%3</div></details>\n"_s.arg(
            isBad(row.kind) ? u" open"_s : QString(),
            Report::tr("The run, event by event").toHtmlEscaped(),
            svgOf(pictureOf(*row.outcome)));
    return text;
}

} // namespace

QByteArray htmlReport(const std::vector<ReportRow> &rows)
{
    const auto bad = std::count_if(rows.begin(), rows.end(), [](const ReportRow &row) { return isBad(row.kind); });
    const auto title = bad == 0 ? Report::tr("%n scenario(s), all well", nullptr, static_cast<int>(rows.size()))
                                : Report::tr("%1 of %2 scenarios did not pass").arg(bad).arg(rows.size());
    auto page =
        u"<!DOCTYPE html>\n<html lang='en'><head><meta charset='utf-8'><title>%1</title>\n<style>%2%3</style>"
        "</head><body>\n%4<h1>%1</h1>\n"_s.arg(title.toHtmlEscaped(), pictureStyle(), pageStyle, pictureDefinitions());
    page += u"<table><tr><th></th><th>%1</th><th></th><th>%2</th><th class='number'>%3</th></tr>\n"_s.arg(
        Report::tr("Scenario"), Report::tr("Clock"), Report::tr("Milliseconds"));
    for (std::size_t row = 0; row < rows.size(); ++row)
        page += tableRow(rows[row], row);
    page += u"</table>\n"_s;
    for (std::size_t row = 0; row < rows.size(); ++row)
        page += section(rows[row], row);
    return (page + u"</body></html>\n"_s).toUtf8();
}

} // namespace lockscope::app
