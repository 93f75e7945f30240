// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/style/state_palette.h"

#include <array>
#include <cstdint>

namespace lockscope::ui {

/// What the words of a text in a language of ours are, by colour: each at least 4.5:1 on the page.
enum class SyntaxTone : std::uint8_t { Plain, Comment, Declaration, Check, Block, Request, Fault, State, Text, Number };
inline constexpr std::array allSyntaxTones{SyntaxTone::Plain,
                                           SyntaxTone::Comment,
                                           SyntaxTone::Declaration,
                                           SyntaxTone::Check,
                                           SyntaxTone::Block,
                                           SyntaxTone::Request,
                                           SyntaxTone::Fault,
                                           SyntaxTone::State,
                                           SyntaxTone::Text,
                                           SyntaxTone::Number};

[[nodiscard]] QColor toneOf(SyntaxTone tone, ColourScheme scheme);

} // namespace lockscope::ui
