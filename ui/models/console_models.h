// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/models/bookmark_model.h"
#include "ui/models/colour_rules.h"
#include "ui/models/cursor.h"
#include "ui/models/event_model.h"
#include "ui/models/fate_board_model.h"
#include "ui/models/fate_model.h"
#include "ui/models/fault_list.h"
#include "ui/models/filter.h"
#include "ui/models/finding_model.h"
#include "ui/models/inspector_model.h"
#include "ui/models/lane_model.h"
#include "ui/models/lock_model.h"
#include "ui/models/log_model.h"
#include "ui/models/node_model.h"
#include "ui/models/overview.h"
#include "ui/models/pictures.h"
#include "ui/models/scenario_desk.h"
#include "ui/models/status_counts.h"
#include "ui/models/time_range.h"
#include "ui/models/time_steps.h"
#include "ui/models/why_model.h"

namespace lockscope::ui {

/// All that a window shows: one cursor and the models over it. Outlives every window that shows it.
class ConsoleModels : public QObject
{
    Q_OBJECT

public:
    explicit ConsoleModels(History::Limits limits, QObject *parent = nullptr)
        : QObject(parent)
        , cursor(limits)
        , locks(cursor, filter)
        , nodes(cursor)
        , fates(cursor, filter)
        , fateBoard(cursor)
        , lanes(cursor)
        , events(cursor, filter, colours)
        , faults(cursor)
        , findings(cursor)
        , inspector(cursor, findings)
        , why(cursor, findings)
        , status(cursor)
        , pictures(cursor)
        , range(cursor)
        , steps(cursor)
        , bookmarks(cursor)
        , overview(cursor)
        , log(cursor)
    {
        connect(&inspector, &InspectorModel::selectionChanged, &steps, &TimeSteps::setSelection);
    }

    Cursor cursor;
    Filter filter;
    ColourRules colours;
    LockModel locks;
    NodeModel nodes;
    FateModel fates;
    FateBoardModel fateBoard;
    LaneModel lanes;
    EventModel events;
    FaultList faults;
    FindingModel findings;
    InspectorModel inspector;
    WhyModel why;
    StatusCounts status;
    Pictures pictures;
    TimeRange range;
    TimeSteps steps;
    ScenarioDesk scenarios;
    BookmarkModel bookmarks;
    Overview overview;
    LogModel log;
};

} // namespace lockscope::ui
