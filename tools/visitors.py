"""People who look at tables in a real browser: their devices, their settings, what they play."""

from __future__ import annotations

import json
import time
from typing import Any
from uuid import uuid4

import msgspec

PHONE_WIDTH = 760
PATIENCE = 60  # seconds for the bots


class Look(msgspec.Struct, frozen=True):
    """How a screen is looked at."""

    size: str
    theme: str
    language: str

    @property
    def width(self) -> int:
        return int(self.size.split("x")[0])

    @property
    def height(self) -> int:
        return int(self.size.split("x")[1])

    @property
    def phone(self) -> bool:
        return self.width <= PHONE_WIDTH

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


class Visitor:
    """Somebody with two devices and one account."""

    def __init__(self, browser: Any, url: str) -> None:
        self.browser, self.url = browser, url
        self.desk = browser.new_context(reduced_motion="reduce", locale="en-GB")
        self.desk.request.get(f"{url}/api/me")
        self._hand: Any = None
        self._pages: dict[bool, Any] = {}
        self.errors: list[str] = []

    def page(self, look: Look) -> Any:
        """The device for this look, set to it."""
        if look.phone and self._hand is None:
            self._hand = self.browser.new_context(
                storage_state=self.desk.storage_state(),
                has_touch=True,
                is_mobile=True,
                reduced_motion="reduce",
                locale="en-GB",
            )
        if look.phone not in self._pages:
            page = (self._hand if look.phone else self.desk).new_page()
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            self._pages[look.phone] = page
        wear(self._pages[look.phone], look)
        return self._pages[look.phone]

    def speak(self, page: Any, language: str, *, recap: bool) -> None:
        """The settings for a language; the next page that is opened has them."""
        calm = {"animation": "off", "pace": "instant", "auto": False, "recap": recap}
        kept = {"theme": "system", "language": language, **calm}
        if page.url == "about:blank":
            page.goto(f"{self.url}/api/me")
        page.evaluate("kept => localStorage.setItem('beachhead-settings', kept)", json.dumps(kept))

    def get(self, path: str) -> Any:
        return self.desk.request.get(f"{self.url}{path}").json()

    def post(self, path: str, body: Any) -> Any:
        headers = {"x-csrf-token": self.get("/api/me")["csrf"], "content-type": "application/json"}
        answer = self.desk.request.post(
            f"{self.url}{path}", data=msgspec.json.encode(body), headers=headers
        )
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {answer.text()[:300]}")
        return json.loads(answer.text() or "null")

    def command(self, match_id: str, seq: int, seat: int, action: int) -> None:
        move = {"id": str(uuid4()), "seq": seq, "seat": seat, "action": action}
        self.post(f"/api/matches/{match_id}/commands", move)

    def is_asked(self, match_id: str) -> bool:
        return bool(self.get(f"/api/matches/{match_id}")["asked"]["mine"])

    def play_any(self, match_id: str) -> None:
        """The middle one of the answers."""
        table = self.get(f"/api/matches/{match_id}")
        asked = table["asked"]
        options = asked["options"]
        chosen = options[len(options) // 2]["action"]
        self.command(match_id, table["seq"], asked["seat"], chosen)

    def wait_for_turn(self, match_id: str) -> int:
        """Until the others are done; the number of steps so far."""
        until = time.monotonic() + PATIENCE
        while not (table := self.get(f"/api/matches/{match_id}"))["asked"]["mine"]:
            if time.monotonic() > until:
                raise RuntimeError(f"{match_id}: the others do not finish")
            time.sleep(0.1)
        return int(table["at"])


def wear(page: Any, look: Look) -> None:
    """Size and theme change on a page that is open, as they do for whoever turns the device."""
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")
