// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>

#include "tests/ui/window_bench.h"

namespace lockscope::ui {

/// Everything that a command can leave behind where a person or the program would notice: dialogs, what was asked for,
/// the moment, the selection, what is shown and how. Two of them tell whether a command did anything at all.
class WindowTraces
{
public:
    /// From now on it hears what the window and its models ask for.
    explicit WindowTraces(WindowBench &bench);

    using Traces = QMap<QString, QString>;
    [[nodiscard]] Traces now() const;
    /// The names of those that differ.
    [[nodiscard]] static QStringList changed(const Traces &before, const Traces &after);

private:
    void listenTo(const QObject &speaker);
    void readWidgets(Traces &traces) const;
    void readModels(Traces &traces) const;
    void readSettings(Traces &traces) const;

    WindowBench &m_bench;
};

} // namespace lockscope::ui
