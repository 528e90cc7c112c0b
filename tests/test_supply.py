"""What comes from others: pinned, hashed, with a licence we know."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import notice
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_every_package_we_name_is_locked_in_a_version_we_allow() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = config["project"]["optional-dependencies"]
    named = [*config["project"]["dependencies"], *config["dependency-groups"]["node"]]
    named += [line for group, lines in groups.items() if group != "ray" for line in lines]
    wanted = [Requirement(line) for line in named]
    locked = notice.listed()

    assert [str(each) for each in wanted if not allows(each, locked)] == []


def allows(wanted: Requirement, locked: dict[str, str]) -> bool:
    version = locked.get(canonicalize_name(wanted.name))
    return version is not None and wanted.specifier.contains(version)


def test_playing_in_the_terminal_needs_no_server() -> None:
    """What `pip install beachhead` brings must be enough for engine, bots and terminal."""
    program = (
        "import sys; from beachhead.cli.__main__ import main; from beachhead.arena import ratings\n"
        "import beachhead.cli.play, beachhead.cli.simulate, beachhead.cli.arena\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    loaded = set(subprocess.check_output([sys.executable, "-c", program], text=True).split())
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = config["project"]["optional-dependencies"]["server"]
    modules = {Requirement(line).name.replace("-", "_") for line in extra}

    assert loaded & modules == set()


def test_every_locked_package_has_hashes_and_no_address() -> None:
    for path in LOCKS:
        text = path.read_text(encoding="utf-8")
        records = [record for record in re.split(r"\n(?=\S)", text.strip()) if record]

        assert [record for record in records if "--hash=sha256:" not in record] == []
        assert "://" not in text


def test_notice_lists_the_licences_of_all_packages() -> None:
    assert notice.text() == notice.NOTICE.read_text(encoding="utf-8")
    assert "unknown" not in notice.text()
