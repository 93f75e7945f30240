// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/analyse_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>

#include "ui/models/scenario_line.h"
#include "ui/shell/status_strip.h"
#include "ui/views/fate_pane.h"
#include "ui/views/inspector_pane.h"

namespace lockscope::ui {

AnalyseCommands::AnalyseCommands(ConsoleModels &models,
                                 ActionRegistry &registry,
                                 WindowViews &views,
                                 const Docks &docks)
    : QObject(&views)
    , m_models(models)
    , m_registry(registry)
    , m_views(views)
    , m_docks(docks)
{
    connect(registry.action(ActionId::Why), &QAction::triggered, this, &AnalyseCommands::askWhy);
    connect(registry.action(ActionId::CopyAsScenario), &QAction::triggered, this, &AnalyseCommands::copyAsScenario);
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &AnalyseCommands::judge);
    connect(&models.findings, &FindingModel::countsChanged, this, &AnalyseCommands::nameFindings);
    judge();
    nameFindings();
}

void AnalyseCommands::keepIn(Settings &settings)
{
    auto *asTable = m_registry.action(ActionId::FatesAsTable);
    asTable->setChecked(settings.showsFatesAsTable());
    connect(asTable, &QAction::toggled, this, [&settings](bool on) { settings.setShowsFatesAsTable(on); });
}

/// The answer has the keyboard, so that its links can be followed at once.
void AnalyseCommands::askWhy()
{
    m_docks.inspector.show();
    m_docks.inspector.raise();
    m_views.inspectorPane().toggleWhy();
}

void AnalyseCommands::copyAsScenario()
{
    const auto lines =
        scenarioLinesOf(m_models.inspector.selection(), m_models.cursor.world(), m_models.cursor.history());
    if (!lines)
        return;
    QApplication::clipboard()->setText(*lines);
    if (m_status != nullptr)
        m_status->say(tr("Copied %1").arg(lines->section(u'\n', -1)));
}

void AnalyseCommands::judge()
{
    const auto &selection = m_models.inspector.selection();
    if (std::holds_alternative<NoSelection>(selection))
        m_registry.refuse(ActionId::Why, tr("select something first"));
    else
        m_registry.allow(ActionId::Why);
    const auto lines = scenarioLinesOf(selection, m_models.cursor.world(), m_models.cursor.history());
    if (lines)
        m_registry.allow(ActionId::CopyAsScenario);
    else
        m_registry.refuse(ActionId::CopyAsScenario, lines.error());
}

void AnalyseCommands::nameFindings()
{
    std::size_t grave = 0;
    for (const auto severity : {check::Severity::Error, check::Severity::Warning})
        grave += m_models.findings.count(severity) + m_models.findings.laterCount(severity);
    m_docks.findings.setWindowTitle(
        grave == 0 ? tr("Findings") : tr("Findings (%1)").arg(QLocale().toString(static_cast<qulonglong>(grave))));
    m_models.steps.setFindings(m_models.findings.places());
    m_models.status.setFindings({.errors = static_cast<qint64>(m_models.findings.count(check::Severity::Error)),
                                 .warnings = static_cast<qint64>(m_models.findings.count(check::Severity::Warning))});
}

} // namespace lockscope::ui
