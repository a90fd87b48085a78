"""Sends mixed hostile requests to a workbench that was started with --no-token, eight clients at once, and prints its resident
memory in megabytes as they go on, then after half a minute of rest.

hostile.py ADDRESS PID [REQUESTS]
"""

import gzip
import random
import socket
import sys
import threading
import time
import urllib.parse

host, port = urllib.parse.urlparse(sys.argv[1]).netloc.split(":")
pid, wanted = int(sys.argv[2]), int((sys.argv[3:] or ["10000"])[0])
BOMB = gzip.compress(bytes(1 << 22))
ATOMS = "WFDNAHRBQKaymcfbs"


def get(target, *headers, method="GET", body=b""):
    lines = [f"{method} {target} HTTP/1.1", f"Host: {host}:{port}", "Connection: close", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def requests(random):
    noise = bytes(random.randrange(33, 256) for _ in range(random.randrange(2000)))
    text = noise.decode("latin-1").replace("#", "")
    piece = "".join(random.choice(ATOMS) for _ in range(random.randrange(1, 9)))
    return (
        noise,
        get("/" + text),
        get("/api/v1/value?piece=" + text),
        get("/api/v1/value?piece=" + piece + "&board=16x16"),
        get("/api/v1/explain?model=mobility&piece=" + piece),
        get("/api/v1/moves?format=svg&piece=" + piece),
        get("/api/v1/value?" + "piece=N&" * random.randrange(200)),
        get("/api/v1/value?piece=" + "N" * random.randrange(12000)),
        get("/api/v1/value?piece=%zz"),
        get("/%uff0e/x"),
        get("/", "X: " + "x" * random.randrange(40000)),
        get("/main.js"),
        get("/api/v1/variants", method="POST", body=noise * 100 or b"x"),
        get("/api/v1/files", method="POST", body=bytes(200_000)),
        get("/api/v1/fit", "Content-Length: 99999999999", method="POST"),
        get("/api/v1/fit?name=a.pgn.gz", method="POST", body=BOMB * 20),
        get("/api/v1/selfplay?games=zz", method="POST"),
        get("/api/v1/balance?army=RNB&answers=5"),
        get("/api/v1/jobs"),
    )


def send(request):
    try:
        with socket.create_connection((host, int(port)), 20) as client:
            client.settimeout(20)
            client.sendall(request)
            while client.recv(1 << 16):
                pass
    except OSError:
        pass


def resident():
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmRSS"))


def visit(number):
    chance = random.Random(number)
    for _ in range(wanted // CLIENTS):
        send(chance.choice(requests(chance)))
        with lock:
            sent.append(number)


CLIENTS = 8
lock = threading.Lock()
sent = []
threads = [threading.Thread(target=visit, args=(number,)) for number in range(CLIENTS)]
seen = [resident()]
for thread in threads:
    thread.start()
while any(thread.is_alive() for thread in threads):
    time.sleep(0.2)
    if len(sent) >= wanted // 10 * len(seen):
        seen.append(resident())
time.sleep(30)
print(*seen, resident())
