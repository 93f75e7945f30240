// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "ui/models/clock_text.h"

#include <algorithm>
#include <array>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

struct Spans
{
    Q_DECLARE_TR_FUNCTIONS(Spans)
};

/// Characters that hide, or that make what follows read as something else.
bool deceives(QChar c)
{
    const auto code = c.unicode();
    return (code >= 0x80 && code < 0xA0) || (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E)
        || (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || code == 0x00AD;
}

QString hex(const Owner &owner, std::size_t count)
{
    const auto bytes = owner.value();
    const QByteArray raw(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(count));
    return QString::fromLatin1(raw.toHex());
}

/// With the comma or the point that the person's language has.
QString decimal(double value)
{
    return QLocale().toString(value, 'f', 1);
}

} // namespace

QString plain(std::string_view text)
{
    const auto decoded = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    QString shown;
    shown.reserve(decoded.size());
    for (const QChar c : decoded) {
        if (c.unicode() < 0x20)
            shown += QChar(0x2400 + c.unicode());
        else if (c.unicode() == 0x7F)
            shown += QChar(0x2421);
        else if (deceives(c))
            shown += u"<U+%1>"_s.arg(QString::number(c.unicode(), 16).toUpper().rightJustified(4, u'0'));
        else
            shown += c;
    }
    return shown;
}

QString shortened(const QString &text)
{
    if (text.size() <= cellTextMax)
        return text;
    constexpr int half = (cellTextMax - 1) / 2;
    return text.first(cellTextMax - 1 - half) + QChar(0x2026) + text.last(half);
}

QString shortText(const Owner &owner)
{
    return hex(owner, 4) + QChar(0x2026);
}

QString wholeText(const Owner &owner)
{
    return hex(owner, owner.value().size());
}

QString textOf(const ConnectionId &connection)
{
    return u"%1.%2"_s.arg(connection.start.value()).arg(connection.number);
}

QString textOf(Token token)
{
    return QString::number(token.value());
}

QString textOf(OpenSequence open)
{
    return QString::number(open.value());
}

QString textOf(Duration span)
{
    span = std::max(span, Duration::zero());
    if (span < 1s)
        return Spans::tr("%1 ms").arg(std::chrono::floor<std::chrono::milliseconds>(span).count());
    if (span < 1min)
        return Spans::tr("%1 s").arg(decimal(static_cast<double>(span.count()) / 1e6));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(span).count();
    if (span < 1h)
        return Spans::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
    return Spans::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60, 2, 10, QChar(u'0'));
}

QString measuredText(Duration span)
{
    if (span < 1ms)
        return Spans::tr("%1 µs").arg(std::max(span, Duration::zero()).count());
    return span < 1s ? Spans::tr("%1 ms").arg(decimal(static_cast<double>(span.count()) / 1e3)) : textOf(span);
}

QString textOf(WallTime time)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(time.time_since_epoch()).count();
    return timeOfDay(QDateTime::fromMSecsSinceEpoch(milliseconds).time());
}

} // namespace lockscope::ui
