// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QColor colourFor(QIcon::Mode mode)
{
    const auto palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
    case QIcon::Normal:
    case QIcon::Active:
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }
    Q_UNREACHABLE();
}

/// Draws one SVG whose lines are `currentColor`, in whatever colour text has just now.
class ThemedIconEngine final : public QIconEngine
{
public:
    ThemedIconEngine(QString name, QByteArray drawing)
        : m_name(std::move(name))
        , m_drawing(std::move(drawing))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        auto coloured = m_drawing;
        coloured.replace("currentColor", colourFor(mode).name().toLatin1());
        QSvgRenderer(coloured).render(painter, QRectF(rect));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const auto place =
            u"lockscope/%1/%2x%3/%4"_s.arg(m_name).arg(size.width()).arg(size.height()).arg(colourFor(mode).name());
        QPixmap drawn;
        if (QPixmapCache::find(place, &drawn))
            return drawn;
        drawn = QPixmap(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(place, drawn);
        return drawn;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(m_name, m_drawing); }
    [[nodiscard]] QString key() const override { return u"lockscope"_s; }
    QString iconName() override { return m_name; }

private:
    QString m_name;
    QByteArray m_drawing;
};

} // namespace

QIcon themedIcon(const QString &name)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(name, file.readAll()));
}

} // namespace lockscope::ui
