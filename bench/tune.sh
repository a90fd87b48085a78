#!/bin/bash
# Tuning on simulated landscapes: how often intervals and gains of `tune bayes` hold the truth, and the Elo that it leaves,
# beside `tune spsa` with twice the games; prints a Markdown table.
#
#   bench/tune.sh [tries=200] [games=4000] [parameters=3]
#
# Two minutes a hundred tries on one processor.
set -u
. "$(dirname "$0")/common.sh"
build_bench || exit 1
bench org.pieceworth.bench.TuneSurfaces "$@"
