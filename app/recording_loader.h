// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/recording_judge.h"
#include "core/io/recording_reader_thread.h"
#include "ui/models/console_models.h"

#include <cstdint>
#include <set>

namespace lockscope::app {

/// Shows a recording in a console that has no history of its own: it stands at the first event, and what somebody looks
/// at is read on a thread of its own. However long the recording is, opening it costs the same. Another thread judges
/// all of it meanwhile, so that its findings stand there as they do in a console.
///
/// Of a recording that is still written it shows what was there when it was opened, and says when there is more.
class RecordingLoader : public QObject
{
    Q_OBJECT

public:
    /// The models outlive it.
    RecordingLoader(ui::ConsoleModels &models, const QString &path, QObject *parent = nullptr);

    void start();
    /// What came since is shown, too, at the moment that is shown already.
    void startAgain();
    /// Looks whether something came; it does so by itself, too.
    void look() { m_reader.look(); }

signals:
    void loaded();
    /// It is still written: it has so many events more than are shown.
    void grew(quint64 events);
    /// One sentence: what is wrong with which file. What was read before stays.
    void failed(const QString &sentence);
    /// One sentence: why a bookmark could not be kept.
    void markingFailed(const QString &sentence);

private:
    void open(const io::RecordingOpening &opening);
    void showScenario(const io::RecordingOpening &opening);
    void fetch(EventNumber number);
    void fail(const io::RecordingProblem &problem);
    void step(const ui::StepSearch &wanted);
    void take(const io::RecordingHits &hits);

    ui::ConsoleModels &m_models;
    io::RecordingReaderThread m_reader;
    RecordingJudge m_judge;
    QTimer m_growth;
    std::uint64_t m_stepCount = 0;
    /// Pages that are damaged: asking again is in vain.
    std::set<std::uint64_t> m_unreadable;
};

} // namespace lockscope::app
