"""Codes and tables of the kernel; see kernel.py. Fixed: do not improve."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final = 4
REGIONS: Final = 16
KINDS: Final = 10
DECK: Final = 20
ROUNDS: Final = 5
HAND_MAX: Final = 10

ACT_MOVE: Final = 0
ACT_RECRUIT: Final = 1
ACT_BUILD: Final = 2
ACT_DRAW: Final = 3
CARD0: Final = 5
REGION0: Final = 15
OBJ0: Final = 31
STOP: Final = 34

T_STRENGTH: Final = 1
T_KILL: Final = 2
T_SHIFT: Final = 3


def _neighbours() -> list[list[int]]:
    adj: list[list[int]] = [[] for _ in range(REGIONS)]
    for r in range(REGIONS):
        x, y = r % 4, r // 4
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            if 0 <= x + dx < 4 and 0 <= y + dy < 4:
                adj[r].append((y + dy) * 4 + x + dx)
    for a, b in ((5, 10), (6, 9), (1, 4), (11, 14)):
        adj[a].append(b)
        adj[b].append(a)
    return adj


NEIGHBOURS: Final = vec[vec[i64]]([vec[i64](row) for row in _neighbours()])
VALUE: Final = vec[i64]([1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1])
HOME: Final = vec[i64]([0, 3, 12, 15])
MOVE_PTS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 3, 3, 1, 2])
TACTIC_OF: Final = vec[i64]([0, 1, 1, 1, 2, 2, 3, 3, 1, 0])
TACTIC_OBJ: Final = vec[i64]([0, 0, 1, 2, 0, 0, 0, 0, 0, 0])
