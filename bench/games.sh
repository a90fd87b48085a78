#!/bin/bash
# Reading games against pgn-extract -s -r in one run; prints a Markdown table.
#
#   bench/games.sh GAMES.pgn[.zst]
#
# The games are cut to 200 MB of plain PGN. "Warm" is the reader alone inside one process, best of several rounds
# and of three processes. All times are the least of three.
set -u
. "$(dirname "$0")/common.sh"
games=${1:?usage: bench/games.sh GAMES.pgn[.zst]}
cut_games "$games"
zstd -q -T2 "$work/games.pgn" -o "$work/games.pgn.zst"
"$root/pieceworth" --version >/dev/null
build_bench || exit 1

row() { # what, seconds
    echo "$1|$2|$peer" | awk -F'|' '{ printf "| %s | %.2f s | %.0f MB/s | %.1f |\n", $1, $2, 200 / $2, $3 / $2 }'
}

two() {
    "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet >"$work/one" 2>&1 &
    "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet >"$work/two" 2>&1
    wait
}

whole() {
    "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet
}

# What is compared most takes turns, since machines are faster at one time than at another.
whole >/dev/null
for _ in 1 2 3; do
    once pgn-extract -s -r "$work/games.pgn" >>"$work/peer"
    bench org.pieceworth.bench.ReaderRounds "$work/games.pgn" >>"$work/rounds"
    once whole >>"$work/whole"
done
peer=$(sort -n "$work/peer" | head -1)
echo "| task, 200 MB of games | time | rate | times pgn-extract -s -r |"
echo "|---|---:|---:|---:|"
row "pgn-extract -s -r" "$peer"
awk -F'|' '!($1 in least) { order[++n] = $1; least[$1] = $2 } $2 < least[$1] { least[$1] = $2 }
    END { for (i = 1; i <= n; i++) print order[i] "|" least[order[i]] }' "$work/rounds" |
    while IFS='|' read -r what seconds; do row "$what" "$seconds"; done
row "whole process, one thread: fit --threads 1 --keep-duplicates" "$(sort -n "$work/whole" | head -1)"
row "the same, every move checked: --verify" \
    "$(least "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --verify --quiet)"
row "the same, two threads" "$(least "$root/pieceworth" fit "$work/games.pgn" --threads 2 --keep-duplicates --quiet)"
row "two independent processes of one thread, each 200 MB" "$(least two)"
row "the same games as .zst, two threads" \
    "$(least "$root/pieceworth" fit "$work/games.pgn.zst" --threads 2 --keep-duplicates --quiet)"
row "zstd -d alone" "$(least zstd -q -d -c "$work/games.pgn.zst")"
row "whole process, skipping all but few games by tags: --where" \
    "$(least "$root/pieceworth" fit "$work/games.pgn" --threads 1 --where "WhiteElo >= 2850" --quiet)"
