#!/bin/bash
# The workbench: its start, the time of a value with ten clients at once, the size of its pages; prints a Markdown table.
#
#   bench/serve.sh [REQUESTS]          so many for each client, after 200 to warm up (default 1000)
#
# Needs Python 3, and a browser for the time from a key to the values that it changes.
set -u
. "$(dirname "$0")/common.sh"
python=$(command -v /usr/bin/python3 || command -v python3)
"$root/pieceworth" serve --help >/dev/null

# Seconds until the address is printed, and until the first page is there.
start() {
    local begin
    begin=$(date +%s.%N)
    "$root/pieceworth" serve --port 0 --no-token --data "$work/data" >"$work/address" 2>"$work/err" &
    server=$!
    until [ -s "$work/address" ]; do sleep 0.01; done
    address=$(head -1 "$work/address")
    curl -s -o "$work/page" "$address"
    echo "$begin $(date +%s.%N)" | awk '{ printf "%.2f\n", $2 - $1 }' >>"$work/starts"
}

for _ in 1 2 3 4; do
    start
    kill "$server"
    wait "$server" 2>/dev/null
done
start
read -r median high worst rate < <("$python" "$root/bench/serve.py" "$address" "${1:-1000}")
read -r new_median new_high new_worst new_rate < <("$python" "$root/bench/serve.py" "$address" "${1:-1000}" new)
read -r reply_median reply_high reply_worst reply_rate < <("$python" "$root/bench/serve.py" "$address" 300 replies)
kill "$server"
wait "$server" 2>/dev/null
(cd "$root" && mvn -q -B -ntp -pl browser -am test -Dtest='LiveInBrowserTest#valuesComeAsOneTypes' \
    -Dsurefire.failIfNoSpecifiedTests=false -Dworkbench.keys="$work/keys") >"$work/log" 2>&1
keys=$(awk '{ print $1 " and " $2 " ms" }' "$work/keys" 2>/dev/null) || keys=
pages=$(find "$root/web/src/main/resources/org/pieceworth/web/page" \( -name '*.js' -o -name '*.css' -o -name '*.html' \) \
    -exec cat {} + | wc -c)

echo "| what | measured |"
echo "|---|---:|"
echo "| first page, from the command (median of five starts) | $(sort -n "$work/starts" | sed -n 3p) s |"
echo "| a value, ten clients at once, median | $median ms |"
echo "| 99th percentile | $high ms |"
echo "| the slowest | $worst ms |"
echo "| values a second | $rate |"
echo "| a value that nobody asked for before, ten clients at once, median | $new_median ms |"
echo "| 99th percentile | $new_high ms |"
echo "| the slowest | $new_worst ms |"
echo "| values a second | $new_rate |"
echo "| the engine's reply at 500 positions, ten clients at once, median | $reply_median ms |"
echo "| 99th percentile | $reply_high ms |"
echo "| the slowest | $reply_worst ms |"
echo "| replies a second | $reply_rate |"
echo "| from a key to the values that it changes, in Chromium: median and nine in ten of 15 pieces | ${keys:-no browser} |"
echo "| the pages' own code, without libraries and charts | $((pages / 1000)) KB |"
