"""Ten clients at once ask a workbench for values; prints the median and the 99th percentile in milliseconds.

With `new` behind the number of requests no piece is asked for twice, so that every value is worked out.
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
millis = []
lock = threading.Lock()


def unseen(i):
    """A leaper or rider like no other: each of eight atoms not at all, wholly, as a move or as a capture."""
    i = 1 + i * 7919 % 65535
    return "".join(("", "", "m", "c")[i >> 2 * k & 3] + atom for k, atom in enumerate("WFDNAHRB") if i >> 2 * k & 3)


def visit(number):
    connection = http.client.HTTPConnection(host, int(port))
    own = []
    for i in range(warm + each):
        piece = unseen(number + clients * i) if anew else pieces[(number + i) % len(pieces)]
        board = ("8x8", "10x8")[i % 2]
        begin = time.perf_counter()
        connection.request("GET", f"/api/v1/value?piece={piece}&board={board}")
        answer = connection.getresponse()
        body = answer.read()
        if i >= warm:
            own.append(1000 * (time.perf_counter() - begin))
        if answer.status != 200 or b'"rows"' not in body:
            sys.exit(f"{piece}: {answer.status}")
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
