// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about_dialog.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLibraryInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int pictureSize = 64;

QString licenceText()
{
    return AboutDialog::tr(
        "Lockscope is free software under the GNU General Public License, version 3 or any later version. It comes "
        "without any warranty.\n\n"
        "It is built with Qt (GNU Lesser General Public License, version 3), QCustomPlot and QScintilla (GNU General "
        "Public License, version 3), xxHash (BSD 2-clause licence) and tl::expected (CC0 1.0). Recordings are files of "
        "SQLite (public domain).");
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Lockscope"));
    auto *picture = new QLabel(this);
    picture->setPixmap(QGuiApplication::windowIcon().pixmap(QSize(pictureSize, pictureSize), devicePixelRatio()));
    auto *name = new QLabel(tr("Lockscope %1").arg(QCoreApplication::applicationVersion()), this);
    auto large = scaledFont(name->font(), 1.5);
    large.setBold(true);
    name->setFont(large);
    auto *what = new QLabel(tr("A console, a lock server and clients in one program"), this);
    auto *licences = new QLabel(licenceText(), this);
    licences->setTextFormat(Qt::PlainText);
    licences->setWordWrap(true);
    auto *system = new QPlainTextEdit(systemText(), this);
    system->setReadOnly(true);
    system->setFont(fixedFont(font()));
    system->setLineWrapMode(QPlainTextEdit::NoWrap);
    system->setTabChangesFocus(true);
    system->setAccessibleName(tr("Information about this system"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("&Copy System Information"), QDialogButtonBox::ActionRole);
    copy->setIcon(themedIcon(u"copy"_s));

    auto *title = new QVBoxLayout;
    title->setSpacing(smallGap);
    title->addWidget(name);
    title->addWidget(what);
    title->addStretch();
    auto *head = new QHBoxLayout;
    head->setSpacing(largeGap);
    head->addWidget(picture);
    head->addLayout(title, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    column->setSpacing(largeGap);
    column->addLayout(head);
    column->addWidget(licences);
    column->addWidget(system, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(systemText()); });
    const auto letter = fontMetrics().averageCharWidth();
    resize(letter * 80, fontMetrics().height() * 24);
}

QString AboutDialog::systemText()
{
    QStringList lines{u"Lockscope %1"_s.arg(QCoreApplication::applicationVersion()),
                      u"Qt %1 (built with %2)"_s.arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
                      u"Build: %1"_s.arg(QSysInfo::buildAbi()),
                      u"System: %1, kernel %2"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion()),
                      u"Platform plugin: %1"_s.arg(QGuiApplication::platformName())};
    for (const auto *screen : QGuiApplication::screens()) {
        lines << u"Screen: %1 x %2, scale %3"_s.arg(screen->size().width())
                     .arg(screen->size().height())
                     .arg(screen->devicePixelRatio());
    }
    return lines.join(u'\n');
}

} // namespace lockscope::ui
