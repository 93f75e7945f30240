// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

#include "core/check/finding_number.h"
#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <compare>
#include <variant>

namespace lockscope::ui {

/// Nothing is selected.
struct NoSelection
{
    friend auto operator<=>(const NoSelection &, const NoSelection &) = default;
};

/// The one thing that a person looks at: an identity, never a row, so that it means the same thing in every view and
/// survives every change of the rows.
using Selection = std::variant<NoSelection,
                               Key,
                               RequestRef,
                               ClientId,
                               NodeId,
                               ConnectionId,
                               OpenSequence,
                               EventNumber,
                               check::FindingNumber>;

} // namespace lockscope::ui

Q_DECLARE_METATYPE(lockscope::ui::Selection)
