"""`sizeof` of a function: `int f(); int n = sizeof(f);`.

[expr.sizeof] forbids it; g++ says "ISO C++ forbids applying 'sizeof' to an expression of function type", but takes it
of a function type and of `*f`, and answers 1.  The CUDA front end warns (56) and prints the type.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.syntax import nodes as n
from cufe.text import kinds as k

#: what goes on with the operand behind its name or its parentheses
_GOES_ON: Final = bytes((k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE, k.DOT, k.ARROW, k.LESS, k.SCOPE, k.IDENTIFIER))


def dereference_functions(context: Context) -> None:
    """Puts `*` in front of functions that are operands of `sizeof`, in the user's files."""
    kinds = context.kinds
    for at in k.each(kinds, k.SIZEOF, context.places.user_stretches()):
        first = at + 1
        while kinds[first] == k.OPEN_ROUND:
            first += 1
        last = first + 1 if kinds[first] == k.SCOPE else first
        while kinds[last] == k.IDENTIFIER and kinds[last + 1] == k.SCOPE:
            last += 2
        behind = last + first - at
        if (
            kinds[last] == k.IDENTIFIER
            and kinds.startswith(b")" * (first - at - 1), last + 1)
            and kinds[behind] not in _GOES_ON
            and _is_function(context, last)
        ):
            context.edits.insert_before(first, "*")


def _is_function(context: Context, name: int) -> bool:
    """Whether a token names a function that can be pointed to, and no other thing."""
    entity = context.lookup().resolve(name)
    if entity is None or not entity.bindings or entity.template:
        return False
    declarators = [binding.declarator for binding in entity.bindings]
    if any(declarator is None or declarator.function() is None for declarator in declarators):
        return False
    if entity.sort == en.FUNCTION and isinstance(entity.scope, ClassScope):
        declaration = entity.bindings[0].declaration
        return declaration is not None and declaration.specifiers.flags & n.STATIC != 0
    return entity.sort in (en.FUNCTION, en.LOCAL)
