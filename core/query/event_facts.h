// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/query/evaluation.h"
#include "core/query/schema.h"

#include <optional>
#include <string>
#include <string_view>

namespace lockscope::query {

/// What a filter may ask about one event:
///
///     n            number       place in the history
///     kind         word         what happened: Granted, AcquireEnded, ...
///     source       text         who said it: "client 1", "node 1", "journal", "user"
///     client       number       the client that said it, or that a command is for
///     node         number       the node that said it, or that it is about
///     key          text         the lock
///     token        number       its fencing token
///     owner        text         the attempt, as 32 hexadecimal digits
///     request      number       the client's own number for it
///     connection   text         "START.NUMBER"
///     fate         number       the fate's Open
///     lsn          number       the record in the journal
///     outcome      word         of a request: granted, timed_out, indeterminate, released, ...
///     state        word         what the lock, the request or the fate is after it: held, waiting, indeterminate,
///     parked,
///                               orphaned, refused, done
///     rule         word         the rule that brought it about
///
/// What an event does not have is not known: `token > 5` holds for no event without a token.
[[nodiscard]] const Schema &eventSchema();

/// One event, asked by eventSchema(). It lasts as long as the event.
class EventFacts final : public Facts
{
public:
    explicit EventFacts(const Entry &entry);
    /// Of an event that is on its way: its place is not known yet.
    explicit EventFacts(const UnnumberedEntry &entry);

    [[nodiscard]] Value field(std::size_t field) const override;
    /// There is no function and no thing.
    [[nodiscard]] Value call(const CallOf &call, std::span<const Value> arguments) const override;
    [[nodiscard]] Value member(std::size_t member, const Value &thing) const override;

    /// What the events have in common, as far as this one has it.
    struct Subject
    {
        std::optional<std::string_view> key;
        std::optional<std::uint64_t> client;
        std::optional<std::uint64_t> node;
        std::optional<std::uint64_t> token;
        std::optional<Owner> owner;
        std::optional<std::uint64_t> request;
        std::optional<ConnectionId> connection;
        std::optional<std::uint64_t> fate;
        std::optional<std::uint64_t> lsn;
        std::optional<std::string_view> outcome;
    };

private:
    std::optional<EventNumber> m_number;
    const Origin &m_origin;
    const Event &m_event;
    Rule m_rule;
    Subject m_subject;
    /// Keeps what had to be written out; most filters ask for none of it.
    mutable std::string m_source;
    mutable std::string m_owner;
    mutable std::string m_connection;
};

} // namespace lockscope::query
