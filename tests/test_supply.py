"""What comes from others: pinned, hashed, with a licence we know."""

import re
import tomllib
from pathlib import Path

import notice

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_every_package_we_name_is_locked_in_the_version_we_name() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = config["project"]["optional-dependencies"]
    named = [*config["project"]["dependencies"], *config["dependency-groups"]["node"]]
    named += [line for group, lines in groups.items() if group != "ray" for line in lines]
    wanted = dict(re.findall(r"^([\w.-]+)(?:\[\w+\])?==([\w.]+)", "\n".join(named), re.MULTILINE))
    locked = notice.listed()

    assert {n: v for n, v in wanted.items() if locked.get(n.lower().replace(".", "-")) != v} == {}


def test_every_locked_package_has_hashes_and_no_address() -> None:
    for path in LOCKS:
        text = path.read_text(encoding="utf-8")
        records = [record for record in re.split(r"\n(?=\S)", text.strip()) if record]

        assert [record for record in records if "--hash=sha256:" not in record] == []
        assert "://" not in text


def test_notice_lists_the_licences_of_all_packages() -> None:
    assert notice.text() == notice.NOTICE.read_text(encoding="utf-8")
    assert "unknown" not in notice.text()
