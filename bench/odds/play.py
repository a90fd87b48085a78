#!/usr/bin/env python3
"""Plays the usual odds at several strengths and adds their results to the table that ships; a stopped run goes on.

    bench/odds/play.py [COMMAND]     COMMAND runs Pieceworth (default ./pieceworth)
"""
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "studies/src/main/resources/org/pieceworth/studies/odds/odds.tsv"
ODDS = ["knight", "pawn", "rook", "queen", "pawn-and-move", "bishop", "exchange", "move", "two-pawns", "queen-for-rook", "two-knights",
        "two-bishops", "rook+knight"]
# The number of games, of which half are played at equal nodes, falls with their cost.
GAMES = {300: 400, 100: 400, 30: 400, 1000: 300, 3000: 200, 10000: 100}


def played():
    return {tuple(line.split("\t")[:2]) for line in TABLE.read_text().splitlines() if not line.startswith("#")}


def main():
    command = sys.argv[1:] or [str(ROOT / "pieceworth")]
    for nodes, games in GAMES.items():
        for odds in ODDS:
            if (odds, str(nodes)) in played():
                continue
            answer = subprocess.run(command + ["odds", odds, "--nodes", str(nodes), "--games", str(games), "--format", "json", "--quiet"],
                                    capture_output=True, check=True, text=True).stdout
            row = json.loads(answer)["odds"][0]
            line = [odds, nodes, *(round(row[k]) for k in ("lost", "drawn", "won", "sought")), f"{row['factor']:.3f}", f"{row['factorLow']:.3f}",
                    f"{row['factorHigh']:.3f}"]
            with TABLE.open("a") as out:
                print(*line, sep="\t", file=out)
            print(*line, flush=True)


if __name__ == "__main__":
    main()
