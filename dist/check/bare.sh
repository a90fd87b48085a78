# The archive where there is nothing: the C library and /proc, no shell. Read by check.sh.
artefact=
size=
bare() {
    set -- --ro-bind "$tree" /program --ro-bind "${games%/*}" /games --proc /proc --tmpfs /tmp --unshare-net --unshare-pid --clearenv "$@"
    for library in libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1; do
        set -- --ro-bind "/lib/x86_64-linux-gnu/$library" "/lib/x86_64-linux-gnu/$library" "$@"
    done
    bwrap --ro-bind /lib64/ld-linux-x86-64.so.2 /lib64/ld-linux-x86-64.so.2 "$@"
}
in_bare() {
    bare /program/runtime/bin/java @/program/app/java.options -jar /program/app/pieceworth.jar "$@"
}
bare_fit() {
    in_bare fit /games/demo-games.pgn.gz >"$work/fitted" && knight
}
bare_parquet() {
    in_bare count /games/demo-games.pgn.gz -o /tmp/demo.parquet --quiet 2>"$work/said"
    [ $? != 0 ] && [ "$(wc -l <"$work/said")" = 1 ] && grep -q 'libstdc++' "$work/said" || { cat "$work/said" >&2; return 1; }
}
if ! has bwrap || ! [ -e /lib/x86_64-linux-gnu/libc.so.6 ]; then
    skip "in an empty root" "needs bwrap and the C library in /lib/x86_64-linux-gnu"
elif ! bare /program/runtime/bin/java --version >/dev/null 2>&1; then
    skip "in an empty root" "bwrap may not make one here"
else
    attempt "in an empty root: value" answers in_bare
    attempt "in an empty root: fit" bare_fit
    attempt "in an empty root: Parquet without the C++ library gets a sentence" bare_parquet
fi
