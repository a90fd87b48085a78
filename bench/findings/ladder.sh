#!/bin/bash
# How much stronger is our engine with more nodes per move? Each number of bench/findings/strength.sh against the next, by matches
# of the engine's own UCI with what a move may cost written over. Prints bench/findings/strength-ladder.tsv.
#
#   bench/findings/ladder.sh OUT
#
# Games lie in the folder OUT, so that a run that was stopped goes on. Takes some half an hour of one quiet processor. THREADS is as it says.
set -u
. "$(dirname "$0")/../common.sh"
out=${1:?usage: bench/findings/ladder.sh OUT}
threads=${THREADS:-$(nproc)}
mkdir -p "$out"
out=$(cd "$out" && pwd)
for nodes in 50 100 300 1000 3000; do
    printf '#!/bin/sh\nsed -u "s/^go nodes .*/go nodes %s/" | exec %s uci\n' "$nodes" "$root/pieceworth" >"$out/at-$nodes"
    chmod +x "$out/at-$nodes"
done
printf 'stronger\tweaker\tgames\twins\tlosses\tdraws\telo\teloError\tseed\n'
for step in 100:50:300 300:100:300 1000:300:200 3000:1000:100; do
    IFS=: read -r stronger weaker games <<<"$step"
    [ -s "$out/ladder-$stronger.tsv" ] || {
        "$root/pieceworth" match "$out/at-$stronger" "$out/at-$weaker" --games "$games" --nodes 1000 --seed 20261126 --threads "$threads" \
            --quiet --format json -o "$out/ladder-$stronger.pgn" >"$work/match.json" || exit 1
        awk -v stronger="$stronger" -v weaker="$weaker" -v OFS='\t' '
            { key = $1; gsub(/"/, "", key); value = $3; sub(/,$/, "", value); if (!(key in found)) found[key] = value }
            END { print stronger, weaker, found["games"], found["wins"], found["losses"], found["draws"], found["elo"], found["eloError"], 20261126 }' \
            "$work/match.json" >"$out/ladder-$stronger.tsv"
    }
    cat "$out/ladder-$stronger.tsv"
done
