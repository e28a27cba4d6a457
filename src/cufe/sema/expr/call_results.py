"""What a call gives ([expr.call]/14): what its reference refers to, or its value, where a constexpr function has
one."""

from cufe.final import Final
from cufe.il import operations as eok
from cufe.il.entities import BUILTIN, CONSTEVAL, CONSTEXPR, CONSTEXPR_VARIABLE, ClassType, Routine
from cufe.il.expressions import (
    ConstantExpression,
    Expression,
    Operation,
    RoutineExpression,
    TempInit,
    VariableExpression,
)
from cufe.il.types import ReferenceType
from cufe.sema.constant.dynamic_casts import root
from cufe.sema.constant.library_functions import is_evaluated
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, dereferenced, is_call
from cufe.sema.overload.type_tests import bare

#: arguments that say where an object is
_ADDRESSES: Final = (eok.ARRAY_TO_POINTER, eok.REFERENCE_TO, eok.ADDRESS_OF)


class CallResults(EnginePart):
    """Turns calls into operands."""

    def finished(self, made: Operation, routine: Routine | None) -> Expression:
        """A call as an operand: what a reference result refers to; the value, where it is a constant."""
        made.type = self.engine.casts.value_type(made.type)
        if routine is not None:
            if routine.flags & BUILTIN:
                builtin = self.engine.builtin_forms.finished(made, routine)
                if builtin is not None:
                    return builtin
            valued = routine.flags & (CONSTEXPR | CONSTEVAL | BUILTIN) or is_evaluated(self.engine, routine)
            if valued and self._may_fold(made):
                if class_of(made.type) is not None:
                    return self.engine.folding.object_of_call(made)
                folded = self.engine.evaluator.fold(made)
                if folded is not made:
                    if not isinstance(bare(folded.type), ReferenceType):
                        return folded
                    folded.token = made.token
                    category = dereferenced(made).category
                    referred = dereferenced(folded)
                    referred.token = made.token
                    referred.category = category
                    return referred
        return dereferenced(made)

    def _may_fold(self, made: Operation) -> bool:
        """Whether the arguments are constants, or objects whose values may not count, so that a constexpr function may
        have a value."""
        if self.engine.prototype_reading.active:
            # In a template those of the compiler are called: infinity and the like.
            called = made.arguments[0]
            builtin = isinstance(called, RoutineExpression) and bool(called.routine.flags & BUILTIN)
            return builtin and len(made.arguments) == 1
        scalar = class_of(made.type) is None and not isinstance(bare(made.type), ReferenceType)
        for argument in made.arguments[1:]:
            if isinstance(argument, (ConstantExpression, TempInit)):
                continue
            if argument is made.arguments[1] and made.operation != eok.CALL:
                continue
            if isinstance(argument, Operation) and argument.operation in _ADDRESSES:
                if scalar or _is_constant_object(argument) or self._is_lasting(argument):
                    continue
                referred = class_of(argument.arguments[0].type)
                if referred is not None and self._is_empty(referred) and not is_call(root(argument.arguments[0])):
                    continue
            cls = class_of(argument.type)
            if cls is not None and not is_call(argument) and (scalar or self._is_empty(cls)):
                continue
            return False
        return True

    def _is_lasting(self, argument: Operation) -> bool:
        """Whether it refers to an object that is there for the whole program."""
        at = root(argument.arguments[0])
        return isinstance(at, VariableExpression) and not self.engine.ids.is_local(at.variable)

    def _is_empty(self, cls: ClassType) -> bool:
        return not cls.dependent and self.engine.folding.is_memberless(cls)


def _is_constant_object(argument: Operation) -> bool:
    """Whether it refers to a constant, a temporary, a constexpr variable, or a part of one."""
    at = root(argument.arguments[0])
    if isinstance(at, (ConstantExpression, TempInit)):
        return True
    return isinstance(at, VariableExpression) and bool(at.variable.flags & CONSTEXPR_VARIABLE)
