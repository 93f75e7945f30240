// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_specs.h"

#include <QCoreApplication>

#include "ui/shell/file_and_edit_specs.h"
#include "ui/shell/go_specs.h"
#include "ui/shell/help_specs.h"
#include "ui/shell/recording_specs.h"
#include "ui/shell/scenario_specs.h"
#include "ui/shell/server_specs.h"
#include "ui/shell/view_specs.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lockscope::ui {

namespace {

/// One table of several, in the order of ActionId.
template<std::size_t... Sizes>
constexpr auto joined(const std::array<ActionSpec, Sizes> &...parts)
{
    std::array<ActionSpec, (Sizes + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(parts.begin(), parts.end(), next)), ...);
    std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    return all;
}

constexpr std::array specs =
    joined(fileAndEditSpecs, viewSpecs, goSpecs, recordingSpecs, serverSpecs, scenarioSpecs, helpSpecs);

constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (static_cast<std::size_t>(specs[i].id) != i)
            return false;
    }
    return specs.back().id == ActionId::AboutQt;
}
static_assert(standInOrder());

} // namespace

std::span<const ActionSpec> actionSpecs()
{
    return specs;
}

const ActionSpec &specOf(ActionId id)
{
    return specs.at(static_cast<std::size_t>(id));
}

QString actionText(const char *english)
{
    return QCoreApplication::translate("Action", english);
}

} // namespace lockscope::ui
