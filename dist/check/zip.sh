# The archive for any platform with a Java 25. Read by check.sh.
zip=$release/pieceworth-$version.zip
artefact=${zip##*/}
size=$(megabytes "$zip")
any=$work/any/pieceworth-$version
unzips() {
    mkdir -p "$work/any" && (cd "$work/any" && unzip -qo "$zip") && answers env PIECEWORTH_CACHE= "$any/bin/pieceworth"
}
if ! has unzip; then
    skip "unpacked" "needs unzip"
else
    attempt "unpacked, with a JDK" unzips
    without_java() {
        bwrap --ro-bind / / --tmpfs /usr/lib/jvm --tmpfs /tmp --dev /dev --ro-bind "$any" "/tmp/any" --clearenv --setenv PATH /nowhere:/usr/bin:/bin \
            /tmp/any/bin/pieceworth value N 2>"$work/said"
        [ $? = 1 ] && grep -q '^pieceworth: needs Java 25 or newer and found none' "$work/said" && [ "$(wc -l <"$work/said")" = 1 ]
    }
    if has bwrap && [ "${JAVA_HOME#/usr/lib/jvm/}" != "${JAVA_HOME:-}" ] && bwrap --ro-bind / / --dev /dev true 2>/dev/null; then
        attempt "without Java: a sentence" without_java
    fi
    # A stand-in for java.exe prints its arguments, a line each, and ends with code 3.
    if has wine && has x86_64-w64-mingw32-gcc; then
        attempt "pieceworth.cmd by wine and a stand-in for java.exe: spaces, quotes, %*, exit code" sh "$here/check/cmd.sh" "$any" "$work"
    else
        skip "pieceworth.cmd" "needs wine and a mingw compiler for a stand-in of java.exe"
    fi
fi
