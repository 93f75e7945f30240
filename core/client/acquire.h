// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/client/lease_window.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"

#include <cstddef>
#include <functional>

namespace lockscope::client {

/// One acquire that has no outcome yet. Its owner is fixed from the start and sent at most once (C4).
struct Acquire
{
    RequestId request;
    Key key;
    Owner owner;
    Wait wait;
    Seconds lease{};
};

/// The same behind its sending.
struct SentAcquire
{
    Acquire acquire;
    Sending sending;
};

/// What a release names: the exact token of a key.
struct ReleaseName
{
    Token token;
    Key key;

    friend bool operator==(const ReleaseName &, const ReleaseName &) = default;
};

} // namespace lockscope::client

template<>
struct std::hash<lockscope::client::ReleaseName>
{
    std::size_t operator()(const lockscope::client::ReleaseName &name) const noexcept
    {
        return std::hash<lockscope::Key>{}(name.key) ^ (std::hash<lockscope::Token>{}(name.token) * 31U);
    }
};
