// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/line_reader.h"
#include "core/scenario/names.h"
#include "core/scenario/setup.h"

#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// Reads the lines that declare: what there is, and what it is called.
class HeadParser
{
public:
    HeadParser(Names &names, Setup &setup)
        : m_names(names)
        , m_setup(setup)
    {
    }

    /// A line that begins with one of headWords(), but `include`; the word is taken already.
    void read(const Word &head, LineReader &line);

private:
    void once(const Word &head, LineReader &line);
    void readClock(LineReader &line);
    void readClients(LineReader &line);
    void readKeys(LineReader &line);
    void readLet(LineReader &line);
    void readServer(LineReader &line);
    static void readClientList(LineReader &line, std::vector<std::uint32_t> &into);
    void readV1Clients(const Word &head, LineReader &line);
    void readWeather(LineReader &line);
    void readJournal(LineReader &line);
    void readLimits(LineReader &line);
    void readEngines(LineReader &line);
    void readReach(LineReader &line);
    /// A word that may become a name.
    bool mayName(std::string_view name, const Word &word, LineReader &line) const;

    Names &m_names;
    Setup &m_setup;
    /// Those that were said already and may be said once.
    std::vector<std::string> m_said;
};

/// "w1..w50" as its names, anything else as itself; empty where it is no range.
[[nodiscard]] std::vector<std::string> rangeIn(std::string_view word);

} // namespace lockscope::scenario
