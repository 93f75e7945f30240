// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/expression_example.h"

#include <QStringList>

#include "core/base/match.h"

#include <memory>

using namespace Qt::StringLiterals;

namespace lockscope::query {

namespace {

/// Fields of an event, functions, requests with three members, and locks with a name.
Schema exampleSchema()
{
    Schema schema;
    schema.words.push_back(std::make_unique<WordList>(WordList{"waiting", "held", "indeterminate"}));
    schema.words.push_back(std::make_unique<WordList>(WordList{"Granted", "Released"}));
    const Type state{Kind::Word, schema.words[0].get()};
    const Type kind{Kind::Word, schema.words[1].get()};
    const Type lock{Kind::Thing, nullptr, 1};
    schema.things = {"request", "lock"};
    schema.fields = {{"key", {Kind::Text}},
                     {"token", {Kind::Number}},
                     {"lease", {Kind::Duration}},
                     {"orphan", {Kind::Truth}},
                     {"state", state},
                     {"kind", kind},
                     {"a1", {Kind::Thing}},
                     {"L", lock}};
    schema.functions = {{"holders", {{Kind::Text}}, {Kind::Number}},
                        {"true", {{Kind::Thing}}, {Kind::Thing}},
                        {"waiters", {lock}, {Kind::Number}},
                        {"rising", {{Kind::Number}}, {Kind::Truth}, true}};
    schema.members = {{"state", state}, {"token", {Kind::Number}}, {"key", {Kind::Text}}, {"name", {Kind::Text}, 1}};
    return schema;
}

QString showAll(const std::vector<Expression> &children)
{
    QStringList parts;
    for (const auto &child : children)
        parts << show(child);
    return parts.join(u' ');
}

QString show(Comparison how)
{
    static const QStringList signs = {u"=="_s, u"!="_s, u"<"_s, u"<="_s, u">"_s, u">="_s};
    return signs.at(static_cast<int>(how));
}

QString nameOf(const auto &spec)
{
    return QString::fromStdString(spec.name);
}

QString nameOf(Fault fault)
{
    static const QStringList names = {u"too long"_s,
                                      u"too deep"_s,
                                      u"strange character"_s,
                                      u"open text"_s,
                                      u"strange escape"_s,
                                      u"number too large"_s,
                                      u"strange unit"_s,
                                      u"unexpected"_s,
                                      u"unknown name"_s,
                                      u"unknown word"_s,
                                      u"different kinds"_s,
                                      u"no order"_s,
                                      u"no truth"_s,
                                      u"wrong argument count"_s};
    return names.at(static_cast<int>(fault));
}

} // namespace

const Schema &schema()
{
    static const auto example = exampleSchema();
    return example;
}

QString show(const Expression &expression)
{
    const auto list = [&](const QString &head) {
        return u'(' + head + (expression.children.empty() ? u""_s : u' ' + showAll(expression.children)) + u')';
    };
    return match<QString>(
        expression.node,
        [](const Literal &literal) {
            return match<QString>(
                literal.value,
                [](bool value) { return value ? u"true"_s : u"false"_s; },
                [](std::uint64_t value) { return QString::number(value); },
                [](Duration value) { return QString::number(value.count()) + u"us"_s; },
                [](const std::string &value) { return u'\'' + QString::fromStdString(value) + u'\''; });
        },
        [](const FieldOf &field) { return nameOf(schema().fields.at(field.field)); },
        [&](const CallOf &call) { return list(QString::fromStdString(schema().functions.at(call.function).name)); },
        [&](const MemberOf &member) { return list(u'.' + nameOf(schema().members.at(member.member))); },
        [&](const Compare &compare) { return list(show(compare.how)); },
        [&](const OneOf &) { return list(u"in"_s); },
        [&](const Not &) { return list(u"not"_s); },
        [&](const And &) { return list(u"and"_s); },
        [&](const Or &) { return list(u"or"_s); });
}

QString show(const QueryError &error)
{
    auto text = u"%1 at %2+%3 '%4'"_s.arg(nameOf(error.fault))
                    .arg(error.place.begin)
                    .arg(error.place.size)
                    .arg(QString::fromStdString(error.found));
    if (!error.suggestion.empty())
        text += u" perhaps "_s + QString::fromStdString(error.suggestion);
    return text;
}

} // namespace lockscope::query
