"""Every kind of action: its number, its notation, its words, what it touches on the screen."""

from __future__ import annotations

from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.games.cry_havoc import describe
from beachhead.games.cry_havoc import vocab as v

HAND = ("hand:{card}",)
MATRIX = ("matrix:{card}",)
TERRAIN_CARD = {"card": "card-{terrain_card}"}
MARKER = ("marker:{structure}@{region}", "area:{region}")
DECKS = (*v.TERRAIN_IDS, "own")
NUMBERS = [str(n) for n in range(v.COUNTS)]

KINDS = Kinds(
    {
        "region": Domain(v.REGIONS, lambda t: v.REGION_IDS, word="area", target="area"),
        "objective": Domain(
            v.OBJECTIVES, lambda t: v.OBJECTIVE_IDS, word="objective", target="objective"
        ),
        "structure": Domain(
            v.STRUCTURES, lambda t: v.STRUCTURE_IDS, word="structure", target="structure"
        ),
        "skill": Domain(v.SKILLS, lambda t: v.SKILL_IDS, word="skill", target="skill"),
        "card": Domain(v.KINDS, lambda t: t.card_ids, word="card"),
        "terrain_card": Domain(
            v.TERRAIN_KINDS, lambda t: t.card_ids[v.TERRAIN_KIND0 :], word="card"
        ),
        "deck": Domain(len(DECKS), lambda t: DECKS, word="deck", target="deck"),
        "captor": Domain(v.ARMIES, lambda t: v.ARMY_IDS, word="faction", target="prisoners"),
        "place": Domain(v.ARMIES, lambda t: NUMBERS[1 : v.ARMIES + 1], target="initiative"),
        "n": Domain(v.COUNTS, lambda t: NUMBERS),
    },
    Kind(v.DONE, "done", glyph="ui-check"),
    Kind(v.STOP, "stop", glyph="ui-check"),
    Kind(v.PASS, "pass", glyph="pass"),
    Kind(v.STAY, "stay", glyph="ui-check"),
    Kind(v.END_TURN, "end", glyph="ui-check"),
    Kind(v.ACT_MOVE, "move", glyph="move"),
    Kind(v.ACT_RECRUIT, "recruit", glyph="recruit"),
    Kind(v.ACT_BUILD, "build", glyph="build"),
    Kind(v.ACT_ENABLE, "enable", glyph="score"),
    Kind(v.ACT_DRAW, "draw", glyph="draw"),
    Kind(v.TAKE_CRYSTAL, "take-crystal", glyph="crystal"),
    Kind(v.PUT_CRYSTAL, "put-crystal", glyph="crystal"),
    Kind(v.TO_UNITS, "to-units", glyph="reserve"),
    Kind(v.TO_MARKER, "to-marker", glyph="build"),
    Kind(v.SKILL0, "skill:{skill}", glyph="skill", special=describe.skill),
    Kind(v.PICK_SKILL0, "pick:{skill}", glyph="skill", special=describe.skill),
    Kind(v.PLAY0, "play:{card}", targets=HAND, glyph="card", special=describe.play),
    Kind(v.DISCARD0, "discard:{card}", targets=HAND, glyph="card"),
    Kind(v.KEEP0, "keep:{card}", targets=("look:{card}",), glyph="card"),
    Kind(v.DROP0, "drop:{card}", targets=MATRIX, glyph="card"),
    Kind(v.CARD0, "card:{card}", targets=HAND, glyph="card"),
    Kind(
        v.STORED0,
        "stored:{terrain_card}",
        facts=TERRAIN_CARD,
        targets=("matrix:{terrain_card}",),
        glyph="matrix",
    ),
    Kind(
        v.ADVANTAGE0,
        "advantage:{terrain_card}",
        facts=TERRAIN_CARD,
        targets=("hand:{terrain_card}",),
        glyph="card",
    ),
    Kind(v.POSITION0, "position:{place}", facts={"n": "{place}"}, glyph="initiative"),
    Kind(v.DECK0, "deck:{deck}", glyph="{deck}", special=describe.deck),
    Kind(v.COUNT0, "count:{n}", glyph="reserve", special=describe.count),
    Kind(v.CONTROL0, "control:{n}", targets=("objective:region_control",), glyph="region_control"),
    Kind(v.CAPTURE0, "capture:{n}", targets=("objective:capture",), glyph="capture"),
    Kind(v.FROM0, "from:{region}", glyph="move"),
    Kind(v.TO0, "to:{region}", glyph="move", special=describe.step),
    Kind(v.PLACE0, "place:{region}", glyph="recruit"),
    Kind(v.TARGET0, "target:{region}", glyph="region"),
    Kind(v.EXPLORE_ACT0, "explore:{region}", glyph="exploration"),
    Kind(v.REVEAL0, "reveal:{region}", glyph="war_party"),
    Kind(v.BATTLE0, "battle:{region}", glyph="battle"),
    Kind(v.LOOK0, "look:{region}", glyph="watch"),
    Kind(v.OUT0, "tunnel-to:{region}", glyph="tunnel"),
    Kind(v.IN0, "tunnel-from:{region}", glyph="tunnel"),
    Kind(v.RETREAT0, "retreat:{region}", glyph="move"),
    Kind(v.NEST_ACT0, "nest:{region}", glyph="nest"),
    Kind(v.HQ0, "hq:{region}", glyph="hq"),
    Kind(
        v.BUILD0,
        "build:{structure}",
        "option-construct",
        glyph="{structure}",
        special=describe.build,
    ),
    Kind(
        v.ACTIVATE0,
        "activate:{structure}:{region}",
        targets=MARKER,
        glyph="{structure}",
        special=describe.activate,
    ),
    Kind(v.MARKER0, "marker:{structure}:{region}", targets=MARKER, glyph="{structure}"),
    Kind(v.SHIFT_FROM0, "shift-from:{objective}", glyph="{objective}"),
    Kind(v.SHIFT_TO0, "shift-to:{objective}", glyph="{objective}"),
    Kind(v.ADD_TO0, "add-to:{objective}", glyph="{objective}"),
    Kind(v.KILL0, "kill:{objective}", glyph="{objective}", special=describe.kill),
    Kind(v.WITHDRAW0, "withdraw:{objective}", glyph="hq"),
    Kind(v.CAPTIVE0, "captive:{objective}", glyph="{objective}"),
    Kind(v.VICTIM0, "victim:{objective}", glyph="{objective}"),
    Kind(v.SHELL0, "shell:{objective}", glyph="{objective}"),
    Kind(v.RANSOM0, "ransom:{captor}", glyph="prisoner", special=describe.ransom),
)
