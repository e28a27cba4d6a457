"""Calls of `__atomic_` and `__sync_` functions, which exist for each size of an object."""

from cufe.il import operations as eok
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import Routine
from cufe.il.expressions import PRVALUE, ConstantExpression, Expression
from cufe.il.types import PointerType, Type
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import operation
from cufe.sema.overload.type_tests import bare, is_void
from cufe.syntax import expression_nodes as e


class AtomicCalls(EnginePart):
    """Builds calls of generic atomic functions."""

    def build(self, node: e.Call, callee: e.Name, context: Context) -> Expression | None:
        """The call of the function for the object's size; None where the name is no generic one, or in a template."""
        engine = self.engine
        name = engine.lexemes[callee.id]
        object_form = engine.builtins.for_object(name)
        if object_form is None and engine.builtins.sized_signature(name) is None:
            return None
        arguments = engine.expressions.list_of(node.arguments, context)
        if not arguments or engine.calls.any_dependent(arguments):
            return None
        pointer = engine.operands.value(arguments[0])
        type_ = bare(pointer.type)
        if not isinstance(type_, PointerType):
            raise IllFormed("pointer expected", pointer.start)
        target = engine.types.unqualified(type_.target)
        size = engine.layout.size(target)
        values = [pointer, *arguments[1:]]
        if object_form is not None:
            return self._of_object(object_form, node, callee, values, size)
        routine = engine.builtins.sized(name, size)
        if routine is None:
            raise IllFormed("an atomic function on an object of this size", pointer.start)
        return self._sized(routine, node, callee, values, target)

    def _sized(
        self, routine: Routine, node: e.Call, callee: e.Name, values: list[Expression], target: Type
    ) -> Expression:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        if len(values) < len(signature.parameters):
            raise IllFormed("too few arguments in function call", node.open)
        arguments: list[Expression] = []
        # What follows the arguments of a `__sync_` function is ignored.
        for parameter, value in zip(signature.parameters, values, strict=False):
            arguments.append(engine.value_conversions.convert(engine.operands.value(value), parameter))
        made = operation(
            eok.CALL,
            signature.result,
            PRVALUE,
            node.open,
            [engine.operands.routine(routine, callee.id, True), *arguments],
        )
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        if is_void(signature.result) or bare(signature.result) is engine.types.bool:
            return made
        return engine.value_conversions.convert(made, target)

    def _of_object(
        self, routine: Routine, node: e.Call, callee: e.Name, values: list[Expression], size: int
    ) -> Expression:
        engine = self.engine
        signature = engine.declare_types.routine_type(routine)
        # The size has no place of its own: it follows the call.
        token = node.end
        arguments: list[Expression] = [
            engine.operands.routine(routine, callee.id, True),
            ConstantExpression(IntegerConstant(engine.types.unsigned_long, size), token),
        ]
        arguments += [engine.operands.value(value) for value in values]
        made = operation(eok.CALL, signature.result, PRVALUE, node.open, arguments)
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        return made
