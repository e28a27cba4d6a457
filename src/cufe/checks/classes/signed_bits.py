"""Bit-fields of one bit whose type is signed (108): they hold 0 and -1 ([class.bit])."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_SIGNED_BIT: Final = 108

#: `name : 1;`
_FIELD: Final = TokenPattern(re.escape(bytes((k.IDENTIFIER, k.COLON, k.NUMBER))) + rb"[;,=]", b":")
_WIDTHS: Final = frozenset(("1", "01", "0x1", "1u", "1U"))
_SIGNED: Final = frozenset(("signed", "int", "char", "short", "long"))
_TYPEDEFS: Final = frozenset(("int8_t", "int16_t", "int32_t", "int64_t"))
_SPECIFIERS: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.CONST, k.VOLATILE, k.MUTABLE))
_NO_TYPE: Final = bytes((k.CONST, k.VOLATILE, k.MUTABLE))
#: in front of a declaration of a member
_BEFORE: Final = b";{}:"


def check_signed_bits(code: UserCode) -> None:
    """Judges the bit-fields of fundamental types whose width is written as a number."""
    for start, end in code.near():
        for match in _FIELD.finditer(code.kinds, start, end):
            name = match.start()
            if code.lexemes[name + 2] in _WIDTHS and _is_signed(code, name) and _is_member(code, name):
                code.add_late(_SIGNED_BIT, name, _end(code, match.end() - 1))


def _is_signed(code: UserCode, name: int) -> bool:
    """Whether the specifiers of the declaration around a name are those of a signed integer type."""
    kinds = code.kinds
    at = name - 1
    while kinds[at] == k.COMMA and kinds.endswith(bytes((k.COLON, k.NUMBER)), 0, at):
        # Behind another bit-field, which may have no name.
        at -= 3
        if kinds[at] == k.IDENTIFIER and kinds[at - 1] in _SPECIFIERS + b",":
            at -= 1
    words: list[str] = []
    while kinds[at] in _SPECIFIERS:
        if kinds[at] not in _NO_TYPE:
            words.append(code.lexemes[at])
        at -= 1
    if kinds[at] not in _BEFORE:
        return False
    return bool(words) and (_SIGNED.issuperset(words) or (len(words) == 1 and words[0] in _TYPEDEFS))


def _is_member(code: UserCode, name: int) -> bool:
    """Whether a name stands directly in the body of a class, be it a local one."""
    brace = code.brackets.enclosing(name)
    path = code.cutter.path(name)
    if brace < 0 or not path:
        return False
    if len(path) > 1 and path[-2].sort == c.CLASS and path[-2].body == brace:
        return path[-1].sort == c.SIMPLE
    return brace in code.lookup().bodies.of(path[-1]).classes


def _end(code: UserCode, at: int) -> int:
    """The end of the declarator whose width ends in front of a token."""
    while code.kinds[at] not in b";,":
        at = code.brackets.skip(at) if code.kinds[at] in b"([{" else at + 1
    return at
