// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/story_filter.h"

#include "core/base/match.h"
#include "core/query/quoting.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString asText(const ConnectionId &connection)
{
    return QString::fromStdString(query::textOf(connection));
}

QString storyOf(const RequestRef &ref, const World &world)
{
    const auto *belief = world.beliefs().find(ref);
    auto story = u"(client == %1 and request == %2)"_s.arg(ref.client.value()).arg(ref.request.value());
    if (belief == nullptr)
        return story;
    if (belief->owner)
        story += u" or owner == \"%1\""_s.arg(QString::fromStdString(query::hexOf(*belief->owner)));
    if (belief->token)
        story += u" or token == %1"_s.arg(belief->token->value());
    return story;
}

QString storyOf(OpenSequence open, const World &world)
{
    const auto &fates = world.truth().fates();
    const auto fate = fates.find(open);
    auto story = u"fate == %1"_s.arg(open.value());
    if (fate != fates.end())
        story += u" or connection == \"%1\""_s.arg(asText(fate->second.intent.connection));
    return story;
}

} // namespace

QString storyOf(const Selection &selection, const World &world)
{
    return match<QString>(
        selection,
        [](const NoSelection &) { return QString(); },
        [](const Key &key) { return u"key == %1"_s.arg(QString::fromStdString(query::literalOf(key.text()))); },
        [&](const RequestRef &ref) { return storyOf(ref, world); },
        [](const ClientId &client) { return u"client == %1"_s.arg(client.value()); },
        [](const NodeId &node) { return u"node == %1"_s.arg(node.value()); },
        [](const ConnectionId &connection) { return u"connection == \"%1\""_s.arg(asText(connection)); },
        [&](OpenSequence open) { return storyOf(open, world); },
        [](EventNumber number) { return u"n == %1"_s.arg(number.value()); },
        // It is about several events, which it links.
        [](check::FindingNumber /*finding*/) { return QString(); });
}

} // namespace lockscope::ui
