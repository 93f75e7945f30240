// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/library_pane.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/editor/drawing_view.h"
#include "ui/editor/library_delegate.h"
#include "ui/style/theme.h"
#include "ui/views/list_area.h"
#include "ui/views/tree_list.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Who walks through the list does not want a picture of everything on the way.
constexpr int drawDelay = 150;

} // namespace

LibraryPane::LibraryPane(ScenarioDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(desk)
    , m_search(new QLineEdit(this))
    , m_tree(new TreeList(this))
    , m_title(new QLabel(this))
    , m_watch(new QLabel(this))
    , m_room(new QScrollArea(this))
    , m_picture(new DrawingView)
    , m_drawTimer(new QTimer(this))
{
    buildList();
    buildAbout();
    auto *about = new QWidget(this);
    auto *below = new QVBoxLayout(about);
    below->setContentsMargins(gap, smallGap, gap, smallGap);
    below->setSpacing(smallGap);
    below->addWidget(m_title);
    below->addWidget(m_watch);
    below->addWidget(m_room, 1);
    // Without a picture the texts stay at the top.
    below->addStretch();
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_list);
    splitter->addWidget(about);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_search);
    column->addWidget(splitter, 1);
    setFocusProxy(m_list);
    m_drawTimer->setSingleShot(true);
    m_drawTimer->setInterval(drawDelay);
    connect(m_drawTimer, &QTimer::timeout, this, [this] {
        if (const auto *entry = current())
            emit m_desk.pictureWanted(entry->path, entry->text);
    });
    connect(&desk, &ScenarioDesk::pictureDrawn, this, &LibraryPane::showPicture);
    showCurrent();
}

void LibraryPane::buildList()
{
    m_search->setPlaceholderText(tr("Search the library"));
    m_search->setAccessibleName(tr("Search the library"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPane::search);
    m_tree->setModel(&m_model);
    m_tree->setAccessibleName(tr("Library of scenarios"));
    m_tree->setHeaderHidden(true);
    m_tree->setItemDelegate(new LibraryDelegate(*m_tree));
    m_list = new ListArea(*m_tree, {.sentence = tr("No scenario has all of these words.")}, this);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPane::showCurrent);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &LibraryPane::showCurrent);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (const auto *entry = m_model.entryAt(index))
            emit openWanted(entry->path);
    });
}

void LibraryPane::buildAbout()
{
    for (auto *label : {m_title, m_watch}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_room->setWidgetResizable(true);
    m_room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_room->setFrameShape(QFrame::NoFrame);
    m_room->setAccessibleName(tr("Picture of the scenario"));
    m_picture->setAccessibleName(tr("What happens in the scenario, from top to bottom"));
    m_room->setWidget(m_picture);
}

void LibraryPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!std::exchange(m_isAsked, true))
        emit m_desk.libraryWanted();
}

void LibraryPane::search(const QString &text)
{
    m_model.setSearch(text);
    if (!text.trimmed().isEmpty())
        m_tree->expandAll();
}

const LibraryEntry *LibraryPane::current() const
{
    return m_model.entryAt(m_tree->currentIndex());
}

void LibraryPane::choose(const QString &path)
{
    const auto index = m_model.indexOf(path);
    if (index.isValid() && index != m_tree->currentIndex())
        m_tree->setCurrentIndex(index);
}

void LibraryPane::showCurrent()
{
    const auto *entry = current();
    m_title->setText(entry == nullptr ? tr("Choose a scenario") : entry->title);
    m_watch->setText(entry == nullptr ? tr("What it shows, and what to watch while it runs, stands here.")
                                      : entry->watch);
    m_picture->setDrawing(nullptr);
    m_room->hide();
    if (entry != nullptr)
        m_drawTimer->start();
    else
        m_drawTimer->stop();
}

void LibraryPane::showPicture(const QString &path, const std::shared_ptr<const picture::Drawing> &drawing)
{
    const auto *entry = current();
    if (entry == nullptr || entry->path != path)
        return;
    m_picture->setDrawing(drawing);
    m_room->setVisible(drawing != nullptr);
}

} // namespace lockscope::ui
