// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/suggestion.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace lockscope::query {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Letters to put in, leave out or change; a letter in the other case is none.
std::size_t distance(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        auto diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const auto change = diagonal + (lower(from[i]) == lower(to[j]) ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, diagonal + 1, change});
        }
    }
    return row.back();
}

std::size_t commonPrefix(std::string_view one, std::string_view other)
{
    const auto end = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first;
    return static_cast<std::size_t>(end - one.begin());
}

} // namespace

std::string mostLike(std::string_view word, const std::vector<std::string> &known)
{
    // Longer words are no typing errors, and would take long.
    constexpr std::size_t sizeMax = 64;
    if (word.empty() || word.size() > sizeMax)
        return {};
    std::string best;
    auto fewest = std::max<std::size_t>(word.size() / 3, 1) + 1;
    std::size_t longest = 0;
    for (const auto &each : known) {
        // A symbol is no word.
        if (each.size() > sizeMax || each.size() < 2)
            continue;
        const auto errors = distance(word, each);
        const auto prefix = commonPrefix(word, each);
        if (errors < fewest || (errors == fewest && !best.empty() && prefix > longest)) {
            best = each;
            fewest = errors;
            longest = prefix;
        }
    }
    return best;
}

} // namespace lockscope::query
