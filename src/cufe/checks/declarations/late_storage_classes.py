"""Storage classes behind a part of the type: `int static x;` (82); a remark, off by default."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.text import kinds as k

_LATE: Final = 82
_TAG: Final = "storage_class_not_first"

_CLASSES: Final = (k.STATIC, k.EXTERN, k.REGISTER, k.TYPEDEF)
#: what may stand in front as well
_PASSED: Final = bytes((k.INLINE, k.CONSTEXPR, k.VIRTUAL, k.FRIEND, k.EXPLICIT, k.THREAD_LOCAL))
#: the ends of what says something of the type
_TYPES: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.IDENTIFIER, k.AUTO))


def check_late_storage_classes(code: UserCode) -> None:
    """Reports them in all of the user's text, if such remarks are wanted."""
    if not code.report.may_show(_LATE, _TAG):
        return
    kinds = code.kinds
    for start, end in code.stretches:
        for word in _CLASSES:
            for at in k.all_of(kinds, word, start, end):
                if _is_behind_type(code, at):
                    code.add(_LATE, at)


def _is_behind_type(code: UserCode, token: int) -> bool:
    """Whether a specifier of a type stands in front of a token in its declaration."""
    kinds = code.kinds
    at = token - 1
    while at >= 0:
        kind = kinds[at]
        if kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE:
            # Attributes.
            opening = code.brackets.open_before(at)
            at = opening - 1
            if kinds[at] == k.ATTRIBUTE or kinds[at] == k.ALIGNAS:
                at -= 1
            elif kinds[opening] != k.OPEN_SQUARE:
                return False
        elif kind in _PASSED:
            at -= 1
        else:
            return kind in _TYPES or (kind == k.GREATER and not _is_template_head(kinds, at))
    return False


def _is_template_head(kinds: bytes, closing: int) -> bool:
    """Whether an angle bracket closes the parameters of a template."""
    depth = 1
    at = closing
    while depth and at > 0 and kinds[at - 1] not in b";{}":
        at -= 1
        depth += (kinds[at] == k.GREATER) - (kinds[at] == k.LESS)
    return depth > 0 or kinds[at - 1] == k.TEMPLATE
