// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/colour_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/mark_painter.h"
#include "ui/style/theme.h"
#include "ui/views/cell_delegate.h"
#include "ui/views/expression_field.h"
#include "ui/views/tree_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

ColourDialog::ColourDialog(ColourRules &rules, const QString &text, QWidget *parent)
    : QDialog(parent)
    , m_rules(rules)
    , m_newText(text)
    , m_list(new TreeList(this))
    , m_add(new QPushButton(themedIcon(u"add"_s), tr("&Add"), this))
    , m_remove(new QPushButton(themedIcon(u"close"_s), tr("&Remove"), this))
    , m_up(new QPushButton(themedIcon(u"up"_s), tr("Move &Up"), this))
    , m_down(new QPushButton(themedIcon(u"down"_s), tr("Move &Down"), this))
    , m_form(new QWidget(this))
    , m_name(new QLineEdit(m_form))
    , m_text(new ExpressionField(eventLanguage(), m_form))
    , m_mark(new QComboBox(m_form))
    , m_verdict(new QLabel(m_form))
{
    setWindowTitle(tr("Colour Rules"));
    m_list->setModel(&m_rules);
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Colour rules"));
    auto *delegate = new CellDelegate(m_list);
    delegate->setMarkColumn(ColourRules::NameColumn);
    m_list->setItemDelegate(delegate);
    listMarks();
    build();

    connect(m_add, &QPushButton::clicked, this, &ColourDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &ColourDialog::remove);
    connect(m_up, &QPushButton::clicked, this, [this] { m_rules.moveUp(row()); });
    connect(m_down, &QPushButton::clicked, this, [this] { m_rules.moveDown(row()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ColourDialog::show);
    connect(&rules, &ColourRules::changed, this, &ColourDialog::show);
    connect(m_name, &QLineEdit::textEdited, this, &ColourDialog::keep);
    connect(m_text, &QLineEdit::textChanged, this, &ColourDialog::keep);
    connect(m_text, &ExpressionField::verdictChanged, this, &ColourDialog::judge);
    connect(m_text, &ExpressionField::dismissed, this, &QDialog::reject);
    connect(m_mark, &QComboBox::activated, this, &ColourDialog::keep);
    choose(0);
    show();
    judge();
}

void ColourDialog::build()
{
    auto *explained = new QLabel(
        tr("Events get the mark of the first rule that is on and fits. A mark is a colour and a letter."), this);
    explained->setWordWrap(true);
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(smallGap);
    for (auto *button : {m_add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(gap);
    middle->addWidget(m_list, 1);
    middle->addLayout(buttons);

    auto *form = new QFormLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Events for which"), m_text);
    form->addRow(QString(), m_verdict);
    form->addRow(tr("get the &mark"), m_mark);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_text->setPlaceholderText(tr("For example outcome is indeterminate"));
    m_text->setFont(fixedFont(font()));

    auto *closing = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(closing, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    column->setSpacing(gap);
    column->addWidget(explained);
    column->addLayout(middle, 1);
    column->addWidget(m_form);
    column->addWidget(closing);
    const auto letter = fontMetrics().averageCharWidth();
    m_list->header()->resizeSection(ColourRules::NameColumn, letter * 28);
    resize(letter * 90, fontMetrics().height() * 26);
}

void ColourDialog::listMarks()
{
    for (std::size_t i = 0; i < rowMarkCount; ++i) {
        const auto mark = static_cast<RowMark>(i);
        m_mark->addItem(QIcon(markBadge(mark, palette(), font(), devicePixelRatio())), nameOf(mark));
    }
}

int ColourDialog::row() const
{
    return m_list->currentIndex().row();
}

void ColourDialog::choose(int row)
{
    m_list->setCurrentIndex(m_rules.index(row, ColourRules::NameColumn));
}

/// The form shows the chosen rule; it is not written over while a person types in it.
void ColourDialog::show()
{
    const int place = row();
    const bool isThere = place >= 0 && place < m_rules.rowCount();
    m_form->setEnabled(isThere);
    m_add->setEnabled(m_rules.rowCount() < static_cast<int>(ColourRules::rulesMax));
    m_remove->setEnabled(isThere);
    m_up->setEnabled(isThere && place > 0);
    m_down->setEnabled(isThere && place + 1 < m_rules.rowCount());
    const auto rule = isThere ? m_rules.rule(place) : ColourRule();
    const QScopedValueRollback filling(m_isFilling, true);
    if (m_name->text() != rule.name)
        m_name->setText(rule.name);
    if (m_text->text() != rule.text)
        m_text->setText(rule.text);
    m_mark->setCurrentIndex(static_cast<int>(rule.mark));
}

void ColourDialog::keep()
{
    if (m_isFilling || row() < 0)
        return;
    auto rule = m_rules.rule(row());
    rule.name = m_name->text();
    rule.text = m_text->text();
    rule.mark = static_cast<RowMark>(m_mark->currentIndex());
    m_rules.setRule(row(), rule);
}

void ColourDialog::add()
{
    const auto count = static_cast<std::size_t>(m_rules.rowCount());
    const auto place = m_rules.add(
        {.name = tr("New rule"), .text = m_newText, .mark = static_cast<RowMark>(count % rowMarkCount), .isOn = true});
    if (place < 0)
        return;
    choose(place);
    m_name->setFocus();
    m_name->selectAll();
}

void ColourDialog::remove()
{
    const int place = row();
    m_rules.remove(place);
    choose(std::min(place, m_rules.rowCount() - 1));
    show();
}

void ColourDialog::judge()
{
    const auto &verdict = m_text->verdict();
    auto colours = palette();
    if (verdict.kind == ExpressionVerdict::Kind::Wrong)
        colours.setColor(QPalette::WindowText, toneOf(Tone::Error, schemeOf(palette())));
    m_verdict->setPalette(colours);
    // The line keeps its place, so that nothing jumps while a person types.
    m_verdict->setText(verdict.sentence.isEmpty() ? QString(u' ') : verdict.sentence);
}

} // namespace lockscope::ui
