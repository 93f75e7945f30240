// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clock_text.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

QString timeOfDay(const QTime &time)
{
    return time.toString(u"HH:mm:ss"_s) + QLocale().decimalPoint() + time.toString(u"zzz"_s);
}

} // namespace lockscope::ui
