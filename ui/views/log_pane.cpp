// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/log_pane.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/views/list_area.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

LogPane::LogPane(LogModel &model, TableList &table, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_table(table)
    , m_needle(new QLineEdit(this))
    , m_counts(new QLabel(this))
{
    m_needle->setPlaceholderText(tr("Only lines with this text"));
    m_needle->setAccessibleName(tr("Filter of the log"));
    m_needle->setClearButtonEnabled(true);
    m_counts->setTextFormat(Qt::PlainText);
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    auto *copy = new QPushButton(themedIcon(u"copy-text"_s), tr("Copy Lines"), this);
    copy->setToolTip(tr("Copy all lines that are shown"));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(gap, smallGap, gap, smallGap);
    head->setSpacing(gap);
    head->addWidget(m_needle, 1);
    head->addWidget(m_counts);
    head->addWidget(copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new ListArea(table,
                                   {.sentence = tr("What is asked for and what becomes of it, starts and stops, and "
                                                   "every step of every fate will be written here.")}));
    setFocusProxy(&m_table);
    connect(m_needle, &QLineEdit::textChanged, &model, &LogModel::setNeedle);
    connect(&model, &LogModel::countsChanged, this, &LogPane::showCounts);
    connect(copy, &QPushButton::clicked, this, [&model] { QGuiApplication::clipboard()->setText(model.text()); });
    // Whoever looks at older lines goes on looking at them.
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] {
        const auto *bar = m_table.verticalScrollBar();
        if (bar->value() == bar->maximum())
            m_table.scrollToBottom();
    });
    showCounts();
}

void LogPane::showCounts()
{
    const QLocale locale;
    const auto kept = locale.toString(static_cast<qulonglong>(m_model.kept()));
    m_counts->setText(m_needle->text().isEmpty() ? tr("%1 lines").arg(kept)
                                                 : tr("%1 of %2 lines").arg(locale.toString(m_model.rowCount()), kept));
}

} // namespace lockscope::ui
