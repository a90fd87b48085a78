#!/usr/bin/env python3
"""Tries the completion of each shell as a user does: types the beginning of a command, a tab, and runs what stands there.

Usage: dist/completion-test.py PROGRAM
PROGRAM is bin/pieceworth of an installation, or ./pieceworth of a clone. Needs python3-pexpect; shells that are not installed
are skipped, and said to be. Exits with 1 if a shell completes anything wrongly.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time

import pexpect

# What is typed before the tab, and the words that must stand there afterwards. Quotes and backslashes are those of all shells.
CASES = [
    ("val", ["value"]),
    ("--vers", ["--version"]),
    ("help perf", ["help", "perft"]),
    ("value archb", ["value", "archbishop"]),
    ("value knight archb", ["value", "knight", "archbishop"]),
    ("value berolina\\ pa", ["value", "berolina pawn"]),
    ("value 'berolina pa", ["value", "berolina pawn"]),
    ("value capabl", ["value", "capablanca"]),
    ("value N --form", ["value", "N", "--format"]),
    ("value N --format js", ["value", "N", "--format", "json"]),
    ("value N --format=js", ["value", "N", "--format=json"]),
    ("value N --format latex --quie", ["value", "N", "--format", "latex", "--quiet"]),
    ("value N --models mobility,univ", ["value", "N", "--models", "mobility,universal"]),
    ("value N --models=mobility,univ", ["value", "N", "--models=mobility,universal"]),
    ("value N --board 8x8:cyl", ["value", "N", "--board", "8x8:cylinder"]),
    ("value N --board=8x8:cyl", ["value", "N", "--board=8x8:cylinder"]),
    ("explain Q --model univ", ["explain", "Q", "--model", "universal"]),
    ("value @own.i", ["value", "@own.ini"]),
    ("fit my", ["fit", "my games.pgn"]),
    ("fit my\\ ga", ["fit", "my games.pgn"]),
    ("fit 'my ga", ["fit", "my games.pgn"]),
    ("fit folder/in", ["fit", "folder/in it.pgn"]),
    ("fit x.pgn --report pag", ["fit", "x.pgn", "--report", "page.html"]),
    ("fit x.pgn --report=pag", ["fit", "x.pgn", "--report=page.html"]),
    ("fit x.pgn --features material,last", ["fit", "x.pgn", "--features", "material,last-pawn"]),
    ("fit x.pgn --draws or", ["fit", "x.pgn", "--draws", "ordered"]),
    ("fit x.pgn --variant makru", ["fit", "x.pgn", "--variant", "makruk"]),
    ("fit x.pgn --no-wh", ["fit", "x.pgn", "--no-white-advantage"]),
    ("export x.pgn -o pag", ["export", "x.pgn", "-o", "page.html"]),
    ("match self:univ", ["match", "self:universal"]),
    ("synergy atl", ["synergy", "atlas"]),
    ("tune fac", ["tune", "factors"]),
    ("tune factors --bud", ["tune", "factors", "--budget"]),
    ("tune weights --self", ["tune", "weights", "--selfplay"]),
    ("completion fi", ["completion", "fish"]),
]

# Where nothing may be offered: the words stay as they are.
NOTHING = [
    ("perft --depth my", ["perft", "--depth", "my"]),
    ("value N --format my", ["value", "N", "--format", "my"]),
]

SHELLS = {
    "bash": {
        "start": ["bash", "--noprofile", "--norc", "-i"],
        "ready": [
            "bind 'set enable-bracketed-paste off'",
            "bind 'set bell-style none'",
            "source '{script}'",
            "pieceworth() {{ printf '<%s>' \"$@\"; echo '{{''end''}}'; }}",
        ],
    },
    "zsh": {
        "start": ["zsh", "-f", "-i"],
        "ready": [
            "unsetopt zle_bracketed_paste 2>/dev/null; unset zle_bracketed_paste; unsetopt beep prompt_cr prompt_sp",
            "autoload -Uz compinit && compinit -u -D",
            "source '{script}'",
            "pieceworth() {{ printf '<%s>' \"$@\"; echo '{{''end''}}'; }}",
        ],
    },
    "fish": {
        "start": ["fish", "--no-config", "-i"],
        "ready": [
            "set -g fish_autosuggestion_enabled 0",
            "source '{script}'",
            "function pieceworth; printf '<%s>' $argv; echo '{{''end''}}'; end",
        ],
    },
}


def folder_with_files():
    folder = tempfile.mkdtemp(prefix="completion")
    os.mkdir(os.path.join(folder, "folder"))
    for name in ("my games.pgn", "own.ini", "page.html", "folder/in it.pgn"):
        open(os.path.join(folder, name), "w").close()
    return folder


def typed_words(terminal, typed):
    terminal.send("pieceworth " + typed)
    terminal.send("\t")
    # The shell completes before it reads on; what comes too early, fish takes for a paste.
    time.sleep(0.25)
    terminal.send("\r")
    if terminal.expect([r"((?:<[^<>\r\n]*>)+)\{end\}", pexpect.TIMEOUT], timeout=5):
        # An apostrophe may still be open.
        terminal.send("'\r" if "'" in typed else "\r")
        if terminal.expect([r"((?:<[^<>\r\n]*>)+)\{end\}", pexpect.TIMEOUT], timeout=5):
            terminal.sendintr()
            return None
    return terminal.match.group(1)[1:-1].split("><")


def trial(shell, program, folder):
    script = os.path.join(folder, "completion." + shell)
    with open(script, "w", encoding="utf-8") as file:
        subprocess.run([program, "completion", shell], stdout=file, check=True)
    how = SHELLS[shell]
    environment = dict(os.environ, TERM="xterm", HOME=folder, LC_ALL="C.UTF-8", COLUMNS="200", INPUTRC="/dev/null")
    terminal = pexpect.spawn(
        how["start"][0],
        how["start"][1:],
        cwd=folder,
        env=environment,
        encoding="utf-8",
        dimensions=(50, 200),
        timeout=20,
    )
    if "--verbose" in sys.argv:
        terminal.logfile_read = sys.stderr
    for line in how["ready"]:
        terminal.send(line.format(script=script) + "\r")
    terminal.send("pieceworth ready\r")
    terminal.expect(r"<ready>\{end\}")
    wrong = 0
    for typed, expected in CASES + NOTHING:
        found = typed_words(terminal, typed)
        if found != expected:
            wrong += 1
            print(f"{shell}: after '{typed}' stands {found}, expected {expected}")
    terminal.close(force=True)
    print(f"{shell}: {len(CASES) + len(NOTHING) - wrong} of {len(CASES) + len(NOTHING)} completions are right")
    return wrong


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    if len(words) != 1:
        sys.exit(__doc__)
    program = os.path.abspath(words[0])
    folder = folder_with_files()
    wrong = 0
    try:
        for shell in SHELLS:
            if shutil.which(shell) is None:
                print(f"{shell}: skipped, it is not installed")
            else:
                wrong += trial(shell, program, folder)
    finally:
        shutil.rmtree(folder)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
