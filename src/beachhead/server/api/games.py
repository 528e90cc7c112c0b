"""Games: what can be played, what it looks like, its rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from beachhead.core import registry
from beachhead.server import lessons, library, rulebooks, wire, wire_learn, wire_rules
from beachhead.server.api.common import PROBLEMS, TheReader, TheServices, TheUser

GameId = Annotated[str, PathParameter(max_length=60)]
ExampleId = Annotated[str, PathParameter(max_length=60)]
LanguageId = Annotated[str, PathParameter(max_length=8)]
LanguageQuery = Annotated[str, QueryParameter(max_length=8)]
PlayersQuery = Annotated[int | None, QueryParameter(ge=1, le=16)]
WishesQuery = Annotated[list[str] | None, QueryParameter(max_items=40)]
CACHE = {"cache-control": "public, max-age=300"}


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    """All games, with their options, sides and bot levels."""
    return library.games()


@get("/api/games/{game:str}/content", responses=PROBLEMS, sync_to_thread=False)
def game_content(game: GameId) -> Response[Any]:
    """Board, cards and pieces for drawing, with the provenance of each record."""
    registry.get(game)
    return Response(library.content(game), headers=CACHE)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def game_rules(game: GameId, lang: LanguageQuery = "en") -> Response[wire_rules.RuleSheet]:
    """The rule sheet; rules that are not written in the language come in English."""
    return Response(library.rules(game, lang), headers=CACHE)


@get("/api/games/{game:str}/rulebook", responses=PROBLEMS, sync_to_thread=False)
def game_rulebook(game: GameId, lang: LanguageQuery = "en") -> Response[wire_rules.Rulebook]:
    """The rulebook for people: chapters, summary, symbols, sides, index."""
    library.check_language(lang)
    return Response(rulebooks.read(game, lang), headers=CACHE)


@get("/api/games/{game:str}/examples/{example:str}", responses=PROBLEMS, sync_to_thread=False)
def game_example(game: GameId, example: ExampleId) -> Response[list[wire.Table]]:
    """The positions of a worked example, one after the other."""
    return Response(rulebooks.example(game, example), headers=CACHE)


@post("/api/games/{game:str}/examples/{example:str}/match", responses=PROBLEMS)
async def play_example(
    services: TheServices, user: TheUser, game: GameId, example: ExampleId
) -> wire.Created:
    """A table that begins where the example does; its maker plays all sides."""
    services.limiter.check("create", user.id)
    return await services.seating.create_at(user, rulebooks.start(game, example))


@get("/api/games/{game:str}/lessons", responses=PROBLEMS)
async def game_lessons(
    services: TheServices, reader: TheReader, game: GameId
) -> list[wire_learn.LessonHead]:
    """The guided lessons of a game, with what you have done and begun."""
    return await lessons.course(services.tables.store, game, reader)


@post("/api/games/{game:str}/lessons/{lesson:str}/match", responses=PROBLEMS)
async def begin_lesson(
    services: TheServices, user: TheUser, game: GameId, lesson: ExampleId
) -> wire.Created:
    """A table for a lesson, from its beginning."""
    services.limiter.check("create", user.id)
    return await services.seating.begin_lesson(user, lessons.find(game, lesson))


@get("/api/games/{game:str}/words/{language:str}", responses=PROBLEMS, sync_to_thread=False)
def game_words(game: GameId, language: LanguageId) -> Response[wire.GameWords]:
    """All words of a game in one language, as a Fluent file."""
    return Response(library.words(game, language), headers=CACHE)


@get("/api/games/{game:str}/setup", responses=PROBLEMS, sync_to_thread=False)
def game_setup(
    game: GameId, players: PlayersQuery = None, option: WishesQuery = None
) -> wire.GameSetup:
    """What may be chosen for a new match beside these choices, each written `id:value`."""
    wishes = dict(wish.partition(":")[::2] for wish in option or ())
    return library.setup(game, players, wishes)


ROUTES = [
    list_games,
    game_setup,
    game_content,
    game_rules,
    game_rulebook,
    game_example,
    play_example,
    game_lessons,
    begin_lesson,
    game_words,
]
