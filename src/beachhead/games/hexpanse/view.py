"""What one seat may know, ready for JSON; nothing else ever reaches a player."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from beachhead.games.hexpanse import events, ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.about import AboutView, about
from beachhead.games.hexpanse.goals import Goal, goals
from beachhead.games.hexpanse.rules import market, units
from beachhead.games.hexpanse.state import State

LETTERS = "ABCDEF"
LevelId = Literal["sailor", "captain", "admiral"]
EndId = Literal["formation", "elimination", "limit"]
ENDS: dict[int, EndId] = {
    v.BY_FORMATION: "formation",
    v.BY_ELIMINATION: "elimination",
    v.BY_LIMIT: "limit",
}
LEVELS: tuple[LevelId, ...] = ("sailor", "captain", "admiral")


class UnitView(Struct, frozen=True):
    cell: int
    at: str
    owner: int | None  # None: a neutral unit
    kind: str
    tired: bool | UnsetType = UNSET  # of mercenaries that are


class PlayerView(Struct, frozen=True):
    """One player: everything is open but his secret mission."""

    faction: str
    team: int
    alive: bool
    life: int
    income: int
    hexilum: int
    warlord: int | None  # the cell
    warlord_used: int
    minorities: list[str]
    reserve: dict[str, int]
    recovery: dict[str, int]
    cards: list[str]
    tokens: dict[str, int]
    mercenaries_on_board: int
    has_secret: bool
    secret: str | None


class View(Struct, frozen=True):
    level: LevelId
    round: int
    first: int
    active: int
    actions_left: int
    cells: int
    units: list[UnitView]
    players: list[PlayerView]
    market: list[str]
    extras: list[str]
    extras_count: int
    deck_count: int
    discard: list[str]
    discard_own: list[str]
    discard_count: int
    playing: str | None
    queue: list[int]
    about: AboutView
    common: str | None
    goals: dict[str, list[Goal]]  # missions the seat knows, the common one first: by team
    open_missions: list[str]
    boards: dict[str, list[str]]
    over: bool
    winners: list[int]
    ended: EndId | None
    won_with: str | None


def mission_id(mission: int) -> str | None:
    return None if mission == v.NOWHERE else f"MS{mission + 1:02d}"


def cards_in(s: State, place: int) -> list[str]:
    return [ids.CARDS[card] for card in range(v.CARDS) if s.where[card] == place]


def view(s: State, seat: int) -> View:
    """The table as `seat` sees it; a negative seat is a spectator."""
    asked = s.top
    return View(
        level=LEVELS[s.tables.level],
        round=int(s.round),
        first=int(s.first),
        active=int(s.active),
        actions_left=int(s.actions_left),
        cells=int(s.tables.cells),
        units=[unit(s, cell) for cell in range(s.tables.cells) if s.unit[cell] != v.EMPTY],
        players=[player(s, other, seat) for other in range(s.seats)],
        market=cards_in(s, v.IN_MARKET),
        extras=cards_in(s, v.IN_EXTRAS) if s.buyer == seat else [],
        extras_count=sum(place == v.IN_EXTRAS for place in s.where),
        deck_count=int(s.deck_n),
        discard=cards_in(s, v.IN_DISCARD),
        discard_own=cards_in(s, v.FACE_DOWN + seat) if seat >= 0 else [],
        discard_count=sum(market.is_discarded(place) for place in s.where),
        playing=None if s.playing == v.NOWHERE else ids.CARDS[s.playing],
        queue=[int(s.queue[i]) for i in range(s.queue_n)],
        about=about(s),
        common=mission_id(s.common),
        goals={ids.MISSIONS[m]: found for m, found in goals(s, known_missions(s, seat)).items()},
        open_missions=open_missions(s, seat, asked is not None and asked.seat == seat),
        boards=boards(s, seat),
        over=s.over,
        winners=[i for i in range(s.seats) if (s.winners >> i) & 1],
        ended=ENDS.get(s.ended),
        won_with=mission_id(s.won_with),
    )


def unit(s: State, cell: int) -> UnitView:
    """A unit on the board."""
    code = s.unit[cell]
    owner = units.owner_of(code)
    kind = units.kind_of(code)
    tired = kind >= v.MERCENARY and (s.tired >> (kind - v.MERCENARY)) & 1
    return UnitView(
        cell=cell,
        at=s.tables.cell_names[cell],
        owner=None if owner == v.NEUTRAL else int(owner),
        kind=ids.KINDS[kind],
        tired=True if tired else UNSET,
    )


def known_missions(s: State, seat: int) -> list[int]:
    """The common mission, then the secret ones that the seat may look at."""
    secret = [int(s.secret[other]) for other in range(s.seats) if is_shown(s, other, seat)]
    return [mission for mission in dict.fromkeys([int(s.common), *secret]) if mission != v.NOWHERE]


def is_shown(s: State, other: int, seat: int) -> bool:
    """Whether a seat may look at a player's secret mission: his mates may, all once it has won."""
    mate = seat >= 0 and s.tables.team[other] == s.tables.team[seat]
    return bool(mate or s.won_with == s.secret[other])


def player(s: State, other: int, seat: int) -> PlayerView:
    led = [s.minority[other * 2 + i] for i in range(2) if s.minority[other * 2 + i] != v.NOWHERE]
    kinds = [v.REGULAR, v.ELITE, *(v.MINORITY + m for m in led)]
    secret = s.secret[other]
    cards = cards_in(s, v.OWNED + other)
    mercenaries = [card for card in cards if card[0] == "C"]
    return PlayerView(
        faction=events.who(s, other),
        team=int(s.tables.team[other]),
        alive=s.life[other] > 0,
        life=int(s.life[other]),
        income=int(s.income[other]),
        hexilum=int(s.hexilum[other]),
        warlord=None if s.warlord[other] == v.NOWHERE else int(s.warlord[other]),
        warlord_used=int(s.warlord_used) if other == s.active else 0,
        minorities=[ids.KINDS[v.MINORITY + m] for m in led],
        reserve={ids.KINDS[k]: int(s.home[units.pool(other, k)]) for k in kinds},
        recovery={ids.KINDS[k]: int(s.ship[units.pool(other, k)]) for k in kinds},
        cards=cards,
        tokens={card: int(s.tokens[int(card[1:]) - 1]) for card in mercenaries},
        mercenaries_on_board=int(s.hired[other]),
        has_secret=secret != v.NOWHERE,
        secret=mission_id(secret) if is_shown(s, other, seat) else None,
    )


def open_missions(s: State, seat: int, asked: bool) -> list[str]:
    """The missions to choose from; with hidden picks only whoever chooses sees what is left."""
    if s.tables.hidden_pick and not asked:
        return []
    return [f"MS{m + 1:02d}" for m in range(v.MISSIONS) if (s.open_missions >> m) & 1]


def boards(s: State, seat: int) -> dict[str, list[str]]:
    """Minority boards while they are chosen: the open ones, and one's own in a draft."""
    names = {
        "open": {v.OPEN_BOARD},
        "hand": {v.HAND + seat},
        "kept": {v.FIRST_KEPT + seat, v.SECOND_KEPT + seat},
        "passed": {v.PASSED + seat},
    }
    found = {
        name: [f"M{m + 1:02d}" for m in range(v.MINORITIES) if s.board_at[m] in places]
        for name, places in names.items()
        if seat >= 0 or name == "open"
    }
    for other in range(s.seats):
        led = [m for m in range(v.MINORITIES) if s.board_at[m] == v.CHOSEN + other]
        found[LETTERS[other]] = [f"M{m + 1:02d}" for m in led]
    return found
