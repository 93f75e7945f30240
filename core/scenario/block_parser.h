// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/line_reader.h"
#include "core/scenario/names.h"
#include "core/scenario/statement.h"

#include <vector>

namespace lockscope::scenario {

/// Puts statements into the blocks that they stand in.
class BlockParser
{
public:
    explicit BlockParser(Names &names)
        : m_names(names)
    {
    }

    /// A line that begins with one of blockWords().
    void read(LineReader &line);
    void add(Statement statement);
    /// Everything, with the blocks that nobody closed.
    [[nodiscard]] std::vector<Statement> finish(std::vector<Complaint> &complaints);

    static constexpr std::size_t depthMax = 16;

private:
    void open(LineReader &line, Word word, decltype(Statement::what) what);
    void openEach(LineReader &line, Word word);
    void openRepeat(LineReader &line, Word word);
    void openPermute(LineReader &line, Word word, bool isSample);
    void close(LineReader &line, Word word);
    void noteVariable(LineReader &line, Word word, IndexKind kind, std::uint32_t &into);
    std::vector<std::uint32_t> items(LineReader &line, IndexKind kind);

    Names &m_names;
    std::vector<Statement> m_body;
    struct Open
    {
        Statement statement;
        std::vector<Statement> body;
        bool hasVariable = false;
    };
    std::vector<Open> m_open;
    /// The next block brings this one into scope.
    bool m_brings = false;
    std::uint32_t m_variable = 0;
};

} // namespace lockscope::scenario
