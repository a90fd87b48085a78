#!/bin/bash
# Solves the endings of the best-known pieces, the rows of docs/values.md: each with its king against a king, then two of it.
# Writes studies/.../endings/known.tsv, and the table of docs/endings.md from it. Pieces already in the file are not solved again.
#
#   bench/endings.sh
#
# About twenty minutes on two processors. PIECEWORTH names another program.
set -u
. "$(dirname "$0")/common.sh"
results=$root/studies/src/main/resources/org/pieceworth/studies/endings/known.tsv
page=$root/docs/endings.md
[ -s "$results" ] || printf 'piece\tbetza\tmen\twon\tdrawn\tlongest\tdifferent\n' >"$results"
sed -n 's/^| \([a-z][a-z ]*\) `\([^`]*\)` |.*/\1\t\2/p' "$root/docs/values.md" | while IFS=$'\t' read -r name betza; do
    # The king of the list can be captured.
    [ "$name" = king ] && name=commoner
    for pair in '' --pair; do
        men=$([ -n "$pair" ] && echo two || echo one)
        grep -qF "$name	$betza	$men	" "$results" && continue
        "${PIECEWORTH:-$root/pieceworth}" endings "$name" $pair --quiet --format csv </dev/null | tail -1 |
            awk -F, -v OFS='\t' -v n="$name" -v b="$betza" -v m="$men" '{ print n, b, m, $6, $7, $9, $14 }' >>"$results"
    done
done
awk -F'\t' '
    function share(x) { return x == 1 ? "100 %" : x == 0 ? "0 %" : x > .9995 ? "> 99.9 %" : x < .0005 ? "< 0.1 %" : sprintf("%.1f %%", 100 * x) }
    NR > 1 && $3 == "one" { name[++n] = $1; one[$1] = $4; long[$1] = $6; betza[$1] = $2 }
    NR > 1 && $3 == "two" { two[$1] = $4; longTwo[$1] = $6; diff[$1] = $7 }
    END {
        print "| piece | one | longest win | two of it | longest win |\n|---|---|---|---|---|"
        for (i = 1; i <= n; i++) {
            p = name[i]
            print "| " p " `" betza[p] "` | " share(one[p]) " | " (long[p] > 0 ? long[p] : "") " | " \
                (!(p in two) ? "" : diff[p] == "" ? share(two[p]) : share(diff[p]) " on different colours") " | " (longTwo[p] > 0 ? longTwo[p] : "") " |"
        }
    }' "$results" >"$work/table"
awk -v table="$work/table" '
    /^<!-- table -->$/ { print; print ""; while ((getline line < table) > 0) print line; print ""; skip = 1; next }
    /^<!-- end of table -->$/ { skip = 0 }
    !skip' "$page" >"$work/page" && cp "$work/page" "$page"
