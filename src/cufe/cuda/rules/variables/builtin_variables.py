"""`threadIdx` and the other built-in variables, which have no address (20079; observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import DEVICE_BUILTIN
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_ADDRESS: Final = 20079
NAMES: Final = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"))
#: behind these `&` is the operator with one operand
_BEFORE_OPERAND: Final = bytes((k.RETURN, k.COMPOUND_ASSIGN, k.EQUAL, k.NOT_EQUAL, k.AND, k.OR)) + b"=(,{[;?:}*!"
#: in front of a parenthesis that closes no cast
_BEFORE_OPERAND_OF_TYPE: Final = bytes((k.IDENTIFIER, k.DECLTYPE, k.SIZEOF, k.GREATER))
_NAME: Final = bytes((k.IDENTIFIER,))
_STARTS_TYPE: Final = bytes((k.CONST, k.VOLATILE, k.BUILTIN_TYPE))


def check_builtin_variable(examined: ExaminedUnit, token: int) -> None:
    """Tells of an `&` in front of a token that is spelt like a built-in variable, or of a member of one."""
    kinds = examined.kinds
    if kinds[token + 1] in b"P[":
        return
    operator = token - 1
    while kinds[operator] == k.OPEN_ROUND or kinds[operator] == k.SCOPE:
        operator -= 1
    if kinds[operator] != k.AMPERSAND:
        return
    before = kinds[operator - 1]
    if before not in _BEFORE_OPERAND and not (before == k.CLOSE_ROUND and _is_cast(examined, operator - 1)):
        return
    entity = examined.lookup().resolve(token)
    if entity is None or entity.sort != en.VARIABLE or not entity.pieces:
        return
    piece = entity.pieces[0]
    if examined.marks.union(piece.start, piece.end) & DEVICE_BUILTIN:
        examined.add(_ADDRESS, operator, examined.lexemes[token])


def _is_cast(examined: ExaminedUnit, closing: int) -> bool:
    """Whether a parenthesis closes a C-style cast: to a fundamental type or with a qualifier, to a pointer, or to a
    type with a name."""
    opening = examined.brackets.open_before(closing)
    if examined.kinds[opening - 1] in _BEFORE_OPERAND_OF_TYPE:
        return False
    if k.stretch(examined.kinds, opening + 1, closing) == _NAME:
        named = examined.lookup().resolve(opening + 1)
        return named is not None and named.is_type
    return examined.kinds[opening + 1] in _STARTS_TYPE or examined.kinds[closing - 1] == k.STAR
