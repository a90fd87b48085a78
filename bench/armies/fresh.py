#!/usr/bin/env python3
"""Pairs of armies that no term was chosen by, for ArmiesByPlan.

    bench/armies/fresh.py pairs >>bench/armies/plan.tsv
    bench/armies/fresh.py balanced COMMAND... >>bench/armies/plan.tsv

`pairs`: 60 pairs like those with H of plan.py, from another seed (ids with Gr, Gx), 200 games each. `balanced`: for 100 random armies
the first answer of `balance` (COMMAND runs Pieceworth), for 50 of them from the usual pool (Bl), for 50 from the sixty best-known pieces (Bs), a fifth
of both on 10x8, 200 games each. All at 300 nodes per move.
"""
import json
import subprocess
import sys

import plan


def pairs():
    plan.rng = plan.np.random.default_rng(20261130)
    for i in range(30):
        files = 8 if i < 24 else 10
        print(plan.line(f"Gr{i:02}", f"{files}x8", 300, 200, plan.random_pair(files, -0.3, 0.3)))
        print(plan.line(f"Gx{i:02}", f"{files}x8", 300, 200, plan.extreme(i, files)))


def balanced(command):
    plan.rng = plan.np.random.default_rng(20261129)
    sixty = ",".join(plan.VALUES)
    for i in range(100):
        files = 10 if i % 10 > 7 else 8
        army = plan.some(int(plan.rng.integers(4, files)))
        pool = ["--pool", sixty] if i % 2 else []
        found = subprocess.run(command + ["balance", ",".join(army), "--board", f"{files}x8", "--answers", "1", "--format", "json", "--quiet"] + pool,
                               capture_output=True, check=True, text=True).stdout
        other = [p["piece"] for p in json.loads(found)["answers"][0]["pieces"] for _ in range(p["count"])]
        print(plan.line(f"B{'ls'[i % 2]}{i:02}", f"{files}x8", 300, 200, (army, files, other, files)), flush=True)


if __name__ == "__main__":
    pairs() if sys.argv[1] == "pairs" else balanced(sys.argv[2:])
