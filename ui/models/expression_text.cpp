// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/expression_text.h"

#include <QCoreApplication>

#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "core/query/thing_facts.h"
#include "ui/models/query_sentence.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

static_assert(expressionSizeMax == query::textSizeMax);

namespace {

struct ExpressionText
{
    Q_DECLARE_TR_FUNCTIONS(ExpressionText)
};

/// The parser counts bytes, a QString counts units of UTF-16.
int unitsIn(std::string_view bytes)
{
    return static_cast<int>(QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size())).size());
}

TextPlace placeIn(std::string_view text, const query::Span &span)
{
    const auto begin = std::min(span.begin, text.size());
    const auto size = std::min(span.size, text.size() - begin);
    return {.begin = unitsIn(text.substr(0, begin)), .size = unitsIn(text.substr(begin, size))};
}

bool joinsAlternatives(const QString &text)
{
    const auto parsed = query::parse(text.toStdString(), query::eventSchema());
    const auto things = query::parse(text.toStdString(), query::thingSchema());
    const auto isOr = [](const auto &it) { return it && std::holds_alternative<query::Or>(it->node); };
    return isOr(parsed) || isOr(things);
}

/// So that what is written behind it is about all of it.
QString asOnePart(const QString &text)
{
    return joinsAlternatives(text) ? u'(' + text + u')' : text;
}

ExpressionVerdict wrong(const std::string &text, const query::QueryError &error)
{
    return {ExpressionVerdict::Kind::Wrong, sentenceOf(error), placeIn(text, error.place)};
}

ExpressionVerdict judgeFilter(const QString &text)
{
    if (text.trimmed().isEmpty())
        return {};
    const auto bytes = text.toStdString();
    const auto forEvents = query::parse(bytes, query::eventSchema());
    const auto forThings = query::parse(bytes, query::thingSchema());
    if (!forEvents && !forThings) {
        // The one that got further understood more of it.
        const bool isOfThings = forThings.error().place.begin > forEvents.error().place.begin;
        const auto &error = isOfThings ? forThings.error() : forEvents.error();
        return wrong(bytes, error);
    }
    QString sentence;
    if (!forThings)
        sentence = ExpressionText::tr("This asks for what only events have: locks and fates are all shown.");
    else if (!forEvents)
        sentence = ExpressionText::tr("This asks for what events do not have: all events are shown.");
    return {ExpressionVerdict::Kind::Right, sentence, {}};
}

ExpressionVerdict judgeForEvents(const QString &text)
{
    if (text.trimmed().isEmpty())
        return {};
    const auto bytes = text.toStdString();
    const auto parsed = query::parse(bytes, query::eventSchema());
    return parsed ? ExpressionVerdict{ExpressionVerdict::Kind::Right, {}, {}} : wrong(bytes, parsed.error());
}

ExpressionCompletion completeFor(std::initializer_list<const query::Schema *> schemas, const QString &text, int cursor)
{
    const auto bytes = text.toStdString();
    const auto place = text.left(cursor).toStdString().size();
    ExpressionCompletion found;
    for (const auto *schema : schemas) {
        const auto completion = query::complete(bytes, place, *schema);
        found.place = placeIn(bytes, completion.place);
        for (const auto &word : completion.candidates) {
            if (const auto candidate = QString::fromStdString(word); !found.candidates.contains(candidate))
                found.candidates << candidate;
        }
    }
    return found;
}

ExpressionCompletion completeFilter(const QString &text, int cursor)
{
    return completeFor({&query::eventSchema(), &query::thingSchema()}, text, cursor);
}

ExpressionCompletion completeForEvents(const QString &text, int cursor)
{
    return completeFor({&query::eventSchema()}, text, cursor);
}

} // namespace

ExpressionLanguage filterLanguage()
{
    return {judgeFilter, completeFilter};
}

ExpressionLanguage eventLanguage()
{
    return {judgeForEvents, completeForEvents};
}

QString narrowed(const QString &text, const QString &by)
{
    return text.trimmed().isEmpty() ? by : u"%1 and %2"_s.arg(asOnePart(text.trimmed()), asOnePart(by));
}

QString without(const QString &text, const QString &what)
{
    const auto negated = u"not "_s + u'(' + what + u')';
    return text.trimmed().isEmpty() ? negated : u"%1 and %2"_s.arg(asOnePart(text.trimmed()), negated);
}

} // namespace lockscope::ui
