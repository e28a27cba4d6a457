"""Template arguments behind the name of a function template that is declared: its own parameters, once more.

`template <class T> template <class U> void A<T>::f<U>(U) {}` and `template <class U> friend U f<U>(int);`: by
[temp.expl.spec] and [temp.spec.partial] a declarator with arguments is a specialisation, and functions have no partial
one.  g++ says "non-class, non-variable partial specialization 'f<U>' is not allowed" and "invalid use of template-id
'f<U>' in declaration of primary template".  The CUDA front end takes it for a redeclaration and prints no arguments.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_END: Final = b">("
_ARGUMENTS: Final = bytes((k.IDENTIFIER, k.COMMA, k.ELLIPSIS))
#: what the declared name follows: a type, or a qualifier
_BEFORE: Final = bytes(
    (k.IDENTIFIER, k.GREATER, k.STAR, k.AMPERSAND, k.AND, k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.AUTO, k.SCOPE,
     k.TEMPLATE, k.CLOSE_ROUND, k.OPERATOR)
)  # fmt: skip


def drop_own_arguments(context: Context) -> None:
    """Erases the template arguments of declared function templates that are their own parameters."""
    kinds = context.kinds
    in_scope: dict[int, bool] = {-1: True}
    for start, end in context.places.stretches_without_toolkit():
        close = kinds.find(_END, start, end)
        while close >= 0:
            less = close - 1
            while kinds[less] in _ARGUMENTS:
                less -= 1
            if kinds[less] == k.LESS and kinds[less - 2] in _BEFORE:
                brace = context.brackets.enclosing(less)
                if brace not in in_scope:
                    in_scope[brace] = _is_scope(context, brace)
                if in_scope[brace]:
                    _look(context, less, close)
            close = kinds.find(_END, close + 2, end)


def _is_scope(context: Context, brace: int) -> bool:
    """Whether a brace opens a class or a namespace that is no part of a body."""
    path = context.cutter.path(brace)
    return bool(path) and path[-1].body == brace and path[-1].sort != c.FUNCTION


def _look(context: Context, less: int, close: int) -> None:
    path = context.cutter.path(less)
    if not path or path[-1].head == path[-1].start or less > path[-1].body >= 0:
        return
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    declaration = context.parser.parse(path[-1], class_name)
    if not declaration.heads or not declaration.declarators:
        return
    declarator = declaration.declarators[0]
    parameters = declaration.heads[-1].parameters
    if declarator.name_last != close or declarator.function() is None or not parameters:
        return
    if declarator.id != less - 1 and (
        context.kinds[declarator.id] != k.OPERATOR or context.kinds[less - 1] == k.IDENTIFIER
    ):
        # `operator A<U>` converts to an instance.
        return
    own = [
        ("" if parameter.name < 0 else context.lexemes[parameter.name]) + ("..." if parameter.pack >= 0 else "")
        for parameter in parameters
    ]
    written = "".join(context.lexemes[less + 1 : close])
    if written not in ("", ",".join(own)):
        return
    qualified = declarator.name_first < declarator.id
    if qualified or _is_declared(context, path[-1].start, declarator, len(parameters)):
        context.edits.replace_tokens(less, close, "")
        if _follows_template(context, declarator):
            context.edits.replace_tokens(declarator.id - 1, declarator.id - 1, "")


def _follows_template(context: Context, declarator: n.Declarator) -> bool:
    """Whether `template` stands in front of the name: `A<T>::template f<U>`."""
    return context.kinds[declarator.id - 1] == k.TEMPLATE and context.kinds[declarator.id - 2] == k.SCOPE


def _is_declared(context: Context, start: int, declarator: n.Declarator, count: int) -> bool:
    """Whether a function template of that name with as many parameters is declared in front of a token."""
    if context.kinds[declarator.id] != k.IDENTIFIER:
        # Operators are not looked up here; a template with such a name is rarely the first.
        return True
    lookup = context.lookup()
    entity = lookup.find(context.lexemes[declarator.id], lookup.scope_at(start))
    if entity is None:
        return False
    for binding in entity.bindings:
        declaration = binding.declaration
        if binding.name < start and declaration is not None and declaration.heads:
            if len(declaration.heads[-1].parameters) == count:
                return True
    return False
