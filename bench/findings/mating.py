#!/usr/bin/env python3
"""Compares errors of the move model between pieces that mate a lone king and pieces that do not (docs/findings/mating.md).

    bench/findings/mating.py

Needs Python 3 with numpy. `mating.tsv` has the share of positions that a piece and its king win (`endings PIECE --format csv`).
"""
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
BANDS = ((0, 200, "below 200"), (200, 400, "200 to 400"), (400, 700, "400 to 700"), (700, 1e9, "700 and more"))
won = {w[0]: float(w[1]) for w in (line.split("\t") for line in (ROOT / "bench/findings/mating.tsv").read_text().splitlines()) if w[0][0] != "#"}
found = []
for line in (ROOT / "valuation/src/main/resources/org/pieceworth/valuation/pooled/measured.tsv").read_text().splitlines():
    w = line.split("\t")
    if w[2:6] == ["8x8", "300", "B,N,Q,R", "pieceworth"] and w[1] in won and w[11] and min(float(w[7]), float(w[11])) > 20:
        found.append((float(w[11]), np.log(float(w[7]) / float(w[11])), won[w[1]]))
law, residual, share = (np.array(x) for x in zip(*found))


def mean(which):
    x = residual[which]
    return len(x), x.mean(), x.std(ddof=1) / np.sqrt(len(x))


def line(name, band):
    mates, cannot = mean(band & (share >= .9)), mean(band & (share <= .1))
    difference, error = mates[1] - cannot[1], np.hypot(mates[2], cannot[2])
    print(f"| {name} | {mates[0]} | {mates[1]:.3f} ± {mates[2]:.3f} | {cannot[0]} | {cannot[1]:.3f} ± {cannot[2]:.3f} | {difference:.3f} ± {error:.3f} |")
    return difference, error


def within_bands(share):
    """Mean difference within bands, each weighted by the pieces that it compares."""
    parts = []
    for low, high, _ in BANDS:
        band = (law >= low) & (law < high)
        one, other = residual[band & (share >= .9)], residual[band & (share <= .1)]
        parts.append((len(one) * len(other) / (len(one) + len(other)), one.mean() - other.mean()))
    weights, differences = np.array(parts).T
    return (weights * differences).sum() / weights.sum()


print(f"{len(found)} pieces, {((share > .1) & (share < .9)).sum()} between")
print("| predicted value, centipawns | mates: pieces | residual | not: pieces | residual | difference |\n|---|---|---|---|---|---|")
line("all", law > 0)
for low, high, name in BANDS:
    line(name, (law >= low) & (law < high))
rng, seen = np.random.default_rng(1), within_bands(share)
shuffled = []
for _ in range(20000):
    mixed = share.copy()
    for low, high, _ in BANDS:
        at = np.flatnonzero((law >= low) & (law < high))
        mixed[at] = share[rng.permutation(at)]
    shuffled.append(within_bands(mixed))
print(f"difference within bands {seen:.3f} ± {np.std(shuffled):.3f}, permutation test p = {np.mean(np.abs(shuffled) >= abs(seen)):.3f}")
