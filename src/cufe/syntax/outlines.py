"""What the outline of a declaration tells, without its parser: whether namespaces, `using` and static assertions follow
the grammar ([namespace.def], [namespace.udecl], [dcl.pre]), and whether an elaborated type specifier begins a variable
([dcl.type.elab])."""

from cufe.final import Final
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

#: what using-declarations and using-directives hold
_OF_USING: Final = bytes((k.IDENTIFIER, k.SCOPE, k.TYPENAME, k.NAMESPACE, k.ENUM, k.OPERATOR, k.TEMPLATE, k.ELLIPSIS))
_TWO_NAMES: Final = bytes((k.IDENTIFIER, k.IDENTIFIER))
_PARTS: Final = bytes((k.IDENTIFIER, k.SCOPE, k.INLINE, k.NAMESPACE, k.EXTENSION, k.ATTRIBUTE, k.OPEN_SQUARE))
_ASSIGNED: Final = bytes((k.IDENTIFIER, k.ASSIGN))


def is_namespace_head(kinds: bytes, at: int, end: int, brackets: Brackets) -> bool:
    """Whether a namespace, or an alias of one, is named as the grammar wants it."""
    if kinds[end] == k.SEMICOLON:
        return kinds.startswith(_ASSIGNED, at + 1) and kinds[end - 1] == k.IDENTIFIER
    if kinds[end] != k.OPEN_BRACE or kinds[end - 1] == k.SCOPE:
        return False
    names = 0
    while at < end:
        if kinds[at] not in _PARTS:
            return False
        if kinds[at] == k.ATTRIBUTE or kinds[at] == k.OPEN_SQUARE:
            at = brackets.skip(at + 1 if kinds[at] == k.ATTRIBUTE else at)
            continue
        names = names + 1 if kinds[at] == k.IDENTIFIER else 0 if kinds[at] == k.SCOPE else names
        if names > 1:
            return False
        at += 1
    return True


def is_assertion(kinds: bytes, first: int, end: int, after: int) -> bool:
    """Whether a static assertion ends behind its parenthesis, and behind a string where it has two parts."""
    if kinds[first + 1] != k.OPEN_ROUND or after != end - 1 or kinds[after] != k.SEMICOLON:
        return False
    return kinds[after - 2] != k.COMMA and (kinds[after - 3] != k.COMMA or kinds[after - 2] == k.STRING)


def are_names(kinds: bytes, start: int, end: int) -> bool:
    """Whether a using-declaration or using-directive may be right: nothing but names, with arguments and operators."""
    if start >= end or kinds[end] != k.SEMICOLON or kinds[end - 1] not in _OF_USING + b">)]":
        return kinds.find(k.OPERATOR, start, end) >= 0
    if kinds[end - 1] == k.NAMESPACE:
        return False
    if kinds.find(k.LESS, start, end) >= 0 or kinds.find(k.OPERATOR, start, end) >= 0:
        return True
    return all(
        (kinds[at] in _OF_USING or kinds[at] in b",~") and not kinds.startswith(_TWO_NAMES, at)
        for at in range(start, end)
    )


def is_alias(kinds: bytes, first: int, end: int) -> bool:
    """Whether a name stands behind the `using` of an alias-declaration, and a semicolon at its end."""
    return kinds[first + 1] == k.IDENTIFIER and kinds[end - 1] == k.SEMICOLON and kinds[end - 2] != k.ASSIGN


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
    if kinds[brace - 1] != k.IDENTIFIER or brackets.unit.lexemes[brace - 1] in k.FINAL_WORDS:
        return False
    return kinds[brace - 2] in _BEFORE_VARIABLE
