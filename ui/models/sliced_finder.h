// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "ui/models/cursor.h"
#include "ui/models/event_finder.h"

#include <cstddef>
#include <optional>

namespace lockscope::ui {

/// A finder without a thread: it looks at a few events each time that the event loop has nothing else to do.
class SlicedFinder : public EventFinder
{
    Q_OBJECT

public:
    /// Events of one turn; less than a picture's time, also on a slow machine.
    static constexpr std::size_t sliceSize = 2'048;

    explicit SlicedFinder(const Cursor &cursor, QObject *parent = nullptr);

    void find(const query::Expression &expression, EventNumber begin, EventNumber end) override;
    void stop() override;

private:
    void look();

    const Cursor &m_cursor;
    QTimer m_turn;
    std::optional<query::Expression> m_expression;
    /// What was not looked at yet.
    EventNumber m_begin;
    EventNumber m_end;
    std::uint64_t m_looked = 0;
};

} // namespace lockscope::ui
