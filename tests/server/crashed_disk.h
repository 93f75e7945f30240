// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/wal/record.h"
#include "tests/support/memory_storage.h"

#include <cstddef>
#include <span>

namespace lockscope::test {

/// How many bytes a record takes in the journal.
[[nodiscard]] std::size_t sizeOf(const server::LoggedRecord &logged);

/// A disk as a crash leaves it: the first `recordCount` of the records whole, and of the next one its first
/// `tornBytes`.
[[nodiscard]] MemoryStorage
crashedDisk(std::span<const server::LoggedRecord> records, std::size_t recordCount, std::size_t tornBytes);

} // namespace lockscope::test
