#!/bin/bash
# What a piece is worth by the file on which it begins: the games of bench/findings/strength.sh, whose armies were drawn square by square by
# lot, fitted to where everything stood at the start. Prints lines for bench/findings/files.tsv, in logits.
#
#   bench/findings/files.sh OUT
#
# OUT is the folder of strength.sh. Takes some seconds.
set -u
. "$(dirname "$0")/../common.sh"
out=${1:?usage: bench/findings/files.sh OUT, the folder of bench/findings/strength.sh}
printf 'nodes\tpiece\tfile\tlogits\tse\n'
for nodes in 50 100 300; do
    "$root/pieceworth" fit "$out/$nodes.pgn" --variant chess --at start --features squares:mirrored --smooth 0 --unit logit --format csv --quiet \
        2>"$work/err" >"$work/squares.csv" || { cat "$work/err" >&2; exit 1; }
    awk -F, -v OFS='\t' -v nodes="$nodes" '
        split($1, name, ":") == 3 && (name[2] == "P" ? name[3] ~ /2$/ : name[3] ~ /1$/) && $2 != "" {
            printf "%s\t%s\t%s\t%.4f\t%.4f\n", nodes, name[2], substr(name[3], 1, 1), $2, $3 }' "$work/squares.csv"
done
