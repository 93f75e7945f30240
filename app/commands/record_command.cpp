// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/record_export.h"
#include "app/recording_text.h"
#include "core/io/recording_reader.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "ui/models/plain_text.h"
#include "ui/models/query_sentence.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr int exitDamaged = 1;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RecordCommand)
};

int complain(const io::RecordingProblem &problem)
{
    printError(u"lockscope record: "_s + sentenceOf(problem));
    return exitDamaged;
}

QString timeText(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(
               std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count())
        .toString(Qt::ISODateWithMs);
}

/// What a file says is whatever its writer liked: a terminal gets no control characters of it.
QString shown(const QString &text)
{
    return ui::plain(text.toStdString());
}

/// What a person wants to know before opening it.
int tellAbout(io::RecordingReader &reader)
{
    const auto count = reader.end().value() - reader.first().value();
    const auto &about = reader.about();
    printLine(
        Text::tr("recorded by %1 (%2) on %3").arg(shown(about.program), shown(about.source), shown(about.system)));
    printLine(Text::tr("began %1").arg(timeText(about.began)));
    if (!about.scenarioName.isEmpty())
        printLine(Text::tr("scenario %1").arg(shown(about.scenarioName)));
    if (const auto &failed = about.failure) {
        const auto event = QString::number(failed->event.value());
        printLine(failed->line > 0 ? Text::tr("failed in line %1 at event %2").arg(QString::number(failed->line), event)
                                   : Text::tr("failed at event %1").arg(event));
        printLine(Text::tr("  expected  %1").arg(shown(failed->expected)));
        printLine(Text::tr("  actual    %1").arg(shown(failed->actual)));
    }
    printLine(Text::tr("%1 events, from %2 to %3")
                  .arg(QString::number(count),
                       QString::number(reader.first().value()),
                       QString::number(reader.end().value() - 1)));
    if (reader.droppedCount() > 0)
        printLine(Text::tr("%1 older events went, because the recording had become too large; the state before the "
                           "first one that is left is kept")
                      .arg(reader.droppedCount()));
    printLine(Text::tr("%1 bytes").arg(reader.byteCount()));
    const auto marks = reader.bookmarks();
    if (!marks)
        return complain(marks.error());
    for (const auto &mark : *marks)
        printLine(Text::tr("bookmark at %1: %2").arg(QString::number(mark.event.value()), ui::plain(mark.note)));
    const auto notes = reader.notes();
    if (!notes)
        return complain(notes.error());
    for (const auto &note : *notes)
        printLine(Text::tr("note at %1: %2").arg(QString::number(note.event.value()), shown(note.text)));
    return exitOk;
}

int exportFrom(io::RecordingReader &reader, const CommandLine &line)
{
    const auto format = line.text(u"format"_s);
    if (format != u"json" && format != u"csv")
        return line.complain(Text::tr("--format: '%1' is neither json nor csv").arg(format));
    std::optional<query::Expression> filter;
    if (line.has(u"filter"_s)) {
        const auto text = line.text(u"filter"_s).toStdString();
        auto parsed = query::parse(text, query::eventSchema());
        if (!parsed)
            return line.complain(u"--filter: "_s + ui::sentenceOf(parsed.error()));
        filter = *std::move(parsed);
    }
    const auto done = exportEvents(reader, {.isCsv = format == u"csv", .filter = std::move(filter)}, stdout);
    if (!done)
        return complain(done.error());
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        printError(u"lockscope record: "_s + Text::tr("the export is not whole: stdout cannot be written"));
        return exitDamaged;
    }
    return exitOk;
}

} // namespace

int runRecord(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(u"record"_s,
                     Text::tr("Looks into a recording, also one that is being written; never changes it. Exit status: "
                              "0 done, 1 it cannot be read."),
                     u"lockscope record export --format csv --filter 'key == \"orders/17\"' demo.lockscope"_s);
    line.addOption(u"format"_s, Text::tr("Of an export: json, an object a line, or csv."), u"name"_s, u"json"_s);
    line.addOption(u"filter"_s, Text::tr("Exports only the events for which this expression holds."), u"expression"_s);
    line.addPositional(u"what"_s, Text::tr("info: what it is; export: its events, on stdout."), u"info|export"_s);
    line.addPositional(u"FILE"_s, Text::tr("The recording."), u"FILE"_s);
    if (const auto status = line.parse(arguments))
        return *status;
    const auto given = line.positionals();
    if (given.size() != 2)
        return line.complain(Text::tr("expected 'info' or 'export' and one file"));
    if (given[0] != u"info" && given[0] != u"export")
        return line.complain(Text::tr("'%1' is neither 'info' nor 'export'").arg(given[0]));
    auto reader = io::RecordingReader::open(given[1]);
    if (!reader)
        return complain(reader.error());
    return given[0] == u"info" ? tellAbout(*reader) : exportFrom(*reader, line);
}

} // namespace lockscope::app
