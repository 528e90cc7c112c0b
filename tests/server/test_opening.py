"""What the operator reads when the storage cannot be used."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from beachhead.server.settings import Settings
from beachhead.server.store.backup import backup
from beachhead.server.store.database import make_engine
from beachhead.server.store.opening import Unusable, opened

from .conftest import running


def url_in(folder: Path) -> str:
    return Settings(data_dir=str(folder)).url


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    with opened(url), pytest.raises(Unusable, match="another server uses"), opened(url):
        pass
    with opened(url):  # the first one is gone
        pass


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    code = (
        "import sys; from beachhead.server.store.opening import opened\n"
        "with opened(sys.argv[1]): print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, url_in(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        with pytest.raises(Unusable), opened(url_in(tmp_path)):
            pass
        holder.kill()
        holder.wait(10)
    with opened(url_in(tmp_path)):
        pass


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "beachhead.sqlite3").write_bytes(b"no database at all" * 500)
    sentence = "cannot be read: file is not a database"
    with pytest.raises(Unusable, match=sentence), opened(url_in(tmp_path)):
        pass


def test_a_newer_schema_is_told(tmp_path: Path) -> None:
    with running(Settings(data_dir=str(tmp_path), bots="none")):
        pass
    engine = make_engine(url_in(tmp_path), writing=True)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Unusable, match="newer Beachhead"), opened(url_in(tmp_path)):
        pass


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unusable, match="cannot write to"), opened(url_in(tmp_path / "file")):
        pass


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_the_database_and_its_backups_are_the_owners_alone(tmp_path: Path) -> None:
    url = url_in(tmp_path / "data")
    with opened(url), running(Settings(data_dir=str(tmp_path / "data"), bots="none")):
        files = list((tmp_path / "data").glob("beachhead.sqlite3*"))
        assert {mode(file) for file in files if file.suffix != ".lock"} == {0o600}
        backup(url, tmp_path / "copy.sqlite3")
    assert mode(tmp_path / "copy.sqlite3") == 0o600


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    with opened(url_in(tmp_path)):
        command = [sys.executable, "-m", "beachhead.cli", "serve", "--port", "0"]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert "Error: another server uses" in done.stderr and "Traceback" not in done.stderr
