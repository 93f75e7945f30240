// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace lockscope::app {

/// Writes whole files for the window, each beside its place first and then into it, on a thread of its own: a slow disk
/// holds nobody up.
class FileWriter : public QObject
{
    Q_OBJECT

public:
    explicit FileWriter(QObject *parent = nullptr);
    /// Waits for what is being written.
    ~FileWriter() override;

    void write(const QString &path, const QByteArray &content);

signals:
    void written(const QString &path);
    /// One sentence that says what went wrong.
    void failed(const QString &sentence);
};

} // namespace lockscope::app
