# What the scripts here share: a folder to work in, peers on the PATH, least times, the bench classes. Source it.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the first 200 MB of plain PGN of a file to $work/games.pgn.
cut_games() {
    [ -r "$1" ] || { echo "$1: no such file" >&2; exit 2; }
    case $1 in
        *.zst) zstdcat --long=31 "$1" ;;
        *) cat "$1" ;;
    esac | head -c 200000000 >"$work/games.pgn"
}

# Wall time of one run, in seconds.
once() {
    local start end
    start=$(date +%s.%N)
    "$@" >"$work/out" 2>"$work/err"
    end=$(date +%s.%N)
    echo "$start $end" | awk '{ printf "%.4f\n", $2 - $1 }'
}

# Least wall time of three runs, in seconds.
least() {
    for _ in 1 2 3; do
        once "$@"
    done | sort -n | head -1
}

# Builds the bench classes.
build_bench() {
    (cd "$root" && mvn -B -q -ntp -Dmaven.test.skip -Dspotless.check.skip -pl bench -am package)
}

# Runs a bench class with a JDK 25 or newer, as the launcher runs Pieceworth.
bench() {
    local java=java jdk
    for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
        grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
    done
    "$java" @"$root/cli/java.options" -cp "$root/bench/target/classes:$root/bench/target/lib/*" "$@"
}
