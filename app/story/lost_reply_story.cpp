// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/story/lost_reply_story.h"

#include <QCoreApplication>

#include <chrono>
#include <variant>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(LostReplyStory)
};

template<typename T>
const T *ofClient(const Entry &entry)
{
    const auto *event = std::get_if<ClientEvent>(&entry.event);
    return event != nullptr ? std::get_if<T>(event) : nullptr;
}

template<typename T>
const T *ofServer(const Entry &entry)
{
    const auto *event = std::get_if<ServerEvent>(&entry.event);
    return event != nullptr ? std::get_if<T>(event) : nullptr;
}

StoryChapter oneLock()
{
    return {.title = Text::tr("Two clients, one lock"),
            .text = Text::tr("The client w1 asks for the lock orders/17, gets it, and gives it back. In the picture "
                             "each arrow is a message, and time runs down."),
            .next = Text::tr("Ne&xt"),
            .ends = [](const Entry &entry) { return ofClient<ReleaseEnded>(entry) != nullptr; },
            .plays = 2'200ms,
            .reads = 1'600ms};
}

StoryChapter lostReply()
{
    return {.title = Text::tr("The reply is lost"),
            .text = Text::tr("w1 asks again, and the server grants the lock. But its reply never arrives: the arrow "
                             "ends in an X. Meanwhile w2 asks, too, and has to wait."),
            .next = Text::tr("Ne&xt"),
            .ends = [](const Entry &entry) { return ofServer<WaiterQueued>(entry) != nullptr; },
            .plays = 1'800ms,
            .reads = 2'200ms};
}

StoryChapter belief()
{
    return {.title = Text::tr("What w1 believes, and what is true"),
            .text = Text::tr("w1 believes that it waits. In truth it holds the lock. The inspector shows both beside "
                             "each other, and says that they differ."),
            .next = Text::tr("Ne&xt"),
            .spot = ui::StorySpot::Inspector,
            .ends = [](const Entry &entry) { return ofServer<LaneHeld>(entry) != nullptr; },
            .plays = 1'000ms,
            .reads = 2'800ms};
}

StoryChapter indeterminate()
{
    return {.title = Text::tr("The connection dies: nobody at w1 can know"),
            .text = Text::tr("No reply will come any more. Whether w1 has the lock is Indeterminate, until the moment "
                             "by which it must be over. The console never guesses."),
            .next = Text::tr("Ne&xt"),
            .spot = ui::StorySpot::Inspector,
            .ends =
                [](const Entry &entry) {
                    const auto *ended = ofClient<AcquireEnded>(entry);
                    return ended != nullptr && std::holds_alternative<OutcomeIndeterminate>(ended->outcome);
                },
            .plays = 800ms,
            .reads = 3'200ms,
            .isTurning = true};
}

StoryChapter parked()
{
    return {.title = Text::tr("What is left of it is parked"),
            .text = Text::tr("The server has to clear up after the dead connection: that is its fate. But the lane of "
                             "orders/17 is held by an operator, so the fate is parked. Its card says so."),
            .next = Text::tr("&Drain the lane"),
            .spot = ui::StorySpot::Fates,
            .subject = StorySubject::Fate,
            .ends = [](const Entry &entry) { return ofServer<FateParked>(entry) != nullptr; },
            .plays = 600ms,
            .reads = 5'200ms,
            .drains = true};
}

StoryChapter complete()
{
    return {.title = Text::tr("The lane is free, and the fate completes"),
            .text = Text::tr("No timer tried again: the drained lane itself let the fate go on. The lock is an orphan "
                             "now: nobody is behind it, and it lives on until its lease is over."),
            .next = Text::tr("Ne&xt"),
            .spot = ui::StorySpot::Fates,
            .subject = StorySubject::Fate,
            .ends = [](const Entry &entry) { return ofServer<FateCompleted>(entry) != nullptr; },
            .plays = 1'000ms,
            .reads = 3'000ms};
}

StoryChapter nextHolder()
{
    return {.title = Text::tr("The lease is over, and w2 gets the lock"),
            .text = Text::tr("Its token is larger than the lost one, so that whatever w1 still writes can be told from "
                             "w2's. And w1 knows at last that it has nothing."),
            .next = Text::tr("Ne&xt"),
            .spot = ui::StorySpot::Timeline,
            .ends =
                [](const Entry &entry) {
                    const auto *passed = ofClient<DeadlinePassed>(entry);
                    return passed != nullptr && passed->deadline == RequestDeadline::ReclaimBy;
                },
            .plays = 2'000ms,
            .reads = 2'400ms};
}

StoryChapter yours()
{
    return {.title = Text::tr("Now move through time yourself"),
            .text = Text::tr("The key , goes one event back, . goes one on, and End comes back here. Every area shows "
                             "the same moment, and says so. Y asks why, of whatever is selected."),
            .next = Text::tr("Go back in t&ime"),
            .plays = 400ms};
}

} // namespace

QString lostReplyScenario()
{
    return u"builtin:show-lost-reply"_s;
}

std::vector<StoryChapter> lostReplyChapters()
{
    return {oneLock(), lostReply(), belief(), indeterminate(), parked(), complete(), nextHolder(), yours()};
}

} // namespace lockscope::app
