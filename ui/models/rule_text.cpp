// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rule_text.h"

#include <QCoreApplication>

#include <array>

namespace lockscope::ui {

namespace {

// clang-format off
/// In the order of Rule, in the words of docs/rules.md.
constexpr std::array ruleMeanings{
    "",
    QT_TRANSLATE_NOOP("Rules", "The waiter for a reply is registered before the request's first byte is handed to "
                             "the socket."),
    QT_TRANSLATE_NOOP("Rules", "A reply is matched by family, key and identifier, all three equal; never by order."),
    QT_TRANSLATE_NOOP("Rules", "Once a byte was handed to the socket, a missing definitive reply makes the request "
                             "Indeterminate; nothing else does."),
    QT_TRANSLATE_NOOP("Rules", "An owner is never sent twice; a new attempt is a new acquire with a new owner, made "
                             "by the caller."),
    QT_TRANSLATE_NOOP("Rules", "Cancel before send is cancelled; cancel after send is indeterminate and closes the "
                             "connection."),
    QT_TRANSLATE_NOOP("Rules", "When a connection ends, every acquire sent on it becomes Indeterminate with the "
                             "close's reason; unsent ones wait for the next connection."),
    QT_TRANSLATE_NOOP("Rules", "An Indeterminate acquire with a bounded wait carries reclaim_by: sending + wait + "
                             "lease + 1 s, after which a grant it may have got is over."),
    QT_TRANSLATE_NOOP("Rules", "Releases have a lane of their own, bounded, sent before any acquire on a new "
                             "connection; half of its places are reserved for orphans."),
    QT_TRANSLATE_NOOP("Rules", "A reply that matches nothing closes the connection; if it was an A, its exact token "
                             "goes onto the release lane first."),
    QT_TRANSLATE_NOOP("Rules", "A leader hint counts only if it names a configured endpoint; more than 8 redirects "
                             "without a ready session fall back to the backoff."),
    QT_TRANSLATE_NOOP("Rules", "Between two connections the engine backs off: full jitter from 100 ms doubling to "
                             "3.2 s, with rules of their own for no_leader, not_active and auth_failed."),
    QT_TRANSLATE_NOOP("Rules", "What cannot be sent fails at the call, with its reason: a bad key, lease or wait, a "
                             "full queue, a stopped engine."),
    QT_TRANSLATE_NOOP("Rules", "A bounded acquire without an answer 5 s after its wait, or 30 s without a byte, ends "
                             "the connection as idle_timeout; a hint that names that node goes with it."),
    QT_TRANSLATE_NOOP("Rules", "A lease is known to its client only as a window: surely held until sent + lease, "
                             "surely over after received + lease."),
    QT_TRANSLATE_NOOP("Rules", "A key has at most one live grant, a queue of waiters in order of arrival, and one "
                             "candidate lane."),
    QT_TRANSLATE_NOOP("Rules", "The candidate lane holds at most one durable transition in flight; at its drain "
                             "fates go first, then a due expiry, then releases, then the next grant."),
    QT_TRANSLATE_NOOP("Rules", "A transition's replies leave when the journal says that its record is durable."),
    QT_TRANSLATE_NOOP("Rules", "Every token is greater than every token granted before, over all keys and all "
                             "restarts."),
    QT_TRANSLATE_NOOP("Rules", "A lease runs on a steady clock from the moment its grant is durable, and its "
                             "deadline survives a restart unchanged; where the wall clock went back over a reboot, "
                             "what is left runs in full again, and an event says so."),
    QT_TRANSLATE_NOOP("Rules", "The end of a lease is a durable transition through the lane like any other."),
    QT_TRANSLATE_NOOP("Rules", "A waiter whose wait is over is answered T and leaves the queue, unless it is the "
                             "candidate itself: then the grant wins."),
    QT_TRANSLATE_NOOP("Rules", "Segment files carry magic, version and first LSN; each record carries its length, "
                             "LSN, type and a 64-bit checksum."),
    QT_TRANSLATE_NOOP("Rules", "One write and one sync cover everything that was appended meanwhile, and LSNs become "
                             "durable in order."),
    QT_TRANSLATE_NOOP("Rules", "A failed write or sync latches the fatal state: nothing is acknowledged any more, "
                             "and only a restart clears it."),
    QT_TRANSLATE_NOOP("Rules", "A torn tail is cut off and reported; any other damage stops the start, names file "
                               "and offset, and changes nothing. What no later batch bears witness for is written "
                               "again before anything is appended."),
    QT_TRANSLATE_NOOP("Rules", "A snapshot stands for everything up to its LSN; it is written aside, synced, renamed "
                             "and its name synced, and only then is what it stands for removed."),
    QT_TRANSLATE_NOOP("Rules", "One process a data directory; the second is refused with the first one's pid."),
    QT_TRANSLATE_NOOP("Rules", "A full disk is J3 with its own message; what was acknowledged before stays readable."),
    QT_TRANSLATE_NOOP("Rules", "An Open is made durable first: its sequence, the connection, why it ended, and the "
                             "keys it is bound to."),
    QT_TRANSLATE_NOOP("Rules", "Each of those keys is folded once, by one durable record: the connection's waiters "
                             "leave the queue, its live grant becomes an orphan."),
    QT_TRANSLATE_NOOP("Rules", "From the moment a connection is known to be gone it is fenced: nothing is queued for "
                             "it and none of its waiters is granted."),
    QT_TRANSLATE_NOOP("Rules", "A fold on a key whose candidate lane is occupied is refused (Precedence), and the "
                             "fate parks with its names unchanged."),
    QT_TRANSLATE_NOOP("Rules", "Only the drain of that lane retries it, and only fates that name the key: no timer, "
                             "no unrelated traffic."),
    QT_TRANSLATE_NOOP("Rules", "A fate parks only if none of its keys was drained since it began to fold, so a drain "
                             "between refusal and parking is never lost."),
    QT_TRANSLATE_NOOP("Rules", "A drain tells its listener after the key's state is released; a retry's failure "
                             "belongs to the fate, not to the request that drained the lane."),
    QT_TRANSLATE_NOOP("Rules", "When every target is folded and durable, a Complete is made durable; never for a "
                             "refusal."),
    QT_TRANSLATE_NOOP("Rules", "Any other failure of a fold, or of its Complete, is fatal (J3). A broken index of "
                             "parked fates is a named error: its fates are the next start's."),
    QT_TRANSLATE_NOOP("Rules", "A clean stop drains the lanes that parked fates wait on; what is still parked then "
                             "is named, and the exit status is 3."),
    QT_TRANSLATE_NOOP("Rules", "At start every Open without a Complete is completed before the first connection is "
                             "accepted."),
    QT_TRANSLATE_NOOP("Rules", "Live connections and fates without a durable Complete are bounded together (E busy); "
                             "a grant of an older start without an Open is orphaned at the start."),
    QT_TRANSLATE_NOOP("Rules", "Parks and unparks are counted, and every step above is an event."),
    QT_TRANSLATE_NOOP("Rules", "A leaves only after its grant is durable, R only after the release is."),
    QT_TRANSLATE_NOOP("Rules", "Waiters of one key are granted in the order in which the server read their requests, "
                             "dead ones left out."),
    QT_TRANSLATE_NOOP("Rules", "T comes when the wait is over, at most 1 s later; after T that owner is never "
                             "granted."),
    QT_TRANSLATE_NOOP("Rules", "R with the live token releases it, whoever asks; R with any other token is answered "
                             "N. The token is the authority."),
    QT_TRANSLATE_NOOP("Rules", "The end of a connection releases nothing: its grants live on as orphans until their "
                             "lease ends or their exact token is released."),
    QT_TRANSLATE_NOOP("Rules", "A v1 R releases the key's live grant only if that grant was made over v1."),
    QT_TRANSLATE_NOOP("Rules", "A full capacity is answered at once: B with the owner on v2, T on v1."),
    QT_TRANSLATE_NOOP("Rules", "Bad input costs its sender the connection, and nobody else anything."),
    QT_TRANSLATE_NOOP("Rules", "One node leads a term, and the term is durable before it does; after a start that is "
                             "node 1."),
    QT_TRANSLATE_NOOP("Rules", "A node that does not lead answers a v2 handshake with M and the leader's address, or "
                             "with Eno_leader, and the end; a v1 client gets the same for each request, and stays."),
    QT_TRANSLATE_NOOP("Rules", "A leader that hands over sends L to its v2 clients, begins nothing more, finishes "
                             "what is in flight, and when the new term is durable answers M and closes "
                             "(leadership_lost); v1 clients stay, without their waiters."),
    QT_TRANSLATE_NOOP("Rules", "While nobody leads no transition begins, no fate is folded and no lease is ended; "
                             "the next leader does at once what was left to it. A change of leader moves no "
                             "deadline."),
    QT_TRANSLATE_NOOP("Rules", "A node that crashes loses its connections at once (connection_lost) and its port is "
                             "closed; if it led, the next node that is up leads a new term by itself. It comes "
                             "back at the same address, as a follower where somebody leads."),
    QT_TRANSLATE_NOOP("Rules", "In an election window nobody leads: the old leader's v2 clients go with Eno_leader "
                             "(leadership_lost), and at its end the next node that is up leads, counted round the "
                             "end."),
};

/// In the order of Invariant.
constexpr std::array invariantMeanings{
    QT_TRANSLATE_NOOP("Rules", "No two live grants of a key overlap in the durable history."),
    QT_TRANSLATE_NOOP("Rules", "Tokens strictly increase, over all keys and all restarts."),
    QT_TRANSLATE_NOOP("Rules", "No A or R leaves before its record is durable."),
    QT_TRANSLATE_NOOP("Rules", "Every request gets exactly one outcome."),
    QT_TRANSLATE_NOOP("Rules", "Indeterminate if and only if a byte was handed over and no definitive reply was "
                             "matched."),
    QT_TRANSLATE_NOOP("Rules", "No owner is sent twice."),
    QT_TRANSLATE_NOOP("Rules", "A matched reply equals its request in family, key and identifier."),
    QT_TRANSLATE_NOOP("Rules", "A Complete comes only after every target's fold is durable; every Open completes or "
                             "is named at a stop."),
    QT_TRANSLATE_NOOP("Rules", "No fate stays parked while all its lanes are free."),
    QT_TRANSLATE_NOOP("Rules", "After Complete no waiter of that connection is left."),
    QT_TRANSLATE_NOOP("Rules", "No grant ends before its lease without its token's release, and none outlives it by "
                             "more than 1 s while its lane is free."),
    QT_TRANSLATE_NOOP("Rules", "Waiters of a key are granted in order of arrival."),
    QT_TRANSLATE_NOOP("Rules", "reclaim_by is never earlier than the real end of the grant."),
};
// clang-format on

static_assert(ruleMeanings.size() == static_cast<std::size_t>(Rule::N6) + 1);
static_assert(invariantMeanings.size() == static_cast<std::size_t>(check::Invariant::I13));

} // namespace

QString meaningOf(Rule rule)
{
    return rule == Rule::None ? QString()
                              : QCoreApplication::translate("Rules", ruleMeanings.at(static_cast<std::size_t>(rule)));
}

QString meaningOf(check::Invariant invariant)
{
    return QCoreApplication::translate("Rules", invariantMeanings.at(static_cast<std::size_t>(invariant) - 1));
}

} // namespace lockscope::ui
