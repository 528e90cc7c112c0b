"""Whether the log of a table that was played live names whatever the others did."""

from __future__ import annotations

from collections import Counter
from typing import Any

from beachhead.core.match import Match
from beachhead.core.replay import decode
from beachhead.core.words import words

# Every sentence of the log as often as it is told, the older ones brought out first.
SENTENCES = """async () => {
    const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let older; (older = document.querySelector('[role=log] .older')); await turn())
        older.click();
    const told = [...document.querySelectorAll('[role=log] h3')].map((h) => [h.textContent, 1]);
    for (const line of document.querySelectorAll('[role=log] li > span')) {
        const [text, times] = [line.firstChild.textContent, line.querySelector('.times')];
        told.push([text, times ? Number(times.textContent.slice(1)) : 1]);
    }
    return told;
}"""


def plain(text: str) -> str:
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").split())


def unnamed(person: Any, page: Any, seat: int) -> list[str]:
    """What the others did in a finished match without a sentence of its own in the log."""
    match_id = page.url.split("/g/")[1].partition("/")[0]
    told: Counter[str] = Counter()
    for text, times in page.evaluate(SENTENCES):
        told[plain(text)] += times
    file = person.context.request.get(f"{person.url}/api/matches/{match_id}/replay")
    match = Match.load(decode(file.body()))
    said = words("en", match.game.id)
    missing = []
    others = 0
    for n, actor in enumerate(actors(match), 1):
        for event in match.events(seat, n - 1, n):
            sentence = plain(said.say(event.key, event.facts))
            told[sentence] -= 1
            if told[sentence] < 0:
                missing.append(f"{n} {event.key}: {sentence}")
            others += actor != seat
    assert others > 10, "nobody else has done anything"
    return missing


def actors(match: Match) -> list[int]:
    """Who made each action."""
    again = Match(match.game, match.setup)
    found = []
    for action in match.actions:
        found.append(again.seat)
        again.play(action)
    return found
