"""The syntax of `__block_size__((x, y, z)[, (x, y, z)])`: 18, 29, 40, 125, 169, 260, 1910 (observed: diagnostics-b
3.3)."""

from cufe.cuda.rules.attributes.values import AttributeValues
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.text import kinds as k

_MISSING: Final = 1910

_TUPLE: Final = 3
#: in front of a declaration with a linkage of its own
_LINKAGE: Final = bytes((k.EXTERN, k.STRING))
_SPECIFIERS: Final = bytes((k.STATIC, k.VIRTUAL, k.INLINE, k.CONSTEXPR, k.EXPLICIT, k.ATTRIBUTE))


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
            _say(values, num.OPEN_ROUND_EXPECTED, at)
            # It is looked for behind that.
            at = kinds.find(k.OPEN_ROUND, at, close)
            if at < 0:
                _say(values, num.EXPRESSION_EXPECTED, close)
                _say(values, _MISSING, close, "block_size")
                return []
        found = _tuple(values, at, opening, close)
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
        _too_many(values, at, opening)
    return tuples


def _too_many(values: AttributeValues, token: int, opening: int) -> None:
    """More than fits: the attribute counts all the same, and is judged behind that."""
    if values.instance is None:
        values.one.examined.add_late(num.CLOSE_ROUND_EXPECTED, token, opening - 2)


def _say(values: AttributeValues, number: int, token: int, *fill_ins: str) -> None:
    """Syntax is reported once, of the template itself."""
    if values.instance is None:
        values.add(number, token, *fill_ins)


def _tuple(values: AttributeValues, opening: int, first: int, outer: int) -> list[int | None] | None:
    """The three values of the tuple at `opening`; None where the declaration is given up.  `first` opens the
    arguments around it, `outer` closes them."""
    close = values.one.examined.brackets.close(opening)
    parts = values.arguments(opening)
    values.hangs = values.failed = False
    found: list[int | None] = []
    for start, end in parts[:_TUPLE]:
        found += values.value(start, end)
    if values.failed:
        _give_up(values, close, outer)
        return None
    if len(parts) == _TUPLE:
        return found
    if len(parts) > _TUPLE:
        _too_many(values, parts[_TUPLE][0] - 1, first)
        return found
    if parts:
        _say(values, _MISSING, close, "__block_size__")
    else:
        _say(values, num.EXPRESSION_EXPECTED, close)
        _say(values, _MISSING, close, "block_size")
    _give_up(values, close, outer)
    return None


def _is_declarator(values: AttributeValues, at: int) -> bool:
    """Whether more than attributes precedes the one around a token, so that a declarator has to follow."""
    examined = values.one.examined
    first = values.one.piece.start
    if examined.kinds.startswith(_LINKAGE, first):
        first += 2
    while examined.kinds[first] == k.ATTRIBUTE:
        first = examined.brackets.skip(first + 1)
    return first <= at


def _has_no_type(values: AttributeValues, at: int) -> bool:
    """Whether a member is declared with no more than specifiers and attributes in front of a token."""
    examined = values.one.examined
    first = values.one.piece.head
    while examined.kinds[first] in _SPECIFIERS:
        first = examined.brackets.skip(first + 1) if examined.kinds[first] == k.ATTRIBUTE else first + 1
    return values.one.in_class and first > at


def _give_up(values: AttributeValues, close: int, outer: int) -> None:
    """The original reads no further in the declaration: it goes on behind the next semicolon, or at the block where a
    declarator is missing.  `outer` closes the arguments around the tuple."""
    if values.instance is not None:
        return
    examined = values.one.examined
    kinds = examined.kinds
    last = close
    if kinds[last + 1] == k.COMMA:
        # Another attribute is looked for behind the first tuple.
        values.add(num.IDENTIFIER_EXPECTED, last + 2)
        last = outer
    while kinds[last + 1] == k.CLOSE_ROUND:
        last += 1
    is_declarator = _is_declarator(values, close)
    values.add(num.IDENTIFIER_EXPECTED if is_declarator else num.DECLARATION_EXPECTED, last)
    if is_declarator and _has_no_type(values, close):
        values.add(num.NO_TYPE, last)
    end = last + 1
    while end < len(kinds) and kinds[end] != k.SEMICOLON and not (is_declarator and kinds[end] == k.OPEN_BRACE):
        end = examined.brackets.skip(end) if kinds[end] in b"({[" else end + 1
    examined.give_up(values.one.piece.start, last, end)
