// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/key.h"

#include <algorithm>

namespace lockscope {

namespace {

struct Utf8Lead
{
    std::size_t continuationCount;
    unsigned char secondMin;
    unsigned char secondMax;
};

/// What may follow a lead byte: Unicode's table 3-7, which leaves out overlong forms and surrogates.
Utf8Lead leadOf(unsigned char byte)
{
    if (byte < 0x80)
        return {0, 0x80, 0xBF};
    if (byte >= 0xC2 && byte <= 0xDF)
        return {1, 0x80, 0xBF};
    if (byte == 0xE0)
        return {2, 0xA0, 0xBF};
    if (byte == 0xED)
        return {2, 0x80, 0x9F};
    if (byte >= 0xE1 && byte <= 0xEF)
        return {2, 0x80, 0xBF};
    if (byte == 0xF0)
        return {3, 0x90, 0xBF};
    if (byte >= 0xF1 && byte <= 0xF3)
        return {3, 0x80, 0xBF};
    if (byte == 0xF4)
        return {3, 0x80, 0x8F};
    return {1, 1, 0}; // no second byte lies in an empty range
}

bool isForbidden(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x21 || byte == 0x7F;
}

} // namespace

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto lead = leadOf(static_cast<unsigned char>(bytes[at]));
        if (bytes.size() - at <= lead.continuationCount)
            return false;
        for (std::size_t i = 1; i <= lead.continuationCount; ++i) {
            const auto byte = static_cast<unsigned char>(bytes[at + i]);
            const auto low = i == 1 ? lead.secondMin : 0x80;
            const auto high = i == 1 ? lead.secondMax : 0xBF;
            if (byte < low || byte > high)
                return false;
        }
        at += 1 + lead.continuationCount;
    }
    return true;
}

Result<Key, KeyError> Key::parse(std::string_view bytes)
{
    if (bytes.empty())
        return failure(KeyError::Empty);
    if (bytes.size() > sizeMax)
        return failure(KeyError::TooLong);
    if (std::any_of(bytes.begin(), bytes.end(), isForbidden))
        return failure(KeyError::ForbiddenByte);
    if (!isUtf8(bytes))
        return failure(KeyError::NotUtf8);
    return Key(std::string(bytes));
}

} // namespace lockscope
