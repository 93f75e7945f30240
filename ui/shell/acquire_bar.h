// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/vocabulary/command.h"
#include "ui/models/cursor.h"
#include "ui/shell/settings.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStringListModel;

namespace lockscope::ui {

/// A lock asked for by hand: client, key, wait and lease in one bar that stays open, so that Enter acquires again.
///
/// What cannot be asked for is said at once, in a sentence; the bar never sends it.
class AcquireBar : public QWidget
{
    Q_OBJECT

public:
    /// Cursor and settings outlive it.
    AcquireBar(const Cursor &cursor, Settings &settings, QWidget *parent = nullptr);

    /// The client that is to ask; it may be so new that nobody has heard of it.
    void choose(ClientId client);
    /// Shows itself with the key that is meant and the client that is meant, where there are any.
    void open(const QString &key, std::optional<ClientId> client);

    /// Shows what the settings remember.
    void recall();

signals:
    /// No client: there is none yet, or a new one is wanted.
    void acquireRequested(std::optional<lockscope::ClientId> client, const lockscope::AcquireCommand &command);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void listClients();
    void listKeys();
    void judge();
    void submit();
    void dismiss();

    const Cursor &m_cursor;
    Settings &m_settings;
    QComboBox *m_client;
    /// Chosen, and not in the list yet.
    std::optional<ClientId> m_awaited;
    QLineEdit *m_key;
    QCheckBox *m_bounded;
    QSpinBox *m_wait;
    QSpinBox *m_lease;
    QPushButton *m_acquire;
    QLabel *m_verdict;
    QStringListModel *m_keys;
};

} // namespace lockscope::ui
