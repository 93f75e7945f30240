// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace lockscope {

/// A large value that never changes and that all copies share: a snapshot inside an event costs every other event of
/// the same variant only a pointer. Never empty.
template<typename T>
class SharedValue
{
public:
    SharedValue()
        : SharedValue(T{})
    {
    }
    // NOLINTNEXTLINE(google-explicit-constructor): it stands wherever its value stands.
    SharedValue(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    [[nodiscard]] const T &operator*() const { return *m_value; }
    [[nodiscard]] const T *operator->() const { return m_value.get(); }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace lockscope
