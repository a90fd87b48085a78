# The table of check.sh, and how things are tried. Read by check.sh, not run.
table=
failures=0
skipped=0
artefact=
size=
tab=$(printf '\t')

# row ARTEFACT SIZE TRIED RESULT
row() {
    table="$table$1$tab$2$tab$3$tab$4
"
    printf '%s %s: %s: %s\n' "$1" "$2" "$3" "$4" >&2
}

# Runs a command and notes whether it succeeded; the artefact and its size are named but once. What it printed is shown when
# it failed, and its last line as the result when it wrote one on standard output.
attempt() {
    tried=$1
    shift
    if "$@" >"$work/out" 2>"$work/err"; then
        result=$(tail -n 1 "$work/out")
        row "$artefact" "$size" "$tried" "${result:-works}"
    else
        failures=$((failures + 1))
        row "$artefact" "$size" "$tried" "FAILED"
        cat "$work/out" "$work/err" >&2
    fi
    artefact=
    size=
}

skip() {
    skipped=$((skipped + 1))
    row "$artefact" "$size" "$1" "not tried: $2"
    artefact=
    size=
}

has() {
    command -v "$1" >/dev/null 2>&1
}

megabytes() {
    bytes=$(wc -c <"$1")
    echo "$(((bytes + 500000) / 1000000)) MB"
}

print_table() {
    printf '%s' "$table" | awk -F '\t' '
        { for (i = 1; i <= 4; i++) { cell[NR, i] = $i; if (length($i) > width[i]) width[i] = length($i) } }
        END {
            for (n = 1; n <= NR; n++)
                printf "%-" width[1] "s  %" width[2] "s  %-" width[3] "s  %s\n", cell[n, 1], cell[n, 2], cell[n, 3], cell[n, 4]
        }'
}

# What a knight is worth, quietly: answers PROGRAM [OPTION...]
answers() {
    "$@" value N >"$work/answer" 2>"$work/answer.err" || { cat "$work/answer.err" >&2; return 1; }
    [ ! -s "$work/answer.err" ] || { echo "found on standard error:" >&2; cat "$work/answer.err" >&2; return 1; }
    grep -q '^N (knight): [0-9.]* pawns' "$work/answer" && cmp "$work/answer" "$work/expected" >&2
}

# The first figure of a fit.
knight() {
    grep -q '^Knight: 2.67' "$work/fitted" && head -n 1 "$work/fitted" | cut -d , -f 1
}

# Waits for a start-up archive as long as it is being made, which takes minutes where the machine has other work.
await() {
    waited=0
    until [ -s "$1" ]; do
        waited=$((waited + 1))
        if [ "$waited" -gt 1200 ] || ! [ -d "${1%.aot}.draft" ]; then
            [ -s "$1" ] || { echo "$1 was not made" >&2; return 1; }
        fi
        sleep 1
    done
}
