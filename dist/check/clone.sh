# The program of a clone, of which a library was damaged. Read by check.sh.
artefact=clone
size=
built_anew() {
    jar=$(echo "$copy"/cli/target/quick/lib/pieceworth-valuation-*.jar)
    await "$copy/cli/target/quick/others.aot" && truncate -s 20000 "$jar" &&
        PIECEWORTH_ARCHIVE_WAIT=600 "$copy/pieceworth" value N >"$work/answer" 2>"$work/answer.err" &&
        grep -q "pieceworth-valuation-.* is damaged and is made anew" "$work/answer.err" &&
        grep -q building "$work/answer.err" && answers env PIECEWORTH_ARCHIVE_WAIT=600 "$copy/pieceworth" || { cat "$work/answer.err" >&2; return 1; }
}
attempt "a damaged library is built anew" built_anew
