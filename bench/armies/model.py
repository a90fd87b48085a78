#!/usr/bin/env python3
"""Fits the score of an army against another to games (ArmiesByPlan), and checks it on held-out pairs (ids with H or F).

    bench/armies/model.py choose [RESULTS...]     log likelihood and error of the score by cross-validation, with and without each term
    bench/armies/model.py fit [RESULTS...]        writes armies.tsv where it ships, and kinds.tsv: what the games say of values
    bench/armies/model.py held-out [RESULTS...]   coverage and error on the pairs whose id begins with H or F, which no fit reads

Reads results.tsv (games) and values.tsv (combined values). Needs numpy and scipy.

The model. v is a piece's combined value at the strength asked for, n the number of its kind, P the pawns of a side, x = log10(nodes / 300),
f = (P + P') / 16 - 1:

    L(v)    = sum over enemy pieces w < v of (1 - w/v) (w/v)            weaker enemies
    L0(v)   = 6 times the mean of the same over N B R Q (300, 343, 462, 1020)
    e(v)    = max(5, v + body) exp(-levelling (L(v) - L0(v)))           e is 1 + leaper times as much for a piece that rides nowhere
    M       = sum of n e(v) + pawn P
    C1      = sum of min(n, n') min(e, e') over N B R Q, C2 over all other kinds       what both sides share
    D       = g1 C1 + g2 C2,  g1 = 1 / (1 + exp(-sharedChess - sharedNodes x)),  g2 the same with sharedOthers
    eta     = exp(scale + nodes x) log((M - D + exp(base)) / (M' - D + exp(base)))     + move for White, - move for Black
    draw    = exp(draw + drawNodes x + drawPawns f)
    P(win)  = 1 / (1 + exp(draw - eta)), P(loss) = 1 / (1 + exp(draw + eta))
    score   = P(win) + P(draw) / 2, the mean of both colors

move is greater by moveArray where the armies stand at given squares of a first rank. eta has the variance

    tau^2 times the sum over kinds, pawns among them, of ((n - n') (e + e') / 2 times the slope of eta by material)^2
    + quad^2 eta^2 + floor^2 (1 - 2 C / (M + M')) + what the errors of values and of the coefficients bring

with C as C1 + C2 and the shared pawns. M - D never falls and M' - D never rises when a piece is added, as 0 < g < 1, e > 0 and
levelling >= 0; so its owner's score cannot fall.
"""
import re
import sys
from collections import Counter
from math import comb
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SHIPPED = ROOT / "valuation/src/main/resources/org/pieceworth/valuation/score"
TERMS_FILE = SHIPPED / "armies.tsv"
KINDS_FILE = SHIPPED / "kinds.tsv"
KINDS, SOFT = 12, 20.0
COLORBOUND = {"B", "F", "FA", "BD", "FAD", "A", "D", "AD", "C", "mBcpB"}
ENEMIES, REFERENCE = 6.0, dict(N=300.0, B=343.0, R=462.0, Q=1020.0)
Z90 = 1.6448536269514722
NODES, WEIGHTS = np.polynomial.hermite_e.hermegauss(11)
WEIGHTS = WEIGHTS / WEIGHTS.sum()

# name: start, size of a step, standard deviation of a prior about the start (None: flat), meaning
TERMS = {
    "scale": (2.5, 0.1, None, "logarithm of the scale"),
    "base": (6.3, 0.2, 1.0, "logarithm of what a side has beyond its pieces, centipawns"),
    "pawn": (90.0, 5.0, 40.0, "weight of a pawn"),
    "move": (0.1, 0.05, None, "White's first move, log-odds"),
    "draw": (-1.4, 0.1, None, "logarithm of the draw threshold"),
    "growth": (0.0, 0.03, 0.3, "power by which weight grows faster than value"),
    "levelling": (0.0, 0.02, 0.2, "loss to a weaker enemy"),
    "copies": (0.0, 0.02, 0.1, "loss of copies of one kind"),
    "pair": (0.0, 0.05, 0.15, "gain of colorbound pieces on both colors"),
    "board": (0.0, 0.2, 0.5, "scale by the logarithm of the area"),
    "nodes": (0.0, 0.1, 0.5, "scale by the logarithm (base 10) of nodes / 300"),
    "levellingNodes": (0.0, 0.02, 0.05, "levelling by the logarithm of nodes / 300"),
    "drawNodes": (0.0, 0.1, 0.5, "draw threshold by the logarithm of nodes / 300"),
    "growthNodes": (0.0, 0.03, 0.1, "growth by the logarithm of nodes / 300"),
    "body": (0.0, 10.0, 40.0, "added to the value of each piece"),
    "drawPawns": (0.0, 0.2, 0.5, "draw threshold by pawns"),
    "scalePawns": (0.0, 0.1, 0.5, "scale by pawns"),
    "levellingPawns": (0.0, 0.005, 0.05, "loss to an enemy pawn"),
    "shape": (1.0, 0.2, 0.5, "power of w/v in the levelling"),
    "pawnPower": (1.0, 0.1, 0.3, "power of the number of pawns"),
    "crowd": (0.0, 0.1, 0.5, "power by which levelling grows faster than the number of weaker enemies"),
    "riderPawns": (0.0, 0.05, 0.3, "gain of riders when all pawns are gone"),
    "leaper": (0.0, 0.03, 0.2, "gain of pieces that ride nowhere"),
    "movePawns": (0.0, 0.2, 0.5, "first move by pawns"),
    "support": (0.0, 0.1, 0.7, "part of the levelling that needs all pawns of the weaker pieces' side"),
    "shelter": (0.0, 0.1, 0.7, "part of the levelling that own pieces that are weaker undo"),
    "moveArray": (0.0, 0.05, 0.3, "more of the first move where armies stand at given squares"),
    "sharedChess": (0.0, 0.2, 1.5, "part of the shared N B R Q that cancels, log-odds"),
    "sharedOthers": (-1.0, 0.2, 1.5, "part of other shared kinds that cancels, log-odds"),
    "sharedNodes": (0.0, 0.3, 2.0, "both by the logarithm (base 10) of nodes / 300"),
    "tau": (0.1, 0.03, 0.2, "standard deviation between pairs by unlike material, of its logarithm"),
    "quad": (0.15, 0.05, 0.2, "standard deviation between pairs by the advantage"),
    "floor": (0.3, 0.05, 0.3, "standard deviation between pairs that share nothing, log-odds"),
    "values": (0.5, 0.2, 0.5, "part of the errors of values that shows"),
}
ALWAYS = ["scale", "base", "pawn", "move", "draw", "floor"]
CHOSEN = ALWAYS + ["values", "levelling", "body", "drawPawns", "nodes", "drawNodes", "leaper", "sharedChess", "sharedOthers", "sharedNodes", "tau", "quad", "moveArray"]
AT_LEAST_0 = ["levelling", "pair", "values", "tau", "quad", "floor"]


def read_values():
    found = {}
    for line in (HERE / "values.tsv").read_text().splitlines():
        if not line.startswith("#"):
            board, nodes, piece, value, low, high = line.split("\t")
            found[board, int(nodes), piece] = max(SOFT, float(value)), np.log(max(SOFT, float(high)) / max(SOFT / 2, float(low))) / 2 / Z90
    return found


def one_notation(rows, values):
    """Armies where a piece has one notation: two notations with equal values everywhere are one piece (`QN`, `BNR`)."""
    by_piece = {}
    for (_, _, piece), pair in values.items():
        by_piece.setdefault(piece, []).append(pair)
    first = {}
    same = {piece: first.setdefault(tuple(pairs), piece) for piece, pairs in by_piece.items()}
    return [dict(r, armies=tuple([same.get(p, p) for p in army] for army in r["armies"])) for r in rows]


def read_results(files):
    """Rows by armies and strength; of repeated lines the one with most games."""
    rows = {}
    for file in files:
        for line in Path(file).read_text().splitlines():
            w = line.split("\t")
            if line.startswith("#") or len(w) != 14:
                continue
            row = dict(id=w[0], board=w[1], nodes=int(w[2]), armies=(w[4].split(), w[6].split()), pawns=(int(w[5]), int(w[7])),
                       counts=np.array(w[8:], float))
            key = (w[0], w[1], w[2], w[4], w[6])
            if key not in rows or rows[key]["counts"].sum() < row["counts"].sum():
                rows[key] = row
    return list(rows.values())


def pairs_on_both(army, piece, number, files):
    """Pairs of a colorbound kind on both colors; where it is placed at random their mean."""
    if "king" in army:
        even = sum(1 for f, p in enumerate(army) if p == piece and f % 2 == 0)
        return min(even, number - even)
    n, half = min(number, files), files // 2
    return sum(min(e, n - e) * comb(half, e) * comb(half, n - e) for e in range(n + 1)) / comb(files, n)


class Data:
    def __init__(self, rows, values):
        self.rows, n = rows, len(rows)
        self.v, self.error = np.full((2, n, KINDS), 100.0), np.zeros((2, n, KINDS))
        self.n, self.pairs = np.zeros((2, n, KINDS)), np.zeros((2, n, KINDS))
        self.rider, self.chess = np.zeros((2, n, KINDS)), np.zeros((n, KINDS))
        self.kind = np.full((2, n, KINDS), -1)
        self.pawns = np.array([r["pawns"] for r in rows], float).T.reshape(2, n)
        self.area = np.array([np.prod([int(x) for x in r["board"].split("x")]) for r in rows], float)
        self.files = np.array([int(r["board"].split("x")[0]) for r in rows])
        self.x = np.log10(np.array([r["nodes"] for r in rows]) / 300)
        self.counts = np.array([r["counts"] for r in rows]).reshape(n, 6)
        self.placed = np.array(["king" in r["armies"][0] for r in rows], float)
        names = {}
        for i, r in enumerate(rows):
            for side, army in enumerate(r["armies"]):
                for k, (piece, number) in enumerate(Counter(p for p in army if p not in ("king", "-")).items()):
                    value, error = values[r["board"], r["nodes"], piece]
                    self.v[side, i, k], self.error[side, i, k], self.n[side, i, k] = max(SOFT, value), error, number
                    self.kind[side, i, k] = names.setdefault(piece, len(names))
                    self.rider[side, i, k] = re.search("[RBQ](?![2-9])|0|NN|qN", piece) is not None
                    if side == 0:
                        self.chess[i, k] = piece in REFERENCE
                    if piece in COLORBOUND:
                        self.pairs[side, i, k] = pairs_on_both(army, piece, number, 10 if r["board"] == "10x8" else 8)
        self.names = list(names)
        # Which of the second side's kinds is the first side's.
        self.same = (self.kind[0][:, :, None] == self.kind[1][:, None, :]) & (self.kind[0][:, :, None] >= 0)
        self.games = self.counts.sum(1)
        self.score = self.counts @ [1, 0.5, 0, 1, 0.5, 0] / self.games


    def others(self, numbers):
        """For each of the first side's kinds the second side's number."""
        return (self.same * numbers[:, None, :]).sum(2)


def sigmoid(z):
    return 1 / (1 + np.exp(-np.clip(z, -40, 40)))


def weights(d, p, v):
    """The weight of each kind of both sides."""
    levelling = np.maximum(0, p["levelling"] + p["levellingNodes"] * d.x)[:, None]
    growth = (p["growth"] + p["growthNodes"] * d.x)[:, None]
    found = []
    for side in (0, 1):
        mine, theirs = v[side], v[1 - side]
        ratio = np.minimum(theirs[:, None, :] / mine[:, :, None], 1)
        weaker = ((1 - ratio) * ratio ** p["shape"] * d.n[1 - side][:, None, :]).sum(2)
        weaker = weaker * (1 + p["support"] * (d.pawns[1 - side] / d.files - 1))[:, None]
        if p["shelter"]:
            ratio = np.minimum(mine[:, None, :] / mine[:, :, None], 1)
            weaker = weaker - p["shelter"] * ((1 - ratio) * ratio ** p["shape"] * d.n[side][:, None, :]).sum(2)
        usual = np.minimum(np.array(list(REFERENCE.values())) / mine[..., None], 1)
        of_usual = (1 - p["shelter"]) * ENEMIES * ((1 - usual) * usual ** p["shape"]).mean(-1)
        if p["crowd"]:
            weaker, of_usual = (np.maximum(x, 1e-9) ** (1 + p["crowd"]) for x in (weaker, of_usual))
        weaker = weaker - of_usual
        of_pawns = np.maximum(0, 1 - 90 / mine) * (d.pawns[1 - side][:, None] - 8)
        e = np.maximum(5, mine * (mine / 450) ** growth + p["body"]) * np.exp(-levelling * weaker - p["levellingPawns"] * of_pawns)
        found.append(e * (1 + p["leaper"] * (1 - d.rider[side])) * np.exp(p["riderPawns"] * d.rider[side] * (1 - d.pawns.sum(0) / 16)[:, None]))
    return found


class Materials:
    """Both sides' material, what they share of it, and what is left of the middle of both."""

    def __init__(self, d, p, v=None):
        self.e = weights(d, p, d.v if v is None else v)
        self.whole = []
        for side in (0, 1):
            copies = np.where(d.n[side] > 0, np.maximum(d.n[side], 1e-9) ** (1 - p["copies"]), 0)
            pawns = 8 * (d.pawns[side] / 8) ** p["pawnPower"]
            self.whole.append((self.e[side] * (copies + p["pair"] * d.pairs[side])).sum(1) + p["pawn"] * pawns)
        number = np.minimum(d.n[0][:, :, None], d.n[1][:, None, :])
        common = (d.same * number * np.minimum(self.e[0][:, :, None], self.e[1][:, None, :])).sum(2)
        chess, others = (common * d.chess).sum(1), (common * (1 - d.chess)).sum(1)
        less = sigmoid(p["sharedChess"] + p["sharedNodes"] * d.x) * chess + sigmoid(p["sharedOthers"] + p["sharedNodes"] * d.x) * others
        self.left = [w - less + np.exp(p["base"]) for w in self.whole]
        self.scale = np.exp(p["scale"] + p["board"] * np.log(d.area / 64) + p["nodes"] * d.x + p["scalePawns"] * (d.pawns.sum(0) / 16 - 1))
        self.shared = 2 * (chess + others + p["pawn"] * d.pawns.min(0)) / np.maximum(sum(self.whole), 1)


def advantage(d, p, v=None):
    m = Materials(d, p, v)
    return m.scale * np.log(m.left[0] / m.left[1])


def outcomes(d, p, eta):
    """Probabilities of a win, a draw and a loss with White and with Black."""
    draw = np.exp(p["draw"] + p["drawNodes"] * d.x + p["drawPawns"] * (d.pawns.sum(0) / 16 - 1))
    move, found = (p["move"] + p["moveArray"] * d.placed) * np.exp(p["movePawns"] * (d.pawns.sum(0) / 16 - 1)), []
    for sign in (1, -1):
        win, loss = sigmoid(eta + sign * move - draw), sigmoid(-eta - sign * move - draw)
        found += [win, np.maximum(1 - win - loss, 1e-12), loss]
    return np.maximum(found, 1e-12)


def score(d, p, eta):
    return np.tensordot([0.5, 0.25, 0, 0.5, 0.25, 0], outcomes(d, p, eta), 1)


def variance_of_pairs(d, p):
    m = Materials(d, p)
    there = d.same.any(1)
    # A kind of both sides is counted with the first.
    own = d.n[0] * m.e[0]
    of = np.where(d.same.any(2), (d.n[0] - d.others(d.n[1])) * (m.e[0] + d.others(m.e[1])) / 2, own)
    unlike = (of**2).sum(1) + (np.where(there, 0, d.n[1] * m.e[1]) ** 2).sum(1) + (p["pawn"] * (d.pawns[0] - d.pawns[1])) ** 2
    slope = m.scale / (sum(m.left) / 2)
    eta = m.scale * np.log(m.left[0] / m.left[1])
    return p["tau"] ** 2 * unlike * slope**2 + p["quad"] ** 2 * eta**2 + p["floor"] ** 2 * np.maximum(0, 1 - m.shared)


def variance_of_values(d, p):
    """By the errors of values, of which those of a kind are one."""
    eta, total = advantage(d, p), np.zeros(len(d.rows))
    for kind in range(d.kind.max() + 1):
        there = d.kind == kind
        rows = there.any((0, 2))
        moved = advantage(d, p, np.where(there, d.v * 1.01, d.v))
        total += np.where(rows, ((moved - eta) / np.log(1.01) * np.where(there, d.error, 0).max((0, 2))) ** 2, 0)
    return total


def log_likelihoods(d, p, of_values):
    deviation = np.sqrt(variance_of_pairs(d, p) + p["values"] ** 2 * of_values)
    eta = advantage(d, p)
    each = np.array([np.log(w) + (d.counts.T * np.log(outcomes(d, p, eta + z * deviation))).sum(0) for z, w in zip(NODES, WEIGHTS)])
    most = each.max(0)
    return most + np.log(np.exp(each - most).sum(0))


def start(free):
    p = {name: term[0] for name, term in TERMS.items()}
    for k in ("values", "tau", "quad", "floor"):
        p[k] = p[k] if k in free else 0.0
    if "sharedChess" not in free:
        p["sharedChess"] = p["sharedOthers"] = -40.0
    return p


def fit(d, free, first=None, hessian=False):
    free = list(free)
    p = dict(start(free), **{k: v for k, v in (first or {}).items() if k in free})
    steps = np.array([TERMS[k][1] for k in free])

    def of(t):
        q = dict(p, **dict(zip(free, t * steps)))
        for k in AT_LEAST_0:
            q[k] = max(0.0, q[k])
        return q

    def penalty(t):
        return sum(((x * TERMS[k][1] - TERMS[k][0]) / TERMS[k][2]) ** 2 / 2 for k, x in zip(free, t) if TERMS[k][2])

    t = np.array([p[k] for k in free]) / steps
    for _ in range(2):
        of_values = variance_of_values(d, of(t)) if "values" in free else np.zeros(len(d.rows))
        found = minimize(lambda t: penalty(t) - log_likelihoods(d, of(t), of_values).sum(), t, method="BFGS", options=dict(gtol=0.1, maxiter=50))
        t = found.x
    p = of(t)
    if not hessian:
        return p
    h, size = np.zeros((len(free), len(free))), 0.2

    def value(*moves):
        s = t.copy()
        for i, by in moves:
            s[i] += by * size
        return penalty(s) - log_likelihoods(d, of(s), of_values).sum()
    middle = value()
    for i in range(len(free)):
        h[i, i] = (value((i, 1)) + value((i, -1)) - 2 * middle) / size**2
        for j in range(i):
            h[i, j] = h[j, i] = (value((i, 1), (j, 1)) + value((i, -1), (j, -1)) - value((i, 1), (j, -1)) - value((i, -1), (j, 1))) / 4 / size**2
    values, vectors = np.linalg.eigh(h)
    covariance = vectors @ np.diag(1 / np.maximum(values, 1e-2)) @ vectors.T
    return p, free, covariance * np.outer(steps, steps)


def by_kinds(d, p):
    """Slopes of eta by the logarithm of the values of kinds."""
    eta = advantage(d, p)
    return np.array([(advantage(d, p, np.where(d.kind == k, d.v * 1.01, d.v)) - eta) / np.log(1.01) for k in range(d.kind.max() + 1)]).T


def deviations(d, p):
    """What these games say of the values of kinds beyond the combined ones: logarithms, with covariances."""
    slopes, deviation, step = by_kinds(d, p), np.sqrt(variance_of_pairs(d, p)), 0.05
    prior = np.array([d.error[d.kind == k].max() for k in range(d.kind.max() + 1)]) ** 2
    eta, found = advantage(d, p), np.zeros(slopes.shape[1])

    def marginal(e):
        each = np.array([np.log(w) + (d.counts.T * np.log(outcomes(d, p, e + z * deviation))).sum(0) for z, w in zip(NODES, WEIGHTS)])
        return each.max(0) + np.log(np.exp(each - each.max(0)).sum(0))
    for _ in range(5):
        e = eta + slopes @ found
        middle, up, down = marginal(e), marginal(e + step), marginal(e - step)
        gradient, weight = (up - down) / 2 / step, np.maximum(1e-6, (2 * middle - up - down) / step**2)
        covariance = np.linalg.inv(slopes.T @ (slopes * weight[:, None]) + np.diag(1 / prior))
        found = covariance @ (slopes.T @ (gradient + weight * (slopes @ found)))
    return dict(zip(d.names, found)), dict(zip(d.names, np.sqrt(np.diag(covariance))))


def moved(values, found, errors):
    return {k: (max(SOFT, v * np.exp(found.get(k[2], 0))), errors.get(k[2], e)) for k, (v, e) in values.items()}


def fit_with_kinds(train, values, free):
    """Coefficients with values that these games have moved. The spread between pairs is estimated again."""
    there, p, free = values, None, [k for k in free if k != "values"]
    for _ in range(3):
        p = fit(Data(train, there), free, p)
        found, errors = deviations(Data(train, values), p)
        there = moved(values, found, errors)
    p["values"] = 1.0
    return p, there, found, errors


def forecast(d, p, free=(), covariance=None):
    """Scores with 90 % intervals."""
    eta = advantage(d, p)
    variance = variance_of_pairs(d, p) + p["values"] ** 2 * variance_of_values(d, p)
    if covariance is not None:
        slopes = []
        for k in free:
            step = TERMS[k][1] / 20
            slopes.append((advantage(d, dict(p, **{k: p[k] + step})) - eta) / step)
        slopes = np.array(slopes)
        variance = variance + (slopes * (covariance @ slopes)).sum(0)
    half = Z90 * np.sqrt(variance)
    return score(d, p, eta), score(d, p, eta - half), score(d, p, eta + half)


def covering(d, p, values, draws=1000):
    """How many measured scores lie in 90 % intervals that include the sampling of as many games."""
    eta, rng = advantage(d, p), np.random.default_rng(3)
    variance = variance_of_pairs(d, p) + p["values"] ** 2 * variance_of_values(d, p)
    found = []
    for i in range(len(d.rows)):
        one = Data([d.rows[i]] * draws, values)
        of = outcomes(one, p, eta[i] + rng.normal(0, np.sqrt(variance[i]), draws))
        total = np.zeros(draws)
        for side in (0, 3):
            games = int(d.counts[i, side:side + 3].sum())
            picks = rng.multinomial(games, (of[side:side + 3] / of[side:side + 3].sum(0)).T)
            total += picks @ [1, 0.5, 0]
        low, high = np.quantile(total / d.games[i], [0.05, 0.95])
        found.append(low - 1e-9 <= d.score[i] <= high + 1e-9)
    return np.array(found)


def plain(d, p):
    """What the sum of values says, on the best scale."""
    sums = (d.n * d.v).sum(2) + 90 * d.pawns
    return sums[0] - sums[1]


def cross_validated(train, values, free, folds=5, first=None):
    # All strengths of a pair are in one fold.
    numbers = {name: i for i, name in enumerate(dict.fromkeys(r["id"] for r in train))}
    total, errors, index = 0.0, [], [numbers[r["id"]] % folds for r in train]
    for f in range(folds):
        fitted = fit(Data([r for r, i in zip(train, index) if i != f], values), free, first)
        d = Data([r for r, i in zip(train, index) if i == f], values)
        total += log_likelihoods(d, fitted, variance_of_values(d, fitted)).sum()
        errors.append(np.abs(score(d, fitted, advantage(d, fitted)) - d.score))
    return total, np.concatenate(errors).mean()


def tried(train, values):
    """Each term without the others' change: what leaving it out, or adding it, does to predictions of excluded pairs."""
    base, error = cross_validated(train, values, CHOSEN)
    print(f"chosen\t{base:.1f}\t{100 * error:.2f}", flush=True)
    for term in TERMS:
        if term in ALWAYS:
            continue
        other = [t for t in CHOSEN if t != term] if term in CHOSEN else CHOSEN + [term]
        total, error = cross_validated(train, values, other)
        print(f"{'without' if term in CHOSEN else 'with'} {term}\t{total - base:+.1f}\t{100 * error:.2f}", flush=True)
    total, error = cross_validated(train, values, [t for t in ALWAYS if t != "pawn"] + ["values"])
    print(f"sums of values\t{total - base:+.1f}\t{100 * error:.2f}", flush=True)


def write(p, free, covariance, pairs, games):
    lines = [f"# score of army against army: {pairs} pairs, {games} games; name, value, covariances in this order; written by bench/armies/model.py"]
    for k, i in zip(free, range(len(free))):
        lines.append("\t".join([k, f"{p[k]:.6g}"] + [f"{covariance[i, j]:.6g}" for j in range(len(free))]))
    TERMS_FILE.write_text("\n".join(lines) + "\n")


def read():
    rows = [line.split("\t") for line in TERMS_FILE.read_text().splitlines() if not line.startswith("#")]
    free = [r[0] for r in rows]
    p = dict(start(free), **{r[0]: float(r[1]) for r in rows})
    return p, free, np.array([[float(x) for x in r[2:]] for r in rows])


def on_sums(train, held, values):
    """Scores by plain sums of values (a pawn is 90), on the scale that fits the training pairs best."""
    d = Data(train, values)

    def loss(t):
        e = np.exp(t[0]) * plain(d, {}) / 100
        q = dict(start([]), move=0.1, draw=t[1])
        return -(d.counts.T * np.log(outcomes(d, q, e))).sum()
    t = minimize(loss, [np.log(0.3), -1.5], method="Nelder-Mead").x
    h = Data(held, values)
    return score(h, dict(start([]), move=0.1, draw=t[1]), np.exp(t[0]) * plain(h, {}) / 100)


def read_kinds():
    rows = [line.split("\t") for line in KINDS_FILE.read_text().splitlines() if not line.startswith("#")]
    return {r[0]: float(r[1]) for r in rows}, {r[0]: float(r[2]) for r in rows}


def check(train, held, values):
    p, free, covariance = read()
    there = moved(values, *read_kinds())
    for nodes in sorted({r["nodes"] for r in held}):
        rows = [r for r in held if r["nodes"] == nodes]
        d = Data(rows, there)
        middle, low, high = forecast(d, p, free, covariance)
        sampled = covering(d, p, there)
        sums = on_sums([r for r in train if r["nodes"] == 300], rows, values)
        print(f"# {nodes} nodes: {len(rows)} pairs")
        print("id\tboard\tfirst army\tpawns\tsecond army\tpawns\tgames\tscore\tforecast\tlow\thigh\tsums")
        for i, r in enumerate(rows):
            print(r["id"], r["board"], " ".join(r["armies"][0]), r["pawns"][0], " ".join(r["armies"][1]), r["pawns"][1], f"{d.games[i]:.0f}",
                  *(f"{100 * x:.1f}" for x in (d.score[i], middle[i], low[i], high[i], sums[i])), sep="\t")
        for name, which in (("random", "Hr"), ("extreme", "Hx"), ("odds and near-equal, fresh", "Fo"), ("random, fresh", "Fr"),
                            ("extreme, fresh", "Fx"), ("all fresh", "F")):
            m = np.array([r["id"].startswith(which) for r in rows])
            if m.any():
                inside = ((d.score >= low) & (d.score <= high))[m].sum()
                noise = np.sqrt(0.85 * (d.score * (1 - d.score) / d.games)[m]) * 0.8
                print(f"# {name}: {inside} of {m.sum()} inside; mean absolute error {100 * np.abs(middle - d.score)[m].mean():.1f}, "
                      f"by sums {100 * np.abs(sums - d.score)[m].mean():.1f} (about {100 * noise.mean():.1f} of it sampling); "
                      f"mean width {100 * (high - low)[m].mean():.0f}; {sampled[m].sum()} inside with sampling")


def changes(rows, values):
    """Signs of changes from 300 to 3,000 nodes that were measured beyond two standard errors."""
    p, _, _ = read()
    values = moved(values, *read_kinds())
    found = {}
    for r in rows:
        found.setdefault((r["id"], r["board"], r["armies"][0].__str__()), {})[r["nodes"]] = r
    both = [x for x in found.values() if 300 in x and 3000 in x]
    if not both:
        return
    one, other = (Data([x[n] for x in both], values) for n in (300, 3000))
    change = other.score - one.score
    error = np.sqrt(sum(np.maximum(0.04, d.score * (1 - d.score)) / d.games for d in (one, other)))
    said = score(other, p, advantage(other, p)) - score(one, p, advantage(one, p))
    clear = np.abs(change) > 2 * error
    print(f"# changes from 300 to 3,000 nodes: {len(both)} pairs, {clear.sum()} beyond two errors, sign right in {(said * change > 0)[clear].sum()}; "
          f"all: right in {(said * change > 0).sum()}, correlation {np.corrcoef(said, change)[0, 1] if len(both) > 2 else np.nan:.2f}")


def monotone(values, trials=10000):
    """Adds a piece or a pawn to random armies; returns how often the expected score falls."""
    rng, (p, _, _) = np.random.default_rng(1), read()
    names = sorted({k[2] for k in values})
    names.remove("P") if "P" in names else None
    before, after = [], []
    for _ in range(trials):
        armies = tuple(list(rng.choice(names, rng.integers(0, 9))) for _ in range(2))
        pawns = tuple(int(x) for x in rng.integers(0, 8, 2))
        r = dict(id="T", board=str(rng.choice(["8x8", "10x8"])), nodes=int(rng.choice([100, 300, 1000, 3000])), armies=armies, pawns=pawns,
                 counts=np.ones(6))
        before.append(r)
        more = (armies[0] + [str(rng.choice(names))], armies[1]) if rng.random() < 0.9 else armies
        after.append(dict(r, armies=more, pawns=pawns if more != armies else (pawns[0] + 1, pawns[1])))
    one, other = Data(before, values), Data(after, values)
    # Squares of an added colorbound piece are its owner's choice: not fewer pairs than before.
    fallen = score(other, p, advantage(other, p)) < score(one, p, advantage(one, p)) - 1e-12
    print(f"# {trials} random trials: the score of the army that gets a piece fell in {fallen.sum()}")


def main():
    values = read_values()
    files = sys.argv[2:] or [HERE / "results.tsv", HERE / "odds.tsv"]
    rows = one_notation(read_results(files), values)
    train, held = [r for r in rows if r["id"][0] not in "HF"], [r for r in rows if r["id"][0] in "HF"]
    train = [train[i] for i in np.random.default_rng(2).permutation(len(train))]
    if sys.argv[1] == "choose":
        tried(train, values)
    elif sys.argv[1] == "fit":
        q, there, found, errors = fit_with_kinds(train, values, CHOSEN)
        p, free, covariance = fit(Data(train, there), [k for k in CHOSEN if k != "values"], q, hessian=True)
        for i, k in enumerate(free):
            print(f"{k}\t{p[k]:.4f}\t{np.sqrt(covariance[i, i]):.4f}\t{TERMS[k][3]}")
        p["values"], free = 1.0, free + ["values"]
        covariance = np.pad(covariance, (0, 1))
        write(p, free, covariance, len(train), int(sum(r["counts"].sum() for r in train)))
        KINDS_FILE.write_text("# piece, logarithm of what its value is here by its combined value, standard error\n" + "".join(
            f"{k}\t{found[k]:.4f}\t{errors[k]:.4f}\n" for k in sorted(found)))
    else:
        check(train, held, values)
        changes(rows, values)
        monotone(values)


if __name__ == "__main__":
    main()
