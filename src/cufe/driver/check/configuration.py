"""Settings of a project: `[tool.cufe.check]` in `pyproject.toml`, or `.cufe.toml` with a `[check]` table."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field

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


def find(folder: str) -> Configuration:
    """The settings of the nearest project around a folder; empty ones where there is none."""
    at = os.path.abspath(folder)
    while True:
        for name, keys in ((".cufe.toml", ("check",)), ("pyproject.toml", ("tool", "cufe", "check"))):
            path = os.path.join(at, name)
            if os.path.isfile(path):
                table = _table(path, keys)
                if table is not None:
                    return _read(table, path)
        parent = os.path.dirname(at)
        if parent == at:
            return Configuration()
        at = parent


def _table(path: str, keys: tuple[str, ...]) -> dict[str, object] | None:
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


def _read(table: dict[str, object], path: str) -> Configuration:
    made = Configuration()
    folder = os.path.dirname(path)
    for key, value in table.items():
        if key in _LISTS and isinstance(value, list) and all(isinstance(one, (str, int)) for one in value):
            getattr(made, key).extend(str(one) for one in value)
        elif key in _TEXTS and isinstance(value, str):
            setattr(made, key, os.path.join(folder, value) if key in ("baseline", "build") else value)
        elif key == "jobs" and isinstance(value, int) and value >= 0:
            made.jobs = value
        else:
            raise ConfigurationError(f"{path}: wrong setting {key}")
    return made
