# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What run, test and lint share. Sourced, never run.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# missing_packages GROUP...: the packages of these groups in scripts/packages.txt that are not installed.
missing_packages() {
    local group package note command wanted
    while read -r group package note; do
        for wanted in "$@"; do
            [[ $group == "$wanted" ]] || continue
            if [[ $note == "unless "* ]]; then
                command=${note#unless }
                ! command -v "${command%%;*}" >/dev/null || continue
            fi
            [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || printf '%s\n' "$package"
        done
    done < <(grep -v '^#' "$top/scripts/packages.txt")
}

# need_packages GROUP...: installs what is missing; does nothing, and asks nobody, where nothing is.
need_packages() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian: install what scripts/packages.txt lists by other means. Going on."
        return 0
    fi
    local -a missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0

    say "Installing from Debian: ${missing[*]}"
    # One shell for both steps, so that sudo asks once.
    # shellcheck disable=SC2016
    local steps='export DEBIAN_FRONTEND=noninteractive
                 apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@" >/dev/null'
    if ((EUID == 0)); then
        sh -c "$steps" sh "${missing[@]}"
    elif command -v sudo >/dev/null; then
        sudo sh -c "$steps" sh "${missing[@]}"
    else
        say "These packages are missing, and only root may install them: apt-get install ${missing[*]}"
        return 1
    fi
}

# build_preset PRESET [TARGET...]: configures where that was not done yet or the presets changed, then builds what changed.
build_preset() {
    local preset=$1
    local folder=$top/build/$preset
    shift
    if [[ ! -f $folder/build.ninja || ! $folder/configured -nt $top/CMakePresets.json ]]; then
        local words
        words=$(cd "$top" && cmake --preset "$preset" 2>&1) || {
            say "$words"
            die "The build '$preset' could not be configured; what CMake says stands above."
        }
        touch "$folder/configured"
    fi
    cmake --build "$folder" ${1:+--target "$@"} || die "The build '$preset' failed; the first error stands above."
}
