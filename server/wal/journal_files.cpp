// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/journal_files.h"

#include "server/wal/log_format.h"

#include <algorithm>
#include <utility>

namespace lockscope::server {

namespace {

/// A server would have to begin or remove a file between any two of so many lists.
constexpr int listsMax = 100;

JournalFiles filesOf(const std::vector<std::string> &names)
{
    JournalFiles files;
    for (const auto &name : names)
        files.snapshot = std::max(files.snapshot, snapshotLsnOf(name));
    for (const auto &name : names) {
        const auto first = firstLsnOf(name);
        const auto snapshot = snapshotLsnOf(name);
        if (first && files.snapshot < first)
            files.segments.push_back(*first);
        else if (first || (snapshot && snapshot != files.snapshot) || name == unfinishedSnapshotName)
            files.superseded.push_back(name);
    }
    std::sort(files.segments.begin(), files.segments.end());
    std::sort(files.superseded.begin(), files.superseded.end());
    return files;
}

} // namespace

/// A list is not taken at one moment: a file that comes or goes meanwhile may be in it or not. Two that agree are.
Result<JournalFiles, StorageFailure> listJournal(const Storage &storage)
{
    std::optional<JournalFiles> before;
    for (int i = 0;; ++i) {
        const auto names = storage.list();
        if (!names)
            return failure(StorageFailure(names.error()));
        auto files = filesOf(*names);
        if (before == files || i == listsMax)
            return files;
        before = std::move(files);
    }
}

} // namespace lockscope::server
