// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "ui/models/answer.h"

namespace lockscope::ui {

/// An answer as a short text with links; Tab goes from link to link, Enter follows one.
///
/// What comes from outside is escaped: a key that looks like HTML is text.
class AnswerView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AnswerView(QWidget *parent = nullptr);

    void setAnswer(const Answer &answer);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// A link was followed.
    void picked(const lockscope::ui::Selection &selection);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void follow(const QUrl &link);
    [[nodiscard]] QString lineHtml(std::size_t number) const;

    Answer m_answer;
};

} // namespace lockscope::ui
