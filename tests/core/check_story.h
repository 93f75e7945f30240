// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/history/entry.h"

#include <functional>
#include <optional>

namespace lockscope::test {

/// One event of a story: "SECONDS WHO VERB ...". None: the line says no event that a story knows.
///
/// WHO is `server`, `feed`, `user` or a client such as `w1`; owners are single letters; connections are START.NUMBER;
/// `until`, `by`, `lsn`, `wait` and `lease` come as pairs anywhere behind the verb.
[[nodiscard]] std::optional<UnnumberedEntry> parseStoryLine(const QString &line);

/// Tells a story file event by event; what `told` says of an event must stand behind it as lines "! ...".
///
/// `atEnd` says what the whole story comes to, in lines that stand at its end; `asked` answers a line "? ..." in the
/// middle of it, in the same way. With LOCKSCOPE_REWRITE=1 the file is
/// rewritten with what was really said. Returns the first difference, or an empty string.
[[nodiscard]] QString runStory(const QString &path,
                               const std::function<QStringList(const Entry &)> &told,
                               const std::function<QStringList()> &atEnd,
                               const std::function<QStringList(const QString &question)> &asked = {});

/// "a" and the like; anything else as its bytes.
[[nodiscard]] QString ownerText(const Owner &owner);

} // namespace lockscope::test
