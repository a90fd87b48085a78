#!/bin/bash
# Makes the calibrations that `pieceworth measure` ships with: results of games between armies of knights, bishops, rooks and
# queens drawn by lot, as counts. Games of new seeds are added to a file of the same engine; one of an engine that played
# otherwise is begun afresh.
#
#   engine/calibrate.sh BOARD NODES SEED [GAMES]
#
# BOARD is 8x8, 10x8 or another size, NODES what a move costs, GAMES how many are played (2000). THREADS is as it says.
set -u
. "$(dirname "$0")/../bench/common.sh"
board=${1:?usage: engine/calibrate.sh BOARD NODES SEED [GAMES]}
nodes=${2:?usage: engine/calibrate.sh BOARD NODES SEED [GAMES]}
seed=${3:?usage: engine/calibrate.sh BOARD NODES SEED [GAMES]}
build_bench || exit 1
bench org.pieceworth.bench.Calibrate \
    "$root/lab/src/main/resources/org/pieceworth/lab/measure/calibration-$board.tsv" \
    "$board" "$nodes" "$seed" "${4:-2000}" "${THREADS:-$(nproc)}"
