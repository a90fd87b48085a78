#!/bin/bash
# Games per second of the engine, one thread, 500 nodes per move, 8 random plies, cap 300 plies, no adjudication; prints a
# Markdown table.
#
#   bench/engine.sh [GAMES]          ours in process and fairy-stockfish over UCI in one run, chess and capablanca
#   bench/engine.sh --all [GAMES]    ours alone, all shipped variants, by the processor time of the thread: the same
#                                    GAMES over and over for two seconds, after a second and a half of others
#
# Each engine plays itself, both from the same openings, with its hash as it comes (ours 1 MB, theirs 16 MB), classical
# evaluation; the two take turns in five rounds. A fifth as many games before are not counted, lest the compiler's warming up
# be measured. FAIRY_STOCKFISH names another engine.
set -u
. "$(dirname "$0")/common.sh"
if [ "${1:-}" = --all ]; then
    games=${2:-20}
    what=--all
else
    games=${1:-200}
    what=${FAIRY_STOCKFISH:-/usr/games/fairy-stockfish}
fi
build_bench || exit 1
bench org.pieceworth.bench.EngineGames "$games" "$what"
