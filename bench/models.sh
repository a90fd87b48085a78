#!/bin/bash
# The models and the synergy fit against SciPy's differential evolution in one run; prints a Markdown table.
#
#   bench/models.sh
#
# Peer, from Debian: python3-scipy. Builds the JMH benchmarks first.
set -u
. "$(dirname "$0")/common.sh"
python=$(command -v /usr/bin/python3 || command -v python3)
"$root/pieceworth" --version >/dev/null

scipy=999999
for seed in 1 2 3; do
    run=$("$python" "$root/bench/synergy_de.py" "$seed") || exit 1
    scipy=$(echo "$run $scipy" | awk '{ print $1 < $3 ? $1 : $3 }')
    echo "SciPy, seed $seed: ${run% *} s to a largest error of ${run#* }" >&2
done
results=$work/results
"$root/bench/jmh.sh" 'SynergyBenchmark|ArmyBenchmark' -rf csv -rff "$results" >/dev/null 2>&1 || exit 1
jmh=$(tr -d '"' <"$results" | grep -e Synergy -e Army)
row() { # benchmark, what
    echo "$jmh" | awk -F, -v name="$1" -v what="$2" -v scipy="$scipy" '
        $1 ~ name"$" { printf "| %s | %.1f ms | SciPy differential evolution | %.2f s | %.0f |\n", what, $5, scipy, 1000 * scipy / $5 }'
}

echo "| task | pieceworth, warm | peer | peer's time, least of three seeds | times faster |"
echo "|---|---|---|---|---:|"
row exactFit "synergy: optimum, proof, ranges of c, centre"
row differentialEvolution "synergy: differential evolution to the same error"
echo "$jmh" | awk -F, '$1 ~ /lexiconRanges$/ { printf "| synergy: ranges of 289 pieces | %.1f ms | – | – | – |\n", $5 }'
echo "$jmh" | awk -F, '$1 ~ /enumeration$/ { printf "| balance: 1,174,722,865 symmetric armies of 289 pieces | %.1f ms | – | – | – |\n", $5 }'
echo "$jmh" | awk -F, '$1 ~ /difference$/ { printf "| balance: range of the difference of two armies | %.1f ms | – | – | – |\n", $5 }'
whole() {
    echo "| \`$*\`, whole process | $(printf %.2f "$(least "$root/pieceworth" "$@")") s | – | – | – |"
}
whole value --all --board 8x8,10x8,12x12 --format csv
whole synergy
whole lexicon
whole compare
whole balance RNBQKBNR --model-option synergy.parameters=published
whole balance RNBQKBNR
