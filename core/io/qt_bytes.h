// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include "core/base/byte_io.h"

#include <string_view>

namespace lockscope::io {

/// The same bytes, not copied. The view must not outlive what it looks at.
[[nodiscard]] inline ByteView bytesOf(QByteArrayView bytes)
{
    return asByteView({bytes.data(), static_cast<std::size_t>(bytes.size())});
}
[[nodiscard]] inline QByteArrayView viewOf(ByteView bytes)
{
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}
[[nodiscard]] inline QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace lockscope::io
