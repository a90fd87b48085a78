#!/bin/bash
# Minutes of fuzzing of everything that reads text; prints a Markdown table. What is found lies beside the seeds of
# its target, and usual builds then try it too. Usual builds run without instrumentation, which the property turns on.
#
#   bench/fuzz.sh [TIME-PER-TARGET [SECTIONS [SEED]]]      such as 2m 5000 1 (the default) or 20s
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

# Sections of variants.ini by chance, with random games of those that can be played.
sections() { # number, seed
    local log
    log=$(mktemp)
    if mvn -B -q -ntp -pl rules -am test -Dtest=SectionFuzzTest -Dsurefire.failIfNoSpecifiedTests=false \
        -Dfuzz.sections="$1" -Dfuzz.seed="$2" >"$log" 2>&1; then
        echo "| sections of variants.ini | $1 | nothing |"
        rm "$log"
    else
        echo "| sections of variants.ini | $1 | a fault, see $log |"
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
sections "${2:-5000}" "${3:-1}"
