// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/json_object.h"

#include <utility>

namespace lockscope::app {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

void appendEscaped(std::string &out, char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    default:
        break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20) {
        out += c;
        return;
    }
    out += "\\u00";
    out += hexDigits[byte >> 4U];
    out += hexDigits[byte & 0xFU];
}

/// `[a,b]` of what is written already.
template<typename Values, typename Show>
std::string listed(const Values &values, Show show)
{
    std::string text = "[";
    for (auto &value : values) {
        if (text.size() > 1)
            text += ',';
        text += show(value);
    }
    return text + ']';
}

} // namespace

std::string quoted(std::string_view value)
{
    std::string text;
    text.reserve(value.size() + 2);
    text += '"';
    for (const char c : value)
        appendEscaped(text, c);
    text += '"';
    return text;
}

void JsonObject::text(std::string_view name, std::string_view value)
{
    raw(name, quoted(value));
}

void JsonObject::id(std::string_view name, std::uint64_t value)
{
    raw(name, '"' + std::to_string(value) + '"');
}

void JsonObject::id(std::string_view name, const ConnectionId &value)
{
    raw(name, '"' + std::to_string(value.start.value()) + '.' + std::to_string(value.number) + '"');
}

void JsonObject::id(std::string_view name, const Owner &value)
{
    std::string hex = "\"";
    for (const auto byte : value.value()) {
        hex += hexDigits[byte >> 4U];
        hex += hexDigits[byte & 0xFU];
    }
    raw(name, hex + '"');
}

void JsonObject::array(std::string_view name, std::vector<JsonObject> values)
{
    std::vector<std::string> texts;
    texts.reserve(values.size());
    for (auto &value : values)
        texts.push_back(value.take());
    raw(name, listed(texts, [](const std::string &text) { return text; }));
}

void JsonObject::array(std::string_view name, const std::vector<Key> &values)
{
    raw(name, listed(values, [](const Key &key) { return app::quoted(key.text()); }));
}

void JsonObject::array(std::string_view name, const std::vector<std::string> &values)
{
    raw(name, listed(values, [](const std::string &value) { return app::quoted(value); }));
}

void JsonObject::array(std::string_view name, const std::vector<OpenSequence> &values)
{
    raw(name, listed(values, [](OpenSequence open) { return '"' + std::to_string(open.value()) + '"'; }));
}

std::string JsonObject::take()
{
    m_text += '}';
    return std::exchange(m_text, "{");
}

void JsonObject::raw(std::string_view name, std::string_view value)
{
    if (m_text.size() > 1)
        m_text += ',';
    m_text += '"';
    m_text += name;
    m_text += "\":";
    m_text += value;
}

} // namespace lockscope::app
