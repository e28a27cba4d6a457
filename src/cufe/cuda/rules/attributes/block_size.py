"""The syntax of `__block_size__((x, y, z)[, (x, y, z)])`: 18, 29, 125, 169, 1910 (observed: diagnostics-b 3.3)."""

from cufe.cuda.rules.attributes.values import AttributeValues
from cufe.final import Final
from cufe.text import kinds as k

_EXPECTED_CLOSE: Final = 18
_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_OPEN: Final = 125
_EXPECTED_DECLARATION: Final = 169
_MISSING: Final = 1910

_TUPLE: Final = 3


def read_block_size(values: AttributeValues, opening: int) -> list[list[int | None]]:
    """The one or two tuples of the attribute whose parentheses open at `opening`; none where it is not well-formed."""
    if opening < 0:
        return []
    examined = values.one.examined
    kinds = examined.kinds
    close = examined.brackets.close(opening)
    tuples: list[list[int | None]] = []
    hangs = False
    at = opening + 1
    while True:
        if kinds[at] != k.OPEN_ROUND:
            _without_tuple(values, at, close)
            return []
        found = _tuple(values, at)
        hangs = hangs or values.hangs
        if found is None:
            return []
        tuples.append(found)
        at = examined.brackets.close(at) + 1
        if kinds[at] != k.COMMA or len(tuples) == 2:
            break
        at += 1
    values.hangs = hangs
    if at < close:
        _say(values, _EXPECTED_CLOSE, at)
        return []
    return tuples


def _say(values: AttributeValues, number: int, token: int, *fill_ins: str) -> None:
    """Syntax is told of once, of the template itself."""
    if values.instance is None:
        values.add(number, token, *fill_ins)


def _without_tuple(values: AttributeValues, at: int, close: int) -> None:
    """Something else where a tuple belongs."""
    _say(values, _EXPECTED_OPEN, at)
    _say(values, _EXPECTED_EXPRESSION, close)
    _say(values, _MISSING, close, "block_size")


def _tuple(values: AttributeValues, opening: int) -> list[int | None] | None:
    """The three values of the tuple at `opening`; None where the declaration is given up."""
    close = values.one.examined.brackets.close(opening)
    parts = values.arguments(opening)
    values.hangs = values.failed = False
    found: list[int | None] = []
    for start, end in parts[:_TUPLE]:
        found += values.value(start, end)
    if values.failed:
        _give_up(values, close)
        return None
    if len(parts) == _TUPLE:
        return found
    if len(parts) > _TUPLE:
        _say(values, _EXPECTED_CLOSE, parts[_TUPLE][0] - 1)
        return None
    if parts:
        _say(values, _MISSING, close, "__block_size__")
    else:
        _say(values, _EXPECTED_EXPRESSION, close)
        _say(values, _MISSING, close, "block_size")
    _give_up(values, close)
    return None


def _give_up(values: AttributeValues, close: int) -> None:
    """The original reads no further in the declaration: it goes on behind the next semicolon."""
    if values.instance is not None:
        return
    examined = values.one.examined
    kinds = examined.kinds
    last = close
    while kinds[last + 1] == k.CLOSE_ROUND:
        last += 1
    values.add(_EXPECTED_DECLARATION, last)
    end = last + 1
    while end < len(kinds) and kinds[end] != k.SEMICOLON:
        end = examined.brackets.skip(end) if kinds[end] in b"({[" else end + 1
    examined.given_up.append((values.one.piece.start, last, end))
