"""Totals of the printed content of Scythe, by the words of the older cases."""

from __future__ import annotations

from collections import Counter

from convert.scythe_position import CONTENT


def totals() -> dict[str, int]:
    """Every total, computed."""
    content = CONTENT
    hexes = {hex_.id: hex_ for hex_ in content.board.hex}
    rivers = {frozenset((a.id, b)) for a in hexes.values() for b in a.river}
    lakes = {hex_.id for hex_ in hexes.values() if hex_.terrain == "lake"}
    found = Counter(str(hex_.terrain) for hex_ in hexes.values())
    parts = content.game.components
    deck = {card.value: card.count for card in content.cards.combat_card}
    return {
        **found,
        "hexes": len(hexes),
        "tunnels": sum(hex_.tunnel for hex_ in hexes.values()),
        "encounters": sum(hex_.encounter for hex_ in hexes.values()),
        "rivers between hexes": len(rivers),
        "rivers at bases": sum(len(base.river) for base in content.board.base),
        "rivers at lakes": sum(bool(edge & lakes) for edge in rivers),
        "rivers at the factory": sum("factory" in edge for edge in rivers),
        "lakes beside lakes": sum(bool(lakes & set(hexes[lake].adj)) for lake in lakes),
        "home bases": len(content.board.base),
        "combat cards": sum(deck.values()),
        **{f"value {value}": n for value, n in deck.items()},
        "sum": sum(value * n for value, n in deck.items()),
        "Factory cards": len(content.cards.factory_card),
        "objective cards": len(content.cards.objective),
        "encounter cards": len(content.cards.encounter),
        "structure bonus tiles": len(content.cards.structure_bonus),
        "encounter tokens": parts.encounter_tokens,
        "encounter tokens used": parts.encounter_tokens_used,
        "faction mats": len(content.nations.faction),
        "player mats": len(content.mats.player_mat),
    }
