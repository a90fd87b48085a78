#!/usr/bin/env python3
"""Writes the combined values of the pieces of plan.tsv and of the pawn, for each board and strength of the plan.

    bench/armies/values.py COMMAND... >bench/armies/values.tsv

COMMAND runs Pieceworth (`./pieceworth`). low and high are the 90 % interval.
"""
import json
import subprocess
import sys
from pathlib import Path

names = {"P": 0, "N": 0, "B": 0, "R": 0, "Q": 0}
for line in (Path(__file__).resolve().parent / "plan.tsv").read_text().splitlines():
    if not line.startswith("#"):
        words = line.split("\t")
        names.update(dict.fromkeys(p for p in (words[4] + " " + words[6]).split() if p not in ("king", "-")))
print("# board\tnodes\tpiece\tvalue\tlow\thigh")
for board in ("8x8", "10x8"):
    for nodes in (100, 300, 1000, 3000):
        found = subprocess.run(sys.argv[1:] + ["value", *names, "--board", board, "--strength", str(nodes), "--format", "json", "--quiet"],
                               capture_output=True, check=True, text=True).stdout
        for row in json.loads(found)["pooled"]:
            print(board, nodes, row["piece"], *(f"{row[x]:.2f}" for x in ("value", "low", "high")), sep="\t")
