// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

namespace lockscope::ui {

/// Version, licences, and what a report of an error needs to know about this system, to be copied in one press.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

    /// Plain text, a line for each fact; nothing in it tells who or where the person is.
    [[nodiscard]] static QString systemText();
};

} // namespace lockscope::ui
