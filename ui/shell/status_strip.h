// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QStatusBar>

#include "core/vocabulary/shown_state.h"
#include "ui/models/cursor.h"
#include "ui/models/status_counts.h"

#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lockscope::ui {

/// The status bar: which moment is shown, how fast events come, who leads, how many locks are in which state, what is
/// shown late or not at all.
///
/// The explanation of a command hides these for a moment. A failed journal and the address to connect to always stay.
class StatusStrip : public QStatusBar
{
    Q_OBJECT

public:
    /// Cursor and counts outlive it; `copyAddress` is what a click on the address does.
    StatusStrip(const Cursor &cursor, const StatusCounts &counts, QAction &copyAddress, QWidget *parent = nullptr);

    /// Empty: nothing listens.
    void setAddress(const QString &address);
    /// The servers are outside: the counts of what they hold are not visible.
    void setOutside();
    /// The list of events stands still, while all other areas go on.
    void setEventsFrozen(bool frozen);
    /// How the recording stands, in a few words, and more about it.
    void setRecording(const QString &words, const QString &more);
    /// Over the counts, for some seconds.
    void say(const QString &sentence);

signals:
    /// The number of findings was pressed.
    void findingsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Count
    {
        ShownState state;
        qint64 StatusCounts::Values::*value;
        const char *text;
        QLabel *badge;
        QLabel *label;
    };

    [[nodiscard]] QWidget *makeCounts();
    [[nodiscard]] QWidget *makeStanding(QAction &copyAddress);
    void addCount(QHBoxLayout &row, ShownState state, qint64 StatusCounts::Values::*value, const char *text);
    void refresh();
    void refreshMoment();
    void refreshLost();
    void refreshFindings();
    void drawBadges();

    const Cursor &m_cursor;
    const StatusCounts &m_counts;
    bool m_eventsFrozen = false;
    bool m_isOutside = false;
    QLabel *m_moment;
    QLabel *m_server;
    std::vector<Count> m_shown;
    QLabel *m_lost;
    QToolButton *m_findings;
    QLabel *m_recording;
    QLabel *m_fatalIcon;
    QLabel *m_fatal;
    QToolButton *m_address;
};

} // namespace lockscope::ui
