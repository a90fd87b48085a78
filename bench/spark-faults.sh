#!/bin/bash
# Spark with machines that fail: every answer beside the plain command's, and what is said of inputs and machines that
# cannot serve; prints two Markdown tables.
#
#   bench/spark-faults.sh GAMES.pgn [fit|play|words …]
#
# Starts a master and two workers on 127.0.0.1 and 127.0.0.2, and ends them. Needs pgrep, zstd, and 4 GB of memory.
# Exits with 1 if any answer differs.
set -u
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
games=$(realpath "${1:?usage: bench/spark-faults.sh GAMES.pgn [fit|play|words …]}")
shift
wanted=${*:-fit play words}
work=$(mktemp -d)
lib=$root/spark/target/quick
port=$((20000 + $$ % 20000))
split=$(($(stat -Lc %s "$games") / 40 + 1))
bad=0
undisturbed=20
master=
first=
second=

"$root/pieceworth" spark help >/dev/null || exit 1
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
mkdir -p "$work/home" "$work/events"
ln -s "$lib/lib" "$work/home/jars"
export SPARK_HOME=$work/home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1

end() {
    [ -n "$1" ] || return 0
    kill $(pgrep -P "$1") "$1" 2>/dev/null
    wait "$1" 2>/dev/null
}

finish() {
    end "$first"
    end "$second"
    end "$master"
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

daemon() {
    "$java" @"$root/spark/java.options" -Xmx256m -cp "$lib/pieceworth.jar:$lib/lib/*" "$@" >>"$work/daemons.log" 2>&1 &
    echo $! >"$work/pid"
}

worker() {
    daemon org.apache.spark.deploy.worker.Worker --host "$1" --webui-port 0 --cores 1 --memory 1g \
        --work-dir "$work/on-$1" "spark://127.0.0.1:$port"
}

start() {
    daemon org.apache.spark.deploy.master.Master --host 127.0.0.1 --port "$port" --webui-port 0
    master=$(cat "$work/pid")
    sleep 5
    worker 127.0.0.1
    first=$(cat "$work/pid")
    worker 127.0.0.2
    second=$(cat "$work/pid")
    sleep 6
}

# Answers without their times.
timeless() {
    sed -E 's/"(seconds|gamesPerSecond)" : [0-9.E-]+/"\1" : …/' "$1"
}

# The plain command, of the same build.
here() {
    "$java" @"$root/cli/java.options" -cp "$lib/pieceworth.jar:$lib/lib/*" org.pieceworth.cli.Start "$@" --quiet --format json >"$work/expected" 2>"$work/err" || {
        cat "$work/err"
        exit 1
    }
}

# Runs a command on Spark and compares. SETTINGS are of Spark, FAULT is run beside it.
compare() {
    name=$1
    url=$2
    shift 2
    cluster=-Dspark.executor.memory=512m
    events="-Dspark.eventLog.enabled=true -Dspark.eventLog.dir=$work/events -Dspark.eventLog.compress=false -Dspark.eventLog.rolling.enabled=false"
    rm -rf "$work/events"
    mkdir "$work/events"
    begin=$(date +%s)
    JAVA_TOOL_OPTIONS="$cluster $events ${SETTINGS:-}" "$root/pieceworth" spark "$@" --master "$url" --quiet --format json \
        >"$work/out" 2>"$work/err" &
    run=$!
    fault=
    if [ -n "${FAULT:-}" ]; then
        "$FAULT" &
        fault=$!
    fi
    wait $run
    code=$?
    [ -z "$fault" ] || wait "$fault" 2>/dev/null
    seconds=$(($(date +%s) - begin))
    same=no
    cmp -s <(timeless "$work/expected") <(timeless "$work/out") && same=yes
    if [ $same = no ] || [ $code != 0 ]; then
        bad=1
        grep -v JAVA_TOOL_OPTIONS "$work/err" | head -5 >&2
    fi
    printf '| %s | %s | %s | %s | %s | %s | %s |\n' "$name" "$code" "$same" "$seconds" "$(count 'TaskEnd"')" \
        "$(count 'TaskEnd".*"Reason":"(ExecutorLostFailure|ExceptionFailure|TaskKilled|Resubmitted)"')" \
        "$(count 'TaskStart".*"Speculative":true')"
}

count() {
    cat "$work"/events/* | grep -cE "$1"
}

head_of_answers() {
    printf '\n%s\n\n| run | exit | the same bytes | seconds | tasks ended | of these lost or killed | speculated |\n|---|---:|---|---:|---:|---:|---:|\n' "$1"
}

# The first child of a worker is its executor.
kill_executor() {
    for _ in $(seq 200); do
        executor=$(pgrep -P "$first" | head -1)
        [ -z "$executor" ] || break
        sleep 0.2
    done
    sleep "$1"
    kill -9 "$executor"
}
early() { kill_executor "$((undisturbed * 2 / 10))"; }
late() { kill_executor "$((undisturbed * 4 / 10))"; }
lost() {
    kill_executor 5
    kill -9 "$first"
}

fit_runs() {
    head_of_answers "fit of $(stat -Lc %s "$games") bytes of $(basename "$games")"
    set -- fit "$games" --by event --cluster event
    here "$@"
    set -- "$@" --split $split
    compare 'local[2]' 'local[2]' "$@"
    compare 'local[2,4]' 'local[2,4]' "$@"
    compare 'local-cluster[2,1,1024]' 'local-cluster[2,1,1024]' "$@"
    url=spark://127.0.0.1:$port
    compare 'two workers' "$url" "$@"
    undisturbed=$seconds
    FAULT=early compare 'an executor killed early' "$url" "$@"
    FAULT=late compare 'an executor killed late' "$url" "$@"
    SETTINGS='-Dspark.speculation=true -Dspark.speculation.interval=50ms -Dspark.speculation.multiplier=1.05 -Dspark.speculation.quantile=0.1 -Dspark.speculation.minTaskRuntime=10ms' \
        compare 'speculation' "$url" "$@"
    FAULT=lost compare 'a worker killed' "$url" "$@"
    worker 127.0.0.1
    first=$(cat "$work/pid")
    sleep 6
}

play_runs() {
    for what in 'selfplay --games 400 --nodes 30 --fit' 'measure FfW --games 400 --nodes 10' \
        'match self:universal self:mobility --games 400 --nodes 30'; do
        head_of_answers "$what"
        # shellcheck disable=SC2086
        set -- $what
        here "$@"
        compare 'local[2]' 'local[2]' "$@"
        compare 'local-cluster[2,1,1024]' 'local-cluster[2,1,1024]' "$@"
        url=spark://127.0.0.1:$port
        FAULT=early compare 'an executor killed' "$url" "$@"
        FAULT=lost compare 'a worker killed' "$url" "$@"
        worker 127.0.0.1
        first=$(cat "$work/pid")
        sleep 6
    done
}

# What is said, in one line without a stack trace.
say() {
    name=$1
    expected=$2
    shift 2
    "$@" >"$work/out" 2>"$work/err"
    code=$?
    grep -v 'Picked up JAVA_TOOL_OPTIONS' "$work/err" >"$work/said"
    lines=$(grep -c '' "$work/said")
    [ "$code" = "$expected" ] && [ "$lines" = 1 ] && [ ! -s "$work/out" ] || bad=1
    printf '| %s | %s | %s | %s |\n' "$name" "$code" "$lines" "$(head -1 "$work/said" | sed "s|$work|…|g; s/|/\\\\|/g")"
}

spark_fit() {
    JAVA_TOOL_OPTIONS=${OPTIONS:-} "$root/pieceworth" spark fit "$@" --split $split --quiet
}

words_runs() {
    printf '\nWhat is said\n\n| fault | exit | lines | the first |\n|---|---:|---:|---|\n'
    head -c 3000000 "$games" >"$work/few.pgn"
    zstd -q "$work/few.pgn" -o "$work/whole.pgn.zst"
    head -c 500000 "$work/whole.pgn.zst" >"$work/cut.pgn.zst"
    {
        head -c 200000 "$work/whole.pgn.zst"
        head -c 4000 /dev/zero
        tail -c +204001 "$work/whole.pgn.zst"
    } >"$work/corrupt.pgn.zst"
    say 'a file that is missing' 2 spark_fit "$work/few.pgn" "$work/none.pgn" "$work/few.pgn" --master 'local[2]'
    say 'a .zst that was cut' 2 spark_fit "$work/few.pgn" "$work/cut.pgn.zst" "$work/few.pgn" --master 'local[2]'
    say 'a .zst with bytes of 0' 2 spark_fit "$work/few.pgn" "$work/corrupt.pgn.zst" "$work/few.pgn" --master 'local[2,4]'
    say 'the same on a cluster' 2 spark_fit "$work/few.pgn" "$work/corrupt.pgn.zst" --master 'local-cluster[2,1,1024]'
    say 'nobody at the address' 1 spark_fit "$work/few.pgn" --master spark://127.0.0.1:9
    OPTIONS=-Xmx300m say 'a heap too small for Spark' 1 spark_fit "$work/few.pgn" --master 'local[2]'
    OPTIONS=-Xmx500m say 'a heap too small for the counts' 1 \
        spark_fit "$games" --features material,squares,pair:B,pair:N --split 268435456 --master 'local[2]'
    mkdir -p "$work/small"
    for size in 64k; do
        say "a full disk of $size" 1 unshare -rm sh -c "mount -t tmpfs -o size=$size tmpfs '$work/small' &&
            JAVA_TOOL_OPTIONS=-Djava.io.tmpdir='$work/small' '$root/pieceworth' spark fit '$games' --features material,squares --quiet --split $split --master 'local[2]'"
    done
}

case " $wanted " in
    *" fit "* | *" play "*) start ;;
esac
for part in $wanted; do
    "${part}_runs"
done
exit $bad
