"""Parameters that are read as the values of an initialiser, because the first begins with a name that means nothing:
`void k(T *p, int n)` with an undefined T ([dcl.ambig.res]/1).  What is told of it is what a variable cannot have
(1835, 70, 146) and what cannot stand in a value (254, 29, 18)."""

from cufe.checks.names.mistaken_comparisons import check_comparison, is_comparison, tell_operand
from cufe.checks.names.predeclared import may_be_predeclared
from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_CLOSE_EXPECTED: Final = 18
_EXPRESSION_EXPECTED: Final = 29
_INCOMPLETE: Final = 70
_TOO_MANY: Final = 146
_TYPE_NOT_ALLOWED: Final = 254
_DOES_NOT_APPLY: Final = 1835

#: attributes of functions alone, as messages show them
_OF_KERNELS: Final = {"global": "__global__", "launch_bounds": "__launch_bounds__", "maxnreg": "__maxnreg__"}
_POINTERS: Final = b"*&"
_BEHIND_VALUES: Final = b",)"
#: what begins no value
_NO_VALUES: Final = bytes((k.CONST, k.VOLATILE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.ELLIPSIS))
#: behind a value these open another one
_BREAKING: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.CONST, k.RESTRICT))


def check_variable(code: UserCode, piece: Piece, name: int) -> None:
    """Judges what stands in front of the name: attributes of kernels, the type `void`."""
    kinds = code.kinds
    at = kinds.find(k.ATTRIBUTE, piece.head, name)
    while at >= 0:
        written = _OF_KERNELS.get(code.lexemes[at + 3])
        if written is not None:
            code.read_as_variables.add(piece.start)
            code.add(_DOES_NOT_APPLY, at + 3, written)
        at = kinds.find(k.ATTRIBUTE, at + 1, name)
    if _type(code, name) == "void":
        code.add(_INCOMPLETE, name, TypeName("void"))


def _type(code: UserCode, name: int) -> str:
    """The built-in type in front of a name, or a blank."""
    at = name - 1
    while code.kinds[at] == k.CLOSE_ROUND:
        at = code.brackets.open_before(at) - 2
    return code.lexemes[at] if code.kinds[at] == k.BUILTIN_TYPE else ""


def check_values(code: UserCode, told: ToldNames, path: list[Piece], name: int, at: int) -> None:
    """Judges the values behind the first, which ends in front of `at`, of the list behind a name."""
    kinds = code.kinds
    opening = name + 1
    closing = code.brackets.close(opening)
    second = -1
    broken = -1
    while kinds[at] == k.COMMA and broken < 0:
        value = at + 1
        at = _next_comma(code, value, closing)
        if kinds[value] in _NO_VALUES:
            code.add(_EXPRESSION_EXPECTED, value)
            second = at if second < 0 else second
        else:
            second = value if second < 0 else second
            broken = _check_value(code, told, path, value)
    if second >= 0 and _type(code, name) not in ("", "void"):
        code.add_late(_TOO_MANY, second, at if broken < 0 else broken)
    if broken >= 0:
        code.add(_CLOSE_EXPECTED, broken)


def _check_value(code: UserCode, told: ToldNames, path: list[Piece], at: int) -> int:
    """Judges a type or name with operators behind it; the token at which it cannot be read on, or -1."""
    kinds = code.kinds
    if kinds[at] != k.BUILTIN_TYPE and kinds[at] != k.IDENTIFIER:
        return -1
    first = at
    while kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
        at += 2
    entity = code.lookup().resolve(at) if kinds[at] == k.IDENTIFIER else None
    if kinds[at] == k.BUILTIN_TYPE or (entity is not None and entity.is_type):
        code.add(_TYPE_NOT_ALLOWED, first)
    elif entity is None and first == at and not may_be_predeclared(code, code.lexemes[at]):
        tell_operand(code, told, path, at)
        if is_comparison(code, at):
            operand = check_comparison(code, at)
            if operand >= 0:
                tell_operand(code, told, path, operand)
            return -1
    behind = at + 1
    if kinds[behind] in _POINTERS:
        while kinds[behind] in _POINTERS:
            behind += 1
        if kinds[behind] in _BEHIND_VALUES or kinds[behind] == k.RESTRICT:
            code.add(_EXPRESSION_EXPECTED, behind)
        else:
            tell_operand(code, told, path, behind)
        return -1
    return behind if kinds[behind] in _BREAKING else -1


def _next_comma(code: UserCode, at: int, closing: int) -> int:
    """The comma behind a value, or what closes the list."""
    kinds = code.kinds
    while at < closing and kinds[at] != k.COMMA:
        at = code.brackets.skip(at) if kinds[at] in b"([{" else at + 1
    return at
