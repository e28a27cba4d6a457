"""Whether initialisation, assignment, conversion, destruction exist, are trivial, cannot throw ([meta.unary.prop])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.entity import AS_PUBLIC, Entity
from cufe.il.expressions import LVALUE, BracedInitList, ConstantExpression, Expression, RoutineExpression
from cufe.il.types import ArrayType, NullptrType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR, DESTRUCTOR
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.list_init import AggregateFit
from cufe.sema.overload.sequences import BAD, DIRECT, USER, ConversionSequence, value_of
from cufe.sema.overload.type_tests import bare, element, is_arithmetic, is_enum

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_PARENTHESIZED_AGGREGATES: Final = 2020


class Constructibility:
    """Asks overload resolution with operands of the types."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    # --- construction ------------------------------------------------------------------------------------------------

    def constructible(self, type_: Type, arguments: list[Type], name: str, token: int) -> bool:
        """`T t(declval<Args>()...)`, its destruction included."""
        found = bare(type_)
        if isinstance(found, (VoidType, RoutineType)) or self._is_unbounded(found):
            return False
        nothrow = "nothrow" in name
        trivially = "trivially" in name
        operands = [self.operand(argument) for argument in arguments]
        if any(isinstance(bare(argument), VoidType) for argument in arguments):
            return False
        if isinstance(found, ReferenceType):
            return len(operands) == 1 and self._converts(operands[0], type_, DIRECT, nothrow, trivially)
        made = element(found)
        if isinstance(found, ArrayType) and operands:
            return False
        if isinstance(made, ClassType):
            counts = nothrow and self.engine.objects.counts_destructor(made)
            return self._class(made, operands, nothrow, trivially, token) and self._destruction(made, counts, trivially)
        if not operands:
            return True
        return len(operands) == 1 and self._converts(operands[0], type_, DIRECT, nothrow, trivially)

    def operand(self, type_: Type) -> Expression:
        """`declval<T>()`: an xvalue, or an lvalue for `T&` and functions."""
        found = bare(type_)
        if isinstance(found, VoidType):
            return value_of(type_)
        return value_of(self.engine.types.reference(type_, True))

    def _is_unbounded(self, type_: Type) -> bool:
        return isinstance(type_, ArrayType) and type_.count < 0

    def _class(self, cls: ClassType, operands: list[Expression], nothrow: bool, trivially: bool, token: int) -> bool:
        engine = self.engine
        engine.classes.require_complete(cls, token)
        if engine.classes.is_abstract(cls):
            return False
        resolution = engine.overloads.constructors.resolve(cls, operands, False, token)
        routine = resolution.routine
        if routine is None:
            # Of a list of several the trait knows nothing (observed).
            parenthesised = engine.language.standard >= _PARENTHESIZED_AGGREGATES and len(operands) == 1
            if parenthesised and engine.classes.is_aggregate(cls):
                return self._class_aggregate(cls, operands, nothrow, trivially)
            return False
        if engine.implicit.is_deleted_routine(routine) or routine.access != AS_PUBLIC:
            return False
        if not self._arguments(resolution.sequences, nothrow, trivially) or not self._copies(resolution, operands):
            return False
        if trivially and not self._is_trivial(cls, routine):
            return False
        return not nothrow or self._is_trivial(cls, routine) or self.engine.exceptions.is_noexcept(routine)

    def _copies(self, resolution: Resolution, operands: list[Expression]) -> bool:
        """Whether the parameters of class type can be initialised: a copy of the argument may not exist."""
        return self._copies_all(resolution.sequences, operands)

    def _copies_all(self, sequences: list[ConversionSequence], operands: list[Expression]) -> bool:
        for operand, sequence in zip(operands, sequences, strict=False):
            if sequence.rank == USER and not self._copies_all(sequence.arguments, [operand]):
                return False
            cls = bare(sequence.target)
            if isinstance(cls, ClassType) and sequence.rank < USER:
                if self.engine.classes.is_abstract(cls) or not self._class(cls, [operand], False, False, -1):
                    return False
                if not self._destruction(cls, False, False):
                    return False
        return True

    def _class_aggregate(self, cls: ClassType, operands: list[Expression], nothrow: bool, trivially: bool) -> bool:
        """Aggregates from a parenthesised list ([dcl.init]/16.6.2.2), which the tool takes for trivial."""
        if not AggregateFit(self.engine).fits(BracedInitList(operands, self.engine.types.unknown, -1), cls):
            return False
        types: list[Type] = [base.type for base in self.engine.classes.bases(cls)]
        types += [self.engine.declare_types.field_type(field) for field in self.engine.classes.fields(cls)]
        for operand, type_ in zip(operands, types, strict=False):
            target = element(type_)
            if self._converts(operand, target, 0, False, False):
                if not self._converts(operand, target, 0, nothrow, trivially and isinstance(target, ClassType)):
                    return False
        return True

    def _arguments(self, sequences: list[ConversionSequence], nothrow: bool, trivially: bool) -> bool:
        """Whether the conversions of the arguments hold what is asked for."""
        for sequence in sequences:
            if sequence.rank == BAD or sequence.ambiguous:
                return False
            if not self._sequence(sequence, nothrow, trivially):
                return False
        return True

    def _sequence(self, sequence: ConversionSequence, nothrow: bool, trivially: bool) -> bool:
        if not all(base.access == AS_PUBLIC for step in sequence.steps for base in step.path):
            return False
        routine = sequence.routine
        if routine is None:
            return True
        if self.engine.implicit.is_deleted_routine(routine):
            return False
        # The tool does not count a conversion function against triviality.
        if trivially and routine.special == en.SFK_CONSTRUCTOR:
            return False
        if nothrow and not self.engine.exceptions.is_noexcept(routine):
            return False
        return self._arguments(sequence.arguments, nothrow, trivially)

    def _is_trivial(self, cls: ClassType, routine: Routine) -> bool:
        which = self.engine.implicit.which(cls, routine)
        return which >= 0 and self.engine.implicit.has_trivial(cls, which)

    def _converts(self, operand: Expression, target: Type, flags: int, nothrow: bool, trivially: bool) -> bool:
        try:
            sequence = self.engine.conversions.sequence(operand, target, flags)
        except IllFormed:
            return False
        if sequence.rank == BAD or sequence.ambiguous:
            found = bare(target)
            # Direct-initialisation of bool takes nullptr ([conv.bool]).
            return (
                bool(flags & DIRECT) and found is self.engine.types.bool and isinstance(bare(operand.type), NullptrType)
            )
        if not self._sequence(sequence, nothrow, trivially):
            return False
        cls = bare(target)
        if isinstance(cls, ClassType) and sequence.rank < USER:
            return self._class(cls, [operand], nothrow, trivially, -1)
        return True

    # --- conversion --------------------------------------------------------------------------------------------------

    def convertible(self, source: Type, target: Type, nothrow: bool) -> bool:
        """[meta.rel]: `return declval<From>();` in a function that returns To."""
        if isinstance(bare(source), VoidType) or isinstance(bare(target), VoidType):
            return isinstance(bare(source), VoidType) and isinstance(bare(target), VoidType)
        found = bare(target)
        if isinstance(found, (ArrayType, RoutineType)):
            return False
        if (
            isinstance(found, ClassType)
            and self.engine.classes.is_complete(found)
            and self.engine.classes.is_abstract(found)
        ):
            return False
        if not self._converts(self.operand(source), target, 0, nothrow, False):
            return False
        return not isinstance(found, ClassType) or self._destruction(found, nothrow, False)

    # --- assignment --------------------------------------------------------------------------------------------------

    def assignable(self, target: Type, source: Type, name: str, token: int) -> bool:
        """`declval<T>() = declval<U>()`."""
        if isinstance(bare(target), VoidType) or isinstance(bare(source), VoidType):
            return False
        nothrow = "nothrow" in name
        trivially = "trivially" in name
        left = self.operand(target)
        right = self.operand(source)
        cls = bare(left.type)
        if isinstance(cls, ClassType):
            self.engine.classes.require_complete(cls, token)
            resolution = self.engine.operator_overloads.member("=", left, [right], token)
            routine = resolution.routine
            if routine is None or self.engine.implicit.is_deleted_routine(routine) or routine.access != AS_PUBLIC:
                return False
            if not self._arguments(resolution.sequences, nothrow, trivially) or not self._copies(resolution, [right]):
                return False
            if trivially and not self._is_trivial(cls, routine):
                return False
            return not nothrow or self._is_trivial(cls, routine) or self.engine.exceptions.is_noexcept(routine)
        if left.category != LVALUE or left.type.qualifiers() & tk.CONST:
            return False
        if isinstance(cls, (ArrayType, RoutineType)):
            return False
        if is_enum(left.type) and is_arithmetic(right.type):
            return False
        if trivially and isinstance(bare(right.type), ClassType):
            return False
        return self._converts(right, self.engine.types.unqualified(left.type), 0, nothrow, trivially)

    # --- destruction -------------------------------------------------------------------------------------------------

    def destructible(self, type_: Type, name: str) -> bool:
        found = bare(type_)
        if isinstance(found, ReferenceType):
            return True
        if isinstance(found, (VoidType, RoutineType)) or self._is_unbounded(found):
            return False
        found = element(found)
        if not isinstance(found, ClassType):
            return True
        self.engine.classes.require_complete(found, -1)
        return self._destruction(found, "nothrow" in name, "trivially" in name)

    def _destruction(self, cls: ClassType, nothrow: bool, trivially: bool) -> bool:
        destructor = self.engine.classes.destructor(cls)
        if self.engine.implicit.is_deleted_routine(destructor) or destructor.access != AS_PUBLIC:
            return False
        if trivially and not self.engine.implicit.has_trivial(cls, DESTRUCTOR):
            return False
        return not nothrow or self.engine.exceptions.is_noexcept(destructor)

    # --- exceptions --------------------------------------------------------------------------------------------------

    def _default_parts(self, cls: ClassType) -> list[ClassType] | None:
        """The classes that a default constructor default-initialises; None where some initialiser may throw."""
        found = [base.type for base in self.engine.classes.bases(cls)]
        for field in self.engine.classes.fields(cls):
            if self.engine.classes.has_initialiser(field):
                if self._initialiser_throws(field):
                    return None
                continue
            made = element(self.engine.declare_types.field_type(field))
            if isinstance(made, ClassType):
                found.append(made)
        return found

    def _initialiser_throws(self, field: Field) -> bool:
        """Whether a default member initialiser may throw; with a constant value it cannot, as the tool has it."""
        init = self.engine.member_initialisers.default(field)
        try:
            self.engine.evaluator.initial(init, self.engine.declare_types.field_type(field), False)
        except (IllFormed, Unknown, Dependent):
            return self.engine.throwing.default_member_throws(field)
        expression = init.expression
        if expression is None and init.constant is not None:
            expression = init.constant.expression
        # The bodies of the class's own functions come later than its initialisers, so calls of them have no value yet.
        return expression is not None and self._calls_member(expression, field.parent)

    def _calls_member(self, expression: Expression, owner: Entity | None) -> bool:
        if isinstance(expression, RoutineExpression) and expression.routine.owner() is owner:
            return not self.engine.exceptions.is_noexcept(expression.routine)
        if isinstance(expression, ConstantExpression) and expression.constant.expression is not None:
            return self._calls_member(expression.constant.expression, owner)
        return any(self._calls_member(operand, owner) for operand in expression.operands())

    def inherits_nothrow(self, routine: Routine) -> bool:
        """Whether the parts that an inherited constructor default-initialises cannot throw ([except.spec]/11); the base
        class that it is inherited from is not among them."""
        cls = routine.owner()
        parts = None if cls is None else self._default_parts(cls)
        if routine.inherited is None or parts is None:
            return False
        others = [part for part in parts if part is not routine.inherited.owner()]
        operations = [self.engine.implicit.operation(part, DEFAULT_CONSTRUCTOR) for part in others]
        return all(operation is None or self.engine.exceptions.is_noexcept(operation) for operation in operations)

    def defaulted_is_noexcept(self, routine: Routine) -> bool:
        """All that a defaulted special member calls cannot throw ([except.spec]/11)."""
        cls = routine.owner()
        if cls is None:
            return False
        implicit = self.engine.implicit
        which = DESTRUCTOR if routine.special == en.SFK_DESTRUCTOR else implicit.which(cls, routine)
        if which < 0:
            return False
        parts = self._default_parts(cls) if which == DEFAULT_CONSTRUCTOR else implicit.parts(cls)
        if parts is None:
            return False
        for part in parts:
            operation = implicit.operation(part, which)
            if operation is not None and not self.engine.exceptions.is_noexcept(operation):
                return False
        return True
