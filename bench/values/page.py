#!/usr/bin/env python3
"""Writes docs/values.md and docs/values.svg: the best-known pieces with their combined values, measurements by strength, army and
board, and published numbers.

    bench/values/page.py

Runs `./pieceworth value` once for all pieces; measurements are those that ship, published values those of `compare`.
"""
import csv
import json
import math
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VALUATION = ROOT / "valuation/src/main/resources/org/pieceworth/valuation"
GROUPS = {
    "Chess": "N B R Q",
    "Compounds": "BN RN QN KN RF BW",
    "Leapers": "W F D A C Z WD FA FD WA AD FAD WAD FC CN CZ NZ NW NF NAD KNAD NCZ KDA K",
    "Armies of Betza": "BD R4 HFD FvN fhNbFbsW bFbWfsR fsRbWFfhN R3 R5",
    "Musketeer": "NB2 DHAG B3DvN B2DN KDllNrrN",
    "Riders, bent riders and hoppers": "N0 qN [F?R] [W?B] gQ mRcpR pR mBcpB mQcpQ",
    "Shogi, xiangqi and shatranj": "FfW WfF fN fR nN nA nZ [F-W]",
}
LISTS = {
    "muller": "Muller", "kaufman 1999": "Kaufman", "betza": "Betza", "musketeer official": "Musketeer", "zekk": "Zekk",
    "alphazero": "AlphaZero", "staunton": "Staunton", "paulowich": "Paulowich",
}


def measured():
    rows = {}
    for line in (VALUATION / "pooled/measured.tsv").read_text().splitlines():
        w = line.split("\t")
        rows.setdefault(w[0], []).append(dict(
            piece=w[1], board=w[2], nodes=int(w[3]), among=w[4], engine=w[5], games=int(w[6]), value=float(w[7]), se=float(w[8]),
            over=float(w[9]) if w[9] else None))
    return rows


def published():
    found = {}
    with (VALUATION / "compare/reference-values.tsv").open() as file:
        for row in csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t"):
            name = next((LISTS[k] for k in LISTS if row["set"].startswith(k)), None)
            if name and row["unit"].startswith("pawn=") and row["board"] == "8x8":
                value = float(row["value"]) * (100 if row["unit"] == "pawn=1" else 1)
                found.setdefault(atoms(row["betza"]), []).append((name, value))
    return found


def values(pieces):
    out = subprocess.run([str(ROOT / "pieceworth"), "value", *pieces, "--models", "play", "--format", "json", "--quiet"],
                         capture_output=True, text=True, check=True).stdout
    return {row["piece"]: row for row in json.loads(out)["pooled"]}


def atoms(piece):
    """One text for all orders of its parts."""
    parts = re.findall(r"[a-z]*(?:[A-Z]\d*|\(\d,\d\)\d*|\[[^]]*\])", piece)
    split = {"K": "F W", "Q": "B R"}
    return " ".join(sorted(" ".join(split.get(part, part) for part in parts).split()))


def leading(known):
    """Some values of the tables in words."""
    return ", ".join(f"{'an' if known[piece]['name'][0] in 'aeiou' else 'a'} {known[piece]['name']} {known[piece]['value'] / 100:.2f} pawns"
                     for piece in ("N", "BN", "QN")).replace(" pawns, ", ", ", 2)


def entry(row):
    return f"{row['value']:.0f} ± {row['se']:.0f}"


def main():
    rows, lists = measured(), published()
    keys = {atoms(row["piece"]): key for key, all_rows in rows.items() for row in all_rows}
    known = values([piece for group in GROUPS.values() for piece in group.split()])
    text = [
        "# Values of the best-known pieces", "",
        f"What are the best-known pieces worth? For example, {leading(known)}. The tables list all of them, in centipawns.", "",
        "The scale is knight + bishop + rook + queen = 2125 in armies of chess, as in Kaufman's list of 1999; an opening pawn measures 90.", "",
        "- *Combined* is the headline of `pieceworth value` with its 90 % interval, for any army composition and engine play at 300 to 3,000 "
        "nodes per move ([how the combined value is computed](design/one-value.md)).",
        "- *Measured* is by play in armies of chess at 300 nodes per move, ± one standard error, with the number of games.",
        "- *3,000 nodes*, *strong* (archbishops and chancellors in the armies), *light* (WD, F and W), other boards and the second engine "
        "(Fairy-Stockfish at 1,000 nodes) are measurements under other conditions on the same scale. On another board the scale is that of its own "
        "knight, bishop, rook and queen.",
        "- *Published* values are in the pawn of each list. An empty cell: not measured, or not published.", "",
        "![Combined values with 90 % intervals, and published values](values.svg)", ""]
    drawn = []
    for title, group in GROUPS.items():
        text += [f"## {title}", "",
                 "| piece | combined | 90 % interval | measured | games | 3,000 nodes | strong | light | 10x8 | 10x10 | second engine | published |",
                 "|---|---|---|---|---|---|---|---|---|---|---|---|"]
        for piece in group.split():
            own = known.get(piece)
            if own is None:
                continue
            mine = rows.get(keys.get(atoms(piece)), [])
            pick = lambda nodes, among, board="8x8": next((r for r in mine if (r["board"], r["nodes"], r["among"], r["engine"]) ==
                                                           (board, nodes, among, "pieceworth")), None)
            other = next((r for r in mine if r["engine"] != "pieceworth"), None)
            usual = {"value": own["measured"], "se": own["measuredSe"], "games": own["measuredGames"]} if "measured" in own else None
            cell = lambda r: entry(r) if r else ""
            others = ", ".join(f"{name} {value:.0f}" for name, value in lists.get(atoms(piece), []))
            name = own["name"] if own["name"] and own["name"] != piece else ""
            text.append("| " + " | ".join([
                f"{name} `{piece}`".strip(), f"{own['value']:.0f}", f"{own['low']:.0f} to {own['high']:.0f}", cell(usual),
                f"{usual['games']:,}" if usual else "", cell(pick(3000, "B,N,Q,R")), cell(pick(300, "B,BN,N,Q,R,RN")),
                cell(pick(300, "B,F,N,Q,R,W,WD")), cell(pick(300, "B,N,Q,R", "10x8")), cell(pick(300, "B,N,Q,R", "10x10")),
                cell(other), others]) + " |")
            drawn.append((name or piece, own, [value for _, value in lists.get(atoms(piece), [])]))
        text.append("")
    rules = sorted({(r["board"]) for all_rows in rows.values() for r in all_rows if not re.match(r"\d+x", r["board"])})
    if rules:
        text += ["## Under other rules", "",
                 "Measured under the variant's own rules, on the scale of `measure`: N + B + R + Q = 2125, the rook = 500 in xiangqi, or the pawn = 100 in Gliński's game."
                 " Its pieces are written in the [notation of hexagons](hexagons.md#pieces).", "",
                 "| variant | piece | value | games |", "|---|---|---|---|"]
        for variant in rules:
            for all_rows in rows.values():
                for r in all_rows:
                    if r["board"] == variant:
                        text.append(f"| {variant} | `{r['piece']}` | {entry(r)} | {r['games']:,} |")
        text.append("")
    text += ["## Reproduce", "", "`bench/values/page.py` makes this page from the shipped measurements."]
    (ROOT / "docs/values.md").write_text("\n".join(text) + "\n")
    (ROOT / "docs/values.svg").write_text(plot(sorted(drawn, key=lambda d: d[1]["value"])))


def plot(pieces):
    left, right, step, top = 130, 760, 15, 40
    scale = lambda v: left + (right - left) * (math.log(max(v, 30)) - math.log(40)) / (math.log(1700) - math.log(40))
    height = top + step * len(pieces) + 30
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 {height}" font-family="sans-serif" font-size="11">',
           f'<rect width="800" height="{height}" fill="white"/>',
           '<text x="130" y="18" font-size="13">Combined value with 90 % interval (line), published values (circles), centipawns</text>']
    for tick in (50, 100, 200, 300, 500, 1000, 1500):
        x = scale(tick)
        out.append(f'<line x1="{x:.1f}" y1="{top - 8}" x2="{x:.1f}" y2="{height - 22}" stroke="#ddd"/>'
                   f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle">{tick}</text>')
    for i, (name, own, others) in enumerate(pieces):
        y = top + step * i + 4
        name = name.replace("&", "&amp;").replace("<", "&lt;")
        out.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{name}</text>')
        out.append(f'<line x1="{scale(own["low"]):.1f}" y1="{y}" x2="{scale(own["high"]):.1f}" y2="{y}" stroke="#2a6f97" stroke-width="4"/>')
        out.append(f'<circle cx="{scale(own["value"]):.1f}" cy="{y}" r="3.5" fill="#013a63"/>')
        out += [f'<circle cx="{scale(v):.1f}" cy="{y}" r="3" fill="none" stroke="#c1121f"/>' for v in others]
    return "\n".join(out + ["</svg>"]) + "\n"


if __name__ == "__main__":
    main()
