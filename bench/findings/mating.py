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
        value, error, law = float(w[7]), float(w[8]), float(w[11])
        found.append((law, np.log(value / law), error / value, np.log((value + 40) / (law + 40)), error / (value + 40), won[w[1]]))
law, residual, error, soft, soft_error, share = (np.array(x) for x in zip(*found))


def mean(which):
    x = residual[which]
    return len(x), x.mean(), x.std(ddof=1) / np.sqrt(len(x))


def line(name, band):
    mates, cannot = mean(band & (share >= .9)), mean(band & (share <= .1))
    difference, error = mates[1] - cannot[1], np.hypot(mates[2], cannot[2])
    print(f"| {name} | {mates[0]} | {mates[1]:.3f} ± {mates[2]:.3f} | {cannot[0]} | {cannot[1]:.3f} ± {cannot[2]:.3f} | {difference:.3f} ± {error:.3f} |")
    return difference, error


def within_bands(share, residual, weight):
    """Mean difference within bands, each weighted by the pieces that it compares."""
    parts = []
    for low, high, _ in BANDS:
        band = (law >= low) & (law < high)
        one, other = band & (share >= .9), band & (share <= .1)
        w, v = weight[one].sum(), weight[other].sum()
        parts.append((w * v / (w + v), (weight * residual)[one].sum() / w - (weight * residual)[other].sum() / v))
    weights, differences = np.array(parts).T
    return (weights * differences).sum() / weights.sum()


def own_variance(residual, error):
    """The variance of residuals beyond the errors of the measurements (Paule and Mandel 1982)."""
    low, high = 0, 4
    for _ in range(60):
        middle = (low + high) / 2
        w = 1 / (middle + error**2)
        wide = (w * (residual - (w * residual).sum() / w.sum()) ** 2).sum() > len(residual) - 1
        low, high = (middle, high) if wide else (low, middle)
    return low


print(f"{len(found)} pieces, {((share > .1) & (share < .9)).sum()} between")
print("| predicted value, centipawns | mates: pieces | residual | not: pieces | residual | difference |\n|---|---|---|---|---|---|")
line("all", law > 0)
for low, high, name in BANDS:
    line(name, (law >= low) & (law < high))
print(f"\nstandard deviation beyond measurement errors {own_variance(residual, error) ** .5:.2f}")
print("| weights | difference within the groups | permutation test |\n|---|---|---|")
equal = np.ones(len(law))
for name, numbers, weight in (
    ("equal", residual, equal),
    ("equal, values + 40", soft, equal),
    ("by both errors", residual, 1 / (own_variance(residual, error) + error**2)),
    ("by both errors, values + 40", soft, 1 / (own_variance(soft, soft_error) + soft_error**2)),
    ("by the measurement's error", residual, 1 / error**2),
):
    rng, seen = np.random.default_rng(1), within_bands(share, numbers, weight)
    shuffled = []
    for _ in range(20000):
        mixed = share.copy()
        for low, high, _ in BANDS:
            at = np.flatnonzero((law >= low) & (law < high))
            mixed[at] = share[rng.permutation(at)]
        shuffled.append(within_bands(mixed, numbers, weight))
    print(f"| {name} | {seen:.3f} ± {np.std(shuffled):.3f} | p = {np.mean(np.abs(shuffled) >= abs(seen)):.3f} |")
