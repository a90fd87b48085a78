#!/bin/bash
# Symmetric armies by lot of the twenty pieces of the armies study (its method 1), played by our engine: results of the armies to
# armies-own.tsv, values by a regression of positions to armies-method1.tsv, with errors by pair of armies.
#
#   bench/findings/armies-method1.sh [PAIRS] [GAMES] [NODES]
#
# 60 pairs, 6,000 games for each of two seeds, 100 nodes per move by default: 7 minutes of a processor for a seed. OUT is a folder
# that keeps the games, so that a run that was stopped goes on.
set -u
. "$(dirname "$0")/../common.sh"
pairs=${1:-60}
games=${2:-6000}
nodes=${3:-100}
out=${OUT:-$work}
here=$root/bench/findings
pieces=(A=BN C=NR D=BW E=mFmWcN F=mFmWcB G=mFmWcR H=mBcN I=mBcR J=mBcFcW M=mNcR O=mNcFcW U=mRcN V=mRcB W=mRcFcW X=FR Y=FNW)
options=()
for piece in "${pieces[@]}"; do options+=(--piece "$piece"); done
echo "# 2 x $games games at $nodes nodes per move, some $((2 * games / 800 + 1)) minutes of a processor" >&2
for seed in 1 2; do
    awk -v seed=$seed -v runs="$pairs" -f "$here/armies-starts.awk" >"$out/starts$seed.txt"
    [ -f "$out/games$seed.pgn" ] || nice -n 19 "$root/pieceworth" selfplay --starts "$out/starts$seed.txt" "${options[@]}" \
        --games "$games" --nodes "$nodes" --threads "${THREADS:-1}" --seed $seed -o "$out/games$seed.pgn" >&2 || exit 1
    # The number of the pair becomes the event, by which errors are clustered.
    awk -v pairs="$pairs" -v seed=$seed '/^\[Event /{ next } /^\[Round /{
        split($0, q, "\""); print "[Event \"pair " (seed - 1) * pairs + int((q[2] - 1) % (2 * pairs) / 2) + 1 "\"]" } { print }' \
        "$out/games$seed.pgn" >"$work/$seed.pgn"
done
{
    echo "# Symmetric armies by lot, our engine against itself at $nodes nodes per move: $pairs pairs by seed 1 and $pairs by seed 2, $(date +%F)"
    printf 'army_white\tarmy_black\twins\tdraws\tlosses\n'
    cat "$out"/games[12].pgn | awk '/^\[Result/ { split($0, q, "\""); result = q[2] }
        /^\[FEN/ { split($0, q, "\""); split(q[2], f, " "); split(f[1], rank, "/"); armies = rank[8] "\t" rank[1]
            seen[armies]; wins[armies] += result == "1-0"; losses[armies] += result == "0-1"; draws[armies] += result == "1/2-1/2" }
        END { for (each in seen) print each "\t" wins[each] "\t" draws[each] "\t" losses[each] }' | sort
} >"$here/armies-own.tsv"
"$root/pieceworth" fit "$work/1.pgn" "$work/2.pgn" --variant "@$out/games1.ini:armies" --cluster event --format csv --quiet |
    tr , '\t' | cut -f 1-3 >"$work/values.tsv" || exit 1
{
    echo "# $((2 * games)) games at $nodes nodes per move by seeds 1 and 2, $(date +%F): values by material of quiet positions, errors by pair"
    cat "$work/values.tsv"
} >"$here/armies-method1.tsv"
# A regression for each pair by itself, as in the study; pairs whose armies differ in too few pieces tell nothing.
awk -v RS= -v out="$work" '/\[Event / { match($0, /pair [0-9]+/); pair = substr($0, RSTART + 5, RLENGTH - 5) }
    { print $0 "\n" >(out "/pair" pair ".pgn") }' "$work/1.pgn" "$work/2.pgn"
for pair in $(seq 1 $((2 * pairs))); do
    "$root/pieceworth" fit "$work/pair$pair.pgn" --variant "@$out/games1.ini:armies" --keep-duplicates --format csv --quiet 2>/dev/null
done | awk -F, -v pairs=$((2 * pairs)) -v games=$((games / pairs)) -v nodes="$nodes" -v date="$(date +%F)" '
    $1 == "P" { told++ }
    $1 ~ /^[A-Z]$/ && $1 != "P" && $2 != "" { n[$1]++; sum[$1] += $2; square[$1] += $2 * $2 }
    END { printf "# A regression of positions for each of %d pairs of %d games at %d nodes per move, of which %d tell values, %s\n",
              pairs, games, nodes, told, date
        print "feature\truns\tmean\tsd"
        for (f in n) if (n[f] > 1) printf "%s\t%d\t%.1f\t%.1f\n", f, n[f], sum[f] / n[f], sqrt((square[f] - sum[f] ^ 2 / n[f]) / (n[f] - 1)) }
' >"$here/armies-runs.tsv"
"$root/pieceworth" fit-armies "$here/armies-own.tsv" --format md
