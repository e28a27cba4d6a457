"""Members declared with the name of their own class in front: `struct S { S::S(); int S::x; };`.

A member declaration in its class has no qualifier ([dcl.meaning]); the CUDA front end warns and leaves it out, gcc says
"extra qualification 'S::' on member 'x'".  Of functions that are neither constructors nor templates, and of static
members, the original writes the text as it was, so that gcc refuses its output, too: those are left alone.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_QUALIFIERS: Final = k.pair_table(bytes((k.IDENTIFIER, k.GREATER)), bytes((k.SCOPE,)))


def drop_own_qualifiers(context: Context) -> None:
    """Erases the qualifiers of members that name their own class."""
    kinds = context.kinds
    classes: dict[int, str] = {-1: ""}
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _QUALIFIERS, start, end):
            name = _class_around(context, at, classes)
            if name:
                qualifier = at if kinds[at] == k.IDENTIFIER else _template_name(context, at)
                if context.lexemes[qualifier] == name:
                    _look(context, qualifier, name)


def _class_around(context: Context, token: int, classes: dict[int, str]) -> str:
    """The name of the class whose member declarations the token is among, or empty."""
    brace = context.brackets.enclosing(token)
    if brace in classes:
        return classes[brace]
    path = context.cutter.path(token)
    name = ""
    if len(path) > 1 and path[-2].sort == c.CLASS and path[-2].body == brace:
        name = context.class_name(path[-2])
    classes[brace] = name
    return name


def _template_name(context: Context, closing: int) -> int:
    """The name in front of the template arguments that the `>` at `closing` ends, where they are plain ones."""
    kinds = context.kinds
    opening = kinds.rfind(k.LESS, 0, closing)
    return opening - 1 if opening > 0 and context.brackets.close_angle(opening, len(kinds)) == closing else closing


def _look(context: Context, qualifier: int, name: str) -> None:
    piece = context.cutter.path(qualifier)[-1]
    if qualifier > piece.body >= 0:
        return
    declaration = context.parser.parse(piece, name)
    if declaration.specifiers.flags & (n.FRIEND | n.STATIC):
        return
    lexemes = context.lexemes
    for declarator in declaration.declarators:
        if not declarator.name_first <= qualifier < declarator.id:
            continue
        if declarator.function() is not None and not declaration.heads and lexemes[declarator.id] != name:
            continue
        for token in range(declarator.name_first, declarator.id):
            context.erase_token(token)
