// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace lockscope::app {

/// A scenario's text with everything that it includes, ready to be parsed.
struct ScenarioFile
{
    /// Without folder and extension: what reports call it.
    QString name;
    /// As the person wrote it, or "builtin:NAME".
    QString path;
    /// Its own text first.
    std::vector<scenario::Source> sources;
};

/// The file cannot be read, or is longer than a scenario may be; a sentence without its full stop.
struct UnreadableScenario
{
    QString sentence;
};

/// `path` is a file, or "builtin:NAME". An included file that cannot be read is no error here: the parser names the
/// line.
[[nodiscard]] Result<ScenarioFile, UnreadableScenario> readScenario(const QString &path);
/// The same for a text that stands in no file yet, as of an editor; `path` is where its includes are seen from.
[[nodiscard]] ScenarioFile scenarioFrom(const QString &path, const QByteArray &text);

/// "builtin:NAME" for every scenario of the library, in order.
[[nodiscard]] QStringList builtinScenarios();

} // namespace lockscope::app
