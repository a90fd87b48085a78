#!/bin/bash
# Makes the weights of the evaluation: tunes them all by games that the engine plays against itself in six variants, and shows by
# matches in these and in six others, which tuning never sees, whether they are better than the weights that ship. Prints what
# tuning says and a Markdown table. A run that is stopped goes on where it was when the same command is given again.
#
#   engine/tune.sh FILE [GAMES] [MATCH]
#
# FILE is where the weights go, GAMES how many are played to tune by (42000, half an hour on two processors), MATCH how many each
# match has (400). NODES is what a move costs (500), SEED, THREADS, LEARNED and HELD_OUT (variants, between spaces) are as they
# say; PARAMETERS is what is tuned (weights), and PIECEWORTH names another program.
# New weights are only worth shipping when both halves of the table say so.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
pieceworth=${PIECEWORTH:-$root/pieceworth}
out=${1:?usage: engine/tune.sh FILE [GAMES] [MATCH]}
games=${2:-42000}
match=${3:-400}
nodes=${NODES:-500}
seed=${SEED:-1}
threads=${THREADS:-$(nproc)}
learned=${LEARNED:-chess crazyhouse makruk capablanca atomic hoppelpoppel}
held_out=${HELD_OUT:-grand seirawan shogi shatranj amazon xiangqi}

# What tuning said and the matches so far are kept beside FILE until the end.
work=$out.matches
settings="$learned; ${PARAMETERS:-weights}, $games games, $nodes nodes, seed $seed, $held_out, $match games a match"
if [ ! -s "$out" ] || [ "$(cat "$work/settings" 2>/dev/null)" != "$settings" ]; then
    # Each iteration plays a pair of games in every variant.
    pairs=$(wc -w <<<"$learned")
    said=$("$pieceworth" tune spsa --variant "${learned// /,}" --parameters "${PARAMETERS:-weights}" --games "$games" \
        --batch $((2 * pairs)) --nodes "$nodes" --seed "$seed" --threads "$threads" --test 0 --quiet --format md -o "$out") || exit 1
    rm -rf "$work" && mkdir "$work" && echo "$said" >"$work/said" && echo "$settings" >"$work/settings" || exit 1
fi
cat "$work/said"

echo "| variant | | won - lost - drawn | score | Elo |"
echo "|---|---|---:|---:|---:|"
sum() { # heading, files of matches
    local heading=$1
    shift
    awk -F, -v heading="$heading" 'FNR == 2 {
        won += $4; drawn += $5; lost += $6
        for (i = 0; i < 5; i++) { count[i] += $(10 + i); pairs += $(10 + i); total += i * $(10 + i) / 4 }
    } END {
        mean = total / pairs
        for (i = 0; i < 5; i++) spread += count[i] * (i / 4 - mean) ^ 2 / pairs
        error = 1.96 * sqrt(spread / pairs)
        printf "| **%s** | | %d - %d - %d | %.1f ± %.1f %% | %+.0f |\n", heading, won, lost, drawn, 100 * mean, 100 * error,
            (mean * (1 - mean) != 0 ? -400 * log(1 / mean - 1) / log(10) : 0)
    }' "$@"
}
play() { # variant; a match that was played is not played again
    [ -s "$work/$1.csv" ] && return
    "$pieceworth" match self self --weights "A:$out" --variant "$1" --games "$match" --nodes "$nodes" --seed $((seed + 1000)) \
        --threads "$threads" --format csv --quiet -o "$work/$1.pgn" >"$work/new.csv" && mv "$work/new.csv" "$work/$1.csv"
}
failed=0
for half in learned held_out; do
    files=()
    for variant in ${!half}; do
        if ! play "$variant"; then
            echo "| $variant | ${half/_/ } | failed |"
            failed=1
            continue
        fi
        files+=("$work/$variant.csv")
        awk -F, -v variant="$variant" -v half="${half/_/ }" 'NR == 2 {
            printf "| %s | %s | %d - %d - %d | %.1f %% | %s |\n", variant, half, $4, $6, $5, 100 * ($4 + $5 / 2) / $3,
                $7 == "" ? "–" : sprintf("%.0f", $7) ($8 == "" ? "" : sprintf(" ± %.0f", $8))
        }' "$work/$variant.csv"
    done
    [ ${#files[@]} -gt 0 ] && sum "${half/_/ }" "${files[@]}"
done
[ "$failed" = 0 ] || exit 1
rm -rf "$work"
