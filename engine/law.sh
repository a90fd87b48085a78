#!/bin/bash
# Puts all measurements of the repository on one scale, learns the law of the model `play` from them and the errors of models
# and published lists, writes all of it where it ships, draws docs/models/play.svg, and prints prediction errors of held-out pieces.
# Needs Python 3 with numpy and scipy.
#
#   engine/law.sh
#
# engine/law.sh --rules [LAWS] prints what the law says of moves in general instead (docs/findings.md).
set -u
. "$(dirname "$0")/../bench/common.sh"
build_bench || exit 1
tables=("$root"/engine/atlas/*.tsv "$root/bench/findings/measured.tsv" "$root/bench/values/rows.tsv")
cat "${tables[@]}" >"$work/atlas.tsv"
if [ "${1:-}" = --rules ]; then
    bench org.pieceworth.bench.LawRules "$work/atlas.tsv" 300 "${2:-100}"
    exit
fi
"$root/bench/values/joint.py" "$work" "$root/lab/src/main/resources/org/pieceworth/lab/measure" \
    "$root/bench/values/starts.tsv.gz" "$root/bench/values/rules.tsv" "${tables[@]}" || exit 1
bench org.pieceworth.bench.FitLaw "$work/atlas.tsv" "$work/joint.tsv" "$work/effects.tsv" \
    "$root/valuation/src/main/resources/org/pieceworth/valuation" "$root/docs/models/play.svg"
