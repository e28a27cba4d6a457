"""Calls that are none: built-in forms with the look of calls, user-defined literals ([lex.ext])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il.constants import IntegerConstant, StringConstant
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.entity import Entity
from cufe.il.expressions import PRVALUE, ConstantExpression, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.il.types import ArrayType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.expressions.operands import operation
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_VARIABLE_ARGUMENTS: Final[dict[str, int]] = {
    "__builtin_va_start": eok.VA_START, "__builtin_va_end": eok.VA_END, "__builtin_va_copy": eok.VA_COPY,
}  # fmt: skip


class SpecialCalls:
    """Builds calls that are recognised by their names."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def build(self, node: e.Call, callee: e.Name, context: Context) -> Expression | None:
        """The form that a name stands for; None for an ordinary call."""
        name = self.engine.lexemes[callee.id]
        if callee.qualified:
            return None
        if name.startswith(("__atomic_", "__sync_")):
            return self.engine.atomic_calls.build(node, callee, context)
        if not name.startswith("__builtin_"):
            return None
        form = self.engine.builtin_forms.build(name, node, callee, context)
        if form is not None:
            return form
        kind = _VARIABLE_ARGUMENTS.get(name, -1)
        if kind >= 0:
            return self._variable_arguments(node, kind, context)
        return None

    def _variable_arguments(self, node: e.Call, kind: int, context: Context) -> Expression:
        engine = self.engine
        arguments: list[Expression] = []
        for argument in engine.expressions.list_of(node.arguments, context):
            if isinstance(bare(argument.type), ArrayType):
                argument = engine.operands.value(argument)
            arguments.append(argument)
        made = operation(kind, engine.types.void, PRVALUE, node.open, arguments)
        made.start = node.start
        return made

    def user_literal(self, node: e.Literal, suffix: str, context: Context) -> Expression:
        """`12_km`: a call of `operator""_km`."""
        engine = self.engine
        found: list[Entity] = engine.names.unqualified('operator""' + suffix, context, node.start)
        if not found:
            found = engine.names.unqualified('operator"" ' + suffix, context, node.start)
        candidates: list[Routine | Template] = [entity for entity in found if isinstance(entity, (Routine, Template))]
        if not candidates:
            raise IllFormed("user-defined literal operator not found", node.start)
        literal = engine.literals.literal(node.start, node.end)
        arguments: list[Expression] = [literal]
        if isinstance(literal.constant, StringConstant):
            size = IntegerConstant(engine.types.unsigned_long, len(literal.constant.units))
            arguments.append(ConstantExpression(size, node.start))
        else:
            kind = literal.constant.kind
            if isinstance(literal.constant, IntegerConstant) and not literal.constant.is_character:
                literal.constant.type = engine.types.integers[10]
                literal.type = literal.constant.type
            elif kind == 3:
                literal.type = engine.types.long_double
                literal.constant.type = literal.type
        callee = OverloadExpression(candidates, engine.types.unknown, node.start)
        callee.qualified = True
        made = engine.calls.call(callee, arguments, node.start, context)
        if made is None:
            raise Unknown("user-defined literal", node.start)
        return made
