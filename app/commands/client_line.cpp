// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/client_line.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonParseError>

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// Beyond it a JSON number need not be the number that was written.
constexpr double exactMax = 9'007'199'254'740'992.0;

QString translated(const char *text)
{
    return QCoreApplication::translate("ClientLine", text);
}

auto complaint(const QString &detail)
{
    return failure(ClientLineError{detail});
}

Result<QString, ClientLineError> textOf(const QJsonObject &object, const QString &field)
{
    const auto value = object.value(field);
    if (!value.isString())
        return complaint(translated("'%1' is missing or no string").arg(field));
    const auto text = value.toString();
    // A lone surrogate would become another character on its way out, and so another key.
    if (!text.isValidUtf16())
        return complaint(translated("'%1' is no valid text").arg(field));
    return text;
}

Result<QString, ClientLineError> idOf(const QJsonObject &object, const QString &field)
{
    const auto id = textOf(object, field);
    if (id && id->isEmpty())
        return complaint(translated("'%1' is empty").arg(field));
    return id;
}

Result<std::int64_t, ClientLineError> wholeNumberOf(const QJsonObject &object, const QString &field)
{
    const auto value = object.value(field);
    const auto number = value.toDouble();
    if (!value.isDouble() || std::trunc(number) != number || std::abs(number) > exactMax)
        return complaint(translated("'%1' is missing or no whole number").arg(field));
    return static_cast<std::int64_t>(number);
}

std::optional<Token> tokenOf(const QJsonValue &value)
{
    const auto digits = value.toString().toUtf8();
    std::uint64_t token = 0;
    const auto [stopped, error] = std::from_chars(digits.begin(), digits.end(), token);
    if (digits.isEmpty() || error != std::errc{} || stopped != digits.end())
        return std::nullopt;
    return Token(token);
}

Result<ClientLine, ClientLineError> acquireFrom(const QJsonObject &object, const QString &id)
{
    const auto key = textOf(object, u"key"_s);
    if (!key)
        return failure(ClientLineError(key.error()));
    const auto lease = wholeNumberOf(object, u"lease"_s);
    if (!lease)
        return failure(ClientLineError(lease.error()));
    AcquireLine acquire{id, key->toStdString(), std::nullopt, *lease};
    if (object.contains(u"wait"_s)) {
        const auto wait = wholeNumberOf(object, u"wait"_s);
        if (!wait)
            return failure(ClientLineError(wait.error()));
        acquire.wait = *wait;
    }
    return acquire;
}

Result<ClientLine, ClientLineError> releaseFrom(const QJsonObject &object, const QString &id)
{
    if (object.contains(u"acquire"_s)) {
        const auto acquire = idOf(object, u"acquire"_s);
        if (!acquire)
            return failure(ClientLineError(acquire.error()));
        return ReleaseAcquiredLine{id, *acquire};
    }
    const auto key = textOf(object, u"key"_s);
    if (!key)
        return failure(ClientLineError(key.error()));
    return ReleaseTokenLine{id, key->toStdString(), tokenOf(object.value(u"token"_s))};
}

} // namespace

Result<ClientLine, ClientLineError> parseClientLine(const QByteArray &line)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(line, &error);
    if (error.error != QJsonParseError::NoError)
        return complaint(translated("no JSON: %1").arg(error.errorString()));
    if (!document.isObject())
        return complaint(translated("no JSON object"));
    const auto object = document.object();
    const auto op = object.value(u"op"_s).toString();
    if (op == u"quit")
        return QuitLine{};
    if (op != u"acquire" && op != u"release" && op != u"cancel")
        return complaint(translated("'op' is none of acquire, release, cancel, quit"));
    const auto id = idOf(object, u"id"_s);
    if (!id)
        return failure(ClientLineError(id.error()));
    if (op == u"cancel")
        return CancelLine{*id};
    return op == u"acquire" ? acquireFrom(object, *id) : releaseFrom(object, *id);
}

} // namespace lockscope::app
