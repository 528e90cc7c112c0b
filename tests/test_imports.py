"""Modules import each other in one direction; where rules call each other, the circle is named."""

import ast
from collections.abc import Container, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"

# Pairs that close a circle, with the reason why no third module is an honest home.
MUTUAL = {
    # a question of the model and the state it changes, split for their length
    ("bench.kernel_questions", "bench.kernel"),
    # the chapters ask the roster of peoples, and a people's power uses the chapters
    ("games.cry_havoc.powers.choices", "games.cry_havoc.powers.roster"),
    ("games.cry_havoc.rules.movement", "games.cry_havoc.powers.roster"),
    ("games.cry_havoc.rules.movement_end", "games.cry_havoc.powers.roster"),
    ("games.cry_havoc.rules.skills", "games.cry_havoc.powers.roster"),
    # a move loads and unloads, may end in a combat, and both go on with the move
    ("games.scythe.rules.cargo", "games.scythe.rules.move"),
    ("games.scythe.rules.factory", "games.scythe.rules.move"),
    ("games.scythe.rules.retreat", "games.scythe.rules.combat"),
    # an attack may kill a warlord, and so end the turn from within
    ("games.hexpanse.rules.end", "games.hexpanse.rules.turn"),
    # a deployment attacks, and an attack may deploy or wake a minority that attacks
    ("games.hexpanse.rules.attack", "games.hexpanse.rules.deploy"),
    ("games.hexpanse.rules.attack", "games.hexpanse.rules.minorities"),
    # the draft is a part of the set-up, which goes on after it
    ("games.hexpanse.rules.draft", "games.hexpanse.rules.setup"),
    # a unit that lands wakes its ability, an effect like those of cards
    ("games.hexpanse.rules.chain", "games.hexpanse.rules.cards"),
    # a card attacks, further cards join the attack
    ("games.war_of_the_worlds.rules.fortifications", "games.war_of_the_worlds.rules.cards"),
    # an attack deals damage, and a destroyed unit is one that may attack
    ("games.war_of_the_worlds.rules.fortifications", "games.war_of_the_worlds.rules.human_damage"),
    # a purchase places a unit or a building, and then the row is refilled
    ("games.war_of_the_worlds.rules.row", "games.war_of_the_worlds.rules.units"),
    ("games.war_of_the_worlds.rules.buildings", "games.war_of_the_worlds.rules.row"),
    # cards use the actions, and the actions play cards
    ("games.hexpanse.rules.minorities", "games.hexpanse.rules.cards"),
    ("games.hexpanse.rules.actions", "games.hexpanse.rules.cards"),
    ("games.hexpanse.rules.steal", "games.hexpanse.rules.cards"),
}


def test_no_imports_run_in_a_circle_but_the_named_ones() -> None:
    graph = {name: needs - mutual_of(name) for name, needs in imports().items()}
    found: list[str] = []
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found = error.args[1]

    assert found == []


def test_every_named_circle_is_still_there() -> None:
    graph = imports()

    assert {(a, b) for a, b in MUTUAL if b not in graph[a]} == set()


def mutual_of(name: str) -> set[str]:
    return {needed for one, needed in MUTUAL if one == name}


def imports() -> dict[str, set[str]]:
    """What each module imports when it runs, early or late; names below `beachhead`."""
    modules = {name_of(path): path for path in SOURCE.rglob("*.py")}
    return {name: set(imported(path, modules)) - {name} for name, path in modules.items()}


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, modules: Container[str]) -> Iterator[str]:
    for node in run_time_nodes(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("beachhead"):
            package = (node.module or "").removeprefix("beachhead").removeprefix(".")
            for alias in node.names:
                below = f"{package}.{alias.name}".lstrip(".")
                yield below if below in modules else package


def run_time_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from run_time_nodes(node)
