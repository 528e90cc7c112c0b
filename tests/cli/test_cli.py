"""The commands, called as a user calls them."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import beachhead
from beachhead import Match
from beachhead.cli.__main__ import main
from beachhead.core import registry, replay
from beachhead.core.words import LANGUAGES
from beachhead.lab import places

GAME = "war_of_the_worlds"


def call(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(main, [*arguments], input=text)


def test_the_version_says_how_the_engine_runs() -> None:
    assert call("--version").output.strip() == f"beachhead 0.1.0, {beachhead.how()}"


def test_every_start_says_version_and_engine() -> None:
    assert f"beachhead 0.1.0, {beachhead.how()}" in call("games").stderr


def test_every_file_of_the_folder_is_a_command() -> None:
    assert isinstance(main, click.Group)
    context = click.Context(main)
    names = main.list_commands(context)

    assert {"games", "play", "simulate", "bench", "replay", "rule", "rules", "cases"} <= set(names)
    assert {"fuzz", "edition", "new-game"} <= set(names)
    assert all(main.get_command(context, name) for name in names)
    assert call("--help").exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_titles_and_options(language: str) -> None:
    assert GAME in call("games", "--lang", language).stdout
    assert registry.get(GAME).options()[0].id in call("games", GAME, "--lang", language).stdout


def test_a_beginning_of_a_name_is_enough() -> None:
    assert call("games", "war").exit_code == 0


def test_an_unknown_game_names_those_there_are() -> None:
    result = call("games", "chess")

    assert result.exit_code == 2
    assert GAME in result.stderr


def test_reasons_name_what_was_looked_for_in_words() -> None:
    told = call("play", GAME, "--seed", "5", "--lang", "en", text="why\nquit\n").output

    assert "Buy " in told and " – It costs " in told
    assert "buy:" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_undone_saved_and_replayed(language: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    typed = f"help\nwhy\n1\nundo\nlog\nboard\nrule\n999\nnonsense\n1\nsave {file}\nquit\n"

    played = call("play", GAME, "--seed", "5", "--lang", language, text=typed)
    shown = call("replay", file, "--lang", language, "--seat", "1")
    part = call("replay", file, "--upto", "0", "--quiet")
    resumed = call("play", "--load", file, "--lang", language, text=f"save {file}\nquit\n")

    assert played.exit_code == 0, played.output
    assert "Traceback" not in played.output
    assert len(json.loads(Path(file).read_text())["actions"]) == 1
    assert "actions: 1" in shown.stdout
    assert "actions: 0" in part.stdout
    assert resumed.exit_code == 0, resumed.output


def test_a_lesson_is_begun_left_and_taken_up_again(tmp_path: Path) -> None:
    saved = tmp_path / "lesson.json"
    begun = call("learn", GAME, "basics", text=f"1\n1\nall\nsave {saved}\nquit\n").stdout
    assert "Walk into Glasgow" in begun and "Take two civilians" in begun
    assert f"basics--load{saved}" in "".join(begun.split())  # however the line is broken

    later = call("learn", GAME, "basics", "--load", str(saved), text="1\nagain\nquit\n").stdout
    assert later.count("Take two civilians") == 2 and "Walk into Glasgow" not in later
    assert call("learn", GAME, "nothing").exit_code == 1
    assert call("learn", GAME, "arms", "--load", str(saved)).exit_code == 1


def test_a_whole_game_is_played_with_the_first_option() -> None:
    typed = "1\n" * 3000
    result = call("play", GAME, "--seed", "2", "--bot", "random", "--lang", "en", text=typed)

    assert result.exit_code == 0, result.output[-2000:]
    assert "The game is over." in result.stdout


def test_at_one_screen_the_next_person_is_called_before_anything_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("play", GAME, "--hot-seat", "--seed", "1", "--lang", "en", text="1\n" * 40)

    assert result.exit_code == 0
    assert "Next: Humans. Take a seat and press Enter." in result.stdout
    assert list(tmp_path.glob("*.json")), "leaving keeps the game"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--option", "no_such=1"], "no_such"),
        (["--option", "nonsense"], "name=value"),
        (["--players", "9"], "9 players"),
        (["--seat", "nobody"], "nobody"),
        (["--seat", "7"], "no seat 7"),
        (["--bot", "deep-thought"], "deep-thought"),
        (["--seed", "-1"], "seed"),
        (["--load", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_a_wrong_set_up_ends_in_one_clear_line(arguments: list[str], reason: str) -> None:
    result = call("play", GAME, *arguments, "--lang", "en")

    assert result.exit_code in (1, 2)
    assert reason in result.stderr
    assert "Traceback" not in result.stderr


def test_a_position_is_written_and_played(tmp_path: Path) -> None:
    match = Match.new(GAME, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    saved, file = tmp_path / "game.json", tmp_path / "here.toml"
    saved.write_bytes(replay.encode(match.save()))

    assert call("position", str(saved)).stdout == match.position()
    seen = call("position", str(saved), "--at", "3", "--seat", "2").stdout
    assert 'seen_by = "human"' in seen and "?martian-supply" in seen

    file.write_text(seen, "utf-8")
    assert call("play", "--position", str(file), "--seed", "1", text="quit\n").exit_code == 0
    file.write_text(seen.replace("[piles.human]", "[piles.horse]"), "utf-8")
    refused = call("play", "--position", str(file), "--lang", "en")
    assert refused.exit_code != 0
    assert "$.piles.horse" in refused.stderr


def test_a_broken_replay_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{}")

    result = call("replay", str(file), "--lang", "en")

    assert result.exit_code == 2
    assert "not a replay" in result.stderr


def test_simulate_gives_the_same_games_again() -> None:
    first, second = (
        json.loads(call("simulate", GAME, "--games", "3", "--seed", "4", "--json").stdout)
        for _ in range(2)
    )

    assert first["win_share"] == second["win_share"]
    assert first["decisions"] == second["decisions"]
    assert sum(first["win_share"].values()) == pytest.approx(1)


def test_simulate_with_bots_needs_one_per_seat() -> None:
    assert call("simulate", GAME, "--games", "1", "--bots", "random").exit_code == 1
    assert call("simulate", GAME, "--games", "1", "--bots", "random,random").exit_code == 0


def test_rule_shows_sentence_home_and_tests() -> None:
    shown = call("rule", "ww-move-07").stdout

    assert "WW-MOVE-07" in shown
    assert "docs/rules/war_of_the_worlds/" in shown
    assert "src/beachhead/games/war_of_the_worlds/rules/" in shown
    assert "tests/cases/war_of_the_worlds/" in shown


def test_an_unknown_rule_suggests_others() -> None:
    result = call("rule", "WW-MOVE-77")

    assert result.exit_code == 1
    assert "did you mean WW-MOVE-07" in result.stderr


def test_rules_prints_a_chapter() -> None:
    assert "WW-SETUP-01" in call("rules", GAME, "--chapter", "set-up").stdout


def test_cases_of_a_file_run_and_failures_are_told(tmp_path: Path) -> None:
    source = places.cases(GAME)[0].read_text()
    good = source[: source.index("[[case]]", source.index("[[case]]") + 1)]
    (tmp_path / "good.toml").write_text(good)
    (tmp_path / "bad.toml").write_text(
        good.replace('"board.civilians.*" = 30', '"board.civilians.*" = 29')
    )

    held = call("cases", GAME, str(tmp_path / "good.toml"))
    failed = call("cases", GAME, str(tmp_path / "bad.toml"))

    assert (held.exit_code, failed.exit_code) == (0, 1)
    assert "1 of 1 cases hold" in held.stdout
    assert "0 of 1 cases hold" in failed.stdout


def test_fuzz_plays_and_finds_nothing(tmp_path: Path) -> None:
    result = call("fuzz", GAME, "--decisions", "50", "--seed", "1", "--into", str(tmp_path))

    assert result.exit_code == 0, result.output
    assert "0 findings" in result.stdout


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_values_for_an_edition(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert call("edition", "new", game, str(folder)).exit_code == 0
    assert len(list(folder.glob("*.toml"))) > 1
    assert "equal to the standard" in call("edition", "check", str(folder)).stdout


def test_an_edition_is_made_checked_and_listed(tmp_path: Path) -> None:
    folder = tmp_path / "mine"

    assert call("edition", "new", GAME, str(folder)).exit_code == 0
    assert "equal to the standard" in call("edition", "check", str(folder)).stdout
    assert "mine" in call("edition", "list", str(tmp_path)).stdout
    assert call("edition", "new", GAME, str(folder)).exit_code == 2

    content = next(path for path in folder.glob("*.toml") if path.name != "edition.toml")
    content.write_text("no_such_table = 1\n")
    wrong = call("edition", "check", str(folder))
    assert wrong.exit_code == 2
    assert content.name in wrong.stderr


def test_bench_measures_against_the_kernel() -> None:
    found = json.loads(call("bench", GAME, "--seconds", "0.3", "--json").stdout)

    assert found["engine"] == beachhead.how()
    assert found["kernel"]["decisions_per_second"] > 0
    assert found["games"][0]["ratio"]["decisions"] > 0
    assert found["plain_decisions_per_second"][GAME] > 0
