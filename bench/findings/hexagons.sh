#!/bin/bash
# Values of N, B, R and Q in Gliński's game, from games between armies that lack random pieces: docs/findings/hexagons.md.
# Arguments: games (42000), nodes per move (100), folder for the games (a new one).
set -e
cd "$(dirname "$0")/../.."
games=${1:-42000}
nodes=${2:-100}
folder=${3:-$(mktemp -d)}
python3 - "$games" > "$folder/starts.fen" <<'PYTHON'
import random
import sys

START = "*****bknrp1/****qb2p2/***n1b1p3/**r3p4/*ppppp5/11/5PPPPP*/4P3R**/3P1B1N***/2P2BK****/1PRNQB*****"


def without(row, gone):
    cells = []
    at = 0
    while at < len(row):
        end = at + 1
        while row[at].isdigit() and end < len(row) and row[end].isdigit():
            end += 1
        cells += [""] * int(row[at:end]) if row[at].isdigit() else [row[at]]
        at = end
    text, empty = "", 0
    for cell in cells:
        if cell in "nbrqNBRQ" and cell and random.random() < gone:
            cell = ""
        if cell:
            text += (str(empty) if empty else "") + cell
            empty = 0
        else:
            empty += 1
    return text + (str(empty) if empty else "")


random.seed(70)
for _ in range(min(int(sys.argv[1]) // 2, 9000)):
    print("/".join(without(row, 0.3) for row in START.split("/")), "w - - 0 1")
PYTHON
./pieceworth selfplay --variant glinski --starts "$folder/starts.fen" --games "$games" --nodes "$nodes" --fit --quiet \
  -o "$folder/hexagons.pgn"
