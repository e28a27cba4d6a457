"""Definitions of classes and enumerations by a name from global scope on: `template <> struct ::lib::trait<A> {};`.

The nested-name-specifier of a class-head-name may start with `::` ([class.pre], [dcl.enum]: gcc is wrong here, "global
qualification of class name is invalid"), and the CUDA front end takes it.  The `::` goes: what such a definition names
was declared before, in a scope around it ([class.pre]).  The names of the namespaces around the definition go with it,
which gcc calls "extra qualification".
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

#: a class-key, or the end of an attribute behind one, and `::`
_PAIRS: Final = k.pair_table(k.TYPE_KEYS + b")]", bytes((k.SCOPE,)))
_SPECIFIERS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))


def shorten_class_heads(context: Context) -> None:
    """Erases the first `::` of the names in class-heads and enum-heads."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _PAIRS, start, end):
            if _is_head(context, at + 1) and _is_behind_key(context, at):
                context.edits.replace_tokens(at + 1, _end_of_namespaces(context, at + 1), " ")


def _is_behind_key(context: Context, at: int) -> bool:
    """Whether a token ends a class-key with its attributes."""
    kinds = context.kinds
    while kinds[at] == k.CLOSE_ROUND or kinds[at] == k.CLOSE_SQUARE:
        opening = context.brackets.open_before(at)
        if kinds[opening] == k.OPEN_ROUND and kinds[opening - 1] not in _SPECIFIERS:
            return False
        at = opening - (2 if kinds[opening] == k.OPEN_ROUND else 1)
    return kinds[at] in k.TYPE_KEYS


def _is_head(context: Context, at: int) -> bool:
    """Whether what is named from the `::` on is defined here."""
    kinds = context.kinds
    while kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
        at += 2
        if kinds[at] == k.LESS:
            at = context.brackets.close_angle(at, len(kinds)) + 1
    if kinds[at] == k.IDENTIFIER and context.lexemes[at] == "final":
        at += 1
    return kinds[at] == k.OPEN_BRACE or kinds[at] == k.COLON


def _end_of_namespaces(context: Context, scope: int) -> int:
    """The last `::` that belongs to the names of the namespaces around the one at `scope`, or `scope` itself."""
    at = scope
    for piece in context.cutter.path(scope):
        if piece.sort != c.NAMESPACE:
            continue
        for name in context.namespace_name(piece).split("::"):
            if context.lexemes[at + 1] != name or context.kinds[at + 2] != k.SCOPE:
                return at
            at += 2
    return at
