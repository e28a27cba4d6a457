"""Alignments that start with a conversion: `alignas(int(8)) int x;`, `alignas(T{8})`.

Whatever may be a type-id is one, and these may not ([dcl.align], [dcl.ambig.res]); g++ reads the type alone and says
"expected ')' before '('".  In parentheses it takes the same expression.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

#: what starts the declarator of a type-id behind a parenthesis
_STARTS_DECLARATOR: Final = bytes((k.STAR, k.AMPERSAND, k.AND, k.CLOSE_ROUND, k.OPEN_ROUND, k.ELLIPSIS))


def enclose_alignment_casts(context: Context) -> None:
    """Puts such operands in parentheses."""
    kinds = context.kinds
    for at in k.each(kinds, k.ALIGNAS, context.places.stretches_without_toolkit()):
        first = at + 2
        close = context.brackets.close(at + 1) if kinds[at + 1] == k.OPEN_ROUND else -1
        if close < 0:
            continue
        behind = _end_of_type(context, first, close)
        if behind < 0 or behind >= close:
            continue
        if kinds[behind] == k.OPEN_BRACE or (
            kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] not in _STARTS_DECLARATOR
        ):
            context.edits.insert_before(first, "(")
            context.edits.insert_after(close - 1, ")")


def _end_of_type(context: Context, first: int, close: int) -> int:
    """The token behind the type that an operand starts with; -1 where there is none."""
    kinds = context.kinds
    if kinds[first] == k.BUILTIN_TYPE:
        return first + 1
    if kinds[first] != k.IDENTIFIER and kinds[first] != k.SCOPE:
        return -1
    behind = context.parser.skip_name(first, close)
    if behind >= close or kinds[behind] not in (k.OPEN_ROUND, k.OPEN_BRACE):
        return -1
    if kinds[behind] == k.OPEN_BRACE:
        return behind
    return behind if context.parser.names.is_type(first, behind) else -1
