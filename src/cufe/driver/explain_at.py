"""`cufe explain-at FILE:LINE:COL`: what a name means, the type of an expression, why a call calls what."""

from __future__ import annotations

import argparse
import os
import re
import sys

from cufe.driver.deep_stack import run_deep
from cufe.driver.errors import CommandLineError
from cufe.driver.preprocessing_plan import PlanError, read_unit, split_at_dashes
from cufe.driver.streams import readable
from cufe.driver.toolkit import NoToolkitError
from cufe.sema.display_answers import EngineSource
from cufe.sema.engine import open_engine
from cufe.sema.explanation import Explainer, Explanation
from cufe.text.written_lines import WrittenLines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_PLACE: Final = re.compile(r"(.+):(\d+):(\d+)")
_WIDTH: Final = 16


class NoTokenError(Exception):
    """Raised where the unit has no token at the place."""


def main(argv: Sequence[str]) -> int:
    """Explains one place; 0, or 1 where the file cannot be read or nothing stands there."""
    words, flags = split_at_dashes(argv)
    parser = argparse.ArgumentParser(
        prog="cufe explain-at",
        usage="cufe explain-at FILE.cu:LINE:COL [--json] [--cuda PATH | --no-toolkit] [-- FLAGS]",
        description="Explain what stands at a place of a CUDA file: entity, type, value, the function that is called.",
        epilog="exit status: 0, or 1 where the file cannot be preprocessed or nothing stands there, 2 where the command"
        " line is wrong",
    )
    parser.add_argument("place", metavar="FILE.cu:LINE:COL", help="a preprocessed file (.ii) is taken as it is")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    arguments = parser.parse_args(words)
    match = _PLACE.fullmatch(arguments.place)
    if match is None:
        sys.stderr.write("cufe explain-at: a place is FILE:LINE:COL\n")
        return 2
    file, line, column = match[1], int(match[2]), int(match[3])
    found: list[Explanation] = []
    try:
        source, options = read_unit(file, arguments.cuda, arguments.no_toolkit, flags)
        # The author of a `.cu` names a place in that file, not in the preprocessed unit.
        written = None if file.endswith(".ii") else WrittenLines()
        run_deep(lambda: found.append(explain(source, options, file, line, column, written)))
    except (PlanError, NoToolkitError, CommandLineError, NoTokenError, OSError) as error:
        sys.stderr.write(f"cufe explain-at: {error}\n")
        return 1
    text = as_json(found[0]) if arguments.json else as_text(found[0])
    sys.stdout.write(readable(text))
    return 0


def explain(
    source: bytes, options: list[str], file: str, line: int, column: int, written: WrittenLines | None
) -> Explanation:
    """The explanation of a place of a preprocessed unit, whose columns are those of `written` where that is given;
    `NoTokenError` where nothing stands there."""
    from cufe.driver.command_line import parse

    settings = parse([*options, "-"]).settings
    engine = open_engine(source, settings.standard)
    answers = EngineSource(engine, file)
    token = answers.token_at(_names(file), line, column, written)
    if token < 0:
        raise NoTokenError(f"nothing of the program stands at {file}:{line}:{column}")
    return Explainer(engine, answers, written).explain(token)


def _names(file: str) -> list[str]:
    """The names by which line markers may call a file."""
    return [file, os.path.basename(file), os.path.abspath(file)]


def as_text(explanation: Explanation) -> str:
    """Lines for readers."""
    lines = [explanation.place]
    lines += [f"  {what:{_WIDTH}}{text}" for what, text in explanation.facts]
    for at, (text, reason) in enumerate(explanation.candidates):
        lines.append(f"  {'chosen' if explanation.chosen and not at else 'not chosen':{_WIDTH}}{text}")
        lines.append(f"  {'':{_WIDTH}}    {reason}")
    lines += [f"  {'unknown':{_WIDTH}}{text}" for text in explanation.unknowns]
    return "\n".join(lines) + "\n"


def as_json(explanation: Explanation) -> str:
    """The answer as one JSON object: the facts by their names, and the lists `candidates` and `unknowns`."""
    import json

    made: dict[str, object] = {"place": explanation.place}
    made.update((what.replace(" ", "_"), text) for what, text in explanation.facts)
    made["candidates"] = [
        {"function": text, "chosen": explanation.chosen and not at, "reason": reason}
        for at, (text, reason) in enumerate(explanation.candidates)
    ]
    made["unknowns"] = explanation.unknowns
    return json.dumps(made, indent=2) + "\n"
