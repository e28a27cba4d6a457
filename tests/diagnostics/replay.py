"""Reads what the real tool printed back into a report, to hold cufe's writers against it byte for byte.

The real tool runs twice on one input: in SARIF form, for the number of each diagnostic, and in plain text
form, for everything else.  Each diagnostic is matched against the catalog's message of that number, which
gives the fill-ins; severities, places and source lines come from cufe, not from the text that was read.
Given what the real tool says to the `neutral` form of a unit, the report is what cufe's severity control
makes of it under pragmas and flags.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cufe.diagnostics.catalog import entry_of
from cufe.diagnostics.report import (
    END_OF_SOURCE,
    At,
    EntityName,
    Frame,
    Message,
    Note,
    Place,
    Report,
    TypeName,
)
from cufe.diagnostics.source import Source

if TYPE_CHECKING:
    from cufe.diagnostics.report import FillIn

STANDARD = (
    "--static-host-stub",
    "--device-hidden-visibility",
    "--gnu_version=120200",
    "--display_error_number",
    "--allow_managed",
    "--extended-lambda",
    "--m64",
    "--parse_templates",
    "--gen_c_file_name=o.cpp",
    "--stub_file_name=s.c",
)
_HINT = ': The warnings can be suppressed with "-diag-suppress <warning-number>"'
FLAG_OF = {"--diag_warn": "--diag_warning"}


@dataclass
class Real:
    """What the real tool gave: standard error as bytes, and the exit status."""

    text: bytes
    status: int


def run_real(cudafe: Path, folder: Path, arguments: list[str], name: str) -> Real:
    """Runs the real tool in `folder` on the unit `name`."""
    made = subprocess.run(
        [str(cudafe), *arguments, name],
        cwd=folder,
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return Real(made.stderr, made.returncode)


@dataclass
class _Block:
    """One diagnostic of the text form, cut into its parts."""

    head: str
    extra: list[str] = field(default_factory=list)
    context: list[str] = field(default_factory=list)
    position: Place | int = -1
    notes: list[tuple[str, Place]] = field(default_factory=list)


_POSITION = r"(?:(?P<file>.*?)\((?P<line>\d+)\)|(?P<end>At end of source))"
_HEAD = re.compile(
    rf"(?:{_POSITION}: )?"
    r"(?P<word>note|remark|warning|error|catastrophic error|internal error|Remark|Warning|Error)"
    r"(?: #(?P<number>\d+)-D)?: (?P<message>.*)\Z"
)


def _template_pattern(template: str) -> re.Pattern[str]:
    """A pattern that a message made from `template` matches, with a group for each specifier."""
    out = []
    for piece in re.split(r"(%%|%(?:sq|s|d|u|t|n[odfp]*|p)\d?)", template):
        if piece == "%%":
            out.append("%")
        elif not piece.startswith("%"):
            out.append(re.escape(piece))
        elif piece.startswith("%sq"):
            out.append('"(.*?)"')
        elif piece.startswith("%s"):
            out.append("(.*?)")
        elif piece[1] in "du":
            out.append(r"(-?\d+)")
        elif piece[1] == "t":
            out.append(r'("[^"]*"(?: \(aka "[^"]*"\))?)')
        elif piece[1] == "n":
            out.append(r'((?:[a-z][a-z -]* )?".*?"(?: \(declared [^)]*\))?)')
        else:
            out.append(r"(at line \d+(?: of [^)]*)?)")
    return re.compile("".join(out) + r"\Z", re.DOTALL)


def _place(worded: str, file: str) -> Place:
    match = re.fullmatch(r"at line (\d+)(?: of (.*))?", worded)
    assert match, worded
    return Place(match[2] or file, int(match[1]))


def _entity(text: str, file: str) -> EntityName:
    match = re.fullmatch(r'(?:([a-z][a-z -]*) )?"(.*)"(?: \(declared (.*)\))?', text)
    assert match, text
    declared = _place(match[3], file) if match[3] else -1
    return EntityName(match[1] or "", match[2], declared)


def _type(text: str) -> TypeName:
    match = re.fullmatch(r'"(.*?)"(?: \(aka "(.*)"\))?', text)
    assert match, text
    return TypeName(match[1], match[2] or "")


def fill_ins_of(template: str, message: str, file: str) -> list[FillIn]:
    """The fill-ins with which `template` gives `message`; an assertion fails if there are none."""
    match = _template_pattern(template).match(message)
    assert match, f"the real tool says: {message!r}, the catalog: {template!r}"
    by_index: dict[tuple[str, int], FillIn] = {}
    counts: dict[str, int] = {}
    specifiers = re.findall(r"%(sq|s|d|u|t|n[odfp]*|p)(\d?)", template.replace("%%", ""))
    for (specifier, index), text in zip(specifiers, match.groups(), strict=True):
        sort = specifier[0]
        counts[sort] = int(index) if index else counts.get(sort, 0) + 1
        filled: FillIn = text
        if sort == "t":
            filled = _type(text)
        elif sort == "n":
            filled = _entity(text, file)
        elif sort == "p":
            filled = At(_place(text, file))
        elif sort in "du":
            filled = int(text)
        by_index[sort, counts[sort]] = filled
    return [by_index[key] for key in sorted(by_index)]


def _blocks(text: str) -> list[_Block]:
    """The diagnostics of a text in the plain form; the hint and the summary are left out."""
    blocks: list[_Block] = []
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        line = lines[index]
        match = _HEAD.match(line)
        if match is None or line.endswith(_HINT):
            index += 1
            continue
        # A text may hold line breaks of its own; none of those seen does.
        block = _Block(line)
        place: Place | None = None
        if match["line"]:
            place = Place(match["file"], int(match["line"]))
            block.position = place
        elif match["end"]:
            block.position = END_OF_SOURCE
        index += 1
        target = block
        while index < len(lines) and lines[index] != "":
            line = lines[index]
            following = lines[index + 1] if index + 1 < len(lines) else ""
            note = _HEAD.match(line)
            if note and note["word"] == "note":
                place = Place(note["file"], int(note["line"]))
                target.notes.append((line, place))
            elif re.fullmatch(r"  [ \t]*\^", following) and line.startswith("  ") and place and not place.source:
                place.source = line[2:]
                place.column = _byte_column(line[2:], len(following) - 2)
                index += 1
            elif line.startswith(" " * 10 + "detected during"):
                if line.endswith("detected during:"):
                    while lines[index + 1].startswith(" " * 12):
                        index += 1
                        block.context.append(lines[index][12:])
                else:
                    block.context.append(line.split("detected during ", 1)[1])
            elif line.startswith(" " * 12):
                block.extra.append(line[12:])
            else:
                break
            index += 1
        blocks.append(block)
    return blocks


def _byte_column(source: str, characters: int) -> int:
    """The byte column, from 1, of a column counted in characters of UTF-8."""
    column = 1
    while column <= len(source):
        if len(source[: column - 1].encode("latin-1").decode("utf-8", "replace")) >= characters - 1:
            return column
        column += 1
    return column


def numbers_of(sarif: bytes) -> list[int]:
    """The internal number of every result of the real tool's SARIF form (no JSON), without the hint."""
    found = [int(number) for number in re.findall(rb'"ruleId":"EC(\d+)"', sarif)]
    return [number for number in found if number != 3709]


def neutral(unit: bytes) -> bytes:
    """The unit without severity control: pragmas and flags of system headers are blanked, nothing moves."""
    unit = re.sub(rb"^[ \t]*#[ \t]*pragma nv_diag[^\n]*", _blank, unit, flags=re.MULTILINE)
    unit = re.sub(rb'_Pragma\("nv_diag[^"\n]*"\)', _blank, unit)
    return re.sub(rb'^(# \d+ "[^"\n]*"[ 12]*)3', rb"\1 ", unit, flags=re.MULTILINE)


# With these the real tool shows all that severity control could bring up.
NEUTRAL_FLAGS = ["--remarks", "--error_limit=100000", "--context_limit=0"]


# Mistakes in the pragmas for severity.
ABOUT_PRAGMAS = {253, 1222, 1223, 1224, 3184, 3185}


def _blank(match: re.Match[bytes]) -> bytes:
    return b" " * len(match[0])


def replayed(unit: bytes, name: str, flags: list[str], text: bytes, sarif: bytes) -> Report:
    """A report with the diagnostics that `text` and `sarif` hold, judged by cufe under `flags`."""
    source = unit.decode("latin-1")
    report = Report()
    located = Source(source, name)
    report.attach(source, name, [(found.start(), found[0]) for found in _DIRECTIVE.finditer(source)], True)
    _apply_flags(report, flags)
    offsets = _Offsets(source, located)
    blocks = _blocks(text.decode("latin-1"))
    numbers = numbers_of(sarif)
    assert len(blocks) == len(numbers), (len(blocks), numbers, text)
    reached = 0
    for number, block in zip(numbers, blocks, strict=True):
        if number in ABOUT_PRAGMAS:
            # The report finds these out itself.
            continue
        match = _HEAD.match(block.head)
        assert match
        file = match["file"] or ""
        entry = entry_of(number)
        if match["number"]:
            assert int(match["number"]) == entry.shown_number
        position = block.position
        if isinstance(position, Place):
            position = offsets.of(position)
        if isinstance(position, int) and position >= 0:
            reached = max(reached, position)
        elif position == END_OF_SOURCE:
            reached = len(source)
        notes = []
        for line, place in block.notes:
            noted = _HEAD.match(line)
            assert noted and noted["number"]
            template = entry_of(int(noted["number"])).template
            fill_ins = fill_ins_of(template, noted["message"], place.file)
            notes.append(Note(int(noted["number"]), offsets.of(place), *fill_ins))
        before = len(report.diagnostics)
        report.add(
            number,
            position,
            *fill_ins_of(entry.template, match["message"], file),
            extra=[_message(line, file) for line in block.extra],
            context=[frame for line in block.context for frame in _frames(line, file)],
            notes=notes,
            detected=position if isinstance(position, int) and position >= 0 else reached,
        )
        # Severity goes by the position, the order by how far the front end had come.
        for added in report.diagnostics[before:]:
            added.detected = reached
    report.finish()
    return report


_DIRECTIVE = re.compile(r"^[ \t]*#.*$", re.MULTILINE)


class _Offsets:
    """The way back from places to offsets."""

    def __init__(self, source: str, located: Source) -> None:
        self._by_line: dict[tuple[str, int], list[int]] = {}
        self._source = source
        start = 0
        while start < len(source):
            place = located.locate(start)
            self._by_line.setdefault((place.file, place.line), []).append(start)
            end = source.find("\n", start)
            start = len(source) if end < 0 else end + 1

    def of(self, place: Place) -> int | Place:
        """The offset of a place; the place itself if the unit has no such line."""
        starts = self._by_line.get((place.file, place.line), [])
        if not starts or not place.column:
            return place
        for start in starts:
            if self._source.startswith(place.source, start):
                return start + place.column - 1
        return starts[0] + place.column - 1


def _message(line: str, file: str) -> Message:
    match = re.fullmatch(r'((?:[a-z][a-z -]* )?"[^"]*" \(declared [^)]*\))(.*)', line)
    if match:
        return Message("%nd" + match[2].replace("%", "%%"), _entity(match[1], file))
    return Message(line.replace("%", "%%"))


def _frames(line: str, file: str) -> list[Frame]:
    """The level of context that a line tells, or as many as it says are not shown."""
    left_out = re.fullmatch(r"\[ (\d+) instantiation contexts not shown \]", line)
    if left_out:
        return [Frame("something else", Place(file, 1))] * int(left_out[1])
    match = re.fullmatch(r'(.*? of )((?:[a-z]+ )?".*")(.*?) (at line \d+(?: of .*)?)', line)
    assert match, line
    template = match[1].replace("%", "%%") + "%n" + match[3].replace("%", "%%")
    return [Frame(template, _place(match[4], file), _entity(match[2], file))]


def _apply_flags(report: Report, flags: list[str]) -> None:
    controls = report.controls
    for flag in flags:
        name, _, value = flag.partition("=")
        name = FLAG_OF.get(name, name)
        if name in ("--diag_suppress", "--diag_remark", "--diag_warning", "--diag_error", "--diag_once"):
            for one in value.replace(" ", "").split(","):
                controls.set_flag(name.removeprefix("--diag_"), int(one) if one.isdigit() else one)
        elif name == "--remarks":
            controls.remarks = True
        elif name == "--no_warnings":
            controls.no_warnings = True
        elif name == "--promote_warnings":
            controls.promote_warnings = True
        elif name == "--error_limit":
            controls.error_limit = int(value)
