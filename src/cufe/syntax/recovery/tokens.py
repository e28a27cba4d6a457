"""The tokens of a declaration that does not follow the grammar, read one by one.

An error is reported at a token, and what is there is passed over up to a stop token: one that somebody who waits
further out can go on with (observed: EDG skips brackets that open on the way, with all that they hold).  What is passed
over and what is missing is remembered, so that a text without errors can be made: what all later stages read.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.text import kinds as k
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from cufe.diagnostics.report import FillIn

#: the spelling of a missing operand in the repaired text
HOLE: Final = k.HOLE_SPELLING
#: behind the last token
END: Final = 0

CHEVRONS: Final = b">>>"
OPENING: Final = b"([{"
CLOSING: Final = b")]}"
#: behind braces that are no block: an initialiser, a class
_AFTER_BRACES: Final = b";,=)({.[" + bytes((k.IDENTIFIER, k.ARROW, k.CATCH, END))
#: lines behind a round or square bracket in which its mate is sought, and behind a brace
_LINES_OF_NEST: Final = 3
_LINES_OF_BRACES: Final = 21
#: nesting that is followed; what is deeper is not judged
_DEEPEST: Final = 200


class GivenUpError(Exception):
    """Raised where nothing can be said for certain of the tokens here."""


class SyntaxFinding:
    """An error of the grammar: its number and token, and for a brace that is missing the one it would match."""

    def __init__(self, number: int, token: int, match: int = -1, warning: bool = False) -> None:
        self.number: int = number
        self.token: int = token
        self.match: int = match
        self.warning: bool = warning
        #: the token at which it is found, where it is reported at an earlier one
        self.found_at: int = -1
        #: what the message names
        self.fill_ins: tuple[FillIn, ...] = ()


class TokenReader:
    """Tokens with a place, the stop tokens in force, and what was found."""

    def __init__(self, unit: Unit) -> None:
        end = len(unit)
        self.unit: Unit = unit
        #: behind the end stands the token that ends everything
        self._all: bytes = unit.kinds[:end] + bytes(8)
        self.kinds: bytes = self._all
        self.lexemes: list[str] = unit.lexemes
        self.end: int = end
        #: where what is missing at the end is reported
        self.last: int = end
        self.at: int = 0
        #: the second half of a `>>` of which the first one has closed a list; it stands where the whole does
        self.half: int = -1
        #: how many wait for a kind of token
        self.stops: list[int] = [0] * 256
        self.stops[END] = 1
        self.found: list[SyntaxFinding] = []
        #: tokens that are passed over, first and end
        self.skipped: list[tuple[int, int]] = []
        #: where tokens were passed over, where reading went on, and behind how many errors
        self.restarts: list[tuple[int, int, int]] = []
        #: what is missing in front of tokens, with the number of errors found by then
        self.inserted: list[tuple[int, str, int]] = []
        #: whether `>>>` ends a configuration
        self.in_launch: bool = False
        self.depth: int = 0

    # --- nesting ---------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise GivenUpError

    def leave(self) -> None:
        self.depth -= 1

    def restart(self, at: int) -> None:
        """Goes to a token outside of everything."""
        self.at = at
        self.kinds = self._all
        self.end = self.last = len(self._all) - 8
        self.depth = 0
        self.stops = [0] * 256
        self.stops[END] = 1

    # --- errors ----------------------------------------------------------------------------------------------

    def error(self, number: int, match: int = -1) -> None:
        at = self.at - 1 if self.at == self.half else self.at
        self.found.append(SyntaxFinding(number, min(at, self.last), match))

    def error_before(self, number: int, token: int) -> None:
        """Reports what is found here at an earlier token."""
        self.found.append(SyntaxFinding(number, token))
        self.found[-1].found_at = min(self.at, self.last)

    def are_adjacent(self, at: int) -> bool:
        """Whether nothing stands between a token and the next one: two `>` then are one operator."""
        offset = self.unit.offset
        return at + 1 < self.end and offset(at + 1) == offset(at) + 1

    def closes_launch(self, at: int) -> bool:
        """Whether a configuration ends at a token; `> > >` are three operators."""
        return self.kinds.startswith(CHEVRONS, at) and self.are_adjacent(at)

    def flush(self) -> None:
        """Passes over tokens up to a stop token."""
        start = self.at
        at = start
        kinds = self.kinds
        while not self.stops[kinds[at]] and not (self.in_launch and self.closes_launch(at)):
            at = self.behind_nest(at) if kinds[at] in OPENING else at + 1
        self.at = at
        if at > start:
            self.skipped.append((start, at))
            if at < self.end or self.last < self.end:
                self.restarts.append((start, min(at, self.last), len(self.found)))

    def flush_to(self, *stops: int) -> None:
        """Passes over tokens up to a stop token, or up to one of some more kinds."""
        for stop in stops:
            self.stops[stop] += 1
        self.flush()
        for stop in stops:
            self.stops[stop] -= 1

    def behind_nest(self, at: int) -> int:
        """The token behind the mate of an opening bracket; brackets inside are closed by their own sort alone, and
        closing ones of another sort are passed over.  A nest is given up where some lines further down begin
        (observed)."""
        start = at
        waiting: list[int] = []
        while at < self.end:
            kind = self.kinds[at]
            at += 1
            if kind in OPENING:
                waiting.append(CLOSING[OPENING.index(kind)])
            elif kind == waiting[-1]:
                waiting.pop()
                if not waiting:
                    break
        lines = _LINES_OF_BRACES if self.kinds[start] == k.OPEN_BRACE else _LINES_OF_NEST
        if self._lines(start, at - 1) < lines:
            return at
        first = start + 1
        last = at - 1
        while first < last:
            middle = (first + last) // 2
            if self._lines(start, middle) < lines:
                first = middle + 1
            else:
                last = middle
        return first + 1

    def _lines(self, first: int, last: int) -> int:
        """How many lines lie between two tokens."""
        offset = self.unit.offset
        return self.unit.text.count("\n", offset(first), offset(last))

    def behind(self, at: int) -> int:
        """The token behind the mate of an opening bracket among those of its sort; the end where it has none."""
        stack = 0
        kinds = self.kinds
        opener = kinds[at]
        closer = CLOSING[OPENING.index(opener)]
        while at < self.end:
            if kinds[at] == opener:
                stack += 1
            elif kinds[at] == closer:
                stack -= 1
                if stack == 0:
                    return at + 1
            at += 1
        return self.end

    def insert(self, token: int, text: str) -> None:
        """Inserts what is missing in front of a token, for all later stages."""
        self.inserted.append((token, text, len(self.found)))

    def missing(self, number: int) -> None:
        """An operand that is not there."""
        self.error(number)
        self.insert(self.at, HOLE)
        self.flush()

    def required(self, kind: int, number: int) -> bool:
        """Takes a token; where another one stands, reports that and goes on at a stop token or behind this one."""
        at = self.at
        if self.kinds[at] == kind:
            self.at = at + 1
            return True
        self.error(number)
        self.flush_to(kind)
        if self.kinds[self.at] == kind:
            self.at += 1
        else:
            self.insert(at, chr(kind))
        return False

    def told_only(self, number: int, text: str) -> None:
        """Reports a token that is missing where reading goes on as if it were there."""
        self.error(number)
        self.insert(self.at, text)

    def drop(self, start: int) -> None:
        """All from a token to here goes out of the repaired text."""
        self.inserted = [one for one in self.inserted if not start <= one[0] < self.at]
        if self.at > start:
            self.skipped.append((start, self.at))

    def limited(self, end: int) -> bytes:
        """Ends at a token, the last one that is read; gives back what `unlimited` takes."""
        whole = self.kinds
        self.kinds = whole[:end] + bytes(8)
        self.end = end
        self.last = end - 1
        return whole

    def unlimited(self, whole: bytes, end: int, last: int) -> None:
        self.kinds = whole
        self.end = end
        self.last = last

    def pass_over(self) -> None:
        """Goes behind what cannot be judged: up to a semicolon, the brace that closes the block, or behind the block of
        a function."""
        kinds = self.kinds
        while kinds[self.at] not in b";}" and kinds[self.at] != END:
            is_block = kinds[self.at] == k.OPEN_BRACE
            self.at = self.behind_nest(self.at) if kinds[self.at] in OPENING else self.at + 1
            if is_block and kinds[self.at] not in _AFTER_BRACES:
                return
        if kinds[self.at] == k.SEMICOLON:
            self.at += 1

    def accept(self, kind: int) -> bool:
        if self.kinds[self.at] != kind:
            return False
        self.at += 1
        return True

    def balanced(self) -> None:
        """Passes over brackets whose inside is not judged."""
        after = self.behind(self.at)
        if after >= self.end:
            raise GivenUpError
        self.at = after
