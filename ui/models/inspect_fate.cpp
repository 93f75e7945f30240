// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/models/fate_card.h"
#include "ui/models/finding_model.h"
#include "ui/models/finding_text.h"
#include "ui/models/inspection.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/why_text.h"

namespace lockscope::ui {

namespace {

struct Fate
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

void add(Inspection &about, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        about.properties.push_back({name, value, {}, {}});
}

QString targetText(const FateTruth &fate, const Key &key, const Cursor &cursor)
{
    const auto stage = stageOf(fate, key, cursor.world().truth());
    switch (stage) {
    case TargetStage::NotTried:
        return Fate::tr("not tried yet");
    case TargetStage::Refused:
        return Fate::tr("refused, its lane is occupied: %1, since %2")
            .arg(phraseOf(fate.refusals.at(key).occupant), sinceText(fate.refusals.at(key).since, cursor));
    case TargetStage::Writing:
        return Fate::tr("being written");
    case TargetStage::Recorded:
        return Fate::tr("settled, row %1").arg(fate.folded.at(key).row->value());
    case TargetStage::NothingHere:
        return Fate::tr("settled, nothing was left there");
    case TargetStage::DoneBefore:
        return Fate::tr("settled before");
    }
    return {};
}

} // namespace

Inspection inspectFate(OpenSequence open, const Cursor &cursor)
{
    const auto &fates = cursor.world().truth().fates();
    const auto found = fates.find(open);
    Inspection about{Fate::tr("Fate %1").arg(textOf(open)), false, {}, {}, {}};
    if (found == fates.end()) {
        about.title = Fate::tr("Fate %1 is not known any more").arg(textOf(open));
        return about;
    }
    const auto &fate = found->second;
    const auto card = cardOf(fate, cursor);
    const auto stage = stageOf(fate, cursor.world().truth());
    about.properties.push_back({Fate::tr("state"), phraseOf(stage), {}, shownState(stage)});
    add(about, Fate::tr("why"), card.why);
    add(about, Fate::tr("what moves it"), card.next);
    add(about, Fate::tr("who else waits"), card.behind);
    for (const auto &key : fate.intent.targets)
        add(about, plain(key.text()), targetText(fate, key, cursor));
    add(about, Fate::tr("since"), sinceText(fate.since, cursor));
    add(about, Fate::tr("opened"), sinceText(fate.openedAt, cursor));
    add(about, Fate::tr("effort"), card.effort);
    if (fate.toldBy)
        add(about, Fate::tr("brought back by"), Fate::tr("the drain of %1").arg(plain(fate.toldBy->text())));
    add(about, Fate::tr("connection"), textOf(fate.intent.connection));
    add(about, Fate::tr("why it ended"), phraseOf(fate.intent.cause));
    return about;
}

Inspection inspectFinding(check::FindingNumber number, const Cursor &cursor, const FindingModel &findings)
{
    const auto *finding = findings.find(number);
    Inspection about{Fate::tr("Finding %1").arg(number.value()), false, {}, {}, {}};
    if (finding == nullptr) {
        about.title = Fate::tr("Finding %1 is not there").arg(number.value());
        return about;
    }
    const auto text = textOf(*finding);
    about.title = text.title;
    about.properties.push_back(
        {Fate::tr("weight"), phraseOf(severityOf(*finding)), {}, shownState(severityOf(*finding))});
    add(about, Fate::tr("about"), aboutText(*finding, cursor.world()));
    add(about, Fate::tr("what it means"), text.meaning);
    add(about, Fate::tr("what to do"), text.advice);
    add(about, Fate::tr("rule"), ruleNameOf(*finding));
    add(about, Fate::tr("first seen"), sinceText(finding->at, cursor));
    if (finding->count > 1)
        add(about, Fate::tr("how often"), QString::number(finding->count));
    for (const auto event : finding->evidence)
        about.properties.push_back({.name = Fate::tr("event %1").arg(event.value()),
                                    .belief = eventSentence(event, cursor),
                                    .truth = {},
                                    .state = {},
                                    .event = event});
    return about;
}

} // namespace lockscope::ui
