"""What a device lambda with `-> auto` returns: its tag names the type (observed: lambdas 2.4)."""

from cufe.checks.typed_code import TypedCode
from cufe.emit.context import Context
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, EnumType
from cufe.il.templates import PACK
from cufe.il.type_names import TypeNames
from cufe.sema.failures import guarded
from cufe.syntax import expression_nodes as e


def deduced_result(context: Context, node: e.Lambda) -> str | None:
    """The type that a lambda returns, as it can be written where the lambda stands.

    None where it hangs on a template parameter, has no name, or cannot be told."""
    engine = context.engine()
    with guarded():
        closure = TypedCode(engine, [context.cutter.path(node.start)]).lambdas.get(node.start)
        if closure is None or closure.routine is None or closure.closure.dependent:
            return None
        result = engine.declare_types.result_type(closure.routine)
        return TypeNames(Addresses()).of(result) if _has_spelling(result) else None
    return None


def _has_spelling(type_: t.Type) -> bool:
    """Whether a type can be written: nothing in it is dependent, a closure or without a name."""
    pending: list[t.Type] = [type_]
    while pending:
        at = pending.pop().skip_typerefs()
        if at.dependent:
            return False
        if isinstance(at, (t.QualifiedType, t.PointerType, t.ReferenceType)):
            pending.append(at.target)
        elif isinstance(at, t.MemberPointerType):
            pending += [at.target, at.owner]
        elif isinstance(at, t.ArrayType):
            pending.append(at.element)
        elif isinstance(at, t.RoutineType):
            pending += [at.result, *at.parameters]
        elif isinstance(at, (ClassType, EnumType)):
            if not at.name:
                return False
            if isinstance(at, ClassType):
                for argument in at.arguments:
                    parts = argument.pack if argument.kind == PACK else [argument]
                    pending += [part.type for part in parts if part.type is not None]
    return True
