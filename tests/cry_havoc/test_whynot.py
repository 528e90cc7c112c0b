"""Near misses: the reason names the rule and its numbers, in every language."""

import pytest

from beachhead.core.options import Refusal
from beachhead.core.registry import get
from beachhead.core.words import LANGUAGES, words
from beachhead.games.cry_havoc import vocab
from beachhead.games.cry_havoc.case_table import Table
from beachhead.games.cry_havoc.reasons import REASONS

GAME = get("cry_havoc")
CLEAR = ["3p b34 beginner", "map clear"]
# what is on the table, what is done, what is then expected and refused, the reason, a rule of it
NEAR_MISSES = [
    (["hand humans [hum_outflank]"], ["humans turn"], "enable", "no-scoring-card", "CH-ENABLE-01"),
    (
        ["hand humans [hum_stake_claim]", "enabled pilgrims"],
        ["humans turn"],
        "enable",
        "scoring-enabled",
        "CH-ENABLE-03",
    ),
    (["exhausted scouting"], ["humans turn"], "skill:scouting", "skill-exhausted", "CH-SKILL-02"),
    ([], ["machines turn"], "skill:mobile_city", "skill-useless", "CH-SKILL-05"),
    (
        ["battle 1 mistlands attacker pilgrims defender humans with 2 and 3"],
        ["humans Move with 2 icons"],
        "from:mistlands",
        "defenders-held",
        "CH-MOVE-08",
    ),
    (
        ["battle 1 mistlands attacker pilgrims defender humans with 2 and 3"],
        ["pilgrims Move with 2 icons"],
        "from:mistlands",
        "attacker-stays",
        "CH-MOVE-09",
    ),
    (
        ["units humans sapos_deep 1", "control sapos_deep humans"],
        ["humans Move with 1 icon", "humans: from:sapos_deep"],
        "to:hq_a",
        "hq",
        "CH-MOVE-02",
    ),
    (
        ["control mistlands pilgrims", "crystals mistlands 1"],
        ["pilgrims Build with 2 icons"],
        "build:temple",
        "icons",
        "CH-BUILD-02",
    ),
    (
        ["control mistlands pilgrims", "markers harvester mistlands"],
        ["pilgrims Build with 2 icons"],
        "activate:harvester:mistlands",
        "no-effect",
        "CH-BUILD-14",
    ),
    (
        [
            "battle 1 sapos_deep attacker humans defender pilgrims with 1 and 1",
            "hand humans [jun_camouflage, hum_recon_flight, hum_outflank]",
        ],
        ["humans place 1/0/0", "pilgrims place 1/0/0"],
        "card:jun_camouflage",
        "no-terrain",
        "CH-BATTLE-11",
    ),
    (
        [
            "battle 1 sapos_deep attacker humans defender pilgrims with 1 and 1",
            "hand humans [hum_recon_flight, hum_outflank]",
        ],
        ["humans place 1/0/0", "pilgrims place 1/0/0"],
        "card:hum_recon_flight",
        "no-battle-text",
        "CH-BATTLE-13",
    ),
    (
        ["reserve humans 1"],
        ["humans Recruit with hum_air_support"],
        "count:2",
        "reserve",
        "CH-REC-01",
    ),
    (
        ["jungle deck 0"],
        ["humans turn", "humans: draw"],
        "deck:jungle",
        "deck-empty",
        "CH-DRAW2-04",
    ),
    (
        [
            "skills humans recon_forces",
            "battle 1 mistlands attacker pilgrims defender humans with 2 and 3",
            "units humans sapos_deep 1",
        ],
        ["humans turn", "humans: skill:recon_forces"],
        "from:mistlands",
        "defenders-held",
        "CH-MOVE-08",
    ),
    (
        [
            "skills machines firewall",
            "control sapos_deep machines",
            "control vesper_rim machines",
            "battle 1 mistlands attacker pilgrims defender humans with 2 and 3",
        ],
        ["machines turn", "machines: skill:firewall"],
        "target:mistlands",
        "not-here",
        "CH-SK-14",
    ),
]


def asked(given: list[str], when: list[str]) -> dict[str, Refusal]:
    hand = [] if any("hand" in line for line in given) else ["hand humans [hum_air_support]"]
    table = Table([*CLEAR, *given, *hand])
    for line in when:
        table.step(line)
    return {refusal.thing: refusal for refusal in GAME.refusals(table.s)}


@pytest.mark.parametrize(("given", "when", "thing", "key", "rule"), NEAR_MISSES)
def test_a_near_miss_has_its_reason(
    given: list[str], when: list[str], thing: str, key: str, rule: str
) -> None:
    refusal = asked(given, when)[thing]

    assert refusal.key == f"why-{key}"
    assert rule in refusal.rules
    for language in LANGUAGES:
        assert words(language, "cry_havoc").say(refusal.key, refusal.facts)


def test_what_is_legal_is_never_refused() -> None:
    table = Table([*CLEAR, "control mistlands pilgrims", "crystals mistlands 2"])
    table.step("pilgrims Build with 5 icons")

    assert not set(table.legal()) & {refusal.thing for refusal in GAME.refusals(table.s)}


def test_every_reason_has_its_number() -> None:
    """The table holds exactly the numbers that the conditions can return."""
    assert sorted(REASONS) == list(range(vocab.ACTED, vocab.OTHER_OBJECTIVE + 1))
