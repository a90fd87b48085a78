#!/bin/bash
# Reading labelled positions; prints a Markdown table.
#
#   bench/positions.sh POSITIONS.epd...
#
# The positions are repeated to a million lines. "Warm" is the reader alone inside one process, best of several rounds.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || { echo "usage: bench/positions.sh POSITIONS.epd..." >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: >"$work/all.epd"
while [ "$(wc -l <"$work/all.epd")" -lt 1000000 ]; do
    cat "$@" >>"$work/all.epd"
done
head -n 1000000 "$work/all.epd" >"$work/positions.epd"
rm "$work/all.epd"
"$root/pieceworth" --version >/dev/null
(cd "$root" && mvn -B -q -ntp -Pbench -DskipTests -Dspotless.check.skip -pl bench -am package) || exit 1
java=java
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done

# Least wall time of three runs, in seconds.
least() {
    local best=999999 start end
    for _ in 1 2 3; do
        start=$(date +%s.%N)
        "$@" >"$work/out" 2>"$work/err"
        end=$(date +%s.%N)
        best=$(echo "$start $end $best" | awk '{ t = $2 - $1; print t < $3 ? t : $3 }')
    done
    echo "$best"
}

row() { # what, seconds, positions
    echo "$1|$2|$3" | awk -F'|' '{ printf "| %s | %.2f s | %.2f µs |\n", $1, $2, 1e6 * $2 / $3 }'
}

echo "| task | time | a position |"
echo "|---|---:|---:|"
for file in "$@"; do
    lines=$(wc -l <"$file")
    row "fit $(basename "$file") --threads 1, $lines positions, whole process" \
        "$(least "$root/pieceworth" fit "$file" --threads 1 --quiet)" "$lines"
done
for threads in 1 2; do
    row "fit of a million positions, --threads $threads, whole process" \
        "$(least "$root/pieceworth" fit "$work/positions.epd" --threads $threads --keep-duplicates --quiet)" 1000000
done
"$java" -XX:+UseSerialGC -cp "$root/bench/target/classes:$root/bench/target/lib/*" \
    org.pieceworth.bench.PositionRounds "$work/positions.epd" >"$work/rounds"
while IFS='|' read -r what seconds; do row "$what" "$seconds" 1000000; done <"$work/rounds"
