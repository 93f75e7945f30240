// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/picture_words.h"
#include "ui/models/plain_text.h"
#include "ui/models/sequence_things.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

/// Texts of one thing after the other, each on its line.
class Tips
{
    Q_DECLARE_TR_FUNCTIONS(SequenceTips)

public:
    explicit Tips(const Pictures &pictures)
        : m_pictures(pictures)
        , m_words(pictures.cursor())
    {
    }

    [[nodiscard]] QString item(const picture::SequenceItem &item) const
    {
        const auto &parties = m_pictures.sequence().parties();
        QStringList lines;
        if (picture::isMessage(item.kind)) {
            lines << tr("%1, from %2 to %3")
                         .arg(m_words.itemLabel(item),
                              m_words.partyName(parties[item.from]),
                              m_words.partyName(parties[item.to]));
            lines << passage(item);
        } else {
            lines << tr("%1 at %2").arg(m_words.partyName(parties[item.from]), time(item.begin));
        }
        for (const auto number : {item.cause, item.effect}) {
            if (const auto *event = m_pictures.eventAt(number))
                lines << tr("event %1: %2").arg(QString::number(number.value()), ui::textOf(*event).sentence);
        }
        return lines.join(u'\n');
    }
    [[nodiscard]] QString stay(const picture::Stay &stay) const
    {
        const auto lasted = stay.end == picture::openEnd
            ? tr("since %1").arg(time(stay.begin))
            : tr("from %1 to %2, %3").arg(time(stay.begin), time(stay.end), ui::textOf(stay.end - stay.begin));
        QStringList lines{tr("%1: %2").arg(m_words.partyName(m_pictures.sequence().parties()[stay.party]), name(stay)),
                          lasted};
        lines << deadlines(stay);
        if (const auto *event = m_pictures.eventAt(stay.cause))
            lines << tr("event %1: %2").arg(QString::number(stay.cause.value()), ui::textOf(*event).sentence);
        return lines.join(u'\n');
    }
    [[nodiscard]] QString band(const picture::Band &band) const
    {
        QStringList lines{m_words.bandText(band)};
        if (band.isMoment())
            lines << tr("at %1").arg(time(band.begin));
        else if (band.end == picture::openEnd)
            lines << tr("since %1").arg(time(band.begin));
        else
            lines << tr("from %1 to %2, %3").arg(time(band.begin), time(band.end), ui::textOf(band.end - band.begin));
        return lines.join(u'\n');
    }
    [[nodiscard]] QString crowd(const picture::Crowd &crowd) const
    {
        return tr("Many messages from %1 to %2.\nZoom in to see each of them.")
            .arg(time(crowd.span.from), time(crowd.span.to));
    }
    [[nodiscard]] QString column(const picture::Column &column) const
    {
        QStringList names;
        constexpr std::size_t namesMax = 12;
        for (std::size_t i = 0; i < std::min(column.members.size(), namesMax); ++i)
            names << m_words.partyName(m_pictures.sequence().parties()[column.members[i]]);
        if (column.members.size() > namesMax)
            names << tr("and %n more", nullptr, static_cast<int>(column.members.size() - namesMax));
        return names.join(u", "_s);
    }

private:
    [[nodiscard]] QString time(TimePoint at) const { return QString::fromStdString(m_words.timeText(at, 1ms)); }
    [[nodiscard]] QString passage(const picture::SequenceItem &item) const
    {
        switch (item.passage) {
        case picture::Passage::None:
            return {};
        case picture::Passage::OnTheWay:
            return tr("sent at %1, on its way").arg(time(item.begin));
        case picture::Passage::Arrived:
            return tr("sent at %1, arrived after %2").arg(time(item.begin), measuredText(item.end - item.begin));
        case picture::Passage::Lost:
            return tr("sent at %1, lost").arg(time(item.begin));
        case picture::Passage::OneSided:
            return tr("at %1; the other side does not tell of it").arg(time(item.begin));
        }
        return {};
    }
    [[nodiscard]] static QString name(const picture::Stay &stay)
    {
        switch (stay.kind) {
        case picture::StayKind::Waits:
            return tr("waits");
        case picture::StayKind::Holds:
            return tr("holds the lock, as it believes");
        case picture::StayKind::InDoubt:
            return tr("does not know whether it holds the lock");
        case picture::StayKind::Grants:
            return tr("has granted the lock");
        case picture::StayKind::GrantsOrphan:
            return tr("has granted the lock to a connection that ended");
        case picture::StayKind::Parked:
            return tr("a fate is parked");
        }
        return {};
    }
    [[nodiscard]] QStringList deadlines(const picture::Stay &stay) const
    {
        QStringList lines;
        if (stay.sure == picture::openEnd)
            return lines;
        switch (stay.kind) {
        case picture::StayKind::Waits:
            lines << tr("its wait is over at %1").arg(time(stay.sure));
            break;
        case picture::StayKind::Holds:
            lines << tr("surely held until %1").arg(time(stay.sure));
            if (stay.over != picture::openEnd)
                lines << tr("surely over after %1").arg(time(stay.over));
            break;
        case picture::StayKind::InDoubt:
            lines << tr("reclaimed at the latest at %1").arg(time(stay.sure));
            break;
        case picture::StayKind::Grants:
        case picture::StayKind::GrantsOrphan:
            lines << tr("its lease ends at %1").arg(time(stay.sure));
            break;
        case picture::StayKind::Parked:
            break;
        }
        return lines;
    }

    const Pictures &m_pictures;
    PictureWords m_words;
};

} // namespace

QString textOf(const picture::SequenceThing &thing, const picture::Arrangement &columns, const Pictures &pictures)
{
    const Tips tips(pictures);
    const auto &fold = pictures.sequence();
    return match<QString>(
        thing,
        [&](picture::ItemNumber number) {
            const auto *item = fold.items().find(number);
            return item != nullptr ? tips.item(*item) : QString();
        },
        [&](picture::StayNumber number) {
            const auto *stay = fold.stays().find(number);
            return stay != nullptr ? tips.stay(*stay) : QString();
        },
        [&](picture::BandNumber number) {
            const auto *band = pictures.bands().find(number);
            return band != nullptr ? tips.band(*band) : QString();
        },
        [&](const picture::Crowd &crowd) { return tips.crowd(crowd); },
        [&](const picture::ColumnHead &head) {
            return head.column < columns.columns.size() ? tips.column(columns.columns[head.column]) : QString();
        });
}

} // namespace lockscope::ui
