// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/picture/timeline_layout.h"
#include "ui/models/picture_words.h"
#include "ui/models/pictures.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <optional>

namespace lockscope::ui {

enum class TimelineRowKind : std::uint8_t { Keys, Clients };

/// What is written in timelines of the history that `cursor` shows, in the person's language.
class TimelineWords final : public picture::TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineWords)

public:
    explicit TimelineWords(const Cursor &cursor)
        : m_cursor(cursor)
        , m_common(cursor)
    {
    }

    void setRows(TimelineRowKind kind) { m_kind = kind; }

    [[nodiscard]] std::string timeText(TimePoint at, Duration step) const override
    {
        return m_common.timeText(at, step);
    }
    [[nodiscard]] Duration clockOffset() const override { return m_common.clockOffset(); }
    [[nodiscard]] std::string textOf(const picture::Band &band) const override { return m_common.textOf(band); }
    [[nodiscard]] std::string presentText() const override { return m_common.presentText(); }
    [[nodiscard]] std::string nothingText() const override { return m_common.nothingText(); }
    [[nodiscard]] std::string rowName(const std::string &name) const override { return nameOfRow(name).toStdString(); }
    [[nodiscard]] std::string wordOf(ShownState state) const override { return stateWord(state).toStdString(); }

    [[nodiscard]] QString nameOfRow(const std::string &name) const;
    [[nodiscard]] static QString stateWord(ShownState state);

private:
    const Cursor &m_cursor;
    ui::PictureWords m_common;
    TimelineRowKind m_kind = TimelineRowKind::Keys;
};

[[nodiscard]] const picture::SpanBoard &boardOf(TimelineRowKind kind, const Pictures &pictures);
/// The key or client that a row is about; none: all clients elsewhere.
[[nodiscard]] Selection selectionOf(const std::string &rowName, TimelineRowKind kind);
/// The request that made a segment what it is, where one of this history's clients did; else its row's key or client.
[[nodiscard]] Selection selectionOf(const picture::Segment &segment, TimelineRowKind kind, const Pictures &pictures);
/// Everything about a segment, line by line, as plain text.
[[nodiscard]] QString
textOf(const picture::Segment &segment, const TimelineWords &words, TimelineRowKind kind, const Pictures &pictures);

} // namespace lockscope::ui
