"""An empty statement in front of the declaration of a range: `for (; int x : v)`.

C++20 lets an init-statement stand there ([stmt.ranged]), and an empty one is one; g++ 12 takes what follows for a
condition and says "found ':' in nested-name-specifier, expected '::'". The CUDA front end takes it.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_EMPTY: Final = bytes((k.FOR, k.OPEN_ROUND, k.SEMICOLON))


def drop_empty_inits(context: Context) -> None:
    """Erases the semicolon behind the parenthesis of each `for` that has a range and no other semicolon."""
    kinds = context.kinds
    at = kinds.find(_EMPTY)
    while at >= 0:
        if _has_range(context, at + 1):
            context.edits.replace_tokens(at + 2, at + 2, "")
        at = kinds.find(_EMPTY, at + 1)


def _has_range(context: Context, opening: int) -> bool:
    """Whether a head has one semicolon, which stands in front: with a second one it is that of an ordinary loop."""
    kinds = context.kinds
    close = context.brackets.close(opening)
    at = opening + 2
    while at < close:
        if kinds[at] == k.SEMICOLON:
            return False
        at = context.brackets.skip(at) if kinds[at] in b"([{" else at + 1
    return True
