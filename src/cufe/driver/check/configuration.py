"""Settings of a project: `[tool.cufe.check]` in `pyproject.toml`, or `.cufe.toml` with a `[check]` table."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field
from difflib import get_close_matches

from cufe.driver.check.choice import ChoiceError, rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_LISTS: Final = ("select", "ignore", "exclude", "flags")
_TEXTS: Final = ("baseline", "build", "cuda")


class ConfigurationError(Exception):
    """The settings are wrong; the text names file and key."""


@dataclass
class Configuration:
    """What a project asks for; the command line adds to the lists and overrides the rest."""

    select: list[str] = field(default_factory=list)
    ignore: list[str] = field(default_factory=list)
    exclude: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    baseline: str = ""
    build: str = ""
    cuda: str = ""
    jobs: int = 0
    #: the folder of the settings, which `exclude` is about
    folder: str = "."


def find(folder: str) -> Configuration:
    """The settings of the nearest project around a folder; empty ones where there is none."""
    at = os.path.abspath(folder)
    while True:
        for name, keys in ((".cufe.toml", ()), ("pyproject.toml", ("tool", "cufe"))):
            path = os.path.join(at, name)
            if os.path.isfile(path):
                table = _table(path, keys)
                if table is not None:
                    _refuse_unknown(path, table, ("check",))
                    if "check" in table:
                        return _read(table["check"], path)
        parent = os.path.dirname(at)
        if parent == at:
            return Configuration()
        at = parent


def _table(path: str, keys: tuple[str, ...]) -> dict[str, object] | None:
    """A table of a file; None where it has none of that name."""
    try:
        with open(path, "rb") as stream:
            table: object = tomllib.load(stream)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ConfigurationError(f"{path}: {error}") from error
    for key in keys:
        if not isinstance(table, dict) or key not in table:
            return None
        table = table[key]
    return table if isinstance(table, dict) else None


def _refuse_unknown(path: str, table: dict[str, object], known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            near = get_close_matches(key, known, 1) or known
            raise ConfigurationError(f"{path}: unknown setting {key}; there is {', '.join(near)}")


def _read(table: object, path: str) -> Configuration:
    if not isinstance(table, dict):
        raise ConfigurationError(f"{path}: check is no table")
    _refuse_unknown(path, table, (*_LISTS, *_TEXTS, "jobs"))
    folder = os.path.dirname(path)
    made = Configuration(folder=folder)
    for key, value in table.items():
        if key in _LISTS and isinstance(value, list) and all(_is_word(one) for one in value):
            getattr(made, key).extend(str(one) for one in value)
        elif key in _TEXTS and isinstance(value, str):
            setattr(made, key, os.path.join(folder, value) if key in ("baseline", "build") else value)
        elif key == "jobs" and isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            made.jobs = value
        else:
            wanted = "a list of words" if key in _LISTS else "a text" if key in _TEXTS else "a number"
            raise ConfigurationError(f"{path}: wrong setting {key}: {wanted} is expected")
    for key in ("select", "ignore"):
        words = getattr(made, key)
        try:
            setattr(made, key, rules(words, f"{path}: {key}") if words else [])
        except ChoiceError as error:
            raise ConfigurationError(str(error)) from error
    return made


def _is_word(value: object) -> bool:
    return isinstance(value, (str, int)) and not isinstance(value, bool)
