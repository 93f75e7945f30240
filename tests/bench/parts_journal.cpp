// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vocabulary/key.h"
#include "server/io/file_storage.h"
#include "server/wal/log_appender.h"
#include "server/wal/log_writer.h"
#include "server/wal/recovery.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

using namespace lockscope;
using namespace lockscope::server;

namespace {

Record grantRecord(std::uint64_t number)
{
    return GrantRecord{*Key::parse("orders/17"),
                       {.token = Token(number),
                        .owner = Owner({1}),
                        .connection = {StartNumber(1), 1},
                        .leaseSeconds = 60,
                        .deadline = {}}};
}

/// Records to bytes, with their checksums.
void encodeRecords(benchmark::State &state)
{
    const auto record = grantRecord(1);
    LogWriter writer(Lsn(1));
    Bytes batch;
    for (auto _ : state) {
        if (batch.size() > 64'000)
            batch.clear();
        writer.append({writer.next(), record}, batch);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(encodeRecords);

/// A folder for a journal in the current one, so that its disk is measured; goes away again.
class Folder
{
public:
    Folder()
    {
        std::string name = "bench-journal-XXXXXX";
        if (mkdtemp(name.data()) == nullptr)
            std::abort();
        m_path = name;
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    ~Folder() { std::filesystem::remove_all(m_path); }

    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    std::string m_path;
};

/// Batches of one record, each with its sync. The argument: how far zeros are laid out ahead; 0 lets the file grow.
void syncRecords(benchmark::State &state)
{
    const Folder folder;
    const auto storage = FileStorage::open(folder.path()).value();
    auto recovered = recoverJournal(*storage,
                                    {.layOutBytes = static_cast<std::uint64_t>(state.range(0))},
                                    [](const LoggedRecord &) { return true; });
    auto &appender = recovered.value().appender;
    LogWriter writer(appender.next());
    Bytes batch;
    for (auto _ : state) {
        batch.clear();
        const auto last = writer.next();
        writer.append({last, grantRecord(last.value())}, batch);
        if (!appender.write(batch, last) || !appender.sync()) {
            state.SkipWithError("the disk took no record");
            break;
        }
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(syncRecords)->Arg(0)->Arg(std::int64_t{1} << 20U)->UseRealTime();

} // namespace
