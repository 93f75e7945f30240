// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/json_object.h"
#include "core/base/result.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/server_snapshot.h"

#include <string>

/// The JSON lines of `serve --control` (docs/manual.md).
namespace lockscope::app {

/// A control line as a command; else a sentence that says what is wrong with it.
[[nodiscard]] Result<ServerCommand, QString> parseControlLine(const QByteArray &line);

/// `{"ok":true,...}` or `{"ok":false,"error":"..."}`, without LF.
[[nodiscard]] std::string controlAnswer(const CommandAnswer &answer);
[[nodiscard]] std::string controlRefusal(const QString &why);

/// The fields of a snapshot, into an object that may have others.
void putSnapshot(JsonObject &out, const ServerSnapshot &snapshot);

} // namespace lockscope::app
