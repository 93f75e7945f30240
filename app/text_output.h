// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace lockscope::app {

/// Text on its way to a descriptor whose reader may read nothing: what there is no room for waits here, and nobody
/// blocks. The descriptor keeps its mode, since other programs may share it.
class TextOutput
{
public:
    /// The descriptor stays the caller's.
    explicit TextOutput(int descriptor);

    void append(const std::string &text) { m_text += text; }
    void clear() { m_text.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    [[nodiscard]] std::size_t size() const { return m_text.size(); }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Writes what fits without blocking. 0, or the errno that ended this output for good.
    [[nodiscard]] int write();
    /// Writes everything; ETIMEDOUT when the reader takes nothing for a second.
    [[nodiscard]] int writeAll();

private:
    [[nodiscard]] bool isWritable(int patienceMs) const;
    [[nodiscard]] std::size_t nextSize() const;

    int m_descriptor;
    /// No write is longer, but for a longer line on stdout.
    std::size_t m_writeSizeMax;
    std::string m_text;
};

} // namespace lockscope::app
