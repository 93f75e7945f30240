// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/picture_filter.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"

namespace lockscope::ui {

namespace {

/// More than pictures ever show at once.
constexpr std::size_t verdictsMax = 524'288;

} // namespace

PictureFilter::PictureFilter(const Filter &filter, const Pictures &pictures, QObject *parent)
    : QObject(parent)
    , m_filter(filter)
    , m_pictures(pictures)
{
    connect(&filter, &Filter::changed, this, [this] {
        m_verdicts.clear();
        emit changed();
    });
}

/// Of a message either end says enough.
bool PictureFilter::lets(const picture::SequenceItem &item)
{
    return letsEvent(item.cause) || (item.effect != item.cause && letsEvent(item.effect));
}

bool PictureFilter::letsEvent(EventNumber number)
{
    if (!isActive())
        return true;
    if (number == EventNumber())
        return false;
    if (const auto known = m_verdicts.find(number.value()); known != m_verdicts.end())
        return known->second;
    // An event that went, or that has not been read yet, says nothing.
    const auto *entry = isLate() ? nullptr : m_pictures.eventAt(number);
    if (entry == nullptr)
        return false;
    ++m_looks;
    if (m_verdicts.size() >= verdictsMax)
        m_verdicts.clear();
    const bool isYes = query::evaluate(*m_filter.ofEvents(), query::EventFacts(*entry)) == query::Verdict::Yes;
    m_verdicts.emplace(number.value(), isYes);
    return isYes;
}

} // namespace lockscope::ui
