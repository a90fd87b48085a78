#!/bin/bash
# The cost of a match runner beside its engines, against fastchess in one run; prints a Markdown table.
#
#   FASTCHESS=/path/to/fastchess bench/match.sh [PAIRS [ENGINE]]
#
# An engine (stockfish of Debian unless named) plays itself from the same openings, one game at a time, at 100 nodes
# and at 10 ms a move. Both runners take turns, three times; the least wall time counts, divided by the moves played.
# Processor time is that of the runner and its engines. Start-up is in it.
set -u
. "$(dirname "$0")/common.sh"
fastchess=${FASTCHESS:?usage: FASTCHESS=/path/to/fastchess bench/match.sh [PAIRS [ENGINE]]}
pairs=${1:-40}
engine=$(command -v "${2:-stockfish}") || { echo "${2:-stockfish}: no such engine" >&2; exit 2; }
"$root/pieceworth" --version >/dev/null

cat >"$work/book.epd" <<'EPD'
rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2
rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2
rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
rnbqkbnr/ppppp1pp/8/5p2/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2
rnbqkbnr/pppppp1p/6p1/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
EPD

ours() { # nodes or movetime, its number, pairs
    "$root/pieceworth" match --engine "cmd=$engine;name=a" --engine "cmd=$engine;name=b" "--$1" "$2" --rounds "$3" \
        --book "$work/book.epd" --book-order sequential --threads 1 --quiet --fresh -o "$work/ours.pgn"
}

peer() {
    local limit="nodes=$2"
    [ "$1" = movetime ] && limit="st=0.0$2 timemargin=1000"
    rm -f "$work/peer.pgn" "$work/config.json"
    (cd "$work" && "$fastchess" -engine "cmd=$engine" name=a -engine "cmd=$engine" name=b -each $limit -rounds "$3" \
        -repeat -concurrency 1 -maxmoves 200 -openings "file=$work/book.epd" format=epd order=sequential \
        -pgnout "file=$work/peer.pgn")
}

# Wall time, processor time, plies of one run.
run() { # ours or peer, limit, number, pairs
    local times
    TIMEFORMAT='%R %U %S'
    times=$({ time "$@" >"$work/out" 2>"$work/err"; } 2>&1)
    echo "$times $(sed -n 's/^\[PlyCount "\([0-9]*\)"\]$/\1/p' "$work/$1.pgn" | awk '{ n += $1 } END { print n + 0 }')" |
        awk '{ printf "%.4f %.4f %d\n", 1000 * $1 / $4, 1000 * ($2 + $3) / $4, $4 }'
}

echo "| limit | runner | plies | wall time, ms a ply | processor time, ms a ply |"
echo "|---|---|---:|---:|---:|"
for limit in "nodes 100 $pairs" "movetime 10 $(((pairs + 3) / 4))"; do
    for _ in 1 2 3; do
        for runner in ours peer; do
            # shellcheck disable=SC2086
            run "$runner" $limit >>"$work/${limit%% *}.$runner"
        done
    done
    for runner in ours peer; do
        name=pieceworth
        [ "$runner" = peer ] && name=fastchess
        sort -n "$work/${limit%% *}.$runner" | head -1 | awk -v limit="${limit% *}" -v name="$name" \
            '{ printf "| %s | %s | %d | %.2f | %.2f |\n", limit, name, $3, $1, $2 }'
    done
done
