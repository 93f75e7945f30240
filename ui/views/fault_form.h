// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QWidget>

#include "core/vocabulary/command.h"
#include "ui/models/cursor.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lockscope::ui {

class ExpressionField;

/// What is to break: which fault, whose, and now or once an event comes. Only what the chosen fault needs is asked for,
/// and what cannot be done is said in a sentence.
class FaultForm : public QWidget
{
    Q_OBJECT

public:
    /// Outlives it.
    explicit FaultForm(const Cursor &cursor, QWidget *parent = nullptr);

    /// Whom the next fault is probably for.
    void chooseClient(ClientId client);
    void chooseNode(NodeId node);
    void chooseKey(const QString &key);
    /// Nothing can be broken now; `reason` is a sentence without its full stop. Empty: it can again.
    void setRefusal(const QString &reason);

signals:
    /// `when` is empty: now.
    void requested(const lockscope::FaultAction &action, const QString &when);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Choice
    {
        QString text;
        QVariant data;
    };

    void lookAgain();
    void build();
    void explain();
    void ask();
    static void list(QComboBox &box, const std::vector<Choice> &choices, const QVariant &chosen);
    void listClients();
    void listNodes();
    void judge();
    void submit();
    [[nodiscard]] std::optional<FaultAction> action() const;
    [[nodiscard]] std::optional<FaultAction> linkFault() const;
    /// Why it cannot be done; empty: it can.
    [[nodiscard]] QString problem() const;
    void setRowVisible(QWidget &field, bool visible);

    const Cursor &m_cursor;
    QFormLayout *m_rows;
    QComboBox *m_kind;
    QComboBox *m_client;
    QComboBox *m_node;
    QComboBox *m_way;
    QSpinBox *m_time;
    QLineEdit *m_key;
    QCheckBox *m_waits;
    ExpressionField *m_when;
    QLabel *m_verdict;
    QPushButton *m_begin;
    std::optional<ClientId> m_wanted;
    QString m_refusal;
};

} // namespace lockscope::ui
