#!/bin/bash
# Games read by Spark beside the plain command on as many threads; prints a Markdown table of seconds and memory.
#
#   bench/spark.sh GAMES.pgn [COPIES]
#
# The games are read COPIES times (default 1), as files side by side, with duplicates kept.
set -u
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
games=${1:?usage: bench/spark.sh GAMES.pgn [COPIES]}
copies=${2:-1}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=()
for copy in $(seq "$copies"); do
    ln -s "$(realpath "$games")" "$work/$copy.pgn"
    names+=("$work/$copy.pgn")
done
"$root/pieceworth" spark help >/dev/null || exit 1
"$root/pieceworth" --version >/dev/null || exit 1

timed() {
    name=$1
    shift
    /usr/bin/time -f '%e|%M' -o "$work/time" "$@" >"$work/$name.json" || exit 1
    IFS='|' read -r seconds kilobytes <"$work/time"
    printf '| %s | %s s | %d MB |\n' "$name" "$seconds" $((kilobytes / 1024))
}

printf '%s bytes of PGN\n\n| run | time | memory |\n|---|---:|---:|\n' "$(($(stat -Lc %s "$games") * copies))"
for threads in 1 2; do
    timed "plain, $threads" "$root/pieceworth" fit "${names[@]}" --keep-duplicates --format csv --threads "$threads"
    timed "local[$threads]" "$root/pieceworth" spark fit "${names[@]}" --keep-duplicates --format csv \
        --master "local[$threads]"
    cmp -s "$work/plain, $threads.json" "$work/local[$threads].json" || echo "the answers differ"
done
