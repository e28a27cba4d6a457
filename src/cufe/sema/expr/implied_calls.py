"""Calls of member functions that a construct of the language implies by their names: `begin` and `end` of a range
([stmt.ranged]), what a coroutine asks of its promise and its awaiters ([dcl.fct.def.coroutine], [expr.await])."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation, OverloadExpression
from cufe.il.templates import Template
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of

if TYPE_CHECKING:
    from cufe.il.entity import Entity


class ImpliedCalls(EnginePart):
    """Builds implied calls."""

    def member(
        self, object_: Expression, name: str, arguments: list[Expression], token: int, context: Context
    ) -> Expression:
        """`object.name(arguments)`, which stands at `token`."""
        engine = self.engine
        cls = class_of(object_.type)
        members = engine.names.members(cls, name) if cls is not None else None
        if members is None:
            raise IllFormed(f'class has no member "{name}"', token)
        callee = OverloadExpression(_functions(members.entities), engine.types.unknown, token)
        callee.object = object_
        callee.path = members.path
        callee.operator = token
        made = engine.calls.call(callee, arguments, token, context)
        made.start = token
        written_call(made).flags |= COMPILER_GENERATED
        return made

    def has(self, object_: Expression, name: str) -> bool:
        """Whether the class of an object has a member of that name."""
        cls = class_of(object_.type)
        return cls is not None and self.engine.names.members(cls, name) is not None


def _functions(entities: "list[Entity]") -> "list[Routine | Template]":
    return [entity for entity in entities if isinstance(entity, (Routine, Template))]


def written_call(made: Expression) -> Expression:
    """The call itself below what its result refers to, or its value."""
    at = made
    if isinstance(at, Operation) and at.operation == eok.REF_INDIRECT:
        at = at.arguments[0]
    if isinstance(at, ConstantExpression) and at.constant.expression is not None:
        return at.constant.expression
    return at
