// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lockscope::ui {

/// Servers that a person wants to connect to, as it was written.
struct ServerChoice
{
    /// host:port each, never none.
    QStringList addresses;
    bool isEncrypted = false;
    /// PEM file of the authorities to trust; empty: the system's.
    QString authorities;
    /// File that holds the shared token; empty: none is said.
    QString tokenFile;
    bool isReadOnly = true;
};

/// Asks which servers outside of this console to connect to, and says at once what is wrong with the answer.
class ConnectDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectDialog(QWidget &parent);

signals:
    void chosen(const lockscope::ui::ServerChoice &choice);

private:
    void build();
    [[nodiscard]] QWidget *withBrowsing(QLineEdit &field, const QString &title, const QString &filter);
    void judge();
    void choose();
    [[nodiscard]] QString problem() const;

    QLineEdit *m_addresses;
    QCheckBox *m_encrypts;
    QLineEdit *m_authorities;
    QLineEdit *m_tokenFile;
    QCheckBox *m_readOnly;
    QLabel *m_verdict;
    QPushButton *m_connect = nullptr;
};

} // namespace lockscope::ui
