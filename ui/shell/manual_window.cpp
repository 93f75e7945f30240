// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/manual_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr auto folder = "qrc:/manual/"_L1;
constexpr auto ending = ".md"_L1;
constexpr int placeRole = Qt::UserRole;
/// What is written with more # is found by the text around it.
constexpr int deepestChapter = 3;

template<typename Visit>
void eachChapter(const QTextDocument &document, Visit visit)
{
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        const auto level = block.blockFormat().headingLevel();
        if (level > 0 && level <= deepestChapter)
            visit(block, level);
    }
}

/// Thin lines and some room, instead of boxes in boxes.
void drawTables(QTextDocument &document, const QColor &line)
{
    // One layout for all of them.
    QTextCursor edit(&document);
    edit.beginEditBlock();
    for (auto *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        auto format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(smallGap);
        format.setCellSpacing(0);
        table->setFormat(format);
    }
    edit.endEditBlock();
}

} // namespace

QString chapterName(const QString &heading)
{
    QString name;
    for (const auto letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-')
            name += letter;
        else if (letter == u' ')
            name += u'-';
    }
    return name;
}

ManualWindow::ManualWindow(QWidget *parent)
    : QDialog(parent)
    , m_needle(new QLineEdit(this))
    , m_verdict(new QLabel(this))
    , m_chapters(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("Manual"));
    m_needle->setPlaceholderText(tr("Search this page"));
    m_needle->setAccessibleName(tr("Search"));
    m_needle->setClearButtonEnabled(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setForegroundRole(QPalette::PlaceholderText);
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setTextElideMode(Qt::ElideRight);
    m_text->setAccessibleName(tr("Text of the manual"));
    // Links are looked at first: no document outside of the program is ever asked for.
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    connect(m_chapters, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr && m_chapters->hasFocus())
            goTo({m_page, item->data(placeRole).toString()});
    });
    connect(m_chapters, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        goTo({m_page, item->data(placeRole).toString()});
    });
    connect(m_needle, &QLineEdit::textChanged, this, [this] {
        // What is typed is looked for from where the last find began.
        auto cursor = m_text->textCursor();
        cursor.setPosition(cursor.selectionStart());
        m_text->setTextCursor(cursor);
        search(Way::On);
    });
    layOut();
    dress();
    m_text->setFocus();
}

void ManualWindow::layOut()
{
    const auto button = [this](const QString &icon, const QString &name, Way way) {
        auto *made = new QToolButton(this);
        made->setIcon(themedIcon(icon));
        made->setToolTip(name);
        made->setAccessibleName(name);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, [this, way] { search(way); });
        return made;
    };
    auto *head = new QHBoxLayout;
    head->setSpacing(gap);
    head->addWidget(m_needle, 1);
    head->addWidget(button(u"up"_s, tr("Find the one before (Shift+F3)"), Way::Back));
    head->addWidget(button(u"down"_s, tr("Find the next one (F3)"), Way::On));
    head->addWidget(m_verdict);
    auto *contents = new QPushButton(tr("&Contents"), this);
    contents->setAutoDefault(false);
    connect(contents, &QPushButton::clicked, this, [this] { goTo({u"manual"_s, {}}); });
    head->addWidget(contents);
    auto *split = new QSplitter(this);
    split->addWidget(m_chapters);
    split->addWidget(m_text);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addLayout(head);
    column->addWidget(split, 1);
    const auto letter = fontMetrics().averageCharWidth();
    split->setSizes({letter * 28, letter * 92});
    resize(letter * 124, fontMetrics().height() * 40);
}

void ManualWindow::goTo(const ManualPlace &place)
{
    open(place.page);
    auto target = m_text->document()->begin();
    eachChapter(*m_text->document(), [&](const QTextBlock &block, int /*level*/) {
        if (chapterName(block.text()) == place.chapter)
            target = block;
    });
    auto cursor = QTextCursor(target);
    m_text->setTextCursor(cursor);
    // The chapter at the top, and not just somewhere on screen.
    auto *bar = m_text->verticalScrollBar();
    bar->setValue(bar->value() + m_text->cursorRect(cursor).top() - gap);
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (m_chapters->item(row)->data(placeRole).toString() == place.chapter)
            m_chapters->setCurrentRow(row);
    }
}

void ManualWindow::open(const QString &page)
{
    if (page == m_page)
        return;
    m_page = page;
    m_text->setSource(QUrl(folder + page + ending), QTextDocument::MarkdownResource);
    drawTables(*m_text->document(), toneOf(Tone::Hairline, schemeOf(palette())));
    listChapters();
}

void ManualWindow::listChapters()
{
    m_chapters->clear();
    eachChapter(*m_text->document(), [this](const QTextBlock &block, int level) {
        // The title of a page is no chapter of it.
        if (level == 1)
            return;
        auto *item = new QListWidgetItem(QString((level - 2) * 3, u' ') + block.text(), m_chapters);
        item->setData(placeRole, chapterName(block.text()));
    });
}

QString ManualWindow::chapter() const
{
    const auto place = m_text->textCursor().position();
    QString chapter;
    eachChapter(*m_text->document(), [&](const QTextBlock &block, int level) {
        if (level > 1 && block.position() <= place)
            chapter = chapterName(block.text());
    });
    return chapter;
}

void ManualWindow::follow(const QUrl &link)
{
    const auto file = link.path().isEmpty() ? m_page + ending : link.fileName();
    if (link.isRelative() && file.endsWith(ending))
        return goTo({file.chopped(ending.size()), link.fragment()});
    m_verdict->setText(tr("%1 is not part of the program").arg(link.toString()));
}

void ManualWindow::search(Way way)
{
    const auto needle = m_needle->text();
    if (needle.isEmpty())
        return m_verdict->clear();
    const auto flags = way == Way::Back ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_text->find(needle, flags))
        return m_verdict->clear();
    const auto before = m_text->textCursor();
    m_text->moveCursor(way == Way::Back ? QTextCursor::End : QTextCursor::Start);
    if (m_text->find(needle, flags))
        return m_verdict->setText(way == Way::Back ? tr("Gone on from the end") : tr("Gone on from the beginning"));
    m_text->setTextCursor(before);
    m_verdict->setText(tr("Nothing found"));
}

void ManualWindow::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_F3 || (isEnter && focusWidget() == m_needle))
        return search(event->modifiers().testFlag(Qt::ShiftModifier) ? Way::Back : Way::On);
    if (event->matches(QKeySequence::Find)) {
        m_needle->setFocus();
        return m_needle->selectAll();
    }
    QDialog::keyPressEvent(event);
}

void ManualWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ApplicationFontChange)
        dress();
    QDialog::changeEvent(event);
}

/// Links in a document keep the colour that they were read in.
void ManualWindow::dress()
{
    m_text->document()->setDefaultFont(font());
    m_text->document()->setDocumentMargin(largeGap);
    const auto place = ManualPlace{m_page, m_page.isEmpty() ? QString() : chapter()};
    if (place.page.isEmpty())
        return;
    m_page.clear();
    goTo(place);
}

} // namespace lockscope::ui
