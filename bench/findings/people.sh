#!/bin/bash
# What people's games say of the exchange, the bishop pair, a minor piece against three pawns: by years, by the players' ratings,
# and beside engines' games. Prints bench/findings/people.tsv: a line for each group and question, in centipawns, with the standard
# error by the clusters that the fit chooses (players, events or pairs).
#
#   bench/findings/people.sh GAMES
#
# GAMES is a folder with masters.pgn.zst, tcec.pgn.zst and openrating.pgn. Takes some five minutes.
set -u
. "$(dirname "$0")/../common.sh"
games=${1:?usage: bench/findings/people.sh GAMES}
threads=${THREADS:-$(nproc)}

questions=("R = 0.5N + 0.5B" "pair:B > 0" "0.5N + 0.5B = 3P" "B = N" "2R = Q" "N > 0" "B > 0" "R > 0" "Q > 0")
# group KIND NAME FILE OPTION...
group() {
    local kind=$1 name=$2 file=$3
    shift 3
    local asked=()
    for question in "${questions[@]}"; do asked+=(--test "$question"); done
    # In Elo a pawn has a value of its own.
    [ "${kind%-elo}" = "$kind" ] || asked+=(--test "P > 0")
    "$root/pieceworth" fit "$file" --features material,pair:B "${asked[@]}" "$@" --format json --quiet --threads "$threads" \
        >"$work/fit.json" 2>"$work/err" || { echo "$kind $name: $(head -1 "$work/err")" >&2; return; }
    awk -v kind="$kind" -v name="$name" -v OFS='\t' '
        /^  "games" :/ { games = $3; sub(/,/, "", games) }
        /^  "cluster" :/ { cluster = 1 }
        cluster == 1 && /"by" :/ { split($0, word, "\""); by = word[4]; cluster = 2 }
        /^  "tests" :/ { on = 1 }
        on && /"rule" :/ { split($0, word, "\""); rule = word[4] }
        on && /"difference" :/ { value = $3 + 0 }
        on && /"se" :/ { printf "%s\t%s\t%d\t%s\t%s\t%.2f\t%.2f\n", kind, name, games, by, rule, value, $3 + 0 }
        on && /^  \]/ { on = 0 }' "$work/fit.json" >"$work/rows"
    # The question by its short name.
    sed 's/R = 0.5N + 0.5B/exchange/; s/pair:B > 0/pair/; s/0.5N + 0.5B = 3P/minor-3P/; s/B = N/B-N/; s/2R = Q/2R-Q/; s/\([NBRQP]\) > 0/\1/' "$work/rows"
}

printf 'kind\tgroup\tgames\tcluster\tquestion\tvalue\tse\n'
masters=$games/masters.pgn.zst
for years in 1850-1899 1900-1929 1930-1949 1950-1959 1960-1969 1970-1979 1980-1989 1990-1999 2000-2009 2010-2019 2020-2029; do
    where="Date >= ${years%-*} and Date < $((${years#*-} + 1))"
    group years "$years" "$masters" --where "$where"
    # A second road: the sum of the four pieces as the unit, which the pawn's own changes cannot move.
    group years-basket "$years" "$masters" --where "$where" --unit N+B+R+Q=2125
done
# Of one strength, as far as ratings tell it, so that years differ by what was known and not by who played.
for years in 1980-1989 1990-1999 2000-2009 2010-2019 2020-2029; do
    group years-2400 "$years" "$masters" --where \
        "Date >= ${years%-*} and Date < $((${years#*-} + 1)) and WhiteElo >= 2350 and WhiteElo < 2550 and BlackElo >= 2350 and BlackElo < 2550"
done
for low in 1800 2000 2100 2200 2300 2400 2500 2600; do
    high=$((low + 100))
    [ "$low" = 1800 ] && high=2000
    [ "$low" = 2600 ] && high=2900
    where="WhiteElo >= $low and WhiteElo < $high and BlackElo >= $low and BlackElo < $high"
    group rating "$low-$high" "$masters" --where "$where"
    group rating-elo "$low-$high" "$masters" --where "$where" --unit elo
done
for low in 2600 2800 3000 3200 3400; do
    where="WhiteElo >= $low and WhiteElo < $((low + 200)) and BlackElo >= $low and BlackElo < $((low + 200))"
    group tcec-elo "$low-$((low + 200))" "$games/tcec.pgn.zst" --where "$where" --unit elo
done
# Engines and people at equal openings: openings as fixed effects change little, and are told beside.
group players masters-2000 "$masters" --where "Date >= 2000"
group players masters-2500 "$masters" --where "WhiteElo >= 2500 and BlackElo >= 2500"
group players tcec "$games/tcec.pgn.zst"
group players openrating "$games/openrating.pgn"
