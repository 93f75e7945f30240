// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cell_filter.h"

#include "core/query/event_facts.h"
#include "core/query/quoting.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString equals(const query::NameSpec &field, const query::Value &value)
{
    const auto name = QString::fromStdString(field.name);
    if (const auto *number = std::get_if<std::uint64_t>(&value))
        return u"%1 == %2"_s.arg(name).arg(*number);
    const auto *text = std::get_if<std::string_view>(&value);
    if (text == nullptr)
        return {};
    if (field.type.kind == query::Kind::Word)
        return u"%1 is %2"_s.arg(name, QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size())));
    // Bytes that are no text could not be typed either.
    return isUtf8(*text) ? u"%1 == %2"_s.arg(name, QString::fromStdString(query::literalOf(*text))) : QString();
}

QString firstOf(const query::Facts &facts, const query::Schema &schema, std::initializer_list<std::string_view> fields)
{
    for (const auto field : fields) {
        const auto place = query::placeOf(field, schema.fields);
        const auto expression = place ? equals(schema.fields[*place], facts.field(*place)) : QString();
        if (!expression.isEmpty())
            return expression;
    }
    return {};
}

} // namespace

QString sameIn(const Entry &entry, std::initializer_list<std::string_view> fields)
{
    return firstOf(query::EventFacts(entry), query::eventSchema(), fields);
}

QString sameIn(const query::Thing &thing, std::initializer_list<std::string_view> fields)
{
    return firstOf(query::ThingFacts(thing), query::thingSchema(), fields);
}

QString keysBelow(std::string_view group)
{
    auto literal = query::literalOf(group);
    literal.insert(literal.size() - 1, "/*");
    return u"key == %1"_s.arg(QString::fromStdString(literal));
}

} // namespace lockscope::ui
