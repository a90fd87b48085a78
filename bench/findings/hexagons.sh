#!/bin/bash
# Values of N, B, R and Q in Gliński's game: docs/findings/hexagons.md. Writes bench/findings/hexagons.json.
# Arguments: games (8000), nodes per move (300), file for the games, continued after an interruption (a new one).
set -e
cd "$(dirname "$0")/../.."
./pieceworth measure N B R Q --variant glinski --games "${1:-8000}" --nodes "${2:-300}" --no-systematics --quiet \
  -o "${3:-$(mktemp -d)/glinski.pgn}" --format json > bench/findings/hexagons.json
