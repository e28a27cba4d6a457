"""Command lines for the tests of the driver: the committed expectations, and lines made at random."""

from __future__ import annotations

import random
import shlex
from pathlib import Path

from cufe.driver.command_line import CommandLine
from cufe.driver.errors import CommandLineError, FinishedError
from cufe.driver.messages import command_line_text, warnings_text
from cufe.driver.option_table import OPTIONS

EXPECTATIONS = Path(__file__).with_name("command_lines.tsv")

# Values that the original takes, by the kind of value; any text does for the others.
GOOD_VALUES = {
    "number": "100",
    "error_limit": "50",
    "gnu_version": "120200",
    "pack_alignment": "8",
    "debug": "0",
    "instantiate": "none",
    "output_mode": "text",
    "unicode_source_kind": "UTF-8",
    "edg_base_dir": "/",
    "pch_dir": "/",
    "header_unit": "a=b",
    "diagnostics": "177,186",
}
BAD_VALUES = ("", "x", "-1", "0", "1.5", "99999", "18446744073709551616", "a,b", "69,", "no_such_tag")

# What cannot be compared: output of another wording, an abort of the original, effects before the end of the
# line.
_LEFT_OUT = {
    "version", "Version", "dump_configuration", "dump_legacy_as_target", "dump_command_options", "db",
    "time_limit", "list", "xref", "error_output", "output_mode", "no_namespaces", "ms_std_preprocessor",
    "no_ms_std_preprocessor",
    # Modes of C beyond the choice of the language, and of dialects whose built-in declarations the original
    # compiles and then trips over.
    "old_c", "svr4", "no_svr4", "c89", "no_gcc", "embedded_c++", "no_typename",
}  # fmt: skip


def committed_lines() -> list[tuple[list[str], str]]:
    """Arguments of every committed line, and `+` where it is accepted or the exit status where it is not."""
    found = []
    for line in EXPECTATIONS.read_text().splitlines():
        if not line.startswith("#"):
            words, verdict = line.split("\t")
            found.append((shlex.split(words), verdict))
    return found


def not_found(file: str, name: str | None, brief: bool = False) -> str:
    """What is printed where the command line is fine and the input is missing."""
    where = "this compilation" if name is None else f'the compilation of "{name}"'
    gap = "" if brief else "\n"
    return (
        f'Catastrophic error: cannot open source file "{file}"\n{gap}'
        f"1 catastrophic error detected in {where}.\nCompilation terminated.\n"
    )


def answer(arguments: list[str]) -> tuple[int, str]:
    """Exit status and standard error of cufe where the input is missing."""
    line = CommandLine(arguments)
    options = line.invocation.diagnostics
    try:
        line.read()
    except CommandLineError as error:
        warned = warnings_text(line.warnings, options)
        return 4, warned + command_line_text(error.message, line.promoted, options, line.name)
    except FinishedError as finished:
        return finished.status, warnings_text(line.warnings, options)
    warned = warnings_text(line.warnings, options)
    return 4, warned + not_found(line.invocation.run.input, line.name, options.brief)


def random_line(chance: random.Random) -> list[str]:
    """A line of up to six options in all spellings, some of them wrong, and an input that does not exist."""
    words: list[str] = []
    for _ in range(chance.randrange(1, 6)):
        name, letter, kind, _, _ = chance.choice(OPTIONS)
        if name in _LEFT_OUT:
            continue
        spelled = name if chance.random() < 0.7 else name[: chance.randrange(1, len(name) + 1)]
        if any(full in _LEFT_OUT and full.startswith(spelled) for full, *_ in OPTIONS):
            spelled = name
        value = GOOD_VALUES.get(kind, "val") if chance.random() < 0.9 else chance.choice(BAD_VALUES)
        form = chance.random()
        if letter and form < 0.3:
            words += [f"-{letter}{value}"] if kind and form < 0.15 and value else [f"-{letter}"]
            words += [value] if kind and not (form < 0.15 and value) else []
        elif kind:
            words += [f"--{spelled}={value}"] if form < 0.6 else [f"--{spelled}", value]
        else:
            words += [f"--{spelled}"] if form < 0.97 else [f"--{spelled}=1"]
    if chance.random() < 0.1:
        words.append(chance.choice(("--", "second", "-w", "--no_such_option", "-Q")))
    if chance.random() < 0.97:
        words.append("nofile.ii")
    return words
