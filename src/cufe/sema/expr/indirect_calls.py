"""Calls of what is no name of a function: class objects ([over.call.object]), pointers, and pointers to members
([expr.mptr.oper])."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import Routine
from cufe.il.expressions import LVALUE, OPERATOR_SYNTAX, PARENTHESIZED, PRVALUE, VIRTUAL_CALL, Expression, Operation
from cufe.il.types import FloatType, IntegerType, PointerType, RoutineType
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.call_failures import missing_operator
from cufe.sema.expr.operands import dereferenced, operation
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare


class IndirectCalls(EnginePart):
    """Builds calls of values."""

    def call_object(self, object_: Expression, arguments: list[Expression], token: int) -> Expression:
        """`object(arguments)` ([over.call.object])."""
        engine = self.engine
        resolution: Resolution = engine.overloads.call_object(object_, arguments, token, None)
        chosen = resolution.chosen
        routine = resolution.routine
        if chosen is None or routine is None:
            raise missing_operator(engine, object_, resolution, arguments, token)
        if chosen.surrogate is not None:
            pointer = engine.casts.conversion_call(object_, routine)
            return self.through_pointer(pointer, arguments, token)
        engine.statements.keep_deleted(routine, token, engine.cutter.brackets.skip(token))
        return self.operator_call(routine, object_, arguments, resolution.sequences, token, engine.calls.sequenced())

    def operator_call(
        self,
        routine: Routine,
        object_: Expression,
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        token: int,
        flags: int,
    ) -> Expression:
        """The call of an operator function that is a member."""
        engine = self.engine
        start = object_.start
        target = engine.operands.routine(routine, token, True)
        adjusted = engine.object_arguments.implied(object_, routine, True)
        converted = engine.passed_arguments.converted(routine, arguments, sequences, token)
        result = engine.declare_types.result_type(routine)
        made = operation(eok.DOT_MEMBER_CALL, result, PRVALUE, token, [target, adjusted, *converted])
        made.start = start if 0 <= start < token else token
        made.flags |= flags | OPERATOR_SYNTAX
        if engine.object_arguments.is_virtual(routine):
            made.flags |= VIRTUAL_CALL
        return engine.call_results.finished(made, routine)

    def through_pointer(self, callee: Expression, arguments: list[Expression], token: int) -> Expression:
        """A call of a function lvalue, or through a pointer."""
        engine = self.engine
        if isinstance(callee, Operation) and callee.operation in (eok.PM_FIELD, eok.PM_POINTS_TO_FIELD):
            return self._through_member_pointer(callee, arguments, token)
        if isinstance(callee, Operation) and callee.operation in (
            eok.DOT_VACUOUS_DESTRUCTOR_CALL,
            eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL,
        ):
            callee.token = token
            return callee
        start = callee.start
        value = engine.operands.value(callee)
        pointer = bare(value.type)
        target = bare(pointer.target) if isinstance(pointer, PointerType) else None
        if not isinstance(target, RoutineType):
            if isinstance(pointer, (IntegerType, FloatType, PointerType)):
                raise Mistake(num.NOT_A_FUNCTION, "call of what is no function", start, (value.type,))
            raise IllFormed("expression must have (pointer-to-) function type", token)
        converted = engine.passed_arguments.of_type(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(eok.CALL, result, PRVALUE, token, [value, *converted])
        made.start = start
        made.flags |= engine.calls.sequenced()
        return dereferenced(made)

    def _through_member_pointer(self, callee: Operation, arguments: list[Expression], token: int) -> Expression:
        """`(object.*pointer)(arguments)`."""
        object_, pointer = callee.arguments
        type_ = bare(pointer.type)
        from cufe.il.types import MemberPointerType

        target = bare(type_.target) if isinstance(type_, MemberPointerType) else None
        if not isinstance(target, RoutineType):
            raise IllFormed("expression must have (pointer-to-) function type", token)
        arrow = callee.operation == eok.PM_POINTS_TO_FIELD
        kind = eok.POINTS_TO_PM_CALL if arrow else eok.DOT_PM_CALL
        pointer.flags |= callee.flags & PARENTHESIZED
        if not _takes_object(target, object_, arrow):
            raise IllFormed("the object has not the qualifiers of the function", token)
        object_ = self.engine.object_arguments.qualified(object_, arrow, target.cv)
        converted = self.engine.passed_arguments.of_type(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(kind, result, PRVALUE, token, [pointer, object_, *converted])
        made.start = callee.start
        made.flags |= self.engine.calls.sequenced()
        return dereferenced(made)


def _takes_object(target: RoutineType, object_: Expression, arrow: bool) -> bool:
    """Whether an object fits the cv- and ref-qualifiers of the function that a member pointer calls
    ([expr.mptr.oper]/5-6)."""
    pointer = bare(object_.type) if arrow else None
    type_ = pointer.target if isinstance(pointer, PointerType) else object_.type
    if type_.qualifiers() & ~target.cv:
        return False
    lvalue = arrow or object_.category == LVALUE
    if target.ref_qualifier == tk.LVALUE_REF:
        return lvalue or target.cv == tk.CONST
    return target.ref_qualifier != tk.RVALUE_REF or not lvalue
