#!/bin/bash
# Does another engine agree? Measures pieces of the atlas by a UCI engine that reads variants.ini, evenly over kinds and values,
# each until its standard error is 16 centipawns and 4 % of its value, and prints them beside ours with correlation, bias,
# spread beyond the errors of both, and the kinds that differ. FILE gets a line for each piece, as the atlas has them, with the
# engine's name as signature; a run that was stopped goes on, and one that is done only prints.
#
#   engine/other-engine.sh FILE ENGINE [PIECES] [NODES] [OURS] [FACTOR] [SEED]
#
# OURS is a file of engine/atlas.sh whose lines are added to those that ship, - for none. FACTOR 2 is that of the standard error
# of the atlas, 8 centipawns and 2 %. THREADS is as it says.
set -u
. "$(dirname "$0")/../bench/common.sh"
usage='usage: engine/other-engine.sh FILE ENGINE [PIECES] [NODES] [OURS] [FACTOR] [SEED]'
file=${1:?$usage}
other=${2:?$usage}
ours=()
[ "${5:--}" = - ] || ours=("$5")
build_bench || exit 1
bench org.pieceworth.bench.ByOtherEngine "$file" "$other" "${3:-30}" "${4:-1000}" "${6:-2}" "${7:-20261126}" \
    "${THREADS:-$(nproc)}" "${ours[@]}"
