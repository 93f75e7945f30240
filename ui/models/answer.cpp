// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/answer.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Answers
{
    Q_DECLARE_TR_FUNCTIONS(Answer)
};

} // namespace

void Answer::cite(const QString &name, const QString &meaning)
{
    const auto same = [&](const CitedRule &rule) { return rule.name == name; };
    if (!name.isEmpty() && std::none_of(rules.begin(), rules.end(), same))
        rules.push_back({name, meaning});
}

QString Answer::plainText() const
{
    QStringList text{title};
    for (const auto &line : lines) {
        auto said = line.sentence;
        if (!line.rule.isEmpty())
            said += u" ("_s + line.rule + u')';
        if (line.event)
            said += u' ' + Answers::tr("[event %1]").arg(line.event->value());
        text << said;
    }
    for (const auto &rule : rules)
        text << rule.name + u": "_s + rule.meaning;
    return text.join(u'\n');
}

} // namespace lockscope::ui
