#!/bin/bash
# What each weight of the evaluation and constant of the search is worth, all in the same games; prints a Markdown table. In
# each pair of games both sides draw every number STEP of itself up or down, and scores are regressed on the differences.
#
#   engine/vary.sh [VARIANT,...] [PAIRS] [NODES] [STEP] [SEED]
#
# 4,000 pairs at 500 nodes (half an hour on two processors) give ± 10 Elo for each number. Where one stands out, shift it, and
# let a match decide.
set -u
. "$(dirname "$0")/../bench/common.sh"
build_bench || exit 1
bench org.pieceworth.bench.VaryNumbers \
    "${1:-chess,capablanca,chess,seirawan,chess,shatranj,chess,crazyhouse,amazon,hoppelpoppel}" \
    "${2:-4000}" "${3:-500}" "${4:-0.3}" "${5:-1}"
