"""A friend function by a qualified name that nothing declares yet: `struct s { friend void ::nosuch(); };`.

[dcl.meaning] wants the function declared before; g++ says "'void nosuch()' should have been declared inside '::'",
and of a definition that it "cannot have a name qualified with '::'". In a class of the global namespace the CUDA
front end warns (970) and leaves the qualifier out, in others it gives an error.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

#: what `::` follows where it is no part of a longer name
_BEFORE: Final = bytes((k.BUILTIN_TYPE, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE))
_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER, k.OPEN_ROUND))
#: tokens between `friend` and the name
_LONG: Final = 20


def drop_friend_qualifiers(context: Context) -> None:
    """Erases the `::` of friends that are declared by it first."""
    kinds = context.kinds
    for friend in k.each(kinds, k.FRIEND, context.places.stretches_without_toolkit()):
        colons = kinds.find(_NAME, friend, friend + _LONG)
        if colons >= 0 and kinds[colons - 1] in _BEFORE:
            _look(context, colons)


def _look(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if len(path) < 2 or path[-1].head > path[-1].start or colons > path[-1].body >= 0:
        return
    if any(piece.sort not in (c.CLASS, c.LINKAGE) for piece in path[:-1]):
        return
    declaration = context.parser.parse(path[-1], context.class_name(path[-2]))
    if not declaration.declarators or declaration.declarators[0].name_first != colons:
        return
    if path[-1].body >= 0 or not is_declared(context, declaration.declarators[0], colons):
        context.edits.replace_tokens(colons, colons, "")


def is_declared(context: Context, declarator: n.Declarator, before: int) -> bool:
    """Whether a function of that name with these parameters is declared in front of a token."""
    entity = context.lookup().find("::" + context.lexemes[declarator.id])
    wanted = _spelled_parameters(context, declarator)
    return entity is not None and any(
        binding.name < before
        and binding.declarator is not None
        and _spelled_parameters(context, binding.declarator) == wanted
        for binding in entity.bindings
    )


def _spelled_parameters(context: Context, declarator: n.Declarator) -> list[str]:
    function = declarator.function()
    return (
        [context.spell(one.start, one.declarator.place) for one in function.parameters] if function is not None else []
    )
