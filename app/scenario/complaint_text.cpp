// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/complaint_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using scenario::Complaint;
using scenario::Fault;

QString translated(const char *text)
{
    return QCoreApplication::translate("Scenario", text);
}

/// What people call the things that are no words of the language themselves.
struct Thing
{
    std::string_view word;
    const char *text;
};
constexpr auto things = std::to_array<Thing>({
    {"<number>", QT_TRANSLATE_NOOP("Scenario", "a whole number")},
    {"<duration>", QT_TRANSLATE_NOOP("Scenario", "a time such as 5s or 250ms")},
    {"<text>", QT_TRANSLATE_NOOP("Scenario", "a text in quotes")},
    {"<truth>", QT_TRANSLATE_NOOP("Scenario", "something that is true or false")},
    {"<word>", QT_TRANSLATE_NOOP("Scenario", "a word, without quotes")},
    {"<thing>", QT_TRANSLATE_NOOP("Scenario", "something with members, such as a request, a client or a key")},
    {"<value>", QT_TRANSLATE_NOOP("Scenario", "a value, without a blank before it")},
    {"<name>", QT_TRANSLATE_NOOP("Scenario", "a name of letters, digits and _")},
    {"<client>", QT_TRANSLATE_NOOP("Scenario", "a client")},
    {"<key>", QT_TRANSLATE_NOOP("Scenario", "a key")},
    {"<acquire>", QT_TRANSLATE_NOOP("Scenario", "the name of an acquire")},
    {"<release>", QT_TRANSLATE_NOOP("Scenario", "the name of a release")},
    {"<request>", QT_TRANSLATE_NOOP("Scenario", "the name of a request")},
    {"<truth of a request>", QT_TRANSLATE_NOOP("Scenario", "true(...) of a request")},
    {"<fate>", QT_TRANSLATE_NOOP("Scenario", "fate(...) of a client")},
    {"<node>", QT_TRANSLATE_NOOP("Scenario", "node(...)")},
    {"<server>", QT_TRANSLATE_NOOP("Scenario", "'server'")},
    {"<message>", QT_TRANSLATE_NOOP("Scenario", "reply(...) or request(...)")},
    {"<step>", QT_TRANSLATE_NOOP("Scenario", "a step such as 'expect', '+1s' or 'cut'")},
});

QString nameOf(const std::string &expected)
{
    const auto *const found =
        std::find_if(things.begin(), things.end(), [&](const Thing &thing) { return thing.word == expected; });
    return found == things.end() ? u"'%1'"_s.arg(QString::fromStdString(expected)) : translated(found->text);
}

/// Kinds of an expression are called by their bare names, which may be words of the language, too.
bool namesKinds(const Complaint &complaint)
{
    return complaint.query == query::Fault::DifferentKinds || complaint.query == query::Fault::NoTruth;
}

QString listOf(const Complaint &complaint)
{
    constexpr std::size_t shownMax = 8;
    auto expected = complaint.expected;
    const auto has = [&](const char *word) {
        return std::find(expected.begin(), expected.end(), word) != expected.end();
    };
    if (namesKinds(complaint)) {
        for (auto &kind : expected)
            kind = '<' + kind + '>';
    } else if (complaint.query == query::Fault::Unexpected && has("(") && expected.size() > shownMax) {
        // Whatever a condition can begin with would be too long a list.
        return has("not") ? translated("a condition such as 'a1 is granted' or 'holders(L) <= 1'")
                          : translated("a number, a time, a text or a name");
    }
    QStringList names;
    for (std::size_t i = 0; i < std::min(expected.size(), shownMax); ++i)
        names << nameOf(expected[i]);
    if (expected.size() > shownMax)
        return names.join(u", "_s) + u", ..."_s;
    if (names.size() < 2)
        return names.join(QString());
    const auto last = names.takeLast();
    return translated("%1 or %2").arg(names.join(u", "_s), last);
}

/// `%f` is what was found, `%e` the list of what was expected, `%1` and `%2` its first two by themselves.
struct Sentence
{
    Fault fault;
    const char *text;
};
constexpr auto sentences = std::to_array<Sentence>({
    {Fault::NotText, QT_TRANSLATE_NOOP("Scenario", "This line is not text in UTF-8.")},
    {Fault::FileTooLong,
     QT_TRANSLATE_NOOP("Scenario", "The file is longer than 1 MiB. Split it, and include the parts.")},
    {Fault::LineTooLong, QT_TRANSLATE_NOOP("Scenario", "The line is longer than 4,000 bytes.")},
    {Fault::NoVersion,
     QT_TRANSLATE_NOOP("Scenario", "A scenario begins with the line 'lockscope 1', the version of its language.")},
    {Fault::StrangeVersion,
     QT_TRANSLATE_NOOP("Scenario", "This program reads version %1 of the language: 'lockscope %1'.")},
    {Fault::IncludeMissing, QT_TRANSLATE_NOOP("Scenario", "There is no file %f beside this one.")},
    {Fault::IncludeLoop, QT_TRANSLATE_NOOP("Scenario", "%f includes this file already; that would never end.")},
    {Fault::OpenBlock, QT_TRANSLATE_NOOP("Scenario", "This block has no 'end'.")},
    {Fault::StrayEnd, QT_TRANSLATE_NOOP("Scenario", "This 'end' closes nothing.")},
    {Fault::BlocksTooDeep, QT_TRANSLATE_NOOP("Scenario", "More than %1 blocks stand within each other.")},
    {Fault::EmptyPermute,
     QT_TRANSLATE_NOOP("Scenario", "There is nothing to put into another order: two lines or blocks are needed.")},
    {Fault::TooManyOrders,
     QT_TRANSLATE_NOOP("Scenario", "These are more than %1 orders. Run some of them with 'sample 500 seed 7'.")},
    {Fault::TooManySteps,
     QT_TRANSLATE_NOOP("Scenario", "With its loops laid out, the scenario has more than %1 steps.")},
    {Fault::UnknownWord, QT_TRANSLATE_NOOP("Scenario", "'%f' is no word that a line can begin with.")},
    {Fault::Unexpected, QT_TRANSLATE_NOOP("Scenario", "'%f' cannot stand here; expected %e.")},
    {Fault::Surplus, QT_TRANSLATE_NOOP("Scenario", "The line should end before '%f'.")},
    {Fault::OutOfRange, QT_TRANSLATE_NOOP("Scenario", "%f is out of range: it goes from %1 to %2.")},
    {Fault::NotWholeSeconds, QT_TRANSLATE_NOOP("Scenario", "'%f' is not in whole seconds, as waits and leases are.")},
    {Fault::OpenText, QT_TRANSLATE_NOOP("Scenario", "The text %f has no closing quote.")},
    {Fault::UnknownName, QT_TRANSLATE_NOOP("Scenario", "Nothing is called '%f'; expected %e.")},
    {Fault::OtherKind, QT_TRANSLATE_NOOP("Scenario", "'%f' is something else; expected %e.")},
    {Fault::NameTaken, QT_TRANSLATE_NOOP("Scenario", "The name '%f' is taken already.")},
    {Fault::NameReserved, QT_TRANSLATE_NOOP("Scenario", "'%f' is a word of the language, and can be no name.")},
    {Fault::BadRange, QT_TRANSLATE_NOOP("Scenario", "'%f' is no range. Write w1..w50, at most 1,000 names.")},
    {Fault::BadName, QT_TRANSLATE_NOOP("Scenario", "'%f' is no name: letters, digits and _, no digit first.")},
    {Fault::NotInLoop, QT_TRANSLATE_NOOP("Scenario", "'%f' means something inside its loop only.")},
    {Fault::IndexMissing,
     QT_TRANSLATE_NOOP("Scenario", "'%f' stands for several requests: say which one, as in %f(c).")},
    {Fault::IndexUnwanted, QT_TRANSLATE_NOOP("Scenario", "'%f' is one request, and takes no index.")},
    {Fault::SetTwice, QT_TRANSLATE_NOOP("Scenario", "'%f' was set before; it can be set once.")},
    {Fault::DeclaredTooLate,
     QT_TRANSLATE_NOOP("Scenario", "'%f' declares something, and has to stand before the first step.")},
    {Fault::WaitsInWhen,
     QT_TRANSLATE_NOOP("Scenario", "Behind 'when' stands one action that waits for nothing; '%f' is none.")},
    {Fault::NeverAnswered,
     QT_TRANSLATE_NOOP("Scenario", "Only a request, or what the server may refuse, has an outcome to wait for.")},
    {Fault::OnlyVirtual, QT_TRANSLATE_NOOP("Scenario", "'%f' needs the simulation: say so with 'clock virtual only'.")},
    {Fault::EventOutsideWhen,
     QT_TRANSLATE_NOOP("Scenario", "'%f' is asked of an event; only 'when', 'always' and 'break' are judged at one.")},
    {Fault::TruthNotVisible,
     QT_TRANSLATE_NOOP("Scenario", "'%f' needs a server of this program; what happens in one outside is not visible.")},
    {Fault::NotAStep,
     QT_TRANSLATE_NOOP("Scenario", "'%f' is more than a step of the simulation; 'lockscope run' takes it.")},
    {Fault::ConstantCondition, QT_TRANSLATE_NOOP("Scenario", "'%f' is the same at every moment, and checks nothing.")},
});

/// Of what is wrong inside a condition.
struct ConditionSentence
{
    query::Fault fault;
    const char *text;
};
constexpr auto conditionSentences = std::to_array<ConditionSentence>({
    {query::Fault::TooLong, QT_TRANSLATE_NOOP("Scenario", "The condition is too long.")},
    {query::Fault::TooDeep, QT_TRANSLATE_NOOP("Scenario", "The condition is nested too deep.")},
    {query::Fault::StrangeCharacter, QT_TRANSLATE_NOOP("Scenario", "'%f' means nothing in a condition.")},
    {query::Fault::OpenText, QT_TRANSLATE_NOOP("Scenario", "The text %f has no closing quote.")},
    {query::Fault::StrangeEscape,
     QT_TRANSLATE_NOOP("Scenario", "'%f' means nothing; a backslash stands before a quote, a backslash, * or ?.")},
    {query::Fault::NumberTooLarge, QT_TRANSLATE_NOOP("Scenario", "%f is too large.")},
    {query::Fault::StrangeUnit, QT_TRANSLATE_NOOP("Scenario", "'%f' is no time: the units are us, ms, s, min and h.")},
    {query::Fault::Unexpected, QT_TRANSLATE_NOOP("Scenario", "'%f' cannot stand here; expected %e.")},
    {query::Fault::UnknownName, QT_TRANSLATE_NOOP("Scenario", "Nothing is called '%f'.")},
    {query::Fault::UnknownWord, QT_TRANSLATE_NOOP("Scenario", "'%f' is none of its words: %e.")},
    {query::Fault::DifferentKinds, QT_TRANSLATE_NOOP("Scenario", "This is of another kind (%f); expected %e.")},
    {query::Fault::NoOrder, QT_TRANSLATE_NOOP("Scenario", "'%f' compares numbers or times, and these are neither.")},
    {query::Fault::NoTruth,
     QT_TRANSLATE_NOOP("Scenario",
                       "This is neither true nor false (it is of the kind %f). Compare it with something.")},
    {query::Fault::WrongArgumentCount, QT_TRANSLATE_NOOP("Scenario", "'%f' takes %1 value(s) in its parentheses.")},
});

template<typename Sentences, typename Which>
const char *textFor(const Sentences &list, Which which)
{
    const auto *const found =
        std::find_if(list.begin(), list.end(), [which](const auto &each) { return each.fault == which; });
    return found == list.end() ? "" : found->text;
}

/// In one pass, so that nothing that was found is taken for a mark.
QString filled(const QString &text, const Complaint &complaint)
{
    const auto nth = [&](std::size_t place) {
        return place < complaint.expected.size() ? QString::fromStdString(complaint.expected[place]) : QString();
    };
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto mark = text[i] == u'%' && i + 1 < text.size() ? text[i + 1] : QChar();
        if (mark == u'f')
            out += QString::fromStdString(complaint.found);
        else if (mark == u'e')
            out += listOf(complaint);
        else if (mark == u'1')
            out += nth(0);
        else if (mark == u'2')
            out += nth(1);
        else
            out += text[i];
        i += mark == u'f' || mark == u'e' || mark == u'1' || mark == u'2' ? 1 : 0;
    }
    return out;
}

bool saysWhatIsMissing(const Complaint &complaint)
{
    const bool isUnexpected = complaint.fault == Fault::Unexpected || complaint.query == query::Fault::Unexpected;
    return isUnexpected && complaint.found.empty();
}

} // namespace

QString sentenceOf(const Complaint &complaint)
{
    const auto *const text =
        complaint.query ? textFor(conditionSentences, *complaint.query) : textFor(sentences, complaint.fault);
    auto sentence = saysWhatIsMissing(complaint)
        ? translated("The line ends too early; expected %1.").arg(listOf(complaint))
        : filled(translated(text), complaint);
    if (!complaint.suggestion.empty())
        sentence += u' ' + translated("Did you mean '%1'?").arg(QString::fromStdString(complaint.suggestion));
    return sentence;
}

QString lineOf(const Complaint &complaint, const QString &fileName)
{
    return u"%1:%2:%3: %4"_s.arg(fileName)
        .arg(complaint.place.line)
        .arg(complaint.place.column)
        .arg(sentenceOf(complaint));
}

} // namespace lockscope::app
