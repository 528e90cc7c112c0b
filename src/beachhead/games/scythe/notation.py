"""The notation of each action, at its number."""

from __future__ import annotations

from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.tables import Tables

SINGLES = {
    v.TAKE_MOVE: "move",
    v.TAKE_COINS: "gain:coins",
    v.BOLSTER_POWER: "bolster:power",
    v.BOLSTER_CARDS: "bolster:cards",
    v.TRADE_RESOURCES: "trade:resources",
    v.TRADE_POPULARITY: "trade:popularity",
    v.TAKE_PRODUCE: "produce",
    v.SKIP_TOP: "skip:top",
    v.STOP_UNITS: "stop:moving",
    v.STOP_UNIT: "stop:here",
    v.CARGO_DONE: "cargo:done",
    v.LOAD_EVERYTHING: "load:everything",
    v.LAKE_ALL: "lake:all",
    v.LAKE_NONE: "lake:none",
    v.STOP_PRODUCING: "stop:producing",
    v.ARTILLERY_YES: "artillery:yes",
    v.ARTILLERY_NO: "artillery:no",
    v.CARDS_DONE: "commit:done",
    v.STOP_ENCOUNTER: "stop:encounter",
    v.TAKE_BOTTOM: "bottom:take",
    v.SKIP_BOTTOM: "bottom:skip",
    v.FORGO: "forgo",
    v.NO_REVEAL: "reveal:none",
    v.GAIN_TAKE: "accept",
    v.GAIN_DECLINE: "decline",
    v.NO_GIFT: "gift:none",
}


def names(t: Tables) -> list[str]:
    """The closed action space; a set-up with fewer seats simply never offers some of it."""
    out = [""] * v.ACTIONS

    def fill(first: int, words: list[str]) -> None:
        for i, word in enumerate(words):
            out[first + i] = word

    places = t.place_ids
    hexes = places[: v.HEXES]
    values = [str(v.LOWEST_CARD + i) for i in range(v.CARD_VALUES)]
    for action, word in SINGLES.items():
        out[action] = word
    fill(v.SECTION0, ["section:0", "section:1", "section:2", "section:3", "section:factory"])
    fill(v.FACTORY_TOP0, ["factory:1", "factory:2"])
    fill(v.GIFT0, [f"gift:{seat}:{n}" for seat in range(5) for n in v.GIFT_AMOUNTS])
    fill(v.UNIT0, [f"unit:{kind}@{place}" for kind in v.UNIT_IDS for place in places])
    fill(v.LOAD_ONE0, [f"load:1:{what}" for what in v.CARGO_IDS])
    fill(v.LOAD_ALL0, [f"load:all:{what}" for what in v.CARGO_IDS])
    fill(v.UNLOAD_ONE0, [f"unload:1:{what}" for what in v.CARGO_IDS])
    fill(v.UNLOAD_ALL0, [f"unload:all:{what}" for what in v.CARGO_IDS])
    fill(v.STEP0, [f"step:{place}" for place in places])
    fill(v.TOKEN0, [f"token:{what}" for what in v.RESOURCE_IDS])
    fill(v.TOKEN_HEX0, [f"token-to:{place}" for place in hexes])
    fill(v.PRODUCE_HEX0, [f"produce:{place}" for place in hexes])
    fill(v.NEW_WORKERS0, [f"workers:{n}" for n in range(v.WORKERS + 1)])
    fill(v.COMBAT0, [f"combat:{place}" for place in hexes])
    fill(v.DIAL0, [f"dial:{n}" for n in range(v.MAX_DIAL + 1)])
    fill(v.COMMIT0, [f"commit:{value}" for value in values])
    fill(v.RETREAT0, [f"retreat:{place}" for place in places])
    fill(v.RETREAT_WORKERS0, [f"retreat-workers:{place}" for place in places])
    fill(v.ENCOUNTER0, [f"encounter:{n + 1}" for n in range(v.ENCOUNTER_OPTIONS)])
    fill(v.FACTORY_CARD0, [f"factory-card:{card}" for card in t.factory_ids])
    fill(v.PAY0, [f"pay:{place}" for place in hexes])
    fill(v.PAY_ALL0, [f"pay-all:{place}" for place in hexes])
    fill(v.COERCE0, [f"coerce:{value}" for value in values])
    fill(v.PAY_CARD0, [f"pay-card:{value}" for value in values])
    fill(v.UPGRADE_FROM0, [f"cube-from:{box}" for box in v.BOX_IDS])
    fill(v.UPGRADE_TO0, [f"cube-to:{bottom}" for bottom in v.BOTTOM_IDS])
    fill(v.MECH0, [f"mech:{name}" for name in v.ABILITY_IDS[v.MECH_ABILITY0 :]])
    fill(v.MECH_HEX0, [f"mech-to:{place}" for place in hexes])
    fill(v.STRUCTURE0, [f"structure:{name}" for name in v.STRUCTURE_IDS])
    fill(v.STRUCTURE_HEX0, [f"structure-to:{place}" for place in hexes])
    fill(v.RECRUIT0, [f"recruit:{bottom}" for bottom in v.BOTTOM_IDS])
    fill(v.BONUS0, [f"bonus:{good}" for good in v.GOODS_IDS])
    fill(v.REVEAL0, [f"reveal:{card}" for card in t.objective_ids])
    return out
