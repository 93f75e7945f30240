// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// The rules of the house that a machine can check, as plain functions over a file's path and text.
///
/// A complaint is "LINE: what is wrong", or only what is wrong where no line is to blame. No complaint: the file keeps
/// the rule. Paths are relative to the root of the repository.
namespace lockscope::tidy {

/// One folder of the architecture and what it may include. ARCHITECTURE.md draws this table.
struct Layer
{
    QString folder;
    /// Folders, or single headers where the rest of their folder is none of this layer's business.
    QStringList mayInclude;
    /// Pure: no Qt, no clock, no file, no socket, no thread.
    bool pure = false;
};

/// In the order the data flows: a layer includes only layers above itself.
[[nodiscard]] const QList<Layer> &layers();

/// The layer that a file belongs to; empty for a file outside the program, such as a test.
[[nodiscard]] QString layerOf(const QString &path);

/// Every rule at once, for a C++ file.
[[nodiscard]] QStringList complaintsAbout(const QString &path, const QString &text);
/// What holds for any file that people write: scripts, CMake, Markdown.
[[nodiscard]] QStringList complaintsAboutText(const QString &path, const QString &text);

} // namespace lockscope::tidy
