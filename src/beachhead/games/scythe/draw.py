from typing import Any

from beachhead.core.contract import Option, Refusal


def describe(s: Any, a: int) -> Option:
    return Option(a, "", "")


def table(s: Any, a: int, say: Any) -> str:
    return ""


def refusals(s: Any) -> list[Refusal]:
    return []
