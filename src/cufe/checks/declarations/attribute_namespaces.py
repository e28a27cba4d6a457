"""Attributes of namespaces that nobody knows (2803): `[[nvidia::x]]`."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.text import kinds as k

_UNRECOGNIZED: Final = 2803
#: the original takes the beginning of a known name for that name
_KNOWN: Final = ("gnu", "__gnu__", "clang", "msvc")
_ATTRIBUTES: Final = b"[["
_OPENING: Final = b"({["


def check_attribute_namespaces(code: UserCode) -> None:
    """Tells of each attribute with such a namespace."""
    kinds = code.kinds
    for start, end in code.near():
        at = kinds.find(_ATTRIBUTES, start, end)
        while at >= 0:
            _check(code, at + 2, code.brackets.close(at + 1))
            at = kinds.find(_ATTRIBUTES, at + 2, end)


def _check(code: UserCode, at: int, close: int) -> None:
    kinds = code.kinds
    if kinds[at] == k.USING and at + 2 < close:
        _tell(code, at + 1)
        return
    while at < close:
        if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
            _tell(code, at)
        while at < close and kinds[at] != k.COMMA:
            at = code.brackets.skip(at) if kinds[at] in _OPENING else at + 1
        at += 1


def _tell(code: UserCode, token: int) -> None:
    name = code.lexemes[token]
    if not any(known.startswith(name) for known in _KNOWN):
        code.add(_UNRECOGNIZED, token, name)
