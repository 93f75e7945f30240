// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace lockscope {

/// The numbered rules of the design that an event can name as its cause: C client engine, S server core, J journal,
/// F connection fates, P the protocol's promises, N nodes and leadership. docs/rules.md says each in a sentence.
enum class Rule : std::uint8_t {
    None,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    J1,
    J2,
    J3,
    J4,
    J5,
    J6,
    J7,
    F1,
    F2,
    F2a,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    F10a,
    F11,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6
};

/// "C7"; empty for None.
[[nodiscard]] std::string_view nameOf(Rule rule);

/// An event together with the rule that brought it about.
template<typename Event>
struct Told
{
    Event event;
    Rule rule = Rule::None;
};

} // namespace lockscope
