// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/library_groups.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

struct Group
{
    const char *title;
    /// How its files begin, with blanks between; empty: all that no other group has.
    const char *begins;
};

constexpr std::array groups{
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Locks, queues and leases"), ""},
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Lost messages and unknown outcomes"),
          "cancel- definite- half-open lost- one-message pause- show- slow-network"},
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Matching replies"), "reply- release-lane"},
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Fates of dead connections"), "fate- orphan-"},
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Crashes, restarts and the disk"),
          "crash- disk- lease-survives power- queues-do sync- tokens-"},
    Group{QT_TRANSLATE_NOOP("ScenarioLibrary", "Leaders"), "leader- redirect-"},
};

bool isIn(const Group &group, const QString &name)
{
    const auto begins = QString::fromLatin1(group.begins).split(u' ', Qt::SkipEmptyParts);
    return std::any_of(begins.begin(), begins.end(), [&](const QString &begin) { return name.startsWith(begin); });
}

} // namespace

std::size_t libraryGroupPlace(const QString &name)
{
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&](const Group &group) { return isIn(group, name); });
    return found == groups.end() ? 0 : static_cast<std::size_t>(found - groups.begin());
}

QString libraryGroup(const QString &name)
{
    return QCoreApplication::translate("ScenarioLibrary", groups.at(libraryGroupPlace(name)).title);
}

} // namespace lockscope::app
