#!/usr/bin/env python3
"""Puts all measurements on one scale and estimates what moves a value between conditions.

    bench/values/joint.py OUT CALIBRATIONS STARTS RULES ROWS...

Each experiment measured a piece among knights, bishops, rooks, queens and pawns, whose values in armies of chess are known
from the calibrations (50,000 games each). Log-odds of an experiment are alpha + (1 + lambda) (mu - c) + deviation: alpha is its scale,
lambda its levelling (strong pieces are worth less among weak ones), which depends on the value of the measured piece, and the
deviation is smooth in mu (a Gaussian process) plus a part of each letter's own. So a piece is compared most with those of similar value:
an archbishop with rook and queen, a wazir with the pawn and the knight.

STARTS (.tsv or .tsv.gz) has the armies and results of all games of newer experiments (StartJournal); older ones have values and errors alone, in ROWS.
RULES (rules.sh) has pieces under the rules of variants. Writes OUT/joint.tsv (a line for each piece and condition) and OUT/effects.tsv. Needs numpy and scipy.
"""
import gzip
import re
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

CENTRE = np.log(450.0)
SHARED = "NBRQP"
LENGTH = 0.8  # of the Gaussian process, in the logarithm; 0.5 and 1.2 fit less well
KNOTS = np.log([80, 250, 450, 850, 1500])
USUAL = ("8x8", 300, "N,B,R,Q", "pieceworth")
SEED, GOLDEN, MASK = 20261128, 0x9E3779B97F4A7C15, (1 << 64) - 1


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def army(text):
    counts = defaultdict(int)
    for number, letter in re.findall(r"(\d*)([A-Z])", text):
        counts[letter] += int(number or 1)
    return counts


def ordered_logit(x, y, pairs):
    """Coefficients of wins (2), draws (1) and losses (0), with a sandwich covariance by pairs of games."""
    n, k = x.shape
    drawn = (y == 1).any()
    theta = np.zeros(k + 1)
    theta[-1] = 0.1 if drawn else 0.0
    for _ in range(100):
        eta, d = x @ theta[:-1], theta[-1]
        win, loss = sigmoid(eta - d), sigmoid(-eta - d)
        draw = np.maximum(1 - win - loss, 1e-12)
        a, b = win * (1 - win), loss * (1 - loss)
        by_eta = np.where(y == 2, 1 - win, np.where(y == 0, loss - 1, (b - a) / draw))
        by_d = np.where(y == 2, win - 1, np.where(y == 0, loss - 1, (a + b) / draw))
        p, pe, pd = np.stack([win, loss, draw]), np.stack([a, -b, b - a]), np.stack([-a, -b, a + b])
        w = (pe**2 / p).sum(0)
        h = np.zeros((k + 1, k + 1))
        h[:k, :k] = x.T @ (x * w[:, None])
        h[:k, k] = h[k, :k] = x.T @ (pe * pd / p).sum(0)
        h[k, k] = (pd**2 / p).sum()
        scores = np.hstack([x * by_eta[:, None], by_d[:, None]])
        gradient = scores.sum(0)
        if not drawn:
            h[k, :], h[:, k], h[k, k], gradient[k] = 0, 0, 1, 0
        step = np.linalg.solve(h + 1e-9 * np.eye(k + 1), gradient)
        most = np.abs(step).max()
        theta += step / max(1, most)
        if drawn:
            theta[-1] = max(theta[-1], 1e-3)
        if most < 1e-9:
            break
    inverse = np.linalg.inv(h)
    sums = np.zeros((pairs.max() + 1, k + 1))
    np.add.at(sums, pairs, scores)
    g = len(sums)
    return theta, inverse @ (sums.T @ sums) @ inverse * g / (g - 1) * (n - 1) / (n - k - 1)


def experiment_of_games(words):
    letters = sorted({c for word in words for c in re.findall("[A-Z]", word)})
    x, y, pairs = [], [], []
    counts = defaultdict(int)
    for i, word in enumerate(words):
        white, black, results = word.split("/")
        first, second = army(white), army(black)
        for c in letters:
            counts[c] += first[c] + second[c]
        difference = np.array([first[c] - second[c] for c in letters], float)
        for sign, result in zip((1, -1), results):
            x.append(np.r_[sign * difference, 1])
            y.append("0=1".index(result))
            pairs.append(i)
    x, y = np.array(x), np.array(y)
    varying = np.abs(x[:, :-1]).sum(0) > 0
    letters = [c for c, v in zip(letters, varying) if v]
    theta, covariance = ordered_logit(x[:, np.r_[varying, True]], y, np.array(pairs))
    k = len(letters)
    return dict(letters=letters, b=theta[:k], v=covariance[:k, :k], games=len(y), counts=counts)


def java_hash(text):
    h = 0
    for c in text:
        h = (31 * h + ord(c)) & 0xFFFFFFFF
    return h - (1 << 32) if h >> 31 else h


def seed_of(key, number):
    seed = SEED ^ ((GOLDEN * (java_hash(key) | 1)) & MASK) ^ number
    return seed - (1 << 64) if seed >> 63 else seed


def lines(path):
    data = Path(path).read_bytes()
    for text in (gzip.decompress(data) if path.endswith(".gz") else data).decode().splitlines():
        if text and not text.startswith("#") and not text.startswith("piece\t"):
            yield text.split("\t")


def read(starts, rows):
    """All experiments: condition, piece, log-odds with covariance; over = value over the game by that at the start."""
    table = {}
    for path in rows:
        for w in lines(path):
            table.setdefault((w[0], w[2], int(w[3]), w[4], w[5]), w)
    experiments, played = [], set()
    for path in starts:
        for w in lines(path):
            if w[5] != "proper" or len(w) < 7:
                continue
            key = "\t".join(w[:5])
            seed = str(seed_of(key, int(w[4])))
            engine = w[7] if len(w) > 7 else "pieceworth"
            e = experiment_of_games(w[6].split(" "))
            e.update(piece=w[0], condition=(w[1], int(w[2]), w[3], engine), over=None)
            row = table.get((w[0], w[1], int(w[2]), w[3], seed))
            if row:
                played.add((w[0], w[1], int(w[2]), w[3], seed))
                if row[8] and row[10] and float(row[8]) > 0:
                    e["over"] = (float(row[10]) / float(row[8]), float(row[11]) / float(row[8]))
            experiments.append(e)
    for key, w in table.items():
        if key in played or w[0] in "NBRQ" or not w[8]:
            continue
        letters, b, v = [], [], []
        for i, letter in enumerate(SHARED):
            if w[16 + 2 * i]:
                letters.append(letter)
                b.append(float(w[16 + 2 * i]))
                v.append(float(w[17 + 2 * i]) ** 2)
        own = re.fullmatch("[0-9a-f]{16}", w[26]) is not None
        experiments.append(dict(
            letters=letters + ["*"], b=np.array(b + [float(w[8])]), v=np.diag(v + [float(w[9]) ** 2]), games=int(w[12]),
            piece=w[0], condition=(w[2], int(w[3]), w[4], "pieceworth" if own else w[26]),
            over=(float(w[10]) / float(w[8]), float(w[11]) / float(w[8])) if w[10] and float(w[8]) > 0 else None))
    return experiments


def calibration(path):
    x, y, pairs = [], [], []
    head = None
    for w in lines(path):
        if w[0] == "board":
            head = (w[1], int(w[3]))
        elif w[0] != "run":
            d, cells = [int(c) for c in w[:5]], [int(c) for c in w[5:]]
            for cell, count in enumerate(cells):
                for _ in range(count):
                    x += [d + [1], [-c for c in d] + [1]]
                    y += [2 - cell // 3, cell % 3]
                    pairs += [len(pairs) // 2] * 2
    theta, v = ordered_logit(np.array(x, float), np.array(y), np.array(pairs))
    basket = theta[:4].sum()
    values = theta[:5] * 2125 / basket
    slopes = (2125 * np.eye(5) - np.outer(values, [1, 1, 1, 1, 0])) / basket
    return head, values, np.sqrt(np.diag(slopes @ v[:5, :5] @ slopes.T))


class Scale:
    """The joint scale of the experiments of one condition."""

    def __init__(self, mu, theta):
        self.mu, self.theta = mu, theta

    def prepared(self, e):
        b, se = e["b"], np.sqrt(np.diag(e["v"]))
        use = [i for i, c in enumerate(e["letters"]) if c in SHARED and b[i] > 0 and se[i] / b[i] < 0.6]
        own = [i for i, c in enumerate(e["letters"]) if c not in SHARED]
        basket = sum(b[i] for i, c in enumerate(e["letters"]) if c in "NBRQ") / 2125
        return use, own, basket

    def anchors(self, e):
        use, own, basket = self.prepared(e)
        b = e["b"][use]
        at = np.array([SHARED.index(e["letters"][i]) for i in use])
        strongest = max((max(30, e["b"][i] / basket) for i in own), default=400)
        return at, np.log(b), e["v"][np.ix_(use, use)] / np.outer(b, b), strongest

    @staticmethod
    def levelling(value, knots):
        return np.interp(np.log(np.clip(value, 50, 1500)), KNOTS, knots)

    @staticmethod
    def loss(theta, mu, data, shift=0.0):
        tau, size, knots = np.exp(theta[:5]), np.exp(theta[5]), theta[6:11]
        total = 1e-4 * (theta[:5] ** 2).sum()
        for at, y, s, value in data:
            z = mu[at] - CENTRE
            v = s + np.diag(tau[at] ** 2) + size**2 * np.exp(-((z[:, None] - z[None]) ** 2) / 2 / LENGTH**2)
            r = y - mu[at] - (Scale.levelling(value, knots) + shift) * z
            inverse = np.linalg.inv(v)
            ones = np.ones(len(y))
            a = ones @ inverse @ ones
            total += 0.5 * (np.linalg.slogdet(v)[1] + np.log(a) + r @ inverse @ r - (ones @ inverse @ r) ** 2 / a)
        return total

    def joint(self, e, piece, shift=0.0):
        """Value of a letter on the joint scale; standard errors of its logarithm by sampling, and by the company's deviation."""
        tau, size, knots = np.exp(self.theta[:5]), np.exp(self.theta[5]), self.theta[6:11]
        use, own, basket = self.prepared(e)
        b = e["b"]
        x = max(b[piece], 30 * basket)
        strongest = max(max(30, b[i] / basket) for i in own)
        at = np.array([SHARED.index(e["letters"][i]) for i in use])
        z = self.mu[at] - CENTRE
        full = use + [piece]
        bs = np.r_[b[use], x]
        sampling = e["v"][np.ix_(full, full)] / np.outer(bs, bs)
        slope = self.levelling(strongest, knots) + shift
        mu = np.log(x / basket)
        for _ in range(20):
            all_z = np.r_[z, mu - CENTRE]
            v = sampling + size**2 * np.exp(-((all_z[:, None] - all_z[None]) ** 2) / 2 / LENGTH**2)
            v += np.diag(np.r_[tau[at], 0] ** 2)
            y = np.r_[np.log(b[use]) - self.mu[at] - slope * z, np.log(x) - CENTRE]
            j = np.c_[np.ones(len(full)), np.r_[np.zeros(len(use)), 1 + slope]]
            inverse = np.linalg.inv(v)
            information = j.T @ inverse @ j
            solution = np.linalg.solve(information, j.T @ inverse @ y)
            if abs(CENTRE + solution[1] - mu) < 1e-9:
                break
            mu = CENTRE + solution[1]
        factor = np.exp(mu) * basket / x
        weights = np.linalg.solve(information, j.T @ inverse)[1]
        by_chance = weights @ sampling @ weights
        of_company = max(0, np.linalg.inv(information)[1, 1] - by_chance)
        return factor * b[piece] / basket, np.sqrt(by_chance), np.sqrt(of_company)


def maximum(function, start):
    return minimize(function, start, method="L-BFGS-B").x


def spread(differences, variances):
    """Standard deviation beyond known variances, by maximum likelihood with mean 0."""
    if len(differences) < 3:
        return float("nan")
    d, v = np.array(differences), np.array(variances)
    grid = np.linspace(0, 0.6, 601)
    return grid[np.argmin([(np.log(v + t * t) + d * d / (v + t * t)).sum() for t in grid])]


def shrunk(found, number, guess):
    """A standard deviation of few values, with a guess that counts as ten: the spread of knights, bishops, rooks and queens
    between companies, and of two engines in docs/findings/engine-values.md."""
    return np.sqrt(((0 if np.isnan(found) else number * found**2) + 10 * guess**2) / (number + 10))


def main():
    out, calibrations, starts, rules, *rows = sys.argv[1:]
    known, chess = {}, {}
    for path in sorted(Path(calibrations).glob("calibration-*.tsv")):
        head, known[head], errors = calibration(str(path))
        for letter, value, error in list(zip(SHARED, known[head], errors))[:4]:
            # At 100 nodes each board has a drift of its own, far beyond these errors.
            if head[1] == USUAL[1]:
                chess[(letter, *head, USUAL[2], USUAL[3])] = (value, error, 50000, None)
        print(f"calibration {head}: " + " ".join(f"{c} {v:.1f}" for c, v in zip(SHARED, known[head])))
    experiments = read([starts], rows)
    by_condition = defaultdict(list)
    for e in experiments:
        by_condition[e["condition"]].append(e)
    usual = Scale(np.log(known[USUAL[:2]]), None)
    data = [usual.anchors(e) for e in by_condition[USUAL]]
    data = [d for d in data if len(d[0]) >= 3]
    start = np.r_[np.log([0.03, 0.03, 0.03, 0.03, 0.1]), np.log(0.05), np.zeros(5)]
    theta = maximum(lambda t: Scale.loss(t, usual.mu, data), start)
    print(f"{len(data)} experiments: own deviations of {SHARED} {np.exp(theta[:5]).round(3)}, smooth {np.exp(theta[5]):.3f}, levelling "
          f"{theta[6:].round(3)} at {np.exp(KNOTS).round()}")
    values = defaultdict(list)
    for condition, group in sorted(by_condition.items()):
        board, nodes, among, engine = condition
        mu = np.log(known[(board, nodes)]) if (board, nodes) in known and engine == "pieceworth" else None
        data = [Scale(np.log(known[USUAL[:2]]), theta).anchors(e) for e in group]
        data = [d for d in data if len(d[0]) >= 3]
        shift = 0.0
        if mu is None:
            near = known.get((board, 300), known[USUAL[:2]])
            if len(data) >= 5:
                def loss(m):
                    return Scale.loss(theta, m, data) + 5e4 * (np.exp(m[:4]).sum() / 2125 - 1) ** 2 + \
                        ((m - np.log(near)) ** 2).sum() / 2 / 0.15**2
                mu = maximum(loss, np.log(near))
            else:
                mu = np.log(near)
            mu = mu + np.log(2125 / np.exp(mu[:4]).sum())
        if condition != USUAL and among != USUAL[2] and len(data) >= 5:
            shift = maximum(lambda t: Scale.loss(theta, mu, data, t[0]) + t[0] ** 2 / 2 / 0.1**2, np.zeros(1))[0]
        scale = Scale(mu, theta)
        print(f"{condition}: {len(group)} experiments, " + " ".join(
            f"{c} {v:.0f}" for c, v in zip(SHARED, np.exp(mu))) + f", levelling shifted by {shift:+.3f}")
        for e in group:
            use, own, _ = scale.prepared(e)
            if len(use) < 3 or not own:
                print(f"left out: {e['piece']} {condition}: too few games to compare it")
                continue
            # The measured piece stands on most squares; other letters are of the pool.
            piece = max(own, key=lambda i: e.get("counts", {}).get(e["letters"][i], 0))
            values[(e["piece"],) + condition].append((*scale.joint(e, piece, shift), e["games"], e["over"]))
    sources = {}
    for w in lines(rules):
        # Under other rules each experiment has its own scale, that of `measure`.
        chess[(w[0], w[1], int(w[2]), USUAL[2], USUAL[3])] = (
            float(w[4]), float(w[5]), int(w[3]), float(w[6]) / float(w[4]) if w[6] else None)
        sources[(w[0], w[1])] = w[7]
    write(Path(out), values, chess, sources)


def write(out, values, merged, sources):
    repeated = []
    for key, runs in values.items():
        for i in range(len(runs)):
            for j in range(i):
                if min(runs[i][0], runs[j][0]) > 60:
                    repeated.append((np.log(runs[i][0] / runs[j][0]), runs[i][1] ** 2 + runs[j][1] ** 2))
    seed = spread([d for d, _ in repeated], [v for _, v in repeated]) / np.sqrt(2)
    if repeated:
        print(f"runs of other seeds: {len(repeated)} pairs, spread beyond sampling {seed:.3f}, z² {np.mean([d*d/v for d, v in repeated]):.2f}")
    seed = 0 if np.isnan(seed) else seed
    for key, runs in values.items():
        w = np.array([1 / (r[1] ** 2 + seed**2) for r in runs])
        value = (w * [r[0] for r in runs]).sum() / w.sum()
        error = np.sqrt(1 / w.sum() + (w * [r[2] ** 2 for r in runs]).sum() / w.sum())
        over = [(r[4][0], max(r[4][1], 0.005)) for r in runs if r[4]]
        ratio = sum(r / s**2 for r, s in over) / sum(1 / s**2 for _, s in over) if over else None
        merged[key] = (value, error * max(value, 30), sum(r[3] for r in runs), ratio)

    def log(key):
        value, error = merged[key][:2]
        return np.log(max(value, 20)), error / max(value, 20)
    drifts, companies, engines = [], [], []
    for key in merged:
        piece, board, nodes, among, engine = key
        base = (piece,) + USUAL
        if base not in merged or merged[base][0] < 40 or key == base or board != "8x8":
            continue
        (y, s), (y0, s0) = log(key), log(base)
        if among == USUAL[2] and engine == USUAL[3]:
            drifts.append((np.log10(nodes / 300), y - y0, s * s + s0 * s0, y0 - CENTRE))
        elif nodes == 300 and engine == USUAL[3]:
            companies.append((y - y0, s * s + s0 * s0, among))
        elif engine != USUAL[3]:
            engines.append((y - y0, s * s + s0 * s0))
    company = spread([c[0] for c in companies], [c[1] for c in companies])
    between = []
    for pool in sorted({c[2] for c in companies}):
        d = [c for c in companies if c[2] == pool]
        between.append(max(0, np.mean([c[0] for c in d]) ** 2 - sum(c[1] for c in d) / len(d) ** 2))
        print(f"company {pool}: {len(d)} pieces, mean {np.mean([c[0] for c in d]):+.3f}, spread {spread([c[0] for c in d], [c[1] for c in d]):.3f}")
    # What a company does to all pieces alike counts as well: each piece shows little of it.
    company = np.hypot(company, np.sqrt(np.mean(between))) if between else company
    drift, slope, of_drift = 0.0, 0.0, 0.05
    if len(drifts) >= 5:
        x, d, v, m = map(np.array, zip(*drifts))
        def loss(t):
            w = v + (x * np.exp(t[2])) ** 2
            r = d - x * (t[0] + t[1] * m)
            return 0.5 * (np.log(w) + r * r / w).sum() + t[1] ** 2 / 2 / 0.05**2
        drift, slope, of_drift = maximum(loss, [0, 0, np.log(0.04)])
        of_drift = shrunk(np.exp(of_drift), len(d), 0.05)
        print(f"drift with ten times the nodes: {drift:+.3f} at 450, {slope:+.3f} by the logarithm, spread {of_drift:.3f}; {len(d)} values")
    engine = spread([e[0] for e in engines], [e[1] for e in engines])
    print(f"company {company:.3f} of {len(companies)}, engine {engine:.3f} of {len(engines)}")
    (out / "effects.tsv").write_text("effects\t" + "\t".join(f"{v:.4f}" for v in (
        shrunk(company, len(companies), 0.06), drift, slope, of_drift, 0.1, shrunk(engine, len(engines), 0.08))) + "\n")
    with (out / "joint.tsv").open("w") as f:
        f.write("\t".join("piece board nodes among engine games value se overTheGame source".split()) + "\n")
        for key in sorted(merged, key=lambda k: (k[1], k[2], k[3], k[4], k[0])):
            value, error, games, ratio = merged[key]
            over = f"{ratio * value:.2f}" if ratio else ""
            f.write("\t".join(map(str, key)) + f"\t{games}\t{value:.2f}\t{error:.2f}\t{over}\t{sources.get(key[:2], '')}\n")


if __name__ == "__main__":
    main()
