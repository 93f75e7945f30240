// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/picture_words.h"

#include <QDateTime>
#include <QTimeZone>

#include "core/base/match.h"
#include "core/vocabulary/fate_event.h"
#include "ui/models/clock_text.h"
#include "ui/models/event_text.h"
#include "ui/models/fault_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

QDateTime localTime(WallTime at)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(at.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(milliseconds.count());
}

struct FaultNames
{
    Q_DECLARE_TR_FUNCTIONS(PictureWords)
};

} // namespace

QString faultName(const StandingFault &fault)
{
    return match<QString>(
        fault,
        [](const FaultyLink &link) { return phraseOf(FaultAction(link)); },
        [](const FaultyDisk &disk) {
            return disk.fault == DiskFault::Slow
                ? FaultNames::tr("each sync of the disk takes %1 longer").arg(textOf(disk.delay))
                : FaultNames::tr("fault in the disk: %1").arg(phraseOf(disk.fault));
        },
        [](const HeldLane &lane) { return FaultNames::tr("candidate lane of %1 held").arg(plain(lane.key.text())); },
        [](const DownNode &node) { return FaultNames::tr("node %1 is down").arg(node.node.value()); },
        [](const NoLeader & /*none*/) { return FaultNames::tr("nobody leads"); });
}

/// No more digits than ticks so far apart need.
std::string PictureWords::timeText(TimePoint at, Duration step) const
{
    const auto wall = wallAt(at, m_cursor.now());
    const auto local = localTime(wall);
    if (step >= 24h)
        return local.toString(u"yyyy-MM-dd"_s).toStdString();
    if (step >= 1min)
        return local.toString(u"HH:mm"_s).toStdString();
    if (step >= 1s)
        return local.toString(u"HH:mm:ss"_s).toStdString();
    if (step >= 1ms)
        return timeOfDay(local.time()).toStdString();
    const auto micros = (wall.time_since_epoch() % 1ms + 1ms) % 1ms;
    return (timeOfDay(local.time()).mid(3) + u"%1"_s.arg(micros.count(), 3, 10, QChar(u'0'))).toStdString();
}

Duration PictureWords::clockOffset() const
{
    const auto &now = m_cursor.now();
    const auto zone = std::chrono::seconds(localTime(now.wall).offsetFromUtc());
    return now.wall.time_since_epoch() - now.steady.time_since_epoch() + zone;
}

std::string PictureWords::presentText() const
{
    return tr("now").toStdString();
}

std::string PictureWords::nothingText() const
{
    return tr("Nothing happened in this time. F shows all of it, End the present.").toStdString();
}

std::string PictureWords::textOf(const picture::Band &band) const
{
    return bandText(band).toStdString();
}

QString PictureWords::bandText(const picture::Band &band) const
{
    const auto *cause = m_cursor.history().find(band.cause);
    const auto *server = cause != nullptr ? std::get_if<ServerEvent>(&cause->event) : nullptr;
    switch (band.kind) {
    case picture::BandKind::LeaderChanged:
        if (const auto *term = server != nullptr ? std::get_if<TermBegan>(server) : nullptr; term && term->leader)
            return tr("node %1 leads, term %2").arg(term->leader->value()).arg(term->term.value());
        return tr("new leader");
    case picture::BandKind::HandOver:
        if (const auto *began = server != nullptr ? std::get_if<HandOverBegan>(server) : nullptr)
            return tr("hand-over from node %1 to node %2").arg(began->from.value()).arg(began->to.value());
        return tr("hand-over");
    case picture::BandKind::Fault:
        return band.fault ? tr("fault: %1").arg(faultName(*band.fault)) : tr("fault");
    case picture::BandKind::JournalFailed:
        return tr("the journal failed: nothing is acknowledged");
    case picture::BandKind::ServerDown:
        return tr("the server is stopped");
    case picture::BandKind::Gap:
        return tr("events are missing here");
    }
    return {};
}

std::string PictureWords::nameOf(const picture::Party &party) const
{
    return partyName(party).toStdString();
}

QString PictureWords::partyName(const picture::Party &party) const
{
    return match<QString>(
        party,
        [&](ClientId client) { return ui::nameOf(client, m_cursor.world()); },
        [](NodeId node) { return tr("node %1").arg(node.value()); },
        [](const picture::ServerAt &server) {
            return server.address.empty() ? tr("server") : tr("server %1").arg(plain(server.address));
        },
        [](const picture::Outsiders & /*outsiders*/) { return tr("other clients"); });
}

std::string PictureWords::foldName(std::size_t count) const
{
    return tr("%n client(s)", nullptr, static_cast<int>(count)).toStdString();
}

std::string PictureWords::crowdText(std::size_t count, std::size_t lostCount) const
{
    const auto messages = tr("%Ln message(s)", nullptr, static_cast<int>(count));
    return (lostCount == 0 ? messages : tr("%1, %Ln lost", nullptr, static_cast<int>(lostCount)).arg(messages))
        .toStdString();
}

std::string PictureWords::labelOf(const picture::SequenceItem &item) const
{
    return itemLabel(item).toStdString();
}

QString PictureWords::itemLabel(const picture::SequenceItem &item) const
{
    return picture::isMessage(item.kind) ? messageLabel(item) : markLabel(item);
}

const Entry *PictureWords::eventOf(const picture::SequenceItem &item) const
{
    const auto *cause = m_cursor.history().find(item.cause);
    return cause != nullptr ? cause : m_cursor.history().find(item.effect);
}

} // namespace lockscope::ui
