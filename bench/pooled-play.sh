#!/bin/bash
# Does the engine play better by the one number of each piece than by its own values? Matches in seven variants, each opening with
# both colours; prints a Markdown table. Elo is that of the one number, ± half its 95 % interval; above 0 it plays better.
#
#   bench/pooled-play.sh [GAMES] [NODES]
#
# 400 games each at 300 nodes per move (the default) leave some ± 35 Elo. THREADS is as it says, VARIANTS names others of them or of
# those that ship, OUT a folder that keeps the games, so that a match that was stopped goes on.
set -u
. "$(dirname "$0")/common.sh"
games=${1:-400}
nodes=${2:-300}
threads=${THREADS:-$(nproc)}
out=${OUT:-$work}
variants=${VARIANTS:-chess capablanca seirawan shatranj makruk clobberers rookies}
# Of chess with different armies, by R. Betza: each army against itself.
cat >"$out/armies.ini" <<'ARMIES'
[clobberers:chess]
knight = -
bishop = -
rook = -
queen = -
customPiece1 = d:BD
customPiece2 = w:WA
customPiece3 = f:FAD
customPiece4 = a:BN
promotionPieceTypes = dwfa
castling = false
startFen = dwfakfwd/pppppppp/8/8/8/8/PPPPPPPP/DWFAKFWD w - - 0 1

[rookies:chess]
knight = -
bishop = -
rook = -
queen = -
customPiece1 = s:R4
customPiece2 = w:WD
customPiece3 = h:HFD
customPiece4 = c:RN
promotionPieceTypes = swhc
castling = false
startFen = swhckhws/pppppppp/8/8/8/8/PPPPPPPP/SWHCKHWS w - - 0 1
ARMIES

# The one number of each piece as lines PIECE,VALUE; pawns stay the unit.
one_number() {
    "$root/pieceworth" value "$1" --format json 2>"$work/err" | awk '
        /^  "pooled" : / { pooled = 1 }
        pooled && /^    "piece" : / { split($0, words, "\""); piece = words[4] }
        pooled && /^    "value" : / { value = $3; sub(/,$/, "", value); if (value != "null") printf "%s,%.0f\n", piece, value }'
}

row() {
    local variant=$1 known=$1
    case $variant in clobberers | rookies) known=@$out/armies.ini:$variant ;; esac
    one_number "$known" >"$out/$variant.csv"
    [ -s "$out/$variant.csv" ] || { echo "| $variant | no values: $(head -1 "$work/err") | | | | |" && return; }
    "$root/pieceworth" match "self:$out/$variant.csv" self --variant "$known" --games "$games" --nodes "$nodes" \
        --threads "$threads" --format csv --quiet -o "$out/$variant.pgn" >"$work/match.csv" 2>"$work/err" ||
        { echo "| $variant | failed: $(head -1 "$work/err") | | | | |" && return; }
    awk -F, -v variant="$variant" -v values="$(tr '\n' ' ' <"$out/$variant.csv")" 'NR == 2 {
        elo = $7 == "" ? "–" : sprintf("%+.0f ± %.0f", $7, $8)
        printf "| %s | %s | %d | %d - %d - %d | %s |\n", variant, values, $3, $4, $6, $5, elo
    }' "$work/match.csv"
}

"$root/pieceworth" --version >/dev/null
echo "# $(set -- $variants; echo $(($# * games))) games at $nodes nodes per move, some $(set -- $variants; echo $(($# * games / 600 + 1))) minutes on two quiet processors" >&2
echo "| variant | values of the one number | games | won - lost - drawn | Elo |"
echo "|---|---|---:|---:|---:|"
for variant in $variants; do row "$variant"; done
