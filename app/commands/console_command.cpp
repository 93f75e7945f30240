// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

namespace lockscope::app {

int runConsole(int & /*argc*/, char ** /*argv*/, const QStringList & /*arguments*/)
{
    return 1;
}

} // namespace lockscope::app
