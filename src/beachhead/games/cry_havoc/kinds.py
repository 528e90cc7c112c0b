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
        "terrain_card": Domain(v.TERRAIN_KINDS, lambda t: t.card_ids[v.TERRAIN_KIND0 :]),
        "deck": Domain(len(DECKS), lambda t: DECKS, word="deck", target="deck"),
        "captor": Domain(v.ARMIES, lambda t: v.ARMY_IDS, word="faction", target="prisoners"),
        "place": Domain(v.ARMIES, lambda t: NUMBERS[1 : v.ARMIES + 1], target="initiative"),
        "n": Domain(v.COUNTS, lambda t: NUMBERS),
    },
    Kind(v.DONE, "done"),
    Kind(v.STOP, "stop"),
    Kind(v.PASS, "pass"),
    Kind(v.STAY, "stay"),
    Kind(v.END_TURN, "end"),
    Kind(v.ACT_MOVE, "move"),
    Kind(v.ACT_RECRUIT, "recruit"),
    Kind(v.ACT_BUILD, "build"),
    Kind(v.ACT_ENABLE, "enable"),
    Kind(v.ACT_DRAW, "draw"),
    Kind(v.TAKE_CRYSTAL, "take-crystal"),
    Kind(v.PUT_CRYSTAL, "put-crystal"),
    Kind(v.TO_UNITS, "to-units"),
    Kind(v.TO_MARKER, "to-marker"),
    Kind(v.SKILL0, "skill:{skill}", special=describe.skill),
    Kind(v.PICK_SKILL0, "pick:{skill}", special=describe.skill),
    Kind(v.PLAY0, "play:{card}", targets=HAND, special=describe.play),
    Kind(v.DISCARD0, "discard:{card}", targets=HAND),
    Kind(v.KEEP0, "keep:{card}", targets=("look:{card}",)),
    Kind(v.DROP0, "drop:{card}", targets=MATRIX),
    Kind(v.CARD0, "card:{card}", targets=HAND),
    Kind(
        v.STORED0, "stored:{terrain_card}", facts=TERRAIN_CARD, targets=("matrix:{terrain_card}",)
    ),
    Kind(
        v.ADVANTAGE0,
        "advantage:{terrain_card}",
        facts=TERRAIN_CARD,
        targets=("hand:{terrain_card}",),
    ),
    Kind(v.POSITION0, "position:{place}", facts={"n": "{place}"}),
    Kind(v.DECK0, "deck:{deck}"),
    Kind(v.COUNT0, "count:{n}", special=describe.count),
    Kind(v.CONTROL0, "control:{n}", targets=("objective:region_control",)),
    Kind(v.CAPTURE0, "capture:{n}", targets=("objective:capture",)),
    Kind(v.FROM0, "from:{region}"),
    Kind(v.TO0, "to:{region}", special=describe.step),
    Kind(v.PLACE0, "place:{region}"),
    Kind(v.TARGET0, "target:{region}"),
    Kind(v.EXPLORE_ACT0, "explore:{region}"),
    Kind(v.REVEAL0, "reveal:{region}"),
    Kind(v.BATTLE0, "battle:{region}"),
    Kind(v.LOOK0, "look:{region}"),
    Kind(v.OUT0, "tunnel-to:{region}"),
    Kind(v.IN0, "tunnel-from:{region}"),
    Kind(v.RETREAT0, "retreat:{region}"),
    Kind(v.NEST_ACT0, "nest:{region}"),
    Kind(v.HQ0, "hq:{region}"),
    Kind(v.BUILD0, "build:{structure}", "option-construct", special=describe.build),
    Kind(v.ACTIVATE0, "activate:{structure}:{region}", targets=MARKER, special=describe.activate),
    Kind(v.MARKER0, "marker:{structure}:{region}", targets=MARKER),
    Kind(v.SHIFT_FROM0, "shift-from:{objective}"),
    Kind(v.SHIFT_TO0, "shift-to:{objective}"),
    Kind(v.ADD_TO0, "add-to:{objective}"),
    Kind(v.KILL0, "kill:{objective}", special=describe.kill),
    Kind(v.WITHDRAW0, "withdraw:{objective}"),
    Kind(v.CAPTIVE0, "captive:{objective}"),
    Kind(v.VICTIM0, "victim:{objective}"),
    Kind(v.SHELL0, "shell:{objective}"),
    Kind(v.RANSOM0, "ransom:{captor}", special=describe.ransom),
)
