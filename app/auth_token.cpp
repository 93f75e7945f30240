// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/auth_token.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// Far beyond any token, far below what would hurt.
constexpr qint64 tokenSizeMax = 64 * 1024;

QString translated(const char *text)
{
    return QCoreApplication::translate("AuthToken", text);
}

} // namespace

void addAuthTokenOption(CommandLine &line)
{
    line.addOption(u"auth-token-file"_s,
                   translated("File that holds the shared token; LOCKSCOPE_AUTH_TOKEN where it is left out."),
                   translated("file"));
}

Result<QByteArray, UsageError> readAuthToken(const CommandLine &line)
{
    if (!line.has(u"auth-token-file"_s))
        return qgetenv("LOCKSCOPE_AUTH_TOKEN");
    const auto path = line.text(u"auth-token-file"_s);
    if (path.isEmpty())
        return failure(UsageError{translated("--auth-token-file: the name of the file is missing")});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(UsageError{translated("--auth-token-file: cannot read '%1': %2").arg(path, file.errorString())});
    auto token = file.read(tokenSizeMax + 1);
    if (token.size() > tokenSizeMax)
        return failure(UsageError{translated("--auth-token-file: '%1' is longer than a token can be").arg(path)});
    if (token.endsWith('\n'))
        token.chop(token.endsWith("\r\n") ? 2 : 1);
    return token;
}

} // namespace lockscope::app
