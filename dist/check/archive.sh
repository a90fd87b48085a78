# The archive with its runtime: everywhere that somebody may unpack it. Read by check.sh.
place="$work/a folder with spaces"
tree=$place/pieceworth-$version
program=$tree/bin/pieceworth
tar=$release/pieceworth-$version-linux-x64.tar.gz
artefact=${tar##*/}
size=$(megabytes "$tar")
games=$clone/studies/src/main/resources/org/pieceworth/studies/demo/demo-games.pgn.gz
HOME=$work/home
XDG_CACHE_HOME=$work/cache
export HOME XDG_CACHE_HOME
mkdir -p "$HOME" "$place"

unpacks() {
    tar -xzf "$tar" -C "$place" || return 1
    bytes=$(cat $(find "$tree" -type f | sed 's/ /?/g') | wc -c)
    [ "$bytes" -le 110000000 ] || { echo "found $bytes bytes, expected at most 110,000,000" >&2; return 1; }
    touch "$work/unpacked"
    echo "$(((bytes + 500000) / 1000000)) MB"
}
attempt "unpacked, at most 110 MB" unpacks

PIECEWORTH_CACHE= "$program" value N >"$work/expected" 2>&1
attempt "in a folder with spaces, without JDK and settings" \
    answers env -i PATH=/usr/bin:/bin HOME="$HOME" PIECEWORTH_CACHE= "$program"

milliseconds() {
    start=$(date +%s%N)
    "$@" >/dev/null 2>&1
    echo $((($(date +%s%N) - start) / 1000000))
}
best_of_three() {
    best=$(milliseconds "$@")
    for again in 2 3; do
        next=$(milliseconds "$@")
        [ "$next" -ge "$best" ] || best=$next
    done
    echo "$best"
}
archives() {
    answers "$program" || return 1
    for command in fit serve; do
        "$program" "$command" --help >/dev/null || return 1
    done
    for kind in others games serve; do
        await "$(echo "$XDG_CACHE_HOME"/pieceworth/"$version"-*)/$kind.aot" || return 1
    done
    answers "$program" || return 1
    # Java refuses to start where it cannot use the archive.
    JAVA_TOOL_OPTIONS=-XX:AOTMode=on "$program" value N >/dev/null 2>&1 || { echo "the archive is not used" >&2; return 1; }
    with=$(best_of_three "$program" value N)
    without=$(PIECEWORTH_CACHE= best_of_three "$program" value N)
    "$copy/pieceworth" value N >/dev/null 2>&1
    cloned=$(best_of_three "$copy/pieceworth" value N)
    # A figure, not a test: other work on the machine decides it as much as the archive does.
    echo "value N: $with ms; $without ms without; $cloned ms in the clone"
}
attempt "start-up archives in the user's cache" archives

damaged() {
    archive=$(echo "$XDG_CACHE_HOME"/pieceworth/"$version"-*)/others.aot
    truncate -s 1000000 "$archive" && answers "$program" || return 1
    rm -f "$archive"
    await "$archive" && answers "$program"
}
attempt "a truncated archive is made anew" damaged

# What is known of classes in a start-up archive names the place of the jars, and of xz's jar, which is sealed, most of all.
moves() {
    mkdir -p "$work/moved" && cp -a "$tree" "$work/moved/first" && xz -c "$work/moved.pgn" >"$work/moved.pgn.xz" || return 1
    for name in first 'a "second" of %p'; do
        [ "$name" = first ] || mv "$work/moved/first" "$work/moved/$name" || return 1
        for run in 1 2; do
            "$work/moved/$name/bin/pieceworth" fit "$work/moved.pgn.xz" --quiet --format csv >"$work/rated" 2>"$work/said" || { cat "$work/said" >&2; return 1; }
            [ ! -s "$work/said" ] && cmp "$work/rated" "$work/moved.csv" >&2 || return 1
            await "$(find "$XDG_CACHE_HOME/pieceworth" -name "*+moved+$name")/games.aot" || return 1
        done
    done
    rm -rf "$work/moved"
}
if has xz; then
    gzip -dc "$games" >"$work/moved.pgn"
    PIECEWORTH_CACHE= "$program" fit "$work/moved.pgn" --quiet --format csv >"$work/moved.csv" 2>/dev/null
    attempt "moved after its first run, .xz read in each place" moves
else
    skip "moved after its first run" "needs xz"
fi

# As somebody else runs the rest: runs as USER where that is possible.
if [ "$(id -u)" = 0 ] && has setpriv; then
    as_other() {
        setpriv --reuid 65534 --regid 65534 --clear-groups env -i PATH=/usr/bin:/bin "$@"
    }
    attempt "by a user who may not write there, without a home" answers as_other "$program"
    mkdir -p "$work/locked"
    chmod 555 "$work/locked"
    attempt "with a home that is read-only" answers as_other HOME="$work/locked" "$program"
else
    skip "by a user who may not write there" "needs root and setpriv"
fi
attempt "LANG=C, TERM=dumb" answers env LANG=C LC_ALL=C TERM=dumb "$program"
attempt "by a link" sh -c 'ln -s "$1" "$2/a link" && "$2/a link" --version' sh "$program" "$work"

fits() {
    "$program" export "$games" -o "$work/demo.parquet" --quiet && "$program" fit "$work/demo.parquet" >"$work/fitted" && knight
}
attempt "export to Parquet, fit" fits
plays() {
    "$program" value N --format html --playable >"$work/playable.html" && grep -q play-board-data "$work/playable.html"
}
attempt "a page to play on" plays
pictures() {
    "$program" fit "$games" --plot "$work/fit.png" >/dev/null && [ -s "$work/fit.png" ]
}
if [ -e /etc/fonts/fonts.conf ]; then
    attempt "fit, its picture as PNG" pictures
else
    skip "pictures as PNG" "needs fontconfig and fonts"
fi
serves() {
    "$@" >"$work/served" 2>&1 &
    server=$!
    waited=0
    until grep -q 'http://127.0.0.1' "$work/served"; do
        waited=$((waited + 1))
        [ "$waited" -lt 60 ] && kill -0 "$server" || { cat "$work/served" >&2; kill "$server"; return 1; }
        sleep 1
    done
    address=$(grep -o 'http://127.0.0.1[^ ]*' "$work/served" | head -n 1)
    curl -sfL -b '' "$address" | grep -q '<title>'
    code=$?
    kill "$server"
    return $code
}
if has curl; then
    attempt "serve" serves "$program" serve --port 0 --data "$work/data"
else
    skip "serve" "needs curl"
fi
untouched() {
    changed=$(find "$tree" -newer "$work/unpacked")
    [ -z "$changed" ] || { echo "found changed: $changed" >&2; return 1; }
}
attempt "nothing was written beside the jars" untouched
