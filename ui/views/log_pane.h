// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/log_model.h"
#include "ui/views/table_list.h"

class QLabel;
class QLineEdit;

namespace lockscope::ui {

/// The log with a field that filters it, how many lines that leaves, and a button that copies them.
class LogPane : public QWidget
{
    Q_OBJECT

public:
    /// The table shows the model already; both outlive it.
    LogPane(LogModel &model, TableList &table, QWidget *parent = nullptr);

private:
    void showCounts();

    LogModel &m_model;
    TableList &m_table;
    QLineEdit *m_needle;
    QLabel *m_counts;
};

} // namespace lockscope::ui
