// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/fate_truth.h"
#include "ui/models/cursor.h"

namespace lockscope::ui {

/// Says in plain sentences why a fate stands where it does and what will move it.
///
/// Nothing in them counts, so that they change only when something happened.
class FateStory
{
public:
    FateStory(const FateTruth &fate, const Cursor &cursor);

    [[nodiscard]] QString why() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QString behind() const;
    [[nodiscard]] QString effort() const;

private:
    [[nodiscard]] QString whyParked() const;
    [[nodiscard]] QString refusalText(const Key &key, const FateRefusal &refusal) const;
    [[nodiscard]] QString whyComplete() const;
    [[nodiscard]] QString whyRecovered() const;
    [[nodiscard]] QString orphansText() const;
    [[nodiscard]] QString nextOfParked() const;
    [[nodiscard]] QString timeText(TimePoint time) const;
    [[nodiscard]] std::size_t rowCount() const;

    const FateTruth &m_fate;
    const Cursor &m_cursor;
    const Truth &m_truth;
    FateStage m_stage;
};

} // namespace lockscope::ui
