"""Ten clients at once ask a workbench for values; prints the median and the 99th percentile in milliseconds.

With `new` behind the number of requests no piece is asked for twice, so that every value is worked out; with `replies` they ask
for the engine's reply at 500 positions, no position twice.
"""

import http.client
import sys
import threading
import time
import urllib.parse

host, port = urllib.parse.urlparse(sys.argv[1]).netloc.split(":")
clients, warm, each = 10, 200, int(sys.argv[2])
# Pieces that are asked again and again, as while one clicks, on two boards.
pieces = ["FfW", "fhNbFbsW", "knight", "archbishop", "R4", "mRcpR", "NW", "FAD", "WDD", "BN", "HFD", "fsRbBbF"]
anew = sys.argv[3:] == ["new"]
replies = sys.argv[3:] == ["replies"]
millis = []
lock = threading.Lock()


def unseen(i):
    """A leaper or rider like no other: each of eight atoms not at all, wholly, as a move or as a capture."""
    i = 1 + i * 7919 % 65535
    return "".join(("", "", "m", "c")[i >> 2 * k & 3] + atom for k, atom in enumerate("WFDNAHRB") if i >> 2 * k & 3)


def position(i):
    """The moves to a position like no other: pawns of both sides, one or two steps each."""
    white = [f"{file}2{file}{3 + (i >> k & 1)}" for k, file in enumerate("abcd")]
    black = [f"{file}7{file}{6 - (i >> k + 4 & 1)}" for k, file in enumerate("efgh")]
    more = ["g1f3", "g1h3", "b1d2", "c1d2", "f2f3", "f2f4", "h2h3", "h2h4"][i >> 8 & 7], ["b8c6", "b8a6", "b7b6", "c7c6"][i >> 11 & 3]
    return "+".join(move for pair in zip(white, black) for move in pair) + "+" + "+".join(more)


def visit(number):
    connection = http.client.HTTPConnection(host, int(port))
    own = []
    for i in range(warm + each):
        piece = unseen(number + clients * i) if anew else pieces[(number + i) % len(pieces)]
        board = ("8x8", "10x8")[i % 2]
        path = f"/api/v1/value?piece={piece}&board={board}"
        if replies:
            path = f"/api/v1/reply?nodes=500&moves={position(number + clients * i)}"
        begin = time.perf_counter()
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read()
        if i >= warm:
            own.append(1000 * (time.perf_counter() - begin))
        if answer.status != 200 or (b'"uci"' if replies else b'"rows"') not in body:
            sys.exit(f"{path}: {answer.status}")
    with lock:
        millis.extend(own)


threads = [threading.Thread(target=visit, args=(number,)) for number in range(clients)]
begin = time.perf_counter()
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
seconds = time.perf_counter() - begin
millis.sort()
print(
    f"{millis[len(millis) // 2]:.2f} {millis[len(millis) * 99 // 100]:.2f} {millis[-1]:.1f}"
    f" {clients * (warm + each) / seconds:.0f}"
)
