#!/bin/bash
# Reading labelled positions; prints a Markdown table.
#
#   bench/positions.sh POSITIONS.epd...
#
# The positions are repeated to a million lines. "Warm" is the reader alone inside one process, best of several rounds.
set -u
. "$(dirname "$0")/common.sh"
[ $# -gt 0 ] || { echo "usage: bench/positions.sh POSITIONS.epd..." >&2; exit 2; }
: >"$work/all.epd"
while [ "$(wc -l <"$work/all.epd")" -lt 1000000 ]; do
    cat "$@" >>"$work/all.epd"
done
head -n 1000000 "$work/all.epd" >"$work/positions.epd"
rm "$work/all.epd"
"$root/pieceworth" --version >/dev/null
build_bench || exit 1

row() { # what, seconds, positions
    echo "$1|$2|$3" | awk -F'|' '{ printf "| %s | %.2f s | %.2f µs |\n", $1, $2, 1e6 * $2 / $3 }'
}

echo "| task | time | a position |"
echo "|---|---:|---:|"
for file in "$@"; do
    lines=$(wc -l <"$file")
    row "fit $(basename "$file") --threads 1, $lines positions, whole process" \
        "$(least "$root/pieceworth" fit "$file" --threads 1 --quiet)" "$lines"
done
for threads in 1 2; do
    row "fit of a million positions, --threads $threads, whole process" \
        "$(least "$root/pieceworth" fit "$work/positions.epd" --threads $threads --keep-duplicates --quiet)" 1000000
done
bench org.pieceworth.bench.PositionRounds "$work/positions.epd" >"$work/rounds"
while IFS='|' read -r what seconds; do row "$what" "$seconds" 1000000; done <"$work/rounds"
