#!/bin/bash
# The fit against scikit-learn's lbfgs on five million rows, and the bootstrap; prints a Markdown table.
#
#   bench/fit.sh OPENRATING.pgn
#
# Peer, from Debian: python3-sklearn.
set -u
. "$(dirname "$0")/common.sh"
games=${1:?usage: bench/fit.sh GAMES.pgn (the bootstrap is run on these)}
build_bench || exit 1
bench org.pieceworth.bench.FitRounds "$games" "$work/rows.csv" >"$work/ours"
/usr/bin/python3 "$root/bench/fit_sklearn.py" "$work/rows.csv" >"$work/theirs"
cat "$work/ours" "$work/theirs" | awk -F'|' '
    { time[$1] = $2; values[$1] = $3 }
    END {
        print "| task | time | values N B R Q |"
        print "|---|---:|---|"
        for (name in time) printf "| %s | %.4f s | %s |\n", name, time[name], values[name]
        printf "\nThe fit from counts is %.0f times as fast as lbfgs on the rows", \
            time["scikit-learn lbfgs, 5,000,000 rows"] / time["fit from grouped counts of 5,000,000 rows"]
        printf " (%.0f times with the counting).\n", \
            time["scikit-learn lbfgs, 5,000,000 rows"] / \
            (time["fit from grouped counts of 5,000,000 rows"] + time["counting 5,000,000 rows into groups"])
    }'
