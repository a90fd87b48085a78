#!/bin/bash
# The cost of a match runner beside its engines, against fastchess in one run; prints a Markdown table.
#
#   FASTCHESS=/path/to/fastchess bench/match.sh [PAIRS [ENGINE]]
#
# An engine (stockfish of Debian unless named) plays itself from the same openings, one game at a time, at 100 nodes
# and at 10 ms a move. Both runners take turns, three times, with a short and a long match each; the least times count.
# The difference of the two, by the plies more, is a ply without start-up. Processor time is that of runner and engines.
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

# Wall time, processor time in seconds and plies of one run.
run() { # ours or peer, limit, number, pairs
    local times
    TIMEFORMAT='%R %U %S'
    times=$({ time "$@" >"$work/out" 2>"$work/err"; } 2>&1)
    echo "$times $(sed -n 's/^\[PlyCount "\([0-9]*\)"\]$/\1/p' "$work/$1.pgn" | awk '{ n += $1 } END { print n + 0 }')" |
        awk '{ print $1, $2 + $3, $4 }'
}

least_of() { # file, column
    sort -n -k "$2,$2" "$1" | head -1 | awk -v column="$2" '{ print $column, $3 }'
}

echo "| limit | runner | plies | wall time, s | ms a ply without start-up | processor time, s | ms a ply without start-up |"
echo "|---|---|---:|---:|---:|---:|---:|"
for limit in "nodes 100" "movetime 10"; do
    kind=${limit%% *}
    long=$pairs
    [ "$kind" = movetime ] && long=$(((pairs + 5) / 6))
    for _ in 1 2 3; do
        for runner in ours peer; do
            # shellcheck disable=SC2086
            run "$runner" $limit $(((long + 5) / 6)) >>"$work/$kind.$runner.short"
            # shellcheck disable=SC2086
            run "$runner" $limit "$long" >>"$work/$kind.$runner.long"
        done
    done
    for runner in ours peer; do
        name=pieceworth
        [ "$runner" = peer ] && name=fastchess
        here=$work/$kind.$runner
        echo "$(least_of "$here.short" 1) $(least_of "$here.long" 1) $(least_of "$here.short" 2) $(least_of "$here.long" 2)" |
            awk -v limit="$limit" -v name="$name" '{ printf "| %s | %s | %d | %.1f | %.2f | %.1f | %.2f |\n",
                limit, name, $4, $3, 1000 * ($3 - $1) / ($4 - $2), $7, 1000 * ($7 - $5) / ($8 - $6) }'
    done
done
