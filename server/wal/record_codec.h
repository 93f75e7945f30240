// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/wal/record.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Record to payload bytes and back. The only file that knows the fields of a payload.
namespace lockscope::server {

/// The number that stands for the record's kind in the journal; never used for anything else again.
[[nodiscard]] std::uint16_t typeOf(const Record &record);
[[nodiscard]] bool isKnownType(std::uint16_t type);
/// "hand_off", as `wal dump` prints it.
[[nodiscard]] std::string_view typeName(const Record &record);

/// Appends the payload to `out`.
void encodePayload(const Record &record, Bytes &out);
/// None: not exactly one well-formed payload of that type.
[[nodiscard]] std::optional<Record> decodePayload(std::uint16_t type, ByteView payload);

} // namespace lockscope::server
