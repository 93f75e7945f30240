// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings_thread.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

FindingsThread::FindingsThread(QObject *parent)
    : QObject(parent)
    , m_judge(std::make_unique<FindingsJudge>(waitingMax))
{
    m_thread.setObjectName(u"findings"_s);
    m_judge->moveToThread(&m_thread);
    connect(m_judge.get(), &FindingsJudge::found, this, &FindingsThread::found);
    connect(m_judge.get(), &FindingsJudge::fellBehind, this, &FindingsThread::fellBehind, Qt::QueuedConnection);
    connect(m_judge.get(), &FindingsJudge::caughtUp, this, &FindingsThread::caughtUp);
    m_thread.start();
}

FindingsThread::~FindingsThread()
{
    m_judge->interrupt();
    m_thread.quit();
    m_thread.wait();
}

void FindingsThread::reset()
{
    m_judge->reset();
}

} // namespace lockscope::app
