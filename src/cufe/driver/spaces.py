"""`cufe spaces FILE.cu`: which function runs where, which variable lives where, and why."""

from __future__ import annotations

import argparse
import re
import sys

from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, HOST, MANAGED, SHARED
from cufe.driver.deep_stack import run_deep
from cufe.driver.errors import CommandLineError
from cufe.driver.preprocessing_plan import PlanError, read_unit, split_at_dashes
from cufe.driver.toolkit import NoToolkitError
from cufe.emit.context import Context
from cufe.emit.cuda_words import unite_spaces
from cufe.emit.routines import Routine
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_piece
from cufe.text.unit import Unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_WORDS: Final = (
    (GLOBAL, "__global__"),
    (HOST, "__host__"),
    (DEVICE, "__device__"),
    (SHARED, "__shared__"),
    (CONSTANT, "__constant__"),
    (MANAGED, "__managed__"),
)
_SPACES: Final = GLOBAL | HOST | DEVICE | SHARED | CONSTANT | MANAGED
_MARKER: Final = re.compile(r'\s*#\s*(?:line\s+)?\d+\s+"([^"]*)"')


class Entry:
    """One function, variable or lambda: token of its name, qualified name, words as flags, why it has them."""

    def __init__(self, token: int, name: str, words: int, why: str) -> None:
        self.token = token
        self.name = name
        self.words = words
        self.why = why

    @property
    def space(self) -> str:
        """The words as they are written in a source."""
        return " ".join(spelling for flag, spelling in _WORDS if self.words & flag)


def main(argv: Sequence[str]) -> int:
    """Lists the spaces of one file; 0, or 1 where it could not be read."""
    words, flags = split_at_dashes(argv)
    parser = argparse.ArgumentParser(
        prog="cufe spaces",
        usage="cufe spaces FILE.cu [--all] [--cuda PATH | --no-toolkit] [-- FLAGS]",
        description="List the functions and variables of a CUDA file that have an execution or memory space.",
        epilog="exit status: 0, or 1 where the file cannot be preprocessed",
    )
    parser.add_argument("file", metavar="FILE.cu", help="a preprocessed file (.ii) is taken as it is")
    parser.add_argument("--all", action="store_true", help="also what the file includes")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    arguments = parser.parse_args(words)
    try:
        source, options = read_unit(arguments.file, arguments.cuda, arguments.no_toolkit, flags)
        lines: list[str] = []
        run_deep(lambda: lines.extend(listing(source, options, arguments.all)))
    except (PlanError, NoToolkitError, CommandLineError, OSError) as error:
        sys.stderr.write(f"cufe spaces: {error}\n")
        return 1
    for line in lines:
        sys.stdout.write(line.encode("latin-1").decode("utf-8", "replace") + "\n")
    return 0


def listing(source: bytes, options: list[str], everything: bool = False) -> list[str]:
    """The lines of the list, `FILE:LINE: NAME: SPACE (WHY)`, in the order of the unit.

    Without `everything` only what is in the main file, the one that the first line marker names.
    """
    from cufe.driver.command_line import parse

    settings = parse([*options, "-"]).settings
    unit = Unit(source, settings.standard)
    unit.anchor_attributes()
    context = Context(unit, settings)
    first = _MARKER.match(unit.directive_text[0]) if unit.directive_text else None
    main_file = first.group(1) if first else ""
    lines = []
    for entry in sorted(_entries(context), key=lambda entry: entry.token):
        place = context.places.locate(unit.offset(entry.token))
        if everything or place.file == main_file:
            lines.append(f"{place.file}:{place.line}: {entry.name}: {entry.space} ({entry.why})")
    return lines


def _entries(context: Context) -> list[Entry]:
    found = [
        Entry(slot.opening, "lambda", slot.words & _SPACES, "declared so")
        for slot in context.lambda_slots
        if slot.words & _SPACES
    ]
    routines: list[Routine] = []
    own: dict[int, int] = {}
    marks = context.marks
    done = -1
    for at, words in zip(marks.first, marks.words, strict=True):
        if at < done or not words & _SPACES:
            continue
        path, piece = _declaration_at(context, at)
        limit = piece.body if piece.body >= 0 else piece.end
        if at >= limit:
            continue
        done = limit
        words = marks.union(piece.start, limit) & _SPACES
        outer = path[-1] if path else None
        class_name = context.class_name(outer) if outer is not None and outer.sort == c.CLASS else ""
        declaration = context.parser.parse(piece, class_name)
        if not declaration.declarators or declaration.declarators[0].id < 0:
            # A type, or something that has no name.
            continue
        if declaration.declarators[0].function() is not None:
            routine = Routine(context, piece, path, declaration, words)
            routines.append(routine)
            own[piece.start] = words
            continue
        for declarator in declaration.declarators:
            found.append(Entry(declarator.id, _name(context, path, declarator), words, "declared so"))
    for routine in unite_spaces(context, routines):
        words = routine.words & _SPACES
        declared = own.get(routine.piece.start, 0) == words
        why = "declared so" if declared else "from its other declarations"
        name = _name(context, routine.path, routine.declarator)
        found.append(Entry(routine.declarator.id, name, words, why))
    return found


def _declaration_at(context: Context, token: int) -> tuple[list[Piece], Piece]:
    """The pieces around a declaration, and the declaration; inside of a body, where pieces end, the statement."""
    path = context.cutter.path(token)
    if path:
        piece = path[-1]
        if token < (piece.body if piece.body >= 0 else piece.end):
            return path[:-1], piece
    return path, local_piece(context.cutter, token, leave_parentheses=True)


def _name(context: Context, path: list[Piece], declarator: n.Declarator) -> str:
    parts = []
    for piece in path:
        if piece.sort == c.NAMESPACE:
            parts.append("(unnamed)" if context.is_anonymous([piece]) else context.namespace_name(piece))
        elif piece.sort == c.CLASS:
            parts.append(context.class_name(piece) or "(unnamed)")
        elif piece.sort == c.FUNCTION:
            inner = context.parser.parse(piece, "")
            if inner.declarators:
                parts.append(context.lexemes[inner.declarators[0].id])
    first = declarator.name_first if declarator.name_first >= 0 else declarator.id
    parts.append(context.spell(first, declarator.name_last + 1).replace(" ", ""))
    return "::".join(parts)
