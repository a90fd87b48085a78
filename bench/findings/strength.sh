#!/bin/bash
# What a pawn, knight, bishop, rook and queen are worth in Elo to our engine at 50 to 10,000 nodes per move: games between armies
# drawn by lot, none of them adjudicated, whose results are fitted to what each side began with (at the start) and to what stood on
# the board in quiet positions (as values from people's games are).
#
#   bench/findings/strength.sh OUT [GAMES]
#
# Games lie in the folder OUT, so that a run that was stopped goes on; GAMES (default 1) multiplies their number. Prints
# lines for bench/findings/strength-play.tsv. 1 takes some 40 minutes of one quiet processor, half of them at 3,000 and more positions. THREADS is as it says.
set -u
. "$(dirname "$0")/../common.sh"
out=${1:?usage: bench/findings/strength.sh OUT [GAMES]}
factor=${2:-1}
threads=${THREADS:-$(nproc)}
mkdir -p "$out"
seed=20261126
armies=N=14,B=14,R=14,Q=6,empty=12,pawns-off=0-3,imbalance=6

# fitted GAMES-FILE QUIET|START
fitted() {
    "$root/pieceworth" fit "$1" --variant chess --at "$2" --unit elo --format csv --quiet --threads "$threads" 2>"$work/err"
}

printf 'nodes\tgames\tat\tpiece\telo\tse\tseed\n'
for level in 50:4000 100:4000 300:4000 1000:1500 3000:600 10000:200; do
    nodes=${level%:*}
    games=$(awk "BEGIN { print int(${level#*:} * $factor / 2) * 2 }")
    echo "$nodes nodes per move, $games games" >&2
    [ -s "$out/$nodes.pgn" ] || "$root/pieceworth" selfplay --armies "$armies" --adjudicate off --nodes "$nodes" --games "$games" --seed "$seed" \
        --threads "$threads" --quiet -o "$out/$nodes.pgn" >/dev/null || exit 1
    for at in start quiet; do
        fitted "$out/$nodes.pgn" "$at" >"$work/fit.csv" || { cat "$work/err" >&2; exit 1; }
        awk -F, -v OFS='\t' -v nodes="$nodes" -v games="$games" -v at="$at" -v seed="$seed" \
            '$1 ~ /^[PNBRQ]$/ { printf "%s\t%s\t%s\t%s\t%.1f\t%.1f\t%s\n", nodes, games, at, $1, $2, $3, seed }' "$work/fit.csv"
    done
done
