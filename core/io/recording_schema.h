// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/time.h"
#include "core/history/bookmark.h"
#include "core/history/entry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// What writers and readers of a recording share: docs/recording_format.md has it in prose.
namespace lockscope::io {

/// "LSCP": `file` and SQLite tell by it what kind of database this is.
inline constexpr int recordingApplicationId = 0x4C534350;
/// Rises when a reader of before could not read it; readers refuse what is higher.
inline constexpr int recordingVersion = 1;
/// Events of a full page. Page n holds the events from n * pageSize + 1 on.
inline constexpr std::uint64_t recordingPageSize = 1'024;

inline constexpr std::array recordingTables{
    u"CREATE TABLE about(name TEXT PRIMARY KEY, value) WITHOUT ROWID",
    u"CREATE TABLE page(id INTEGER PRIMARY KEY, first INTEGER NOT NULL, count INTEGER NOT NULL,"
    u" begin_mono_us INTEGER NOT NULL, end_mono_us INTEGER NOT NULL, begin_wall_us INTEGER NOT NULL,"
    u" faults INTEGER NOT NULL, leaders INTEGER NOT NULL, indeterminate INTEGER NOT NULL, parked INTEGER NOT NULL,"
    u" troubles INTEGER NOT NULL, events BLOB NOT NULL)",
    u"CREATE TABLE keyframe(event INTEGER PRIMARY KEY, world BLOB NOT NULL)",
    u"CREATE TABLE client(id INTEGER PRIMARY KEY, name TEXT NOT NULL, event INTEGER NOT NULL)",
    u"CREATE TABLE node(id INTEGER PRIMARY KEY, address TEXT NOT NULL, event INTEGER NOT NULL)",
    u"CREATE TABLE scenario(name TEXT PRIMARY KEY, text TEXT NOT NULL)",
    u"CREATE TABLE bookmark(id INTEGER PRIMARY KEY, event INTEGER NOT NULL, note TEXT NOT NULL,"
    u" made_wall_us INTEGER NOT NULL)",
    u"CREATE TABLE note(id INTEGER PRIMARY KEY, event INTEGER, text TEXT NOT NULL, made_wall_us INTEGER NOT NULL)",
};

[[nodiscard]] constexpr std::uint64_t pageOf(EventNumber number)
{
    return (number.value() - 1) / recordingPageSize;
}

/// Where a run of a scenario failed, and why.
struct RecordedFailure
{
    /// The last event before it.
    EventNumber event;
    /// Of the scenario; 0: none of its own lines.
    int line = 0;
    QString expected;
    QString actual;
};

/// What made a recording, and from what. Never anything that is secret: it is meant to be passed on.
struct RecordingAbout
{
    /// "lockscope 0.1.0"
    QString program;
    /// "Qt 6.4.2, Debian GNU/Linux 12"
    QString system;
    /// "console", "run", "explore"
    QString source;
    WallTime began;
    /// Of a run: its scenario's name and text; of others empty.
    QString scenarioName{};
    QString scenarioText{};
    /// Of a run that failed.
    std::optional<RecordedFailure> failure{};
};

/// What a person, or whoever found something, wrote; `event` 0: about the whole.
struct RecordingNote
{
    EventNumber event;
    QString text;

    friend bool operator==(const RecordingNote &, const RecordingNote &) = default;
};

} // namespace lockscope::io
