#!/bin/bash
# What a starting file is worth to the eight pieces for which the armies study says that it matters most: each measured by play with --by file.
# Prints lines for bench/findings/files-measured.tsv, in centipawns. A piece whose file is there is not measured again.
#
#   bench/findings/files-measured.sh OUT
#
# Takes some minutes a piece on one processor (GAMES=6000, NODES=100, THREADS=1 unless set; the results that ship have GAMES=16000).
set -u
. "$(dirname "$0")/../common.sh"
out=${1:?usage: bench/findings/files-measured.sh OUT, a folder for results}
games=${GAMES:-6000} nodes=${NODES:-100} seed=20261126
mkdir -p "$out"
echo "# measure PIECE --by file --games $games --nodes $nodes --seed $seed --no-systematics"
printf 'piece\tfiles\tdifference\tse\tchiSquare\tdegrees\n'
for piece in mFmWcR NR BN mRcB mFmWcN BR mFmWcB FR; do
    if [ ! -s "$out/$piece.json" ]; then
        "$root/pieceworth" measure "$piece" --by file --games "$games" --nodes "$nodes" --seed "$seed" --threads "${THREADS:-1}" \
            --no-systematics --format json --quiet 2>"$work/err" >"$work/answer" || { cat "$work/err" >&2; exit 1; }
        mv "$work/answer" "$out/$piece.json"
    fi
    python3 - "$out/$piece.json" <<'P'
import json, sys
for row in json.load(open(sys.argv[1]))["files"]:
    print(row["piece"], row["files"].replace(" ", ""), *(f"{row[name]:.2f}" for name in ("difference", "differenceSe", "chiSquare")), row["degrees"], sep="\t")
P
done
