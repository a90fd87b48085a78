#!/bin/bash
# Measures the pieces of variants whose rules change what pieces are worth, each under its own rules, and writes
# bench/values/rules.tsv; FOLDER keeps the answers of finished runs, so that a stopped run goes on. Those of Gliński's game
# are in bench/findings/hexagons.json (bench/findings/hexagons.sh).
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
"$root/pieceworth" variants glinski --format json >"$folder/glinski.moves"
python3 - "$folder" "$root" >"$root/bench/values/rules.tsv" <<'END'
import json, pathlib, sys
folder, root = map(pathlib.Path, sys.argv[1:])
hexagons = "bench/findings/hexagons.json"
print("piece", "variant", "nodes", "games", "value", "se", "overTheGame", "source", sep="\t")
for file, source in [(file, "") for file in sorted(folder.glob("*.json"))] + [(root / hexagons, hexagons)]:
    answer = json.loads(file.read_text())
    name = answer["provenance"]["variant"]
    variant = json.loads((folder / (name + ".moves")).read_text())
    betza = {piece["letter"]: piece["betza"] for piece in variant["rows"][0]["pieces"]}
    # The piece that sets the scale is in the pool where the scale is the pawn's.
    for value in answer["values"] + (answer["pool"] if source else []):
        if value.get("value") is not None and value["value"] > 0:
            over = value.get("overTheGame") or {}
            print(betza[value["piece"]], name, answer["nodesPerMove"], answer["games"], f"{value['value']:.2f}",
                  f"{value['se']:.2f}", f"{over['value']:.2f}" if over.get("value") is not None else "", source, sep="\t")
END
