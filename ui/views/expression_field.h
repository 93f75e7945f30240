// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QStringList>

#include "ui/models/expression_text.h"

class QCompleter;
class QStringListModel;

namespace lockscope::ui {

/// A field for one expression: it says at once whether what stands there is right, underlines what is wrong, and offers
/// what may come next.
///
/// Keys: Ctrl+Space offers, arrows and Enter or Tab choose, Esc closes the offer; with none open, Up and Down go
/// through the texts that were used before.
class ExpressionField : public QLineEdit
{
    Q_OBJECT

public:
    explicit ExpressionField(ExpressionLanguage language, QWidget *parent = nullptr);

    [[nodiscard]] const ExpressionVerdict &verdict() const { return m_verdict; }
    /// The last one first.
    void setHistory(const QStringList &texts);
    /// Whether something is offered just now.
    [[nodiscard]] bool isOffering() const;

signals:
    void verdictChanged();
    /// Enter was pressed, whether the text is right or not.
    void committed();
    /// Esc was pressed with nothing left to close.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Tab chooses what is offered.
    bool focusNextPrevChild(bool next) override;

private:
    void judge();
    void offer();
    void offerWhileTyping();
    [[nodiscard]] QRect offerArea() const;
    void choose(const QString &candidate);
    bool walkHistory(int step);

    ExpressionLanguage m_language;
    ExpressionVerdict m_verdict;
    QCompleter *m_completer;
    QStringListModel *m_candidates;
    /// What a chosen candidate takes the place of.
    TextPlace m_completed;
    QStringList m_history;
    /// Place in the history; -1: the text is the person's own.
    qsizetype m_place = -1;
    QString m_ownText;
};

} // namespace lockscope::ui
