// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/line_reader.h"
#include "core/scenario/names.h"

#include <string_view>

namespace lockscope::scenario {

/// Finds the names that steps and loops make, before any of them is read: `as a1`, `each c in ...`, `repeat 5 as i`.
/// What is wrong with them is told where the lines are read.
class NameCollector
{
public:
    explicit NameCollector(Names &names)
        : m_names(names)
    {
    }

    void read(std::string_view line, Place place);

private:
    void noteVariable(std::string_view name, IndexKind kind);
    void noteRequest(std::string_view name, bool isAcquire);
    [[nodiscard]] IndexKind kindOf(std::string_view index) const;

    Names &m_names;
};

} // namespace lockscope::scenario
