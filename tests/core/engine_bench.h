// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include "core/client/engine.h"

#include <vector>

namespace lockscope::test {

/// One engine, one clock, a peer that says what it is told, and the words that the transcripts in tests/cases/engine
/// speak:
///
///     options endpoints=a:1,b:2 pending=3 lane=4 remembered=2   a new engine, before everything else
///     start | connected | disconnected | cut | stop
///     handshake                        connected, challenge, digest, and `L` with the dialed address
///     acquire 1 KEY wait=5 lease=10    (no wait: without limit)
///     release 2 of 1 | release 3 KEY TOKEN | cancel 1
///     receive FRAME + FRAME ...        in one piece; `trickle` byte by byte; `receive 13 FRAME` the first 13 bytes
///     advance 1.5                      seconds, with a tick at every deadline on the way
///     sleep 40                         seconds without a tick, as a machine does
///
/// Frames: A @1 TOKEN KEY, T @1 KEY, B @1 KEY, R TOKEN KEY, N TOKEN KEY, M ADDRESS, L ADDRESS, E REASON, keep-alive,
/// challenge, raw TEXT. `@1` is the owner that request 1 sent, `?` one that nobody sent.
class EngineBench
{
public:
    EngineBench();

    /// What the engine asked for and told, and when it wants to be called next.
    QStringList run(const QString &command);

    /// Requests that were asked for, and how many outcomes each of them got.
    [[nodiscard]] const QHash<quint64, int> &outcomeCounts() const { return m_outcomeCounts; }
    [[nodiscard]] bool isDialed() const { return m_isDialed; }
    /// There is a connection, so that a peer can say something.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    void build(const QStringList &words);
    void perform(const QStringList &words);
    void acquire(const QStringList &words);
    void release(const QStringList &words);
    void receive(const QString &text);
    void trickle(const QString &text);
    void handshake();
    void advance(Duration by);
    void drain();
    [[nodiscard]] Bytes frames(const QString &text) const;
    [[nodiscard]] Bytes frame(const QString &text) const;
    [[nodiscard]] Owner owner(const QString &word) const;
    void act(const client::Action &action);
    void note(const ClientEvent &event);
    void noteState(ClientConnectionState state);
    [[nodiscard]] QString showSent(ByteView bytes) const;

    client::Engine m_engine;
    TimePoint m_now = TimePoint(std::chrono::hours(1));
    QString m_dialed;
    bool m_isDialed = false;
    bool m_isOpen = false;
    QHash<quint64, Owner> m_owners;
    QHash<quint64, int> m_outcomeCounts;
    QStringList m_out;
};

} // namespace lockscope::test
