#!/bin/bash
# Reading games against pgn-extract -s -r in one run; prints a Markdown table.
#
#   bench/games.sh GAMES.pgn[.zst]
#
# The games are cut to 200 MB of plain PGN. "Warm" is the reader alone inside one process, best of several rounds.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
games=${1:?usage: bench/games.sh GAMES.pgn[.zst]}
export PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $games in
    *.zst) zstdcat --long=31 "$games" ;;
    *) cat "$games" ;;
esac | head -c 200000000 >"$work/games.pgn"
zstd -q -T2 "$work/games.pgn" -o "$work/games.pgn.zst"
"$root/pieceworth" --version >/dev/null
(cd "$root" && mvn -B -q -ntp -Pbench -DskipTests -Dspotless.check.skip -pl bench -am package) || exit 1
java=java
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done

# Least wall time of so many runs, in seconds.
least() {
    local runs=$1 best=999999 start end
    shift
    for _ in $(seq "$runs"); do
        start=$(date +%s.%N)
        "$@" >"$work/out" 2>"$work/err"
        end=$(date +%s.%N)
        best=$(echo "$start $end $best" | awk '{ t = $2 - $1; print t < $3 ? t : $3 }')
    done
    echo "$best"
}

row() { # what, seconds
    echo "$1|$2|$peer" | awk -F'|' '{ printf "| %s | %.2f s | %.0f MB/s | %.1f |\n", $1, $2, 200 / $2, $3 / $2 }'
}

two() {
    "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet >"$work/one" 2>&1 &
    "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet >"$work/two" 2>&1
    wait
}

peer=$(least 3 pgn-extract -s -r "$work/games.pgn")
echo "| task, 200 MB of games | time | rate | times pgn-extract -s -r |"
echo "|---|---:|---:|---:|"
row "pgn-extract -s -r" "$peer"
"$java" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "$root/bench/target/classes:$root/bench/target/lib/*" \
    org.pieceworth.bench.ReaderRounds "$work/games.pgn" >"$work/rounds"
while IFS='|' read -r what seconds; do row "$what" "$seconds"; done <"$work/rounds"
row "whole process, one thread: fit --threads 1 --keep-duplicates" \
    "$(least 3 "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet)"
row "the same, every move checked: --verify" \
    "$(least 3 "$root/pieceworth" fit "$work/games.pgn" --threads 1 --keep-duplicates --verify --quiet)"
row "the same, two threads" "$(least 3 "$root/pieceworth" fit "$work/games.pgn" --threads 2 --keep-duplicates --quiet)"
row "two independent processes of one thread, each 200 MB" "$(least 3 two)"
row "the same games as .zst, two threads" \
    "$(least 3 "$root/pieceworth" fit "$work/games.pgn.zst" --threads 2 --keep-duplicates --quiet)"
row "zstd -d alone" "$(least 3 zstd -q -d -c "$work/games.pgn.zst")"
row "whole process, skipping all but few games by tags: --where" \
    "$(least 3 "$root/pieceworth" fit "$work/games.pgn" --threads 1 --where "WhiteElo >= 2850" --quiet)"
