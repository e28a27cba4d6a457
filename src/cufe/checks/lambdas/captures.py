"""Captures of lambdas ([expr.prim.lambda.capture]): what a list must not name, what has to be in one.

1729 and 1761 are plain to see in a list, so is what its grammar forbids (17, 29, 40), and a parameter list that is left
out in front of a specifier (3216).
1735, 1877, 2908 and 3357 need to know what names mean: they are asked about in functions with a lambda that uses a name
of a local variable which it does not list, that may copy `this`, or with structured bindings.  So do 1730 and 1731,
which are asked about where a list has a name that no automatic variable of the function seems to have, and those about
`this` (258, 1738, 1877).
"""

from cufe.checks.lambdas.captured_names import check_captured_names
from cufe.checks.lambdas.captured_this import check_captured_this
from cufe.checks.lambdas.lambda_forms import behind_annotations, check_lambda_forms
from cufe.checks.lambdas.missing_this import check_missing_this, lambda_at
from cufe.checks.lambdas.uncaptured_variables import check_uses
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.syntax.lambda_introducers import may_introduce
from cufe.text import kinds as k

_EXPECTED_BRACKET: Final = 17
_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_NAME: Final = 40
_MATCHES_DEFAULT: Final = 1729
_TWICE: Final = 1761
_NO_PARAMETERS: Final = 3216

#: the first standard in which `[=, this]` is fine and structured bindings may be captured
_CXX20: Final = 20

#: what can stand behind the list of a lambda
_BEHIND_LIST: Final = bytes(
    (k.OPEN_ROUND, k.OPEN_BRACE, k.LESS, k.ATTRIBUTE, k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW,
     k.STATIC, k.REQUIRES, k.ATTRIBUTE_MACRO, k.IDENTIFIER, k.OPEN_SQUARE)
)  # fmt: skip
#: what stands behind parameters
_BEHIND_PARAMETERS: Final = bytes((k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW, k.STATIC))
#: what can stand behind the name of an init-capture
_INITIALISERS: Final = b"=({"
#: in front of a name that is declared, and behind it
_BEFORE_DECLARED: Final = bytes((k.IDENTIFIER, k.GREATER, k.AMPERSAND, k.STAR, k.AND, k.AUTO, k.CONST, k.BUILTIN_TYPE))
_BEHIND_DECLARED: Final = b";=,){(:["
#: behind these a name is a member, or belongs to a scope
_BEFORE_MEMBER: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
#: what a name of a function could be besides that of an automatic variable
_OTHER_DECLARATIONS: Final = (
    k.STATIC, k.EXTERN, k.THREAD_LOCAL, k.USING, k.TYPEDEF, k.STRUCT, k.CLASS, k.UNION, k.ENUM
)  # fmt: skip
#: the beginning of a structured binding
_BINDINGS: Final = tuple(bytes((k.AUTO,)) + between + b"[" for between in (b"", b"&", bytes((k.AND,))))


class _List:
    """The capture list at `opening`: the token of its default or -1, the names it has, and those captures of it, by
    their tokens, that are names alone."""

    def __init__(self, opening: int) -> None:
        self.opening: int = opening
        self.default: int = -1
        self.names: set[str] = set()
        self.simple: list[int] = []
        #: number and token of what the grammar forbids, -1 where there is nothing
        self.fault: int = -1
        self.fault_token: int = -1

    @property
    def has_this(self) -> bool:
        return "this" in self.names


class _Around:
    """What a function declares: the first token of a structured binding or -1, the first token of each name, and
    whether some could name anything but automatic variables."""

    def __init__(self, code: UserCode, piece: Piece) -> None:
        found = [code.kinds.find(pattern, piece.start, piece.end) for pattern in _BINDINGS]
        self.binding: int = min([at for at in found if at >= 0], default=-1)
        self.names: dict[str, int] = _declared(code, piece.start, piece.end)
        self.head: int = piece.head
        self.body: int = piece.body
        self.others: bool = any(code.kinds.find(word, piece.body, piece.end) >= 0 for word in _OTHER_DECLARATIONS)


def check_captures(code: UserCode) -> None:
    """Judges the lambdas in the user's code."""
    kinds = code.kinds
    doubtful: dict[int, list[Piece]] = {}
    members: dict[int, list[Piece]] = {}
    functions: dict[int, _Around] = {}
    wrong: list[tuple[int, int]] = []
    lists: list[_List] = []
    for start, end in code.near():
        at = kinds.find(k.OPEN_SQUARE, start, end)
        while at >= 0:
            if may_introduce(kinds, at):
                close = code.brackets.close(at)
                if kinds[close + 1] in _BEHIND_LIST:
                    captures = _read(code, at, close, wrong)
                    lists.append(captures)
                    path = _doubtful(code, functions, captures, close)
                    if path:
                        doubtful[path[-1].start] = path
                    if _may_copy_this(code, captures):
                        path = code.cutter.path(at)
                        if path and path[-1].sort == FUNCTION:
                            members[path[-1].start] = path
                    _check_specifier(code, close)
            at = kinds.find(k.OPEN_SQUARE, at + 1, end)
    for first in sorted(doubtful):
        check_uses(code, doubtful[first])
    for first in sorted(members):
        check_captured_this(code, members[first])
    asked = [one.opening for one in lists if one.has_this or one.default < 0]
    told = check_missing_this(code, asked, [one.opening for one in lists if not one.has_this and one.default >= 0])
    check_lambda_forms(code, [one.opening for one in lists])
    for captures in lists:
        names = _odd_names(code, functions, captures)
        if names:
            told |= check_captured_names(code, captures.opening, names)
        if captures.fault >= 0 and lambda_at(code, captures.opening) is not None:
            code.add(captures.fault, captures.fault_token)
    for number, token in wrong:
        if token not in told:
            code.add(number, token)


def _odd_names(code: UserCode, functions: dict[int, _Around], captures: _List) -> list[int]:
    """The simple captures in a list that may name something else than an automatic variable of the function."""
    if not captures.simple:
        return []
    path = code.cutter.path(captures.opening)
    around = functions.get(path[-1].start) if path else None
    if around is None or around.others:
        return captures.simple
    lexemes = code.lexemes
    opening = captures.opening
    found: list[int] = []
    for name in captures.simple:
        first = around.names.get(lexemes[name], opening)
        is_head = first < around.body and (first < around.head or code.kinds[first + 1] == k.OPEN_ROUND)
        if first >= opening or is_head:
            found.append(name)
    return found


def _may_copy_this(code: UserCode, captures: _List) -> bool:
    """Whether C++20 could frown on what a list does not name."""
    if code.settings.standard < _CXX20 or captures.default < 0 or code.kinds[captures.default] != k.ASSIGN:
        return False
    return not captures.has_this


def _check_specifier(code: UserCode, close: int) -> None:
    """Specifiers behind a list and its annotations that ask for parameters in between."""
    kinds = code.kinds
    at = behind_annotations(code, close + 1)
    if kinds[at] in _BEHIND_PARAMETERS:
        # What is wrong with the annotations is told first.
        code.add_late(_NO_PARAMETERS, at, at + 1)


def _read(code: UserCode, opening: int, close: int, wrong: list[tuple[int, int]]) -> _List:
    """Reads a capture list; numbers and tokens of what is wrong with it are added to `wrong`."""
    kinds = code.kinds
    found = _List(opening)
    at = opening + 1
    if kinds[at] in (k.ASSIGN, k.AMPERSAND) and kinds[at + 1] in (k.COMMA, k.CLOSE_SQUARE):
        found.default = at
        at += 2
    while at < close:
        start = at
        if kinds[at] == k.ELLIPSIS:
            at += 1
        if kinds[at] in (k.AMPERSAND, k.STAR):
            at += 1
        if kinds[at] == k.ELLIPSIS:
            at += 1
        name = at
        if kinds[name] != k.IDENTIFIER and kinds[name] != k.THIS:
            found.fault = _EXPECTED_NAME
            found.fault_token = name
            return found
        at += 1
        if kinds[at] == k.ELLIPSIS:
            at += 1
        plain = kinds[at] == k.COMMA or at >= close
        _check(code, found, start, name, plain, wrong)
        if not plain and kinds[at] not in _INITIALISERS:
            found.fault = _EXPECTED_BRACKET
            found.fault_token = at
            return found
        if kinds[at] == k.ASSIGN and kinds[at + 1] in (k.COMMA, k.CLOSE_SQUARE):
            wrong.append((_EXPECTED_EXPRESSION, at + 1))
        if at < close and not plain:
            at = code.lookup().declarations.skip_to_comma(at, close)
        at += 1
        if at == close:
            # A comma stands in front of the end.
            found.fault = _EXPECTED_NAME
            found.fault_token = close
    return found


def _check(code: UserCode, found: _List, start: int, name: int, is_simple: bool, wrong: list[tuple[int, int]]) -> None:
    """Adds a capture to a list; a simple one has no initialiser."""
    kinds = code.kinds
    if is_simple and found.default >= 0:
        by_reference = kinds[start] == k.AMPERSAND
        if kinds[found.default] == k.ASSIGN:
            is_this = kinds[name] == k.THIS and code.settings.standard >= _CXX20
            allowed = by_reference or kinds[start] == k.STAR or is_this
        else:
            allowed = not by_reference
        if not allowed:
            wrong.append((_MATCHES_DEFAULT, start))
    lexeme = code.lexemes[name]
    if lexeme in found.names:
        wrong.append((_TWICE, start if kinds[start] == k.STAR else name))
    found.names.add(lexeme)
    if is_simple and kinds[name] == k.IDENTIFIER:
        found.simple.append(name)


def _doubtful(code: UserCode, functions: dict[int, _Around], captures: _List, close: int) -> list[Piece]:
    """The function around a lambda, with the pieces around it, if the uses in it are in doubt; else nothing."""
    path = code.cutter.path(captures.opening)
    if not path or path[-1].sort != FUNCTION:
        return []
    piece = path[-1]
    around = functions.get(piece.start)
    if around is None:
        around = _Around(code, piece)
        functions[piece.start] = around
    if 0 <= around.binding < captures.opening:
        return path
    if captures.default >= 0:
        return []
    body = code.kinds.find(k.OPEN_BRACE, close)
    end = code.brackets.close(body)
    used = _used(code, around, body, end, captures.opening) - captures.names
    return path if used else []


def _used(code: UserCode, around: _Around, start: int, end: int, opening: int) -> set[str]:
    """Names that the function declares in front of a lambda and some tokens of the lambda use."""
    kinds = code.kinds
    lexemes = code.lexemes
    found: set[str] = set()
    at = kinds.find(k.IDENTIFIER, start, end) if around.names else -1
    while at >= 0:
        if around.names.get(lexemes[at], end) < opening and kinds[at - 1] not in _BEFORE_MEMBER:
            found.add(lexemes[at])
        at = kinds.find(k.IDENTIFIER, at + 1, end)
    return found


def _declared(code: UserCode, start: int, end: int) -> dict[str, int]:
    """Names that some tokens could declare, each with the first of them."""
    kinds = code.kinds
    lexemes = code.lexemes
    found: dict[str, int] = {}
    at = kinds.find(k.IDENTIFIER, start, end)
    while at >= 0:
        if kinds[at - 1] in _BEFORE_DECLARED and kinds[at + 1] in _BEHIND_DECLARED:
            found.setdefault(lexemes[at], at)
        at = kinds.find(k.IDENTIFIER, at + 1, end)
    return found
