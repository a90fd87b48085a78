#!/usr/bin/env python3
"""Computes combined values on 8x8 with a program of its own, from the files that ship, and compares them with `value`.

    bench/values/recompute.py [PIECE...]

Only the law's and the model `leapers`' values of a piece are taken from the program. Needs Python 3 with numpy.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "valuation/src/main/resources/org/pieceworth/valuation"
PIECES = "N B R Q BN NR QN WF FfW WD C gQ mRcpR".split()
SOFT, NINE_IN_TEN, CENTRE = 40, 1.6449, np.log(450)


def log(value):
    return np.log(max(0, value) + SOFT)


def read(name):
    return [line.split("\t") for line in (DATA / name).read_text().splitlines() if line and not line.startswith("#")]


POOL = read("pooled/pool.tsv")
COMPANY, DRIFT, SLOPE, SPREAD, BOARD, ENGINE = next([float(x) for x in w[1:]] for w in POOL if w[0] == "effects")
WIDENING = next(float(w[1]) for w in POOL if w[0] == "widening")
LIST_SPREAD = next(float(w[1]) for w in POOL if w[0] == "spread of a list")
LISTS = {w[1]: [float(x) for x in w[2:]] for w in POOL if w[0] == "list"}
MODELS = [(w[1], float(w[2]), [float(x) for x in w[3:]]) for w in POOL if w[0] == "model"]
LAW_SPREAD = next(float(w[1]) for w in read("play/law.tsv") if w[0] == "spread")


def theory(law, spread, leapers):
    """The law and the model by the mean of least variance with weights of 0 or more."""
    values, used = [], []
    for i, (name, bias, _) in enumerate(MODELS):
        value = law if name == "play" else leapers
        if value is not None:
            values.append(log(value) - bias)
            used.append(i)
    covariance = np.array([[MODELS[i][2][j] for j in used] for i in used])
    covariance[0, 0] *= (spread / LAW_SPREAD) ** 2
    kept = list(range(len(used)))
    while True:
        weights = np.linalg.solve(covariance[np.ix_(kept, kept)], np.ones(len(kept)))
        if weights.min() >= 0:
            break
        kept.pop(int(weights.argmin()))
    return weights @ np.array(values)[kept] / weights.sum(), WIDENING**2 / weights.sum()


def published(key):
    found = [(w[3], log(float(w[4]))) for w in POOL if w[0] == "published" and w[1] == key and w[2] == "8x8"]
    if not found:
        return None
    corrected, variance = [], 0
    for name, value in found:
        mean, slope, a, b, c = LISTS.get(name, LISTS[""])
        away = value - log(450)
        corrected.append(value - mean - slope * away)
        variance += a + 2 * away * b + away * away * c
    n = len(found)
    return np.mean(corrected), LIST_SPREAD**2 * (0.5 + 0.5 / n) + variance / n / n


def combined(piece, law, spread, leapers, boards):
    """The value and its interval for engine play at 300 to 3,000 nodes in any company."""
    measured = read("pooled/measured.tsv")
    key = next(w[0] for w in measured if w[1] == piece)
    rows = [w for w in measured if w[0] == key and re.match(r"\d+x", w[2])]
    unseen = next((float(w[11]) for w in rows if len(w) > 11 and w[11]), law)
    mean, variance = theory(unseen, spread, leapers)
    lists = published(key)
    if lists:
        birge = max(1, (mean - lists[0]) ** 2 / (variance + lists[1]))
        precision = 1 / variance + 1 / lists[1]
        mean, variance = (mean / variance + lists[0] / lists[1]) / precision, birge / precision
    value = max(0, np.exp(mean) - SOFT)
    share = value / (value + SOFT)
    drift = share * (DRIFT + SLOPE * (np.log(max(1, value)) - CENTRE))
    decades = np.array([np.log10(int(w[3]) / 300) for w in rows])
    among = [w[4] for w in rows]
    engine = [w[5] for w in rows]
    board = [w[2] for w in rows]
    usual, ranged = 0.5, 1 / 12
    estimates = np.array([
        log(float(w[7])) + boards.get(w[2], 0) - drift * d for w, d in zip(rows, decades)]) - mean
    n = len(rows)
    own = SPREAD**2 * np.outer(decades, decades) * share**2
    to_target = SPREAD**2 * share**2 * decades * usual
    for i in range(n):
        to_target[i] += share**2 * ENGINE**2 / 2 * (engine[i] != "pieceworth")
        for j in range(n):
            own[i, j] += share**2 * (
                COMPANY**2 * (among[i] == among[j] != "B,N,Q,R")
                + ENGINE**2 * (engine[i] == engine[j] != "pieceworth")
                + BOARD**2 * (board[i] == board[j] != "8x8"))
        own[i, i] += (float(rows[i][8]) / (max(0, float(rows[i][7])) + SOFT)) ** 2
    target = share**2 * (SPREAD**2 * (usual**2 + ranged) + COMPANY**2 + ENGINE**2 / 2) + drift**2 * ranged
    inverse = np.linalg.solve(own, np.ones(n))
    precision = inverse.sum()
    centre = inverse @ estimates / precision
    rest = estimates - centre
    scatter = max(1, rest @ np.linalg.solve(own, rest) / (n - 1)) if n > 1 else 1
    wide = variance
    for _ in range(30):
        square = centre**2 / (wide + scatter / precision)
        wide = variance * max(1, (4 + square * wide / variance) / 5)
    to_target = wide + to_target
    weights = np.linalg.solve(wide + scatter * own, to_target)
    found = mean + drift * usual + weights @ estimates
    reach = NINE_IN_TEN * np.sqrt(max(0, wide + target - weights @ to_target))
    return [max(0, np.exp(found + side * reach) - SOFT) for side in (0, -1, 1)]


def ask(board, pieces):
    text = subprocess.run(
        [ROOT / "pieceworth", "value", *pieces, "--board", board, "--models", "play,leapers", "--format", "json", "--quiet"],
        capture_output=True, text=True, check=True).stdout
    return json.loads(text)


def main():
    pieces = sys.argv[1:] or PIECES
    answers = {board: ask(board, pieces) for board in ("8x8", "10x8", "10x10")}
    models = {board: {(r["piece"], r["model"]): r for r in answers[board]["rows"]} for board in answers}
    worst = 0.0
    print(f"{'piece':8}{'value':>8}  {'90 % interval':18}{'recomputed':>10}  {'90 % interval':18}")
    for row in answers["8x8"]["pooled"]:
        piece = row["piece"]
        law = models["8x8"][piece, "play"]
        spread = (log(law["high"]) - log(law["low"])) / 2 / NINE_IN_TEN
        boards = {b: log(law["value"]) - log(models[b][piece, "play"]["value"]) for b in ("10x8", "10x10")}
        leapers = models["8x8"].get((piece, "leapers"), {}).get("value")
        ours = [row["value"], row["low"], row["high"]]
        other = combined(piece, law["value"], spread, leapers, boards)
        worst = max(worst, max(abs(a / b - 1) for a, b in zip(ours, other)))
        print("".join([f"{piece:8}"] + [f"{v[0]:8.2f}  {f'[{v[1]:.2f}, {v[2]:.2f}]':18}  " for v in (ours, other)]))
    print(f"largest difference: {worst:.2g}")


if __name__ == "__main__":
    main()
