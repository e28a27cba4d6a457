"""What a project wants of a check: settings in `[tool.cufe.check]` of `pyproject.toml` or `[check]` of `.cufe.toml`,
which diagnostics are wanted, and baselines, which hold what was found before."""

from __future__ import annotations

import json
import os
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches

from cufe.diagnostics import names
from cufe.diagnostics.names import UnknownDiagnosticError
from cufe.driver.check.reports import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from cufe.diagnostics.catalog import Entry


class ChoiceError(Exception):
    """A rule that is asked for does not exist; the text says where it is named and what is near."""


class Choice:
    """Which diagnostics are wanted: `select` names the only ones, `ignore` the unwanted ones, by number or tag; whether
    as SARIF, too; whether those of run-time compilation (`jit`); and whether their rules are listed (`trace`)."""

    def __init__(
        self, select: Sequence[str], ignore: Sequence[str], sarif: bool, jit: bool, default_device: bool, trace: bool
    ) -> None:
        self.trace = trace
        self.sarif = sarif
        self.jit = jit
        self.default_device = default_device
        self.select = _names(select)
        self.ignore = _names(ignore)

    def wants(self, entry: Entry) -> bool:
        """Whether a diagnostic is to be reported."""
        name = _name(entry)
        return name not in self.ignore and (not self.select or name in self.select)


def rules(lists: Sequence[str], where: str) -> list[str]:
    """The rules in lists that commas or blanks divide, each an existing number or tag; `where` says who names them."""
    found: list[str] = []
    for text in lists:
        words = text.replace(",", " ").split()
        if not words:
            raise ChoiceError(f"{where} names no rule")
        for word in words:
            try:
                names.find(word)
            except UnknownDiagnosticError as error:
                raise ChoiceError(f"{where}: {error}") from error
        found += words
    return found


def _names(words: Sequence[str]) -> frozenset[tuple[int, str]]:
    return frozenset(_name(names.find(word)) for word in words)


def _name(entry: Entry) -> tuple[int, str]:
    return entry.number, entry.tag


_VERSION: Final = 1


class BaselineError(Exception):
    """The baseline cannot be read; the text says why."""


def read_baseline(path: str) -> Counter[str]:
    """How often each fingerprint is known."""
    try:
        with open(path, encoding="utf-8") as stream:
            content = json.load(stream)
        if content.get("version") != _VERSION:
            raise BaselineError(f"{path} is a baseline of another version")
        return Counter({entry["fingerprint"]: int(entry["count"]) for entry in content["findings"]})
    except OSError as error:
        raise BaselineError(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BaselineError(f"{path} is no baseline") from error


def write_baseline(path: str, findings: Sequence[Finding]) -> None:
    """Writes what was found as the new baseline, readable and in a fixed order."""
    counted: Counter[str] = Counter(finding.fingerprint() for finding in findings)
    described = {finding.fingerprint(): finding for finding in findings}
    entries = [
        {
            "fingerprint": fingerprint,
            "count": count,
            "number": described[fingerprint].number,
            "file": described[fingerprint].file,
        }
        for fingerprint, count in counted.items()
    ]
    entries.sort(key=lambda entry: (str(entry["file"]), int(str(entry["number"])), str(entry["fingerprint"])))
    with open(path, "w", encoding="utf-8") as stream:
        json.dump({"version": _VERSION, "findings": entries}, stream, indent=1)
        stream.write("\n")


def not_in_baseline(findings: Sequence[Finding], known: Counter[str]) -> list[Finding]:
    """The findings that the baseline does not have, or has less often; those that it has are taken out of `known`."""
    found: list[Finding] = []
    for finding in findings:
        fingerprint = finding.fingerprint()
        if known[fingerprint] > 0:
            known[fingerprint] -= 1
        else:
            found.append(finding)
    return found


_LISTS: Final = ("select", "ignore", "exclude", "flags")
_TEXTS: Final = ("baseline", "build", "cuda")


class ConfigurationError(Exception):
    """The settings are wrong; the text names file and key."""


@dataclass
class Configuration:
    """The settings of a project; the command line adds to the lists and overrides the rest."""

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
