// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/models/finding_text.h"

#include <array>
#include <cstddef>

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

using check::Breach;

struct Row
{
    Breach breach;
    const char *title;
    const char *meaning;
};

/// In the order of Breach.
constexpr std::array rows{
    Row{Breach::GrantsOverlap,
        QT_TRANSLATE_NOOP("Findings", "Two holders of one lock"),
        QT_TRANSLATE_NOOP("Findings",
                          "The lock was granted while an earlier grant of it was alive: two could believe that "
                          "it is theirs alone.")},
    Row{Breach::TokenNotAbove,
        QT_TRANSLATE_NOOP("Findings", "A token went back"),
        QT_TRANSLATE_NOOP("Findings",
                          "A grant got a token that is not above the last one, so that a resource that compares "
                          "tokens would turn the new holder away, or let an old one in.")},
    Row{Breach::BeliefBeforeTruth,
        QT_TRANSLATE_NOOP("Findings", "Answered before it was durable"),
        QT_TRANSLATE_NOOP("Findings",
                          "The client had its answer before the record was on the disk: a crash in between "
                          "would have taken the promise back.")},
    Row{Breach::BeliefWithoutTruth,
        QT_TRANSLATE_NOOP("Findings", "Answered without a record"),
        QT_TRANSLATE_NOOP("Findings", "The client was told of a grant or a release that never became durable.")},
    Row{Breach::SecondOutcome,
        QT_TRANSLATE_NOOP("Findings", "A request ended twice"),
        QT_TRANSLATE_NOOP("Findings", "The request had its outcome already when a second one came.")},
    Row{Breach::OutcomeMissing,
        QT_TRANSLATE_NOOP("Findings", "A request without an outcome"),
        QT_TRANSLATE_NOOP("Findings", "Its client ended and never said what became of it.")},
    Row{Breach::IndeterminateUnsent,
        QT_TRANSLATE_NOOP("Findings", "Indeterminate though nothing was sent"),
        QT_TRANSLATE_NOOP("Findings", "Not one byte of the request went out, so its outcome was never in doubt.")},
    Row{Breach::AnsweredUnsent,
        QT_TRANSLATE_NOOP("Findings", "An answer to what was not sent"),
        QT_TRANSLATE_NOOP("Findings", "The request has an answer of the server, and not one byte of it went out.")},
    Row{Breach::DefiniteAfterSend,
        QT_TRANSLATE_NOOP("Findings", "Called off after it was sent"),
        QT_TRANSLATE_NOOP("Findings",
                          "The request ended as if nothing had been sent, and the server may have granted it.")},
    Row{Breach::OwnerSentTwice,
        QT_TRANSLATE_NOOP("Findings", "An owner was sent twice"),
        QT_TRANSLATE_NOOP("Findings", "One attempt went out a second time, so that its answers cannot be told apart.")},
    Row{Breach::RequestSentTwice,
        QT_TRANSLATE_NOOP("Findings", "A request was sent twice"),
        QT_TRANSLATE_NOOP("Findings", "One acquire went out a second time.")},
    Row{Breach::OtherKey,
        QT_TRANSLATE_NOOP("Findings", "An answer about another lock"),
        QT_TRANSLATE_NOOP("Findings", "The answer that was matched to the request names another lock.")},
    Row{Breach::OtherToken,
        QT_TRANSLATE_NOOP("Findings", "Another token than the server's"),
        QT_TRANSLATE_NOOP("Findings", "The client believes in a token that the server did not give it.")},
    Row{Breach::CompleteBeforeFold,
        QT_TRANSLATE_NOOP("Findings", "A fate completed too early"),
        QT_TRANSLATE_NOOP("Findings",
                          "Its Complete is durable, and one of its locks was not settled yet: what the "
                          "connection left there is nobody's any more.")},
    Row{Breach::SecondComplete,
        QT_TRANSLATE_NOOP("Findings", "A fate completed twice"),
        QT_TRANSLATE_NOOP("Findings", "A fate has one Complete and no more.")},
    Row{Breach::OpenForgotten,
        QT_TRANSLATE_NOOP("Findings", "A fate was forgotten"),
        QT_TRANSLATE_NOOP("Findings", "The server stopped, and neither completed this fate nor named it.")},
    Row{Breach::ParkedWhileFree,
        QT_TRANSLATE_NOOP("Findings", "A fate is parked while its lanes are free"),
        QT_TRANSLATE_NOOP("Findings",
                          "Nothing keeps it from going on, and only a drain would bring it back: the one that "
                          "should have done so was lost.")},
    Row{Breach::PassedOverParked,
        QT_TRANSLATE_NOOP("Findings", "A parked fate was passed over"),
        QT_TRANSLATE_NOOP("Findings", "Its lane was drained, and something else took the lane before it.")},
    Row{Breach::WaiterAfterComplete,
        QT_TRANSLATE_NOOP("Findings", "Something is left of a settled connection"),
        QT_TRANSLATE_NOOP("Findings", "Its fate is complete, and it still waits for a lock or was granted one.")},
    Row{Breach::EndedEarly,
        QT_TRANSLATE_NOOP("Findings", "A grant ended before its lease"),
        QT_TRANSLATE_NOOP("Findings",
                          "Nobody released its token, and its lease was not over: the holder has lost the lock "
                          "without knowing.")},
    Row{Breach::Outlived,
        QT_TRANSLATE_NOOP("Findings", "A grant outlived its lease"),
        QT_TRANSLATE_NOOP("Findings",
                          "Its lease is over for more than a second, its lane is free, and it still stands in "
                          "everybody's way.")},
    Row{Breach::EndOfNoGrant,
        QT_TRANSLATE_NOOP("Findings", "The end of a grant that did not live"),
        QT_TRANSLATE_NOOP("Findings", "A release or an expiry became durable for a token that no lock had.")},
    Row{Breach::GrantVanished,
        QT_TRANSLATE_NOOP("Findings", "A grant vanished"),
        QT_TRANSLATE_NOOP("Findings", "It lived, and is gone without a release and without its lease being over.")},
    Row{Breach::GrantedOutOfTurn,
        QT_TRANSLATE_NOOP("Findings", "A waiter was passed over"),
        QT_TRANSLATE_NOOP("Findings", "Somebody who came later got the lock first.")},
    Row{Breach::ReclaimedTooSoon,
        QT_TRANSLATE_NOOP("Findings", "An Indeterminate was given up too soon"),
        QT_TRANSLATE_NOOP("Findings",
                          "The client said by when a grant that it may have got is over at the latest, and the "
                          "grant lived longer.")}};

constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].breach) != i)
            return false;
    }
    return rows.back().breach == Breach::ReclaimedTooSoon;
}
static_assert(standInOrder());

} // namespace

FindingText textOf(Breach breach)
{
    const auto &row = rows.at(static_cast<std::size_t>(breach));
    return broken(Findings::tr(row.title), Findings::tr(row.meaning));
}

} // namespace lockscope::ui
