"""Expressions that gcc takes for others, where only the types tell what they are: destructors that are named by
`decltype`, and lists for a reference."""

from cufe.emit.context import Context
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.expressions import Expression

_NAMED_BY_DECLTYPE: Final = bytes((k.TILDE, k.DECLTYPE, k.OPEN_ROUND))


def name_destructors(context: Context) -> None:
    """Writes the name of the class for `decltype` behind `~`.

    Destructors of class objects that are named by `decltype`: `x.~decltype(x)();` ([expr.prim.id.dtor]). g++ 12 says
    "expected identifier before 'decltype'". The original prints the class, `x.~S();`. For what is no class, and in
    templates, g++ refuses what the original prints as well."""
    kinds = context.kinds
    for at in k.each(kinds, _NAMED_BY_DECLTYPE, context.places.stretches_without_toolkit()):
        close = context.brackets.close(at + 2)
        if kinds[at - 1] in (k.DOT, k.ARROW) and kinds[close + 1] == k.OPEN_ROUND:
            name = _destroyed_class(context, at, close + 1)
            if name:
                context.edits.replace_tokens(at + 1, close, name)


def _destroyed_class(context: Context, tilde: int, call: int) -> str:
    """The name of the class whose object is destroyed; empty where it is unknown, or no class with a name."""
    from cufe.il.entities import ClassType
    from cufe.il.expressions import Operation, RoutineExpression
    from cufe.il.types import PointerType
    from cufe.sema.overload.type_tests import class_of

    for node in _expressions_at(context, tilde) + _expressions_at(context, call):
        owner: ClassType | None = None
        if isinstance(node, RoutineExpression):
            owner = node.routine.owner()
        elif isinstance(node, Operation) and len(node.arguments) == 1:
            # The destructor does nothing: its object is the operand.
            operand = node.arguments[0].type
            owner = class_of(operand.target if isinstance(operand, PointerType) else operand)
        if owner is not None:
            return owner.written_name()
    return ""


_LIST: Final = bytes((k.IDENTIFIER, k.OPEN_BRACE))
#: what stands in front of a name that is declared
_DECLARES: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.NAMESPACE, k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO))


def convert_to_references(context: Context) -> None:
    """Writes `((L)(x))` for `L{x}`, where L is a reference and bound to `x` itself.

    Lists of one element for a reference type: `using L = A &; L{x}.a = 1;` ([expr.type.conv]). g++ 12 makes a
    temporary object of the list and says "cannot bind non-const lvalue reference of type 'L' to an rvalue of type
    'A'", or binds the reference to a copy. The original prints the cast, `((A &)x).a`. Templates are printed as they
    stand, and mean what g++ reads in them."""
    kinds = context.kinds
    for at in k.each(kinds, _LIST, context.places.stretches_without_toolkit()):
        if kinds[at - 1] in _DECLARES or kinds[at + 2] in (k.OPEN_BRACE, k.CLOSE_BRACE):
            continue
        first = at
        while kinds[first - 1] == k.SCOPE:
            first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
        if _is_reference(context, at) and _is_bound(context, first):
            close = context.brackets.close(at + 1)
            context.edits.insert_before(first, "((")
            context.edits.replace_tokens(at + 1, at + 1, ")(")
            context.edits.replace_tokens(close, close, "))")


def _is_reference(context: Context, name: int) -> bool:
    """Whether a token names an alias whose declaration has a `&`."""
    entity = context.lookup().resolve(name)
    if entity is None or entity.sort != en.ALIAS or entity.template:
        return False
    kinds = context.kinds
    start = max(kinds.rfind(kind, 0, entity.token) for kind in (k.SEMICOLON, k.OPEN_BRACE, k.CLOSE_BRACE))
    end = kinds.find(k.SEMICOLON, entity.token)
    return kinds.find(k.AMPERSAND, start + 1, end) >= 0 or kinds.find(k.AND, start + 1, end) >= 0


def _is_bound(context: Context, name: int) -> bool:
    """Whether a list at a name initialises a reference with what is no temporary object."""
    from cufe.il.expressions import Operation, TempInit

    for node in _expressions_at(context, name):
        if isinstance(node, Operation):
            return not isinstance(node.arguments[0], TempInit)
    return False


def _expressions_at(context: Context, token: int) -> "list[Expression]":
    """The expressions whose place is a token of a function, or of a variable's initialiser; none in templates."""
    from cufe.checks.typed_code import expressions_at

    path = context.cutter.path(token)
    return [] if any(piece.head > piece.start for piece in path) else expressions_at(context.engine(), path, token)
