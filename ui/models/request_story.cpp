// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/request_story.h"

#include <QCoreApplication>

#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/why_text.h"

namespace lockscope::ui {

namespace {

struct Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)
};

QString timeText(const std::optional<TimePoint> &time, const Cursor &cursor)
{
    return time ? textOf(wallAt(*time, cursor.now())) : Why::tr("a time that is not known");
}

QString indeterminateText(const QString &name, const RequestBelief &belief)
{
    const auto key = plain(belief.key);
    if (belief.closeReason == CloseReason::CancelledAfterSend)
        return Why::tr(
                   "%1 was given up after it had been sent, so from its client's side nobody can say whether it got "
                   "%2.")
            .arg(name, key);
    const auto reason = belief.closeReason ? phraseOf(*belief.closeReason) : Why::tr("for a reason that is not known");
    return Why::tr("%1 was sent, and its connection ended (%2) before an answer came, so from its client's side nobody "
                   "can say whether it got %3.")
        .arg(name, reason, key);
}

QString acquireStory(const QString &name, const RequestBelief &belief, const Cursor &cursor)
{
    const auto key = plain(belief.key);
    const auto token = belief.token ? textOf(*belief.token) : QString();
    switch (belief.state) {
    case BeliefState::Queued:
        return Why::tr("%1 has not been sent yet: it waits for a connection that is ready.").arg(name);
    case BeliefState::Sent:
        return Why::tr("%1 was sent at %2 and has no answer yet.").arg(name, timeText(belief.sentAt, cursor));
    case BeliefState::Granted:
        return Why::tr("%1 got %2 with token %3. It surely holds it until %4, and surely no longer after %5.")
            .arg(name, key, token, timeText(belief.holdsUntil, cursor), timeText(belief.overBy, cursor));
    case BeliefState::Indeterminate:
        return indeterminateText(name, belief);
    case BeliefState::TimedOut:
        return belief.sentAt
            ? Why::tr("%1 waited as long as it was to, and the server answered that its wait is over.").arg(name)
            : Why::tr("The wait of %1 was over before it could be sent, so it surely got nothing.").arg(name);
    case BeliefState::Busy:
        return Why::tr("%1 was turned away at once: the server had no room for one more.").arg(name);
    case BeliefState::Cancelled:
        return Why::tr("%1 was given up before a byte of it was sent, so it surely got nothing.").arg(name);
    case BeliefState::Failed:
        return Why::tr("%1 was not sent: %2.")
            .arg(name, belief.acquireFailure ? phraseOf(*belief.acquireFailure) : phraseOf(belief.state));
    case BeliefState::Released:
        return Why::tr("%1 held %2 with token %3, and gave it back.").arg(name, key, token);
    case BeliefState::LeaseOver:
        return Why::tr("%1 held %2 with token %3 until its lease was over.").arg(name, key, token);
    case BeliefState::Reclaimed:
        return Why::tr("%1 had no answer, and by now the lease of whatever it may have got is surely over.").arg(name);
    case BeliefState::NotFound:
    case BeliefState::Unknown:
        break;
    }
    return Why::tr("%1 is: %2.").arg(name, phraseOf(belief.state));
}

QString releaseStory(const QString &name, const RequestBelief &belief, const Cursor &cursor)
{
    const auto token = belief.token ? textOf(*belief.token) : QString();
    switch (belief.state) {
    case BeliefState::Queued:
        return Why::tr("%1 (token %2) is on the release lane and goes out before any acquire.").arg(name, token);
    case BeliefState::Sent:
        return Why::tr("%1 (token %2) was sent at %3 and has no answer yet. It goes out again on the next connection.")
            .arg(name, token, timeText(belief.sentAt, cursor));
    case BeliefState::Released:
        return Why::tr("%1 gave token %2 back, and the server made that durable.").arg(name, token);
    case BeliefState::NotFound:
        return Why::tr("%1 found no live grant with token %2: its lease was over, or it was released before.")
            .arg(name, token);
    case BeliefState::Unknown:
        return Why::tr("%1 got no answer before the lease of token %2 was over.").arg(name, token);
    case BeliefState::Failed:
        return Why::tr("%1 was not sent: %2.")
            .arg(name, belief.releaseFailure ? phraseOf(*belief.releaseFailure) : phraseOf(belief.state));
    case BeliefState::Granted:
    case BeliefState::Indeterminate:
    case BeliefState::TimedOut:
    case BeliefState::Busy:
    case BeliefState::Cancelled:
    case BeliefState::LeaseOver:
    case BeliefState::Reclaimed:
        break;
    }
    return Why::tr("%1 is: %2.").arg(name, phraseOf(belief.state));
}

} // namespace

QString requestStory(const RequestRef &ref, const RequestBelief &belief, const Cursor &cursor)
{
    auto name = nameOf(Selection(ref), cursor.world());
    name = name.left(1).toUpper() + name.mid(1);
    return belief.kind == RequestKind::Acquire ? acquireStory(name, belief, cursor)
                                               : releaseStory(name, belief, cursor);
}

} // namespace lockscope::ui
