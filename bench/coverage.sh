#!/bin/bash
# Nominal and true coverage of the intervals and p-values that the program prints; prints Markdown tables, and last the
# cells that break their promise (95 % intervals that hold the truth in less than 93 or more than 97 % of tries, tests at
# 5 % that reject what is true in less than 4 or more than 6 %).
#
#   bench/coverage.sh [PART …] [tries=1000] [seed=1] [sizes=60,400] [GAMES.pgn …]
#
# Parts, all where none is named: small, clusters, groups, calibration, firth, bootstrap (samples of the games given, whose values are
# the truth; the bootstrap of the first file alone), selfplay (samples of our own games), simulated, rare, ratios, matches, tests,
# ratings, regression (numbers with a known truth), named (errors by the names of --vcov). Results do not depend on the number of threads.
set -u
. "$(dirname "$0")/common.sh"
build_bench || exit 1
bench org.pieceworth.bench.coverage.CoverageBench "$@"
