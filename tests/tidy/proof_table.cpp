// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tidy/proof_table.h"

#include <QRegularExpression>

#include "tests/tidy/source_tree.h"

using namespace Qt::StringLiterals;

namespace lockscope::tidy {

QMap<QString, QString> proofsIn(const QString &document)
{
    static const QRegularExpression row(u"^\\| ([A-Z][0-9]+) \\|.*\\| ([^|]+) \\|$"_s,
                                        QRegularExpression::MultilineOption);
    QMap<QString, QString> proofs;
    for (const auto &match : row.globalMatch(textOf(document)))
        proofs[match.captured(1)] = match.captured(2);
    return proofs;
}

QString complaintAbout(const QString &proof)
{
    static const QRegularExpression reference(u"`([^`:]+)(?::([^`]+))?`"_s);
    int count = 0;
    for (const auto &match : reference.globalMatch(proof)) {
        const auto path = u"tests/"_s + match.captured(1);
        if (!root().exists(path))
            return u"there is no "_s + path;
        if (!textOf(path).contains(match.captured(2)))
            return u"%1 has no '%2'"_s.arg(path, match.captured(2));
        ++count;
    }
    const bool isExcused = proof.startsWith(u"does not apply: ");
    return count > 0 || isExcused ? QString() : u"neither a test nor a reason"_s;
}

} // namespace lockscope::tidy
