#!/bin/bash
# Games read by Spark beside the plain command on as many threads, and beside games counted by tags alone with plain Spark and
# regular expressions; prints a Markdown table of seconds and memory.
#
#   bench/spark.sh GAMES.pgn [COPIES]
#
# The games are read COPIES times (default 1), as files side by side, with duplicates kept. The first row is a session for one
# small file: start and end.
set -u
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
games=${1:?usage: bench/spark.sh GAMES.pgn [COPIES]}
copies=${2:-1}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=()
for copy in $(seq "$copies"); do
    ln -s "$(realpath "$games")" "$work/$copy.pgn"
    names+=("$work/$copy.pgn")
done
head -c 1000000 "$games" >"$work/small.pgn"
"$root/pieceworth" spark help >/dev/null || exit 1
"$root/pieceworth" --version >/dev/null || exit 1
java=java
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
done

timed() {
    name=$1
    shift
    /usr/bin/time -f '%e|%U|%M' -o "$work/time" "$@" >"$work/$name.out" 2>"$work/err" || { tail -3 "$work/err"; exit 1; }
    IFS='|' read -r seconds processor kilobytes < <(tail -1 "$work/time")
    printf '| %s | %s s | %s s | %d MB |\n' "$name" "$seconds" "$processor" $((kilobytes / 1024))
}

options='--keep-duplicates --format csv'
printf '%s bytes of PGN\n\n| run | time | processor | memory |\n|---|---:|---:|---:|\n' "$(($(stat -Lc %s "$games") * copies))"
timed "local[2], 1 MB" "$root/pieceworth" spark fit "$work/small.pgn" $options --master 'local[2]'
for threads in 1 2; do
    timed "plain, $threads" "$root/pieceworth" fit "${names[@]}" $options --threads "$threads"
    timed "local[$threads]" "$root/pieceworth" spark fit "${names[@]}" $options --master "local[$threads]"
    cmp -s "$work/plain, $threads.out" "$work/local[$threads].out" || echo "the answers differ"
    timed "tags by regular expressions, local[$threads]" "$java" -Xmx4g --sun-misc-unsafe-memory-access=allow \
        -cp "$root/spark/target/quick/lib/*" "$root/bench/TagsByRegex.java" "local[$threads]" "${names[@]}"
done
