// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/result.h"
#include "core/vocabulary/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace lockscope::app {

/// The commands of `lockscope client`, one JSON object a line (docs/manual.md). Ids are the script's own words; what
/// the wire cannot carry is let through here, since the engine refuses it with a reason.

struct AcquireLine
{
    QString id;
    std::string key;
    std::optional<std::int64_t> wait;
    std::int64_t lease = 0;
};
/// Releases what an earlier acquire got.
struct ReleaseAcquiredLine
{
    QString id;
    QString acquire;
};
/// Releases a token given by hand. No token: what stood there is none.
struct ReleaseTokenLine
{
    QString id;
    std::string key;
    std::optional<Token> token;
};
struct CancelLine
{
    QString id;
};
struct QuitLine
{
};
using ClientLine = std::variant<AcquireLine, ReleaseAcquiredLine, ReleaseTokenLine, CancelLine, QuitLine>;

/// Why a line is no command: one sentence for the event `error`.
struct ClientLineError
{
    QString detail;
};

[[nodiscard]] Result<ClientLine, ClientLineError> parseClientLine(const QByteArray &line);

} // namespace lockscope::app
