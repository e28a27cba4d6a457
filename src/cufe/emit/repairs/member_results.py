"""Types without `typename` in definitions of members: `template <class T> X<T>::type X<T>::get() {}`, before C++20.

Until C++20 a dependent qualified name of a type needs `typename` ([temp.res]); gcc says "need 'typename' before
'X<T>::type' because 'X<T>' is a dependent scope".  The CUDA front end takes the name without it where it is a member of
the class template whose member is defined, and nowhere else: it looks into the template with that argument list.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_MEMBER_OF_TEMPLATE: Final = bytes((k.GREATER, k.SCOPE, k.IDENTIFIER))
_CXX20: Final = 20
#: what can stand between a type and the declarator-id
_BETWEEN: Final = bytes(
    (
        k.CONST, k.VOLATILE, k.RESTRICT, k.STAR, k.AMPERSAND, k.AND, k.INLINE, k.CONSTEXPR, k.STATIC, k.ATTRIBUTE_MACRO,
        k.OPEN_ROUND,
    )
)  # fmt: skip
_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))


def add_typename(context: Context) -> None:
    """Puts `typename` in front of the types of such definitions."""
    if context.settings.standard >= _CXX20 and context.settings.standard != 98:
        return
    kinds = context.kinds
    for at in k.each(kinds, _MEMBER_OF_TEMPLATE, context.places.stretches_without_vendors()):
        name = _declarator(context, at + 1)
        if name >= 0:
            _add(context, at, name)


def _declarator(context: Context, at: int) -> int:
    """The name in front of the first `<` of the declarator-id that may follow the type whose name goes on with the `::`
    at `at`, or -1."""
    kinds = context.kinds
    while kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
        at += 2
    while True:
        if kinds[at] == k.ATTRIBUTE and kinds[at + 1] == k.OPEN_ROUND:
            at = context.brackets.skip(at + 1)
        elif kinds[at] in _BETWEEN:
            at += 1
        else:
            break
    while kinds[at] in _NAME:
        if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.LESS:
            return at
        at += 1
    return -1


def _add(context: Context, closing: int, defined: int) -> None:
    """Edits the declaration of `defined<...>::member`, if its type is a member of the class template that the
    `>` at `closing` names."""
    kinds = context.kinds
    path = context.cutter.path(closing)
    if not path or kinds[path[-1].start] != k.TEMPLATE or any(piece.sort == c.CLASS for piece in path[:-1]):
        return
    piece = path[-1]
    if closing < piece.head or defined > piece.body >= 0:
        return
    declaration = context.parser.parse(piece, "")
    first = declaration.specifiers.type_start
    if not first <= closing < declaration.specifiers.type_end or kinds[first] not in _NAME:
        return
    named = first
    while kinds[named] != k.IDENTIFIER or kinds[named + 1] != k.LESS:
        named += 1
    if _template_id(context, named) == _template_id(context, defined):
        context.edits.insert_before(first, "typename ")


def _template_id(context: Context, name: int) -> list[str]:
    """The tokens of `name<...>`."""
    close = context.brackets.close_angle(name + 1, len(context.kinds))
    return context.lexemes[name : close + 1]
