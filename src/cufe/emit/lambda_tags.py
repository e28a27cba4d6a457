"""The tag of an extended lambda: the type that says which lambda a wrapper stands for (observed: lambdas 2.4)."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.lambda_slots import LambdaSlot
from cufe.emit.context import Context, LambdaError
from cufe.emit.lambda_parent import LambdaParent
from cufe.final import Final
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, EnumType
from cufe.il.type_names import TypeNames
from cufe.il.type_parts import parts_of
from cufe.il.types import Type
from cufe.sema.failures import guarded
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_DEDUCED: Final = "extended_lambda_deduced_trailing_return"
#: behind these a name is that of a member or of something in a scope, never a parameter
_QUALIFIES: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


def tag(context: Context, parent: LambdaParent, node: e.Lambda, slot: LambdaSlot, number: int) -> str:
    """The type `__nv_dl_tag<...>`, or `__nv_dl_trailing_return_tag<...>` where a device lambda says what it returns.

    For `-> auto` that is the deduced type; a `LambdaError` where it cannot be told or written."""
    if slot.parent >= 0:
        function = _written_parent(context, slot.parent)
    else:
        function = f"{parent.type},{parent.address}"
    if slot.is_device_only and node.arrow >= 0 and not _names_parameter(context, node):
        return f"__nv_dl_trailing_return_tag<{function},{_return_type(context, node)}, {number}>"
    return f"__nv_dl_tag<{function},{number}>"


def _written_parent(context: Context, opening: int) -> str:
    """Type and address of what `__nv_parent(...)` names: the type with its casts, the address without."""
    close = context.brackets.close(opening)
    whole = context.spell(opening + 1, close)
    first, last = _without_casts(context, opening + 1, close)
    return f"__NV_LAMBDA_WRAPPER_HELPER(({whole}),({context.spell(first, last)}))"


def _without_casts(context: Context, first: int, last: int) -> tuple[int, int]:
    """The operand of the casts and parentheses in the tokens `first` to `last`."""
    kinds = context.kinds
    while first < last:
        if kinds[first] == k.CAST and kinds[first + 1] == k.LESS:
            close = context.brackets.close_angle(first + 1, last)
            first = close + 1
        elif kinds[first] == k.OPEN_ROUND:
            close = context.brackets.close(first)
            if close == last - 1:
                first, last = first + 1, close
            else:
                first = close + 1
        else:
            break
    return first, last


def _names_parameter(context: Context, node: e.Lambda) -> bool:
    """Whether the trailing return type depends on a parameter of the lambda, which the tag cannot name."""
    names: set[str] = set()
    if node.parameters is not None:
        for parameter in node.parameters.parameters:
            if parameter.declarator.id >= 0:
                names.add(context.lexemes[parameter.declarator.id])
    if node.head is not None:
        for template_parameter in node.head.parameters:
            if template_parameter.name >= 0:
                names.add(context.lexemes[template_parameter.name])
    start, end = return_type_tokens(node)
    return any(context.lexemes[at] in names and context.kinds[at - 1] not in _QUALIFIES for at in range(start, end))


def _return_type(context: Context, node: e.Lambda) -> str:
    start, end = return_type_tokens(node)
    for at in range(start, end):
        # In front of a parenthesis it belongs to a function type.
        if context.kinds[at] == k.AUTO and context.kinds[at + 1] != k.OPEN_ROUND:
            deduced = deduced_result(context, node)
            if deduced is None:
                raise LambdaError(_DEDUCED, node.arrow)
            return deduced
    return context.parser.spell_without_attributes(start, end)


def return_type_tokens(node: e.Lambda) -> tuple[int, int]:
    """The tokens of the trailing return type, without the `->`."""
    if node.return_type is None:
        return node.arrow + 1, node.body
    return node.return_type.start, node.return_type.end


def is_mutable(node: e.Lambda) -> bool:
    return bool(node.flags & n.MUTABLE)


def deduced_result(context: Context, node: e.Lambda) -> str | None:
    """The type that a lambda returns, as it can be written where the lambda stands.

    None where it depends on a template parameter, has no name, or cannot be told."""
    engine = context.engine()
    with guarded():
        closure = TypedCode(engine, [context.cutter.path(node.start)]).lambdas.get(node.start)
        if closure is None or closure.routine is None or closure.closure.dependent:
            return None
        result = engine.declare_types.result_type(closure.routine)
        return TypeNames(Addresses()).of(result) if _has_spelling(result) else None
    return None


def _has_spelling(type_: Type) -> bool:
    """Whether a type can be written: nothing in it is dependent, a closure or without a name."""
    pending: list[Type] = [type_]
    while pending:
        at = pending.pop().skip_typerefs()
        if at.dependent or (isinstance(at, (ClassType, EnumType)) and not at.name):
            return False
        pending += parts_of(at)
    return True
