// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/picture/lab_story.h"

#include "app/lab/scenario_text.h"
#include "app/lab/virtual_lab.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

const QString head = u"lockscope 1\n"
                     "nodes   2\n"
                     "clock   virtual\n"
                     "client  w1 w2 w3\n"
                     "key     k1 = \"k1\"\n"
                     "key     k2 = \"k2\"\n"
                     "seed    7\n"
                     "weather delay=5ms split=0 join=0 swift=0\n"
                     "journal sync=2ms segment=67108864 lay-out=0 whole=0\n"
                     "limits  waiters-per-key=10000 waiters=200000 keys=1000000 connections=20000\n"
                     "engines pending=65536 release-lane=1024\n"_s;

void runUntil(lab::VirtualLab &lab, TimePoint until)
{
    while (lab.advance(until)) { }
}

} // namespace

std::vector<Entry> storyOf(const QStringList &steps, Duration rest)
{
    const auto text = head + steps.join(u'\n') + u'\n';
    const auto schedule = lab::parseScenario(text.toStdString());
    if (!schedule)
        qFatal("line %u of the scenario: '%s'", schedule.error().place.line, schedule.error().found.c_str());
    lab::VirtualLab lab(schedule->shape);
    lab.start();
    // Everybody is connected by then.
    runUntil(lab, lab.now() + std::chrono::milliseconds(100));
    for (const auto &step : schedule->steps) {
        runUntil(lab, lab.now() + step.after);
        lab.perform(step);
    }
    runUntil(lab, lab.now() + rest);
    return std::move(lab.recorder().entries());
}

} // namespace lockscope::test
