"""What one seat may know (chapter 14), as a row of small numbers.

Armies stand at their own numbers, not in turn order: each plays by rules of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.engine import Question
from beachhead.core.features import Block, Row, numbered, size_of
from beachhead.games.cry_havoc.powers import choices, humans, machine_markers, pilgrims, trogs
from beachhead.games.cry_havoc.rules import (
    action,
    aftermath,
    attrition,
    battle,
    bits,
    build,
    draw_two,
    effect_choices,
    effect_losses,
    hidden,
    movement,
    objectives,
)
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    ARTILLERY_BATTERY,
    ATTACKER,
    CARD_BITS,
    DECK,
    DEFENDER,
    DISCARD,
    DISCARDED,
    EVENTS,
    EXPLORE0,
    F_BOARD,
    F_WINNER,
    FIGHT,
    HAND,
    HUMANS,
    IN_SUPPLY,
    KINDS,
    LAID,
    MACHINES,
    NEST0,
    NOBODY,
    NOWHERE,
    OP_IDS,
    OVERCLOCK,
    PHASE_IDS,
    REGIONS,
    ROWS,
    SKILLS,
    STACKS,
    STRUCTURES,
    TERRAIN_CARDS,
    TERRAIN_KIND0,
    TERRAIN_KINDS,
    TERRAIN_MASK,
    TERRAINS,
    TOKENS,
    WATCHTOWER,
)

VERSION: Final = 1
DECISIONS: Final = [
    "D-B-ADD-FROM",
    "D-B-ADD-TO",
    "D-B-AMOUNT",
    "D-B-ARTILLERY",
    "D-B-CAPTIVE",
    "D-B-CAPTURE",
    "D-B-CARD",
    "D-B-CONTROL",
    "D-B-DISCARD",
    "D-B-KILL",
    "D-B-NEST",
    "D-B-RETREAT",
    "D-B-SALVAGE",
    "D-B-SHIFT-FROM",
    "D-B-SHIFT-TO",
    "D-B-VICTIM",
    "D-BUILD-COUNT",
    "D-BUILD-STEP",
    "D-BUILD-TARGET",
    "D-BUILD-TUNNEL",
    "D-BUILD-WHERE",
    "D-DISCARD",
    "D-DRAW2-KEEP",
    "D-DRAW2-SOURCE",
    "D-END-BATTLE",
    "D-END-EXPLORE",
    "D-END-TROGTOKEN",
    "D-EVENT-CRYSTAL",
    "D-EVENT-DECK",
    "D-EVENT-TOKEN",
    "D-EXPLORE-DECK",
    "D-INIT",
    "D-MATRIX-DECK",
    "D-MATRIX-DROP",
    "D-MOVE-FROM",
    "D-MOVE-TO",
    "D-PLAYCARD",
    "D-RANSOM",
    "D-RECRUIT-COUNT",
    "D-SETUP-HQ",
    "D-SETUP-SKILL",
    "D-SK-CARD",
    "D-SK-COUNT",
    "D-SK-PEEK",
    "D-SK-REGION",
    "D-SK-SOURCE",
    "D-SK-STRUCT",
    "D-TURN",
]
NUMBER: Final = numbered(DECISIONS)
PHASES: Final = len(PHASE_IDS)
OPS: Final = len(OP_IDS)
SIDES: Final = 2
HEAPS: Final = 3  # War Parties, Nests, Exploration tokens
IN_FIGHT: Final = FIGHT - F_BOARD

LAYOUT: Final = [
    # -- who and what
    Block("army", ARMIES, 0, 1, "the army that looks: Humans, Pilgrims, Machines, Trogs"),
    Block("played", ARMIES, 0, 4, "turns of seats from the one that looks, + 1; 0: neutral or out"),
    Block("question", len(DECISIONS), 0, 1, "if asked: the decision: " + ", ".join(DECISIONS)),
    Block("asked", 1, 0, 1, "1 if the seat that looks is asked"),
    Block("question_region", REGIONS, 0, 1, "if asked: the Region the question is about"),
    Block("question_row", ROWS, 0, 1, "if asked: Move, Recruit or Build, for which cards are laid"),
    Block("question_side", SIDES, 0, 1, "if asked: the side of the Battle, attacker or defender"),
    Block("question_effect", OPS, 0, 1, "if asked: the operation of a Battle card"),
    Block("question_thing", 1, 0, 30, "if asked: a structure, skill, deck or objective, + 1"),
    Block("question_left", 1, 0, 100, "if asked: how many are left, or the most"),
    # -- the course of the game
    Block("phase", PHASES, 0, 1, ", ".join(PHASE_IDS)),
    Block("round", 1, 0, 10, "the Round"),
    Block("action_round", 1, 0, 10, "the Action Round"),
    Block("turn", 1, 0, 10, "the place in the order whose turn it is"),
    Block("order", ARMIES, 0, ARMIES, "place on the Initiative track, from 1, by army"),
    Block("next_order", ARMIES, 0, ARMIES, "place on the New Initiative track, from 1, by army"),
    Block("event_stacks", STACKS, 0, 10, "face-down event tokens, by field"),
    Block("event_now", EVENTS, 0, EVENTS, "revealed events: 1 is the next"),
    Block("event_past", EVENTS, 0, 1, "resolved events"),
    Block("enabled_by", ARMIES, 0, 1, "who enabled Scoring"),
    Block("final_round", 1, 0, 1, "1 in the last Round"),
    Block("icons", 1, 0, 200, "icons left of the action"),
    # -- the planet, by army or thing, then Region
    Block("units", ARMIES * REGIONS, 0, 100, "Units"),
    Block("stopped", ARMIES * REGIONS, 0, 100, "Units that may not move on in this action"),
    Block("control", ARMIES * REGIONS, 0, 1, "control"),
    Block("hq", ARMIES * REGIONS, 0, 1, "HQs"),
    Block("crystals", REGIONS, 0, 50, "Crystals"),
    Block("battles", REGIONS, 0, 50, "number of the Battle marker"),
    Block("attackers", ARMIES * REGIONS, 0, 1, "who attacks in a Battle Region"),
    Block("structures", STRUCTURES * REGIONS, 0, 1, "structure markers"),
    Block("artillery", REGIONS, 0, 1, "Artillery tokens"),
    Block("watch", REGIONS, 0, 1, "Watchtower tokens"),
    Block("skill_tokens", SKILLS, 0, REGIONS, "Region of a skill's token, from 1; 0: on its card"),
    Block("tokens", HEAPS * REGIONS, 0, 20, "War Parties, Nests, Exploration tokens, face down"),
    Block("looked", HEAPS * REGIONS, 0, 20, "those of them the Humans have looked at"),
    Block("faces", TOKENS, 0, REGIONS, "Humans only: Region of a token they looked at, from 1"),
    Block("open_tokens", TOKENS, 0, 1, "tokens that were discarded"),
    Block("supply", 2, 0, 50, "War Parties and Nests in the supply"),
    # -- the armies
    Block("vp", ARMIES, -1000, 1000, "Victory Points"),
    Block("reserve", ARMIES, 0, 100, "Units in the Reserve"),
    Block("prisoners", ARMIES * ARMIES, 0, 100, "Prisoners, by captor, then army"),
    Block("stock", 1, 0, 200, "Crystals of the Pilgrims"),
    Block("skills", SKILLS, 0, 1, "skills in play"),
    Block("ready", SKILLS, 0, 1, "skills ready to be used"),
    Block("markers_left", STRUCTURES, 0, 50, "structure markers not on the map"),
    Block("tokens_left", 2, 0, 50, "Artillery and Watchtower tokens not on the map"),
    Block("overclocked", STRUCTURES, 0, 1, "the structure under the Overclock token"),
    Block("hand_size", ARMIES, 0, CARD_BITS, "cards in hand"),
    Block("deck_size", ARMIES, 0, CARD_BITS, "cards in the deck"),
    # -- cards, by kind
    Block("hand", KINDS, 0, 8, "cards in the own hand"),
    Block("deck", KINDS, 0, 8, "cards in the own deck"),
    Block("look", KINDS, 0, 8, "if asked: cards to choose from"),
    Block("known", ARMIES * KINDS, 0, 8, "cards in hand and deck as far as all know them, by army"),
    Block("discard", ARMIES * KINDS, 0, 8, "discard piles, by army"),
    Block("laid", ARMIES * KINDS, 0, 8, "cards played for the running action, by army"),
    Block("terrain_size", TERRAINS, 0, 8, "cards in the Terrain decks"),
    Block("matrix_size", TERRAINS, 0, 8, "cards in the Matrix, by terrain"),
    Block("matrix", TERRAIN_KINDS, 0, 8, "Machines only: cards in the Matrix"),
    # -- the Battle
    Block("fight_region", REGIONS, 0, 1, "where it is"),
    Block("fight_armies", SIDES * ARMIES, 0, 1, "attacker and defender"),
    Block("fight", IN_FIGHT, -1, 200, "its board: `fight` of the state, from F_BOARD on"),
]
SIZE: Final = size_of(LAYOUT)


def observe_into(s: State, seat: i64, row: Row) -> None:
    """Write what `seat` may know, block after block of LAYOUT."""
    me = s.tables.army_of[seat]
    row.one_of(me, ARMIES)
    army: i64
    for army in range(ARMIES):
        other = s.seat_of(army)
        row.put(0 if other == NOBODY else (other - seat + s.seats) % s.seats + 1)
    row.question(s, seat, NUMBER)
    details(s, seat, row)
    course(s, row)
    planet(s, row)
    tokens(s, me, row)
    armies(s, row)
    cards(s, seat, me, row)
    fight(s, row)


def details(s: State, seat: i64, row: Row) -> None:
    """What the question on top is about; nobody else needs it."""
    region: i64 = NOWHERE
    cards_for: i64 = -1
    side: i64 = -1
    line: i64 = -1
    thing: i64 = -1
    left: i64 = 0
    q = s.top
    if q is None or s.over or q.seat != seat:
        pass
    elif isinstance(q, action.PlayCards):
        cards_for = q.row
    elif isinstance(q, (movement.MoveTo, humans.ReconTo, trogs.HordeTo, pilgrims.TeleportTo)):
        region = q.source
    elif isinstance(q, machine_markers.MarkerTo):
        region = q.source
        thing = q.structure
    elif isinstance(q, build.BuildWhere):
        thing = q.structure
    elif isinstance(q, (choices.StructureTarget, choices.SkillTarget)):
        region = q.here
        thing = q.what
    elif isinstance(q, choices.HowMany):
        region = q.here
        thing = q.what
        left = q.most
    elif isinstance(q, machine_markers.NewMarker):
        region = q.region
    elif isinstance(q, trogs.TunnelMove):
        region = q.here
        left = q.left
    elif isinstance(q, (machine_markers.PickMarker, trogs.GiveUpUnit)):
        thing = q.skill
    elif isinstance(q, (machine_markers.MoveCity, trogs.HordeFrom, effect_losses.DiscardCard)):
        left = q.left
    elif isinstance(q, draw_two.KeepOne):
        thing = q.source
    elif isinstance(q, effect_choices.ShiftFrom):
        side = q.whose
        line = q.line
        left = q.left
    elif isinstance(q, effect_choices.ShiftTo):
        side = q.whose
        line = q.line
        thing = q.source
    elif isinstance(q, (effect_choices.AddReserve, effect_choices.AddFrom, effect_losses.KillOn)):
        side = q.side
        line = q.line
        left = q.left
    elif isinstance(q, effect_choices.AddTo):
        side = q.side
        line = q.line
        region = q.region
    elif isinstance(q, effect_losses.BurnCount):
        side = q.side
        line = q.line
        left = q.most
    elif isinstance(q, attrition.SalvageCount):
        side = q.side
        left = q.most
    elif isinstance(q, (effect_losses.Withdraw, objectives.TakeCaptive)):
        side = q.side
        left = q.left
    elif isinstance(q, (battle.AssignControl, battle.AssignCapture, battle.Duel)):
        side = q.side
    else:
        side = aftermath_side(q)
    row.one_of(region, REGIONS)
    row.one_of(cards_for, ROWS)
    row.one_of(side, SIDES)
    row.one_of(s.tables.op[line] if line >= 0 else -1, OPS)
    row.put(thing + 1)
    row.put(left)


def aftermath_side(q: Question) -> i64:
    """The side a question after the cards is about."""
    if isinstance(q, (attrition.NameVictims, attrition.Shell, attrition.AimShell)):
        return q.side
    return q.side if isinstance(q, aftermath.Retreat) else -1


def course(s: State, row: Row) -> None:
    """Round, order of turns and events."""
    row.one_of(s.phase, PHASES)
    row.put(s.round)
    row.put(s.action_round)
    row.put(s.turn)
    start = row.at
    row.skip(2 * ARMIES)
    place: i64
    for place in range(ARMIES):
        if s.order[place] != NOBODY:
            row.write(start + s.order[place], place + 1)
        if s.order[ARMIES + place] != NOBODY:
            row.write(start + ARMIES + s.order[ARMIES + place], place + 1)
    field: i64
    for field in range(STACKS):
        row.put(digits(s.stacks[field]))
    start = row.at
    row.skip(EVENTS)
    rest = s.event_rest
    place = 1
    while rest != 0:
        row.write(start + (rest & 15) - 1, place)
        rest >>= 4
        place += 1
    row.bits(s.resolved, EVENTS)
    row.one_of(s.enabled_by, ARMIES)
    row.flag(s.final_round)
    row.put(s.icons)


def digits(stack: i64) -> i64:
    """How many tokens or cards a number of four bits each holds."""
    n: i64 = 0
    while stack != 0:
        stack >>= 4
        n += 1
    return n


def planet(s: State, row: Row) -> None:
    """Whatever stands openly on the map."""
    row.copy(s.units, 0, ARMIES * REGIONS)
    row.copy(s.stopped, 0, ARMIES * REGIONS)
    army: i64
    for army in range(ARMIES):
        row.bits(s.control[army], REGIONS)
    for army in range(ARMIES):
        row.one_of(s.hq[army], REGIONS)
    row.copy(s.crystals, 0, REGIONS)
    numbers = row.at
    attackers = numbers + REGIONS
    row.skip((1 + ARMIES) * REGIONS)
    region: i64
    for region in range(REGIONS):
        marker = s.marker[region]
        if marker != 0:
            row.write(numbers + region, marker // ARMIES)
            row.write(attackers + marker % ARMIES * REGIONS + region, 1)
    kind: i64
    for kind in range(STRUCTURES):
        row.bits(s.markers[kind], REGIONS)
    row.bits(s.artillery, REGIONS)
    row.bits(s.watch, REGIONS)
    skill: i64
    for skill in range(SKILLS):
        row.put(s.skill_place[skill] + 1)


def tokens(s: State, me: i64, row: Row) -> None:
    """Face-down tokens by kind; their faces only for Humans who looked at them."""
    heaps = row.at
    looked = heaps + HEAPS * REGIONS
    faces = looked + HEAPS * REGIONS
    discarded = faces + TOKENS
    supply = discarded + TOKENS
    row.skip(supply + 2 - heaps)
    token: i64
    for token in range(TOKENS):
        place = s.places[token]
        heap = 0 if token < NEST0 else 1 if token < EXPLORE0 else 2
        if place == DISCARDED:
            row.write(discarded + token, 1)
        elif place == IN_SUPPLY:
            if heap < 2:
                row.raise_at(supply + heap)
        else:
            row.raise_at(heaps + heap * REGIONS + place)
            if (s.seen >> token) & 1 != 0:
                row.raise_at(looked + heap * REGIONS + place)
                if me == HUMANS:
                    row.write(faces + token, place + 1)


def armies(s: State, row: Row) -> None:
    """Points, Reserves, Prisoners, skills, and what is left to be built."""
    row.copy(s.vp, 0, ARMIES)
    row.copy(s.reserve, 0, ARMIES)
    row.copy(s.prisoners, 0, ARMIES * ARMIES)
    row.put(s.stock)
    row.bits(s.skills, SKILLS)
    row.bits(s.ready, SKILLS)
    kind: i64
    for kind in range(STRUCTURES):
        row.put(s.tables.marker_count[kind] - bits.count(s.markers[kind]))
    row.put(s.tables.structure_tokens[ARTILLERY_BATTERY] - bits.count(s.artillery))
    row.put(s.tables.structure_tokens[WATCHTOWER] - bits.count(s.watch))
    row.one_of(s.overclocked if s.skill_place[OVERCLOCK] != NOWHERE else -1, STRUCTURES)
    army: i64
    for army in range(ARMIES):
        row.put(bits.count(s.piles[HAND + army]))
    for army in range(ARMIES):
        row.put(bits.count(s.piles[DECK + army]))


def cards(s: State, seat: i64, me: i64, row: Row) -> None:
    """The own cards; of the others what lies open and what all have seen them take."""
    tally(s, row, me, s.piles[HAND + me])
    tally(s, row, me, s.piles[DECK + me])
    looker = hidden.looking(s)
    tally(s, row, me, s.look if s.seat_to_act() == seat else 0)
    open_to_all = s.shown | ~TERRAIN_MASK
    army: i64
    for army in range(ARMIES):
        held = s.piles[HAND + army] | s.piles[DECK + army]
        if looker == army:
            held |= s.look & ~TERRAIN_MASK
        tally(s, row, army, held & open_to_all)
    for army in range(ARMIES):
        tally(s, row, army, s.piles[DISCARD + army])
    for army in range(ARMIES):
        tally(s, row, army, s.piles[LAID + army])
    terrain: i64
    for terrain in range(TERRAINS):
        row.put(bits.count(s.terrain[terrain]) + digits(s.bottom[terrain]))
    start = row.at
    row.skip(TERRAINS + TERRAIN_KINDS)
    bit: i64
    for bit in range(TERRAIN_CARDS):
        if (s.matrix >> bit) & 1 != 0:
            row.raise_at(start + bit // 8)
            if me == MACHINES:
                row.raise_at(start + TERRAINS + s.tables.kind_of[bit] - TERRAIN_KIND0)


def tally(s: State, row: Row, army: i64, pile: i64) -> None:
    """The cards of a pile, counted by kind."""
    start = row.at
    row.skip(KINDS)
    kinds = s.tables.kind_of
    at = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0:
            row.raise_at(start + kinds[at])
        pile >>= 1
        at += 1


def fight(s: State, row: Row) -> None:
    """The Battle board; all of it is open."""
    region = s.battle_region()
    row.one_of(region, REGIONS)
    if region == NOWHERE:
        row.skip(SIDES * ARMIES + IN_FIGHT)
        return
    row.one_of(s.fighter(ATTACKER), ARMIES)
    row.one_of(s.fighter(DEFENDER), ARMIES)
    row.copy(s.fight, F_BOARD, F_WINNER + 1 - F_BOARD)
