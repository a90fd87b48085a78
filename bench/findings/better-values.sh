#!/bin/bash
# Do values that predict better play better? Fifteen sets of values: their predictions of games left out, and matches of our
# engine with each set against our engine with school values (1, 3, 3, 5, 9), everything else equal; then some sets against three
# engines of Debian, each held to a fixed effort, so that games do not depend on the machine.
#
#   bench/findings/better-values.sh OUT GAMES [NUMBER] [AGAINST-OTHERS]
#
# GAMES is a folder with openrating.pgn, tcec.pgn.zst and masters.pgn.zst. Games lie in the folder OUT, so that a run that was stopped goes on.
# Writes OUT/values.tsv, OUT/loss.tsv, OUT/play.tsv and OUT/others.tsv, which ship as bench/findings/better-values-*.tsv. 1,000 games a
# set (the default) at 300 nodes per move leave some ± 20 Elo and take some 2 minutes a set on one processor. THREADS is as it says.
set -u
. "$(dirname "$0")/../common.sh"
out=${1:?usage: bench/findings/better-values.sh OUT GAMES [NUMBER] [AGAINST-OTHERS]}
games=${2:?expected a folder of games}
number=${3:-1000}
others=${4:-200}
nodes=300
seed=20261126
threads=${THREADS:-$(nproc)}
mkdir -p "$out/sets"
out=$(cd "$out" && pwd)
quiet() { "$root/pieceworth" "$@" --quiet --threads "$threads" 2>"$work/err" || { cat "$work/err" >&2; exit 1; }; }

listed() { printf 'P,%s\nN,%s\nB,%s\nR,%s\nQ,%s\n' "${@:2}" >"$out/sets/$1"; }
# fitted NAME GAMES OPTION...: as lines PIECE,VALUE of whole centipawns
fitted() {
    [ -s "$out/sets/$1" ] || quiet fit "$2" "${@:3}" --format csv |
        awk -F, '$1 ~ /^[PNBRQ]$/ { printf "%s,%.0f\n", $1, $2 }' >"$out/sets/$1"
}

listed school 100 300 300 500 900
listed textbook 100 320 330 500 900
listed kaufman 100 325 325 500 975
listed flat 100 300 300 300 300
fitted engines "$games/openrating.pgn" --preset medvedev
fitted engines-draws "$games/openrating.pgn"
fitted masters "$games/masters.pgn.zst"
fitted carlsen "$games/masters.pgn.zst" --where "White ~ 'Carlsen' or Black ~ 'Carlsen'"
fitted anderssen "$games/masters.pgn.zst" --where "White ~ 'Anderssen' or Black ~ 'Anderssen'"
[ -s "$out/own.pgn" ] || quiet selfplay --games 3000 --nodes "$nodes" --scores --seed 7 -o "$out/own.pgn" >/dev/null
fitted own-results "$out/own.pgn"
fitted own-search "$out/own.pgn" --target score
sets="school textbook kaufman flat engines engines-draws masters carlsen anderssen own-results own-search"
models="atlas mobility universal synergy"

printf 'set\tP\tN\tB\tR\tQ\n' >"$out/values.tsv"
for set in $sets; do
    awk -F, -v set="$set" '{ v[$1] = $2 } END { OFS = "\t"; print set, v["P"], v["N"], v["B"], v["R"], v["Q"] }' "$out/sets/$set" >>"$out/values.tsv"
done

# Predictions.
if ! [ -s "$out/loss.tsv" ]; then
    compared=$(for set in $sets; do printf '%s,' "$out/sets/$set"; done)$(echo $models | tr ' ' ,)
    printf 'games\tset\tlogLoss\taboveBest\taboveBestSe\n' >"$work/loss"
    for data in openrating.pgn tcec.pgn.zst masters.pgn.zst own.pgn; do
        file=$games/$data
        [ "$data" = own.pgn ] && file=$out/own.pgn
        quiet fit "$file" --compare-values "$compared" --format json >"$work/compared.json"
        awk -v data="${data%%.*}" '
            /"comparedValues"/ { on = 1 }
            on && /"values"/ { split($0, word, "\""); name = word[4]; sub(/.*\//, "", name) }
            on && /"logLoss"/ { loss = $3 + 0 }
            on && /"aboveBest"/ { above = $3 + 0 }
            on && /"aboveBestSe"/ { printf "%s\t%s\t%.6f\t%.6f\t%.6f\n", data, name, loss, above, $3 + 0 }
            on && /\]/ { on = 0 }' "$work/compared.json" >>"$work/loss"
    done
    mv "$work/loss" "$out/loss.tsv"
fi

# played FILE NAME A B NODES GAMES: adds a line to FILE
played() {
    [ -s "$out/$2.tsv" ] && cat "$out/$2.tsv" >>"$1" && return
    quiet match "$3" "$4" --games "$6" --nodes "$5" --seed "$seed" --format json -o "$out/$2.pgn" >"$work/match.json"
    awk -v name="$2" -v nodes="$5" -v seed="$seed" -v date="$(date +%F)" -v OFS='\t' '
        { key = $1; gsub(/"/, "", key); value = $3; sub(/,$/, "", value); if (!(key in found)) found[key] = value }
        key == "pentanomial" { pairs = $0; sub(/.*\[ */, "", pairs); sub(/ *\].*/, "", pairs); gsub(/ /, "", pairs) }
        END {
            print name, nodes, found["games"], found["wins"], found["losses"], found["draws"], pairs, found["elo"], found["eloError"],
                seed, date }' "$work/match.json" >"$out/$2.tsv"
    cat "$out/$2.tsv" >>"$1"
}
head_of='match\tnodes\tgames\twins\tlosses\tdraws\tpairs\telo\teloError\tseed\tdate\n'

# What --values takes: a file of a set, or a model.
source_of() {
    [ -s "$out/sets/$1" ] && echo "self:$out/sets/$1" || echo "self:$1"
}
printf "$head_of" >"$work/play"
for set in $sets $models; do
    [ "$set" = school ] || played "$work/play" "$set" "$(source_of "$set")" "self:$out/sets/school" "$nodes" "$number"
done
mv "$work/play" "$out/play.tsv"

# Three engines, each held to an effort at which it is about as strong as ours at 1,500 positions.
effort() { # FILE COMMAND LIMIT
    printf '#!/bin/sh\nsed -u "s/^go nodes .*/go %s/" | exec %s\n' "$3" "$2" >"$1" && chmod +x "$1"
}
effort "$out/toga2" toga2 'depth 2'
effort "$out/gnuchess" 'gnuchess --uci' 'depth 2'
effort "$out/stockfish" stockfish 'nodes 600'
printf "$head_of" >"$work/others"
for engine in toga2 gnuchess stockfish; do
    command -v "$engine" >/dev/null || { echo "found no $engine: left out" >&2; continue; }
    for set in school kaufman carlsen engines-draws atlas; do
        played "$work/others" "$set-$engine" "$(source_of "$set")" "$out/$engine" 1500 "$others"
    done
done
mv "$work/others" "$out/others.tsv"
