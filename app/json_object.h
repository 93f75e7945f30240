// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::app {

/// Writes one JSON object, field after field, in the order of the calls. Text must be UTF-8.
///
/// Numbers that do not fit a double's 53 bits go as ids: decimal, in quotes.
class JsonObject
{
public:
    JsonObject() = default;

    void text(std::string_view name, std::string_view value);
    template<std::integral T>
    void number(std::string_view name, T value)
    {
        raw(name, std::to_string(value));
    }
    void flag(std::string_view name, bool value) { raw(name, value ? "true" : "false"); }
    void null(std::string_view name) { raw(name, "null"); }
    void object(std::string_view name, JsonObject value) { raw(name, value.take()); }

    /// 64 bits: decimal in quotes.
    void id(std::string_view name, std::uint64_t value);
    void id(std::string_view name, Token value) { id(name, value.value()); }
    void id(std::string_view name, Lsn value) { id(name, value.value()); }
    void id(std::string_view name, OpenSequence value) { id(name, value.value()); }
    /// "START.NUMBER"
    void id(std::string_view name, const ConnectionId &value);
    /// 32 lower-case hex digits.
    void id(std::string_view name, const Owner &value);
    void id(std::string_view name, const Key &value) { text(name, value.text()); }
    /// null where there is none.
    template<typename Id>
    void id(std::string_view name, const std::optional<Id> &value)
    {
        if (value)
            id(name, *value);
        else
            null(name);
    }

    void array(std::string_view name, std::vector<JsonObject> values);
    void array(std::string_view name, const std::vector<Key> &values);
    void array(std::string_view name, const std::vector<std::string> &values);
    void array(std::string_view name, const std::vector<OpenSequence> &values);

    /// The whole object without an LF; this one is empty afterwards.
    [[nodiscard]] std::string take();

private:
    void raw(std::string_view name, std::string_view value);

    std::string m_text = "{";
};

/// `value` in quotes, escaped.
[[nodiscard]] std::string quoted(std::string_view value);

} // namespace lockscope::app
