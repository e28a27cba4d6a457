"""Names that mean nothing with arguments for templates behind them: what was meant for those is read as comparisons,
in which no type can stand (254) and which lack an operand in front of `()`, `<<<`, `)` and `;` (29)."""

from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNDEFINED: Final = 20
_EXPECTED: Final = 29

_CXX20: Final = 20
_TYPE_NOT_ALLOWED: Final = 254

_POINTERS: Final = b"*&"
#: in front of these an operand is missing
_NO_OPERANDS: Final = bytes((k.LAUNCH,)) + b");{"
_VALUES: Final = bytes((k.NUMBER, k.CHARACTER, k.TRUE_FALSE))


def is_comparison(code: UserCode, name: int) -> bool:
    """Whether a `<` behind a name that is not declared compares: from C++20 on it opens template arguments
    ([temp.names]/2)."""
    return code.kinds[name + 1] == k.LESS and code.settings.standard < _CXX20


def check_comparison(code: UserCode, name: int) -> int:
    """Judges what stands behind a name that is not declared, in an expression: of types and values alone.  Returns the
    token that stands as the last operand, or -1."""
    kinds = code.kinds
    if not is_comparison(code, name):
        return -1
    types: list[int] = []
    at = name + 2
    while True:
        if kinds[at] == k.BUILTIN_TYPE or (kinds[at] == k.IDENTIFIER and _is_type(code, at)):
            types.append(at)
        elif kinds[at] not in _VALUES and kinds[at] != k.IDENTIFIER:
            break
        at += 1
        if kinds[at] != k.COMMA:
            break
        at += 1
    for token in types:
        code.add(_TYPE_NOT_ALLOWED, token)
    if kinds[at] != k.GREATER:
        return -1
    behind = at + 1
    if kinds[behind] in _NO_OPERANDS:
        code.add(_EXPECTED, behind)
    elif kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] == k.CLOSE_ROUND:
        code.add(_EXPECTED, behind + 1)
    return behind


def tell_operand(code: UserCode, told: ToldNames, path: list[Piece], at: int) -> None:
    """Tells of a name that would be declared if it stood behind a type, and is undefined (20) as an operand."""
    while code.kinds[at] in _POINTERS:
        at += 1
    name = code.lexemes[at]
    if code.kinds[at] != k.IDENTIFIER or told.has(name, at):
        return
    entity = code.lookup().resolve(at)
    if entity is not None and at not in entity.tokens():
        return
    code.add(_UNDEFINED, at, name)
    if path[-1].sort == c.FUNCTION and at < path[-1].body:
        told.put_around(at)
    else:
        told.put(at, path)


def _is_type(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token)
    if entity is None:
        return False
    return entity.sort in (en.TYPE, en.ALIAS) or (entity.sort == en.TEMPLATE_PARAMETER and entity.is_type)
