// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/poller.h"

#include <array>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <sys/epoll.h>

namespace lockscope::server {

namespace {

constexpr std::size_t readyMax = 512;

void control(int epoll, int operation, int descriptor, std::uint32_t events, std::uint64_t name)
{
    epoll_event event{};
    event.events = events;
    event.data.u64 = name;
    const auto result = epoll_ctl(epoll, operation, descriptor, &event);
    assert(result == 0);
    static_cast<void>(result);
}

} // namespace

Poller::Poller()
    : m_epoll(epoll_create1(EPOLL_CLOEXEC))
{
    assert(m_epoll);
    m_ready.reserve(readyMax);
}

void Poller::add(int descriptor, std::uint64_t name)
{
    control(m_epoll.number(), EPOLL_CTL_ADD, descriptor, EPOLLIN, name);
}

void Poller::watchWrites(int descriptor, std::uint64_t name, bool watch)
{
    control(m_epoll.number(), EPOLL_CTL_MOD, descriptor, watch ? EPOLLIN | EPOLLOUT : EPOLLIN, name);
}

void Poller::remove(int descriptor)
{
    control(m_epoll.number(), EPOLL_CTL_DEL, descriptor, 0, 0);
}

std::span<const Poller::Ready> Poller::poll(Duration patience)
{
    std::array<epoll_event, readyMax> events; // NOLINT(*-member-init): six kilobytes, for the kernel to fill
    const auto limit = std::chrono::ceil<std::chrono::milliseconds>(patience);
    const auto count =
        epoll_wait(m_epoll.number(), events.data(), static_cast<int>(events.size()), static_cast<int>(limit.count()));
    m_ready.clear();
    for (int i = 0; i < count; ++i) {
        const auto &event = events.at(static_cast<std::size_t>(i));
        m_ready.push_back({.name = event.data.u64,
                           .readable = (event.events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0,
                           .writable = (event.events & EPOLLOUT) != 0});
    }
    return m_ready;
}

} // namespace lockscope::server
