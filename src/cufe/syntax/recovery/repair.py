"""What the syntax errors of a unit leave of it: a text that follows the grammar, which all later stages read.

Where brackets match, a faulty declaration is read once more from its beginning, and reading goes on with the next
faulty one.  Where they do not, everything from the first bracket without a mate on is read: what a declaration is there
shows only then."""

from bisect import bisect_left

from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.place import END_OF_SOURCE
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Cutter
from cufe.syntax.names import VALUE, NameOracle, ValueOracle
from cufe.syntax.recovery.namespaces import NamespaceReader
from cufe.syntax.recovery.tokens import CLOSING, OPENING, GivenUpError, SyntaxFinding
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to
from cufe.text.unit import Unit

#: what is missing behind brackets
_MISSING: Final = {
    k.OPEN_BRACE: num.CLOSE_BRACE_EXPECTED,
    k.OPEN_SQUARE: num.CLOSE_SQUARE_EXPECTED,
    k.OPEN_ROUND: num.CLOSE_ROUND_EXPECTED,
}
_SCOPES: Final = (c.NAMESPACE, c.LINKAGE)


class Repaired:
    """The text of a unit without its syntax errors; `findings` are these, with tokens of the unit."""

    def __init__(self, unit: Unit, reader: NamespaceReader) -> None:
        self.findings: list[SyntaxFinding] = reader.found
        #: tokens at which something is passed over, those behind it, and how many of the findings stand in front
        self.restarts: list[tuple[int, int, int]] = reader.restarts
        self._unit: Unit = unit
        #: where something was put into the text: the offset there, with the number of findings in front, and in the
        #: repaired text; how much was put in so far
        self._origins: list[tuple[int, int]] = []
        self._places: list[int] = []
        self._lengths: list[int] = []
        self.text: str = self._write(reader)

    def _write(self, reader: NamespaceReader) -> str:
        unit = self._unit
        #: offset, order at the same offset, length of what goes, what comes, number of findings in front
        changes: list[tuple[int, int, int, str, int]] = []
        for token, text, findings in reader.inserted:
            changes.append((unit.offset(token), len(changes), 0, f" {text} ", findings))
        for start, end in reader.skipped:
            for token in range(start, end):
                spelling = unit.lexemes[token]
                blank = "".join("\n" if one == "\n" else " " for one in spelling)
                changes.append((unit.offset(token), len(changes), len(spelling), blank, 0))
        parts: list[str] = []
        at = 0
        shift = 0
        for offset, _, length, text, findings in sorted(changes):
            if offset < at:
                continue
            parts += (unit.text[at:offset], text)
            at = offset + length
            if not length:
                self._origins.append((offset, findings))
                self._places.append(offset + shift)
                shift += len(text)
                self._lengths.append(shift)
        parts.append(unit.text[at:])
        return "".join(parts)

    def has_finding_at(self, offset: int) -> bool:
        """Whether a syntax error is reported at the token that begins at an offset of the unit."""
        tokens = [found.token for found in self.findings if found.token < len(self._unit)]
        return any(self._unit.offset(token) == offset for token in tokens)

    def origin(self, offset: int) -> int:
        """The offset of the unit that one of the repaired text comes from."""
        place = count_up_to(self._places, offset) - 1
        if place < 0:
            return offset
        found = max(offset - self._lengths[place], self._origins[place][0])
        return found if found < len(self._unit.text) else END_OF_SOURCE

    def place(self, token: int, findings: int) -> int:
        """The offset in the repaired text of a token of the unit, behind what the first findings put in front of it; or
        the end of the source."""
        if token >= len(self._unit):
            return END_OF_SOURCE
        return self.moved(self._unit.offset(token), findings)

    def moved(self, offset: int, findings: int) -> int:
        """Where an offset of the unit lies in the repaired text, behind what the first findings put in front of it."""
        place = bisect_left(self._origins, (offset, findings + 1)) - 1
        return offset + self._lengths[place] if place >= 0 else offset


def repaired(
    unit: Unit, cutter: Cutter, names: NameOracle, values: ValueOracle, faulty: list[int], matched: bool
) -> Repaired | None:
    """Reads again from the tokens `faulty` on, each in a declaration that does not follow the grammar; `matched` says
    whether the brackets of the unit match, `values` which parameters are values."""
    reader = NamespaceReader(unit, names, values)
    end = 0
    waiting = sorted(faulty)
    known: set[str] = set()
    while waiting:
        token = waiting.pop(0)
        if token < end:
            continue
        path = cutter.path(token)
        around = 0
        while matched and around < len(path) - 1 and path[around].sort in _SCOPES and token > path[around].body:
            around += 1
        if not path:
            continue
        reader.restart(path[around].start)
        end = _read(reader, cutter, around, matched)
        if not matched:
            break
        names_now = reader.lost | {name for name, meaning in reader.scopes[0].items() if meaning == VALUE}
        waiting = sorted({*waiting, *_scopes_of(reader, cutter, names_now - known, end)})
        known = names_now
    if not matched and not reader.found:
        # Too deep a nest, or nothing that is judged for certain: at the end the bracket is missing all the same.
        reader.restart(len(unit))
        reader.error(_MISSING.get(unit.kinds[min(faulty)], num.CLOSE_ROUND_EXPECTED))
    return Repaired(unit, reader) if reader.found or reader.inserted else None


def _scopes_of(reader: NamespaceReader, cutter: Cutter, names: set[str], end: int) -> list[int]:
    """Where heads of declarations behind a token name a member of what turned out to be no class or namespace."""
    kinds = reader.unit.kinds
    found: list[int] = []
    for name in names:
        for at in reader.unit.occurrences(name):
            if at < end or kinds[at + 1] != k.SCOPE:
                continue
            path = cutter.path(at)
            if not path or any(piece.sort not in _SCOPES for piece in path[:-1]):
                continue
            piece = path[-1]
            is_in_head = at < piece.body or (piece.body < 0 and kinds.find(k.ASSIGN, piece.start, at) < 0)
            if is_in_head and reader.is_no_scope(at):
                found.append(at)
    return found


def _read(reader: NamespaceReader, cutter: Cutter, around: int, matched: bool) -> int:
    """Reads declarations inside of some namespaces until one begins where the unit has one: the token reached."""
    while reader.at < reader.end:
        start = reader.at
        if around and reader.kinds[start] == k.CLOSE_BRACE:
            around -= 1
            reader.at += 1
            continue
        reader.stops[k.CLOSE_BRACE] = 1 if around else 0
        state = reader.state()
        try:
            reader.declaration(False)
        except GivenUpError:
            reader.restore(state)
            path = cutter.path(start) if matched else []
            if len(path) > around:
                reader.at = path[around].end
            else:
                reader.pass_over()
                reader.at += reader.at == start
        if matched:
            path = cutter.path(reader.at)
            if len(path) > around and path[around].start == reader.at:
                break
    return reader.at


def first_unmatched(kinds: bytes, end: int) -> int:
    """The first token in which a bracket has no mate, 0 where all have one."""
    stack: list[int] = []
    for at in range(end):
        kind = kinds[at]
        if kind in OPENING:
            stack.append(at)
        elif kind in CLOSING:
            if not stack:
                # The construct that it ends began in front of it.
                return max(at - 1, 0)
            if OPENING.index(kinds[stack[-1]]) != CLOSING.index(kind):
                return stack[0]
            stack.pop()
    return stack[0] if stack else 0
