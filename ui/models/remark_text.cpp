// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/models/finding_text.h"

namespace lockscope::ui {

namespace {

struct Findings
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

FindingText journalText(check::Remark remark)
{
    using check::Remark;
    if (remark == Remark::JournalFailed)
        return {
            Findings::tr("The journal failed"),
            Findings::tr("A write or a sync failed, so that nothing can be promised any more: no grant, no release and "
                         "no fate is acknowledged from here on. What was acknowledged before is safe."),
            Findings::tr(
                "Mend the disk (space, rights, hardware) and restart the server: it goes on from its journal.")};
    if (remark == Remark::SlowSync)
        return {
            Findings::tr("The disk is slow"),
            Findings::tr("One sync of the journal took a second or more. Every grant and every release waits for it, "
                         "and fates park behind what is being written."),
            Findings::tr("Look for what else writes to this disk, or put the data folder on another one.")};
    if (remark == Remark::TornTail)
        return {Findings::tr("A torn tail was cut off"),
                Findings::tr("The last write before this start was not finished, as after a crash. It had not been "
                             "acknowledged to anybody, so nothing is lost."),
                Findings::tr("Nothing needs to be done, unless no crash is known: then look at the disk.")};
    return {
        Findings::tr("The wall clock went back"),
        Findings::tr("The machine booted anew, and its clock stands before the moment at which leases were granted. "
                     "What is left of them runs again in full, so that nobody loses a lock too early."),
        Findings::tr("Set the clock, and let a time service keep it.")};
}

FindingText fateText(check::Remark remark)
{
    using check::Remark;
    if (remark == Remark::UnsettledStop)
        return {
            Findings::tr("The server stopped with unsettled fates"),
            Findings::tr("It could not drain every lane that a parked fate waited for, and says so with exit status 3. "
                         "Nothing is lost: each Open is in the journal."),
            Findings::tr("Start a server on the same data folder: it completes them before it lets anybody in.")};
    if (remark == Remark::FateRecovered)
        return {
            Findings::tr("Fates of an earlier start were completed"),
            Findings::tr("A server ended before it had settled every connection; this start did it from the journal."),
            Findings::tr("Nothing needs to be done. The board of fates shows which rows were there already.")};
    if (remark == Remark::ParkedLong)
        return {
            Findings::tr("A fate was parked for long"),
            Findings::tr("Its lane was occupied for ten seconds or more. All that time what the connection left behind "
                         "stood in the lock's queue."),
            Findings::tr(
                "Look at what was in the lane: a hold of an operator is drained by hand, a write waits for the "
                "disk.")};
    return {
        Findings::tr("The index of parked fates is broken"),
        Findings::tr("No fate is parked, told or retried any more in this process. Their Opens are in the journal."),
        Findings::tr("Restart the server: the start completes them.")};
}

FindingText requestText(check::Remark remark)
{
    using check::Remark;
    if (remark == Remark::IndeterminateBeyondBound)
        return {
            Findings::tr("An Indeterminate beyond its bound"),
            Findings::tr("The client may believe by now that the lock is free again, and the server still has a grant "
                         "for it."),
            Findings::tr("Compare the clocks and the lease that was asked for; the lock's row shows how long the grant "
                         "still lives.")};
    if (remark == Remark::IndeterminateUnbounded)
        return {
            Findings::tr("An Indeterminate without a bound"),
            Findings::tr("The request waited without limit when its connection ended. It may still be granted at any "
                         "time, so nobody can say by when what it may get is over."),
            Findings::tr(
                "Give acquires a limited wait. The end of the connection takes its waiters away on the server.")};
    if (remark == Remark::GrantedTooLate)
        return {Findings::tr("Nothing of a lease was left on arrival"),
                Findings::tr(
                    "When the grant arrived, more time had passed since the request was sent than its lease lasts: "
                    "the client cannot rely on the lock for a single moment."),
                Findings::tr("Ask for a longer lease than the wait and the way to the server take together, or for a "
                             "shorter wait.")};
    if (remark == Remark::ReplyWithoutWaiter)
        return {
            Findings::tr("A reply without a waiter"),
            Findings::tr("The server answered something that this client did not ask, or not any more. The connection "
                         "is closed, and a grant is released by its exact token, so that it stands in nobody's way."),
            Findings::tr("If nobody cancelled a request just before, look at what stands between client and server.")};
    if (remark == Remark::OrphanDropped)
        return {Findings::tr("An orphan was left to its lease"),
                Findings::tr(
                    "A grant came that nobody waited for, and the release lane had no room for its token: the lock "
                    "stays held until the lease ends."),
                Findings::tr("Find out why so many releases wait: the connection may be down, or the server slow.")};
    if (remark == Remark::ReleaseLaneFull)
        return {Findings::tr("The release lane is full"),
                Findings::tr("A release could not even be queued, so its lock stays held until the lease ends."),
                Findings::tr("Release less at once, or find out why so many releases wait for an answer.")};
    return {Findings::tr("A client has no room for one more acquire"),
            Findings::tr("So many of its requests wait to be sent that it refuses new ones at once."),
            Findings::tr("Ask more slowly, or find out why the connection does not take them.")};
}

FindingText clientText(check::Remark remark)
{
    using check::Remark;
    if (remark == Remark::ConnectionFlaps)
        return {Findings::tr("A connection comes and goes"),
                Findings::tr(
                    "It closed five times within ten seconds. Whatever was on its way each time is Indeterminate."),
                Findings::tr(
                    "Look at the reasons in the events: a wrong shared token, no leader, a server that refuses, or "
                    "the network.")};
    if (remark == Remark::HintRefused)
        return {
            Findings::tr("A leader hint was refused"),
            Findings::tr("A node named a leader at an address that is not among the client's endpoints, so the client "
                         "does not go there."),
            Findings::tr("If that address is right, add it to the client's endpoints; if not, look at who sent it.")};
    return {Findings::tr("The server broke the protocol"),
            Findings::tr(
                "It sent what no reader of the protocol can take. The connection is closed, and everything that was "
                "sent on it is Indeterminate."),
            Findings::tr("Look at what listens at that address, and at what stands in between.")};
}

FindingText serverText(check::Remark remark)
{
    using check::Remark;
    if (remark == Remark::ReleaseFoundNothing)
        return {Findings::tr("A release found nothing"),
                Findings::tr(
                    "The token was not the live one: its lease was over, or it was released before. Whoever released "
                    "it may have worked without the lock for a while."),
                Findings::tr("If leases run out under work, ask for longer ones, or release earlier.")};
    if (remark == Remark::CapacityMet)
        return {Findings::tr("An acquire was turned away"),
                Findings::tr("A limit of the server was met, and the request was answered at once instead of waiting."),
                Findings::tr("Let fewer wait for one lock, or try again later: the client does not do so by itself.")};
    if (remark == Remark::ConnectionsFull)
        return {Findings::tr("A connection was turned away"),
                Findings::tr("Live connections and fates that are not settled fill the server's limit together."),
                Findings::tr("If fates are parked, drain their lanes: each of them takes the place of a connection.")};
    if (remark == Remark::AuthRefused)
        return {Findings::tr("A wrong shared token"),
                Findings::tr("Somebody connected with another shared token than the server's, and was turned away."),
                Findings::tr(
                    "Give client and server the same shared token; if it was a stranger, look at who can connect.")};
    if (remark == Remark::OwnerCameTwice)
        return {Findings::tr("An owner came twice"),
                Findings::tr("A client sent an attempt that the server knew already, and lost its connection for it."),
                Findings::tr("Make a new owner for each attempt; never ask again with the same one.")};
    if (remark == Remark::BadInput)
        return {Findings::tr("Bad input"),
                Findings::tr(
                    "A connection sent what the protocol does not know, and was ended for it. Nobody else notices."),
                Findings::tr("Look at what that peer is.")};
    if (remark == Remark::SlowConsumer)
        return {Findings::tr("A peer reads too slowly"),
                Findings::tr("Its answers piled up, so the server ended the connection; its locks have a fate now."),
                Findings::tr("Let that client read its answers as fast as it asks.")};
    if (remark == Remark::WaitForCycle)
        return {Findings::tr("Connections wait for each other"),
                Findings::tr(
                    "Each of them holds a lock that the next one waits for. Where each connection is one worker, none "
                    "goes on before a wait or a lease is over."),
                Findings::tr(
                    "Take locks in one order everywhere, or take them with a short wait and give back what you hold "
                    "when it is over.")};
    if (remark == Remark::LeaseRanOut)
        return {Findings::tr("A lease ran out under its holder"),
                Findings::tr(
                    "The holder was still connected and had not released the lock when its lease ended: it may go on "
                    "working without it."),
                Findings::tr("Ask for longer leases, or let what the lock protects check the token.")};
    if (remark == Remark::EventsMissing)
        return {
            Findings::tr("Events are missing"),
            Findings::tr(
                "They came faster than they could be kept. States are right again since then; what went wrong in "
                "between is not found."),
            Findings::tr("Nothing needs to be done, unless you look for something in that time: then record with less "
                         "load.")};
    return {Findings::tr("A command was not done"),
            Findings::tr("The server did not do what it was asked for; the event says why."),
            Findings::tr("Nothing has changed by it.")};
}

} // namespace

FindingText textOf(check::Remark remark)
{
    using check::Remark;
    switch (remark) {
    case Remark::JournalFailed:
    case Remark::SlowSync:
    case Remark::TornTail:
    case Remark::ClockWentBack:
        return journalText(remark);
    case Remark::UnsettledStop:
    case Remark::FateRecovered:
    case Remark::ParkedLong:
    case Remark::FateIndexBroken:
        return fateText(remark);
    case Remark::IndeterminateBeyondBound:
    case Remark::IndeterminateUnbounded:
    case Remark::GrantedTooLate:
    case Remark::ReplyWithoutWaiter:
    case Remark::OrphanDropped:
    case Remark::ReleaseLaneFull:
    case Remark::PendingFull:
        return requestText(remark);
    case Remark::PeerBrokeProtocol:
    case Remark::ConnectionFlaps:
    case Remark::HintRefused:
        return clientText(remark);
    case Remark::EventsMissing:
    case Remark::WaitForCycle:
    case Remark::LeaseRanOut:
    case Remark::ReleaseFoundNothing:
    case Remark::CapacityMet:
    case Remark::ConnectionsFull:
    case Remark::AuthRefused:
    case Remark::OwnerCameTwice:
    case Remark::BadInput:
    case Remark::SlowConsumer:
    case Remark::CommandNotDone:
        return serverText(remark);
    }
    return {};
}

} // namespace lockscope::ui
