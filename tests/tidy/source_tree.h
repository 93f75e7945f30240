// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>

/// The project's own files, as the tests of this folder read them.
namespace lockscope::tidy {

inline const QDir &root()
{
    static const QDir directory(QStringLiteral(LOCKSCOPE_SOURCE_DIR));
    return directory;
}

/// `path` from the root. A file that cannot be read ends the test.
inline QString textOf(const QString &path)
{
    QFile file(root().filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

} // namespace lockscope::tidy
