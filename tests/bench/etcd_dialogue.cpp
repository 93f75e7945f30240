// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/etcd_dialogue.h"

#include <optional>
#include <utility>

namespace lockscope::bench {

namespace {

// RFC 9113, 6: the frames that are met here.
constexpr std::uint8_t dataFrame = 0x0;
constexpr std::uint8_t headersFrame = 0x1;
constexpr std::uint8_t resetFrame = 0x3;
constexpr std::uint8_t settingsFrame = 0x4;
constexpr std::uint8_t pingFrame = 0x6;
constexpr std::uint8_t goAwayFrame = 0x7;
constexpr std::uint8_t windowUpdateFrame = 0x8;
constexpr std::uint8_t endStream = 0x1;
constexpr std::uint8_t acknowledgement = 0x1;
constexpr std::uint8_t endHeaders = 0x4;
constexpr std::size_t frameHeaderSize = 9;
/// A gRPC message begins with a flag for its compression and its size.
constexpr std::size_t messageHeaderSize = 5;
/// Given back to the connection's window, which holds 65,535, long before that is used up.
constexpr std::uint32_t windowStep = 16'384;

std::string bigEndian(std::uint32_t value, int bytes)
{
    std::string text;
    for (int i = bytes - 1; i >= 0; --i)
        text += static_cast<char>((value >> (8U * static_cast<unsigned>(i))) & 0xFFU);
    return text;
}

std::uint32_t numberIn(std::string_view bytes)
{
    std::uint32_t value = 0;
    for (const char byte : bytes)
        value = (value << 8U) | static_cast<unsigned char>(byte);
    return value;
}

void append(Bytes &out, std::string_view text)
{
    const auto bytes = asByteView(text);
    out.insert(out.end(), bytes.begin(), bytes.end());
}

void appendFrame(Bytes &out, std::uint8_t kind, std::uint8_t flags, std::uint32_t stream, std::string_view payload)
{
    append(out, bigEndian(static_cast<std::uint32_t>(payload.size()), 3));
    append(out, bigEndian(kind, 1));
    append(out, bigEndian(flags, 1));
    append(out, bigEndian(stream, 4));
    append(out, payload);
}

/// RFC 7541, 6.2.2: a literal that enters no table.
std::string header(std::string_view name, std::string_view value)
{
    std::string text(1, '\0');
    text += static_cast<char>(name.size());
    text += name;
    text += static_cast<char>(value.size());
    text += value;
    return text;
}

std::string headersFor(std::string_view path)
{
    return header(":method", "POST") + header(":scheme", "http") + header(":path", path) + header(":authority", "etcd")
        + header("te", "trailers") + header("content-type", "application/grpc");
}

std::string varint(std::uint64_t value)
{
    std::string text;
    while (value >= 0x80) {
        text += static_cast<char>((value & 0x7FU) | 0x80U);
        value >>= 7U;
    }
    text += static_cast<char>(value);
    return text;
}

/// Protocol buffers: a number, and a text or message.
std::string field(unsigned number, std::uint64_t value)
{
    return varint(number << 3U) + varint(value);
}
std::string field(unsigned number, std::string_view value)
{
    return varint((number << 3U) | 2U) + varint(value.size()) + std::string(value);
}

/// The number in field `wanted` of a message; none: it is not there, which means 0.
std::optional<std::uint64_t> numberField(std::string_view message, unsigned wanted)
{
    std::size_t at = 0;
    const auto take = [&] {
        std::uint64_t value = 0;
        for (unsigned shift = 0; at < message.size() && shift < 64; shift += 7) {
            const auto byte = static_cast<unsigned char>(message[at++]);
            value |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80)
                break;
        }
        return value;
    };
    while (at < message.size()) {
        const auto tag = take();
        const auto value = take();
        if (tag == (wanted << 3U))
            return value;
        if ((tag & 7U) == 2)
            at += value;
    }
    return std::nullopt;
}

auto broken(load::LoadFailure kind, std::string_view detail)
{
    return failure(load::LoadProblem{kind, std::string(detail)});
}

} // namespace

EtcdDialogue::EtcdDialogue(std::uint32_t leaseSeconds)
    : m_leaseSeconds(leaseSeconds)
{
}

void EtcdDialogue::begin(Bytes &out)
{
    append(out, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    appendFrame(out, settingsFrame, 0, 0, {});
    send(out, Call::GrantLease, load::Worker(), field(1, std::uint64_t{m_leaseSeconds}));
}

/// Compare: nobody created the key. Success: put it under the connection's lease.
void EtcdDialogue::acquire(load::Worker worker, const Key &key, Bytes &out)
{
    constexpr std::uint64_t createRevision = 1;
    const auto compare = field(2, createRevision) + field(3, key.text()) + field(5, std::uint64_t{0});
    const auto put = field(1, key.text()) + field(2, "1") + field(3, m_lease);
    send(out, Call::Create, worker, field(1, compare) + field(2, field(2, put)));
}

void EtcdDialogue::release(load::Worker worker, const Key &key, Bytes &out)
{
    send(out, Call::Delete, worker, field(1, key.text()));
}

Result<void, load::LoadProblem> EtcdDialogue::received(ByteView bytes, Bytes &out, std::vector<load::Answer> &answers)
{
    m_input += asText(bytes);
    std::size_t taken = 0;
    for (;;) {
        const auto rest = std::string_view(m_input).substr(taken);
        const auto size = rest.size() < frameHeaderSize ? 0 : numberIn(rest.substr(0, 3));
        if (rest.size() < frameHeaderSize + size)
            break;
        const Frame frame{.kind = static_cast<std::uint8_t>(rest[3]),
                          .flags = static_cast<std::uint8_t>(rest[4]),
                          .stream = numberIn(rest.substr(5, 4)),
                          .payload = rest.substr(frameHeaderSize, size)};
        if (const auto done = take(frame, out, answers); !done)
            return done;
        taken += frameHeaderSize + size;
    }
    m_input.erase(0, taken);
    return {};
}

void EtcdDialogue::send(Bytes &out, Call call, load::Worker worker, std::string_view message)
{
    static const std::string headers[] = {headersFor("/etcdserverpb.Lease/LeaseGrant"),
                                          headersFor("/etcdserverpb.KV/Txn"),
                                          headersFor("/etcdserverpb.KV/DeleteRange")};
    const auto stream = std::exchange(m_nextStream, m_nextStream + 2);
    appendFrame(out, headersFrame, endHeaders, stream, headers[static_cast<std::size_t>(call)]);
    const auto size = bigEndian(static_cast<std::uint32_t>(message.size()), 4);
    appendFrame(out, dataFrame, endStream, stream, std::string(1, '\0') + size + std::string(message));
    m_streams.emplace(stream, Stream{call, worker});
}

Result<void, load::LoadProblem> EtcdDialogue::take(const Frame &frame, Bytes &out, std::vector<load::Answer> &answers)
{
    switch (frame.kind) {
    case dataFrame:
        if (const auto taken = takeData(frame, out); !taken)
            return taken;
        break;
    case headersFrame:
        break;
    case settingsFrame:
        if ((frame.flags & acknowledgement) == 0)
            appendFrame(out, settingsFrame, acknowledgement, 0, {});
        return {};
    case pingFrame:
        if ((frame.flags & acknowledgement) == 0)
            appendFrame(out, pingFrame, acknowledgement, 0, frame.payload);
        return {};
    case resetFrame:
    case goAwayFrame:
        return broken(load::LoadFailure::ServerError, "etcd ended a stream");
    default:
        return {};
    }
    return (frame.flags & endStream) != 0 ? takeEnd(frame.stream, answers) : Result<void, load::LoadProblem>();
}

Result<void, load::LoadProblem> EtcdDialogue::takeData(const Frame &frame, Bytes &out)
{
    const auto stream = m_streams.find(frame.stream);
    if (stream == m_streams.end())
        return broken(load::LoadFailure::NotTheProtocol, "data of an unknown stream");
    stream->second.message += frame.payload;
    m_unacknowledged += static_cast<std::uint32_t>(frame.payload.size());
    if (m_unacknowledged >= windowStep)
        appendFrame(out, windowUpdateFrame, 0, 0, bigEndian(std::exchange(m_unacknowledged, 0), 4));
    return {};
}

Result<void, load::LoadProblem> EtcdDialogue::takeEnd(std::uint32_t number, std::vector<load::Answer> &answers)
{
    const auto ended = m_streams.extract(number);
    if (ended.empty() || ended.mapped().message.size() < messageHeaderSize)
        return broken(load::LoadFailure::ServerError, "etcd did not answer a call");
    const auto message = std::string_view(ended.mapped().message).substr(messageHeaderSize);
    const auto worker = ended.mapped().worker;
    using enum load::AnswerKind;
    switch (ended.mapped().call) {
    case Call::GrantLease:
        m_lease = numberField(message, 2).value_or(0);
        break;
    case Call::Create:
        answers.push_back({worker, numberField(message, 2).value_or(0) == 1 ? Granted : Taken});
        break;
    case Call::Delete:
        answers.push_back({worker, numberField(message, 2).value_or(0) == 1 ? Released : NotFound});
        break;
    }
    return {};
}

} // namespace lockscope::bench
