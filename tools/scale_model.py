"""How long a move takes against the number of matches, by simulation from measured costs.

    python tools/scale_model.py                                              SQLite
    python tools/scale_model.py --processes 2 --cpu-ms 4.6 --beside-ms 1.6   PostgreSQL
    python tools/scale_model.py --plot docs/scale.svg                        for docs/scale.md

A server process does one thing at a time, so it is a queue: moves arrive at random moments, each
costs processor time, then the commit is waited for, then every process serves its screens. The
processes share the cores with each other, the database and the clients (Erlang's formula). Not
modelled: the network, garbage collection, a slow disk, bots (they have processes of their own).
"""

from __future__ import annotations

import argparse
import random
from heapq import heapify, heappop, heappush
from pathlib import Path

import msgspec

WARM_SECONDS, SECONDS = 5.0, 60.0
BEFORE = 0.6  # share of the work that comes before the commit: request, rules, storing
SPREAD = 0.6  # of the cost of a move around its mean
COMMIT_MS = (1.0, 4.0)
RATES = range(50, 1201, 50)
COLOURS = ("#1d5b79", "#a63d2f", "#5b7a1d")
WIDE, HIGH, EDGE, TOP_MS = 560, 260, 60, 300.0


class Host(msgspec.Struct, frozen=True):
    """Milliseconds are processor time for one move, all processes together."""

    name: str
    processes: int
    cpu_ms: float
    beside_ms: float  # database and clients, if they share the cores
    cores: int = 2

    def stretch(self, rate: float) -> float:
        """How much longer everything takes because others want the cores, too."""
        others = rate * (self.cpu_ms * (1 - 1 / self.processes) + self.beside_ms) / 1000
        used = min(others / self.cores, 0.99)
        blocked = 1.0
        for core in range(1, self.cores + 1):
            blocked = others * blocked / (core + others * blocked)
        waits = blocked / (1 - used * (1 - blocked))
        return 1 + waits / (self.cores * (1 - used))


def simulate(host: Host, rate: float, seed: int = 1) -> list[float]:
    """Milliseconds from command to all screens at so many moves a second, sorted."""
    chance = random.Random(seed)
    mean = host.cpu_ms * host.stretch(rate) / 1000
    began: list[float] = [0.0]
    while began[-1] < WARM_SECONDS + SECONDS:
        began.append(began[-1] + chance.expovariate(rate))
    ended = [0.0] * len(began)
    free = [0.0] * host.processes  # when each process has time again
    jobs = [(at, chance.randrange(host.processes), n, False) for n, at in enumerate(began)]
    heapify(jobs)
    while jobs:
        when, process, number, stored = heappop(jobs)
        share = (1 - BEFORE) / host.processes if stored else BEFORE
        cost = chance.gammavariate(SPREAD**-2, mean * share * SPREAD**2)
        free[process] = max(free[process], when) + cost
        if stored:
            ended[number] = max(ended[number], free[process])
            continue
        told = free[process] + chance.uniform(*COMMIT_MS) / 1000
        for each in range(host.processes):
            heappush(jobs, (told, each, number, True))
    return sorted(1000 * (b - a) for a, b in zip(began, ended, strict=True) if a > WARM_SECONDS)


def curve(host: Host) -> list[tuple[int, float, float]]:
    """Moves a second, p50 and p99, as long as it is bearable."""
    found: list[tuple[int, float, float]] = []
    for rate in RATES:
        times = simulate(host, rate)
        found.append((rate, times[len(times) // 2], times[len(times) * 99 // 100]))
        if found[-1][2] > 5 * TOP_MS:
            break
    return found


def plot(hosts: list[Host]) -> str:
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE + 2 * EDGE} {HIGH + 2 * EDGE}'"
        " font-family='system-ui, sans-serif' font-size='12'><rect width='100%' height='100%' "
        f"fill='#fbfaf7'/><text x='{EDGE}' y='26' font-size='14'>p99 in ms from command to all "
        f"screens, against moves a second</text><g transform='translate({EDGE} {EDGE})'><path "
        f"d='M0 0V{HIGH}H{WIDE}' fill='none' stroke='#999'/><path d='M0 {HIGH / 2}H{WIDE}' "
        f"stroke='#999' stroke-dasharray='5 3'/><text x='-6' y='{HIGH / 2 + 4}' "
        f"text-anchor='end'>{TOP_MS / 2:.0f}</text><text x='{WIDE}' y='{HIGH + 16}' "
        f"text-anchor='end'>{RATES[-1]}</text><text x='0' y='{HIGH + 16}'>0</text>"
    ]
    for number, host in enumerate(hosts):
        colour = COLOURS[number]
        points = [(rate, p99) for rate, _, p99 in curve(host) if p99 <= TOP_MS]
        path = " ".join(
            f"{rate / RATES[-1] * WIDE:.0f},{HIGH * (1 - p99 / TOP_MS):.0f}" for rate, p99 in points
        )
        parts.append(
            f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2'/>"
            f"<text x='12' y='{14 + 16 * number}' fill='{colour}'>{host.name}</text>"
        )
    return "".join([*parts, "</g></svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cpu-ms", type=float, default=2.6, help="servers, for one move")
    parser.add_argument("--beside-ms", type=float, default=0.8, help="database and clients")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--moves", type=float, default=60.0, help="a match makes in a minute")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    if given.plot:
        one = Host("one process on SQLite, clients on the same two cores", 1, 2.6, 0.8)
        two = Host("two on PostgreSQL, everything on two cores", 2, 4.6, 1.6)
        four = Host("four on PostgreSQL, eight cores", 4, 4.6, 1.6, 8)
        given.plot.write_text(plot([one, two, four]), encoding="utf-8")
        return
    host = Host("", given.processes, given.cpu_ms, given.beside_ms, given.cores)
    print("| matches | moves a second | p50 ms | p99 ms |\n|--:|--:|--:|--:|")
    for rate, middle, high in curve(host):
        print(f"| {rate * 60 / given.moves:.0f} | {rate} | {middle:.1f} | {high:.1f} |")


if __name__ == "__main__":
    main()
