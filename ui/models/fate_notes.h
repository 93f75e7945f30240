// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/models/cursor.h"

#include <cstdint>
#include <vector>

namespace lockscope::ui {

enum class NoteWeight : std::uint8_t { Info, Warning, Error };

/// Something that stands over all fates, and not over one of them.
struct Note
{
    NoteWeight weight = NoteWeight::Info;
    QString text;

    friend bool operator==(const Note &, const Note &) = default;
};

/// What the stop left over, what the start completed, and what keeps all fates waiting; the gravest first.
[[nodiscard]] std::vector<Note> fateNotes(const Cursor &cursor);

} // namespace lockscope::ui
