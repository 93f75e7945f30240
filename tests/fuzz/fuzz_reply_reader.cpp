// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/frame_reader.h"
#include "tests/fuzz/fuzz_cutting.h"

#include <cstdint>

/// Any bytes as a server's stream: any cutting gives the same replies and the same error, and what was read is written
/// back as the very bytes it was read from.

using namespace lockscope;
using namespace lockscope::wire;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 1)
        return 0;
    const auto input = std::as_bytes(std::span(data, size));
    const auto sizes = input.subspan(1).first(std::min<std::size_t>(data[0] % 8U, size - 1));
    const auto stream = input.subspan(1 + sizes.size());

    const auto whole = fuzz::readAll<Reply, ReplyError>(ReplyReader(), stream, {});
    fuzz::require(whole == fuzz::readAll<Reply, ReplyError>(ReplyReader(), stream, sizes));

    Bytes written;
    for (const auto &reply : whole.frames)
        append(written, reply, WireVersion::V2);
    fuzz::require(written.size() <= stream.size());
    fuzz::require(std::equal(written.begin(), written.end(), stream.begin()));
    return 0;
}
