"""Default arguments of members of class templates, and of member templates, where they are defined outside.

`template <class T> int a<T>::f(int x = 1) { return x; }`: [dcl.fct.default] wants them in the class; g++ says
"redeclaration of 'int a<T>::f(int)' may not have default arguments".  The CUDA front end takes them and prints none, so
that a call which needs one fails in the host compiler.  What the class gives already is an error there, too.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_MEMBERS: Final = (bytes((k.SCOPE, k.IDENTIFIER, k.OPEN_ROUND)), bytes((k.SCOPE, k.OPERATOR)))
#: tokens of the longest parameter list that is looked at
_LONG: Final = 120
_INTERRUPTIONS: Final = b";{}"


def drop_default_arguments(context: Context) -> None:
    """Erases the default arguments of templates' members that are defined outside of their class."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        for pattern in _MEMBERS:
            at = kinds.find(pattern, start, end)
            while at >= 0:
                assign = kinds.find(k.ASSIGN, at, at + _LONG)
                if assign >= 0 and not any(kinds.find(kind, at, assign) >= 0 for kind in _INTERRUPTIONS):
                    _look(context, at)
                at = kinds.find(pattern, at + 2, end)


def _look(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if not path or path[-1].head == path[-1].start or colons > path[-1].body >= 0:
        return
    if any(piece.sort == c.CLASS for piece in path[:-1]):
        return
    declaration = context.parser.parse(path[-1], "")
    if not declaration.declarators or not all(head.parameters for head in declaration.heads):
        return
    declarator = declaration.declarators[0]
    function = declarator.function()
    if function is None or declarator.id != colons + 1:
        return
    given = [one for one in function.parameters if one.declarator.initialiser == n.ASSIGNED]
    if not given or _class_gives_some(context, colons, declarator, len(function.parameters)):
        return
    for parameter in given:
        context.edits.replace_tokens(parameter.declarator.initialiser_start, parameter.end - 1, "")


def _class_gives_some(context: Context, colons: int, declarator: n.Declarator, count: int) -> bool:
    """Whether the class has a default argument for a function of that name with as many parameters."""
    kinds = context.kinds
    lookup = context.lookup()
    qualifier = colons - 1
    depth = 0
    while kinds[qualifier] == k.GREATER or depth:
        depth += (kinds[qualifier] == k.GREATER) - (kinds[qualifier] == k.LESS)
        qualifier -= 1
    around = lookup.resolve(qualifier)
    if around is None or around.sort != en.TYPE or kinds[declarator.id] != k.IDENTIFIER:
        return False
    member = lookup.member_of(around, context.lexemes[declarator.id], len(kinds), False)
    if member is None:
        return False
    for binding in member.bindings:
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is not None and len(function.parameters) == count:
            if any(parameter.declarator.initialiser != n.NO_INITIALISER for parameter in function.parameters):
                return True
    return False
