// SPDX-License-Identifier: GPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const READY_MS = 20_000;

/** A promise that fails, with what was waited for, when `promise` takes longer than `ms`. */
export async function within(ms, what, promise) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what}: nothing after ${ms} ms`)), ms);
    });
    try {
        return await Promise.race([promise, late]);
    } finally {
        clearTimeout(timer);
    }
}

/** `lockscope serve` on a data folder of its own, which outlives restarts and ends with remove(). */
export class Server {
    #binary;
    #options;
    #data = mkdtempSync(join(tmpdir(), 'lockscope-interop-'));
    #process = null;
    #exited = null;
    #askers = [];
    address = '127.0.0.1:0';
    stderr = '';

    constructor(binary, options = []) {
        this.#binary = binary;
        this.#options = options;
    }

    /** Starts it, again on the same port after the first time, and returns once it takes connections. */
    async start() {
        const given = ['serve', '--listen', this.address, '--data', this.#data, '--control', ...this.#options];
        const child = spawn(this.#binary, given);
        this.#process = child;
        this.#exited = once(child, 'exit');
        child.stderr.on('data', (bytes) => (this.stderr += bytes));
        const ready = new Promise((resolve, reject) => {
            child.on('error', reject);
            child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.stderr}`)));
            createInterface({ input: child.stdout }).on('line', (line) => this.#take(line, resolve));
        });
        await within(READY_MS, 'the server being ready', ready);
        return this;
    }

    #take(line, isReady) {
        const node = /^node 1 listening on (.*)$/.exec(line);
        if (node) this.address = node[1];
        else if (line === 'ready') isReady();
        else if (this.#askers.length > 0) this.#askers.shift()(JSON.parse(line));
    }

    /** The server's whole state, by its control channel. */
    async snapshot() {
        const answer = new Promise((resolve) => this.#askers.push(resolve));
        this.#process.stdin.write('{"op":"snapshot"}\n');
        return within(READY_MS, 'a snapshot', answer);
    }

    /** Ends it by a signal and returns its exit status; null when the signal killed it. */
    async end(signal = 'SIGTERM') {
        this.#process.kill(signal);
        const [code] = await within(READY_MS, `the end by ${signal}`, this.#exited);
        this.#process = null;
        return code;
    }

    remove() {
        this.#process?.kill('SIGKILL');
        rmSync(this.#data, { recursive: true, force: true });
    }
}
