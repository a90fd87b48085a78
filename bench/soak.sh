#!/bin/bash
# Games of all shipped variants in turn, each checked and read again from its PGN, with assertions on.
#
#   bench/soak.sh [GAMES [NODES [SEED [FIRST]]]]
#
# Prints samples of the memory in use, a line for each failure and a table by variant; exits with 1 after a failure. Game
# n is the same for the same seed: `bench/soak.sh 1 80 1 4711` plays that one alone.
set -u
. "$(dirname "$0")/common.sh"
build_bench
bench -ea -Xmx512m org.pieceworth.bench.Soak "$@"
