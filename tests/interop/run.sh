#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh LOCKSCOPE FOLDER: fetches the published client into FOLDER and runs suite.mjs with it against LOCKSCOPE.
# Exit status 77: the client cannot be had here, so the test is skipped; one line says why.
set -euo pipefail
binary=$1
folder=$2
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

skip() {
    printf 'skipped: %s\n' "$*"
    exit 77
}

command -v node >/dev/null || skip "Node.js is not installed (Debian package: nodejs)"
mkdir -p "$folder"
cp "$source_folder"/package.json "$source_folder"/*.mjs "$folder"
cd "$folder"

# Fetched once, and again when another version is pinned. The lock file names the content, not the place it comes from.
if ! cmp -s "$source_folder/package-lock.json" installed-lock.json; then
    command -v npm >/dev/null || skip "npm is not installed (Debian package: npm)"
    cp "$source_folder/package-lock.json" package-lock.json
    npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error \
        --fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-timeout=20000 >npm.log 2>&1 || {
        if grep -q EINTEGRITY npm.log; then
            cat npm.log
            echo "FAILED: what the registry delivers is not the package that is pinned"
            exit 1
        fi
        skip "npm could not fetch saro-ticketing 0.1.0: $(head -n 1 npm.log)"
    }
    cp package-lock.json installed-lock.json
fi
exec node suite.mjs "$binary"
