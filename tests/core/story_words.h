// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include "core/history/entry.h"

#include <cmath>
#include <functional>
#include <optional>

namespace lockscope::test {

/// The words of a story's line behind its verb, read one by one; `until`, `by`, `lsn`, `wait` and `lease` come as
/// pairs.
class Words
{
public:
    explicit Words(const QStringList &words)
    {
        for (qsizetype i = 0; i < words.size(); ++i) {
            static const QStringList names = {QStringLiteral("until"),
                                              QStringLiteral("by"),
                                              QStringLiteral("lsn"),
                                              QStringLiteral("wait"),
                                              QStringLiteral("lease")};
            if (names.contains(words[i]) && i + 1 < words.size()) {
                m_named.insert(words[i], words[i + 1]);
                ++i;
            } else {
                m_plain << words[i];
            }
        }
    }

    [[nodiscard]] bool atEnd() const { return m_next >= m_plain.size(); }
    QString word() { return atEnd() ? QString() : m_plain[m_next++]; }
    std::uint64_t number() { return word().toULongLong(); }
    Key key() { return *Key::parse(word().toStdString()); }
    std::string text() { return word().toStdString(); }
    RequestId request() { return RequestId(number()); }
    Token token() { return Token(number()); }
    OpenSequence fate() { return OpenSequence(number()); }
    ConnectionId connection()
    {
        const auto parts = word().split(u'.');
        return {StartNumber(parts.value(0).toULongLong()), parts.value(1).toULongLong()};
    }
    /// "-": none, as on v1.
    std::optional<Owner> owner()
    {
        const auto letter = word();
        if (letter == u"-")
            return std::nullopt;
        Owner::Underlying bytes{};
        bytes[0] = static_cast<std::uint8_t>(letter.at(0).unicode());
        return Owner(bytes);
    }
    FateIntent intent()
    {
        FateIntent intent{
            .open = fate(), .connection = connection(), .cause = FateClass::ConnectionLost, .targets = {}};
        for (const auto &name : word().split(u','))
            intent.targets.push_back(*Key::parse(name.toStdString()));
        return intent;
    }
    TransitionKind kind()
    {
        static const QHash<QString, TransitionKind> kinds = {{QStringLiteral("grant"), TransitionKind::Grant},
                                                             {QStringLiteral("hand-off"), TransitionKind::HandOff},
                                                             {QStringLiteral("release"), TransitionKind::Release},
                                                             {QStringLiteral("expiry"), TransitionKind::Expiry},
                                                             {QStringLiteral("fate"), TransitionKind::FateAtKey},
                                                             {QStringLiteral("hold"), TransitionKind::Hold}};
        return kinds.value(word(), TransitionKind::Grant);
    }

    static TimePoint time(const QString &seconds)
    {
        return TimePoint(Duration(std::llround(seconds.toDouble() * 1'000'000)));
    }
    [[nodiscard]] std::optional<TimePoint> timeOf(const QString &name) const
    {
        return m_named.contains(name) ? std::optional(time(m_named.value(name))) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::chrono::seconds> secondsOf(const QString &name) const
    {
        return m_named.contains(name) ? std::optional(std::chrono::seconds(m_named.value(name).toInt())) : std::nullopt;
    }
    [[nodiscard]] bool has(const QString &name) const { return m_named.contains(name); }
    [[nodiscard]] Lsn lsn() const { return Lsn(m_named.value(QStringLiteral("lsn")).toULongLong()); }

private:
    QStringList m_plain;
    QHash<QString, QString> m_named;
    qsizetype m_next = 0;
};

template<typename Event>
using Verbs = QHash<QString, std::function<Event(Words &)>>;

/// What a person asks for: the verbs of `user`.
[[nodiscard]] std::optional<CommandGiven> commandFrom(const QString &verb, Words &words);
/// Verbs of the server and of clients that tell of connections, of the disk and of time.
[[nodiscard]] const Verbs<ServerEvent> &connectionVerbs();
[[nodiscard]] const Verbs<ClientEvent> &linkVerbs();

} // namespace lockscope::test
