"""Built-in operations that look like calls: `__builtin_addressof`, `__builtin_bit_cast` and the like."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.expressions import PRVALUE, BuiltinOperation, Expression, TypeOperand
from cufe.sema.answers import IllFormed
from cufe.sema.expressions.operands import is_type_dependent, operation
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class BuiltinForms:
    """Builds them by name."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def build(self, name: str, node: e.Call, callee: e.Name, context: Context) -> Expression | None:
        """The operation; None for any other name."""
        if name == "__builtin_addressof":
            return self._address(node, context)
        if name == "__builtin_bit_cast":
            return self._bit_cast(node, context)
        if name == "__builtin_complex":
            return self._complex(node, context)
        if name == "__builtin_launder":
            return self._launder(node, callee, context)
        return None

    def _operands(self, node: e.Call, count: int, context: Context) -> list[Expression]:
        arguments = self.engine.expressions.list_of(node.arguments, context)
        if len(arguments) != count:
            raise IllFormed("wrong number of operands", node.open)
        return arguments

    def _address(self, node: e.Call, context: Context) -> Expression:
        """The address of an object, whatever its operator&."""
        engine = self.engine
        operand = self._operands(node, 1, context)[0]
        if operand.category == PRVALUE and not is_type_dependent(operand):
            raise IllFormed("expression must be an lvalue", operand.start)
        type_ = engine.types.pointer(operand.type)
        made = BuiltinOperation("__builtin_addressof", type_, PRVALUE, node.start, [operand])
        if is_type_dependent(operand):
            return engine.folding.constant(made)
        return engine.evaluator.fold(made)

    def _bit_cast(self, node: e.Call, context: Context) -> Expression:
        """`__builtin_bit_cast(T, e)`; in an expression it is never folded."""
        engine = self.engine
        if len(node.arguments) != 2:
            raise IllFormed("wrong number of operands", node.open)
        written = node.arguments[0]
        type_ = engine.specifiers.type_id(written.start, written.end, context)
        value = engine.operands.value(engine.expressions.initialiser_clause(node.arguments[1], context))
        operand = TypeOperand(type_, engine.types.void, written.start)
        return BuiltinOperation(
            "__builtin_bit_cast", engine.types.unqualified(type_), PRVALUE, node.start, [operand, value]
        )

    def _complex(self, node: e.Call, context: Context) -> Expression:
        engine = self.engine
        parts = [engine.operands.value(part) for part in self._operands(node, 2, context)]
        type_ = engine.types.complex(parts[0].type.canonical)
        made = BuiltinOperation("__builtin_complex", type_, PRVALUE, node.start, parts)
        return engine.folding.finished(made)

    def _launder(self, node: e.Call, callee: e.Name, context: Context) -> Expression | None:
        """A call of a function on `void *` that gives what it takes."""
        engine = self.engine
        routine = engine.builtin("__builtin_launder")
        value = engine.operands.value(self._operands(node, 1, context)[0])
        if routine is None or is_type_dependent(value):
            return None
        target = engine.operands.routine(routine, callee.id, True)
        made = operation(eok.CALL, value.type, PRVALUE, node.open, [target, value])
        made.start = node.start
        made.flags |= engine.calls.sequenced()
        return made
