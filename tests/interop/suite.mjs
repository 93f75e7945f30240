// SPDX-License-Identifier: GPL-3.0-or-later
// suite.mjs LOCKSCOPE: the published client saro-ticketing, unchanged, against `LOCKSCOPE serve`.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TicketBroker, TicketError } from 'saro-ticketing';
import { Server, within } from './server.mjs';

const binary = process.argv[2];
const WORKERS = 4;
const PAIRS = 10_000;

async function brokerOf(server, options = {}) {
    const broker = new TicketBroker({ addrs: [server.address], ...options });
    assert.ok(await broker.waitReady(10), 'the client did not connect');
    return broker;
}

function keyIn(snapshot, key) {
    return snapshot.keys.find((each) => each.key === key);
}

/** How long `promise` took, in milliseconds, with its outcome: a value, or the error that it failed with. */
async function timed(promise) {
    const began = performance.now();
    const outcome = await promise.catch((error) => error);
    return { ms: performance.now() - began, outcome };
}

/** Waits until the server itself says so: the only way to know that a request has arrived. */
async function until(server, what, holds) {
    const poll = async () => {
        while (!holds(await server.snapshot())) await new Promise((resolve) => setImmediate(resolve));
    };
    await within(10_000, what, poll());
}

const cases = {
    async acquire_and_release(server) {
        const broker = await brokerOf(server);
        const first = await broker.acquire('orders/17', 5, 30);
        const held = keyIn(await server.snapshot(), 'orders/17');
        assert.equal(held.holder.token, String(first.token));
        assert.equal(held.holder.owner, null, 'a v1 grant has no owner');
        assert.equal(await first.release(), true);
        const second = await broker.acquire('orders/17', 5, 30);
        assert.ok(second.token > first.token, `${second.token} is not above ${first.token}`);
        assert.equal(await second.release(), true);
        assert.equal(keyIn(await server.snapshot(), 'orders/17'), undefined, 'nothing is left of the key');
    },

    async waiters_are_served_in_turn(server) {
        const broker = await brokerOf(server);
        const holder = await broker.acquire('turn', 5, 30);
        const order = [];
        const waiting = [];
        for (let place = 1; place <= 5; ++place) {
            const served = (await brokerOf(server)).acquire('turn', 20, 30).then(async (ticket) => {
                order.push(place);
                await ticket.release();
            });
            waiting.push(served);
            await until(server, `waiter ${place}`, (now) => keyIn(now, 'turn')?.waiters.length === place);
        }
        await holder.release();
        await within(10_000, 'all waiters', Promise.all(waiting));
        assert.deepEqual(order, [1, 2, 3, 4, 5]);
    },

    async contended_counter_loses_no_update(server) {
        const folder = mkdtempSync(join(tmpdir(), 'lockscope-counter-'));
        try {
            const path = join(folder, 'counter');
            writeFileSync(path, Buffer.alloc(16));
            const began = performance.now();
            const ends = Array.from({ length: WORKERS }, () =>
                once(fork('worker.mjs', [server.address, 'counter', String(PAIRS), path]), 'exit'),
            );
            const statuses = (await Promise.all(ends)).map(([code]) => code);
            assert.deepEqual(statuses, Array(WORKERS).fill(0), 'a worker failed');
            assert.equal(readFileSync(path).readBigUInt64BE(0), BigInt(WORKERS * PAIRS), 'updates were lost');
            const seconds = (performance.now() - began) / 1000;
            console.log(`   ${WORKERS} workers x ${PAIRS} pairs in ${seconds.toFixed(1)} s`);
        } finally {
            rmSync(folder, { recursive: true, force: true });
        }
    },

    async wait_runs_out(server) {
        const broker = await brokerOf(server);
        const holder = await broker.acquire('busy', 5, 30);
        const { ms, outcome } = await timed((await brokerOf(server)).acquire('busy', 1, 30));
        assert.ok(outcome instanceof TicketError, `came ${outcome}`);
        assert.equal(outcome.kind, 'timeout');
        assert.ok(ms > 950 && ms < 2_500, `after ${ms} ms`);
        assert.equal(keyIn(await server.snapshot(), 'busy').holder.token, String(holder.token));
        assert.equal(await holder.release(), true);
    },

    async lease_runs_out(server) {
        const lost = await (await brokerOf(server)).acquire('leased', 5, 1);
        const { ms, outcome: next } = await timed((await brokerOf(server)).acquire('leased', 10, 30));
        assert.ok(next.token > lost.token, `came ${next}`);
        assert.ok(ms > 900 && ms < 2_500, `after ${ms} ms`);
        assert.equal(await next.release(), true);
        assert.equal(await lost.release(), false, 'the lease was over long ago');
    },

    async wrong_shared_token_gets_nothing(server) {
        const log = [];
        const wrong = await brokerOf(server, { token: 'mistaken', logger: (line) => log.push(line) });
        const { outcome } = await timed(wrong.acquire('secret', 2, 30));
        assert.ok(outcome instanceof TicketError, `came ${outcome}`);
        assert.ok(log.some((line) => line.includes('auth_failed')), `the client was told: ${log.join('; ')}`);
        assert.equal(keyIn(await server.snapshot(), 'secret'), undefined, 'nothing was granted and nobody waits');
        const ticket = await (await brokerOf(server, { token: 'right' })).acquire('secret', 5, 30);
        assert.equal(await ticket.release(), true);
    },

    clean_restart_in_the_middle: (server) => restartInTheMiddle(server, 'SIGTERM', 0),
    kill_in_the_middle: (server) => restartInTheMiddle(server, 'SIGKILL', null),
};

/** Acquires as a program does that wants to survive its server: while there is no connection, it waits for one. */
async function acquireInTheEnd(broker, key, waitSecs, leaseSecs) {
    for (;;) {
        try {
            return await broker.acquire(key, waitSecs, leaseSecs);
        } catch (error) {
            if (error.kind !== 'not_connected' || !(await broker.waitReady(20))) throw error;
        }
    }
}

/** A held lock outlives the server; who waited for it asks again, and is served after its holder. */
async function restartInTheMiddle(server, signal, status) {
    const holder = await (await brokerOf(server)).acquire('lasting', 5, 60);
    const waiting = acquireInTheEnd(await brokerOf(server), 'lasting', 40, 60);
    await until(server, 'the waiter', (now) => keyIn(now, 'lasting')?.waiters.length === 1);
    assert.equal(await server.end(signal), status);
    await server.start();
    const kept = keyIn(await server.snapshot(), 'lasting');
    assert.equal(kept.holder.token, String(holder.token), 'the grant is there after the restart');
    assert.equal(kept.holder.orphan, true, 'its connection is not');
    await until(server, 'the waiter again', (now) => keyIn(now, 'lasting')?.waiters.length === 1);
    assert.equal(await holder.release(), true);
    const next = await within(10_000, 'the next grant', waiting);
    assert.ok(next.token > holder.token, `${next.token} is not above ${holder.token}`);
    assert.equal(await next.release(), true);
}

/** The shared token comes from the environment, as a deployment would give it. */
function serverFor(name) {
    if (name === 'wrong_shared_token_gets_nothing') process.env.LOCKSCOPE_AUTH_TOKEN = 'right';
    else delete process.env.LOCKSCOPE_AUTH_TOKEN;
    return new Server(binary);
}

let failed = 0;
for (const [name, run] of Object.entries(cases)) {
    const server = serverFor(name);
    try {
        await server.start();
        await within(name.startsWith('contended') ? 400_000 : 60_000, name, run(server));
        assert.equal(await server.end(), 0, 'the server stops cleanly');
        console.log(`ok ${name}`);
    } catch (error) {
        failed += 1;
        console.log(`FAILED ${name}: ${error.message}\n${server.stderr}`);
    } finally {
        server.remove();
    }
}
console.log(`${Object.keys(cases).length - failed} passed, ${failed} failed`);
// The client's connections keep a process alive for ever.
process.exit(failed === 0 ? 0 : 1);
