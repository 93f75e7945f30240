// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/frame_reader.h"
#include "tests/fuzz/fuzz_cutting.h"

#include <cstdint>

/// Any bytes as a client's stream, on both versions: any cutting gives the same requests and the same error, and what
/// was read is written back as the very bytes it was read from.

using namespace lockscope;
using namespace lockscope::wire;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 1)
        return 0;
    const auto input = std::as_bytes(std::span(data, size));
    const auto version = (data[0] & 1U) == 0 ? WireVersion::V1 : WireVersion::V2;
    const auto sizes = input.subspan(1).first(std::min<std::size_t>(data[0] >> 5U, size - 1));
    const auto stream = input.subspan(1 + sizes.size());

    const RequestReader reader(version);
    const auto whole = fuzz::readAll<Request, RequestError>(reader, stream, {});
    fuzz::require(whole == fuzz::readAll<Request, RequestError>(reader, stream, sizes));

    Bytes written;
    for (const auto &request : whole.frames)
        append(written, request, version);
    fuzz::require(written.size() <= stream.size());
    fuzz::require(std::equal(written.begin(), written.end(), stream.begin()));
    return 0;
}
