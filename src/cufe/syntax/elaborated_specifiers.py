"""Elaborated type specifiers ([dcl.type.elab]) in declarations of variables: `struct Node *next{};`."""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

#: what stands before the name of a variable, but not before that of a class
_BEFORE_VARIABLE: Final = bytes((k.IDENTIFIER, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE))


def initialises(brackets: Brackets, brace: int, head: int) -> bool:
    """Whether the brace of a declaration with a class-key or `enum` initialises a variable; `head` is its first token
    and no `:` precedes."""
    kinds = brackets.kinds
    if brace - 2 <= head:
        return False
    if kinds[brace - 1] == k.CLOSE_SQUARE:
        # Two of them end an attribute.
        return kinds[brace - 2] != k.CLOSE_SQUARE
    if kinds[brace - 1] != k.IDENTIFIER or brackets.unit.lexemes[brace - 1] == "final":
        return False
    return kinds[brace - 2] in _BEFORE_VARIABLE
