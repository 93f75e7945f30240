// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSslConfiguration>
#include <QString>

#include "app/command_line.h"
#include "core/base/result.h"
#include "core/vocabulary/endpoint.h"

#include <optional>
#include <vector>

namespace lockscope::app {

/// Adds `--tls` and `--ca`.
void addTrustOptions(CommandLine &line);

/// Whom connections trust; none: they are not encrypted. Reads a file.
[[nodiscard]] Result<std::optional<QSslConfiguration>, UsageError> readTrust(const CommandLine &line);

/// The servers that `flag` lists, as host:port with commas in between; never none.
[[nodiscard]] Result<std::vector<Endpoint>, UsageError> readEndpoints(const CommandLine &line, const QString &flag);

} // namespace lockscope::app
