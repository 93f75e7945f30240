// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/entry.h"

#include <cstdint>
#include <optional>

namespace lockscope::io {

/// Why a recording cannot be read or goes on no longer.
enum class RecordingTrouble : std::uint8_t {
    /// There is no such file, or it may not be opened.
    CannotOpen,
    /// Some other file.
    NotARecording,
    /// Written by a later program.
    Newer,
    /// Bytes are not those that were written.
    Damaged,
    /// It stands there already.
    Exists,
    CannotWrite,
    DiskFull,
    /// Somebody else writes to it.
    Busy,
    /// Events came faster than the disk took them.
    TooSlow,
};

struct RecordingProblem
{
    RecordingTrouble trouble = RecordingTrouble::CannotOpen;
    QString path;
    /// The system's own words, English; may be empty.
    QString detail{};
    /// Where, if it is about one place.
    std::optional<EventNumber> at{};
};

} // namespace lockscope::io
