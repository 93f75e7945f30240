// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/picture_export.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

PictureExport::PictureExport(ExportablePicture &picture, QWidget &parent)
    : QFileDialog(&parent, tr("Export Picture"))
    , m_svg(picture.fileOf(PictureFormat::Svg))
    , m_png(picture.fileOf(PictureFormat::Png))
    , m_text(picture.fileOf(PictureFormat::Text))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptMode(QFileDialog::AcceptSave);
    setNameFilters({tr("SVG, lines and letters (*.svg)"), tr("PNG, dots (*.png)"), tr("Text (*.txt)")});
    setDefaultSuffix(u"svg"_s);
    selectFile(picture.fileName() + u".svg"_s);
    // The ending follows the chosen format.
    connect(this, &QFileDialog::filterSelected, this, [this, name = picture.fileName()](const QString &filter) {
        const auto ending =
            filter.contains(u"*.png"_s) ? u"png"_s : (filter.contains(u"*.txt"_s) ? u"txt"_s : u"svg"_s);
        setDefaultSuffix(ending);
        selectFile(name + u'.' + ending);
    });
    connect(this, &QFileDialog::fileSelected, this, [this](const QString &path) {
        switch (formatOf(path)) {
        case PictureFormat::Svg:
            emit chosen(path, m_svg);
            return;
        case PictureFormat::Png:
            emit chosen(path, m_png);
            return;
        case PictureFormat::Text:
            emit chosen(path, m_text);
            return;
        }
    });
}

PictureFormat PictureExport::formatOf(const QString &path) const
{
    if (path.endsWith(u".png"_s, Qt::CaseInsensitive))
        return PictureFormat::Png;
    if (path.endsWith(u".txt"_s, Qt::CaseInsensitive))
        return PictureFormat::Text;
    if (path.endsWith(u".svg"_s, Qt::CaseInsensitive))
        return PictureFormat::Svg;
    const auto filter = selectedNameFilter();
    if (filter.contains(u"*.png"_s))
        return PictureFormat::Png;
    return filter.contains(u"*.txt"_s) ? PictureFormat::Text : PictureFormat::Svg;
}

} // namespace lockscope::ui
