// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/history/entry.h"
#include "core/history/world.h"

#include <cstdint>
#include <span>
#include <vector>

/// Events and worlds as the blobs of a recording: docs/recording_format.md. What was written is read again exactly.
namespace lockscope::recording {

/// Rises when what is written can no longer be read by what was there before.
inline constexpr std::uint8_t encodingVersion = 1;

/// Newer: written by a later program. Damaged: its bytes are not those that were written.
enum class BlobError : std::uint8_t { Newer, Damaged };

/// `entries` follow each other; their numbers are not written.
[[nodiscard]] Bytes encodeEvents(std::span<const Entry> entries);
/// `first` is the number of the first one.
[[nodiscard]] Result<std::vector<Entry>, BlobError> decodeEvents(ByteView blob, EventNumber first);

[[nodiscard]] Bytes encodeWorld(const World &world);
[[nodiscard]] Result<World, BlobError> decodeWorld(ByteView blob);

} // namespace lockscope::recording
