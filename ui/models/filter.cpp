// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/filter.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"

namespace lockscope::ui {

namespace {

std::optional<query::Expression> parsed(const std::string &text, const query::Schema &schema)
{
    auto expression = query::parse(text, schema);
    return expression ? std::optional(*std::move(expression)) : std::nullopt;
}

} // namespace

void Filter::use(const QString &text)
{
    const auto wanted = text.trimmed();
    if (wanted == m_text)
        return;
    const auto bytes = wanted.toStdString();
    auto ofEvents = parsed(bytes, query::eventSchema());
    auto ofThings = parsed(bytes, query::thingSchema());
    if (!wanted.isEmpty() && !ofEvents && !ofThings)
        return;
    m_text = wanted;
    m_ofEvents = std::move(ofEvents);
    m_ofThings = std::move(ofThings);
    emit changed();
}

bool Filter::lets(const query::Thing &thing) const
{
    return !m_ofThings || query::evaluate(*m_ofThings, query::ThingFacts(thing)) == query::Verdict::Yes;
}

} // namespace lockscope::ui
