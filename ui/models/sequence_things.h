// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/picture/sequence_layout.h"
#include "ui/models/cursor.h"
#include "ui/models/pictures.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <optional>

namespace lockscope::ui {

/// What somebody selects who picks a thing of the sequence picture: the request, lock, fate, client, node or connection
/// that it is about, or else the event that it comes from.
[[nodiscard]] Selection
selectionOf(const picture::SequenceThing &thing, const picture::Arrangement &columns, const Pictures &pictures);
[[nodiscard]] Selection selectionOf(const picture::SequenceItem &item, const Pictures &pictures);
[[nodiscard]] Selection selectionOf(const picture::Band &band, const Pictures &pictures);
/// The event's own subject, as far as it has one that can be selected; else the event.
[[nodiscard]] Selection subjectOf(const Entry &entry);

/// Everything about a thing of the picture, line by line, as plain text.
[[nodiscard]] QString
textOf(const picture::SequenceThing &thing, const picture::Arrangement &columns, const Pictures &pictures);

/// Whether something in the picture belongs to what is selected. Asked of every message on screen, so it is prepared
/// once.
class SequenceChoice
{
public:
    SequenceChoice(const Selection &selection, const Pictures &pictures);

    [[nodiscard]] bool operator()(const picture::SequenceItem &item) const;

private:
    const Pictures &m_pictures;
    Selection m_selection;
    std::uint32_t m_keyHash = 0;
    std::optional<picture::PartyId> m_client;
    std::optional<picture::PartyId> m_node;
};

} // namespace lockscope::ui
