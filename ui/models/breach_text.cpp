// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/models/finding_text.h"

namespace lockscope::ui {

namespace {

struct Findings
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

/// A broken invariant is nobody's use of the program: the server or the client that is shown is at fault.
FindingText broken(const QString &title, const QString &meaning)
{
    return {
        title,
        meaning,
        Findings::tr("This is a fault of the server or of the client engine itself, or one that was planted, and not "
                     "of how they are used. Look at the events that show it, and report it with this recording.")};
}

} // namespace

FindingText textOf(check::Breach breach)
{
    using check::Breach;
    switch (breach) {
    case Breach::GrantsOverlap:
        return broken(
            Findings::tr("Two holders of one lock"),
            Findings::tr("The lock was granted while an earlier grant of it was alive: two could believe that "
                         "it is theirs alone."));
    case Breach::TokenNotAbove:
        return broken(
            Findings::tr("A token went back"),
            Findings::tr("A grant got a token that is not above the last one, so that a resource that compares "
                         "tokens would turn the new holder away, or let an old one in."));
    case Breach::BeliefBeforeTruth:
        return broken(Findings::tr("Answered before it was durable"),
                      Findings::tr("The client had its answer before the record was on the disk: a crash in between "
                                   "would have taken the promise back."));
    case Breach::BeliefWithoutTruth:
        return broken(Findings::tr("Answered without a record"),
                      Findings::tr("The client was told of a grant or a release that never became durable."));
    case Breach::SecondOutcome:
        return broken(Findings::tr("A request ended twice"),
                      Findings::tr("The request had its outcome already when a second one came."));
    case Breach::OutcomeMissing:
        return broken(Findings::tr("A request without an outcome"),
                      Findings::tr("Its client ended and never said what became of it."));
    case Breach::IndeterminateUnsent:
        return broken(Findings::tr("Indeterminate though nothing was sent"),
                      Findings::tr("Not one byte of the request went out, so its outcome was never in doubt."));
    case Breach::AnsweredUnsent:
        return broken(Findings::tr("An answer to what was not sent"),
                      Findings::tr("The request has an answer of the server, and not one byte of it went out."));
    case Breach::DefiniteAfterSend:
        return broken(
            Findings::tr("Called off after it was sent"),
            Findings::tr("The request ended as if nothing had been sent, and the server may have granted it."));
    case Breach::OwnerSentTwice:
        return broken(Findings::tr("An owner was sent twice"),
                      Findings::tr("One attempt went out a second time, so that its answers cannot be told apart."));
    case Breach::RequestSentTwice:
        return broken(Findings::tr("A request was sent twice"), Findings::tr("One acquire went out a second time."));
    case Breach::OtherKey:
        return broken(Findings::tr("An answer about another lock"),
                      Findings::tr("The answer that was matched to the request names another lock."));
    case Breach::OtherToken:
        return broken(Findings::tr("Another token than the server's"),
                      Findings::tr("The client believes in a token that the server did not give it."));
    case Breach::CompleteBeforeFold:
        return broken(Findings::tr("A fate completed too early"),
                      Findings::tr("Its Complete is durable, and one of its locks was not settled yet: what the "
                                   "connection left there is nobody's any more."));
    case Breach::SecondComplete:
        return broken(Findings::tr("A fate completed twice"), Findings::tr("A fate has one Complete and no more."));
    case Breach::OpenForgotten:
        return broken(Findings::tr("A fate was forgotten"),
                      Findings::tr("The server stopped, and neither completed this fate nor named it."));
    case Breach::ParkedWhileFree:
        return broken(Findings::tr("A fate is parked while its lanes are free"),
                      Findings::tr("Nothing keeps it from going on, and only a drain would bring it back: the one that "
                                   "should have done so was lost."));
    case Breach::PassedOverParked:
        return broken(Findings::tr("A parked fate was passed over"),
                      Findings::tr("Its lane was drained, and something else took the lane before it."));
    case Breach::WaiterAfterComplete:
        return broken(Findings::tr("Something is left of a settled connection"),
                      Findings::tr("Its fate is complete, and it still waits for a lock or was granted one."));
    case Breach::EndedEarly:
        return broken(
            Findings::tr("A grant ended before its lease"),
            Findings::tr("Nobody released its token, and its lease was not over: the holder has lost the lock "
                         "without knowing."));
    case Breach::Outlived:
        return broken(Findings::tr("A grant outlived its lease"),
                      Findings::tr("Its lease is over for more than a second, its lane is free, and it still stands in "
                                   "everybody's way."));
    case Breach::EndOfNoGrant:
        return broken(Findings::tr("The end of a grant that did not live"),
                      Findings::tr("A release or an expiry became durable for a token that no lock had."));
    case Breach::GrantVanished:
        return broken(Findings::tr("A grant vanished"),
                      Findings::tr("It lived, and is gone without a release and without its lease being over."));
    case Breach::GrantedOutOfTurn:
        return broken(Findings::tr("A waiter was passed over"),
                      Findings::tr("Somebody who came later got the lock first."));
    case Breach::ReclaimedTooSoon:
        return broken(
            Findings::tr("An Indeterminate was given up too soon"),
            Findings::tr("The client said by when a grant that it may have got is over at the latest, and the "
                         "grant lived longer."));
    }
    return {};
}

} // namespace lockscope::ui
