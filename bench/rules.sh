#!/bin/bash
# The rules held against another engine: random games of all variants that both have, every position asked of both.
#
#   [ENGINE=/path/to/engine] bench/rules.sh [POSITIONS [SEED [FILE.ini|- [VARIANT...]]]]
#
# The engine needs `go perft 1` and `d`, as Fairy-Stockfish has them; Debian's is taken unless ENGINE says otherwise. With a
# file both read its variants. A third of the games goes to and fro, a third takes what it can; after 64 moves both go on from
# the FEN. Compared are the legal moves,
# whether there is check, whether and how the game has ended (by repetition, by counting and by cycles of moves too), and the FEN. Each
# difference is printed with the smallest position that shows it; known ones have their reasons in the testkit's
# known-differences.tsv. Exits with 1 after a difference that is not known.
set -u
. "$(dirname "$0")/common.sh"
build_bench
bench org.pieceworth.bench.Rules "${ENGINE:-fairy-stockfish}" "${1:-300}" "${2:-1}" "${3:--}" "${@:4}"
