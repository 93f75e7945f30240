// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/pseudo_language.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr QChar opening = u'\u00ab';
constexpr QChar closing = u'\u00bb';
/// A list of a thousand rows says nothing that its first ones do not.
constexpr int rowsMax = 40;

/// What is a name, a number or a rule, and the same in every language.
const QRegularExpression &data()
{
    static const QRegularExpression pattern(
        uR"((orders|stock|billing|invoices|line|berlin)(/[\w/-]*)?|\bw\d+|\b[CSJFIHLPND]\d+[a-z]?\b|\b[0-9a-f]{6,}\b|)"
        uR"(\d+(\.\d+)+(:\d+)?|\d+:\d+:\d+\.\d+|Lockscope|Qt|QCustomPlot|GPL-3\.0-or-later|LSN|LIVE|TLS|SQLite|)"
        uR"(https?://\S+|\b(Ctrl|Shift|Alt|Space|End|Home|Del|Delete|Esc|Return|Enter|F\d+)\b)"_s);
    return pattern;
}

void walk(const QAbstractItemModel &model, const QModelIndex &parent, const QString &place, QList<SeenText> &seen)
{
    const auto rows = std::min(model.rowCount(parent), rowsMax);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const auto index = model.index(row, column, parent);
            for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                seen.append({place + u" cell "_s + QString::number(column), index.data(role).toString()});
        }
        walk(model, model.index(row, 0, parent), place, seen);
    }
}

void lookAt(const QAbstractItemView &view, const QString &place, QList<SeenText> &seen)
{
    if (view.model() == nullptr)
        return;
    for (int column = 0; column < view.model()->columnCount(); ++column)
        seen.append(
            {place + u" header"_s, view.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()});
    walk(*view.model(), {}, place, seen);
}

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.accessibleName();
}

void lookAt(const QWidget &widget, QList<SeenText> &seen)
{
    const auto place = nameOf(widget);
    // Qt's own parts have Qt's own translations.
    if (place.startsWith(u"QDockWidget"_s) && qobject_cast<const QAbstractButton *>(&widget) != nullptr)
        return;
    for (const auto &text :
         {widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.whatsThis()})
        seen.append({place, text});
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        seen.append({place, label->text()});
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        seen.append({place, button->text()});
    if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
        seen.append({place, field->placeholderText()});
    if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        seen.append({place, group->title()});
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            seen.append({place, box->itemText(i)});
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            seen.append({place, tabs->tabText(i)});
    }
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view != nullptr && qobject_cast<const QHeaderView *>(&widget) == nullptr)
        lookAt(*view, place, seen);
}

/// An area that is a tab behind another one counts as visible, and has no place yet.
bool isShown(const QWidget &widget)
{
    for (const auto *around = &widget; around != nullptr; around = around->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(around) != nullptr && around->visibleRegion().isEmpty())
            return false;
    }
    return widget.isVisible();
}

bool isCut(const QLabel &label)
{
    if (label.text().isEmpty())
        return false;
    return label.wordWrap() ? label.height() < label.heightForWidth(label.width())
                            : label.width() < label.sizeHint().width();
}

bool isCut(const QAbstractButton &button)
{
    // A tool bar that is too short has this one for the commands that it hides.
    if (button.objectName() == u"qt_toolbar_ext_button"_s)
        return true;
    return !button.text().isEmpty() && button.width() < button.sizeHint().width();
}

bool isCut(const QTabBar &tabs)
{
    return tabs.count() > 0 && tabs.tabRect(tabs.count() - 1).right() > tabs.width();
}

QString complaintAbout(const QWidget &widget, const QString &text)
{
    return u"%1 '%2': %3 wide, needs %4"_s.arg(nameOf(widget), text).arg(widget.width()).arg(widget.sizeHint().width());
}

} // namespace

PseudoLanguage::PseudoLanguage()
{
    QCoreApplication::installTranslator(this);
}

PseudoLanguage::~PseudoLanguage() = default;

QString
PseudoLanguage::translate(const char *context, const char *text, const char * /*disambiguation*/, int /*n*/) const
{
    const auto english = QString::fromUtf8(text);
    // Qt's own texts have translations of their own, and some of them are settings.
    if (QByteArrayView(context).startsWith("Q") || english.isEmpty())
        return {};
    return opening + english + QString(english.size() / 2, u'~') + closing;
}

QString PseudoLanguage::foreignPart(const QString &text)
{
    static const QRegularExpression tags(u"<[^>]*>|&[a-z]+;"_s);
    static const QRegularExpression word(u"\\p{L}{2,}.*"_s);
    auto plain = text;
    plain.remove(tags);
    QString outside;
    int depth = 0;
    for (const auto letter : std::as_const(plain)) {
        depth += letter == opening ? 1 : 0;
        if (depth == 0)
            outside.append(letter);
        depth -= letter == closing ? 1 : 0;
    }
    outside.remove(data());
    return word.match(outside).captured();
}

QList<SeenText> seenTexts(const QWidget &root)
{
    QList<SeenText> seen;
    lookAt(root, seen);
    for (const auto *widget : root.findChildren<QWidget *>()) {
        if (widget->isVisible())
            lookAt(*widget, seen);
    }
    for (const auto *action : root.findChildren<QAction *>()) {
        for (const auto &text : {action->text(), action->iconText(), action->toolTip(), action->statusTip()})
            seen.append({u"action "_s + action->objectName(), text});
    }
    return seen;
}

QStringList cutTexts(const QWidget &root)
{
    QStringList cut;
    for (const auto *widget : root.findChildren<QWidget *>()) {
        if (!isShown(*widget))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget); label != nullptr && isCut(*label))
            cut << complaintAbout(*label, label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget); button != nullptr && isCut(*button))
            cut << complaintAbout(*button, button->text());
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget); tabs != nullptr && isCut(*tabs))
            cut << complaintAbout(*tabs, tabs->tabText(tabs->count() - 1));
    }
    return cut;
}

QStringList cutHeadings(const QWidget &root)
{
    QStringList cut;
    for (const auto *header : root.findChildren<QHeaderView *>()) {
        if (!isShown(*header) || header->orientation() == Qt::Vertical)
            continue;
        const int margins = 2 * header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
        for (int column = 0; column < header->count(); ++column) {
            const auto heading = header->model()->headerData(column, Qt::Horizontal).toString();
            const int needed = header->fontMetrics().horizontalAdvance(heading) + margins;
            if (!header->isSectionHidden(column) && header->sectionSize(column) < needed)
                cut << u"%1 '%2': %3 wide, needs %4"_s.arg(nameOf(*header->parentWidget()), heading)
                           .arg(header->sectionSize(column))
                           .arg(needed);
        }
    }
    return cut;
}

QStringList sharedLetters(const QWidget &root)
{
    QMap<QString, QStringList> byLetter;
    const auto note = [&byLetter](const QString &text) {
        if (const auto keys = QKeySequence::mnemonic(text); !keys.isEmpty())
            byLetter[keys.toString()] << text;
    };
    for (const auto *widget : root.findChildren<QWidget *>()) {
        if (!isShown(*widget))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget); label != nullptr && label->buddy() != nullptr)
            note(label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            note(button->text());
        if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (const auto *action : bar->actions())
                note(action->text());
        }
    }
    QStringList shared;
    for (const auto &texts : std::as_const(byLetter)) {
        if (texts.size() > 1)
            shared << texts.join(u", "_s);
    }
    return shared;
}

} // namespace lockscope::ui
