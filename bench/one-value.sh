#!/bin/bash
# Draws new pieces by lot, none of them in the atlas, foretells them, measures them, and prints how well they were foretold:
# by the one number, and by each model on its best scale. A run that was stopped goes on with FILE.
#
#   bench/one-value.sh FILE [SEED] [PIECES] [BOARD] [NODES]
#
# 60 pieces at 300 nodes with standard errors of 12 take an hour on two quiet processors. THREADS is as it says.
set -u
. "$(dirname "$0")/common.sh"
file=${1:?usage: bench/one-value.sh FILE [SEED] [PIECES] [BOARD] [NODES]}
build_bench || exit 1
bench org.pieceworth.bench.OneValue "$file" "${2:-1}" "${3:-60}" "${4:-8x8}" "${5:-300}" "${THREADS:-$(nproc)}"
