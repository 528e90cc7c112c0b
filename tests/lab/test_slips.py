"""A slip of the pen in a case file is an error that names file, case and key."""

from pathlib import Path
from typing import Any

import pytest

from beachhead.core.contract import Game
from beachhead.core.errors import ContentError
from beachhead.games import _template, cry_havoc, hexpanse, scythe, war_of_the_worlds
from beachhead.lab import cases

WAR = """
game = "war_of_the_worlds"

[table.plain]
base = "setup"
board.at = { army-1 = "york" }

[[case]]
id = "WW-X01"
title = "A sound case"
rules = ["WW-TURN-10", "WW-TURN-07"]
when = [{ refused = "play:h_fort:1" }, { run = "turn.begin", side = "human" }, "human: end_turn"]

[case.given]
base = "plain"
options = { must_play = "free" }
seed = 3
board.civilians = { york = 2, "*" = 0 }
turn = { round = 2 }
piles.human = { hand = ["h_relocate"], deck = ["..."] }

[case.then]
board.civilians = { york = 2, wales = 0 }
turn.active = "martian"
piles.martian.removed = []
all = { "board.at.army-*" = ["york", "reserve*2"] }
has = { "piles.human.discard" = ["h_relocate"] }
count = { "piles.human.hand" = 5 }
asked = "martian D-MAIN"
legal = ["end_turn"]
over = false
questions = [{ decision = "D-MAIN", seat = "human", times = 1 }]
events = [{ key = "turn-ended" }]
sees = { human = { "sides.human.hand_count" = 5 } }
hides = { human = ["sides.martian.hand"] }
standing.measure-progress = { human = 0 }

[[case.next]]
when = ["end_turn"]
[case.next.then]
turn.active = "human"
"""

# what is written, what stands there instead, and where the error points
WAR_SLIPS = [
    ('game = "war_of_the_worlds"', 'game = "chess"', "game"),
    ('game = "war_of_the_worlds"', "", "game"),
    ("[table.plain]", "[tables.plain]", "tables"),
    ("[[case]]", "[[cases]]", "no [[case]]"),
    ('title = "A sound case"', "", "title"),
    ('"WW-TURN-10"', '"WW-TURN-99"', "rules"),
    ("when = [{ ref", "wenn = [{ ref", "wenn"),
    ("[case.given]", "[case.givn]", "givn"),
    ('base = "plain"', 'base = "plane"', "given.base"),
    ('base = "setup"', 'base = "plain"', "given.base"),
    ('must_play = "free"', 'must_play = "sometimes"', "given.options.must_play"),
    ('must_play = "free"', 'must_pay = "free"', "given.options.must_pay"),
    ("seed = 3", "seed = -3", "given.seed"),
    ("seed = 3", "seats = ['human', 'martian']", "given.seats"),
    ("seed = 3", "players = 3", "given.players"),
    ('board.civilians = { york = 2, "*"', 'bored.civilians = { york = 2, "*"', "given.bored"),
    ('board.civilians = { york = 2, "*"', 'board.people = { york = 2, "*"', "given.board.people"),
    ('{ york = 2, "*"', '{ yorkk = 2, "*"', "given.board.civilians.yorkk"),
    ('{ york = 2, "*"', "{ york = '2', \"*\"", "given.board.civilians.york"),
    ('{ york = 2, "*"', '{ york = 2000, "*"', "given"),
    ('army-1 = "york"', 'army-9 = "york"', "given.board.at.army-9"),
    ('army-1 = "york"', 'army-1 = "atlantis"', "given.board.at.army-1"),
    ("turn = { round = 2 }", "turn = { round = 0 }", "given.turn.round"),
    ("turn = { round = 2 }", "turn = 2", "given.turn"),
    ('hand = ["h_relocate"]', 'hand = ["h_relocat"]', "given.piles"),
    ('hand = ["h_relocate"]', 'hand = ["m_reap"]', "given.piles"),
    ('hand = ["h_relocate"]', 'hand = ["h_relocate*99"]', "given.piles"),
    ('hand = ["h_relocate"]', 'hand = ["..."]', "given.piles"),
    ('hand = ["h_relocate"]', 'pocket = ["h_relocate"]', "given.piles.human.pocket"),
    ('hand = ["h_relocate"], deck = ["..."]', 'hand = ["h_relocate*7"]', "given"),
    ("piles.human = {", "piles.people = {", "given.piles"),
    ('"human: end_turn"', '"human: end_tern"', "when[2]"),
    ('"human: end_turn"', '"people: end_turn"', "when[2]"),
    ('"human: end_turn"', "7", "when[2]"),
    ('"human: end_turn"', '{ move = "end_turn" }', "when[2]"),
    ('refused = "play:h_fort:1"', 'refused = "play:h_fort"', "when[0]"),
    ('refused = "play:h_fort:1"', 'refused = "play:h_fort:1", because = "no"', "when[0]"),
    ('run = "turn.begin"', 'run = "turn.begins"', "when[1]"),
    ('run = "turn.begin"', 'run = "tern.begin"', "when[1]"),
    ('side = "human" }', 'side = "people" }', "when[1].side"),
    ('side = "human" }', 'site = "human" }', "when[1]"),
    ("{ york = 2, wales = 0 }", "{ york = 2, whales = 0 }", "then.board.civilians.whales"),
    ("{ york = 2, wales = 0 }", "{}", "then.board.civilians"),
    ("{ york = 2, wales = 0 }", '{ york = "two" }', "then.board.civilians.york"),
    ("{ york = 2, wales = 0 }", '{ york = "{content.cads}" }', "then.board.civilians.york"),
    ("{ york = 2, wales = 0 }", '{ york = "{2 + two}" }', "then.board.civilians.york"),
    ("{ york = 2, wales = 0 }", '{ york = "{content.game}" }', "then.board.civilians.york"),
    ('"human: end_turn"', '"human: {content.cads}"', "when[2]"),
    ('turn.active = "martian"', 'turn.active = "martians"', "then.turn.active"),
    ('turn.active = "martian"', 'turn.actor = "martian"', "then.turn.actor"),
    ('turn.active = "martian"', 'tern.active = "martian"', "then.tern"),
    ("martian.removed = []", 'martian.removed = ["h_fort"]', "then.piles.martian.removed"),
    ("martian.removed = []", "martian.removal = []", "then.piles.martian.removal"),
    ('"board.at.army-*"', '"board.at.amry-*"', "then.all"),
    ('"board.at.army-*"', '"board.ta.army-*"', "then.all"),
    ('has = { "piles.human.discard" = ["h_r', 'has = { "piles.human.discard" = ["r', "then.has"),
    ('["h_relocate"] }\ncount', "[] }\ncount", "then.has"),
    ('"piles.human.hand" = 5', '"piles.people.hand" = 5', "then.count"),
    ('"piles.human.hand" = 5', '"piles.human.hand" = "5"', "then.count"),
    ('asked = "martian D-MAIN"', 'asked = "martian D-MANE"', "then.asked"),
    ('asked = "martian D-MAIN"', 'asked = "venusian D-MAIN"', "then.asked"),
    ('legal = ["end_turn"]', 'legal = ["end_tern"]', "then.legal"),
    ('legal = ["end_turn"]', "legal = []", "then.legal"),
    ('legal = ["end_turn"]', 'leagal = ["end_turn"]', "then.leagal"),
    ("over = false", 'over = "no"', "then.over"),
    ('decision = "D-MAIN", s', 'decision = "D-MANE", s', "then.questions[0]"),
    ('seat = "human", times = 1', 'seat = "people", times = 2', "then.questions[0]"),
    ("times = 1", "thymes = 2", "then.questions[0]"),
    (", times = 1", "", "then.questions[0]"),
    ('key = "turn-ended" }', 'key = "turn-ended", to = "people" }', "then.events[0]"),
    ("sees = { human", "sees = { people", "then.sees.people"),
    ('"sides.human.hand_count"', '"tides.human.hand_count"', "then.sees.human"),
    ('"sides.martian.hand"', '"sides.martian.hnad"', "then.hides.human"),
    ("measure-progress", "measure-points", "then.standing"),
    ("[[case.next]]\nwhen", "[[case.next]]\nwenn", "next[0].wenn"),
    ('when = ["end_turn"]', 'when = ["end_tern"]', "next[0].when[0]"),
    ('turn.active = "human"\n', 'turn.active = "humans"\n', "next[0].then.turn.active"),
    ('turn.active = "human"\n', "", "next[0].then"),
]

HAVOC = """
game = "cry_havoc"

[table.drawn]
base = "setup"
seats = ["humans", "pilgrims"]
halt = "Sequence"
question = [{ ask = "Sequence", seat = "none" }]

[[case]]
id = "CH-X01"
title = "A sound case"
rules = ["CH-DRAW-01"]
when = [{ run = "@top.begin", phase = "draw" }, { run = "@top.run" }]

[case.given]
base = "drawn"
options = { level = "expert" }
players = { vp = { humans = 3 } }
planet = { crystals = { mistlands = 3 }, artillery = ["mistlands"] }
piles.humans = { hand = ["hum_outflank"], deck = ["..."] }

[case.then]
players.vp = { humans = 3 }
planet.artillery = ["mistlands"]
planet.marker = { mistlands = "0:humans" }
piles.pilgrims.discard = []
has = { "piles.humans.hand" = ["hum_outflank"] }
count = { "piles.tokens.supply = nest_*" = 12, "tables.order" = 15 }
asked = "nobody"
sees = { humans = { "regions.mistlands.crystals" = 3 } }
may_sit = [["humans", "pilgrims", "machines"], ["humans", "pilgrims", "machines"]]

[[case.next]]
when = [{ run = "general.score", army = "humans", n = 2, rule = "CH-FX-13" }]
[case.next.given]
halt = "never"
course.phase = "action"
course.turn = 0
course.action_round = 1
[case.next.then]
players.vp.humans = 5
questions = [{ decision = "D-TURN", times = 2 }]
"""
HAVOC_SLIPS = [
    ('seats = ["humans", "pilgrims"]', 'seats = ["humans", "martians"]', "given.seats"),
    ('seats = ["humans", "pilgrims"]', 'seats = ["humans", "trogs"]', "given.seats"),
    ('halt = "Sequence"', 'halt = "Sequel"', "given.halt"),
    ('halt = "Sequence"', "halt = true", "given.halt"),
    ('ask = "Sequence"', 'ask = "Sequel"', "given.question[0].ask"),
    ('level = "expert"', 'level = "divine"', "given.options.level"),
    ("players = { vp", "players = { pv", "given.players.pv"),
    ("players = { vp = { humans = 3 } }", "players = {}", "given.players"),
    ("vp = { humans = 3 } }", "vp = { martians = 3 } }", "given.players.vp.martians"),
    ('artillery = ["mistlands"] }', 'artillery = ["atlantis"] }', "given.planet.artillery"),
    ('artillery = ["mistlands"] }', 'artillery = "mistlands" }', "given.planet.artillery"),
    ('hand = ["hum_outflank"]', 'hand = ["hum_inflank"]', "given.piles"),
    ('hand = ["hum_outflank"]', 'hand = ["pil_tithe"]', "given.piles"),
    ('hand = ["hum_outflank"]', 'hand = ["hum_outflank*2"]', "given.piles"),
    ('"@top.begin"', '"@top.begins"', "when[0]"),
    ('"@top.begin"', '"@bottom.begin"', "when[0]"),
    ('phase = "draw" }', 'phase = "paint" }', "when[0].phase"),
    ('phase = "draw" }', 'faze = "draw" }', "when[0]"),
    ('artillery = ["mistlands"]\n', 'artillery = ["mist"]\n', "then.planet.artillery"),
    ('mistlands = "0:humans"', 'mistlands = "0:nobody"', "then.planet.marker.mistlands"),
    ("pilgrims.discard = []", 'pilgrims.discard = ["hum_dig_in"]', "then.piles.pilgrims"),
    ('= ["hum_outflank"] }\nc', '= ["hum_upflank"] }\nc', "then.has"),
    ('"piles.tokens.supply = nest_*"', '"piles.tokens.supper = nest_*"', "then.count"),
    ('"tables.order"', '"tables.odder"', "then.count"),
    ('"regions.mistlands.crystals"', '"regions.atlantis.crystals"', "then.sees.humans"),
    ('halt = "never"', 'base = "drawn"', "next[0].given.base"),
    ('army = "humans", n', 'army = "martians", n', "next[0].when[0].army"),
    ('rule = "CH-FX-13"', 'rule = "thirteen"', "next[0].when[0].rule"),
    ('decision = "D-TURN"', 'decision = "D-TERN"', "next[0].then.questions[0]"),
]

TEMPLATE = """
game = "_template"

[[case]]
id = "TP-X01"
title = "A sound case"
rules = ["TP-TURN-01"]
when = ["red: end_turn"]

[case.given]
players = 3
board.owner = { ford = "blue" }
board.units = { ford = 1 }
board.reserve = { blue = 2 }
piles = { hand = { red = ["march*3"] }, deck = ["..."] }

[case.then]
board.owner = { ford = "blue", hill = "none" }
count = { "piles.hand.red" = 3 }
asked = "blue"
points = { green = 1 }
"""
TEMPLATE_SLIPS = [
    ("TP-TURN-01", "TP-TURN-77", "rules"),
    ("players = 3", "players = 9", "given.players"),
    (
        '{ ford = "blue" }\nboard.units',
        '{ fjord = "blue" }\nboard.units',
        "given.board.owner.fjord",
    ),
    ('{ ford = "blue" }\nboard.units', '{ ford = "gold" }\nboard.units', "given.board.owner.ford"),
    ("board.reserve = { blue = 2 }", "", "given"),
    ("board.reserve = { blue = 2 }", "board.reserve = { gold = 2 }", "given.board.reserve.gold"),
    ("red = [", "pink = [", "given.piles"),
    ("march*3", "marsh*3", "given.piles"),
    ("red: end_turn", "gold: end_turn", "when[0]"),
    ("red: end_turn", "red: go:ford", "when[0]"),
    ('hill = "none" }', 'hill = "gold" }', "then.board.owner.hill"),
    ('asked = "blue"', 'asked = "gold"', "then.asked"),
    ("green = 1", "gold = 2", "then.points.gold"),
    ('"piles.hand.red" = 3', '"piles.hand.gold" = 3', "then.count"),
]
HEX = """
game = "hexpanse"

[table.duel]
base = "blank"
seats = ["terra", "union"]
board.home = { "A:regular" = 12, "B:regular" = 12 }
players.life = { A = 6, B = 6 }
players.income = { A = 1, B = 1 }
turn = { round = 1, actions_left = 2 }
piles.cards = { aside = [], deck = ["..."], market = ["A01", "A02", "A03", "A04", "A05"] }
question = [{ ask = "ActionFlow", seat = "A" }]

[[case]]
id = "HX-X01"
title = "A sound case"
rules = ["HX-TURN-03"]
when = [{ run = "turn.start_turn", seat = "B" }, "B: attack:0,0", "B: gain"]

[case.given]
base = "duel"
options = { level = "sailor" }
board.unit = { H8 = "B:regular", H9 = "A:C15" }
board.home = { "B:regular" = 11 }
players.hexilum = { B = 4 }
cards = { common = "MS01", tokens = { C15 = 0 } }
piles.cards = { owned = { A = ["C15"] }, extras = [], deck = ["..."] }
piles.missions.secret = { A = [], B = ["MS02"] }

[case.then]
board.unit = { H8 = "none" }
board.ship = { "B:regular" = 1, M01 = 0 }
players = { hexilum.B = 6, minority.A.first = "none" }
piles.cards = { discard = ["C15"], face_down.A = [], owned.A = [] }
piles.missions.secret.A = []
piles.boards.hand.B = []
count = { "board.unit.* = A:*" = 0, "piles.cards.extras" = 0 }
sum = { "tables.source" = 7 }
asked = "B D-BUY"
legal = ["end"]
end.winners = []
hides = { A = ["players.1.secret"] }
"""
HEX_SLIPS = [
    ('seats = ["terra", "union"]', 'seats = ["terra", "onion"]', "given.seats"),
    ('options = { level = "sailor" }', 'options = { level = "cook" }', "given.options.level"),
    ('ask = "ActionFlow"', 'ask = "ActionFlood"', "given.question"),
    ('ask = "ActionFlow", seat = "A"', 'ask = "ActionFlow", seat = "AB"', "given.question"),
    ('H8 = "B:regular"', 'Z8 = "B:regular"', "given.board.unit.Z8"),
    ('H8 = "B:regular"', 'O8 = "B:regular"', "given.board.unit.O8"),
    ('H8 = "B:regular"', 'H8 = "C:regular"', "given.board.unit.H8"),
    ('H8 = "B:regular"', 'H8 = "AB:regular"', "given.board.unit.H8"),
    ('H8 = "B:regular"', 'H8 = "B:regula"', "given.board.unit.H8"),
    ('H9 = "A:C15"', 'H9 = "B:C15"', "given"),
    ('{ "B:regular" = 11 }', '{ "B:regular" = 12 }', "given"),
    ('{ "B:regular" = 11 }', '{ "C:reg" = 11 }', "given.board.home.C:reg"),
    ("players.hexilum = { B = 4 }", "players.hexilum = { C = 4 }", "given.players.hexilum.C"),
    ("players.hexilum = { B = 4 }", "players.hexilom = { B = 4 }", "given.players.hexilom"),
    ("players.hexilum = { B = 4 }", "players = 3", "given.players"),
    ('common = "MS01"', 'common = "MS99"', "given.cards.common"),
    ("C15 = 0 }", "C55 = 0 }", "given.cards.tokens.C55"),
    ('owned = { A = ["C15"] }', 'owned = { C = ["C15"] }', "given.piles.cards.owned.C"),
    ('owned = { A = ["C15"] }', 'owned = { AB = ["C15"] }', "given.piles.cards.owned.AB"),
    ('owned = { A = ["C15"] }', 'owned = { A = ["C55"] }', "given.piles"),
    ('owned = { A = ["C15"] }', 'owned = ["C15"]', "given.piles.cards.owned"),
    ("extras = []", "extra = []", "given.piles.cards.extra"),
    ("secret = { A = [], B", "secret = { C = [], B", "given.piles.missions.secret.C"),
    ('B = ["MS02"]', 'B = ["MS02", "MS03"]', "given.piles.missions.secret.B"),
    ('run = "turn.start_turn"', 'run = "turn.start_tern"', "when[0]"),
    ('seat = "B" }, "B', 'seat = "C" }, "B', "when[0].seat"),
    ('"B: attack:0,0"', '"C: attack:0,0"', "when[1]"),
    ('"B: attack:0,0"', '"B: attack:H8"', "when[1]"),
    ('{ H8 = "none" }', '{ H8 = "empty" }', "then.board.unit.H8"),
    ('{ H8 = "none" }', '{ "0,0" = "none" }', "then.board.unit.0,0"),
    ("M01 = 0 }", "M55 = 0 }", "then.board.ship.M55"),
    ("hexilum.B = 6", "hexilum.C = 6", "then.players.hexilum.C"),
    ('first = "none"', 'first = "M77"', "then.players.minority.A.first"),
    ('discard = ["C15"]', 'discard = ["C51"]', "then.piles.cards.discard"),
    ("face_down.A = []", "face_up.A = []", "then.piles.cards.face_up.A"),
    ("owned.A = []", "owned.C = []", "then.piles.cards.owned.C"),
    ("owned.A = []", "owned = []", "then.piles.cards.owned"),
    ("missions.secret.A = []", "missions.secret.AB = []", "then.piles.missions.secret.AB"),
    ("missions.secret.A = []", "missions.sekret.A = []", "then.piles.missions.sekret.A"),
    ("boards.hand.B = []", "boards.hands.B = []", "then.piles.boards.hands.B"),
    ('"piles.cards.extras" = 0', '"piles.cards.extra" = 0', "then.count"),
    ('"board.unit.* = A:*"', '"board.units.* = A:*"', "then.count"),
    ('"tables.source"', '"tables.sauce"', "then.sum"),
    ('asked = "B D-BUY"', 'asked = "C D-BUY"', "then.asked"),
    ('asked = "B D-BUY"', 'asked = "B D-BYE"', "then.asked"),
    ("end.winners = []", 'end.winners = ["C"]', "then.end.winners"),
    ('"players.1.secret"', '"players.2.secret"', "then.hides.A"),
]
SCYTHE = """
game = "scythe"

[[case]]
id = "SC-X01"
title = "A sound case"
rules = ["SC-MOVE-03", "SC-TURN-01"]
when = ["nordic: section:2", "move", "unit:character@forest1"]

[case.given]
seats = ["nordic/industrial", "polania/engineering"]
options = { coin_gifts = "off" }
board.character = { nordic = "forest1" }
board.workers.nordic = { forest1 = 0, base_nordic = 1 }
mats.stars.nordic = { combat = 1 }
piles.objectives = { nordic = ["obj01", "obj02"], polania = ["obj03", "obj04"], deck = ["..."] }

[case.then]
board.workers.nordic = { tundra1 = 1, forest1 = 0 }
mats.abilities.nordic = ["swim"]
asked = "nordic D-MOVE-STEP"
sum = { "mats.stars.nordic.*" = 1 }
different = { "tables.nation_ids" = 2 }
count = { "content.board.hex.lake*.adj = lake*" = 0 }
gives = [{ run = "board.steps", seat = "nordic", kind = "worker", place = "lake1", is = [] }]
questions = [{ seat = "polania", while = { "turn.active" = "nordic" }, times = 0 }]
no_events = [{ rule = "SC-OBJ-02", to = "polania" }]
hides = { nobody = ["places.farm1.controller"] }
"""
SCYTHE_SLIPS = [
    ("SC-MOVE-03", "SC-MOVE-99", "rules"),
    ('"polania/engineering"', '"poland/engineering"', "given.seats"),
    ('"polania/engineering"', '"polania/industrial"', "given.seats"),
    ('coin_gifts = "off"', 'coin_gifts = "perhaps"', "given.options.coin_gifts"),
    ('nordic = "forest1" }', 'nordic = "forest99" }', "given.board.character.nordic"),
    ('nordic = "forest1" }', 'saxony = "forest1" }', "given.board.character.saxony"),
    ("forest1 = 0, base_nordic = 1", "base_nordic = 1", "given"),
    ("{ combat = 1 }", "{ combats = 1 }", "given.mats.stars.nordic.combats"),
    ("{ combat = 1 }", "{ combat = 7 }", "given"),
    ('"obj01", "obj02"', '"obj01", "obj99"', "given.piles"),
    ('"obj01", "obj02"', '"obj01", "obj01"', "given.piles"),
    ('"obj01", "obj02"', '"obj01", "enc01"', "given.piles"),
    ("unit:character@forest1", "unit:character@forest", "when[2]"),
    ("nordic: section:2", "saxony: section:2", "when[0]"),
    ("{ tundra1 = 1, forest1", "{ tundra99 = 1, forest1", "then.board.workers.nordic.tundra99"),
    ('abilities.nordic = ["swim"]', 'abilities.nordic = ["fly"]', "then.mats.abilities.nordic"),
    ("D-MOVE-STEP", "D-MOVE-STEPS", "then.asked"),
    ("mats.stars.nordic.*", "mats.stars.saxony.*", "then.sum"),
    ("tables.nation_ids", "tables.nations", "then.different"),
    ("content.board.hex.lake*.adj", "content.board.hex.lake*.adjacent", "then.count"),
    ("board.steps", "board.leaps", "then.gives[0]"),
    ('kind = "worker"', 'kind = "horse"', "then.gives[0].kind"),
    ("is = []", 'is = ["farm99"]', "then.gives[0].is"),
    (", is = []", "", "then.gives[0]"),
    ('"turn.active" = "nordic"', '"turn.active" = "saxony"', "then.questions[0]"),
    ('rule = "SC-OBJ-02"', 'rule = "SC-OBJ-99"', "then.no_events[0]"),
    ("places.farm1.controller", "places.farm1.owner", "then.hides.nobody"),
]
EXPECTED = {
    "war_of_the_worlds": 17,
    "cry_havoc": 12,
    "_template": 5,
    "hexpanse": 18,
    "scythe": 12,
}
SOUND = [
    (war_of_the_worlds.GAME, WAR),
    (cry_havoc.GAME, HAVOC),
    (_template.GAME, TEMPLATE),
    (hexpanse.GAME, HEX),
    (scythe.GAME, SCYTHE),
]
SLIPS = [
    *((war_of_the_worlds.GAME, WAR, *slip) for slip in WAR_SLIPS),
    *((cry_havoc.GAME, HAVOC, *slip) for slip in HAVOC_SLIPS),
    *((_template.GAME, TEMPLATE, *slip) for slip in TEMPLATE_SLIPS),
    *((hexpanse.GAME, HEX, *slip) for slip in HEX_SLIPS),
    *((scythe.GAME, SCYTHE, *slip) for slip in SCYTHE_SLIPS),
]


def run(game: Game[Any], text: str, folder: Path) -> list[str]:
    path = folder / "slips.toml"
    path.write_text(text)
    return [fact.wrong() for case in cases.load(path) for fact in cases.expectations(game, case)]


@pytest.mark.parametrize(("game", "text", "right", "slip", "where"), SLIPS)
def test_a_slip_is_an_error_that_says_where(
    game: Game[Any],
    text: str,
    right: str,
    slip: str,
    where: str,
    tmp_path: Path,
) -> None:
    assert right in text
    with pytest.raises(ContentError) as caught:
        run(game, text.replace(right, slip, 1), tmp_path)
    line = str(caught.value)
    assert line.startswith("slips.toml: ")
    assert where in line
    if where.partition(".")[0].partition("[")[0] in ("given", "when", "then", "next", "rules"):
        assert line.startswith(f"slips.toml: {game.prefix}-X01: {where}")


@pytest.mark.parametrize(("game", "text"), SOUND)
def test_without_slips_they_can_be_read(game: Game[Any], text: str, tmp_path: Path) -> None:
    assert run(game, text, tmp_path) == [""] * EXPECTED[game.id]


def test_an_id_occurs_once(tmp_path: Path) -> None:
    twice = TEMPLATE + TEMPLATE[TEMPLATE.index("[[case]]") :]
    with pytest.raises(ContentError, match=r"slips.toml: an id occurs twice"):
        run(_template.GAME, twice, tmp_path)
