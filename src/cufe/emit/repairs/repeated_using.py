"""A using-declaration that a class has twice: `struct d : b { using b::x; using b::x; };`.

[namespace.udecl] allows that in namespaces and blocks alone; g++ says "redeclaration of 'using b::x'". The CUDA front
end warns (941) and keeps the first, whose access counts. Inherited constructors are an error there, too.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

_NAME: Final = bytes((k.TYPENAME, k.SCOPE, k.IDENTIFIER))
#: tokens of the longest using-declaration that is looked at
_LONG: Final = 60


def drop_repeated_using(context: Context) -> None:
    """Erases the using-declarations of a class that it has already."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        seen: dict[tuple[int, str], int] = {}
        for at in k.all_of(kinds, k.USING, start, end):
            if kinds[at + 1] in _NAME and kinds[at + 2] != k.ASSIGN:
                brace = context.brackets.enclosing(at)
                semicolon = kinds.find(k.SEMICOLON, at, at + _LONG) if brace >= 0 else -1
                if semicolon >= 0:
                    _look(context, at, semicolon, brace, seen)


def _look(context: Context, using: int, semicolon: int, brace: int, seen: dict[tuple[int, str], int]) -> None:
    """Notes the names of a using-declaration, and erases those that the class has already."""
    kinds = context.kinds
    first = using + 1
    # Commas of template arguments are left alone.
    lists = kinds.find(k.LESS, using, semicolon) < 0
    while first < semicolon:
        comma = kinds.find(k.COMMA, first, semicolon) if lists else -1
        end = comma if comma >= 0 else semicolon
        named = first
        while kinds[named] == k.SCOPE or kinds[named] == k.TYPENAME:
            named += 1
        key = (brace, context.spell(named, end))
        if key not in seen:
            seen[key] = first
        elif _is_class(context, using, brace) and not _names_constructors(context, named, end):
            if comma >= 0:
                context.edits.replace_tokens(first, comma, "")
            elif first > using + 1:
                context.edits.replace_tokens(first - 1, end - 1, "")
            else:
                context.edits.replace_tokens(using, semicolon, "")
        first = end + 1


def _is_class(context: Context, token: int, brace: int) -> bool:
    path = context.cutter.path(token)
    if len(path) > 1 and path[-2].body == brace:
        return path[-2].sort == c.CLASS
    return bool(path) and path[-1].sort == c.FUNCTION and local_class(context.cutter, brace) is not None


def _names_constructors(context: Context, first: int, end: int) -> bool:
    """Whether the last name is also one in front of it: `b::b`, `b<T>::b`."""
    return context.lexemes[end - 1] in context.lexemes[first : end - 1]
