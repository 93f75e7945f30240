// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/fate_notice_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"

#include <string_view>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("FateNotice", text);
}

QString word(std::string_view name)
{
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// A key is UTF-8 without control characters.
QString textOf(const Key &key)
{
    return QString::fromStdString(key.text());
}

QString nameOf(const FateIntent &fate)
{
    return translated("fate %1 of connection %2.%3 (%4)")
        .arg(fate.open.value())
        .arg(fate.connection.start.value())
        .arg(fate.connection.number)
        .arg(word(lockscope::nameOf(fate.cause)));
}

QString keysOf(const FateIntent &fate)
{
    QStringList keys;
    for (const auto &key : fate.targets)
        keys << textOf(key);
    return keys.join(u", "_s);
}

QString nameOf(FateIndexStep step)
{
    switch (step) {
    case FateIndexStep::Arm:
        return translated("before a fold");
    case FateIndexStep::Park:
        return translated("at a park");
    case FateIndexStep::Tell:
        return translated("at a lane's drain");
    case FateIndexStep::Settle:
        return translated("at the stop");
    }
    return {};
}

} // namespace

QString lineOf(const FateNotice &notice)
{
    return match<QString>(
        notice,
        [](const FateWaits &waits) {
            QStringList lanes;
            for (const auto &refusal : waits.refusals)
                lanes << translated("%1 (occupied by %2)")
                             .arg(textOf(refusal.key), word(lockscope::nameOf(refusal.occupant)));
            return translated("warning: %1 is parked and waits for the lane of %2")
                .arg(nameOf(waits.fate), lanes.join(u", "_s));
        },
        [](const LaneUndrained &lane) {
            return translated("error: the stop could not drain the lane of %1 (occupied by %2), which fates wait for")
                .arg(textOf(lane.key), word(lockscope::nameOf(lane.occupant)));
        },
        [](const FateUnsettled &left) {
            return translated("error: the stop leaves %1 to the next start; its keys: %2")
                .arg(nameOf(left.fate), keysOf(left.fate));
        },
        [](const FateIndexBroken &broken) {
            const auto what =
                translated("error: the index of parked fates is broken, found %1").arg(nameOf(broken.step));
            if (!broken.fate)
                return translated("%1; only a restart mends it").arg(what);
            return translated("%1; %2 is left to the next start").arg(what, nameOf(*broken.fate));
        });
}

} // namespace lockscope::app
