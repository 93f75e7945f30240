// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fate_pane.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_row.h"
#include "ui/views/card_painter.h"
#include "ui/views/fate_board.h"
#include "ui/views/list_area.h"
#include "ui/views/note_panel.h"
#include "ui/views/tree_list.h"

#include <algorithm>

namespace lockscope::ui {

FatePane::FatePane(ConsoleModels &models, const Parts &parts, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_models(models)
    , m_parts(parts)
    , m_notes(new NotePanel(this))
    , m_pages(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_laneArea(makeLanes())
    , m_buttons(new ActionRow(actions, this))
{
    const EmptyText empty{.sentence = tr("When a connection ends that waited for a lock or held one, what it leaves "
                                         "behind stands here as its fate: what became of it, what it waits for, and "
                                         "what will move it on.")};
    m_pages->addWidget(new ListArea(parts.board, empty, this));
    m_pages->addWidget(new ListArea(parts.table, empty, this));
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_laneArea);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notes);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_buttons);
    setFocusProxy(m_pages->currentWidget());

    connect(&models.cursor, &Cursor::worldChanged, this, &FatePane::describe);
    connect(&models.cursor, &Cursor::worldReplaced, this, &FatePane::describe);
    connect(&models.cursor, &Cursor::timePassed, this, [this] { m_parts.board.drawTime(); });
    connect(&models.lanes, &QAbstractItemModel::rowsInserted, this, &FatePane::describe);
    connect(&models.lanes, &QAbstractItemModel::rowsRemoved, this, &FatePane::describe);
    connect(&models.inspector, &InspectorModel::selectionChanged, this, [this](const Selection &selection) {
        const auto *open = std::get_if<OpenSequence>(&selection);
        m_models.lanes.mark(open != nullptr ? std::optional(*open) : std::nullopt);
    });
    connect(&parts.lanes, &QAbstractItemView::activated, this, &FatePane::showFatesOfLane);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSized = true; });
    describe();
}

QWidget *FatePane::makeLanes()
{
    auto *area = new QWidget(this);
    auto *column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_laneTitle = new QLabel(area);
    m_laneTitle->setTextFormat(Qt::PlainText);
    m_laneTitle->setForegroundRole(QPalette::PlaceholderText);
    m_laneTitle->setWordWrap(true);
    m_laneTitle->setContentsMargins(gap, smallGap, gap, smallGap);
    column->addWidget(m_laneTitle);
    column->addWidget(&m_parts.lanes, 1);
    return area;
}

void FatePane::setSentence(const QString &sentence)
{
    for (auto *area : m_pages->findChildren<ListArea *>(QString(), Qt::FindDirectChildrenOnly))
        area->setSentence(sentence);
}

void FatePane::setAsTable(bool on)
{
    m_pages->setCurrentIndex(on ? 1 : 0);
    setFocusProxy(m_pages->currentWidget());
}

bool FatePane::isAsTable() const
{
    return m_pages->currentIndex() == 1;
}

/// A low and wide area has its lanes beside the board.
void FatePane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int cards = 2 * CardPainter::widthMin(font());
    const bool isLow = width() > 2 * height() && width() > 2 * cards;
    m_splitter->setOrientation(isLow ? Qt::Horizontal : Qt::Vertical);
    fitLanes();
}

/// As much as the lanes need, and a third of the area at most: the cards say more.
void FatePane::fitLanes()
{
    if (m_isSized || m_splitter->orientation() == Qt::Horizontal)
        return;
    const int rows = m_models.lanes.rowCount();
    const int wanted = m_laneTitle->sizeHint().height() + m_parts.lanes.header()->sizeHint().height()
        + rows * rowHeight(m_parts.lanes.font()) + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + smallGap;
    const int whole = m_splitter->height();
    const int lanes = std::min(wanted, whole / 3);
    m_splitter->setSizes({whole - lanes, lanes});
}

void FatePane::describe()
{
    m_notes->setNotes(fateNotes(m_models.cursor));
    const bool hasLanes = m_models.lanes.rowCount() > 0;
    m_laneArea->setVisible(hasLanes);
    fitLanes();
    m_buttons->setVisible(hasLanes || m_models.fateBoard.rowCount() > 0);
    const auto more = m_models.lanes.leftOut();
    m_laneTitle->setText(more > 0
                             ? tr("Candidate lanes worth a look, and %n more", nullptr, static_cast<int>(more))
                             : tr("Candidate lanes worth a look: room for one durable change of a lock at a time"));
}

/// One after the other, each time that the lane is activated again.
void FatePane::showFatesOfLane(const QModelIndex &lane)
{
    const auto fates = m_models.lanes.fatesAt(lane.row());
    if (fates.empty())
        return;
    const auto *chosen = std::get_if<OpenSequence>(&m_models.inspector.selection());
    const auto at = chosen != nullptr ? std::find(fates.begin(), fates.end(), *chosen) : fates.end();
    const bool isLast = at == fates.end() || at + 1 == fates.end();
    m_models.inspector.setSelection(isLast ? fates.front() : *(at + 1));
}

} // namespace lockscope::ui
