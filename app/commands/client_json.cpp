// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/client_json.h"

#include <QByteArray>

#include "core/base/match.h"

#include <chrono>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QString text(Token token)
{
    return QString::number(token.value());
}

QString text(const Owner &owner)
{
    const auto bytes = owner.value();
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())).toHex());
}

QString text(RequestDeadline deadline)
{
    switch (deadline) {
    case RequestDeadline::SurelyHeld:
        return u"surely_held"_s;
    case RequestDeadline::SurelyOver:
        return u"surely_over"_s;
    case RequestDeadline::ReclaimBy:
        return u"reclaim_by"_s;
    }
    return {};
}

qint64 milliseconds(Duration duration)
{
    return std::chrono::floor<std::chrono::milliseconds>(duration).count();
}

qint64 milliseconds(WallTime time)
{
    return milliseconds(time.time_since_epoch());
}

QJsonObject stamped(const QString &event, const Moment &at)
{
    return {{u"event"_s, event},
            {u"t_ms"_s, milliseconds(at.wall)},
            {u"mono_us"_s, static_cast<qint64>(at.steady.time_since_epoch().count())}};
}

/// Makes the lines of the events of one moment.
class Printer
{
public:
    Printer(const Moment &at, const IdOf &idOf)
        : m_at(at)
        , m_idOf(idOf)
    {
    }

    [[nodiscard]] std::optional<QJsonObject> connection(const ConnectionChanged &change) const
    {
        auto line = stamped(u"connection"_s, m_at);
        line[u"state"] = text(nameOf(change.state));
        line[u"endpoint"] = text(change.endpoint);
        if (change.reason) {
            line[u"reason"] = text(nameOf(*change.reason));
            line[u"retry_in_ms"] = change.retryIn ? QJsonValue(milliseconds(*change.retryIn)) : QJsonValue();
        }
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> hint(const LeaderHinted &hint) const
    {
        auto line = stamped(u"leader_hint"_s, m_at);
        line[u"address"] = text(hint.address);
        line[u"source"] = text(nameOf(hint.source));
        line[u"accepted"] = hint.accepted;
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> sent(const AcquireSent &sent) const
    {
        auto line = about(u"sent"_s, sent.request, sent.key);
        line[u"owner"] = text(sent.owner);
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> sent(const ReleaseSent &sent) const
    {
        auto line = about(u"sent"_s, sent.request, sent.key);
        line[u"token"] = text(sent.token);
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> ended(const AcquireEnded &end) const
    {
        auto line = about(u"outcome"_s, end.request, end.key);
        match(
            end.outcome,
            [&](const OutcomeGranted &granted) {
                line[u"outcome"] = u"granted"_s;
                line[u"token"] = text(granted.token);
                line[u"holds_until_ms"] = milliseconds(wallAt(granted.holdsUntil, m_at));
                line[u"over_by_ms"] = milliseconds(wallAt(granted.overBy, m_at));
            },
            [&](const OutcomeTimedOut &) { line[u"outcome"] = u"timed_out"_s; },
            [&](const OutcomeBusy &) { line[u"outcome"] = u"busy"_s; },
            [&](const OutcomeIndeterminate &unknown) {
                line[u"outcome"] = u"indeterminate"_s;
                line[u"reason"] = text(nameOf(unknown.reason));
                line[u"reclaim_by_ms"] =
                    unknown.reclaimBy ? QJsonValue(milliseconds(wallAt(*unknown.reclaimBy, m_at))) : QJsonValue();
            },
            [&](const OutcomeCancelled &) { line[u"outcome"] = u"cancelled"_s; },
            [&](const OutcomeFailed &failed) {
                line[u"outcome"] = u"failed"_s;
                line[u"reason"] = text(nameOf(failed.reason));
            });
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> ended(const ReleaseEnded &end) const
    {
        auto line = about(u"outcome"_s, end.request, end.key);
        match(
            end.outcome,
            [&](const OutcomeReleased &) { line[u"outcome"] = u"released"_s; },
            [&](const OutcomeNotFound &) { line[u"outcome"] = u"not_found"_s; },
            [&](const OutcomeUnknown &) { line[u"outcome"] = u"unknown"_s; },
            [&](const OutcomeReleaseFailed &failed) {
                line[u"outcome"] = u"failed"_s;
                line[u"reason"] = text(nameOf(failed.reason));
            });
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> orphan(const OrphanSeen &orphan) const
    {
        auto line = stamped(u"orphan"_s, m_at);
        line[u"key"] = text(orphan.key);
        line[u"token"] = text(orphan.token);
        line[u"action"] = text(nameOf(orphan.action));
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> violation(const PeerViolated &violation) const
    {
        auto line = stamped(u"violation"_s, m_at);
        line[u"rule"] = text(nameOf(violation.rule));
        line[u"detail"] = text(violation.detail);
        return line;
    }
    [[nodiscard]] std::optional<QJsonObject> deadline(const DeadlinePassed &passed) const
    {
        auto line = about(u"deadline"_s, passed.request, passed.key);
        line[u"deadline"] = text(passed.deadline);
        return line;
    }

private:
    [[nodiscard]] QJsonObject about(const QString &event, RequestId request, const std::string &key) const
    {
        auto line = stamped(event, m_at);
        line[u"id"] = m_idOf(request);
        line[u"key"] = text(key);
        return line;
    }

    const Moment &m_at;
    const IdOf &m_idOf;
};

} // namespace

std::optional<QJsonObject> clientJson(const Told<ClientEvent> &event, const Moment &at, const IdOf &idOf)
{
    using Line = std::optional<QJsonObject>;
    const Printer print(at, idOf);
    auto line = match<Line>(
        event.event,
        [](const ClientStarted &) -> Line { return std::nullopt; },
        [](const ClientStopped &) -> Line { return std::nullopt; },
        [&](const ConnectionChanged &change) { return print.connection(change); },
        [&](const LeaderHinted &hint) { return print.hint(hint); },
        [](const AcquireQueued &) -> Line { return std::nullopt; },
        [&](const AcquireSent &sent) { return print.sent(sent); },
        [&](const AcquireEnded &end) { return print.ended(end); },
        [](const ReleaseQueued &) -> Line { return std::nullopt; },
        [&](const ReleaseSent &sent) { return print.sent(sent); },
        [&](const ReleaseEnded &end) { return print.ended(end); },
        [&](const OrphanSeen &orphan) { return print.orphan(orphan); },
        [&](const PeerViolated &violation) { return print.violation(violation); },
        [&](const DeadlinePassed &passed) { return print.deadline(passed); },
        [](const ClientResumed &) -> Line { return std::nullopt; });
    // A violation's `rule` says what the peer broke.
    if (line && event.rule != Rule::None && !line->contains(u"rule"))
        line->insert(u"rule", text(nameOf(event.rule)));
    return line;
}

QJsonObject clientErrorJson(const QString &detail, const Moment &at)
{
    auto line = stamped(u"error"_s, at);
    line[u"detail"] = detail;
    return line;
}

} // namespace lockscope::app
