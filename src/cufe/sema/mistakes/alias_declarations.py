"""Alias-declarations that lack their name (40), their `=` (702) or their type (79; [dcl.pre], [dcl.typedef])."""

from cufe.final import Final
from cufe.sema.mistakes.unended_statements import semicolon_or_bracket
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_EXPECTED_NAME: Final = 40
_EXPECTED_TYPE: Final = 79
_EXPECTED_ASSIGN: Final = 702

_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
_VALUES: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.NULLPTR, k.TRUE_FALSE))
_TYPES: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.CONST, k.STRUCT, k.CLASS, k.UNION, k.ENUM))
#: what follows no `using`
_NO_NAME: Final = _ATTRIBUTES + _VALUES + bytes((k.BUILTIN_TYPE, k.CONST)) + b"=["
#: what begins no type
_NO_TYPE: Final = _VALUES + b";-"
_BEFORE: Final = b";{}:"


def check_aliases(code: UserCode) -> None:
    """Judges alias-declarations, but for templates."""
    for start, end in code.near():
        at = code.kinds.find(k.USING, start, end)
        while at >= 0:
            if at == 0 or code.kinds[at - 1] in _BEFORE:
                _judge(code, at + 1)
            at = code.kinds.find(k.USING, at + 1, end)


def _judge(code: UserCode, name: int) -> None:
    kinds = code.kinds
    if kinds[name] in _NO_NAME:
        _tell(code, _EXPECTED_NAME, name)
        return
    if kinds[name] != k.IDENTIFIER:
        return
    at = name + 1
    while kinds[at] in _ATTRIBUTES:
        at = code.brackets.skip(at + 1) if kinds[at] == k.ATTRIBUTE else at + 1
    if kinds[at] == k.ASSIGN:
        if kinds[at + 1] in _NO_TYPE:
            _tell(code, _EXPECTED_TYPE, at + 1)
    elif at > name + 1 and kinds[at] in _TYPES:
        # Nothing is declared.
        code.leave_out(name - 1, at)
        _tell(code, _EXPECTED_ASSIGN, at)


def _tell(code: UserCode, what: int, error: int) -> None:
    code.add(what, error)
    code.leave_out(error, semicolon_or_bracket(code, error))
