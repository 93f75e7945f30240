// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/server_address.h"

#include <QApplication>
#include <QClipboard>

#include "ui/shell/status_strip.h"
#include "ui/shell/window_views.h"
#include "ui/views/fate_pane.h"

namespace lockscope::ui {

namespace {

/// The leader's, or any node's while there is none.
QString addressOf(const Truth &truth)
{
    if (truth.phase() != ServerPhase::Running)
        return {};
    const auto leader = truth.leader() ? truth.nodes().find(*truth.leader()) : truth.nodes().end();
    const auto node = leader != truth.nodes().end() ? leader : truth.nodes().begin();
    return node != truth.nodes().end() ? QString::fromStdString(node->second.address) : QString();
}

} // namespace

ServerAddress::ServerAddress(const Cursor &cursor, ActionRegistry &registry, WindowViews &views, StatusStrip &status)
    : QObject(&views)
    , m_cursor(cursor)
    , m_registry(registry)
    , m_views(views)
    , m_status(status)
{
    connect(registry.action(ActionId::CopyServerAddress), &QAction::triggered, this, [this] {
        QApplication::clipboard()->setText(m_address);
        m_status.say(tr("Copied %1").arg(m_address));
    });
    connect(&cursor, &Cursor::historyGrew, this, [this](const Touched &touched) {
        if (touched.server || touched.cluster)
            follow();
    });
    follow();
}

void ServerAddress::setOutside(const QString &addresses)
{
    m_isOutside = true;
    offer(addresses);
    m_status.setOutside();
    m_views.locks()->setSentence(
        tr("What the servers at %1 hold is not visible from here. What this console's clients believe stands under "
           "Nodes and Clients.")
            .arg(addresses));
    m_views.fatePane().setSentence(
        tr("Fates live inside a server, and the ones that this console is connected to are not visible from here."));
}

void ServerAddress::follow()
{
    if (m_isOutside)
        return;
    offer(addressOf(m_cursor.present().truth()));
    m_views.locks()->setSentence(
        m_address.isEmpty()
            ? tr("No lock is held or waited for.")
            : tr("No lock is held or waited for. Acquire one here, or point a Ticketing client at %1.").arg(m_address));
}

void ServerAddress::offer(const QString &address)
{
    m_address = address;
    m_status.setAddress(address);
    if (address.isEmpty())
        m_registry.refuse(ActionId::CopyServerAddress, tr("the embedded server does not listen"));
    else
        m_registry.allow(ActionId::CopyServerAddress);
}

} // namespace lockscope::ui
