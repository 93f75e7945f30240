// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/event_model.h"
#include "ui/models/filter.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/saved_filters.h"

class QLabel;
class QMenu;
class QProgressBar;
class QTimer;
class QToolButton;

namespace lockscope::ui {

class ExpressionField;

/// The one filter of the window: what is typed is judged at once and used as soon as it is right and the person pauses.
/// Beside it stand how many events it lets through, the filters that have a name, and the colour rules.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    FilterBar(Filter &filter,
              const EventModel &events,
              SavedFilters &saved,
              const ActionRegistry &registry,
              QWidget *parent = nullptr);

    /// Puts the keyboard into the field.
    void open();
    /// Writes the text, uses it and remembers it.
    void use(const QString &text);
    /// Asks for a name for the text that is in use.
    void askForName();
    [[nodiscard]] QString text() const;

signals:
    /// The person is done here.
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const ActionRegistry &registry);
    void apply();
    void commit();
    void dismiss();
    void describe();
    void fillMenu();
    void addNamed(const NamedExpression &row);

    Filter &m_filter;
    const EventModel &m_events;
    SavedFilters &m_saved;
    ExpressionField *m_field;
    QLabel *m_sign;
    QLabel *m_words;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QMenu *m_menu;
    QAction *m_save;
    /// Lets a person finish a word before everything is filtered.
    QTimer *m_pause;
};

} // namespace lockscope::ui
