// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_text.h"

#include <QCoreApplication>
#include <QSysInfo>

#include "core/io/clock.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Recording)
};

QString sentenceOf(io::RecordingTrouble trouble)
{
    using io::RecordingTrouble;
    switch (trouble) {
    case RecordingTrouble::CannotOpen:
        return Text::tr("%1 cannot be opened: check that it is there and that you may read it");
    case RecordingTrouble::NotARecording:
        return Text::tr("%1 is not a recording of Lockscope: choose a file that ends in .lockscope");
    case RecordingTrouble::Newer:
        return Text::tr("%1 was recorded by a later version of Lockscope: open it with that one");
    case RecordingTrouble::Damaged:
        return Text::tr("%1 is damaged: look for another copy of it");
    case RecordingTrouble::Exists:
        return Text::tr("%1 is there already: choose another name");
    case RecordingTrouble::CannotWrite:
        return Text::tr("%1 cannot be written: check the disk and that you may write there");
    case RecordingTrouble::DiskFull:
        return Text::tr("%1 cannot go on, because the disk is full: make room");
    case RecordingTrouble::Busy:
        return Text::tr("%1 is being written by somebody else: try again in a moment");
    case RecordingTrouble::TooSlow:
        return Text::tr("%1 has ended, because the disk could not keep up with the events");
    }
    Q_UNREACHABLE();
}

} // namespace

QString sentenceOf(const io::RecordingProblem &problem)
{
    auto sentence = sentenceOf(problem.trouble).arg(problem.path);
    if (problem.at)
        sentence += Text::tr(" (at event %1)").arg(problem.at->value());
    if (!problem.detail.isEmpty())
        sentence += Text::tr(" (%1)").arg(problem.detail);
    return sentence;
}

io::RecordingAbout aboutThis(const QString &source)
{
    return {.program = u"lockscope %1"_s.arg(QCoreApplication::applicationVersion()),
            .system = u"Qt %1, %2"_s.arg(QString::fromLatin1(qVersion()), QSysInfo::prettyProductName()),
            .source = source,
            .began = io::readClock().wall};
}

} // namespace lockscope::app
