#!/bin/bash
# What the results of the armies study (Zekk 2025, section 1.4) say of values: armies.json beside this script, for the page
# docs/findings/armies.md. Half a minute of a processor; nothing is played.
#
#   bench/findings/armies.sh RESULTS.tsv
set -u
. "$(dirname "$0")/../common.sh"
results=${1:?usage: bench/findings/armies.sh RESULTS.tsv}
cd "$(dirname "$results")" || exit 2
"$root/pieceworth" fit-armies "$(basename "$results")" --hold-out 10 --format json >"$work/armies.json" || exit 1
mv "$work/armies.json" "$root/bench/findings/armies.json"
"$root/pieceworth" fit-armies "$(basename "$results")" --format md
