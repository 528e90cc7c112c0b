"""Every kind of action: its number, its notation, its words, what it touches on the screen.

Targets are ids of things on the screen: `cell:q,r`, `aim:q,r` for what a unit could hit,
`strike:q,r` and `land:q,r` for the attack and deploy cells of a pattern, `card:A17`,
`unit:regular`, `minority:M05`, `player:B`, `mission:MS03`.
"""

from __future__ import annotations

from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.games.hexpanse import describe, ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build

CELL = Domain(v.MAX_CELLS, lambda t: ids.cells(), target="cell")

KINDS = Kinds(
    {
        "cell": CELL,
        "kind": Domain(v.KINDS, lambda t: ids.KINDS),
        "action_card": Domain(v.ACTION_CARDS, lambda t: ids.ACTION_CARDS, target="card"),
        "option": Domain(2, lambda t: ids.OPTIONS),
        "mercenary": Domain(v.MERCENARIES, lambda t: ids.MERCENARIES, target="card"),
        "card": Domain(v.CARDS, lambda t: ids.CARDS, target="card"),
        "facing": Domain(v.ORIENTATIONS, lambda t: ids.FACINGS),
        "player": Domain(v.MAX_SEATS, lambda t: ids.PLAYERS, target="player"),
        "faction": Domain(v.FACTIONS, lambda t: build.FACTION_IDS, target="faction"),
        "minority": Domain(v.MINORITIES, lambda t: ids.MINORITIES, target="minority"),
        "mission": Domain(v.MISSIONS, lambda t: ids.MISSIONS, target="mission"),
    },
    # cells and the units on them
    Kind(v.CELL0, "cell:{cell}", glyph="deploy", special=describe.cell),
    Kind(
        v.WITHDRAW0, "withdraw:{cell}", rule="HX-ACT-02", glyph="withdraw", special=describe.unit_at
    ),
    Kind(v.ATTACK0, "attack:{cell}", rule="HX-ACT-03", glyph="attack", special=describe.attacker),
    Kind(v.TARGET0, "target:{cell}", rule="HX-ATK-01", glyph="attack", special=describe.unit_at),
    Kind(v.PROTECT0, "protect:{cell}", rule="HX-M01", glyph="protector", special=describe.unit_at),
    # kinds of units
    Kind(v.DEPLOY0, "deploy:{kind}", rule="HX-ACT-01", special=describe.deployed),
    Kind(v.HEAL0, "heal:{kind}", rule="HX-ACT-04", special=describe.healed),
    Kind(v.UNIT0, "unit:{kind}", special=describe.unit),
    # cards
    Kind(v.PLAY0, "play:{action_card}:{option}", glyph="action-card", special=describe.play),
    Kind(v.ACTIVATE0, "activate:{mercenary}", glyph="activate", special=describe.activate),
    Kind(v.BUY0, "buy:{card}", glyph="market", special=describe.purchase),
    Kind(v.CARD0, "card:{card}", glyph="card", special=describe.foreign_card),
    # the rest
    Kind(
        v.ORIENT0,
        "orient:{facing}",
        rule="HX-PAT-02",
        glyph="rotate-right",
        special=describe.orient,
    ),
    Kind(v.PLAYER0, "player:{player}", rule="HX-TERM-05", glyph="attack", special=describe.player),
    Kind(v.FACTION0, "faction:{faction}", glyph="crest_{faction}", special=describe.faction),
    Kind(v.MINORITY0, "minority:{minority}", glyph="{minority}", special=describe.minority),
    Kind(v.KEEP0, "keep:{minority}", glyph="{minority}", special=describe.minority),
    Kind(v.DISCARD0, "discard:{minority}", glyph="{minority}", special=describe.minority),
    Kind(
        v.MISSION0,
        "mission:{mission}",
        rule="HX-SETUP-08",
        glyph="mission",
        special=describe.mission,
    ),
    Kind(v.HIT_REGULAR, "hit:regular", "option-hit-regular", "HX-RES-01", glyph="reserve-attack"),
    Kind(v.HIT_WARLORD, "hit:warlord", "option-hit-warlord", "HX-RES-03", glyph="reserve-attack"),
    Kind(v.GAIN, "gain", rule="HX-ACT-07", glyph="hexilum", special=describe.gain),
    Kind(v.INCOME, "income", rule="HX-ACT-08", glyph="income", special=describe.income),
    Kind(
        v.WARLORD_HEAL,
        "warlord_heal",
        rule="HX-ACT-09",
        glyph="heal-warlord",
        special=describe.by_warlord,
    ),
    Kind(
        v.WARLORD_MOVE, "warlord_move", rule="HX-ACT-10", glyph="move", special=describe.by_warlord
    ),
    Kind(v.WARLORD_SPECIAL, "warlord_special", glyph="u-warlord", special=describe.special),
    Kind(v.USE, "use", rule="HX-MKT-08", glyph="market"),
    Kind(v.LEAVE, "leave", rule="HX-CARD-05", glyph="check"),
    Kind(v.RETURN, "return", rule="HX-CARD-05", glyph="card"),
    Kind(v.PASS, "pass", rule="HX-FLOW-04", glyph="cross"),
    Kind(v.STOP, "stop", rule="HX-FLOW-04", glyph="check"),
    Kind(v.NONE, "none", rule="HX-M01", glyph="cross"),
    Kind(v.END, "end", glyph="check", special=describe.end),
    Kind(v.DEAL, "deal", rule="HX-SETUP-10", glyph="check"),
)
