// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace lockscope::tidy {

/// The last cells of a document's rows `| ID | ... | PROOF |`, by ID: a capital letter and digits.
[[nodiscard]] QMap<QString, QString> proofsIn(const QString &document);

/// What is wrong with one proof; empty: nothing. A proof names tests as `file` or `file:name`, files below tests/, or
/// begins with "does not apply" and says why.
[[nodiscard]] QString complaintAbout(const QString &proof);

} // namespace lockscope::tidy
