#!/bin/bash
# Learns the law of the model `play` and the pool of the one number from the atlas in engine/atlas, writes both with the atlas
# where they ship, draws docs/models/play.svg, and prints how well pieces are foretold that were left out.
#
#   engine/law.sh [NODES]
#
# engine/law.sh --rules [LAWS] prints what the law says of moves in general instead (docs/findings.md).
set -u
. "$(dirname "$0")/../bench/common.sh"
build_bench || exit 1
cat "$root"/engine/atlas/*.tsv >"$work/atlas.tsv"
if [ "${1:-}" = --rules ]; then
    bench org.pieceworth.bench.LawRules "$work/atlas.tsv" 300 "${2:-100}"
    exit
fi
bench org.pieceworth.bench.FitLaw "$work/atlas.tsv" \
    "$root/valuation/src/main/resources/org/pieceworth/valuation" "$root/docs/models/play.svg" "${1:-300}"
