// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/hints.h"

#include "core/query/suggestion.h"

#include <algorithm>
#include <array>

namespace lockscope::scenario {

namespace {

/// What others say, and how it is called here.
struct Synonym
{
    std::string_view theirs;
    std::string_view ours;
};
constexpr auto synonyms = std::to_array<Synonym>({
    {"sleep", "+1s"},
    {"wait", "+1s"},
    {"assert", "expect"},
    {"check", "expect"},
    {"verify", "expect"},
    {"invariant", "always"},
    {"never", "always"},
    {"on", "when"},
    {"if", "when"},
    {"loop", "repeat"},
    {"for", "each"},
    {"foreach", "each"},
    {"import", "include"},
    {"set", "let"},
    {"var", "let"},
    {"lock", "acquire"},
    {"unlock", "release"},
    {"abort", "cancel"},
    {"disconnect", "cut"},
    {"shutdown", "stop"},
    {"crashed", "down"},
    {"partition", "half-open"},
    {"lane", "hold-lane"},
    {"election", "no-leader"},
    {"fsync-error", "disk fsync-error"},
    {"enospc", "disk enospc"},
    {"slow", "disk slow"},
    {"full", "enospc"},
    {"held", "granted"},
    {"acquired", "granted"},
    {"locked", "held"},
    {"granted", "held"},
    {"unlocked", "free"},
    {"expired", "lease_over"},
    {"lease_over", "expired"},
    {"unknown", "indeterminate"},
    {"timeout", "timed_out"},
    {"up", "running"},
    {"connected", "ready"},
    {"disconnected", "closed"},
    {"done", "complete"},
    {"completed", "complete"},
    {"up", "to-server"},
    {"down", "to-client"},
});

bool isKnown(std::string_view word, const std::vector<std::string> &known)
{
    return std::find(known.begin(), known.end(), word) != known.end();
}

} // namespace

std::string hintFor(std::string_view word, const std::vector<std::string> &known)
{
    constexpr std::size_t beginningMin = 3;
    if (auto like = query::mostLike(word, known); !like.empty())
        return like;
    for (const auto &each : known) {
        if (word.size() >= beginningMin && each.starts_with(word))
            return each;
    }
    for (const auto &each : synonyms) {
        // What has a blank or a number in it is no word of any list, and right wherever lines begin.
        const bool isPhrase = each.ours.find(' ') != std::string_view::npos || each.ours.starts_with('+');
        if (each.theirs == word && (isKnown(each.ours, known) || (isPhrase && isKnown("expect", known))))
            return std::string(each.ours);
    }
    return {};
}

std::string optionFor(std::string_view word, const std::vector<std::string> &known)
{
    const auto name = word.substr(0, word.find_first_of(":="));
    return hintFor(std::string(name) + '=', known);
}

std::string durationFor(std::string_view word)
{
    const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const auto unit = word.substr(digits);
    const std::string number(word.substr(0, digits));
    if (number.empty())
        return {};
    if (unit.empty() || unit.starts_with("sec"))
        return number + 's';
    if (unit == "m" || unit.starts_with("minute"))
        return number + "min";
    if (unit.starts_with("milli") || unit == "msec")
        return number + "ms";
    return unit == "hour" || unit == "hours" ? number + 'h' : std::string();
}

std::string callFor(std::string_view field, const Names &names)
{
    const bool isOfKey = field == "token" || field == "waiters" || field == "holders";
    if (isOfKey && !names.keys.empty())
        return std::string(field) + '(' + names.keys.front().name + ')';
    if (field == "fate" && !names.clients.empty())
        return "fate(" + names.clients.front() + ')';
    return field == "node" ? "node(1)" : std::string();
}

std::string clientsOwn(std::string_view word, std::string_view client)
{
    const bool isEnd = word == "kill" || word == "crash" || word == "power-loss";
    return std::string(client) + (isEnd ? " replace" : " stop");
}

} // namespace lockscope::scenario
