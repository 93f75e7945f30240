// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fault_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/vocabulary/key.h"
#include "ui/models/event_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/views/expression_field.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

enum class Kind : std::uint8_t {
    Drop,
    Cut,
    Delay,
    HalfOpen,
    Corrupt,
    HoldLane,
    HandOver,
    NoLeader,
    CrashNode,
    SlowDisk,
    FsyncError,
    NoSpace,
};

/// A kind with what it asks for.
struct KindSpec
{
    Kind kind{};
    const char *text = "";
    bool asksClient = false;
    bool asksWay = false;
    bool asksTime = false;
    bool asksNode = false;
    bool asksKey = false;
};

// clang-format off
constexpr std::array kinds{
    KindSpec{.kind = Kind::Drop,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Lose a message"),
             .asksClient = true, .asksWay = true},
    KindSpec{.kind = Kind::Cut,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Cut the connection"),
             .asksClient = true},
    KindSpec{.kind = Kind::Delay,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Delay everything"),
             .asksClient = true, .asksWay = true, .asksTime = true},
    KindSpec{.kind = Kind::HalfOpen,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Half-open"),
             .asksClient = true, .asksWay = true},
    KindSpec{.kind = Kind::Corrupt,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Break a message"),
             .asksClient = true, .asksWay = true},
    KindSpec{.kind = Kind::HoldLane,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Hold a candidate lane"),
             .asksKey = true},
    KindSpec{.kind = Kind::HandOver,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Change the leader"),
             .asksNode = true},
    KindSpec{.kind = Kind::NoLeader,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Hold an election"),
             .asksTime = true},
    KindSpec{.kind = Kind::CrashNode,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Crash a node"),
             .asksNode = true},
    KindSpec{.kind = Kind::SlowDisk,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Slow disk"),
             .asksTime = true},
    KindSpec{.kind = Kind::FsyncError,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Disk fails to sync")},
    KindSpec{.kind = Kind::NoSpace,
             .text = QT_TRANSLATE_NOOP("lockscope::ui::FaultForm", "Disk is full")},
};
// clang-format on

constexpr std::array ways{FaultWay::ToClient, FaultWay::ToServer, FaultWay::Both};
constexpr int timeMax = 60'000;
constexpr int firstTime = 500;

const KindSpec &specAt(int place)
{
    return kinds.at(static_cast<std::size_t>(std::max(place, 0)));
}

} // namespace

FaultForm::FaultForm(const Cursor &cursor, QWidget *parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_rows(new QFormLayout(this))
    , m_kind(new QComboBox(this))
    , m_client(new QComboBox(this))
    , m_node(new QComboBox(this))
    , m_way(new QComboBox(this))
    , m_time(new QSpinBox(this))
    , m_key(new QLineEdit(this))
    , m_waits(new QCheckBox(tr("Once this happens"), this))
    , m_when(new ExpressionField(eventLanguage(), this))
    , m_verdict(new QLabel(this))
    , m_begin(new QPushButton(themedIcon(u"fault"_s), tr("Break It"), this))
{
    build();
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FaultForm::ask);
    connect(m_waits, &QCheckBox::toggled, this, &FaultForm::ask);
    connect(m_key, &QLineEdit::textChanged, this, &FaultForm::judge);
    connect(m_when, &QLineEdit::textChanged, this, &FaultForm::judge);
    connect(m_key, &QLineEdit::returnPressed, this, &FaultForm::submit);
    connect(m_when, &ExpressionField::committed, this, &FaultForm::submit);
    connect(m_begin, &QPushButton::clicked, this, &FaultForm::submit);
    connect(m_client, &QComboBox::activated, this, [this] { m_wanted.reset(); });
    connect(&cursor, &Cursor::historyGrew, this, [this](const Touched &touched) {
        // What is hidden looks again when it is shown.
        if (isVisible() && (!touched.clients.empty() || touched.server || touched.cluster))
            lookAgain();
    });
    lookAgain();
    ask();
}

void FaultForm::showEvent(QShowEvent *event)
{
    lookAgain();
    QWidget::showEvent(event);
}

void FaultForm::lookAgain()
{
    listClients();
    listNodes();
    judge();
}

void FaultForm::build()
{
    for (const auto &spec : kinds)
        m_kind->addItem(tr(spec.text));
    m_way->addItem(tr("from the server to the client"));
    m_way->addItem(tr("from the client to the server"));
    m_way->addItem(tr("both ways"));
    m_time->setRange(1, timeMax);
    m_time->setValue(firstTime);
    m_time->setSuffix(tr(" ms"));
    m_time->setAccelerated(true);
    m_key->setPlaceholderText(tr("Key, for example orders/17"));
    m_when->setPlaceholderText(tr("For example kind is AcquireSent"));
    m_when->setAccessibleName(tr("Event that the fault waits for"));
    m_when->setFont(fixedFont(font()));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_begin->setAutoDefault(true);
    explain();

    m_rows->setContentsMargins(gap, gap, gap, gap);
    m_rows->setVerticalSpacing(smallGap);
    m_rows->setHorizontalSpacing(gap);
    m_rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    // No letters for Alt: the menus and the bars, which are always there, need them all.
    m_rows->addRow(tr("Fault"), m_kind);
    m_rows->addRow(tr("Client"), m_client);
    m_rows->addRow(tr("Node"), m_node);
    m_rows->addRow(tr("Way"), m_way);
    m_rows->addRow(tr("Time"), m_time);
    m_rows->addRow(tr("Key"), m_key);
    m_rows->addRow(m_waits);
    m_rows->addRow(m_when);
    m_rows->addRow(m_verdict);
    m_rows->addRow(m_begin);
}

void FaultForm::explain()
{
    m_kind->setToolTip(tr("What is to break"));
    m_client->setToolTip(tr("The client of this console whose connection breaks, whichever it has by then"));
    m_node->setToolTip(tr("The node of the embedded server that it happens to"));
    m_way->setToolTip(tr("Which way of the connection it is about"));
    m_time->setToolTip(tr("How much later everything arrives, or how long it lasts"));
    m_key->setToolTip(tr("The key whose candidate lane stays occupied until it is drained"));
    m_waits->setToolTip(tr("Strikes once, right after the first event for which the expression holds"));
    m_when->setToolTip(tr("An expression over events, as in the filter; Ctrl+Space offers what fits"));
    m_begin->setToolTip(tr("It stands in the list below until it is over"));
}

void FaultForm::setRowVisible(QWidget &field, bool visible)
{
    m_rows->setRowVisible(&field, visible);
}

/// Shows what the chosen fault asks for.
void FaultForm::ask()
{
    const auto &spec = specAt(m_kind->currentIndex());
    setRowVisible(*m_client, spec.asksClient);
    setRowVisible(*m_node, spec.asksNode);
    setRowVisible(*m_way, spec.asksWay);
    setRowVisible(*m_time, spec.asksTime);
    setRowVisible(*m_key, spec.asksKey);
    setRowVisible(*m_when, m_waits->isChecked());
    m_begin->setText(m_waits->isChecked() ? tr("Arm It") : tr("Break It"));
    judge();
}

/// Asked at every batch of events, and nearly always the choice is the same: an open one must not close.
void FaultForm::list(QComboBox &box, const std::vector<Choice> &choices, const QVariant &chosen)
{
    const auto stands = [&box](int place, const Choice &choice) {
        return box.itemText(place) == choice.text && box.itemData(place) == choice.data;
    };
    bool isSame = static_cast<std::size_t>(box.count()) == choices.size();
    for (int place = 0; isSame && place < box.count(); ++place)
        isSame = stands(place, choices[static_cast<std::size_t>(place)]);
    if (!isSame) {
        box.clear();
        for (const auto &choice : choices)
            box.addItem(choice.text, choice.data);
    }
    box.setCurrentIndex(std::max(box.findData(chosen), box.count() > 0 ? 0 : -1));
}

void FaultForm::listClients()
{
    std::vector<Choice> choices;
    for (const auto &[id, client] : m_cursor.present().beliefs().clients()) {
        if (!client.stopped)
            choices.push_back({nameOf(id, m_cursor.present()), id.value()});
    }
    list(*m_client, choices, m_wanted ? QVariant(m_wanted->value()) : m_client->currentData());
}

void FaultForm::listNodes()
{
    std::vector<Choice> choices;
    for (const auto &[id, node] : m_cursor.present().truth().nodes())
        choices.push_back({tr("node %1").arg(id.value()), id.value()});
    list(*m_node, choices, m_node->currentData());
}

void FaultForm::setRefusal(const QString &reason)
{
    const auto sentence = reason.isEmpty() ? QString() : reason.left(1).toUpper() + reason.mid(1) + u'.';
    if (sentence == m_refusal)
        return;
    m_refusal = sentence;
    const std::array<QWidget *, 8> fields{m_kind, m_client, m_node, m_way, m_time, m_key, m_waits, m_when};
    for (auto *field : fields)
        field->setEnabled(sentence.isEmpty());
    judge();
}

void FaultForm::chooseClient(ClientId client)
{
    m_wanted = client;
    listClients();
    judge();
}

void FaultForm::chooseNode(NodeId node)
{
    m_node->setCurrentIndex(std::max(m_node->findData(node.value()), m_node->currentIndex()));
}

void FaultForm::chooseKey(const QString &key)
{
    m_key->setText(key);
}

QString FaultForm::problem() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    const auto &spec = specAt(m_kind->currentIndex());
    if (spec.asksClient && m_client->currentIndex() < 0)
        return tr("There is no client yet whose connection could break.");
    const bool isOfServer = !spec.asksClient;
    if (isOfServer && m_cursor.present().truth().phase() != ServerPhase::Running)
        return tr("The embedded server does not run.");
    if (spec.asksKey && !Key::parse(m_key->text().toStdString()))
        return tr("Enter the key whose lane is to be held.");
    if (!m_waits->isChecked())
        return {};
    const auto &verdict = m_when->verdict();
    return verdict.kind == ExpressionVerdict::Kind::Empty ? tr("Write which event the fault waits for.")
                                                          : verdict.sentence;
}

void FaultForm::judge()
{
    const auto sentence = problem();
    m_verdict->setText(sentence);
    m_rows->setRowVisible(m_verdict, !sentence.isEmpty());
    m_begin->setEnabled(sentence.isEmpty());
}

std::optional<FaultAction> FaultForm::linkFault() const
{
    const auto way = ways.at(static_cast<std::size_t>(std::max(m_way->currentIndex(), 0)));
    const ClientId client(m_client->currentData().toUInt());
    switch (specAt(m_kind->currentIndex()).kind) {
    case Kind::Drop:
        return FaultyLink{client, DropFault{way}};
    case Kind::Cut:
        return FaultyLink{client, CutFault{}};
    case Kind::Delay:
        return FaultyLink{client, DelayFault{way, std::chrono::milliseconds(m_time->value())}};
    case Kind::HalfOpen:
        return FaultyLink{client, HalfOpenFault{way}};
    case Kind::Corrupt:
        return FaultyLink{client, CorruptFault{way}};
    case Kind::HoldLane:
    case Kind::HandOver:
    case Kind::NoLeader:
    case Kind::CrashNode:
    case Kind::SlowDisk:
    case Kind::FsyncError:
    case Kind::NoSpace:
        break;
    }
    return std::nullopt;
}

std::optional<FaultAction> FaultForm::action() const
{
    const NodeId node(m_node->currentData().toUInt());
    const Duration time = std::chrono::milliseconds(m_time->value());
    switch (specAt(m_kind->currentIndex()).kind) {
    case Kind::HoldLane:
        return ServerCommand(HoldLaneCommand{.key = m_key->text().toStdString(), .throughStop = false});
    case Kind::HandOver:
        return ServerCommand(HandOverCommand{node});
    case Kind::NoLeader:
        return ServerCommand(NoLeaderCommand{time});
    case Kind::CrashNode:
        return ServerCommand(CrashNodeCommand{node});
    case Kind::SlowDisk:
        return ServerCommand(DiskFaultCommand{DiskFault::Slow, time});
    case Kind::FsyncError:
        return ServerCommand(DiskFaultCommand{DiskFault::FsyncError, {}});
    case Kind::NoSpace:
        return ServerCommand(DiskFaultCommand{DiskFault::NoSpace, {}});
    case Kind::Drop:
    case Kind::Cut:
    case Kind::Delay:
    case Kind::HalfOpen:
    case Kind::Corrupt:
        break;
    }
    return linkFault();
}

void FaultForm::submit()
{
    if (!problem().isEmpty())
        return;
    if (const auto wish = action())
        emit requested(*wish, m_waits->isChecked() ? m_when->text().trimmed() : QString());
}

} // namespace lockscope::ui
