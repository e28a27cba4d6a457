"""Lambdas without a body (1758), and what stands in the place of parameters (3216; [expr.prim.lambda])."""

from cufe.final import Final
from cufe.sema.mistakes.lambda_forms import behind_annotations
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_EXPECTED_PARENTHESIS: Final = 18
_EXPECTED_SEMICOLON: Final = 65
_EXPECTED_BODY: Final = 1758
_NO_PARAMETERS: Final = 3216

#: in front of what can only be a lambda
_BEFORE: Final = bytes((k.ASSIGN, k.OPEN_ROUND, k.RETURN))
_BEFORE_ARGUMENT: Final = b"(,"
_SPECIFIERS: Final = bytes((k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.STATIC))
_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
#: what begins a statement
_STATEMENTS: Final = k.STATEMENT_KEYS + bytes((k.AUTO, k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST))
#: with these a statement goes on or ends, as if the lambda had a body
_ENDS: Final = b";,)}"
_OPENING: Final = b"({["


def check_lambda_bodies(code: UserCode) -> set[int]:
    """Judges the lambdas of the user's text that initialise something, are an argument or a result; gives their `[`."""
    kinds = code.kinds
    told: set[int] = set()
    for start, end in code.near():
        at = kinds.find(k.OPEN_SQUARE, start, end)
        while at >= 0:
            if _may_begin(kinds, at, code.brackets.close(at)) and _check(code, at):
                told.add(at)
            at = kinds.find(k.OPEN_SQUARE, at + 1, end)
    return told


def _may_begin(kinds: bytes, opening: int, closing: int) -> bool:
    """Whether a lambda begins there; behind a comma a designator might."""
    if kinds[opening + 1] == k.OPEN_SQUARE:
        return False
    before = kinds[opening - 1]
    return before in _BEFORE or (before == k.COMMA and kinds[closing + 1] == k.OPEN_ROUND)


def _check(code: UserCode, opening: int) -> bool:
    kinds = code.kinds
    at = behind_annotations(code, code.brackets.close(opening) + 1)
    if kinds[at] in (k.LESS, k.OPEN_SQUARE) or code.lexemes[at] == "__nv_parent":
        return False
    parameters = at
    if kinds[at] == k.OPEN_BRACE:
        if kinds[opening - 1] == k.ASSIGN:
            _check_end(code, opening, code.brackets.close(at) + 1)
        return False
    if kinds[at] == k.OPEN_ROUND:
        at = code.brackets.skip(at)
    while kinds[at] in _SPECIFIERS:
        at += 1
    at = behind_annotations(code, at)
    if kinds[at] == k.NOEXCEPT:
        at = code.brackets.skip(at + 1) if kinds[at + 1] == k.OPEN_ROUND else at + 1
        at = behind_annotations(code, at)
    if kinds[at] == k.ARROW:
        at = _behind_result(code, at)
    if kinds[at] == k.OPEN_BRACE and kinds[opening - 1] == k.ASSIGN:
        _check_end(code, opening, code.brackets.close(at) + 1)
    if kinds[at] == k.OPEN_BRACE or kinds[at] in _ATTRIBUTES or kinds[at] in (k.OPEN_SQUARE, k.REQUIRES, k.THROW):
        return False
    _take_back(code, at)
    if kinds[parameters] != k.OPEN_ROUND:
        code.add(_NO_PARAMETERS, parameters)
    code.add(_EXPECTED_BODY, at)
    is_argument = kinds[opening - 1] in _BEFORE_ARGUMENT
    is_called = is_argument and kinds[at] == k.OPEN_ROUND
    if kinds[at] not in _ENDS and kinds[at] != k.ASSIGN and not is_called:
        # In a list of arguments the list ends here, elsewhere the statement.
        code.add(_EXPECTED_PARENTHESIS if is_argument else _EXPECTED_SEMICOLON, at)
    return True


def _take_back(code: UserCode, at: int) -> None:
    """What stands where a body is expected is passed over, up to the end of the statement: nothing is told of it."""
    end = at
    while code.kinds[end] not in _ENDS:
        end = code.brackets.skip(end) if code.kinds[end] in _OPENING else end + 1
    code.report.withdraw(code.unit.offset(at), code.unit.offset(end), 0)


def _behind_result(code: UserCode, at: int) -> int:
    """What follows the type behind an arrow."""
    kinds = code.kinds
    while kinds[at] != k.OPEN_BRACE and kinds[at] not in _ENDS and kinds[at] not in k.STATEMENT_KEYS:
        if kinds[at] == k.LESS:
            close = code.brackets.close_angle(at, len(kinds))
            at = close if close >= 0 else at
        at = code.brackets.skip(at) if kinds[at] in (k.OPEN_ROUND, k.OPEN_SQUARE) else at + 1
    return at


def _check_end(code: UserCode, opening: int, after: int) -> None:
    """A lambda that is the whole initialiser of a variable, with a new statement behind it."""
    if after < len(code.kinds) and code.kinds[after] in _STATEMENTS and code.kinds[opening - 2] == k.IDENTIFIER:
        code.add(_EXPECTED_SEMICOLON, after)
