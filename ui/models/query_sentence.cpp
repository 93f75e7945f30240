// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/query_sentence.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/query/parser.h"
#include "ui/models/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// More words than these help nobody.
constexpr std::size_t namedMax = 6;

struct QuerySentence
{
    Q_DECLARE_TR_FUNCTIONS(QuerySentence)
};

QString listOf(const std::vector<std::string> &words)
{
    QStringList named;
    for (std::size_t i = 0; i < std::min(words.size(), namedMax); ++i)
        named << plain(words[i]);
    return words.size() > namedMax ? QuerySentence::tr("%1, ...").arg(named.join(u", "_s)) : named.join(u", "_s);
}

/// The names of kinds are words of the language; here they stand in a sentence.
QString kindPhrase(const std::string &kind)
{
    if (kind == "truth")
        return QuerySentence::tr("true or false");
    if (kind == "number")
        return QuerySentence::tr("a number");
    if (kind == "duration")
        return QuerySentence::tr("a duration, such as 5s");
    if (kind == "text")
        return QuerySentence::tr("a text in quotes");
    if (kind == "word")
        return QuerySentence::tr("a word from a list");
    return plain(kind);
}

QString withSuggestion(const QString &sentence, const query::QueryError &error)
{
    if (error.suggestion.empty())
        return sentence;
    return QuerySentence::tr("%1 Perhaps %2?").arg(sentence, plain(error.suggestion));
}

QString unexpectedSentence(const query::QueryError &error)
{
    const auto could = listOf(error.expected);
    if (!error.found.empty())
        return withSuggestion(QuerySentence::tr("'%1' cannot stand here.").arg(plain(error.found)), error);
    return could.isEmpty() ? QuerySentence::tr("Something is missing at the end.")
                           : QuerySentence::tr("Something is missing at the end: %1").arg(could);
}

QString unknownWordSentence(const query::QueryError &error)
{
    const auto sentence = QuerySentence::tr("'%1' is no word for this.").arg(plain(error.found));
    if (!error.suggestion.empty())
        return withSuggestion(sentence, error);
    return QuerySentence::tr("%1 There are: %2").arg(sentence, listOf(error.expected));
}

QString differentKindsSentence(const query::QueryError &error)
{
    const auto wanted = error.expected.empty() ? QString() : kindPhrase(error.expected.front());
    return QuerySentence::tr("This is %1; here %2 is wanted.").arg(kindPhrase(error.found), wanted);
}

} // namespace

QString sentenceOf(const query::QueryError &error)
{
    using query::Fault;
    switch (error.fault) {
    case Fault::TooLong:
        return QuerySentence::tr("This is too long: at most %1 bytes.").arg(QLocale().toString(query::textSizeMax));
    case Fault::TooDeep:
        return QuerySentence::tr("This is nested too deep: at most %1 levels.").arg(query::depthMax);
    case Fault::StrangeCharacter:
        return QuerySentence::tr("'%1' means nothing here.").arg(plain(error.found));
    case Fault::OpenText:
        return QuerySentence::tr("The text has no closing quote.");
    case Fault::StrangeEscape:
        return QuerySentence::tr("A backslash stands before a quote, a backslash, * or ? only.");
    case Fault::NumberTooLarge:
        return QuerySentence::tr("The number is too large.");
    case Fault::StrangeUnit:
        return QuerySentence::tr("'%1' has no unit that is known: %2").arg(plain(error.found), listOf(error.expected));
    case Fault::Unexpected:
        return unexpectedSentence(error);
    case Fault::UnknownName:
        return withSuggestion(QuerySentence::tr("There is no '%1'.").arg(plain(error.found)), error);
    case Fault::UnknownWord:
        return unknownWordSentence(error);
    case Fault::DifferentKinds:
        return differentKindsSentence(error);
    case Fault::NoOrder:
        return QuerySentence::tr("This has no order: compare it with == or !=.");
    case Fault::NoTruth:
        return QuerySentence::tr("This is neither true nor false: compare it with something.");
    case Fault::WrongArgumentCount:
        return QuerySentence::tr("%1 takes %2.").arg(plain(error.found), listOf(error.expected));
    }
    return {};
}

} // namespace lockscope::ui
