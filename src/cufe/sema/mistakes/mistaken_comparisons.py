"""Names that mean nothing with arguments for templates behind them: what was meant for those is read as comparisons,
in which no type can stand (254) and which lack an operand in front of `()`, `<<<` and `;` (29)."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_EXPECTED: Final = 29

_CXX20: Final = 20
_TYPE_NOT_ALLOWED: Final = 254

_VALUES: Final = bytes((k.NUMBER, k.CHARACTER, k.TRUE_FALSE))


def check_comparison(code: UserCode, name: int) -> None:
    """Judges what stands behind a name in a function that is not declared: of types and values alone.  From C++20 on
    they are template arguments ([temp.names]/2)."""
    kinds = code.kinds
    if kinds[name + 1] != k.LESS or code.settings.standard >= _CXX20:
        return
    types: list[int] = []
    at = name + 2
    while True:
        if kinds[at] == k.BUILTIN_TYPE or (kinds[at] == k.IDENTIFIER and _is_type(code, at)):
            types.append(at)
        elif kinds[at] not in _VALUES:
            break
        at += 1
        if kinds[at] != k.COMMA:
            break
        at += 1
    for token in types:
        code.add(_TYPE_NOT_ALLOWED, token)
    if kinds[at] != k.GREATER:
        return
    behind = at + 1
    if kinds[behind] == k.LAUNCH or kinds[behind] == k.SEMICOLON:
        code.add(_EXPECTED, behind)
    elif kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] == k.CLOSE_ROUND:
        code.add(_EXPECTED, behind + 1)


def _is_type(code: UserCode, token: int) -> bool:
    entity = code.lookup().resolve(token)
    if entity is None:
        return False
    return entity.sort in (en.TYPE, en.ALIAS) or (entity.sort == en.TEMPLATE_PARAMETER and entity.is_type)
