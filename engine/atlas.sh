#!/bin/bash
# Measures the pieces of the atlas, those of the catalogue and as many by lot, each by itself among others, until its standard
# error is 8 centipawns and 2 % of its value. A line is added to FILE for each piece; a run that was stopped goes on, and files
# of several machines (PART of PARTS) are joined by `cat`.
#
#   engine/atlas.sh FILE [BOARD] [NODES] [AMONG] [SEED] [PIECES] [PART] [PARTS] [FACTOR]
#
# FACTOR is that of the standard error that is enough. 400 pieces at 300 nodes on 8x8 take some two hours on two quiet processors. THREADS is as it says.
set -u
. "$(dirname "$0")/../bench/common.sh"
file=${1:?usage: engine/atlas.sh FILE [BOARD] [NODES] [AMONG] [SEED] [PIECES] [PART] [PARTS] [FACTOR]}
build_bench || exit 1
bench org.pieceworth.bench.MeasureAtlas "$file" "${2:-8x8}" "${3:-300}" "${4:-N,B,R,Q}" "${5:-20261126}" "${6:-500}" \
    "${7:-0}" "${8:-1}" "${9:-1}" "${THREADS:-$(nproc)}"
