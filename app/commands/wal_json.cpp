// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/wal_json.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>

#include "core/base/match.h"
#include "server/wal/record_codec.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace server;

QString text(const Key &key)
{
    return QString::fromStdString(key.text());
}

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// 64 bits do not fit a JSON number.
template<typename Tag>
QString text(StrongId<Tag, std::uint64_t> id)
{
    return QString::number(id.value());
}

QString text(const ConnectionId &connection)
{
    return u"%1.%2"_s.arg(connection.start.value()).arg(connection.number);
}

QString hex(const std::array<std::uint8_t, 16> &bytes)
{
    QByteArray raw(static_cast<qsizetype>(bytes.size()), '\0');
    std::copy(bytes.begin(), bytes.end(), raw.begin());
    return QString::fromLatin1(raw.toHex());
}

QJsonObject fieldsOf(const Key &key, const GrantFacts &grant)
{
    const auto until = std::chrono::duration_cast<std::chrono::milliseconds>(grant.deadline.wall.time_since_epoch());
    return {{u"key"_s, text(key)},
            {u"granted"_s, text(grant.token)},
            {u"owner"_s, grant.owner ? QJsonValue(hex(grant.owner->value())) : QJsonValue()},
            {u"connection"_s, text(grant.connection)},
            {u"lease"_s, grant.leaseSeconds},
            {u"deadline_ms"_s, static_cast<qint64>(until.count())}};
}

QJsonObject fieldsOf(const HandOffRecord &record)
{
    auto fields = fieldsOf(record.key, record.grant);
    fields.insert(u"ended"_s, text(record.ended));
    return fields;
}

QJsonObject fieldsOf(const FateOpenRecord &record, Lsn lsn)
{
    QJsonArray targets;
    for (const auto &key : record.targets)
        targets.append(text(key));
    return {{u"open_sequence"_s, text(lsn)},
            {u"connection"_s, text(record.connection)},
            {u"class"_s, text(nameOf(record.cause))},
            {u"targets"_s, targets}};
}

QJsonObject fieldsOf(const FateAtKeyRecord &record)
{
    QJsonArray removed;
    for (const auto &owner : record.removedWaiters)
        removed.append(hex(owner.value()));
    return {{u"open_sequence"_s, text(record.open)},
            {u"key"_s, text(record.key)},
            {u"orphaned"_s, record.orphaned ? QJsonValue(text(*record.orphaned)) : QJsonValue()},
            {u"removed_waiters"_s, removed},
            {u"removed_v1_waiters"_s, static_cast<qint64>(record.removedV1Waiters)}};
}

QJsonObject fieldsOf(const Record &record, Lsn lsn)
{
    return match<QJsonObject>(
        record,
        [](const StartupRecord &r) {
            return QJsonObject{{u"start"_s, text(r.start)}, {u"boot"_s, hex(r.boot.value())}};
        },
        [](const TermRecord &r) {
            return QJsonObject{{u"term"_s, text(r.term)}, {u"leader"_s, static_cast<qint64>(r.leader.value())}};
        },
        [](const GrantRecord &r) { return fieldsOf(r.key, r.grant); },
        [](const HandOffRecord &r) { return fieldsOf(r); },
        [](const ReleaseRecord &r) {
            return QJsonObject{{u"key"_s, text(r.key)}, {u"ended"_s, text(r.ended)}};
        },
        [](const ExpiryRecord &r) {
            return QJsonObject{{u"key"_s, text(r.key)}, {u"ended"_s, text(r.ended)}};
        },
        [&](const FateOpenRecord &r) { return fieldsOf(r, lsn); },
        [](const FateAtKeyRecord &r) { return fieldsOf(r); },
        [](const FateCompleteRecord &r) {
            return QJsonObject{{u"open_sequence"_s, text(r.open)}};
        },
        [](const SnapshotEndRecord &r) {
            return QJsonObject{{u"last_token"_s, text(r.lastToken)}, {u"records"_s, QString::number(r.recordCount)}};
        });
}

} // namespace

QJsonObject jsonOf(const ScannedRecord &scanned)
{
    const auto &at = scanned.at;
    auto fields = at.record ? fieldsOf(*at.record, at.lsn) : QJsonObject();
    fields.insert(u"type"_s, at.record ? text(typeName(*at.record)) : u"unknown_%1"_s.arg(at.type));
    fields.insert(u"lsn"_s, text(at.lsn));
    fields.insert(u"file"_s, QString::fromStdString(scanned.file));
    fields.insert(u"offset"_s, static_cast<qint64>(at.offset));
    fields.insert(u"length"_s, static_cast<qint64>(at.length));
    return fields;
}

} // namespace lockscope::app
