#!/bin/bash
# Minutes of fuzzing of everything that reads text; prints a Markdown table. What is found lies beside the seeds of
# its target, and usual builds then try it too. Usual builds run without instrumentation, which the property turns on.
#
#   bench/fuzz.sh [TIME-PER-TARGET]      such as 2m (the default) or 20s
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
each=${1:-2m}
cd "$root" || exit 1

fuzz() { # module, class, target
    local log status runs
    log=$(mktemp)
    JAVA_TOOL_OPTIONS=-Djazzer.hooks=true JAZZER_FUZZ=1 JAZZER_MAX_DURATION="$each" \
        mvn -B -q -ntp -pl "$1" -am test -Dtest="$2#$3" -Dsurefire.failIfNoSpecifiedTests=false >"$log" 2>&1
    status=$?
    runs=$(grep -aoE '(^|\s)#[0-9]+' "$log" | tr -dc '0-9\n' | sort -n | tail -1)
    if [ $status -eq 0 ]; then
        echo "| $3 | ${runs:-0} | nothing |"
        rm "$log"
    else
        echo "| $3 | ${runs:-0} | a fault, see $log |"
    fi
}

echo "| target, $each each | runs | found |"
echo "|---|---:|---|"
fuzz empirical ReadingFuzzTest pgn
fuzz empirical ReadingFuzzTest positions
fuzz empirical ReadingFuzzTest condition
fuzz empirical ReadingFuzzTest terms
fuzz testkit RulesFuzzTest fen
fuzz testkit RulesFuzzTest betza
