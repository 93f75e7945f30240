// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/line_output.h"

#include <QCoreApplication>

#include <utility>

namespace lockscope::app {

LineOutput::LineOutput(int descriptor, QObject *parent)
    : QObject(parent)
    , m_output(descriptor)
    , m_writable(QSocketNotifier::Write)
{
    connect(&m_writable, &QSocketNotifier::activated, this, [this] {
        flush();
        if (m_output.isEmpty())
            emit caughtUp();
    });
}

void LineOutput::write(const std::string &line)
{
    if (m_output.size() > waitingMax)
        ++m_leftOutCount;
    else
        writeAlways(line);
}

void LineOutput::writeAlways(const std::string &line)
{
    if (m_hasFailed)
        return;
    m_output.append(line + '\n');
    flush();
}

void LineOutput::finish()
{
    m_hasFailed = m_hasFailed || m_output.writeAll() != 0;
    flush();
}

void LineOutput::flush()
{
    m_hasFailed = m_hasFailed || m_output.write() != 0;
    if (m_hasFailed)
        m_output.clear();
    if (const auto count = m_output.isEmpty() ? std::exchange(m_leftOutCount, 0) : 0; count > 0)
        writeAlways(tr("%1 lines are left out here: nobody read them in time").arg(count).toStdString());
    // Asked for only while it is waited for: a pipe with room would ring all the time.
    const bool isWaiting = !m_output.isEmpty();
    if (isWaiting && m_writable.socket() != m_output.descriptor())
        m_writable.setSocket(m_output.descriptor());
    m_writable.setEnabled(isWaiting);
}

} // namespace lockscope::app
