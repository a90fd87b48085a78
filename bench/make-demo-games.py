#!/usr/bin/env python3
"""Make a set of demonstration chess games by engine self-play.

Each game starts with a few random legal moves and is then played out by
Fairy-Stockfish against itself, each side searching either the full node count
or a fraction of it.  The same options always give the same games.

Needs fairy-stockfish and pgn-extract (Debian: apt install both).
"""
import argparse
import collections
import multiprocessing
import random
import shutil
import subprocess
import sys

MAX_PLIES = 300
START = "RNBQKBNR" + "P" * 8 + "p" * 8 + "rnbqkbnr"    # ranks 1, 2, 7 and 8
CASTLING = {"e1g1": "h1f1", "e1c1": "a1d1", "e8g8": "h8f8", "e8c8": "a8d8"}
RIGHTS = {"a1": "Q", "e1": "KQ", "h1": "K", "a8": "q", "e8": "kq", "h8": "k"}


def find(program):
    return shutil.which(program) or "/usr/games/" + program


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)
        options = self.ask("uci", "uciok")
        settings = {"Threads": 1, "Hash": 16, "UCI_Variant": "chess", "Use NNUE": "false"}
        for name, value in settings.items():
            if any(line.startswith(f"option name {name} type") for line in options):
                self.send(f"setoption name {name} value {value}")

    def send(self, command):
        self.process.stdin.write(command + "\n")

    def ask(self, command, last):
        """Send a command; return its answer up to the line that starts with `last`."""
        self.send(command)
        lines = []
        for line in self.process.stdout:
            lines.append(line.strip())
            if line.startswith(last):
                return lines
        raise RuntimeError("the engine stopped")

    def legal_moves(self):
        lines = self.ask("go perft 1", "Nodes searched")
        return [line[:-3] for line in lines if line.endswith(": 1") and line[0] in "abcdefgh"]

    def best_move(self, nodes):
        move = self.ask(f"go nodes {nodes}", "bestmove")[-1].split()[1]
        return None if move == "(none)" else move

    def in_check(self):
        return self.ask("d", "Checkers:")[-1] != "Checkers:"


class Board:
    """Just enough of a board to tell when a game is drawn."""

    def __init__(self):
        squares = [file + rank for rank in "1278" for file in "abcdefgh"]
        self.pieces = dict(zip(squares, START))
        self.white, self.rights, self.quiet = True, frozenset("KQkq"), 0
        self.seen = collections.Counter()
        self.note(None)

    def note(self, passant):
        self.key = (frozenset(self.pieces.items()), self.white, self.rights, passant)
        self.seen[self.key] += 1

    def push(self, move):
        start, end = move[:2], move[2:4]
        piece = self.pieces.pop(start)
        pawn, passant = piece in "Pp", None
        self.quiet = 0 if pawn or end in self.pieces else self.quiet + 1
        if pawn and start[0] != end[0] and end not in self.pieces:
            del self.pieces[end[0] + start[1]]              # en passant
        if piece in "Kk" and move in CASTLING:
            rook = CASTLING[move]
            self.pieces[rook[2:]] = self.pieces.pop(rook[:2])
        if len(move) == 5:                                  # promotion
            piece = move[4].upper() if self.white else move[4]
        self.pieces[end] = piece
        self.rights -= set(RIGHTS.get(start, "") + RIGHTS.get(end, ""))
        if pawn and abs(int(start[1]) - int(end[1])) == 2:  # if an enemy pawn can take
            beside = (chr(ord(end[0]) + step) + end[1] for step in (-1, 1))
            if any(self.pieces.get(square) == piece.swapcase() for square in beside):
                passant = end
        self.white = not self.white
        self.note(passant)

    def drawn(self):
        others = [(p.lower(), s) for s, p in self.pieces.items() if p not in "Kk"]
        shades = {(ord(s[0]) + int(s[1])) % 2 for p, s in others}
        bare = (not others or len(others) == 1 and others[0][0] in "nb"
                or all(p == "b" for p, s in others) and len(shades) == 1)
        return bare or self.quiet >= 100 or self.seen[self.key] >= 3


def play(index):
    rng = random.Random(args.seed * 1000003 + index)
    opening = rng.randint(6, 10)
    nodes = [max(1, args.nodes // rng.choice((1, args.odds))) for side in range(2)]
    board, moves = Board(), []
    engine.send("ucinewgame")
    while True:
        engine.send("position startpos" + (" moves " + " ".join(moves) if moves else ""))
        if len(moves) < opening:
            legal = sorted(engine.legal_moves())
            move = rng.choice(legal) if legal else None
        else:
            move = engine.best_move(nodes[len(moves) % 2])
        if move is None:
            mate = engine.in_check()
            result = ("0-1" if board.white else "1-0") if mate else "1/2-1/2"
            break
        if board.drawn() or len(moves) >= MAX_PLIES:
            result = "1/2-1/2"
            break
        moves.append(move)
        board.push(move)
    tags = {"Event": "Pieceworth demonstration games", "Site": "?", "Date": "2026.11.21",
            "Round": index, "White": f"Fairy-Stockfish, {nodes[0]} nodes",
            "Black": f"Fairy-Stockfish, {nodes[1]} nodes", "Result": result}
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    return "\n".join(lines + ["", *moves, result, "", ""])


def prepare(options):
    global args, engine
    args, engine = options, Engine(options.engine)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--nodes", type=int, default=500, help="nodes per move (500)")
    parser.add_argument("--odds", type=int, default=1,
                        help="a weakened side searches nodes / ODDS (1)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--engine", default=find("fairy-stockfish"))
    parser.add_argument("-o", "--output", default="demo-games.pgn")
    options = parser.parse_args()
    with multiprocessing.Pool(options.processes, prepare, (options,)) as pool:
        games = pool.imap(play, range(1, options.games + 1))
        text = "".join(games)
    # pgn-extract turns the moves into standard notation and leaves out a faulty game
    done = subprocess.run([find("pgn-extract"), "--quiet", "-7", "-w80"], input=text,
                          capture_output=True, text=True, check=True)
    with open(options.output, "w") as out:
        out.write(done.stdout)
    if done.stderr.strip() or done.stdout.count("[Event ") != options.games:
        sys.exit("pgn-extract found a fault: " + done.stderr)


if __name__ == "__main__":
    main()
