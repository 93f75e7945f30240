// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/shell/action_registry.h"

#include <cstdint>
#include <functional>

namespace lockscope::ui {

/// Stands before everything that a person asks of servers outside of this console: it asks first, and with the
/// read-only switch on it lets nothing through. What is asked of the embedded server passes at once.
class OutsideGuard : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`.
    OutsideGuard(ActionRegistry &registry, QWidget &window);

    /// From now on the servers are outside.
    void setOutside(const QString &addresses);
    [[nodiscard]] bool isOutside() const { return !m_addresses.isEmpty(); }
    [[nodiscard]] bool isReadOnly() const;
    /// Does `act` where it may be done: now, or once a person said yes. `what` is a sentence without its full stop; it
    /// may hold text from outside.
    void pass(const QString &what, const std::function<void()> &act);

    enum class Answer : std::uint8_t { Yes, No, ReadOnly };

signals:
    /// The servers are outside from now on.
    void addressed(const QString &addresses);
    /// Something was wanted of servers outside, and this came of it. `what` may hold text from outside.
    void answered(const QString &what, lockscope::ui::OutsideGuard::Answer answer);
    /// isOutside() or isReadOnly() is another.
    void changed();

private:
    ActionRegistry &m_registry;
    QWidget &m_window;
    QString m_addresses;
    /// A person does not want to be asked again.
    bool m_isTrusted = false;
};

} // namespace lockscope::ui
