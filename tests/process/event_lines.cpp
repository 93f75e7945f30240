// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/event_lines.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

constexpr std::array kinds{TransitionKind::Grant,
                           TransitionKind::HandOff,
                           TransitionKind::Release,
                           TransitionKind::Expiry,
                           TransitionKind::FateAtKey,
                           TransitionKind::Hold};
constexpr std::array classes{FateClass::CleanDisconnect,
                             FateClass::ConnectionLost,
                             FateClass::ProtocolError,
                             FateClass::ServerShutdown,
                             FateClass::LeadershipLost};

template<typename Words>
typename Words::value_type wordIn(const Words &words, const QString &name)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](auto word) { return name == QLatin1StringView(nameOf(word)); });
    return found == words.end() ? words.front() : *found;
}

/// The fields of one line.
class Fields
{
public:
    explicit Fields(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    [[nodiscard]] QString text(QLatin1StringView name) const { return m_object[name].toString(); }
    [[nodiscard]] std::uint64_t id(QLatin1StringView name) const { return text(name).toULongLong(); }
    [[nodiscard]] std::uint64_t number(QLatin1StringView name) const
    {
        return static_cast<std::uint64_t>(m_object[name].toInteger());
    }
    [[nodiscard]] std::optional<TimePoint> time(QLatin1StringView name) const
    {
        if (!m_object[name].isDouble())
            return std::nullopt;
        return TimePoint(Duration(m_object[name].toInteger()));
    }
    [[nodiscard]] Key key() const { return keyIn(text("key"_L1)); }
    [[nodiscard]] Token token() const { return Token(id("token"_L1)); }
    [[nodiscard]] Lsn lsn() const { return Lsn(id("lsn"_L1)); }
    [[nodiscard]] OpenSequence open() const { return OpenSequence(id("open_sequence"_L1)); }
    [[nodiscard]] std::optional<Owner> owner() const
    {
        if (!m_object["owner"_L1].isString())
            return std::nullopt;
        const auto raw = QByteArray::fromHex(text("owner"_L1).toLatin1());
        Owner::Underlying bytes{};
        std::copy_n(raw.begin(), std::min<qsizetype>(raw.size(), bytes.size()), bytes.begin());
        return Owner(bytes);
    }
    [[nodiscard]] ConnectionId connection() const
    {
        const auto parts = text("connection"_L1).split(u'.');
        return {StartNumber(parts.value(0).toULongLong()), parts.value(1).toULongLong()};
    }
    [[nodiscard]] FateIntent fate() const
    {
        FateIntent intent{open(), connection(), wordIn(classes, text("class"_L1)), {}};
        for (const auto &target : m_object["targets"_L1].toArray())
            intent.targets.push_back(keyIn(target.toString()));
        return intent;
    }
    [[nodiscard]] std::vector<OpenSequence> unsettled() const
    {
        std::vector<OpenSequence> opens;
        for (const auto &open : m_object["unsettled"_L1].toArray())
            opens.emplace_back(open.toString().toULongLong());
        return opens;
    }

private:
    static Key keyIn(const QString &text) { return Key::parse(text.toStdString()).value(); }

    QJsonObject m_object;
};

using Reader = std::function<ServerEvent(const Fields &)>;

const std::map<QString, Reader> &readers()
{
    static const std::map<QString, Reader> all{
        {u"ServerStarted"_s,
         [](const Fields &f) {
             return ServerStarted{StartNumber(f.id("start"_L1)), Lsn(f.id("durable_lsn"_L1)), 0, 0};
         }},
        {u"TermBegan"_s,
         [](const Fields &f) {
             const auto leader = static_cast<std::uint32_t>(f.number("leader"_L1));
             return TermBegan{
                 Term(f.number("term"_L1)), leader == 0 ? std::nullopt : std::optional(NodeId(leader)), std::nullopt};
         }},
        {u"ServerStopping"_s, [](const Fields &) { return ServerStopping{}; }},
        {u"ServerStopped"_s, [](const Fields &f) { return ServerStopped{f.unsettled()}; }},
        {u"ConnectionEnded"_s,
         [](const Fields &f) {
             return ConnectionEnded{f.connection(), wordIn(classes, f.text("class"_L1))};
         }},
        {u"WaiterQueued"_s,
         [](const Fields &f) {
             return WaiterQueued{f.key(), f.owner(), f.connection(), f.time("until_mono_us"_L1)};
         }},
        {u"WaiterTimedOut"_s,
         [](const Fields &f) {
             return WaiterTimedOut{f.key(), f.owner(), f.connection()};
         }},
        {u"WaiterRemoved"_s,
         [](const Fields &f) {
             return WaiterRemoved{f.key(), f.owner(), f.connection(), f.open()};
         }},
        {u"LaneOccupied"_s,
         [](const Fields &f) {
             return LaneOccupied{f.key(), wordIn(kinds, f.text("occupant"_L1)), f.lsn()};
         }},
        {u"LaneHeld"_s, [](const Fields &f) { return LaneHeld{f.key()}; }},
        {u"LaneDrained"_s, [](const Fields &f) { return LaneDrained{f.key()}; }},
        {u"Granted"_s,
         [](const Fields &f) {
             return Granted{
                 f.key(), f.owner(), f.token(), f.connection(), f.time("deadline_mono_us"_L1).value(), f.lsn()};
         }},
        {u"Released"_s,
         [](const Fields &f) {
             return Released{f.key(), f.token(), f.connection(), f.lsn()};
         }},
        {u"Expired"_s,
         [](const Fields &f) {
             return Expired{f.key(), f.token(), f.lsn()};
         }},
        {u"FateOpened"_s, [](const Fields &f) { return FateOpened{f.fate()}; }},
        {u"FateFolded"_s,
         [](const Fields &f) {
             const auto lsn = f.lsn();
             return FateFolded{f.open(), f.key(), lsn == Lsn() ? std::nullopt : std::optional(lsn)};
         }},
        {u"FateParked"_s, [](const Fields &f) { return FateParked{f.fate()}; }},
        {u"FateUnparked"_s, [](const Fields &f) { return FateUnparked{f.fate()}; }},
        {u"FateCompleted"_s, [](const Fields &f) { return FateCompleted{f.fate()}; }},
        {u"JournalSynced"_s,
         [](const Fields &f) {
             return JournalSynced{Lsn(f.id("durable_lsn"_L1)), 0, 0, {}};
         }},
    };
    return all;
}

} // namespace

std::optional<Entry> entryOf(const QByteArray &line)
{
    const auto document = QJsonDocument::fromJson(line);
    const Fields fields(document.object());
    const auto at = fields.time("mono_us"_L1);
    if (!document.isObject() || !at)
        return std::nullopt;
    Entry entry{EventNumber(fields.number("seq"_L1)), {*at, {}}, JournalOrigin{}, {}, Rule::None};
    if (fields.text("kind"_L1) == u"EventsSkipped") {
        entry.event = EventsSkipped{fields.number("count"_L1)};
        return entry;
    }
    const auto reader = readers().find(fields.text("kind"_L1));
    if (reader == readers().end())
        return std::nullopt;
    entry.event = reader->second(fields);
    return entry;
}

} // namespace lockscope::test
