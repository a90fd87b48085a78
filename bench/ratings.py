#!/usr/bin/env python3
"""Compares ratings and tests of games with those of other programs, on games drawn by chance.

    FASTCHESS=clone-of-fastchess ORDO=program BAYESELO=program bench/ratings.py [GAMES.pgn …]

Each is left out where its variable is not set. FASTCHESS is a folder of its sources, whose formulas are compiled with
bench/fastchess-figures.cpp; ORDO and BAYESELO are programs. PIECEWORTH is ours (default ./pieceworth). Files that are named
are rated as well, beside those drawn by chance.
"""

import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
OURS = os.environ.get("PIECEWORTH", str(ROOT / "pieceworth"))
MATCHES = 50
ELO_IN_A_LOGIT = 400 / math.log(10)
RESULTS = ("0-1", "1/2-1/2", "1-0")


def result(rng, advantage, nu):
    """Half points of White, by Davidson's model."""
    win, draw, loss = math.exp(advantage / 2), nu, math.exp(-advantage / 2)
    left = rng.random() * (win + draw + loss)
    return 2 if left < win else 1 if left < win + draw else 0


def game(white, black, half_points, opening, number):
    return (f'[Event "bench"]\n[Round "{number}"]\n[White "{white}"]\n[Black "{black}"]\n[Result "{RESULTS[half_points]}"]\n'
            f'[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 {opening}"]\n\n1. Kd1 {RESULTS[half_points]}\n\n')


def pairs(rng, names, logits, nu, count, meet):
    """Games in pairs; returns their text and, for the first player, the counts of games and pairs."""
    text, single, paired = [], [0, 0, 0], [0, 0, 0, 0, 0]
    for number in range(count):
        one, other = meet(number)
        opening = rng.gauss(0.2, 0.6)
        first = result(rng, logits[one] - logits[other] + opening, nu)
        second = 2 - result(rng, logits[other] - logits[one] + opening, nu)
        text.append(game(names[one], names[other], first, number + 1, number + 1))
        text.append(game(names[other], names[one], 2 - second, number + 1, number + 1))
        if one == 0:
            single[first] += 1
            single[second] += 1
            paired[first + second] += 1
    return "".join(text), single, paired


def ours(*words):
    run = subprocess.run([OURS, *words, "--format", "json"], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def fastchess(folder):
    source = pathlib.Path(os.environ["FASTCHESS"]) / "app"
    program = folder / "figures"
    files = ["matchmaking/sprt/sprt", "matchmaking/elo/elo_pentanomial", "matchmaking/elo/elo_wdl", "core/logger/logger",
             "core/globals/globals", "core/time/time"]
    subprocess.run(["g++", "-std=c++17", "-O1", "-w", f"-I{source}/src", f"-I{source}/third_party", f"-I{source}", "-o", program,
                    ROOT / "bench" / "fastchess-figures.cpp", *[source / "src" / f"{name}.cpp" for name in files]], check=True)
    worst = {"llr": 0.0, "elo": 0.0, "nElo": 0.0, "los": 0.0}
    for number in range(MATCHES):
        rng = random.Random(number)
        strength = rng.gauss(0, 0.1)
        text, single, paired = pairs(rng, ["A", "B"], [strength, 0], rng.choice([0.5, 2, 6]), rng.randrange(500, 3000),
                                     lambda _: (0, 1))
        pgn = folder / f"{number}.pgn"
        pgn.write_text(text)
        for model in ("logistic", "normalized"):
            test = f"elo0=0,elo1=5,model={model}"
            theirs = subprocess.run([program], input="".join(
                f"{model} 0 5 {' '.join(map(str, counts))}\n" for counts in (paired, single)),
                capture_output=True, text=True, check=True).stdout.splitlines()
            own = [ours("sprt", str(pgn), "--a", "A", "--sprt", test)]
            if number < 5:
                own.append(ours("sprt", "--losses", str(single[0]), "--draws", str(single[1]), "--wins", str(single[2]),
                                "--sprt", test))
            assert own[0]["pentanomial"] == paired, (number, own[0]["pentanomial"], paired)
            for mine, line in zip(own, theirs):
                llr, elo, normalized, los = line.replace("%", "").split()
                differences = {"llr": mine["sprt"]["llr"] - float(llr), "elo": mine["elo"] - float(elo),
                               "nElo": mine["nElo"] - float(normalized), "los": mine["los"] - float(los) / 100}
                worst = {key: max(worst[key], abs(differences[key])) for key in worst}
    print(f"fastchess, {MATCHES} files of 1,000 to 6,000 games, both models; largest differences: "
          + ", ".join(f"{key} {value:.2g}" for key, value in worst.items()))


def ratings(answer):
    return {row["name"]: row["rating"] for row in answer["players"] if row["rating"] is not None}


def compare(what, mine, theirs):
    both = mine.keys() & theirs.keys()
    # both have the mean 0, but perhaps over other players
    shift = sum(mine[name] - theirs[name] for name in both) / len(both)
    worst = max(abs(mine[name] - theirs[name] - shift) for name in both)
    print(f"{what}: {len(both)} players, largest difference {worst:.2g} Elo"
          + (f"; only ours: {len(mine.keys() - both)}" if mine.keys() - both else "")
          + (f"; only theirs: {len(theirs.keys() - both)}" if theirs.keys() - both else ""))


def ordo(pgn, folder):
    out = folder / "ordo.csv"
    # its scale is that of 76 % of the points; this is the Elo of 400 lg of the odds
    scale = ELO_IN_A_LOGIT * math.log(0.76 / 0.24)
    begin = time.time()
    subprocess.run([os.environ["ORDO"], "-q", "-G", "-W", "-a", "0", "-z", f"{scale:.9f}", "-N", "6", "-p", pgn, "-c", out],
                   capture_output=True, check=True)
    seconds = time.time() - begin
    theirs = {}
    for line in out.read_text().splitlines()[1:]:
        cells = re.findall(r'"([^"]*)"|([^,]+)', line)
        cells = [one or other for one, other in cells]
        try:
            theirs[cells[1].strip()] = float(cells[2])
        except (ValueError, IndexError):
            continue
    begin = time.time()
    mine = ours("ratings", str(pgn), "--model", "scores", "--players", "1000000")
    compare(f"Ordo ({seconds:.1f} s; ours {time.time() - begin:.1f} s), {pathlib.Path(pgn).name}", ratings(mine), theirs)


def bayeselo(pgn, prior):
    commands = f"readpgn {pgn}\nelo\nprior {prior}\nmm 1 1\n" + "".join(f"elo {i}\n" for i in range(5000)) + "x\nx\n"
    begin = time.time()
    out = subprocess.run([os.environ["BAYESELO"]], input=commands, capture_output=True, encoding="latin-1").stdout
    seconds = time.time() - begin
    theirs = {name: float(elo) for name, elo in re.findall(r"Rating of player \d+ \((.*)\) is (-?[\d.e+-]+?)\.\n", out)}
    words = ["--prior-draws", str(prior)] if prior else []
    begin = time.time()
    mine = ours("ratings", str(pgn), "--model", "rao-kupper", "--players", "1000000", *words)
    compare(f"BayesElo ({seconds:.1f} s; ours {time.time() - begin:.1f} s), {prior} virtual draws, {pathlib.Path(pgn).name}",
            ratings(mine), theirs)


def tournaments(folder, named):
    files = []
    for number, (players, spread, nu) in enumerate([(8, 0.4, 2), (30, 0.7, 1), (100, 1.0, 4)]):
        rng = random.Random(100 + number)
        logits = [rng.gauss(0, spread) for _ in range(players)]
        text, _, _ = pairs(rng, [f"P{i}" for i in range(players)], logits, nu, 60 * players,
                           lambda _: rng.sample(range(players), 2))
        files.append(folder / f"tournament-{players}.pgn")
        files[-1].write_text(text)
    return files + named


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if os.environ.get("FASTCHESS"):
            fastchess(folder)
        for pgn in tournaments(folder, sys.argv[1:]):
            if os.environ.get("ORDO"):
                ordo(pgn, folder)
            if os.environ.get("BAYESELO"):
                bayeselo(pgn, 0)
                bayeselo(pgn, 2)


main()
