// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileDialog>
#include <QString>
#include <QWidget>

#include "ui/views/exportable_picture.h"

namespace lockscope::ui {

/// Asks where a picture is to be written to, and in which format. What it writes is the picture as it was when it was
/// asked for.
class PictureExport : public QFileDialog
{
    Q_OBJECT

public:
    PictureExport(ExportablePicture &picture, QWidget &parent);

    /// The format that a file's ending stands for; the chosen filter's where it stands for none.
    [[nodiscard]] PictureFormat formatOf(const QString &path) const;

signals:
    void chosen(const QString &path, const QByteArray &content);

private:
    QByteArray m_svg;
    QByteArray m_png;
    QByteArray m_text;
};

} // namespace lockscope::ui
