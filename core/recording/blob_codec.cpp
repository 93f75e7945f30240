// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/blob_codec.h"

#include "core/recording/container_coder.h"
#include "core/recording/entry_layout.h"
#include "core/recording/world_layout.h"

#include <utility>
#include <xxhash.h>

namespace lockscope::recording {

namespace {

constexpr std::size_t versionSize = 1;
constexpr std::size_t checksumSize = sizeof(std::uint64_t);

std::uint64_t checksumOf(ByteView bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

/// Version, content, checksum of both.
Bytes sealed(ByteCoder content)
{
    Bytes blob;
    const auto bytes = content.take();
    blob.reserve(versionSize + bytes.size() + checksumSize);
    ByteWriter<std::endian::little> out(blob);
    out.number(encodingVersion);
    out.bytes(bytes);
    out.number(checksumOf(blob));
    return blob;
}

/// The content, where it is what was written.
Result<ByteView, BlobError> unsealed(ByteView blob)
{
    if (blob.size() < versionSize + checksumSize)
        return failure(BlobError::Damaged);
    const auto body = blob.first(blob.size() - checksumSize);
    ByteReader<std::endian::little> tail(blob.last(checksumSize));
    if (tail.number<std::uint64_t>() != checksumOf(body))
        return failure(BlobError::Damaged);
    if (std::to_integer<std::uint8_t>(body.front()) != encodingVersion)
        return failure(BlobError::Newer);
    return body.subspan(versionSize);
}

/// How far the wall clock is ahead of the steady one; it changes only when somebody sets it.
std::int64_t leadOf(const Moment &at)
{
    const auto wall = static_cast<std::uint64_t>(at.wall.time_since_epoch().count());
    return static_cast<std::int64_t>(wall - static_cast<std::uint64_t>(at.steady.time_since_epoch().count()));
}

Moment momentFrom(TimePoint steady, std::int64_t lead)
{
    const auto wall = static_cast<std::uint64_t>(steady.time_since_epoch().count()) + static_cast<std::uint64_t>(lead);
    return {steady, WallTime(Duration(static_cast<std::int64_t>(wall)))};
}

std::int64_t difference(std::int64_t value, std::int64_t from)
{
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(from));
}

std::int64_t sum(std::int64_t value, std::int64_t by)
{
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) + static_cast<std::uint64_t>(by));
}

/// The moment to which all others of a blob are near.
void putBase(ByteCoder &out, const Moment &base)
{
    out.signedNumber(base.steady.time_since_epoch().count());
    out.signedNumber(leadOf(base));
}

Moment takeBase(ByteDecoder &in)
{
    const TimePoint steady(Duration(in.signedNumber()));
    return momentFrom(steady, in.signedNumber());
}

/// A decoder behind a base, for which that base counts.
struct BasedContent
{
    Moment base;
    ByteDecoder content;
};

Result<BasedContent, BlobError> contentOf(ByteView blob)
{
    const auto bytes = unsealed(blob);
    if (!bytes)
        return failure(bytes.error());
    ByteDecoder head(*bytes, TimePoint());
    const auto base = takeBase(head);
    if (head.isBroken())
        return failure(BlobError::Damaged);
    return BasedContent{base, ByteDecoder(head.rest(), base.steady)};
}

} // namespace

Bytes encodeEvents(std::span<const Entry> entries)
{
    const auto base = entries.empty() ? Moment{} : entries.front().at;
    ByteCoder out(base.steady);
    putBase(out, base);
    out.number(entries.size());
    auto lead = leadOf(base);
    for (const auto &entry : entries) {
        out.time(entry.at.steady);
        out.signedNumber(difference(leadOf(entry.at), std::exchange(lead, leadOf(entry.at))));
        put(out, entry.origin);
        put(out, entry.rule);
        put(out, entry.event);
    }
    return sealed(std::move(out));
}

Result<std::vector<Entry>, BlobError> decodeEvents(ByteView blob, EventNumber first)
{
    auto opened = contentOf(blob);
    if (!opened)
        return failure(opened.error());
    auto &in = opened->content;
    auto lead = leadOf(opened->base);
    const auto count = in.count();
    std::vector<Entry> entries;
    entries.reserve(count);
    for (std::uint64_t place = 0; place < count && !in.isBroken(); ++place) {
        const auto steady = in.time();
        lead = sum(lead, in.signedNumber());
        auto origin = take(in, As<Origin>{});
        const auto rule = take(in, As<Rule>{});
        entries.push_back({EventNumber(first.value() + place),
                           momentFrom(steady, lead),
                           std::move(origin),
                           take(in, As<Event>{}),
                           rule});
    }
    if (!in.atEnd())
        return failure(BlobError::Damaged);
    return entries;
}

Bytes encodeWorld(const World &world)
{
    ByteCoder out(world.at().steady);
    putBase(out, world.at());
    put(out, world);
    return sealed(std::move(out));
}

Result<World, BlobError> decodeWorld(ByteView blob)
{
    auto opened = contentOf(blob);
    if (!opened)
        return failure(opened.error());
    auto world = take(opened->content, As<World>{});
    if (!opened->content.atEnd())
        return failure(BlobError::Damaged);
    return world;
}

} // namespace lockscope::recording
