"""What a browser says about itself, in two words a person recognises: "Firefox · Linux"."""

from __future__ import annotations

# In this order: most browsers name others before themselves.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Chromium/": "Chromium",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def name(agent: str) -> str:
    """Browser and system, as far as they are told; empty if neither is."""
    return " · ".join(filter(None, (_first(_BROWSERS, agent), _first(_SYSTEMS, agent))))


def _first(words: dict[str, str], agent: str) -> str:
    return next((told for sign, told in words.items() if sign in agent), "")
