// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace lockscope::app {

/// SIGINT and SIGTERM as a signal of Qt, once. One of these at a time.
///
/// The handler only writes into a descriptor, and no signal is blocked: programs that this one starts can be stopped.
class StopSignals : public QObject
{
    Q_OBJECT

public:
    explicit StopSignals(QObject *parent = nullptr);

signals:
    void came();

private:
    QSocketNotifier m_notifier;
};

} // namespace lockscope::app
