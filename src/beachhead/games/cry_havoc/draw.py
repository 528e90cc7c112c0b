"""The table in a terminal: players, Regions from the centre outwards, the running Battle."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from beachhead.games.cry_havoc.content import Army
from beachhead.games.cry_havoc.seen import BattleView, PlayerView, RegionView, TokenView, View
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.view import view
from beachhead.games.cry_havoc.vocab import ARMY_IDS, REGION_IDS, TERRAIN_IDS

Say = Callable[..., str]

SIGNS = {"humans": "H", "pilgrims": "P", "machines": "M", "trogs": "T"}
CRYSTAL, TOKEN, BATTLE = "◆", {"war_party": "☗", "nest": "☖", "exploration": "?"}, "⚔"
WIDTH = 34


def draw(s: State, seat: int, say: Say) -> str:
    """What `seat` sees, in plain text."""
    seen = view(s, seat)
    lines = [_head(seen, say), ""]
    lines += [_player(player, say) for player in seen.players]
    if seen.neutral_trogs:
        trogs = seen.neutral_trogs
        lines.append(say("draw-trogs", reserve=trogs.reserve, prisoners=_signs(trogs.prisoners)))
    lines += ["", *(_region(s, name, seen.regions[name], say) for name in seen.regions)]
    lines += ["", _legend(say)]
    if seen.battle:
        lines += ["", *_battle(seen.battle, say)]
    for player in seen.players:
        if player.cards is not UNSET:
            cards = ", ".join(say(f"card-{card}") for card in player.cards)
            lines += ["", say("draw-hand", cards=cards or "-")]
    return "\n".join(lines)


def _head(seen: View, say: Say) -> str:
    order = " > ".join(say(f"faction-{army}") for army in seen.initiative)
    new = " > ".join(say(f"faction-{army}") for army in seen.new_initiative)
    stacks = "  ".join(f"{stack.field or '★'}: {stack.tokens}" for stack in seen.event_stacks)
    head = say("draw-head", round=seen.round, phase=f"phase-{seen.phase}")
    enabled = seen.scoring_enabled_by
    scoring = say("draw-scoring", army=f"faction-{enabled}") if enabled else say("draw-no-scoring")
    tracks = say("draw-tracks", order=order, new=new, stacks=stacks)
    return f"{head}  {scoring}\n{tracks}"


def _player(player: PlayerView, say: Say) -> str:
    sign = SIGNS[player.army]
    skills = ", ".join(
        say(f"skill-{skill.id}") + ("" if skill.ready else " ✗") for skill in player.skills
    )
    line = say(
        "draw-player",
        army=f"faction-{player.army}",
        vp=player.vp,
        reserve=player.reserve,
        hand=player.hand,
        deck=player.deck,
        prisoners=_signs(player.prisoners),
    )
    stock = f"  {CRYSTAL}{player.stock}" if player.stock is not UNSET else ""
    return f"{sign}  {line}{stock}  [{skills}]"


def _signs(prisoners: dict[Army, int]) -> str:
    return "".join(SIGNS[army] * n for army, n in prisoners.items()) or "-"


def _region(s: State, name: str, region: RegionView, say: Say) -> str:
    parts = [CRYSTAL * region.crystals] if region.crystals else []
    parts += [f"{SIGNS[army]}{n}" for army, n in region.units.items()]
    if region.battle:
        parts.append(f"{BATTLE}{region.battle}")
    parts += [_token(token, say) for token in region.tokens]
    parts += [say(f"structure-{structure}") for structure in region.structures]
    parts += [say("piece-artillery")] * region.artillery + [say("piece-watch")] * region.watch
    parts += [say(f"skill-{skill}") for skill in region.skill_tokens]
    terrain = s.tables.terrain[REGION_IDS.index(name)]
    kind = say(f"terrain-{TERRAIN_IDS[terrain]}") if terrain >= 0 else ""
    owner = SIGNS[region.control] if region.control else "·"
    title = say(f"area-{name}") + (f" ({say('faction-' + region.hq)})" if region.hq else "")
    return f"{owner} {title[: WIDTH - 1]:<{WIDTH}}{kind:<10}{' '.join(parts) or '-'}"


def _token(token: TokenView, say: Say) -> str:
    """Its sign, and for those who looked at it what it is."""
    face = "" if token.face is UNSET else f" {say(f'token-{token.face}')}"
    return TOKEN[token.kind] + face


def _legend(say: Say) -> str:
    armies = "  ".join(f"{SIGNS[army]} {say('faction-' + army)}" for army in ARMY_IDS)
    tokens = "  ".join(f"{sign} {say(f'token-{kind}')}" for kind, sign in TOKEN.items())
    return f"{armies}  {CRYSTAL} {say('piece-crystal')}  {tokens}  {BATTLE} {say('piece-battle')}"


def _battle(battle: BattleView, say: Say) -> list[str]:
    lines = [say("draw-battle", region=f"area-{battle.region}")]
    for side in battle.sides:
        control, capture, attrition = side.board
        lines.append(
            say(
                "draw-side",
                army=f"faction-{side.army}",
                control=control,
                capture=capture,
                attrition=attrition,
            )
        )
    return lines
