"""The conditional operator ([expr.cond]) and its GNU form without a second operand."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il.context import Context
from cufe.il.copy import clone
from cufe.il.entities import SFK_CONVERSION, EnumType
from cufe.il.initialisation import DIK_CONSTANT, DIK_EXPRESSION, DynamicInit
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, RoutineType, Type, VectorType
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, is_call, is_type_dependent, operation, reference_type
from cufe.sema.overload.sequences import BAD, NO_USER, USER, ConversionSequence
from cufe.sema.overload.standard_conversions import without_noexcept
from cufe.sema.overload.type_tests import bare, is_void, takes_arithmetic_conversions
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

_POINTERS: Final = (ArrayType, MemberPointerType, NullptrType, PointerType, RoutineType)


class Conditionals(EnginePart):
    """Builds `a ? b : c`."""

    def build(self, node: e.Conditional, context: Context) -> x.Expression:
        engine = self.engine
        first = engine.expressions.build(node.condition, context)
        if node.then is None:
            return self._gnu(node, first, context)
        vectors = not isinstance(first, x.OverloadExpression) and isinstance(bare(first.type), VectorType)
        condition = engine.operands.value(first) if vectors else engine.operands.condition(first)
        then = engine.expressions.build(node.then, context)
        otherwise = engine.expressions.build(node.otherwise, context)
        if vectors:
            return engine.binary.vectors.conditional(condition, then, otherwise, node.question)
        return self.of(condition, then, otherwise, node.question)

    def _gnu(self, node: e.Conditional, first: x.Expression, context: Context) -> x.Expression:
        """`a ?: b`: the condition is the second operand, too."""
        engine = self.engine
        again = engine.expressions.build(node.condition, context)
        condition = engine.operands.condition(first)
        otherwise = engine.expressions.build(node.otherwise, context)
        made = self.of(condition, again, otherwise, node.question)
        made.flags |= x.GNU_QUESTION
        return made

    def of(self, condition: x.Expression, then: x.Expression, otherwise: x.Expression, token: int) -> x.Expression:
        """The operator on operands that have been built; the condition is converted already."""
        engine = self.engine
        if isinstance(then, x.OverloadExpression):
            then = engine.ids.settled(then)
        if isinstance(otherwise, x.OverloadExpression):
            otherwise = engine.ids.settled(otherwise)
        if self._is_dependent(then) or self._is_dependent(otherwise):
            then, otherwise = engine.odr_uses.unread(then), engine.odr_uses.unread(otherwise)
            then, otherwise = self._nothing(then), self._nothing(otherwise)
            return self._made(condition, then, otherwise, engine.types.unknown, x.PRVALUE, token, x.TYPE_DEPENDENT)
        thrown = isinstance(then, x.Throw)
        if thrown != isinstance(otherwise, x.Throw):
            other = otherwise if thrown else then
            return self._made(condition, then, otherwise, other.type, other.category, token, 0)
        if is_void(then.type) or is_void(otherwise.type):
            if not (is_void(then.type) and is_void(otherwise.type)):
                raise self._unlike(then, otherwise, token)
            return self._made(condition, then, otherwise, engine.types.void, x.PRVALUE, token, 0)
        then, otherwise = self._classes(then, otherwise, token)
        glvalues = self._glvalues(then, otherwise)
        if glvalues is not None:
            then, otherwise = engine.odr_uses.used(glvalues[0]), engine.odr_uses.used(glvalues[1])
            flags = (then.flags | otherwise.flags) & x.BIT_FIELD
            return self._made(condition, then, otherwise, then.type, then.category, token, flags)
        return self._values(condition, then, otherwise, token)

    def _nothing(self, operand: x.Expression) -> x.Expression:
        """`void(0)` beside a dependent operand is kept as a constant."""
        cast = isinstance(operand, x.Operation) and operand.operation == eok.CAST and is_void(operand.type)
        if cast and isinstance(operand.operands()[0], x.ConstantExpression):
            return self.engine.folding.constant(operand)
        return operand

    def _is_dependent(self, operand: x.Expression) -> bool:
        return is_type_dependent(operand) and not is_void(operand.type)

    def _made(
        self,
        condition: x.Expression,
        then: x.Expression,
        otherwise: x.Expression,
        type_: Type,
        category: int,
        token: int,
        flags: int,
    ) -> x.Expression:
        made = operation(eok.QUESTION, type_, category, token, [condition, then, otherwise])
        made.flags |= flags
        if category == x.LVALUE:
            made.flags |= x.RETURNS_LVALUE
        if isinstance(condition, x.ConstantExpression) and not condition.constant.dependent and category == x.PRVALUE:
            return self.engine.evaluator.fold(made)
        return self.engine.folding.finished(made) if category == x.PRVALUE else made

    # --- glvalues ----------------------------------------------------------------------------------------------------

    def _glvalues(self, then: x.Expression, otherwise: x.Expression) -> tuple[x.Expression, x.Expression] | None:
        """Both operands as glvalues of one type and category ([expr.cond]/5), or None."""
        if _is_value(then) or _is_value(otherwise) or then.category != otherwise.category:
            return None
        if bare(then.type) is not bare(otherwise.type):
            return self._derived(then, otherwise)
        one = then.type.qualifiers()
        other = otherwise.type.qualifiers()
        adjusted = self.engine.adjusted_objects
        if one == other:
            return then, otherwise
        if one & ~other == 0:
            return adjusted.qualified_lvalue(then, other & ~one), otherwise
        if other & ~one == 0:
            return then, adjusted.qualified_lvalue(otherwise, one & ~other)
        return None

    def _derived(self, then: x.Expression, otherwise: x.Expression) -> tuple[x.Expression, x.Expression] | None:
        """A class and its base class: the object as the base class subobject; functions of which one does not throw."""
        if bare(without_noexcept(self.engine, then.type)) is bare(otherwise.type):
            return self.engine.adjusted_objects.adjusted(then, otherwise.type), otherwise
        if bare(then.type) is bare(without_noexcept(self.engine, otherwise.type)):
            return then, self.engine.adjusted_objects.adjusted(otherwise, then.type)
        one = class_of(then.type)
        other = class_of(otherwise.type)
        if one is None or other is None:
            return None
        classes = self.engine.classes
        adjusted = self.engine.adjusted_objects
        if classes.is_base_of(other, one) and then.type.qualifiers() & ~otherwise.type.qualifiers() == 0:
            return adjusted.adjusted(then, otherwise.type), otherwise
        if classes.is_base_of(one, other) and otherwise.type.qualifiers() & ~then.type.qualifiers() == 0:
            return then, adjusted.adjusted(otherwise, then.type)
        return None

    # --- classes -----------------------------------------------------------------------------------------------------

    def _classes(self, then: x.Expression, otherwise: x.Expression, token: int) -> tuple[x.Expression, x.Expression]:
        """[expr.cond]/4: one operand is converted to the type of the other, where exactly one direction works."""
        one = class_of(then.type)
        other = class_of(otherwise.type)
        if (one is None and other is None) or one is other:
            return then, otherwise
        if one is not None and other is not None:
            classes = self.engine.classes
            if classes.is_base_of(one, other) or classes.is_base_of(other, one):
                glvalues = not _is_value(then) and not _is_value(otherwise)
                if glvalues and then.category == otherwise.category:
                    return then, otherwise
        to_lvalue = self._to_lvalue(then, otherwise)
        from_lvalue = self._to_lvalue(otherwise, then)
        if (to_lvalue is None) != (from_lvalue is None):
            return (then if to_lvalue is None else to_lvalue), (otherwise if from_lvalue is None else from_lvalue)
        forth = self._conversion(then, otherwise)
        back = self._conversion(otherwise, then)
        if forth is not None and back is not None:
            raise IllFormed("operands of a conditional operator convert to each other", token)
        if forth is not None:
            return self.engine.casts.apply(then, forth, self._target(otherwise)), otherwise
        if back is not None:
            return then, self.engine.casts.apply(otherwise, back, self._target(then))
        return then, otherwise

    def _to_lvalue(self, source: x.Expression, target: x.Expression) -> x.Expression | None:
        """What a conversion function gives that an lvalue reference to the other operand binds to, or None."""
        own = class_of(source.type)
        if own is None or target.category != x.LVALUE or _is_value(target):
            return None
        engine = self.engine
        cls = class_of(target.type)
        if cls is not None and (engine.classes.is_base_of(cls, own) or engine.classes.is_base_of(own, cls)):
            return None
        made = engine.conversions.sequence(source, engine.types.reference(target.type, False), 0)
        if made.rank != USER or made.ambiguous or made.routine is None or made.routine.special != SFK_CONVERSION:
            return None
        if reference_type(engine.declare_types.routine_type(made.routine).result) is None:
            return None
        converted = engine.casts.conversion_call(source, made.routine)
        return converted if converted.category == x.LVALUE else None

    def _target(self, operand: x.Expression) -> Type:
        """The type that the other operand is converted to."""
        type_ = operand.type
        canonical = type_.canonical
        if isinstance(canonical, (ArrayType, RoutineType)):
            return type_
        return self.engine.types.unqualified(type_)

    def _conversion(self, source: x.Expression, target: x.Expression) -> ConversionSequence | None:
        wanted = self._target(target)
        cls = class_of(wanted)
        flags = 0
        own = class_of(source.type)
        if cls is not None and own is not None:
            if own is not cls and not self.engine.classes.is_base_of(cls, own):
                flags = 0
            elif self.engine.classes.is_base_of(own, cls) or source.type.qualifiers() & ~target.type.qualifiers():
                return None
            else:
                flags = NO_USER
        made = self.engine.conversions.sequence(source, wanted, flags)
        return None if made.rank == BAD or made.ambiguous else made

    # --- values ------------------------------------------------------------------------------------------------------

    def _values(self, condition: x.Expression, then: x.Expression, otherwise: x.Expression, token: int) -> x.Expression:
        engine = self.engine
        if isinstance(then, x.BracedInitList) or isinstance(otherwise, x.BracedInitList):
            raise IllFormed("initialiser list as an operand", token)
        one = class_of(then.type)
        other = class_of(otherwise.type)
        if one is not None and one is other:
            # The operand with fewer qualifiers is converted to the type of the other ([expr.cond]/4.3).
            if not then.type.qualifiers() & ~otherwise.type.qualifiers():
                return self._object(condition, then, otherwise, otherwise.type, token)
            if not otherwise.type.qualifiers() & ~then.type.qualifiers():
                return self._object(condition, then, otherwise, then.type, token)
            raise IllFormed("operands with different qualifiers", token)
        if one is not None or other is not None:
            pair = engine.operators_applied.conditional(then, otherwise, token)
            then, otherwise = pair
        then = engine.operands.value(then)
        otherwise = engine.operands.value(otherwise)
        type_ = self._common(then, otherwise, token)
        if bare(then.type) is not bare(otherwise.type):
            then = engine.folding.address(then)
            otherwise = engine.folding.address(otherwise)
        then = engine.value_conversions.to_common(then, type_, True)
        otherwise = engine.value_conversions.to_common(otherwise, type_, True)
        return self._made(condition, then, otherwise, type_, x.PRVALUE, token, 0)

    def _object(
        self, condition: x.Expression, then: x.Expression, otherwise: x.Expression, type_: Type, token: int
    ) -> x.Expression:
        """A class prvalue: one temporary, which the operand that is taken initialises."""
        engine = self.engine
        if then.type.qualifiers() != otherwise.type.qualifiers():
            then = self._requalified(then, type_)
            otherwise = self._requalified(otherwise, type_)
        elif not self._is_returned_value(then) or not self._is_returned_value(otherwise):
            then = engine.object_operands.argument(then, type_)
            otherwise = engine.object_operands.argument(otherwise, type_)
            if not isinstance(then, x.ConstantExpression) or not isinstance(otherwise, x.ConstantExpression):
                then = self._initialiser(then)
                otherwise = self._initialiser(otherwise)
        value = self._made(condition, then, otherwise, type_, x.PRVALUE, -1, 0)
        value.flags |= x.RESULT_NOT_USED
        init = DynamicInit(DIK_EXPRESSION, type_, value)
        init.temporary_lifetime = True
        init.token = token
        engine.object_operands.destroyed(init, type_)
        return x.TempInit(init, type_, x.PRVALUE, token, start=condition.start)

    def _is_returned_value(self, operand: x.Expression) -> bool:
        """Whether a function gives an object of a class bit by bit, which needs no other object."""
        return is_call(operand) and not self.engine.objects.returned_by_constructor_of(operand.type)

    def _requalified(self, operand: x.Expression, type_: Type) -> x.Expression:
        """An operand where the other one has other cv-qualifiers: one that has all of them is copied without, and its
        copy takes them on; one that has less initialises an object with all."""
        engine = self.engine
        by_value = not engine.objects.returned_by_constructor_of(type_)
        if operand.type.qualifiers() == type_.qualifiers():
            plain_type = engine.types.unqualified(type_)
            if self._is_returned_value(operand):
                return self._copy(operand, type_)
            if by_value and operand.category != x.PRVALUE:
                engine.operands.read(operand)
                copy: x.Expression = self._copy(engine.folding.object_value(operand, plain_type), plain_type)
            else:
                copy = self._initialiser(engine.object_operands.argument(operand, plain_type))
            return engine.adjusted_objects.rvalue_adjusted(copy, type_.qualifiers())
        if not by_value:
            is_value = _is_value(operand)
            object_ = engine.temporaries.temporary(operand, x.LVALUE)
            object_ = engine.adjusted_objects.qualified_lvalue(object_, type_.qualifiers())
            object_.token = -1
            if is_value and self._is_uncopyable(object_):
                # The original tells of the other operand alone.
                return self._initialiser(operand)
            made = self._initialiser(engine.object_operands.argument(object_, type_))
            made.type = type_
            return made
        if operand.category == x.PRVALUE:
            value = engine.adjusted_objects.rvalue_adjusted(operand, type_.qualifiers())
        else:
            value = engine.adjusted_objects.qualified_lvalue(operand, type_.qualifiers())
            engine.operands.read(value)
        value.start = operand.start
        return self._copy(value, type_)

    def _is_uncopyable(self, object_: x.Expression) -> bool:
        """Whether the constructor that copies an object is deleted."""
        cls = class_of(object_.type)
        if cls is None:
            return False
        routine = self.engine.overloads.constructors.resolve(cls, [object_], False, -1).routine
        return routine is not None and self.engine.implicit.is_deleted_routine(routine)

    def _copy(self, value: x.Expression, type_: Type) -> x.TempInit:
        """A temporary that a value initialises, bit by bit."""
        init = DynamicInit(DIK_EXPRESSION, type_, value)
        cls = class_of(type_)
        if isinstance(value, x.ConstantExpression) and cls is not None and self.engine.objects.is_constructed(cls):
            init.kind = DIK_CONSTANT
            init.constant = clone(value.constant)
            init.constant.expression = value
        init.temporary_lifetime = True
        init.token = value.token if value.token >= 0 else value.start
        if init.kind == DIK_CONSTANT:
            value.token = -1
        return x.TempInit(init, type_, x.PRVALUE, init.token, start=value.start)

    def _initialiser(self, operand: x.Expression) -> x.Expression:
        """An operand as what initialises the temporary of the whole expression, which alone is destroyed."""
        engine = self.engine
        if isinstance(operand, x.ConstantExpression):
            init = DynamicInit(DIK_CONSTANT, operand.type, constant=operand.constant, expression=operand)
            init.temporary_lifetime = True
            return x.TempInit(init, operand.type, x.PRVALUE, operand.token, start=operand.start)
        operand = engine.temporaries.materialised(operand)
        if isinstance(operand, x.TempInit):
            engine.lifetimes.extended(operand.init)
            operand.init.destructor = None
            operand.init.implicit_copy = False
            operand.category = x.PRVALUE
        return operand

    def _common(self, then: x.Expression, otherwise: x.Expression, token: int) -> Type:
        engine = self.engine
        first = bare(then.type)
        second = bare(otherwise.type)
        if first is second:
            return engine.types.unqualified(then.type)
        if takes_arithmetic_conversions(first) and takes_arithmetic_conversions(second):
            return engine.binary.usual(then, otherwise)
        if any(isinstance(one, EnumType) and one.scoped for one in (first, second)):
            raise self._unlike(then, otherwise, token)
        return engine.composites.of(then, otherwise, self.colon(otherwise, token))

    def _unlike(self, then: x.Expression, otherwise: x.Expression, token: int) -> Mistake:
        """The mistake of operands that no pointer is among: beside a number it is the other that had to be one."""
        cause = "operands of a conditional operator without a common type"
        if takes_arithmetic_conversions(bare(then.type)) and not isinstance(bare(otherwise.type), _POINTERS):
            return Mistake(num.NO_ARITHMETIC, cause, otherwise.start)
        colon = self.colon(otherwise, token)
        return Mistake(num.INCOMPATIBLE_OPERANDS, cause, colon, (then.type, otherwise.type))

    def colon(self, otherwise: x.Expression, token: int) -> int:
        """The colon in front of the last operand: it is reported for operands that do not meet there."""
        kinds = self.engine.kinds
        at = otherwise.start - 1
        while at > token and kinds[at] == k.OPEN_ROUND:
            at -= 1
        return at if at > token and kinds[at] == k.COLON else token


def _is_value(operand: x.Expression) -> bool:
    """Whether an operand is a prvalue; the object that a constructor makes is referred to as an lvalue."""
    return operand.category == x.PRVALUE or isinstance(operand, x.TempInit)
