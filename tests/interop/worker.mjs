// SPDX-License-Identifier: GPL-3.0-or-later
// worker.mjs ADDRESS KEY PAIRS FILE: adds PAIRS to the counter in FILE, one at a time, each time under the lock KEY.
//
// The counter is read, changed and written with nothing but the lock to protect it, so two holders lose an update. The
// file also keeps the fencing token of the last writer, so a token that does not rise is seen by whoever comes next.
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { TicketBroker } from 'saro-ticketing';

const [address, key, pairs, path] = process.argv.slice(2);
const record = Buffer.alloc(16);

function addOne(token) {
    const file = openSync(path, 'r+');
    readSync(file, record, 0, record.length, 0);
    const count = record.readBigUInt64BE(0);
    const last = record.readBigUInt64BE(8);
    if (token <= last) throw new Error(`token ${token} came after token ${last}`);
    record.writeBigUInt64BE(count + 1n, 0);
    record.writeBigUInt64BE(token, 8);
    writeSync(file, record, 0, record.length, 0);
    closeSync(file);
}

const broker = TicketBroker.connect(address);
if (!(await broker.waitReady(10))) throw new Error('no connection');
for (let i = 0; i < Number(pairs); ++i) {
    const ticket = await broker.acquire(key, 0, 60);
    addOne(ticket.token);
    if (!(await ticket.release())) throw new Error(`token ${ticket.token} was not there to be released`);
}
// The client's connections keep a process alive for ever.
process.exit(0);
