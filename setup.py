"""Compile the engine with mypyc when possible; otherwise install it as plain Python.

BEACHHEAD_COMPILE=0 never compiles, =1 fails if compiling fails; unset tries and falls back.
"""

import os
import shutil
import sys
import tomllib
import warnings
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("BEACHHEAD_COMPILE", "auto")
ROOT = Path(__file__).parent
BUILDING = {"bdist_wheel", "build_ext", "editable_wheel", "build", "install"} & set(sys.argv)


class BuildExtOrPure(build_ext):
    """All or nothing: a half-built set of extensions would not import."""

    def run(self) -> None:
        try:
            super().run()
            self.mark_as_new()
        except Exception as error:
            if MODE == "1":
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            warnings.warn(f"engine not compiled, running as plain Python: {error}", stacklevel=1)

    def mark_as_new(self) -> None:
        """What needed no recompiling is as fresh as the rest: `beachhead` compares times."""
        for extension in self.extensions:
            path = Path(self.get_ext_fullpath(extension.name))
            if path.exists():
                path.touch()


class BuildWithRules(build_py):
    """An installed package has no docs folder beside it: rule sheets and rulebooks go into it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for docs, inside in (("rules", "sheets"), ("rulebook", "rulebooks")):
            target = Path(self.build_lib, "beachhead", inside)
            shutil.copytree(ROOT / "docs" / docs, target, dirs_exist_ok=True)


def compiled_modules() -> list[str]:
    """The files that `[tool.beachhead]` in pyproject.toml lists."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = ROOT / "src" / "beachhead"
    found = {p for glob in config["tool"]["beachhead"]["compiled"] for p in package.glob(glob)}
    return sorted(str(p.relative_to(ROOT)) for p in found if p.name != "__init__.py")


def extensions() -> list[Extension]:
    if MODE == "0" or not BUILDING:  # do not compile to answer questions about metadata
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only where there is something to compile

        # one C file per module, joined again by the linker: full speed, half the build time
        found = mypycify(
            compiled_modules(), opt_level="3", debug_level="0", multi_file=True, group_name="engine"
        )
    except (Exception, SystemExit) as error:  # type errors exit
        if MODE == "1":
            raise
        warnings.warn(f"engine not compiled, running as plain Python: {error}", stacklevel=1)
        return []
    for extension in found:
        if sys.platform != "win32":
            flags = ["-fno-semantic-interposition", "-flto=2"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, "-flto=2", "-O3"]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtOrPure, "build_py": BuildWithRules})
