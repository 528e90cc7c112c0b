"""What one seat may know (chapter 14), ready for JSON. A bot or an observer sees no more than
this.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec import UNSET

from beachhead.core.engine import Question
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.content import Army, Terrain
from beachhead.games.cry_havoc.march import march
from beachhead.games.cry_havoc.outlook import extra, outlook
from beachhead.games.cry_havoc.rules import action
from beachhead.games.cry_havoc.rules.bits import count
from beachhead.games.cry_havoc.rules.event_phase import EachPlayer
from beachhead.games.cry_havoc.rules.prisoners import held
from beachhead.games.cry_havoc.seen import (
    BattleView,
    DecksView,
    FighterView,
    HiddenTokensView,
    HiddenView,
    NeutralView,
    PlayerView,
    RegionView,
    SkillView,
    StackView,
    StoredView,
    SumsView,
    SumView,
    SupplyView,
    TokenKind,
    TokenView,
    View,
)
from beachhead.games.cry_havoc.state import State

ARMIES = cast("list[Army]", v.ARMY_IDS)
TERRAINS = cast("list[Terrain]", v.TERRAIN_IDS)


def view(s: State, seat: int) -> View:
    """The table as `seat` sees it; a negative seat is a spectator."""
    me = s.tables.army_of[seat] if seat >= 0 else v.NOBODY
    return View(
        board=s.tables.board,
        phase=v.PHASE_IDS[s.phase],
        round=int(s.round),
        action_round=int(s.action_round),
        final_round=s.final_round,
        initiative=_track(s, 0),
        new_initiative=_track(s, v.ARMIES),
        scoring_enabled_by=_army(s.enabled_by),
        event_stacks=_stacks(s),
        event=_event(s),
        revealed_events=[v.EVENT_IDS[event] for event in _digits(s.event_rest)],
        resolved_events=[v.EVENT_IDS[e] for e in range(v.EVENTS) if s.resolved >> e & 1],
        icons=int(s.icons),
        regions={v.REGION_IDS[r]: _region(s, me, r) for r in s.tables.order},
        supply=SupplyView(_supply(s, v.WAR0, v.NEST0), _supply(s, v.NEST0, v.EXPLORE0)),
        discarded_tokens=[
            s.tables.token_ids[token] for token in range(v.TOKENS) if s.places[token] == v.DISCARDED
        ],
        hidden_tokens=_hidden_tokens(s, me),
        players=[_player(s, me, army) for army in s.tables.army_of],
        neutral_trogs=_neutral(s),
        terrain_decks=DecksView(*(_deck_size(s, i) for i in range(len(TERRAINS)))),
        battle=_battle(s),
        march=march(s, seat),
        looking_at=_looking(s, seat),
    )


def _army(number: int) -> Army | None:
    return None if number == v.NOBODY else ARMIES[number]


def _track(s: State, first: int) -> list[Army]:
    if s.order[first] == v.NOBODY:
        return []
    return [ARMIES[s.order[first + place]] for place in range(s.seats)]


def _digits(stack: int) -> list[int]:
    found = []
    while stack:
        found.append(int(stack & 15) - 1)
        stack >>= 4
    return found


def _stacks(s: State) -> list[StackView]:
    fields = [*map(int, s.tables.event_fields), None]
    return [
        StackView(field, len(_digits(stack))) for field, stack in zip(fields, s.stacks, strict=True)
    ]


def _event(s: State) -> str | None:
    """The event that is being carried out, player by player."""
    frame: Question | None = s.top
    while frame is not None:
        if isinstance(frame, EachPlayer):
            return v.EVENT_IDS[frame.event]
        frame = frame.below
    return None


def _supply(s: State, first: int, last: int) -> int:
    return sum(s.places[token] == v.IN_SUPPLY for token in range(first, last))


def _region(s: State, me: int, r: int) -> RegionView:
    holder = s.controller(r)
    return RegionView(
        control=_army(holder),
        crystals=int(s.crystals[r]),
        units={
            ARMIES[army]: int(s.units_at(army, r))
            for army in range(v.ARMIES)
            if s.units_at(army, r)
        },
        stopped={
            ARMIES[army]: int(s.stopped[army * v.REGIONS + r])
            for army in range(v.ARMIES)
            if s.stopped[army * v.REGIONS + r]
        },
        battle=int(s.marker[r]) // v.ARMIES or None,
        attacker=_army(s.marker[r] % v.ARMIES) if s.marker[r] else None,
        hq=next((ARMIES[a] for a in range(v.ARMIES) if s.hq[a] == r), None),
        structures=[name for kind, name in enumerate(v.STRUCTURE_IDS) if s.markers[kind] >> r & 1],
        artillery=bool(s.artillery >> r & 1),
        watch=bool(s.watch >> r & 1),
        skill_tokens=[name for skill, name in enumerate(v.SKILL_IDS) if s.skill_place[skill] == r],
        tokens=_tokens(s, me, r),
    )


def _tokens(s: State, me: int, r: int) -> list[TokenView]:
    """Face-down tokens by kind; the face only for Humans who looked at it."""
    found = []
    for token in range(v.TOKENS):
        if s.places[token] != r:
            continue
        face = s.tables.token_ids[token] if _is_known(s, me, token) else UNSET
        found.append(TokenView(_token_kind(token), bool(s.seen >> token & 1), face))
    return sorted(found, key=lambda shown: (shown.kind, not shown.seen_by_humans, str(shown.face)))


def _is_known(s: State, me: int, token: int) -> bool:
    """Whether an army knows the face of a token: all do once it is discarded."""
    return s.places[token] == v.DISCARDED or (me == v.HUMANS and bool(s.seen >> token & 1))


def _hidden_tokens(s: State, me: int) -> HiddenTokensView:
    kinds = ((v.WAR0, v.NEST0), (v.NEST0, v.EXPLORE0), (v.EXPLORE0, v.TOKENS))
    return HiddenTokensView(*(_hidden(s, me, range(*kind)) for kind in kinds))


def _hidden(s: State, me: int, kind: range) -> HiddenView:
    """All faces of a kind that the army has not seen yet, on the board or not."""
    hidden = [token for token in kind if not _is_known(s, me, token)]
    trogs, crystals = (
        [int(table[token]) for token in hidden] or [0]
        for table in (s.tables.token_trogs, s.tables.token_crystals)
    )
    return HiddenView(
        faces=dict(Counter(s.tables.token_ids[token] for token in hidden)),
        trogs=(min(trogs), max(trogs)),
        crystals=(min(crystals), max(crystals)),
    )


def _token_kind(token: int) -> TokenKind:
    if token < v.NEST0:
        return "war_party"
    return "nest" if token < v.EXPLORE0 else "exploration"


def _cards(s: State, army: int, pile: int) -> list[str]:
    kinds = (s.tables.kind_of[army * v.CARD_BITS + b] for b in range(v.CARD_BITS) if pile >> b & 1)
    return [s.tables.card_ids[kind] for kind in sorted(kinds)]


def _player(s: State, me: int, army: int) -> PlayerView:
    hand, deck, discard, laid = (
        s.piles[first + army] for first in (v.HAND, v.DECK, v.DISCARD, v.LAID)
    )
    base = army * v.SKILLS_EACH
    return PlayerView(
        army=ARMIES[army],
        seat=int(s.seat_of(army)),
        vp=int(s.vp[army]),
        hq=None if s.hq[army] == v.NOWHERE else v.REGION_IDS[s.hq[army]],
        reserve=int(s.reserve[army]),
        hand=int(count(hand)),
        deck=int(count(deck)),
        discard=_cards(s, army, discard),
        laid=_cards(s, army, laid),
        laid_sums=_sums(s, army, laid),
        prisoners=_prisoners(s, army),
        prisoner_count=int(held(s, army)),
        skills=[
            _skill(s, skill) for skill in range(base, base + v.SKILLS_EACH) if s.skills >> skill & 1
        ],
        markers_left={
            v.STRUCTURE_IDS[kind]: int(s.tables.marker_count[kind] - count(s.markers[kind]))
            for kind in range(s.tables.first_structure[army], s.tables.first_structure[army + 1])
        },
        stock=int(s.stock) if army == v.PILGRIMS else UNSET,
        artillery_left=_left(s, v.ARTILLERY_BATTERY, s.artillery) if army == v.HUMANS else UNSET,
        watch_left=_left(s, v.WATCHTOWER, s.watch) if army == v.HUMANS else UNSET,
        matrix=_matrix(s, me) if army == v.MACHINES else UNSET,
        overclocked=_overclocked(s) if army == v.MACHINES else UNSET,
        cards=_cards(s, army, hand) if army == me else UNSET,
        hand_sums=_sums(s, army, hand) if army == me else UNSET,
        deck_cards=_cards(s, army, deck) if army == me else UNSET,
    )


def _sums(s: State, army: int, pile: int) -> SumsView:
    """What cards of an army give, action by action."""
    rows = (v.ROW_MOVE, v.ROW_RECRUIT, v.ROW_BUILD)
    return SumsView(*(SumView(*action.symbols(s, army, pile, row)) for row in rows))


def _left(s: State, structure: int, placed: int) -> int:
    """Tokens of a structure that are not on the board."""
    return int(s.tables.structure_tokens[structure] - count(placed))


def _overclocked(s: State) -> str | None:
    if s.skill_place[v.OVERCLOCK] == v.NOWHERE:
        return None
    return v.STRUCTURE_IDS[s.overclocked]


def _skill(s: State, skill: int) -> SkillView:
    place = s.skill_place[skill]
    return SkillView(
        id=v.SKILL_IDS[skill],
        ready=bool(s.ready >> skill & 1),
        token=None if place == v.NOWHERE else v.REGION_IDS[place],
    )


def _matrix(s: State, me: int) -> list[StoredView]:
    """Stored cards: terrain for all, faces for the Machines."""
    ids, kind = s.tables.card_ids, s.tables.kind_of
    return [
        StoredView(TERRAINS[bit >> 3], ids[kind[bit]] if me == v.MACHINES else UNSET)
        for bit in range(v.TERRAIN_CARDS)
        if s.matrix >> bit & 1
    ]


def _prisoners(s: State, captor: int) -> dict[Army, int]:
    return {
        ARMIES[army]: int(s.prisoners[captor * v.ARMIES + army])
        for army in range(v.ARMIES)
        if s.prisoners[captor * v.ARMIES + army]
    }


def _neutral(s: State) -> NeutralView | None:
    if s.seat_of(v.TROGS) != v.NOBODY:
        return None
    return NeutralView(int(s.reserve[v.TROGS]), _prisoners(s, v.TROGS))


def _deck_size(s: State, terrain: int) -> int:
    return int(count(s.terrain[terrain])) + len(_digits(s.bottom[terrain]))


def _battle(s: State) -> BattleView | None:
    if s.battle_region() == v.NOWHERE:
        return None
    winner = s.battle_winner()
    return BattleView(
        region=v.REGION_IDS[s.battle_region()],
        reversed=s.is_reversed(),
        winner=None if winner == v.NOBODY else ARMIES[s.fighter(winner)],
        sides=(_fighter(s, v.ATTACKER), _fighter(s, v.DEFENDER)),
        outlook=outlook(s),
    )


def _fighter(s: State, side: int) -> FighterView:
    return FighterView(
        army=ARMIES[s.fighter(side)],
        seat=int(s.decider(side)),
        board=[int(s.assigned(side, i)) for i in range(v.OBJECTIVES)],
        strength=[int(s.strength(side, i)) for i in range(v.OBJECTIVES)],
        kill_bonus=int(s.fight[v.F_KILLS + side]),
        prevented_kills=int(s.fight[v.F_PREVENT + side]),
        salvage=int(s.fight[v.F_SALVAGE + side]),
        extra_captives=int(s.fight[v.F_EXTRA + side]),
        safe_from_capture=bool(s.fight[v.F_SAFE + side]),
        locked=bool(s.fight[v.F_LOCKED + side]),
        free_retreat=bool(s.fight[v.F_FREE + side]),
        passed=bool(s.fight[v.F_PASSED + side]),
        cards_played=int(s.fight[v.F_PLAYED + side]),
        named=[int(s.named(side, i)) for i in range(v.OBJECTIVES)],
        extra=[extra(s, side, i) for i in range(v.OBJECTIVES)],
        scores=s.seat_of(s.fighter(side)) != v.NOBODY,
    )


def _looking(s: State, seat: int) -> list[str]:
    """The cards this seat has to choose from."""
    if not s.look or s.top is None or s.top.seat != seat:
        return []
    return _cards(s, int(s.tables.army_of[seat]), int(s.look))
