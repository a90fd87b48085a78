#!/bin/bash
# Whole programs against their peers in one run, one thread each; prints a Markdown table.
#
#   bench/compare.sh GAMES.pgn[.zst]
#
# Peers, from Debian: pgn-extract, fairy-stockfish. The games are cut to 200 MB of plain PGN.
set -u
. "$(dirname "$0")/common.sh"
games=${1:?usage: bench/compare.sh GAMES.pgn[.zst]}
cut_games "$games"
bytes=$(stat -c %s "$work/games.pgn")
"$root/pieceworth" --version >/dev/null

perft_peer() {
    printf 'position startpos\ngo perft 6\nquit\n' | fairy-stockfish
}

row() { # what, ours, peer's name, peer's, amount, unit
    echo "$1|$2|$3|$4|$5|$6" | awk -F'|' '{
        printf "| %s | %.2f s (%.1f %s) | %s | %.2f s (%.1f %s) | %.1f |\n", $1, $2, $5 / $2, $6, $3, $4, $5 / $4, $6, $4 / $2 }'
}

echo "| task, one thread | pieceworth | peer | peer's time | times faster |"
echo "|---|---|---|---|---:|"
ours=$(least "$root/pieceworth" fit "$work/games.pgn" --keep-duplicates --threads 1 --quiet)
peer=$(least pgn-extract -s -r "$work/games.pgn")
row "games to values, $((bytes / 1000000)) MB, whole process" "$ours" "pgn-extract -s -r (checks moves only)" "$peer" "$(echo "$bytes" | awk '{ print $1 / 1e6 }')" "MB/s"
ours=$(least "$root/pieceworth" perft --depth 6)
peer=$(least perft_peer)
row "perft 6 of chess, whole process" "$ours" "fairy-stockfish" "$peer" "119.060324" "Mnodes/s"
ours=$(least "$root/pieceworth" --version)
echo "| start-up (\`--version\`) | $(printf %.2f "$ours") s | – | – | – |"
ours=$(least "$root/pieceworth" demo --quick)
echo "| \`demo\` | $(printf %.2f "$ours") s | – | – | – |"
