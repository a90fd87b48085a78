#!/bin/bash
# Measures chosen pieces as engine/atlas.sh measures those of the atlas, and adds a line to FILE for each; a run that was stopped
# goes on. The findings use it for pieces that the atlas lacks.
#
#   bench/findings/measure.sh FILE BOARD FACTOR PIECE...
#
# FACTOR is that of the standard error that is enough, 8 centipawns and 2 % of the value. SEED and NODES (300) are as they say,
# THREADS too. A piece takes some 30 seconds of a processor with factor 1.5, 60 with 1.
set -u
. "$(dirname "$0")/../common.sh"
file=${1:?usage: bench/findings/measure.sh FILE BOARD FACTOR PIECE...}
board=${2:?usage: bench/findings/measure.sh FILE BOARD FACTOR PIECE...}
factor=${3:?usage: bench/findings/measure.sh FILE BOARD FACTOR PIECE...}
shift 3
echo "# $# pieces, some $(awk -v n=$# -v f="$factor" 'BEGIN { print int(n / f / f + 1) }') minutes of a processor" >&2
build_bench || exit 1
bench org.pieceworth.bench.MeasurePieces "$file" "$board" "${NODES:-300}" "${SEED:-20261127}" "$factor" "${THREADS:-$(nproc)}" "$@"
