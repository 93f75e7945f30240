// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/byte_io.h"
#include "core/wire/frame_reader.h"
#include "core/wire/message.h"

/// What tests compare: wire values as text, and the bytes that go with them.
namespace lockscope::test {

[[nodiscard]] QString show(const wire::Request &request);
[[nodiscard]] QString show(const wire::Reply &reply);
[[nodiscard]] QString show(wire::RequestError error);
[[nodiscard]] QString show(wire::ReplyError error);
/// 32 hex digits.
[[nodiscard]] QString show(const Owner &owner);

/// An owner that repeats one byte.
[[nodiscard]] Owner ownerOf(std::uint8_t byte);
/// A key that is known to be valid.
[[nodiscard]] Key keyOf(std::string_view text);

[[nodiscard]] Bytes bytesOf(const QByteArray &bytes);
[[nodiscard]] QByteArray arrayOf(ByteView bytes);

/// Everything a reader yields: one line a frame, and the error at last, if there is one.
template<typename Reader>
void drain(Reader &reader, QStringList &out)
{
    for (;;) {
        const auto next = reader.next();
        if (!next) {
            out << QStringLiteral("error ") + show(next.error());
            return;
        }
        if (!*next)
            return;
        out << show(**next);
    }
}

/// The bytes in pieces of `pieceSize`, with what came out after each piece. Stops at an error.
template<typename Reader>
[[nodiscard]] QStringList readInPieces(Reader reader, ByteView bytes, std::size_t pieceSize)
{
    QStringList out;
    for (std::size_t at = 0; at < bytes.size(); at += pieceSize) {
        reader.feed(bytes.subspan(at, std::min(pieceSize, bytes.size() - at)));
        drain(reader, out);
        if (!out.isEmpty() && out.constLast().startsWith(QStringLiteral("error")))
            break;
    }
    return out;
}

} // namespace lockscope::test
