// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/command_line.h"
#include "core/base/result.h"

namespace lockscope::app {

/// Adds `--auth-token-file`. The shared token never stands on a command line itself.
void addAuthTokenOption(CommandLine &line);

/// The shared token: from the file, without one LF or CR LF at its very end; else from LOCKSCOPE_AUTH_TOKEN; else
/// empty.
[[nodiscard]] Result<QByteArray, UsageError> readAuthToken(const CommandLine &line);

} // namespace lockscope::app
