// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModelTester>

#include "ui/models/console_models.h"

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

namespace lockscope::ui {

inline const ConnectionId first{StartNumber(1), 1};
inline const ClientId w1(1);

inline Key key(const char *text)
{
    return *Key::parse(text);
}

inline Owner owner(std::uint8_t number)
{
    return Owner({number});
}

/// Models that are told events and shown at once, under the eyes of Qt's model testers.
class ModelBench
{
public:
    /// The testers look at every row at every signal: a thousand rows are beyond their patience.
    explicit ModelBench(History::Limits limits = {}, bool isTested = true)
        : models(limits)
    {
        if (!isTested)
            return;
        const std::vector<QAbstractItemModel *> all{
            &models.locks, &models.nodes, &models.fates, &models.events, &models.inspector};
        for (auto *model : all)
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }

    ModelBench &tell(ServerEvent event) { return tell(NodeId(1), std::move(event)); }
    ModelBench &tell(ClientEvent event) { return tell(w1, std::move(event)); }
    ModelBench &tell(Origin origin, Event event)
    {
        models.cursor.append({m_now, origin, std::move(event), Rule::C7});
        return *this;
    }
    void show()
    {
        models.cursor.setClock(m_now);
        do
            models.cursor.publish();
        while (models.cursor.hasRest());
    }
    void pass(Duration time)
    {
        m_now = {m_now.steady + time, m_now.wall + time};
        models.cursor.passTime(m_now);
    }
    [[nodiscard]] TimePoint now() const { return m_now.steady; }

    ConsoleModels models;

private:
    Moment m_now{TimePoint(std::chrono::seconds(10)), WallTime(std::chrono::seconds(1'700'000'000))};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

} // namespace lockscope::ui
