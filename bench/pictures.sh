#!/bin/bash
# Makes the pictures of the workbench and of a report in docs/pictures again, by a headless Chromium.
#
#   bench/pictures.sh [FOLDER]
#
# FOLDER is docs/pictures by default. Needs chromium-headless-shell or chromium, and curl. About three minutes. Jobs are short: pictures show
# how pages look, not the best values. FOLDER/numbers.tsv gets the first line of the command that has the numbers of each picture, by
# which DocPicturesTest says that one is stale.
set -eu
cd "$(dirname "$0")/.."
out=$(realpath "${1:-docs/pictures}")
browser=$(command -v chromium-headless-shell || command -v chromium || command -v chromium-browser)
games=studies/src/main/resources/org/pieceworth/studies/demo/demo-games.pgn.gz
work=$(mktemp -d)
./pieceworth serve --no-token --port 0 --data "$work/data" >"$work/said" 2>"$work/errors" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || :; rm -rf "$work"' EXIT

address=
while [ -z "$address" ]; do
    kill -0 $server || { cat "$work/errors" >&2; exit 1; }
    sleep 0.2
    address=$(grep -om1 'http://127.0.0.1:[0-9]*' "$work/said" || :)
done

# picture NAME WIDTH,HEIGHT ADDRESS
picture() {
    "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-color-profile=srgb --lang=en \
        --virtual-time-budget=20000 --window-size="$2" --screenshot="$out/$1.png" "$3" 2>/dev/null
    echo "$out/$1.png"
}

# job PATH [CURL OPTIONS]: sends it, and prints its name when it is done.
job() {
    local id state=
    id=$(curl -sf -X POST "${@:2}" "$address/api/v1/$1" | grep -om1 '"id" *: *"[^"]*"' | cut -d'"' -f4)
    while [ "$state" != done ]; do
        sleep 0.5
        state=$(curl -sf "$address/api/v1/jobs/$id" | grep -om1 '"state" *: *"[^"]*"' | cut -d'"' -f4)
        [ "$state" != failed ] || { echo "$1 failed" >&2; return 1; }
    done
    echo "$id"
}

picture serve-piece 1280,1290 "$address/#piece=fhNbFbsW"
picture serve-variant 1280,900 "$address/#page=variant&variant=capablanca"
picture serve-learn 1280,900 "$address/#page=learn&model=crowded"
picture serve-game 1280,900 "$address/#page=game&you=both&score=shown&white=R,N,B,Q,K,B,archbishop,R&moves=d2d4+d7d5+c2c4"
match=$(job "selfplay?white=RNBQKBNR&black=R,N,B,chancellor,K,B,N,R&games=200&nodes=50")
picture serve-armies 1280,1180 "$address/#page=armies&white=RNBQKBNR&black=R,N,B,chancellor,K,B,N,R&job=$match"
measured=$(job "measure?piece=FfW&games=400&nodes=100")
picture serve-play 1280,900 "$address/#page=play&piece=FfW&games=400&nodes=100&job=$measured"
fit=$(job "fit?name=demo-games.pgn.gz&calibration=true" --data-binary "@$games")
picture serve-games 1280,900 "$address/#page=games&job=$fit"
card=$(job "assess?variant=seirawan&nodes=50,500&games=30")
curl -sf "$address/api/v1/page?format=html&variant=seirawan&moves=e2e4+e7e5+b1c3h&scorecard=$card" >"$work/game.html"
picture serve-kept 1000,900 "file://$work/game.html"
./pieceworth fit $games --report "$work/report.html" --quiet >/dev/null
picture report 1000,1068 "file://$work/report.html"

numbers() {
    printf '%s\t%s\t%s\n' "$1" "$2" "$(./pieceworth $2 2>/dev/null | head -n 1)"
}
{
    numbers serve-piece.png "value fhNbFbsW"
    numbers serve-variant.png "value capablanca"
    numbers serve-armies.png "balance RNBQKBNR R,N,B,chancellor,K,B,N,R"
    numbers serve-games.png "fit $games"
    numbers report.png "fit $games"
} >"$out/numbers.tsv"
