"""Content turned into the flat, immutable arrays that the rules read.

The tables belong to the match, because an edition may change any printed value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    BUILDINGS,
    CARD_OPTIONS,
    CARDS,
    EFFECT_IDS,
    FOG,
    LAYER_IDS,
    MARKER_IDS,
    MARKERS,
    MODE_IDS,
    MODES,
    NO_EFFECT,
    NO_MARKER,
    SIDE_IDS,
    TYPE_IDS,
    UNIT_IDS,
    UNIT_KINDS,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.content import (
        Building,
        Card,
        CardOption,
        Content,
        PlaceBuilding,
    )


class Tables:
    """One match's board, cards, tokens and options."""

    def __init__(self, content: Content, options: Mapping[str, str]) -> None:
        areas = content.board.area
        cards = content.cards.card
        buildings = content.pieces.building
        units = content.pieces.unit
        self.area_ids: Final = [area.id for area in areas]
        self.card_ids: Final = [card.id for card in cards]
        self.building_ids: Final = [building.id for building in buildings]
        self.card_rules: Final = [card.rule for card in cards]
        assert len(areas) == AREAS and len(cards) == CARDS and len(buildings) == BUILDINGS
        assert [unit.id for unit in units] == UNIT_IDS
        assert [marker.id for marker in content.pieces.influence] == MARKER_IDS

        # -- board
        # WW-COMP-05. Land areas and sea areas.
        self.is_land: Final = vec[i64]([int(area.kind == "land") for area in areas])
        # WW-COMP-06. The list of neighbours is the complete and only truth for adjacency.
        near = [[self.area_ids.index(other) for other in area.adj] for area in areas]
        self.neighbours: Final = vec[vec[i64]]([vec[i64](row) for row in near])
        self.land_neighbours: Final = self._neighbours_of_kind(near, 1)
        self.sea_neighbours: Final = self._neighbours_of_kind(near, 0)
        self.start_civilians: Final = vec[i64]([area.civilians for area in areas])
        self.landing: Final = vec[i64]([a for a in range(AREAS) if areas[a].landing])
        # WW-COMP-09. Portsmouth, marked with the anchor, is a sea area.
        self.anchor: Final[i64] = [area.anchor for area in areas].index(True)

        # -- units, kind by kind
        self.unit_kind: Final = vec[i64](
            [k for k in range(UNIT_KINDS) for _ in range(units[k].count)]
        )
        self.unit_first: Final = vec[i64](
            [sum(u.count for u in units[:k]) for k in range(UNIT_KINDS)]
        )
        self.unit_count: Final = vec[i64]([unit.count for unit in units])
        self.units: Final[i64] = len(self.unit_kind)
        self.unit_start: Final = vec[i64]([unit.start_on_board for unit in units])
        self.army_defence: Final[i64] = units[0].defence
        self.navy_defence: Final[i64] = units[1].defence
        self.civilian_defence: Final[i64] = content.pieces.civilian.defence
        self.civilians: Final[i64] = content.pieces.civilian.count

        # -- buildings
        self.building_side: Final = vec[i64]([SIDE_IDS.index(b.side) for b in buildings])
        self.building_tokens: Final = vec[i64]([b.tokens for b in buildings])
        self.building_defence: Final = vec[i64]([b.defence for b in buildings])
        self.building_layer: Final = vec[i64]([LAYER_IDS.index(b.layer) for b in buildings])
        self.building_income: Final = vec[i64]([b.income_coin + b.income_energy for b in buildings])
        self.building_fogged: Final = vec[i64](
            [int(b.blocked_by == MARKER_IDS[FOG]) for b in buildings]
        )
        self.trigger_damage: Final = vec[i64]([b.trigger_damage for b in buildings])
        self.ship: Final[i64] = self.building_ids.index("invasion_ship")
        self.balloons: Final[i64] = [b.slot == "extra" for b in buildings].index(True)
        self.balloon_defence: Final[i64] = buildings[self.balloons].defence
        self.tank_factory: Final[i64] = [b.army_defence > 0 for b in buildings].index(True)
        self.tank_army_defence: Final[i64] = buildings[self.tank_factory].army_defence
        self.alien_factory: Final[i64] = [b.tripod_attack_bonus > 0 for b in buildings].index(True)
        self.tripod_bonus: Final[i64] = buildings[self.alien_factory].tripod_attack_bonus
        self.mode_damage: Final = self._modes(buildings)
        self.mode_exists: Final = vec[i64]([0] * (BUILDINGS * MODES))
        self.repair_cost: Final[i64] = self._repair_cost(buildings)
        self.repaired: Final[i64] = self._repaired(buildings)
        for b in range(BUILDINGS):
            for mode in buildings[b].ability_modes:
                self.mode_exists[b * MODES + MODE_IDS.index(mode.id)] = 1
        self.able_buildings: Final = vec[i64]([b for b in range(BUILDINGS) if buildings[b].ability])
        self.marker_tokens: Final = vec[i64]([m.tokens for m in content.pieces.influence])

        # -- cards
        self.card_side: Final = vec[i64]([SIDE_IDS.index(card.side) for card in cards])
        self.card_type: Final = vec[i64]([TYPE_IDS.index(card.type) for card in cards])
        self.card_cost: Final = vec[i64]([card.cost for card in cards])
        # WW-CARD-08. Copies in the box, and how many of them are in the start deck.
        self.card_count: Final = vec[i64]([card.count for card in cards])
        self.card_start: Final = vec[i64]([card.start_count for card in cards])
        self.card_unit: Final = vec[i64]([_index(UNIT_IDS, card.unit) for card in cards])
        self.card_building: Final = vec[i64]([_index(self.building_ids, c.building) for c in cards])
        self.card_instead: Final = vec[i64]([int(c.instead_of_action) for c in cards])
        self.first_card: Final = vec[i64]([self._first_card(cards, side) for side in SIDE_IDS])
        self.last_card: Final = vec[i64]([self._last_card(cards, side) for side in SIDE_IDS])

        # -- where a building may be placed, by card
        rules = [card.place_building for card in cards]
        self.place_civilians_min: Final = vec[i64]([r.civilians_min if r else 0 for r in rules])
        self.place_civilians_max: Final = vec[i64]([r.civilians_max if r else 0 for r in rules])
        self.place_not_hostile: Final = vec[i64]([_set(r, "hostile") for r in rules])
        self.place_no_building: Final = vec[i64](
            [int(bool(r and r.human_building == 0)) for r in rules]
        )
        self.place_no_same: Final = vec[i64]([_set(r, "same_token") for r in rules])
        self.place_beside: Final = vec[i64]([_set(r, "adjacent_to") for r in rules])
        self.place_no_humans: Final = vec[i64]([_set(r, "human_pieces") for r in rules])
        self.place_no_martians: Final = vec[i64]([_set(r, "martian_building") for r in rules])

        # -- card options, at card * CARD_OPTIONS + option
        # WW-SPEC-03. The English cards of 2019 let two special attacks hit the tripod's own area.
        english = options["influence_range"] == "english"
        flat: list[CardOption | None] = []
        for card in cards:
            flat += [*card.option, *([None] * (CARD_OPTIONS - len(card.option)))]
        ranges = [
            (o.range_english if english and o.range_english else o.range) if o else "" for o in flat
        ]
        self.option_words: Final = [
            _option_word(cards[at // CARD_OPTIONS].id, o, english) for at, o in enumerate(flat)
        ]
        self.effect: Final = vec[i64](
            [EFFECT_IDS.index(o.effect) if o else NO_EFFECT for o in flat]
        )
        self.amount: Final = vec[i64]([o.amount if o else 0 for o in flat])
        self.damage: Final = vec[i64]([o.damage if o else 0 for o in flat])
        self.removes: Final = vec[i64]([int(o.remove) if o else 0 for o in flat])
        self.option_unit: Final = vec[i64]([_index(UNIT_IDS, o.unit) if o else -1 for o in flat])
        self.steps: Final = vec[i64]([o.steps_max if o else 0 for o in flat])
        self.tokens: Final = vec[i64]([o.tokens_max if o else 0 for o in flat])
        self.uses_unit: Final = vec[i64]([int(o.counts_as_unit_card) if o else 0 for o in flat])
        self.has_bonus: Final = vec[i64]([int(o.bonus_from is not None) if o else 0 for o in flat])
        self.marker: Final = vec[i64](
            [_index(MARKER_IDS, o.influence) if o else NO_MARKER for o in flat]
        )
        self.pushes: Final = vec[i64]([int(o.push_army) if o else 0 for o in flat])
        self.any_civilian: Final = vec[i64]([int(o.ignores_protection) if o else 0 for o in flat])
        self.by_ufo: Final = vec[i64]([int(r == "ufo_area") for r in ranges])
        self.hits_beside: Final = vec[i64]([int(r == "land_adjacent_to_tripod") for r in ranges])

        # -- rows of zeros, to clear marks with
        self.no_areas: Final = zeros(AREAS)
        self.no_markers: Final = zeros(MARKERS * AREAS)
        self.no_units: Final = zeros(self.units)

        # -- numbers of the game and its options
        self.hand_size: Final[i64] = content.game.setup.hand_size
        self.row_size: Final[i64] = content.game.setup.row_size
        self.damage_target: Final[i64] = content.game.win.human_damage_target
        self.start_damage: Final[i64] = content.game.setup.start_damage + int(
            options["handicap_damage"]
        )
        self.handicap_civilians: Final[i64] = int(options["handicap_civilians"])
        # WW-VAR-01. The basic swap keeps the card, the advanced one removes it.
        self.swap_removes: Final = options["swap_rule"] == "advanced"
        # WW-VAR-02. Strict: play all cards if possible; free: the turn may end at any time.
        self.must_play: Final = options["must_play"] == "strict"
        # WW-VAR-03. Other readings of unclear rules; the defaults are the rulings.
        self.ufo_blocked: Final = options["blocking_affects_ufo"] == "yes"
        self.reshuffle_at_once: Final = options["reshuffle"] == "immediate"
        limit = options["round_limit"]
        self.round_limit: Final[i64] = 0 if limit == "none" else int(limit)

    def _neighbours_of_kind(self, near: list[list[int]], land: int) -> vec[vec[i64]]:
        kept = [[b for b in row if self.is_land[b] == land] for row in near]
        return vec[vec[i64]]([vec[i64](row) for row in kept])

    def _modes(self, buildings: tuple[Building, ...]) -> vec[i64]:
        damage = [0] * (BUILDINGS * MODES)
        for b, building in enumerate(buildings):
            for mode in building.ability_modes:
                damage[b * MODES + MODE_IDS.index(mode.id)] = mode.damage
        return vec[i64](damage)

    def _repair_cost(self, buildings: tuple[Building, ...]) -> int:
        return max(m.cost_energy for b in buildings for m in b.ability_modes)

    def _repaired(self, buildings: tuple[Building, ...]) -> int:
        return max(-m.damage_track for b in buildings for m in b.ability_modes)

    def _first_card(self, cards: tuple[Card, ...], side: str) -> int:
        sides: list[str] = [card.side for card in cards]
        return sides.index(side)

    def _last_card(self, cards: tuple[Card, ...], side: str) -> int:
        """One past the side's last card; a side's cards stand together in the file."""
        sides: list[str] = [card.side for card in cards]
        last = sides.index(side) + sides.count(side)
        assert set(sides[sides.index(side) : last]) == {side}
        return last


def _option_word(card: str, option: CardOption | None, english: bool) -> str:
    """The message that says what an option of a card does."""
    if option is None:
        return ""
    return f"card-{card}-{option.n}" + (".english" if english and option.range_english else "")


def _index(ids: list[str], wanted: str | None) -> int:
    return -1 if wanted is None else ids.index(wanted)


def _set(rule: PlaceBuilding | None, condition: str) -> int:
    return int(rule is not None and getattr(rule, condition) is not None)
