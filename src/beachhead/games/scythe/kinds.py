"""Every kind of action: its number, its notation, its words, what it touches on the screen.

Targets are things a screen can light up: `area:forest1`, `unit:mech@forest1`, `section:2`,
`combat-card:5`, `card:obj01`, `mech:speed`, `structure:mill`, `recruit:deploy`, `bonus:coin`,
`box:move-units`, `bottom:upgrade`, `resource:oil`, `seat:1`.
"""

from __future__ import annotations

from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.games.scythe import describe
from beachhead.games.scythe import vocab as v

SEATS = ("0", "1", "2", "3", "4")
SECTION_IDS = ("0", "1", "2", "3", "factory")
DIAL_IDS = tuple(str(n) for n in range(v.MAX_DIAL + 1))
WORKER_COUNTS = tuple(str(n) for n in range(v.WORKERS + 1))
AMOUNTS = tuple(str(n) for n in v.GIFT_AMOUNTS)
VALUES = tuple(str(v.LOWEST_CARD + i) for i in range(v.CARD_VALUES))

DOMAINS = {
    "area": Domain(v.PLACES, lambda t: t.place_ids, word="area", target="area"),
    "hex": Domain(v.HEXES, lambda t: t.place_ids[: v.HEXES], target="area"),
    "unit": Domain(v.UNIT_KINDS, lambda t: v.UNIT_IDS, word="unit"),
    "building": Domain(v.STRUCTURES, lambda t: v.STRUCTURE_IDS, "building", "structure"),
    "resource": Domain(v.RESOURCES, lambda t: v.RESOURCE_IDS, target="resource"),
    "cargo": Domain(v.CARGO_KINDS, lambda t: v.CARGO_IDS, target="cargo"),
    "section": Domain(v.SECTIONS + 1, lambda t: SECTION_IDS, target="section"),
    "bottom": Domain(v.BOTTOMS, lambda t: v.BOTTOM_IDS, word="bottom", target="bottom"),
    "box": Domain(v.CUBES, lambda t: v.BOX_IDS, word="box", target="box"),
    "good": Domain(v.GOODS, lambda t: v.GOODS_IDS, word="good", target="bonus"),
    "ability": Domain(
        v.MECH_ABILITIES, lambda t: v.ABILITY_IDS[v.MECH_ABILITY0 :], "ability", "mech"
    ),
    "value": Domain(v.CARD_VALUES, lambda t: VALUES, target="combat-card"),
    "dial": Domain(v.MAX_DIAL + 1, lambda t: DIAL_IDS, target="dial"),
    "n": Domain(v.WORKERS + 1, lambda t: WORKER_COUNTS),
    "seat": Domain(len(SEATS), lambda t: SEATS, target="seat"),
    "amount": Domain(v.GIFTS, lambda t: AMOUNTS),
    "option": Domain(v.ENCOUNTER_OPTIONS, lambda t: ("1", "2", "3")),
    "alternative": Domain(2, lambda t: ("1", "2")),
    "factory": Domain(v.FACTORY_CARDS, lambda t: t.factory_ids, target="card"),
    "objective": Domain(v.OBJECTIVES, lambda t: t.objective_ids, target="card"),
}
HEX = {"area": "area-{hex}"}
CARGO = {"what": "cargo-{cargo}"}
UNIT = ("unit:{unit}@{area}", "area:{area}")

KINDS = Kinds(
    DOMAINS,
    # the turn and top actions
    Kind(v.SECTION0, "section:{section}", facts={}, glyph="factory", special=describe.section),
    Kind(v.TAKE_MOVE, "move", glyph="move", special=describe.move),
    Kind(v.TAKE_COINS, "gain:coins", "option-coins", glyph="coin", special=describe.coins),
    Kind(
        v.BOLSTER_POWER,
        "bolster:power",
        "option-bolster-power",
        glyph="power",
        special=describe.bolster_power,
    ),
    Kind(
        v.BOLSTER_CARDS,
        "bolster:cards",
        "option-bolster-cards",
        glyph="combat_card",
        special=describe.bolster_cards,
    ),
    Kind(
        v.TRADE_RESOURCES,
        "trade:resources",
        "option-trade-resources",
        glyph="any_resource",
        special=describe.trade_resources,
    ),
    Kind(
        v.TRADE_POPULARITY,
        "trade:popularity",
        "option-trade-popularity",
        glyph="popularity",
        special=describe.trade_popularity,
    ),
    Kind(v.TAKE_PRODUCE, "produce", glyph="produce", special=describe.take_produce),
    Kind(
        v.FACTORY_TOP0,
        "factory:{alternative}",
        "option-factory-gain",
        glyph="factory",
        special=describe.factory_top,
    ),
    Kind(v.SKIP_TOP, "skip:top", "option-skip-top", glyph="ui-next"),
    # actions without an argument
    Kind(v.STOP_UNITS, "stop:moving", "option-stop-moving", glyph="ui-check"),
    Kind(v.STOP_UNIT, "stop:here", "option-stop-here", glyph="move"),
    Kind(v.CARGO_DONE, "cargo:done", "option-cargo-done", glyph="move"),
    Kind(v.LOAD_EVERYTHING, "load:everything", "option-load-everything", glyph="goods"),
    Kind(v.LAKE_ALL, "lake:all", "option-lake-all", glyph="lake"),
    Kind(v.LAKE_NONE, "lake:none", "option-lake-none", glyph="ui-next"),
    Kind(v.STOP_PRODUCING, "stop:producing", "option-stop-producing", glyph="ui-check"),
    Kind(v.ARTILLERY_YES, "artillery:yes", "option-artillery-yes", glyph="artillery"),
    Kind(v.ARTILLERY_NO, "artillery:no", "option-artillery-no", glyph="ui-next"),
    Kind(v.CARDS_DONE, "commit:done", "option-cards-done", glyph="combat_card"),
    Kind(v.STOP_ENCOUNTER, "stop:encounter", "option-stop-encounter", glyph="encounter"),
    Kind(
        v.TAKE_BOTTOM,
        "bottom:take",
        "option-take-bottom",
        glyph="build",
        special=describe.take_bottom,
    ),
    Kind(v.SKIP_BOTTOM, "bottom:skip", "option-skip-bottom", glyph="ui-next"),
    Kind(v.FORGO, "forgo", glyph="ui-next"),
    Kind(v.NO_REVEAL, "reveal:none", "option-no-reveal", glyph="ui-next"),
    Kind(v.GAIN_TAKE, "accept", special=describe.accept),
    Kind(v.GAIN_DECLINE, "decline", glyph="ui-next", special=describe.decline),
    Kind(v.NO_GIFT, "gift:none", "option-no-gift", glyph="ui-next"),
    Kind(v.GIFT0, "gift:{seat}:{amount}", glyph="coin", special=describe.gift),
    # moving
    Kind(v.UNIT0, "unit:{unit}@{area}", targets=UNIT, glyph="{unit}"),
    Kind(
        v.LOAD_ONE0,
        "load:1:{cargo}",
        "option-load-one",
        facts=CARGO,
        glyph="{cargo}",
        special=describe.one,
    ),
    Kind(
        v.LOAD_ALL0,
        "load:all:{cargo}",
        "option-load-all",
        facts=CARGO,
        glyph="{cargo}",
        special=describe.load,
    ),
    Kind(
        v.UNLOAD_ONE0,
        "unload:1:{cargo}",
        "option-unload-one",
        facts=CARGO,
        glyph="{cargo}",
        special=describe.one,
    ),
    Kind(
        v.UNLOAD_ALL0,
        "unload:all:{cargo}",
        "option-unload-all",
        facts=CARGO,
        glyph="{cargo}",
        special=describe.unload,
    ),
    Kind(v.STEP0, "step:{area}", special=describe.step),
    # tokens, production
    Kind(
        v.TOKEN0,
        "token:{resource}",
        facts={"what": "resource-{resource}"},
        glyph="{resource}",
        special=describe.token,
    ),
    Kind(v.TOKEN_HEX0, "token-to:{hex}", facts=HEX, glyph="cube"),
    Kind(
        v.PRODUCE_HEX0,
        "produce:{hex}",
        "option-produce-on",
        facts=HEX,
        special=describe.produce_hex,
    ),
    Kind(
        v.NEW_WORKERS0,
        "workers:{n}",
        "option-new-workers",
        glyph="worker",
        special=describe.new_workers,
    ),
    # combat
    Kind(v.COMBAT0, "combat:{hex}", facts=HEX, glyph="swords", special=describe.combat),
    Kind(v.DIAL0, "dial:{dial}", facts={}, glyph="power", special=describe.dial),
    Kind(v.COMMIT0, "commit:{value}", glyph="combat_card", special=describe.spend_card),
    Kind(v.RETREAT0, "retreat:{area}", glyph="move"),
    Kind(v.RETREAT_WORKERS0, "retreat-workers:{area}", glyph="worker"),
    # encounters, the Factory, payments
    Kind(v.ENCOUNTER0, "encounter:{option}", glyph="encounter", special=describe.encounter),
    Kind(
        v.FACTORY_CARD0,
        "factory-card:{factory}",
        facts={"card": "card-{factory}", "text": "factory-{factory}"},
        glyph="factory",
    ),
    Kind(v.PAY0, "pay:{hex}", facts=HEX, special=describe.pay),
    Kind(v.PAY_ALL0, "pay-all:{hex}", facts=HEX, special=describe.pay_all),
    Kind(v.COERCE0, "coerce:{value}", glyph="coercion", special=describe.spend_card),
    Kind(v.PAY_CARD0, "pay-card:{value}", glyph="combat_card", special=describe.spend_card),
    # bottom actions, objectives
    Kind(v.UPGRADE_FROM0, "cube-from:{box}", glyph="upgrade"),
    Kind(v.UPGRADE_TO0, "cube-to:{bottom}", glyph="upgrade"),
    Kind(v.MECH0, "mech:{ability}", glyph="{ability}"),
    Kind(v.MECH_HEX0, "mech-to:{hex}", facts=HEX, glyph="mech"),
    Kind(v.STRUCTURE0, "structure:{building}", glyph="{building}"),
    Kind(v.STRUCTURE_HEX0, "structure-to:{hex}", facts=HEX, glyph="structure"),
    Kind(v.RECRUIT0, "recruit:{bottom}", targets=("recruit:{bottom}",), glyph="recruit"),
    Kind(v.BONUS0, "bonus:{good}", glyph="{good}", special=describe.bonus),
    Kind(
        v.REVEAL0,
        "reveal:{objective}",
        facts={"card": "card-{objective}"},
        glyph="objective",
        special=describe.reveal,
    ),
    things=(Kind(v.BOTTOM_THING0, "bottom:{bottom}"),),
)
