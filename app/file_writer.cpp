// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_writer.h"

#include <QSaveFile>
#include <QThreadPool>

namespace lockscope::app {

FileWriter::FileWriter(QObject *parent)
    : QObject(parent)
{
}

FileWriter::~FileWriter()
{
    QThreadPool::globalInstance()->waitForDone();
}

void FileWriter::write(const QString &path, const QByteArray &content)
{
    QThreadPool::globalInstance()->start([this, path, content] {
        QSaveFile file(path);
        const bool isWritten =
            file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
        const auto why = file.errorString();
        QMetaObject::invokeMethod(
            this,
            [this, path, isWritten, why] {
                if (isWritten)
                    emit written(path);
                else
                    emit failed(tr("%1 could not be written: %2").arg(path, why));
            },
            Qt::QueuedConnection);
    });
}

} // namespace lockscope::app
