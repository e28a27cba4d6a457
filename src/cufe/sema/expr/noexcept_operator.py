"""Whether an expression may throw ([except.spec]/12): what `noexcept(e)` asks."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il.constants import AggregateConstant, Constant, RepeatConstant
from cufe.il.entities import BUILTIN
from cufe.il.expressions import (
    ConstantExpression,
    Expression,
    NewDelete,
    Operation,
    RoutineExpression,
    TempInit,
    Throw,
    TypeQuery,
)
from cufe.il.types import MemberPointerType, PointerType, RoutineType, Type
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.il.entities import Field, Routine
    from cufe.il.initialisation import DynamicInit

_CALLS: Final = (
    eok.CALL, eok.DOT_MEMBER_CALL, eok.POINTS_TO_MEMBER_CALL, eok.DOT_PM_CALL, eok.POINTS_TO_PM_CALL,
)  # fmt: skip
#: calls of destructors that do nothing
_VACUOUS: Final = (eok.DOT_VACUOUS_DESTRUCTOR_CALL, eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL)


class Throwing(EnginePart):
    """Looks through expressions for what may throw."""

    def may_throw(self, expression: Expression) -> bool:
        pending: list[Expression] = [expression]
        while pending:
            at = pending.pop()
            if isinstance(at, Throw):
                return True
            if isinstance(at, Operation):
                if at.operation in _CALLS and (self._call_throws(at) or self._result_throws(at)):
                    return True
                if at.operation == eok.REF_DYNAMIC_CAST:
                    return True
                if at.operation in _VACUOUS and self._destructor_throws(at.arguments[0].type):
                    return True
            elif isinstance(at, NewDelete):
                if at.routine is not None and self._routine_throws(at.routine):
                    return True
                if at.init is not None and self._init_throws(at.init, pending):
                    return True
            elif isinstance(at, TempInit):
                if self._init_throws(at.init, pending) or self._destruction_throws(at.init):
                    return True
            elif isinstance(at, ConstantExpression):
                # A constant throws if what was written may: the call of a constexpr function counts.
                self._written(at.constant, pending)
            elif isinstance(at, TypeQuery):
                continue
            pending += at.operands()
        return False

    def default_member_throws(self, field: "Field") -> bool:
        """Whether a default member initialiser may throw."""
        init = self.engine.member_initialisers.default(field)
        pending: list[Expression] = []
        if self._init_throws(init, pending):
            return True
        if init.expression is not None:
            pending.append(init.expression)
        return any(self.may_throw(expression) for expression in pending)

    def _init_throws(self, init: "DynamicInit", pending: list[Expression]) -> bool:
        if init.routine is not None and self._routine_throws(init.routine):
            return True
        if init.destructor is not None and self._routine_throws(init.destructor):
            return True
        pending += init.arguments
        if init.constant is not None:
            self._written(init.constant, pending)
        return False

    def _written(self, constant: Constant, pending: list[Expression]) -> None:
        """What was written for a constant and its elements."""
        written = constant.expression
        if written is not None and not (isinstance(written, Operation) and self._is_builtin_call(written)):
            pending.append(written)
        if isinstance(constant, RepeatConstant):
            self._written(constant.constant, pending)
        if isinstance(constant, AggregateConstant):
            for element in constant.elements:
                self._written(element, pending)

    def _is_builtin_call(self, call: Operation) -> bool:
        """A built-in function of constants: where it has a value, it counts as a constant itself."""
        callee = call.arguments[0]
        if not isinstance(callee, RoutineExpression) or not callee.routine.flags & BUILTIN:
            return False
        return all(isinstance(argument, ConstantExpression) for argument in call.arguments[1:])

    def _routine_throws(self, routine: "Routine") -> bool:
        return not self.engine.declare_types.is_noexcept(routine)

    def _result_throws(self, call: Operation) -> bool:
        """Whether the destructor of the object that a call makes may throw; a trivial one is not asked for."""
        destructor = self.engine.objects.destructor(call.type)
        return destructor is not None and self._routine_throws(destructor)

    def _destruction_throws(self, init: "DynamicInit") -> bool:
        """Whether the destructor of a temporary may throw, even a trivial one that is declared; of aggregates from
        lists nobody asks (observed)."""
        return not (init.braced and init.routine is None) and self._destructor_throws(init.type)

    def _destructor_throws(self, type_: Type) -> bool:
        found = bare(type_)
        cls = class_of(found.target if isinstance(found, PointerType) else found)
        if cls is None or cls.dependent or not self.engine.objects.counts_destructor(cls):
            return False
        return self._routine_throws(self.engine.classes.destructor(cls))

    def _call_throws(self, call: Operation) -> bool:
        callee = call.arguments[0]
        if isinstance(callee, Operation) and callee.operation in (eok.DOT_STATIC, eok.POINTS_TO_STATIC):
            callee = callee.arguments[1]
        if isinstance(callee, RoutineExpression):
            return self._routine_throws(callee.routine)
        type_ = bare(callee.type)
        if isinstance(type_, (PointerType, MemberPointerType)):
            function = bare(type_.target)
            return not (isinstance(function, RoutineType) and function.noexcept)
        return True
