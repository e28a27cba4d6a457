"""Where a `[` may introduce a lambda, told by the tokens beside it ([expr.prim.lambda.general], [dcl.attr.grammar])."""

from cufe.final import Final
from cufe.text import kinds as k

#: behind these `[` subscripts something, is an array bound, or begins an attribute
_BEFORE_SUBSCRIPT: Final = b"])[" + bytes(
    (k.IDENTIFIER, k.STRING, k.THIS, k.BUILTIN_TYPE, k.AUTO, k.DELETE, k.OPERATOR)
)


def may_introduce(kinds: bytes, opening: int) -> bool:
    """Whether the `[` at `opening` may begin a lambda; one right behind a parenthesis is taken for a subscript."""
    return kinds[opening - 1] not in _BEFORE_SUBSCRIPT and kinds[opening + 1] != k.OPEN_SQUARE
