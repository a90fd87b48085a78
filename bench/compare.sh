#!/bin/bash
# Whole programs against their peers in one run, one thread each; prints a Markdown table.
#
#   bench/compare.sh GAMES.pgn[.zst]
#
# Peers, from Debian: pgn-extract, fairy-stockfish. The games are cut to 200 MB of plain PGN.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
games=${1:?usage: bench/compare.sh GAMES.pgn[.zst]}
export PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $games in
    *.zst) zstdcat --long=31 "$games" ;;
    *) cat "$games" ;;
esac | head -c 200000000 >"$work/games.pgn"
bytes=$(stat -c %s "$work/games.pgn")
"$root/pieceworth" --version >/dev/null

# Least wall time of three runs, in seconds.
least() {
    local best=999999 start end
    for _ in 1 2 3; do
        start=$(date +%s.%N)
        "$@" >"$work/out" 2>"$work/err"
        end=$(date +%s.%N)
        best=$(echo "$start $end $best" | awk '{ t = $2 - $1; print t < $3 ? t : $3 }')
    done
    echo "$best"
}

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
ours=$(least "$root/pieceworth" demo)
echo "| \`demo\` | $(printf %.2f "$ours") s | – | – | – |"
