// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/message.h"

#include "core/base/match.h"

#include <cassert>

namespace lockscope::wire {

namespace {

/// One frame on its way out: the op, then fields, then finish() with the text.
class FrameWriter
{
public:
    FrameWriter(Bytes &out, char op, WireVersion version)
        : m_writer(out)
        , m_version(version)
    {
        m_writer.byte(op);
    }

    FrameWriter &number(std::uint16_t value)
    {
        m_writer.number(value);
        return *this;
    }
    /// Tokens of grants stand on both versions.
    FrameWriter &token(Token token)
    {
        m_writer.number(token.value());
        return *this;
    }
    FrameWriter &echoed(const std::optional<Token> &echo)
    {
        if (m_version == WireVersion::V1)
            return *this;
        assert(echo.has_value());
        return token(*echo);
    }
    FrameWriter &echoed(const std::optional<Owner> &echo)
    {
        if (m_version == WireVersion::V1)
            return *this;
        assert(echo.has_value());
        const auto bytes = echo->value();
        m_writer.bytes(std::as_bytes(std::span(bytes)));
        return *this;
    }
    void finish(std::string_view text)
    {
        m_writer.text(text);
        m_writer.byte('\n');
    }

private:
    ByteWriter<std::endian::big> m_writer;
    WireVersion m_version;
};

void line(FrameWriter frame, std::string_view text)
{
    assert(!text.empty());
    assert(text.size() <= lineSizeMax);
    frame.finish(text);
}

void keepAlive(Bytes &out)
{
    out.push_back(std::byte{'\n'});
}

} // namespace

void append(Bytes &out, const Request &request, WireVersion version)
{
    match(
        request,
        [&](const AcquireRequest &acquire) {
            FrameWriter(out, 'A', version)
                .number(acquire.wait)
                .number(acquire.lease)
                .echoed(acquire.owner)
                .finish(acquire.key.text());
        },
        [&](const ReleaseRequest &release) {
            FrameWriter(out, 'R', version).echoed(release.token).finish(release.key.text());
        },
        [&](const KeepAlive &) { keepAlive(out); });
}

void append(Bytes &out, const Reply &reply, WireVersion version)
{
    match(
        reply,
        [&](const GrantedReply &granted) {
            FrameWriter(out, 'A', version).echoed(granted.owner).token(granted.token).finish(granted.key.text());
        },
        [&](const TimedOutReply &timedOut) {
            FrameWriter(out, 'T', version).echoed(timedOut.owner).finish(timedOut.key.text());
        },
        [&](const BusyReply &busy) {
            assert(version == WireVersion::V2);
            FrameWriter(out, 'B', version).echoed(std::optional(busy.owner)).finish(busy.key.text());
        },
        [&](const ReleasedReply &released) {
            FrameWriter(out, 'R', version).echoed(released.token).finish(released.key.text());
        },
        [&](const NotFoundReply &notFound) {
            FrameWriter(out, 'N', version).echoed(notFound.token).finish(notFound.key.text());
        },
        [&](const MovedReply &moved) { line(FrameWriter(out, 'M', version), moved.address); },
        [&](const LeaderNotice &notice) {
            assert(version == WireVersion::V2);
            line(FrameWriter(out, 'L', version), notice.address);
        },
        [&](const ErrorReply &error) { line(FrameWriter(out, 'E', version), error.reason); },
        [&](const KeepAlive &) { keepAlive(out); });
}

} // namespace lockscope::wire
