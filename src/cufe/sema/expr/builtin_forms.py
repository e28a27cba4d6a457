"""Built-in operations that look like calls: `__builtin_addressof`, `__builtin_bit_cast` and the like."""

from cufe.il import operations as eok
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import CONSTEXPR, Routine
from cufe.il.expressions import (
    PRVALUE,
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    BuiltinOperation,
    ConstantExpression,
    Expression,
    Operation,
    TypeOperand,
)
from cufe.il.types import PointerType
from cufe.sema.answers import IllFormed
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import is_type_dependent, operation
from cufe.sema.overload.type_tests import bare, is_arithmetic
from cufe.syntax import expression_nodes as e


class BuiltinForms(EnginePart):
    """Builds them by name."""

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

    def finished(self, made: Operation, routine: Routine) -> Expression | None:
        """What is special about a finished call of a function of the compiler: __builtin_constant_p is a constant in
        any case, and so are numbers that are computed from what an instance knows."""
        arguments = made.arguments[1:]
        if any(_is_dependent(argument) for argument in arguments):
            by_value = not any(isinstance(bare(argument.type), PointerType) for argument in arguments)
            return self.engine.folding.constant(made) if by_value and is_arithmetic(made.type) else None
        if routine.name != "__builtin_constant_p" or len(arguments) != 1 or is_type_dependent(arguments[0]):
            return None
        at = arguments[0]
        around = self.engine.statements.current()
        if around is not None and around.routine.flags & CONSTEXPR and not isinstance(at, ConstantExpression):
            # Whoever calls the function decides.
            return None
        if isinstance(at, Operation) and at.operation == eok.ARRAY_TO_POINTER:
            at = at.arguments[0]
        known = IntegerConstant(made.type, int(isinstance(at, ConstantExpression)))
        value = ConstantExpression(known, made.start)
        value.start = made.start
        return value


def _is_dependent(argument: Expression) -> bool:
    """Whether an argument has a value that an instance decides, other than what a name has that is passed as it is."""
    if isinstance(argument, ConstantExpression):
        return argument.constant.dependent
    if not isinstance(argument, Operation):
        return False
    return bool(argument.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT)) or any(
        is_type_dependent(inner) or _is_dependent(inner) for inner in argument.arguments
    )
