// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/result.h"
#include "core/base/strong_id.h"
#include "core/vocabulary/key.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace lockscope::load {

/// One client of the load, counted from 0: it has at most one request under way.
using Worker = StrongId<struct WorkerTag, std::uint32_t>;

/// Taken: the server keeps no queue, and somebody else has the key. Refused: the server does not take the request, or
/// the wait was over. NotFound: the lock was over before its release.
enum class AnswerKind : std::uint8_t { Granted, Taken, Refused, Released, NotFound };

struct Answer
{
    Worker worker;
    AnswerKind kind = AnswerKind::Refused;
};

enum class LoadFailure : std::uint8_t {
    UnknownHost,
    CannotConnect,
    NoDescriptors,
    ConnectionLost,
    /// It is there and says nothing.
    Silent,
    HandshakeFailed,
    NotTheProtocol,
    /// What the load asks for is more than the server takes.
    Refused,
    ServerError,
};

/// What ended a load; `detail` is the system's or the server's word, for people.
struct LoadProblem
{
    LoadFailure failure = LoadFailure::ConnectionLost;
    std::string detail;
};

/// One connection's side of a lock protocol, without its socket: requests of its workers to bytes, bytes to answers.
///
/// What has to go out is appended to `out`. Of one worker it is told one request at a time; requests of several workers
/// may be under way together.
class Dialogue
{
public:
    Dialogue() = default;
    Dialogue(const Dialogue &) = delete;
    Dialogue &operator=(const Dialogue &) = delete;
    virtual ~Dialogue() = default;

    /// The connection is there. Nothing is asked before isReady().
    virtual void begin(Bytes &out) = 0;
    [[nodiscard]] virtual bool isReady() const = 0;
    virtual void acquire(Worker worker, const Key &key, Bytes &out) = 0;
    /// The key that was granted to `worker` last.
    virtual void release(Worker worker, const Key &key, Bytes &out) = 0;
    /// Bytes in their order, cut anywhere.
    [[nodiscard]] virtual Result<void, LoadProblem>
    received(ByteView bytes, Bytes &out, std::vector<Answer> &answers) = 0;
};

using DialogueMaker = std::function<std::unique_ptr<Dialogue>()>;

} // namespace lockscope::load
