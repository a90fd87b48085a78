#!/bin/bash
# Strength against fairy-stockfish with its classical evaluation; prints a Markdown table. Scores are ours, ± is half the
# 95 % interval from the pairs of games (each opening is played with both colours).
#
#   bench/strength.sh [GAMES]
#
# First 2,000 nodes per move, then equal time: MOVETIME milliseconds a move (20). FAIRY_STOCKFISH names another engine, THREADS
# how many games at a time play by nodes, TIME_THREADS how many by time (1; only as many as there are idle processors, since
# both engines share them), TIME_GAMES how many games by time when not as many, VARIANTS others than these eight.
set -u
. "$(dirname "$0")/common.sh"
games=${1:-1000}
engine=${FAIRY_STOCKFISH:-/usr/games/fairy-stockfish}
threads=${THREADS:-$(nproc)}
time=${MOVETIME:-20}
time_threads=${TIME_THREADS:-1}
time_games=${TIME_GAMES:-$games}
variants=${VARIANTS:-chess capablanca grand seirawan amazon shatranj hoppelpoppel crazyhouse}
"$root/pieceworth" --version >/dev/null
options=()
echo uci | "$engine" | grep -q '^option name Use NNUE ' && options=(--options 'B:Use NNUE=false')

row() { # limit in words, variant, options
    local limit=$1 variant=$2
    shift 2
    "$root/pieceworth" match self "$engine" "${options[@]}" --variant "$variant" --games "$games" --format csv --quiet "$@" \
        >"$work/match.csv" || { echo "| $variant | $limit | failed |" && return; }
    awk -F, -v variant="$variant" -v limit="$limit" 'NR == 2 {
        pairs = $10 + $11 + $12 + $13 + $14
        mean = ($11 / 4 + $12 / 2 + $13 * 3 / 4 + $14) / pairs
        spread = ($10 * mean ^ 2 + $11 * (0.25 - mean) ^ 2 + $12 * (0.5 - mean) ^ 2 + $13 * (0.75 - mean) ^ 2 \
            + $14 * (1 - mean) ^ 2) / pairs
        elo = $7 == "" ? "–" : sprintf("%.0f ± %.0f", $7, $8)
        printf "| %s | %s | %d | %d - %d - %d | %.1f ± %.1f %% | %s |\n", variant, limit, $3, $4, $6, $5,
            100 * mean, 196 * sqrt(spread / pairs), elo
    }' "$work/match.csv"
}

echo "| variant | limit | games | won - lost - drawn | score | Elo |"
echo "|---|---|---:|---:|---:|---:|"
for variant in $variants; do row "2,000 nodes per move" "$variant" --nodes 2000 --threads "$threads"; done
games=$time_games
for variant in $variants; do row "$time ms a move" "$variant" --movetime "$time" --threads "$time_threads"; done
