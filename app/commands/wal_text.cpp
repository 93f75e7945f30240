// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/wal_text.h"

#include <QCoreApplication>

#include "core/base/match.h"
#include "server/wal/log_format.h"

#include <cassert>

namespace lockscope::app {

namespace {

using namespace server;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Journal)

public:
    static QString of(DamageKind kind);
    static QString of(const Damaged &damaged);
    static QString of(const InUse &inUse, const QString &folder);
    static QString of(const VersionUnknown &unknown);
};

QString Text::of(DamageKind kind)
{
    switch (kind) {
    case DamageKind::BadHeader:
        return tr("the segment's header is bad and records follow it");
    case DamageKind::WrongFirstLsn:
        return tr("the segment's header and its name tell different first LSNs");
    case DamageKind::BadRecord:
        return tr("a bad record, and records that were written later follow it");
    case DamageKind::LsnHole:
        return tr("a record with another LSN than the next one");
    case DamageKind::UnknownType:
        return tr("a record of a kind that this version does not know");
    case DamageKind::BadPayload:
        return tr("a record whose checksum is right and whose fields are not");
    case DamageKind::MissingSegment:
        return tr("a segment is missing here");
    case DamageKind::Contradiction:
        return tr("a record that contradicts those before it");
    case DamageKind::BadSnapshot:
        return tr("the snapshot is not what was written");
    }
    assert(false);
    return {};
}

QString Text::of(const Damaged &damaged)
{
    const auto file = QString::fromStdString(damaged.file);
    // What was before a snapshot is gone: no part of it can stand for the whole.
    if (snapshotLsnOf(damaged.file)) {
        return tr("the journal is damaged: %1, offset %2: %3. Nothing was changed. Restore the data folder from a "
                  "backup")
            .arg(file, QString::number(damaged.offset), of(damaged.kind));
    }
    return tr("the journal is damaged: %1, offset %2: %3. Nothing was changed. Restore the data folder from a backup; "
              "to go on with what stands before the damage, in a copy of the folder cut %1 to %2 bytes and remove the "
              "segments after it")
        .arg(file, QString::number(damaged.offset), of(damaged.kind));
}

QString Text::of(const InUse &inUse, const QString &folder)
{
    return inUse.pid ? tr("the data folder %1 is in use by process %2").arg(folder, QString::number(*inUse.pid))
                     : tr("the data folder %1 is in use by another process").arg(folder);
}

QString Text::of(const VersionUnknown &unknown)
{
    return tr("%1 has journal format %2 and this program reads format %3. Nothing was changed. Use the version of the "
              "program that wrote it")
        .arg(QString::fromStdString(unknown.file), QString::number(unknown.version), QString::number(formatVersion));
}

} // namespace

QString sentenceOf(const JournalProblem &problem, const QString &folder)
{
    return match<QString>(
        problem,
        [&](const NotWritable &p) {
            return Text::tr("the data folder %1 cannot be used: %2; choose another one with --data")
                .arg(folder, QString::fromStdString(p.detail));
        },
        [&](const InUse &p) { return Text::of(p, folder); },
        [&](const NotAJournal &) { return Text::tr("the folder %1 holds no journal").arg(folder); },
        [](const Damaged &p) { return Text::of(p); },
        [](const VersionUnknown &p) { return Text::of(p); },
        [&](const IoError &p) {
            const auto file = p.file.empty() ? folder : QString::fromStdString(p.file);
            return Text::tr("the journal cannot be read or written: %1: %2")
                .arg(file, QString::fromStdString(p.detail));
        });
}

QString sentenceOf(const JournalEnd::Torn &torn)
{
    return Text::tr("torn tail of %1 bytes: %2, offset %3")
        .arg(QString::number(torn.bytes), QString::fromStdString(torn.file), QString::number(torn.offset));
}

} // namespace lockscope::app
