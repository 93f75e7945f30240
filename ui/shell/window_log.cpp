// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_log.h"

#include "ui/shell/outside_guard.h"
#include "ui/shell/window_views.h"
#include "ui/views/log_pane.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

WindowLog::WindowLog(ConsoleModels &models, WindowViews &views, OutsideGuard &guard, QWidget &window)
    : QObject(&window)
    , m_models(models)
{
    auto *table = new TableList(&window);
    table->setAccessibleName(tr("Log"));
    views.addTable({.name = u"log"_s,
                    .view = table,
                    .model = &models.log,
                    .letters = {14, 16, 90},
                    .fixedColumns = {LogModel::TimeColumn},
                    .find = [&models](const Selection &selection) { return models.log.indexOf(selection); }});
    connect(table, &QAbstractItemView::activated, this, [&models](const QModelIndex &index) {
        if (const auto event = models.log.eventOf(index))
            models.cursor.goTo(*event);
    });
    m_area = new LogPane(models.log, *table, &window);
    connect(&guard, &OutsideGuard::addressed, &models.log, &LogModel::setOutside);
    connect(&guard, &OutsideGuard::answered, this, [this](const QString &what, OutsideGuard::Answer answer) {
        switch (answer) {
        case OutsideGuard::Answer::Yes:
            return m_models.log.note(LogKind::Asked, tr("%1: allowed by you").arg(what));
        case OutsideGuard::Answer::No:
            return m_models.log.note(LogKind::Refused, tr("%1: you did not want it").arg(what));
        case OutsideGuard::Answer::ReadOnly:
            return m_models.log.note(LogKind::Refused, tr("%1: this window is read-only").arg(what));
        }
    });
}

void WindowLog::note(const QString &sentence)
{
    m_models.log.note(LogKind::Console, sentence.left(1).toUpper() + sentence.mid(1));
}

} // namespace lockscope::ui
