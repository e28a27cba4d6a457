"""A unit that ends in the middle of an initialiser, of another expression or of a declaration (observed).

The front end asks for what is missing, from the inside outwards: an operand, the brackets of the expression, the
semicolon; at last the braces of the blocks around."""

from cufe import regex as re
from cufe.diagnostics.report import END_OF_SOURCE, Report
from cufe.final import Final
from cufe.text import kinds as k
from cufe.text.unit import Unit

_EXPECTED_BRACKET: Final = 17
_EXPECTED_PARENTHESIS: Final = 18
_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_SEMICOLON: Final = 65
_EXPECTED_BRACE: Final = 67
_EXPECTED_TYPE: Final = 79

_OPENING: Final = b"([{"
_CLOSING: Final = b")]}"
_MISSING: Final = {k.OPEN_ROUND: _EXPECTED_PARENTHESIS, k.OPEN_SQUARE: _EXPECTED_BRACKET, k.OPEN_BRACE: _EXPECTED_BRACE}
#: behind these an operand follows
_OPERATORS: Final = b"=+-*/%&|^!~," + bytes((k.AND, k.OR, k.EQUAL, k.NOT_EQUAL, k.COMPOUND_ASSIGN, k.RETURN))
#: in front of the brace of a list
_BEFORE_LISTS: Final = b"=,({"
_BEHIND_LISTS: Final = b",)]}"
#: in statements whose end is told of here; of other declarations too much may be missing
_MARKS: Final = bytes((k.ASSIGN, k.RETURN, k.COMPOUND_ASSIGN))
_REACH: Final = 2000
#: how far in front of a body the arrow of a written result is sought
_NEAR: Final = 8
#: the name of what is called, or the kernel with the configuration of a launch
_CALLED: Final = (
    b"(?s)" + bytes((k.IDENTIFIER,))
    + b"(?:[." + re.escape(bytes((k.ARROW, k.SCOPE))) + b"]" + bytes((k.IDENTIFIER,)) + b")*"
    b"(?:" + bytes((k.LAUNCH,)) + b"[^;{}]*>)?"
)  # fmt: skip
_BEFORE_BLOCKS: Final = b")};{" + bytes((k.ELSE, k.DO, k.TRY, k.CONST, k.NOEXCEPT))
#: the last token of what lacks nothing but a semicolon, and words that want more
_LAST: Final = bytes((k.IDENTIFIER, k.NUMBER)) + b")]"
_NOT_WHOLE: Final = b":?" + bytes((k.IF, k.FOR, k.WHILE, k.SWITCH, k.CASE, k.GOTO, k.CATCH, k.DO))


def check_end(unit: Unit, report: Report) -> list[int] | None:
    """Reports what the expression or declaration at the end of a unit lacks: the brackets told of, None for nothing."""
    kinds = unit.kinds
    last = len(unit) - 1
    opened: list[int] | None = None
    if last >= 0 and kinds[last] not in b";}":
        opened = _open_brackets(kinds, last)
        if opened is None:
            opened = _open_in_front(kinds, last)
    if opened is None:
        if last < 0 or not _is_unended(kinds, last):
            return None
        opened = []
    if kinds[last] in _OPERATORS or kinds[last] in _OPENING:
        is_parameter = kinds[last] == k.COMMA and _declares(kinds, opened)
        report.add(_EXPECTED_TYPE if is_parameter else _EXPECTED_EXPRESSION, END_OF_SOURCE)
    for bracket in opened:
        report.add(_MISSING[kinds[bracket]], END_OF_SOURCE)
    report.add(_EXPECTED_SEMICOLON, END_OF_SOURCE)
    return opened


def _is_unended(kinds: bytes, last: int) -> bool:
    """Whether a unit ends in a declaration or an expression that is whole but for its semicolon."""
    if kinds[last] == k.CLOSE_BRACE:
        opening = _opening_of(kinds, last)
        arrow = kinds.rfind(k.ARROW, max(opening - _NEAR, 0), max(opening, 0))
        return opening >= 0 and arrow < 0 and opens_type(kinds, opening)
    if kinds[last] not in _LAST or (kinds[last - 1] == k.NAMESPACE and kinds[last - 2] != k.USING):
        return False
    depth = 0
    for at in range(last, max(last - _REACH, -1), -1):
        kind = kinds[at]
        if depth == 0 and kind in b";{}":
            return kind != k.OPEN_BRACE or not _opens_enumeration(kinds, at)
        if depth == 0 and (kind in _OPENING or kind in _NOT_WHOLE):
            return False
        depth += (kind in _CLOSING) - (kind in _OPENING)
    return last < _REACH


def _opening_of(kinds: bytes, closing: int) -> int:
    """The brace that another one closes, -1 where it is far away."""
    depth = 0
    for at in range(closing, max(closing - _REACH, -1), -1):
        depth += (kinds[at] == k.CLOSE_BRACE) - (kinds[at] == k.OPEN_BRACE)
        if depth == 0:
            return at
    return -1


def _opens_enumeration(kinds: bytes, brace: int) -> bool:
    start = max(kinds.rfind(boundary, 0, brace) for boundary in (b";", b"{", b"}"))
    return kinds.find(k.ENUM, start + 1, brace) >= 0


def _open_brackets(kinds: bytes, last: int) -> list[int] | None:
    """The brackets that are open in what is assigned or returned, innermost first; None where nothing is, or where that
    is a part of something else: a parameter, a condition, an enumerator, a member, the body of a lambda."""
    opened: list[int] = []
    found: list[int] | None = None
    depth = 0
    for at in range(last, max(last - _REACH, -1), -1):
        kind = kinds[at]
        if kind in _CLOSING:
            if kind == k.CLOSE_BRACE and depth == 0 and kinds[at + 1] not in _BEHIND_LISTS:
                return found
            depth += 1
        elif kind in _OPENING and depth:
            depth -= 1
        elif kind == k.OPEN_BRACE and kinds[at - 1] not in _BEFORE_LISTS:
            return None if found is None or opens_type(kinds, at) or _opens_lambda(kinds, at) else found
        elif kind in _OPENING:
            if found is not None:
                return None
            opened.append(at)
        elif kind == k.SEMICOLON and depth == 0:
            return found
        elif depth == 0 and kind == k.USING:
            return None
        elif depth == 0 and kind in _MARKS:
            found = opened
    return found


def _open_in_front(kinds: bytes, last: int) -> list[int] | None:
    """The same for the arguments of a call or launch that is a statement, and for the parameters or the bound of what
    is declared with a built-in type."""
    opened: list[int] = []
    depth = 0
    start = -1
    for at in range(last, max(last - _REACH, -1), -1):
        kind = kinds[at]
        if depth == 0 and kind in b";{}":
            start = at
            break
        if kind in _CLOSING:
            depth += 1
        elif kind in _OPENING and depth:
            depth -= 1
        elif kind in _OPENING:
            opened.append(at)
    if not opened:
        return None
    outermost = opened[-1]
    head = kinds[start + 1 : outermost]
    if _declares(kinds, opened):
        is_whole = kinds[outermost] == k.OPEN_SQUARE or (last > outermost and not _is_in_block(kinds, start))
        return opened if is_whole else None
    is_call = re.fullmatch(_CALLED, head) is not None and kinds[outermost] == k.OPEN_ROUND
    return opened if is_call and _is_in_block(kinds, start) else None


def _declares(kinds: bytes, opened: list[int]) -> bool:
    """Whether a name with a built-in type in front stands before the outermost bracket."""
    if not opened or kinds[opened[-1] - 1] != k.IDENTIFIER:
        return False
    at = opened[-1] - 2
    while kinds[at] in b"*&":
        at -= 1
    return kinds[at] == k.BUILTIN_TYPE


def _is_in_block(kinds: bytes, at: int) -> bool:
    """Whether the innermost brace that is open behind a token is that of a block."""
    depth = 0
    while at >= 0:
        if kinds[at] == k.CLOSE_BRACE:
            depth += 1
        elif kinds[at] == k.OPEN_BRACE:
            if depth == 0:
                return kinds[at - 1] in _BEFORE_BLOCKS
            depth -= 1
        at -= 1
    return False


def opens_type(kinds: bytes, brace: int) -> bool:
    """Whether a brace opens the body of a class or an enumeration."""
    at = brace - 1
    while at >= 0 and kinds[at] not in b";{})(":
        if kinds[at] in k.TYPE_KEYS:
            return True
        at -= 1
    return False


def _opens_lambda(kinds: bytes, brace: int) -> bool:
    """Whether a brace opens the body of a lambda."""
    at = brace - 1
    if at >= 0 and kinds[at] == k.CLOSE_ROUND:
        while at >= 0 and kinds[at] != k.OPEN_ROUND:
            at -= 1
        at -= 1
    return at >= 0 and kinds[at] == k.CLOSE_SQUARE
