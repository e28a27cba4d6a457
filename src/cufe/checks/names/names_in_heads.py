"""What a name stands for in the head of a class or of a template: a base class, a template argument, the type of a
parameter ([class.derived], [temp.param])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: in front of the name of a base class
_BEFORE_BASES: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.VIRTUAL)) + b":,"
#: what begins a parameter or an argument
_BEFORE_PARAMETERS: Final = b"<,"
#: in front of an operand of an argument
_BEFORE_OPERANDS: Final = bytes((k.ASSIGN, k.MINUS, k.AND, k.OR)) + b"(+*/%!?:"
_BEFORE_ARGUMENTS: Final = _BEFORE_PARAMETERS + _BEFORE_OPERANDS
#: behind the type of a parameter
_BEHIND_TYPES: Final = bytes((k.IDENTIFIER, k.ELLIPSIS))


def is_base(code: UserCode, piece: Piece, token: int) -> bool:
    """Whether a token in the head of a class names a base class."""
    colon = code.kinds.find(k.COLON, piece.head, token)
    return colon >= 0 and code.kinds[token - 1] in _BEFORE_BASES and not _is_in_angles(code, colon, token)


def is_template_argument(code: UserCode, piece: Piece, token: int) -> bool:
    """Whether a token in the head of a class is a template argument, or an operand of one."""
    if code.kinds[token - 1] not in _BEFORE_ARGUMENTS or code.kinds[token + 1] == k.LESS:
        return False
    return _is_in_angles(code, piece.head, token)


def is_in_template_head(code: UserCode, token: int) -> bool:
    """Whether a token in the head of a template is the type of a parameter, or an operand of a default argument."""
    if code.kinds[token - 1] in _BEFORE_PARAMETERS:
        return code.kinds[token + 1] in _BEHIND_TYPES
    return code.kinds[token - 1] in _BEFORE_OPERANDS and code.kinds[token + 1] != k.LESS


def _is_in_angles(code: UserCode, start: int, token: int) -> bool:
    """Whether a token stands in a template argument list that opens behind another one."""
    at = code.kinds.find(k.LESS, start, token)
    while at >= 0:
        close = code.brackets.close_angle(at, len(code.kinds))
        if close > token:
            return True
        at = code.kinds.find(k.LESS, max(at, close) + 1, token)
    return False
