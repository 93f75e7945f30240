// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/picture/sequence_item.h"
#include "core/picture/span_board.h"
#include "ui/models/filter.h"
#include "ui/models/pictures.h"

#include <cstddef>
#include <unordered_map>

namespace lockscope::ui {

/// What the filter of the window lets through in pictures: what one of its events lets through. An expression that asks
/// nothing that events have leaves pictures whole.
///
/// A picture looks at each event once; what one painting has no time for is left out of it and comes with the next one.
class PictureFilter : public QObject
{
    Q_OBJECT

public:
    /// Events that one painting looks at: some milliseconds.
    static constexpr std::size_t looksMax = 8'192;

    /// Both outlive it.
    PictureFilter(const Filter &filter, const Pictures &pictures, QObject *parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_filter.ofEvents().has_value(); }
    /// There is an expression, and nothing of it is about events.
    [[nodiscard]] bool isOfThingsOnly() const { return !isActive() && !m_filter.text().isEmpty(); }

    /// A painting begins.
    void begin() { m_looks = 0; }
    /// Something was left out of it that the next one may have.
    [[nodiscard]] bool isLate() const { return m_looks >= looksMax; }
    [[nodiscard]] bool lets(const picture::SequenceItem &item);
    [[nodiscard]] bool lets(const picture::Stay &stay) { return letsEvent(stay.cause); }
    [[nodiscard]] bool lets(const picture::Segment &segment) { return letsEvent(segment.cause); }

signals:
    void changed();

private:
    [[nodiscard]] bool letsEvent(EventNumber number);

    const Filter &m_filter;
    const Pictures &m_pictures;
    std::size_t m_looks = 0;
    /// By the event's number.
    std::unordered_map<std::uint64_t, bool> m_verdicts;
};

} // namespace lockscope::ui
