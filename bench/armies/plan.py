#!/usr/bin/env python3
"""Chooses pairs of unlike armies for ArmiesByPlan.

    bench/armies/plan.py >bench/armies/plan.tsv

The pieces are knight, bishop, rook, queen and the first sixty of bench/values/plan.tsv, with their combined values. The kinds of
pairs, by the first letter of the id: r random armies; s few strong pieces against many weak ones; c copies of one kind; b colorbound
pieces on one color or both, on given squares; p no pawns, few pawns, or pieces for pawns; w boards of ten files. Ids that begin
with H are held out: no fit reads them. Needs numpy.
"""
from collections import Counter
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
MEASURED = ROOT / "valuation/src/main/resources/org/pieceworth/valuation/pooled/measured.tsv"
PILOT = Path(__file__).resolve().parent / "pilot.tsv"
SEED = 20261128
PAWN = 110
COLORBOUND = ["B", "F", "FA", "BD", "FAD", "A", "D", "AD", "C", "mBcpB"]


def values():
    found = {}
    for line in MEASURED.read_text().splitlines():
        w = line.split("\t")
        if w[2:6] == ["8x8", "300", "B,N,Q,R", "pieceworth"]:
            found[w[1]] = float(w[7])
    names = ["N", "B", "R", "Q"]
    for line in (ROOT / "bench/values/plan.tsv").read_text().splitlines():
        w = line.split("\t")
        if not line.startswith("#") and w[0] not in names and w[0] in found and w[0] != "K":
            names.append(w[0])
        if len(names) == 64:
            break
    return {name: max(20, found[name]) for name in names}


VALUES = values()
NAMES = np.array(list(VALUES))
V = np.array(list(VALUES.values()))
CHESS = np.where(np.isin(NAMES, list("NBRQ")), 8.0, 1.0)
rng = np.random.default_rng(SEED)


def worth(army, pawns):
    return sum(VALUES[p] for p in army) + PAWN * pawns


def some(number, chosen=None, weights=CHESS):
    w = weights if chosen is None else weights * chosen
    return list(rng.choice(NAMES, number, p=w / w.sum()))


def near(one, pawns, other, others, low=-0.3, high=0.3):
    ratio = np.log(worth(one, pawns) / max(1, worth(other, others)))
    return low < ratio < high


WIDTH = {"random": 0.16}


def random_pair(files=8, low=None, high=None, pawns=None):
    low, high = low or -WIDTH["random"], high or WIDTH["random"]
    while True:
        n, m = rng.integers(files - 4, files, 2)
        a, b = some(n), some(m)
        p = q = files if pawns is None else pawns
        if near(a, p, b, q, low, high) and Counter(a) != Counter(b):
            return a, p, b, q


def strong_weak(files=8):
    limit = rng.choice([300, 380, 480])
    while True:
        a = some(rng.integers(1, 5), V > 600, np.ones(len(V))) if rng.random() < 0.6 else ["Q"] * int(rng.integers(1, 4))
        n = rng.integers(3, files + 3)
        b = some(n, V < limit) if rng.random() < 0.5 else some(1, V < limit) * n
        if rng.random() < 0.3:
            common = some(2, V < 500)
            a, b = a + common, b + common
        p = int(rng.choice([files, files, files - 2, 3]))
        q = p
        total = np.log(sum(VALUES[x] for x in b) / sum(VALUES[x] for x in a))
        if -0.75 < total < 0.25 and len(b) + q <= 2 * files - 1 and len(b) > len(a) + 1:
            return (a, p, b, q) if rng.random() < 0.5 else (b, q, a, p)


def copies(files=8):
    while True:
        x = some(1)
        n = int(rng.integers(2, 6))
        rest = some(rng.integers(0, 3))
        a = x * n + rest
        b = some(rng.integers(2, 8)) + (rest if rng.random() < 0.5 else [])
        if len(a) < files and len(b) < files and near(a, files, b, files, -0.15, 0.15) and Counter(a) != Counter(b):
            return a, files, b, files


def colors():
    """Two or three colorbound pieces on given squares, on one color or both."""
    while True:
        x = str(rng.choice(COLORBOUND[:6]))
        if x not in VALUES:
            continue
        n = int(rng.integers(2, 4))
        both = rng.random() < 0.5
        first = rng.integers(2)
        if both:
            squares = [int(rng.choice(np.arange(first, 8, 2))), int(rng.choice(np.arange(1 - first, 8, 2)))]
            free = [f for f in range(first, 8, 2) if f not in squares]
            squares += list(rng.choice(free, n - 2, replace=False))
        else:
            squares = list(rng.choice(np.arange(first, 8, 2), n, replace=False))
        rank = ["-"] * 8
        for f in squares:
            rank[f] = x
        free = [f for f in range(8) if rank[f] == "-"]
        rng.shuffle(free)
        rank[free.pop()] = "king"
        common = some(rng.integers(2, 8 - n), V < 1100)
        common = [c for c in common if c not in COLORBOUND][: len(free)]
        for c in common:
            rank[free.pop()] = c
        while True:
            y = [c for c in some(rng.integers(1, 5)) if c not in COLORBOUND]
            other = common + y
            if y and len(other) < 8 and near([x] * n + common, 8, other, 8, -0.12, 0.12):
                break
        squares = list(rng.permutation(8))
        second = ["-"] * 8
        for piece in ["king"] + other:
            second[squares.pop()] = piece
        return rank, 8, second, 8


def pawns(files=8):
    kind = rng.integers(4)
    while True:
        a, b = some(rng.integers(2, files)), some(rng.integers(2, files))
        if kind == 0:
            p = q = 0
        elif kind == 1:
            p = q = int(rng.integers(1, files - 2))
        elif kind == 2:
            p, q = rng.integers(0, files + 1, 2)
        else:
            common = some(rng.integers(2, files - 1))
            extra = some(1, V < 700)
            a, b, p = common + extra, common, int(rng.integers(0, files - 1))
            q = p + round(VALUES[extra[0]] / PAWN) + int(rng.integers(-2, 3))
            if not p < q <= files or len(a) > files - 1:
                continue
        if near(a, p, b, q, -0.18, 0.18) and Counter(a) != Counter(b):
            return a, int(p), b, int(q)


def wide():
    return (random_pair, strong_weak, copies, pawns)[rng.choice(4, p=[0.4, 0.3, 0.15, 0.15])](10)


KINDS = {"r": random_pair, "s": strong_weak, "c": copies, "b": colors, "p": pawns, "w": wide}


def line(name, board, nodes, games, pair):
    a, p, b, q = pair
    return "\t".join(map(str, (name, board, nodes, games, " ".join(a), p, " ".join(b), q)))


def batch(prefix, number, share):
    """Pairs of all kinds, mixed."""
    letters = rng.choice(list(share), number, p=list(share.values()))
    return [(f"{prefix}{k}{i:04}", "10x8" if k == "w" else "8x8", KINDS[k]()) for i, k in enumerate(letters)]


def extreme(i, files):
    kind = rng.choice(4, p=[0.5, 0.25, 0.15, 0.1]) if files == 8 else rng.choice(3, p=[0.6, 0.3, 0.1])
    return (strong_weak, pawns, copies, colors)[kind](*([files] if kind < 3 else []))


def main():
    share = {"r": 0.3, "s": 0.25, "c": 0.12, "b": 0.06, "p": 0.15, "w": 0.12}
    queens = "- Q - Q king Q - -".split(), 8, "N N N N king N N N".split(), 8
    held = []
    for i in range(30):
        files = 8 if i < 24 else 10
        held += [(f"Hr{i:02}", f"{files}x8", random_pair(files, -0.3, 0.3)), (f"Hx{i:02}", f"{files}x8", queens if i == 0 else extreme(i, files))]
    first = batch("C", 600, share)
    # Wider again: differences of sums need as much evidence as what sums miss.
    WIDTH["random"] = 0.3
    second = batch("D", 1400, share)
    print("# id\tboard\tnodes\tgames\tfirst army\tits pawns\tsecond army\tits pawns")
    # Narrower limits than these followed when results were seen to be one-sided.
    print("\n".join(PILOT.read_text().splitlines()))
    rest = []
    strengths = [x for x in first if x[0][1] in "sw"][:120] + [x for x in first if x[0][1] in "rcp"][:80]
    for i, (name, board, pair) in enumerate(first):
        rest.append(line(name, board, 300, 16, pair))
        if 110 <= i < 110 + len(held):
            rest.append(line(held[i - 110][0], held[i - 110][1], 300, 40, held[i - 110][2]))
        if i == 190:
            rest += [line(name, board, 300, 100, pair) for name, board, pair in held]
        if i >= 150:
            if i - 150 < len(strengths):
                rest.append(line(strengths[i - 150][0], strengths[i - 150][1], 100, 16, strengths[i - 150][2]))
            if i % 2 == 0 and (i - 150) // 2 < len(strengths):
                each = strengths[(i - 150) // 2]
                rest.append(line(each[0], each[1], 1000, 16, each[2]))
            if i >= 180 and i % 5 == 0:
                each = strengths[(i - 180) // 5]
                rest.append(line(each[0], each[1], 3000, 16, each[2]))
    rest += [line(name, board, 3000, 60, pair) for name, board, pair in held]
    rest += [line(name, board, 300, 400, pair) for name, board, pair in held]
    for i, (name, board, pair) in enumerate(second):
        rest.append(line(name, board, 300, 16, pair))
        if i % 5 == 0 and 84 + i // 5 < len(strengths):
            for nodes in (1000, 3000):
                each = strengths[84 + i // 5]
                rest.append(line(each[0], each[1], nodes, 16, each[2]))
    print("\n".join(dict.fromkeys(rest)))


if __name__ == "__main__":
    main()
