#!/bin/bash
# Measures the pieces of variants whose rules change what pieces are worth, each under its own rules, and writes
# bench/values/rules.tsv; FOLDER keeps the answers of finished runs, so that a stopped run goes on.
#
#   bench/values/rules.sh FOLDER [GAMES]
set -u
. "$(dirname "$0")/../common.sh"
folder=${1:?usage: bench/values/rules.sh FOLDER [GAMES]}
mkdir -p "$folder"
for variant in atomic 3check xiangqi crazyhouse shogi janggi; do
    case $variant in
        xiangqi | janggi) pieces="R N C A B" ;;
        shogi) pieces="R B G S N L" ;;
        *) pieces="N B R Q" ;;
    esac
    if [ ! -s "$folder/$variant.json" ]; then
        # shellcheck disable=SC2086
        nice "$root/pieceworth" measure $pieces --variant $variant --games "${2:-5000}" --nodes 300 --no-systematics \
            --seed 20261128 --format json --quiet >"$folder/$variant.new" && mv "$folder/$variant.new" "$folder/$variant.json"
    fi
    [ -s "$folder/$variant.moves" ] || "$root/pieceworth" variants $variant --format json >"$folder/$variant.moves"
done
python3 - "$folder" >"$root/bench/values/rules.tsv" <<'END'
import json, pathlib, sys
print("piece", "variant", "nodes", "games", "value", "se", "overTheGame", sep="\t")
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.json")):
    answer, variant = json.loads(file.read_text()), json.loads(file.with_suffix(".moves").read_text())
    betza = {piece["letter"]: piece["betza"] for piece in variant["rows"][0]["pieces"]}
    for value in answer["values"]:
        if value.get("value") is not None and value["value"] > 0:
            over = value.get("overTheGame") or {}
            print(betza[value["piece"]], file.stem, answer["nodesPerMove"], answer["games"], f"{value['value']:.2f}",
                  f"{value['se']:.2f}", f"{over['value']:.2f}" if over.get("value") is not None else "", sep="\t")
END
