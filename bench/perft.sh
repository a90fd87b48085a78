#!/bin/bash
# Perft against Fairy-Stockfish, one thread each, the last ply counted in bulk by both; prints a Markdown table.
#
#   bench/perft.sh [ROUNDS]
#
# The two take turns; each figure is the best of the rounds. Ours is the count alone, in a process of its own each time,
# so the compiler's warming up is in it; theirs is the time from the command to the answer.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
rounds=${1:-5}
engine=${FAIRY_STOCKFISH:-/usr/games/fairy-stockfish}
"$root/pieceworth" --version >/dev/null

ours() {
    "$root/pieceworth" perft --variant "$1" --depth "$2" --format json --quiet |
        sed -nE 's/.*"(nodes|seconds)" *: *([0-9.E-]+).*/\2/p' | paste -sd' '
}

theirs() {
    coproc ENGINE { "$engine"; }
    printf 'setoption name UCI_Variant value %s\nposition startpos\nisready\n' "$1" >&"${ENGINE[1]}"
    while read -r line <&"${ENGINE[0]}" && [ "$line" != readyok ]; do :; done
    local begin end nodes=0
    begin=$(date +%s%N)
    printf 'go perft %s\n' "$2" >&"${ENGINE[1]}"
    while read -r line <&"${ENGINE[0]}"; do
        case $line in "Nodes searched"*) nodes=${line##* }; break ;; esac
    done
    end=$(date +%s%N)
    echo quit >&"${ENGINE[1]}"
    wait "$ENGINE_PID" 2>/dev/null
    echo "$nodes $(((end - begin) / 1000))"
}

echo "| variant | depth | nodes | Pieceworth | Fairy-Stockfish | ratio |"
echo "|---|---:|---:|---:|---:|---:|"
while read -r variant depth; do
    best=
    other=
    for ((round = 0; round < rounds; round++)); do
        read -r nodes seconds < <(ours "$variant" "$depth")
        read -r counted micros < <(theirs "$variant" "$depth")
        [ "$nodes" = "$counted" ] || { echo "$variant: $nodes nodes against $counted" >&2; exit 1; }
        best=$(printf '%s\n' $best "$seconds" | sort -g | head -1)
        other=$(printf '%s\n' $other "$micros" | sort -g | head -1)
    done
    awk -v v="$variant" -v d="$depth" -v n="$nodes" -v a="$best" -v b="$other" \
        'BEGIN { printf "| %s | %s | %s | %.2f s | %.2f s | %.2f |\n", v, d, n, a, b / 1e6, b / 1e6 / a }'
done <<'ROWS'
chess 6
capablanca 5
amazon 5
ROWS
