// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/picture/sequence_words.h"
#include "ui/models/cursor.h"

namespace lockscope::ui {

/// What is written in pictures of the history that `cursor` shows, in the person's language.
class PictureWords final : public picture::SequenceWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureWords)

public:
    explicit PictureWords(const Cursor &cursor)
        : m_cursor(cursor)
    {
    }

    [[nodiscard]] std::string timeText(TimePoint at, Duration step) const override;
    [[nodiscard]] Duration clockOffset() const override;
    [[nodiscard]] std::string textOf(const picture::Band &band) const override;
    [[nodiscard]] std::string presentText() const override;
    [[nodiscard]] std::string nothingText() const override;
    [[nodiscard]] std::string nameOf(const picture::Party &party) const override;
    [[nodiscard]] std::string foldName(std::size_t count) const override;
    [[nodiscard]] std::string labelOf(const picture::SequenceItem &item) const override;
    [[nodiscard]] std::string crowdText(std::size_t count, std::size_t lostCount) const override;

    /// The same as text for people.
    [[nodiscard]] QString bandText(const picture::Band &band) const;
    [[nodiscard]] QString partyName(const picture::Party &party) const;
    [[nodiscard]] QString itemLabel(const picture::SequenceItem &item) const;

private:
    [[nodiscard]] QString messageLabel(const picture::SequenceItem &item) const;
    [[nodiscard]] QString markLabel(const picture::SequenceItem &item) const;
    /// The event that says most about it; null: none is kept.
    [[nodiscard]] const Entry *eventOf(const picture::SequenceItem &item) const;

    const Cursor &m_cursor;
};

/// What a fault is, as the name of a span of time: "lane of orders/17 held".
[[nodiscard]] QString faultName(const StandingFault &fault);

} // namespace lockscope::ui
