"""A function or variable of the global namespace whose first declaration has a `::` in front: `void ::f() {}`.

[dcl.meaning]/1 lets a qualified declarator-id only refer to what is declared already; g++ says "'void f()' should have
been declared inside '::'". The CUDA front end takes it for the declaration and leaves the qualifier out.
"""

from cufe.emit.context import Context
from cufe.emit.repairs.friend_qualifiers import is_declared
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))
#: what `::` follows where it begins a declarator-id
_BEFORE: Final = bytes((k.BUILTIN_TYPE, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE, k.AUTO)) + b"(,"


def drop_global_qualifiers(context: Context) -> None:
    """Erases the `::` in front of names that nothing in front declares."""
    kinds = context.kinds
    outside: dict[int, bool] = {-1: True}
    for start, end in context.places.stretches_without_toolkit():
        at = kinds.find(_NAME, start, end)
        while at >= 0:
            if kinds[at - 1] in _BEFORE and kinds[at + 2] != k.SCOPE:
                brace = context.brackets.enclosing(at)
                if brace not in outside:
                    outside[brace] = all(piece.sort == c.LINKAGE for piece in context.cutter.path(brace + 1)[:-1])
                if outside[brace]:
                    _look(context, at)
            at = kinds.find(_NAME, at + 2, end)


def _look(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if not path or any(piece.sort != c.LINKAGE for piece in path[:-1]) or colons > path[-1].body >= 0:
        return
    for declarator in context.parser.parse(path[-1], "").declarators:
        if declarator.name_first == colons and declarator.id == colons + 1:
            if not is_declared(context, declarator, colons):
                context.edits.replace_tokens(colons, colons, "")
