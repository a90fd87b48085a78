# What the scripts here share: a folder to work in, peers on the PATH, least times, the bench classes. Source it.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the first 200 MB of plain PGN of a file to $work/games.pgn.
cut_games() {
    case $1 in
        *.zst) zstdcat --long=31 "$1" ;;
        *) cat "$1" ;;
    esac | head -c 200000000 >"$work/games.pgn"
}

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

# Builds the bench classes.
build_bench() {
    (cd "$root" && mvn -B -q -ntp -Pbench -DskipTests -Dspotless.check.skip -pl bench -am package)
}

# Runs a bench class with a JDK 25 or newer, as the launcher runs Pieceworth.
bench() {
    local java=java jdk
    for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
        grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release" && java=$jdk/bin/java && break
    done
    "$java" @"$root/cli/java.options" -cp "$root/bench/target/classes:$root/bench/target/lib/*" "$@"
}
