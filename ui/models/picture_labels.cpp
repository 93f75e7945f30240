// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/picture_words.h"
#include "ui/models/plain_text.h"

#include <optional>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

template<typename Kind>
const Kind *serverEvent(const Entry *entry)
{
    const auto *half = entry != nullptr ? std::get_if<ServerEvent>(&entry->event) : nullptr;
    return half != nullptr ? std::get_if<Kind>(half) : nullptr;
}

template<typename Kind>
const Kind *clientEvent(const Entry *entry)
{
    const auto *half = entry != nullptr ? std::get_if<ClientEvent>(&entry->event) : nullptr;
    return half != nullptr ? std::get_if<Kind>(half) : nullptr;
}

std::optional<Token> tokenOf(const Entry *entry)
{
    if (const auto *granted = serverEvent<Granted>(entry))
        return granted->token;
    if (const auto *released = serverEvent<Released>(entry))
        return released->token;
    if (const auto *missed = serverEvent<ReleaseMissed>(entry))
        return missed->token;
    if (const auto *sent = clientEvent<ReleaseSent>(entry))
        return sent->token;
    if (const auto *ended = clientEvent<AcquireEnded>(entry)) {
        if (const auto *granted = std::get_if<OutcomeGranted>(&ended->outcome))
            return granted->token;
    }
    return std::nullopt;
}

std::optional<OpenSequence> openOf(const Entry *entry)
{
    if (const auto *opened = serverEvent<FateOpened>(entry))
        return opened->fate.open;
    if (const auto *parked = serverEvent<FateParked>(entry))
        return parked->fate.open;
    if (const auto *unparked = serverEvent<FateUnparked>(entry))
        return unparked->fate.open;
    if (const auto *completed = serverEvent<FateCompleted>(entry))
        return completed->fate.open;
    return std::nullopt;
}

QString joined(const QStringList &parts)
{
    QStringList kept(parts);
    kept.removeAll(QString());
    return kept.join(u' ');
}

} // namespace

/// "A 41 orders/17" to the server, "A 41 token 88" back: its letter on the wire, whose request, and what it carries.
QString PictureWords::messageLabel(const picture::SequenceItem &item) const
{
    const auto *event = eventOf(item);
    const auto sign = QString::fromUtf8(picture::signOf(item.kind).data());
    const auto request = item.request == RequestId() ? QString() : QString::number(item.request.value());
    const auto token = tokenOf(event);
    const auto tokenText = token ? tr("token %1").arg(ui::textOf(*token)) : QString();
    const auto key = event != nullptr ? plain(ui::textOf(*event).key) : QString();
    switch (item.kind) {
    case picture::ItemKind::Acquire:
        return joined({sign, request, key});
    case picture::ItemKind::Release:
    case picture::ItemKind::Granted:
        return joined({sign, request, tokenText});
    case picture::ItemKind::LeaderNotice:
    case picture::ItemKind::Moved: {
        const auto *hint = clientEvent<LeaderHinted>(m_cursor.history().find(item.effect));
        return joined({sign, hint != nullptr ? plain(hint->address) : QString()});
    }
    case picture::ItemKind::TimedOut:
        return joined({sign, request, tr("wait over")});
    case picture::ItemKind::Busy:
        return joined({sign, request, tr("busy")});
    case picture::ItemKind::Released:
        return joined({sign, request, tr("released")});
    case picture::ItemKind::NotFound:
        return joined({sign, request, tr("not found")});
    case picture::ItemKind::Connected:
    case picture::ItemKind::Closed:
    case picture::ItemKind::Stopped:
    case picture::ItemKind::Unsent:
    case picture::ItemKind::Indeterminate:
    case picture::ItemKind::Reclaimed:
    case picture::ItemKind::LeaseOver:
    case picture::ItemKind::Orphan:
    case picture::ItemKind::Violation:
    case picture::ItemKind::Leads:
    case picture::ItemKind::Down:
    case picture::ItemKind::ConnectionEnded:
    case picture::ItemKind::Expired:
    case picture::ItemKind::Orphaned:
    case picture::ItemKind::FateOpened:
    case picture::ItemKind::FateParked:
    case picture::ItemKind::FateRetried:
    case picture::ItemKind::FateCompleted:
    case picture::ItemKind::JournalFailed:
        break;
    }
    return sign;
}

/// A few words on what happened to one party.
QString PictureWords::markLabel(const picture::SequenceItem &item) const
{
    const auto *event = m_cursor.history().find(item.cause);
    if (event == nullptr)
        return {};
    if (const auto open = openOf(event)) {
        const auto name = ui::textOf(*open);
        if (item.kind == picture::ItemKind::FateParked)
            return tr("Open %1 parked").arg(name);
        if (item.kind == picture::ItemKind::FateRetried)
            return tr("Open %1 tried again").arg(name);
        return item.kind == picture::ItemKind::FateCompleted ? tr("Open %1 complete").arg(name)
                                                             : tr("Open %1").arg(name);
    }
    if (const auto *closed = clientEvent<ConnectionChanged>(event)) {
        return closed->reason ? phraseOf(*closed->reason) : phraseOf(closed->state);
    }
    if (const auto *ended = clientEvent<AcquireEnded>(event)) {
        if (const auto *doubt = std::get_if<OutcomeIndeterminate>(&ended->outcome))
            return doubt->reclaimBy
                ? tr("indeterminate until %1")
                      .arg(QString::fromStdString(timeText(*doubt->reclaimBy, std::chrono::seconds(1))))
                : tr("indeterminate");
    }
    return ui::textOf(*event).kind;
}

} // namespace lockscope::ui
