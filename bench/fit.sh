#!/bin/bash
# The fit against scikit-learn's lbfgs on five million rows, and the bootstrap; prints a Markdown table.
#
#   bench/fit.sh OPENRATING.pgn
#
# Peer, from Debian: python3-sklearn.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
games=${1:?usage: bench/fit.sh GAMES.pgn (the bootstrap is run on these)}
(cd "$root" && mvn -B -q -ntp -Pbench -DskipTests -Dspotless.check.skip -pl bench -am package) || exit 1
java=java
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$java" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "$root/bench/target/classes:$root/bench/target/lib/*" \
    org.pieceworth.bench.FitRounds "$games" "$work/rows.csv" >"$work/ours"
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
