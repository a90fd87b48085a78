#!/bin/bash
# Peak memory of a fit of 10 GB of games; prints a Markdown table. Takes 10 GB of disk for a while.
#
#   bench/memory.sh GAMES.pgn.zst [GIGABYTES]
#
# The file is made by repeating the games, so that most of them are duplicates, which are found and dropped.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
games=${1:?usage: bench/memory.sh GAMES.pgn.zst [GIGABYTES]}
size=$((${2:-10} * 1000000000))
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
while [ "$(stat -c %s "$work/games.pgn" 2>/dev/null || echo 0)" -lt "$size" ]; do
    zstdcat --long=31 "$games" >>"$work/games.pgn"
done
"$root/pieceworth" --version >/dev/null
echo "| file | threads | time | peak resident memory | games |"
echo "|---|---:|---:|---:|---:|"
for threads in 1 2; do
    /usr/bin/time -f '%e %M' "$root/pieceworth" fit "$work/games.pgn" --threads $threads --quiet --format json \
        >"$work/out" 2>"$work/err"
    read -r seconds kilobytes < <(tail -1 "$work/err")
    found=$(grep -oE '"(games|duplicate)" *: *[0-9]+' "$work/out" | grep -oE '[0-9]+' | paste -sd+ | bc)
    echo "| $(stat -c %s "$work/games.pgn" | awk '{ printf "%.1f GB", $1 / 1e9 }') | $threads | $seconds s |" \
        "$((kilobytes / 1024)) MB | $found |"
done
