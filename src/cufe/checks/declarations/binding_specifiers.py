"""Specifiers that a structured binding must not have: inline (2836), constexpr (2837), and before C++20 any storage
class (2838; [dcl.struct.bind])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.text import kinds as k

_INLINE: Final = 2836
_CONSTEXPR: Final = 2837
_STORAGE_CLASS: Final = 2838
_CXX20: Final = 20

_STORAGE_CLASSES: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.THREAD_LOCAL))
_SPECIFIERS: Final = _STORAGE_CLASSES + bytes((k.CONST, k.VOLATILE, k.INLINE, k.CONSTEXPR, k.AUTO))
_REFERENCES: Final = bytes((k.AMPERSAND, k.AND))


def check_binding_specifiers(code: UserCode) -> None:
    """Judges each `auto [`, `auto &[`: of what is wrong one thing is told."""
    kinds = code.kinds
    for at in k.each(kinds, k.AUTO, code.near()):
        behind = at + 1
        while kinds[behind] in (k.CONST, k.VOLATILE):
            behind += 1
        if kinds[behind] in _REFERENCES:
            behind += 1
        if kinds[behind] == k.OPEN_SQUARE and kinds[behind + 1] == k.IDENTIFIER:
            _check(code, at)


def _check(code: UserCode, auto: int) -> None:
    """Judges the specifiers in front of an `auto`."""
    row = _row(code, auto)
    for kind, number in ((k.CONSTEXPR, _CONSTEXPR), (k.INLINE, _INLINE)):
        for at in row:
            if code.kinds[at] == kind:
                code.add(number, at)
                return
    if code.settings.standard < _CXX20:
        for at in row:
            if code.kinds[at] in _STORAGE_CLASSES:
                code.add(_STORAGE_CLASS, at)
                return


def _row(code: UserCode, auto: int) -> list[int]:
    """The specifiers in front of a token that are keywords, in the order of the text, attributes left out."""
    kinds = code.kinds
    row: list[int] = []
    at = auto - 1
    while at >= 0:
        if kinds[at] == k.CLOSE_ROUND:
            opening = code.brackets.open_before(at)
            if kinds[opening - 1] != k.ATTRIBUTE:
                break
            at = opening - 1
        elif kinds[at] in _SPECIFIERS:
            row.append(at)
        else:
            break
        at -= 1
    return row[::-1]
