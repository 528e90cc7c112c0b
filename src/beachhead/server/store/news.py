"""A step as one line, which the processes of several servers tell each other."""

from __future__ import annotations

import msgspec

from beachhead.server.store.rows import News

LONGEST_MESSAGE = 7_900  # bytes; PostgreSQL takes less than 8,000

read = msgspec.json.Decoder(News).decode


def write(news: News) -> str:
    """`match:version:news`, or without the news if they are too long for one message."""
    line = f"{news.head.id}:{news.head.version}"
    if news.head.sealed is not None:
        if not news.moves:  # somebody may have added to the chance, which is told to nobody
            return line
        head = msgspec.structs.replace(news.head, sealed=None)
        news = msgspec.structs.replace(news, head=head)
    whole = f"{line}:{msgspec.json.encode(news).decode()}"
    return whole if len(whole.encode()) <= LONGEST_MESSAGE else line
