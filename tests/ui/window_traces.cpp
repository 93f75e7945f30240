// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window_traces.h"

#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QMetaMethod>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTextEdit>
#include <QToolBar>
#include <QTreeView>

#include "ui/editor/scenario_editor.h"
#include "ui/editor/scenario_pane.h"
#include "ui/shell/settings_dialog.h"
#include "ui/views/picture_pane.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString placeOf(const QWidget *widget)
{
    return widget == nullptr
        ? QString()
        : u"%1 %2"_s.arg(QString::fromLatin1(widget->metaObject()->className())).arg(quintptr(widget));
}

} // namespace

WindowTraces::WindowTraces(WindowBench &bench)
    : m_bench(bench)
{
    listenTo(*bench.window);
    listenTo(bench.models.scenarios);
    listenTo(bench.models.bookmarks);
}

void WindowTraces::listenTo(const QObject &speaker)
{
    const auto *meta = speaker.metaObject();
    for (int i = meta->methodOffset(); i < meta->methodCount(); ++i) {
        const auto method = meta->method(i);
        if (method.methodType() != QMetaMethod::Signal)
            continue;
        auto *spy = new QSignalSpy(&speaker, method);
        spy->setParent(m_bench.window.get());
        spy->setObjectName(u"trace %1"_s.arg(QString::fromLatin1(method.name())));
    }
}

WindowTraces::Traces WindowTraces::now() const
{
    Traces traces;
    for (const auto *spy : m_bench.window->findChildren<QObject *>()) {
        if (const auto *heard = dynamic_cast<const QSignalSpy *>(spy))
            traces.insert(heard->objectName(), QString::number(heard->count()));
    }
    readWidgets(traces);
    readModels(traces);
    readSettings(traces);
    traces.insert(u"clipboard"_s, QApplication::clipboard()->text());
    return traces;
}

void WindowTraces::readWidgets(Traces &traces) const
{
    const auto &window = *m_bench.window;
    traces.insert(u"window"_s, window.isVisible() ? u"shown"_s : u"closed"_s);
    traces.insert(u"keyboard"_s, placeOf(QApplication::focusWidget()));
    traces.insert(u"tab"_s, QString::number(window.findChild<QTabWidget *>()->currentIndex()));
    for (const auto *menu : window.findChildren<QMenu *>()) {
        for (const auto *action : menu->actions()) {
            if (action->isCheckable())
                traces.insert(u"check of "_s + action->text(), action->isChecked() ? u"yes"_s : u"no"_s);
        }
    }
    int dialogs = 0;
    for (const auto *dialog : window.findChildren<QDialog *>())
        dialogs += dialog->isVisible() ? 1 : 0;
    traces.insert(u"dialogs"_s, QString::number(dialogs));
    for (const auto *dock : window.findChildren<QDockWidget *>())
        traces.insert(u"area "_s + dock->objectName(),
                      dock->isHidden() ? u"gone"_s : (dock->visibleRegion().isEmpty() ? u"behind"_s : u"shown"_s));
    for (const auto *bar : window.findChildren<QToolBar *>())
        traces.insert(u"bar "_s + bar->objectName(), bar->isHidden() ? u"gone"_s : u"shown"_s);
    for (auto *pane : window.findChildren<PicturePane *>()) {
        const auto name = pane->pictureWidget().accessibleName();
        if (pane->isVisible())
            traces.insert(u"picture "_s + name, QString::fromUtf8(pane->exportable().fileOf(PictureFormat::Svg)));
        traces.insert(u"table "_s + name, pane->isTableShown() ? u"shown"_s : u"gone"_s);
    }
    for (const auto *tree : window.findChildren<QTreeView *>()) {
        int open = 0;
        for (int row = 0; tree->model() != nullptr && row < tree->model()->rowCount(); ++row)
            open += tree->isExpanded(tree->model()->index(row, 0)) ? 1 : 0;
        traces.insert(u"rows of "_s + tree->accessibleName(), QString::number(open));
    }
    const auto &pane = *window.findChild<ScenarioPane *>();
    traces.insert(u"scenario"_s, pane.text() + pane.path());
    traces.insert(u"line of the scenario"_s, QString::number(pane.editor().currentLine()));
    for (const auto *text : window.findChildren<QTextEdit *>())
        traces.insert(u"text "_s + placeOf(text), text->isVisible() ? text->toPlainText() : QString());
}

void WindowTraces::readModels(Traces &traces) const
{
    const auto &models = m_bench.models;
    traces.insert(u"moment"_s,
                  u"%1 %2"_s.arg(models.cursor.isLive() ? u"LIVE"_s : u"PAST"_s).arg(models.cursor.position().value()));
    traces.insert(u"range"_s,
                  u"%1 %2"_s.arg(models.range.shown().from.time_since_epoch().count())
                      .arg(models.range.shown().to.time_since_epoch().count()));
    traces.insert(u"filter"_s, models.filter.text());
    traces.insert(u"looking"_s, models.events.counts().isLooking ? u"yes"_s : u"no"_s);
    traces.insert(u"asked of servers"_s,
                  u"%1 %2 %3 %4"_s.arg(m_bench.serverCommands.size())
                      .arg(m_bench.commands.size())
                      .arg(m_bench.faultCommands.size())
                      .arg(m_bench.acquires.size()));
}

void WindowTraces::readSettings(Traces &traces) const
{
    const auto values = valuesOf(m_bench.settings);
    traces.insert(u"theme"_s, QString::number(static_cast<int>(values.theme)));
    traces.insert(u"language"_s, QString::number(static_cast<int>(values.language)));
    traces.insert(u"size of text"_s, QString::number(values.textPercent));
    traces.insert(u"blinking"_s, values.blinks ? u"yes"_s : u"no"_s);
    traces.insert(u"fates"_s, values.showsFatesAsTable ? u"table"_s : u"board"_s);
}

QStringList WindowTraces::changed(const Traces &before, const Traces &after)
{
    QStringList names;
    for (auto it = after.begin(); it != after.end(); ++it) {
        if (before.value(it.key()) != it.value())
            names << it.key();
    }
    return names;
}

} // namespace lockscope::ui
