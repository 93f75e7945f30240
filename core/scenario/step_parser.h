// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/schema.h"
#include "core/scenario/line_reader.h"
#include "core/scenario/setup.h"
#include "core/scenario/statement.h"
#include "core/scenario/words.h"

#include <optional>
#include <string>

namespace lockscope::scenario {

/// Reads the lines that do something: actions, checks and waits.
class StepParser
{
public:
    /// All of them outlive it.
    StepParser(const Names &names, const Setup &setup, const query::Schema &schema)
        : m_names(names)
        , m_setup(setup)
        , m_schema(schema)
    {
    }

    /// Anything but a declaration and a block. What is given back is of no use where the line complains.
    [[nodiscard]] Statement read(LineReader &line) const;

private:
    [[nodiscard]] Act act(LineReader &line) const;
    [[nodiscard]] Action action(LineReader &line) const;
    void clientAction(LineReader &line, Action &into) const;
    void acquire(LineReader &line, Action &into) const;
    void release(LineReader &line, Action &into) const;
    void fault(LineReader &line, const Word &word, Action &into) const;
    void operands(LineReader &line, const ActionWord &word, Action &into) const;
    void result(LineReader &line, Act &into) const;
    [[nodiscard]] Expect expectation(LineReader &line) const;
    [[nodiscard]] When when(LineReader &line) const;
    /// An expression, with its names resolved and looked at.
    [[nodiscard]] Condition condition(LineReader &line, query::Kind kind, bool seesEvents) const;
    void nodeOperand(LineReader &line, const ActionWord &word, Operand operand, Action &into) const;
    static void complainAboutRest(LineReader &line, const ActionWord &word);
    void complainAboutStep(LineReader &line, const Word &word) const;

    const Names &m_names;
    const Setup &m_setup;
    const query::Schema &m_schema;
};

} // namespace lockscope::scenario
