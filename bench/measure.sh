#!/bin/bash
# What a minute of measuring by play tells; prints a Markdown table.
#
#   bench/measure.sh [TIME [PIECE …]]
#
# Each piece is measured by itself for so long (60s), without looks for systematic errors. cp·√game is the standard error
# times the root of the number of games, cp·√s times that of the seconds. Where a calibration ships that fits, the value by the
# games of the run alone stands beside. MEASURE has further options, as in MEASURE="--threads 1 --design copies".
set -u
. "$(dirname "$0")/common.sh"
time=${1:-60s}
shift || true
[ $# -gt 0 ] || set -- FfW WD N fhNbFbsW archbishop amazon
"$root/pieceworth" --version >/dev/null || exit 1
echo "| piece | value ± s.e. | half width (95 %) | without calibration | games | cp·√game | cp·√s |"
echo "|---|---:|---:|---:|---:|---:|---:|"
for piece in "$@"; do
    "$root/pieceworth" measure "$piece" --time "$time" --no-systematics --quiet --format json ${MEASURE:-} >"$work/measured.json" || exit 1
    python3 - "$piece" "$work/measured.json" <<'END'
import json, math, sys
found = json.load(open(sys.argv[2]))
value = found["values"][0]
half = (value["high"] - value["low"]) / 2
alone = (found.get("calibration") or {}).get("alone", [value])[0]
alone_half = (alone["high"] - alone["low"]) / 2
print(f"| {sys.argv[1]} | {value['value']:.0f} ± {value['se']:.1f} | ± {half:.1f} | ± {alone_half:.1f} | {found['games']:,}"
      f" | {value['se'] * math.sqrt(found['games']):.0f} | {value['se'] * math.sqrt(found['seconds']):.0f} |")
END
done
