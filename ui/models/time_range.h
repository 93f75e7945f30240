// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/picture/time_span.h"
#include "ui/models/cursor.h"

namespace lockscope::ui {

/// The span of time that every picture and every plot shows: one for the whole window, so that they always show the
/// same.
///
/// While it follows, its end stays a little after the present, so that deadlines are seen before they come, and it
/// moves with the events and with the passing of time. Until more has happened than it is long, its beginning stays
/// where the history begins. Whoever looks elsewhere stops it; follow() starts it again.
class TimeRange : public QObject
{
    Q_OBJECT

public:
    static constexpr Duration lengthMin{100};
    static constexpr Duration lengthMax = std::chrono::hours(24 * 400);

    explicit TimeRange(const Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] const picture::TimeSpan &shown() const { return m_shown; }
    /// From the first event that is kept to the last one, or to the present where that is later.
    [[nodiscard]] picture::TimeSpan whole() const;
    [[nodiscard]] bool isFollowing() const { return m_following; }

    /// Shows `span`, as near to it as there is something to see, and stops following.
    void show(const picture::TimeSpan &span);
    /// Moves as little as needed so that `at` is seen, and stops following if it has to move.
    void reveal(TimePoint at);
    void follow(bool on);

    /// At `factor` of the length, around `anchor`; still following where it was.
    void zoom(double factor, TimePoint anchor);
    /// The same around the middle, and while following around the present.
    void zoom(double factor);
    /// By `share` of the length: below 0 into the past. Back at the present it does not follow by itself.
    void move(double share);
    /// The whole history; still following where it was.
    void fit();

signals:
    /// shown() or isFollowing() is another one.
    void changed();

private:
    [[nodiscard]] picture::TimeSpan followed(Duration length) const;
    [[nodiscard]] picture::TimeSpan bounded(picture::TimeSpan span) const;
    void set(const picture::TimeSpan &span, bool following);
    void keepUp();

    const Cursor &m_cursor;
    picture::TimeSpan m_shown;
    bool m_following = true;
};

} // namespace lockscope::ui
