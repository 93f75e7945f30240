// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fault_text.h"

#include <QCoreApplication>

#include "core/base/match.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct FaultText
{
    Q_DECLARE_TR_FUNCTIONS(FaultText)
};

/// The one of three that fits the way.
QString byWay(FaultWay way, const QString &both, const QString &toServer, const QString &toClient)
{
    switch (way) {
    case FaultWay::Both:
        return both;
    case FaultWay::ToServer:
        return toServer;
    case FaultWay::ToClient:
        return toClient;
    }
    return {};
}

QString armedText(FaultId fault, const std::string &when, const FaultAction &action)
{
    return FaultText::tr("fault %1, once %2: %3").arg(QString::number(fault.value()), plain(when), phraseOf(action));
}

} // namespace

QString phraseOf(const LinkFault &fault)
{
    return match<QString>(
        fault,
        [](const CutFault &) { return FaultText::tr("its connection is cut"); },
        [](const DelayFault &f) {
            return byWay(f.way,
                         FaultText::tr("everything arrives %1 later"),
                         FaultText::tr("what it says arrives %1 later"),
                         FaultText::tr("what the server says arrives %1 later"))
                .arg(textOf(f.by));
        },
        [](const HalfOpenFault &f) {
            return byWay(f.way,
                         FaultText::tr("everything is lost both ways, and nobody is told"),
                         FaultText::tr("what it says is lost, and nobody is told"),
                         FaultText::tr("what the server says is lost, and nobody is told"));
        },
        [](const DropFault &f) {
            return byWay(f.way,
                         FaultText::tr("the next message of each side is lost"),
                         FaultText::tr("its next message is lost"),
                         FaultText::tr("the server's next message is lost"));
        },
        [](const CorruptFault &f) {
            return byWay(f.way,
                         FaultText::tr("the next message of each side arrives broken"),
                         FaultText::tr("its next message arrives broken"),
                         FaultText::tr("the server's next message arrives broken"));
        });
}

QString phraseOf(const FaultAction &action)
{
    return match<QString>(
        action,
        [](const FaultyLink &link) {
            return FaultText::tr("client %1: %2").arg(QString::number(link.client.value()), phraseOf(link.fault));
        },
        [](const ServerCommand &command) { return askedText(command).sentence; });
}

QString phraseOf(const FaultCommand &command)
{
    return match<QString>(
        command,
        [](const BeginFaultCommand &c) {
            return FaultText::tr("fault %1: %2").arg(QString::number(c.fault.value()), phraseOf(FaultAction(c.link)));
        },
        [](const ArmFaultCommand &c) { return armedText(c.fault, c.when, c.action); },
        [](const EndFaultCommand &c) { return FaultText::tr("take fault %1 away").arg(c.fault.value()); },
        [](const EndAllFaultsCommand & /*c*/) { return FaultText::tr("take all faults away"); });
}

EventText textOf(const FaultEvent &event)
{
    return match<EventText>(
        event,
        [](const FaultArmed &e) {
            return EventText{FaultText::tr("fault armed"), {}, armedText(e.fault, e.when, e.action)};
        },
        [](const FaultFired &e) {
            return EventText{FaultText::tr("fault fires"),
                             {},
                             FaultText::tr("fault %1: what it waited for has come").arg(e.fault.value())};
        },
        [](const FaultBegan &e) {
            return EventText{
                FaultText::tr("fault begins"),
                {},
                FaultText::tr("fault %1: %2").arg(QString::number(e.fault.value()), phraseOf(e.link.fault))};
        },
        [](const FaultEnded &e) {
            return EventText{FaultText::tr("fault ends"), {}, FaultText::tr("fault %1 is over").arg(e.fault.value())};
        });
}

} // namespace lockscope::ui
