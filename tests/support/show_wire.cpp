// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/show_wire.h"

#include "core/base/match.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

QString echo(const std::optional<Owner> &owner)
{
    return owner ? u" "_s + show(*owner) : QString();
}

QString echo(const std::optional<Token> &token)
{
    return token ? u" %1"_s.arg(token->value()) : QString();
}

QString text(const Key &key)
{
    return u" "_s + QString::fromStdString(key.text());
}

} // namespace

QString show(const Owner &owner)
{
    const auto bytes = owner.value();
    return QString::fromLatin1(arrayOf(std::as_bytes(std::span(bytes))).toHex());
}

QString show(const wire::Request &request)
{
    return match<QString>(
        request,
        [](const wire::AcquireRequest &r) {
            return u"A wait=%1 lease=%2"_s.arg(r.wait).arg(r.lease) + echo(r.owner) + text(r.key);
        },
        [](const wire::ReleaseRequest &r) { return u"R"_s + echo(r.token) + text(r.key); },
        [](const wire::KeepAlive &) { return u"keep-alive"_s; });
}

QString show(const wire::Reply &reply)
{
    return match<QString>(
        reply,
        [](const wire::GrantedReply &r) {
            return u"A"_s + echo(r.owner) + u" %1"_s.arg(r.token.value()) + text(r.key);
        },
        [](const wire::TimedOutReply &r) { return u"T"_s + echo(r.owner) + text(r.key); },
        [](const wire::BusyReply &r) { return u"B "_s + show(r.owner) + text(r.key); },
        [](const wire::ReleasedReply &r) { return u"R"_s + echo(r.token) + text(r.key); },
        [](const wire::NotFoundReply &r) { return u"N"_s + echo(r.token) + text(r.key); },
        [](const wire::MovedReply &r) { return u"M "_s + QString::fromStdString(r.address); },
        [](const wire::LeaderNotice &r) { return u"L "_s + QString::fromStdString(r.address); },
        [](const wire::ErrorReply &r) { return u"E "_s + QString::fromStdString(r.reason); },
        [](const wire::KeepAlive &) { return u"keep-alive"_s; });
}

QString show(wire::RequestError error)
{
    switch (error) {
    case wire::RequestError::BadRequest:
        return u"bad_request"_s;
    case wire::RequestError::TooLong:
        return u"too_long"_s;
    case wire::RequestError::BadKey:
        return u"bad_key"_s;
    }
    return {};
}

QString show(wire::ReplyError error)
{
    switch (error) {
    case wire::ReplyError::Malformed:
        return u"malformed"_s;
    case wire::ReplyError::Oversized:
        return u"oversized"_s;
    case wire::ReplyError::UnknownOp:
        return u"unknown op"_s;
    }
    return {};
}

Owner ownerOf(std::uint8_t byte)
{
    Owner::Underlying bytes{};
    bytes.fill(byte);
    return Owner(bytes);
}

Key keyOf(std::string_view text)
{
    auto key = Key::parse(text);
    Q_ASSERT(key.has_value());
    return *std::move(key);
}

Bytes bytesOf(const QByteArray &bytes)
{
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return {view.begin(), view.end()};
}

QByteArray arrayOf(ByteView bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace lockscope::test
