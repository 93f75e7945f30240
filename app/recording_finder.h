// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "core/io/recording_reader_thread.h"
#include "ui/models/event_finder.h"

namespace lockscope::app {

/// Looks through a recording on the thread that reads it.
class RecordingFinder : public ui::EventFinder
{
    Q_OBJECT

public:
    /// Once the reader is gone nothing is found.
    explicit RecordingFinder(io::RecordingReaderThread &reader, QObject *parent = nullptr);

    void find(const query::Expression &expression, EventNumber begin, EventNumber end) override;
    void stop() override;

private:
    QPointer<io::RecordingReaderThread> m_reader;
    /// Of the search whose hits count; those of one before may still be on their way.
    std::uint64_t m_id = 0;
    bool m_isLooking = false;
};

} // namespace lockscope::app
