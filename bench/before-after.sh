#!/bin/bash
# This checkout against another one, mostly the version before; prints a Markdown table.
#
#   bench/before-after.sh OLD_CHECKOUT [GAMES.pgn[.zst] [ROUNDS]]
#
# Both read games, count positions, play games and start in turns, each in processes of their own, on one thread. Times are
# user CPU time, since other work on the machine lengthens it less than wall-clock time; the compiler's work is in them. A
# ratio above 1 means that this checkout is slower; the least and the median are of so many rounds (7). Without a file the
# games that ship are read, fifty times over. Both have to answer the same: it exits with 1 when they do not.
set -u
. "$(dirname "$0")/common.sh"
before=$(cd "${1:?usage: bench/before-after.sh OLD_CHECKOUT [GAMES.pgn[.zst] [ROUNDS]]}" && pwd) || exit 2
rounds=${3:-7}
[ -x "$before/pieceworth" ] || { echo "$before: no checkout of Pieceworth" >&2; exit 2; }
if [ -n "${2:-}" ]; then
    cut_games "$2"
else
    for _ in {1..50}; do
        zcat "$root/studies/src/main/resources/org/pieceworth/studies/demo/demo-games.pgn.gz"
    done >"$work/games.pgn"
fi
megabytes=$(($(stat -c %s "$work/games.pgn") / 1000000))
for checkout in "$before" "$root"; do
    "$checkout/pieceworth" --version >/dev/null || exit 1
done

# The tasks: each writes what has to be the same to standard output.
reading() { "$1" fit "$work/games.pgn" --threads 1 --keep-duplicates --quiet --format csv; }
perft_chess() { "$1" perft --depth 6 --threads 1 --quiet --format json | grep -o '"nodes" *: *[0-9]*'; }
# Ten seconds, since in one second it is mostly the compiler that is measured.
perft_capablanca() { "$1" perft --variant capablanca --depth 6 --threads 1 --quiet --format json | grep -o '"nodes" *: *[0-9]*'; }
play() {
    rm -f "$work/played.pgn"*
    "$1" selfplay --variant "$2" --games "$3" --nodes 500 --seed 1 --threads 1 --quiet -o "$work/played.pgn" >/dev/null &&
        cat "$work/played.pgn"
}
selfplay_chess() { play "$1" chess 100; }
selfplay_crazyhouse() { play "$1" crazyhouse 50; }
start() { for _ in {1..10}; do "$1" --version; done; }

# Runs a task of a checkout once: adds its user CPU time to a file and keeps the answer's checksum.
run() { # task, before or now
    local checkout=$root
    [ "$2" = before ] && checkout=$before
    TIMEFORMAT=%U
    { time "$1" "$checkout/pieceworth" >"$work/answer" 2>"$work/err"; } 2>>"$work/$1.$2"
    cksum <"$work/answer" >>"$work/$1.answers"
    [ -s "$work/answer" ] || { echo "$1, $2: no answer" >&2; cat "$work/err" >&2; exit 1; }
}

different=0
row() { # task, what
    local round
    for ((round = 0; round < rounds; round++)); do
        [ "$1" != reading ] || [ $((round % 3)) != 0 ] || new_archives
        # Who goes first changes, lest one always follow the other.
        if ((round % 2 == 0)); then run "$1" before && run "$1" now; else run "$1" now && run "$1" before; fi
    done
    if [ "$1" != start ] && [ "$(sort -u "$work/$1.answers" | wc -l)" != 1 ]; then
        echo "$2: the answers differ" >&2
        different=1
    fi
    paste <(sort -n "$work/$1.before") <(sort -n "$work/$1.now") | awk -v what="$2" '
        { before[NR] = $1; now[NR] = $2 }
        function median(times) { return (times[int((NR + 1) / 2)] + times[int(NR / 2) + 1]) / 2 }
        END {
            printf "| %s | %.2f, %.2f s | %.2f, %.2f s | %.3f | %.3f |\n", what, before[1], median(before),
                now[1], median(now), now[1] / before[1], median(now) / median(before)
        }'
}

echo "| task, one thread, user CPU time | before: least, median | now: least, median | ratio of the least | of the medians |"
echo "|---|---:|---:|---:|---:|"
# What an archive remembers of its training run differs from one to the next, and with it reading by up to 6 %: every third
# round begins with new ones.
new_archives() {
    local checkout
    for checkout in "$before" "$root"; do
        rm -f "$checkout"/cli/target/games.aot "$checkout"/cli/target/quick/games.aot
        "$checkout/pieceworth" fit "$work/games.pgn" --where 'WhiteElo >= 9999' >/dev/null 2>&1
    done
}

row reading "reading: fit of $megabytes MB --keep-duplicates"
row perft_chess "perft 6 of chess"
row perft_capablanca "perft 6 of capablanca"
row selfplay_chess "self-play of chess, 100 games, 500 nodes per move"
row selfplay_crazyhouse "self-play of crazyhouse, 50 games, 500 nodes per move"
row start "ten starts: --version"
exit $different
