"""Explicit conversions ([expr.cast], [expr.static.cast], [expr.type.conv]): all notations."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import LIST_CAST, LITERAL_CAST, AggregateConstant, FloatConstant, IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import SFK_CONSTRUCTOR, BaseClass, EnumType
from cufe.il.expressions import (
    BRACE_CAST,
    COMPILER_GENERATED,
    CONST_CAST,
    DYNAMIC_CAST,
    FUNCTIONAL_CAST,
    LVALUE,
    PRVALUE,
    REFERENCE_CAST,
    REINTERPRET_CAST,
    REINTERPRET_LIKE,
    RVALUE_REFERENCE_CAST,
    STATIC_CAST,
    TYPE_DEPENDENT,
    XVALUE,
    BracedInitList,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
    TempInit,
)
from cufe.il.initialisation import DIK_CONSTRUCTOR, DIK_ZERO, DynamicInit
from cufe.il.types import (
    ArrayType,
    DeducedTemplateType,
    MemberPointerType,
    NullptrType,
    PlaceholderType,
    PointerType,
    ReferenceType,
    RoutineType,
    Type,
)
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.expressions.cast_rules import CastRules
from cufe.sema.expressions.casts import from_virtual, is_same_object
from cufe.sema.expressions.list_initialisers import may_be_copied
from cufe.sema.expressions.open_types import is_open, is_plain_constant, is_surely_class
from cufe.sema.expressions.operands import class_of, is_type_dependent, kind_of, operation, reference_type
from cufe.sema.overload.sequences import BAD, DIRECT, USER
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_bool, is_void
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NAMED: Final[dict[str, int]] = {
    "static_cast": STATIC_CAST, "reinterpret_cast": REINTERPRET_CAST, "const_cast": CONST_CAST,
    "dynamic_cast": DYNAMIC_CAST,
}  # fmt: skip


class ExplicitCasts:
    """Builds casts that are written."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.rules: CastRules = CastRules(engine)

    def build(self, node: e.Cast, context: Context) -> Expression:
        engine = self.engine
        target = self._type(node.type, context)
        sort = node.sort
        if sort == e.BRACED_CAST or sort == e.COMPOUND_LITERAL:
            listed = engine.expressions.initialiser_clause(node.operands[0], context)
            if not isinstance(listed, BracedInitList):
                raise Unknown("braced cast without a list", node.start)
            return self._braced(target, listed, node.start, sort == e.COMPOUND_LITERAL)
        if sort == e.FUNCTIONAL:
            arguments = engine.expressions.list_of(node.operands, context)
            return self._functional(target, arguments, node.start)
        operand = engine.expressions.build(node.operands[0], context)
        flags = _NAMED[engine.lexemes[node.start]] if sort == e.NAMED_CAST else 0
        made = self.of(target, operand, flags, node.start)
        if isinstance(made, Operation) and made.operation == eok.REF_CAST and made.type.dependent:
            if made.category == LVALUE and self._is_decltype(node.type):
                # In a template this keeps the reference type that it names (observed).
                made.type = target
        return made

    def _is_decltype(self, node: e.Node) -> bool:
        """Whether a type is written as `decltype(e)` alone."""
        engine = self.engine
        if engine.kinds[node.start] != k.DECLTYPE:
            return False
        return engine.cutter.brackets.close(node.start + 1) + 1 == node.end

    def _type(self, node: e.Node, context: Context) -> Type:
        if isinstance(node, e.Name):
            return self.engine.specifiers.type_of_name(node, context)
        return self.engine.specifiers.type_id(node.start, node.end, context)

    # --- functional notation -----------------------------------------------------------------------------------------

    def functional(self, target: Type, node: e.Call, context: Context) -> Expression:
        """`T(arguments)` for a name that is a type."""
        return self._functional(target, self.engine.expressions.list_of(node.arguments, context), node.start)

    def _functional(self, target: Type, arguments: list[Expression], token: int) -> Expression:
        engine = self.engine
        found = bare(target)
        if isinstance(found, DeducedTemplateType):
            if engine.calls.any_dependent(arguments) or engine.deduced_types.waits(arguments):
                target = engine.types.open_class(found.template)
                return self._dependent_object(target, arguments, token, FUNCTIONAL_CAST, False)
            target = engine.class_deduction.deduce_class(found.template, arguments)
        elif isinstance(found, PlaceholderType):
            if len(arguments) != 1:
                raise IllFormed("auto needs one initialiser", token)
            target = engine.deduction.deduce_auto(target, arguments[0])
        if engine.prototype_reading.active and class_of(target) is not None and not (is_open(target) and arguments):
            return self._dependent_object(target, arguments, token, FUNCTIONAL_CAST, False)
        if len(arguments) == 1 and not isinstance(arguments[0], BracedInitList):
            return self.of(target, arguments[0], FUNCTIONAL_CAST, token)
        if target.dependent or engine.calls.any_dependent(arguments):
            return self._dependent_object(target, arguments, token, FUNCTIONAL_CAST, False)
        if not arguments:
            if engine.prototype_reading.active:
                return self._dependent_object(target, arguments, token, FUNCTIONAL_CAST, False)
            return self._value_initialised(target, token)
        cls = class_of(target)
        if cls is None:
            raise IllFormed("too many initialisers for a scalar", token)
        init = engine.initialisers.direct(target, arguments, token)
        if isinstance(init.constant, AggregateConstant) and init.expression is None:
            init.constant.cast = LIST_CAST
        return self._object(target, init, token, FUNCTIONAL_CAST)

    def _value_initialised(self, target: Type, token: int) -> Expression:
        """`T()`."""
        engine = self.engine
        if is_void(target):
            zero = ConstantExpression(IntegerConstant(engine.types.int, 0), token)
            made = operation(eok.CAST, engine.types.void, PRVALUE, token, [zero])
            made.flags |= FUNCTIONAL_CAST
            return made
        cls = class_of(target)
        if cls is not None:
            engine.classes.require_complete(cls, token)
            if not cls.dependent and engine.classes.is_abstract(cls):
                raise Mistake(num.ABSTRACT_CAST, "cast to an abstract class", token, (cls,))
            init = engine.initialisers.value(target, token)
            return self._object(target, init, token, FUNCTIONAL_CAST)
        init = DynamicInit(DIK_ZERO, target)
        init.explicit_cast = True
        init.temporary_lifetime = True
        init.token = token
        temporary = TempInit(init, engine.types.unqualified(target), PRVALUE, token)
        temporary.flags |= FUNCTIONAL_CAST
        constant = self._zero(target)
        if constant is None:
            return temporary
        constant.constant.expression = temporary
        constant.token = token
        constant.start = token
        return constant

    def _zero(self, target: Type) -> ConstantExpression | None:
        """The zero of a scalar type."""
        engine = self.engine
        type_ = engine.types.unqualified(target)
        found = bare(target)
        if found.kind == tk.TK_INTEGER or isinstance(found, (PointerType, NullptrType)):
            return ConstantExpression(IntegerConstant(type_, 0), -1)
        if found.kind == tk.TK_FLOAT:
            return ConstantExpression(FloatConstant(type_, 0, 0), -1)
        return None

    def _object(self, target: Type, init: DynamicInit, token: int, flags: int) -> Expression:
        if init.explicit_cast and flags == FUNCTIONAL_CAST:
            # The copy that the cast would make is left out.
            init.elided_casts = (*init.elided_casts, token)
        init.explicit_cast = True
        init.temporary_lifetime = True
        if init.destructor is None:
            self.engine.initialisers.destroyed(init, target)
        written = self.engine.folding.constructed(init)
        if written is not None:
            written.init.explicit_cast = True
            written.init.braced = init.braced
            written.init.value_initialization = init.value_initialization
            if flags & FUNCTIONAL_CAST and not flags & BRACE_CAST and init.expression is not None:
                written.token = token
                written.start = token
                written.flags |= flags
                return self._value_of(init.expression, token)
        made = TempInit(init, self.engine.casts.value_type(target), PRVALUE, token)
        made.flags |= flags
        made.start = token
        return made

    def _value_of(self, folded: Expression, token: int) -> Expression:
        """`C(x)` of constants is its value."""
        folded.token = token
        folded.start = token
        return folded

    def _braced(self, target: Type, listed: BracedInitList, token: int, compound: bool) -> Expression:
        """`T{...}`, and the compound literal `(T){...}`."""
        engine = self.engine
        flags = 0 if compound else FUNCTIONAL_CAST | BRACE_CAST
        found = bare(target)
        if isinstance(found, DeducedTemplateType):
            if engine.calls.any_dependent(listed.items) or engine.deduced_types.waits(listed.items):
                return self._dependent_object(engine.types.open_class(found.template), listed.items, token, flags, True)
            target = engine.class_deduction.deduce_class(found.template, [listed])
        if target.dependent or engine.calls.any_dependent(listed.items):
            return self._dependent_list(target, listed, token, flags)
        reference = reference_type(target)
        if reference is not None:
            return engine.casts.implicit(listed, target, token)
        if class_of(target) is None and not isinstance(bare(target), ArrayType):
            return self._braced_scalar(target, listed, token, flags)
        init = engine.list_initialisers.from_list(target, listed, False, token)
        if isinstance(init.constant, AggregateConstant):
            init.constant.cast = LITERAL_CAST if compound else LIST_CAST
        return self._object(target, init, token, flags)

    def _braced_scalar(self, target: Type, listed: BracedInitList, token: int, flags: int) -> Expression:
        if not listed.items:
            zero = self._zero(target)
            if zero is None:
                raise Unknown("zero of a type", token)
            zero.token = token
            zero.start = token
            if isinstance(zero, ConstantExpression):
                zero.constant.cast = LIST_CAST if flags else LITERAL_CAST
            return zero
        if len(listed.items) != 1:
            raise IllFormed("too many initialisers for a scalar", token)
        item = listed.items[0]
        if isinstance(item, BracedInitList):
            item = self.engine.list_initialisers.scalar_from_list(item, target, token)
        else:
            self.engine.narrowing.require_wide(item, target)
        return self.of(target, item, flags, token)

    def _dependent_list(self, target: Type, listed: BracedInitList, token: int, flags: int) -> Expression:
        """`T{a}` in a template; a class that is being defined, and is an aggregate, is initialised as one."""
        engine = self.engine
        cls = class_of(target)
        listing = cls is not None and cls.is_prototype and not is_open(target) and not may_be_copied(listed)
        if listing and cls is not None and engine.classes.is_aggregate(cls):
            init = engine.aggregates.dependent(engine.types.unqualified(target), listed, token)
            if isinstance(init.constant, AggregateConstant):
                init.constant.cast = LIST_CAST
            made = self._object(target, init, token, flags)
            made.flags |= TYPE_DEPENDENT
            return made
        made = self._dependent_object(target, listed.items, token, flags, True)
        if is_open(target) and len(listed.items) < 2 and all(is_plain_constant(item) for item in listed.items):
            return engine.folding.constant(made)
        return made

    def unresolved(self, target: Type, items: list[Expression], token: int) -> Expression:
        """A list where a value of a type of which nothing is known is wanted: a constant that an instance has."""
        made = self._dependent_object(target, items, token, 0, True)
        assert isinstance(made, TempInit)
        made.init.explicit_cast = False
        value = self.engine.folding.constant(made)
        # Only the constant has a place.
        made.token = -1
        return value

    def _dependent_object(
        self, target: Type, arguments: list[Expression], token: int, flags: int, braced: bool
    ) -> Expression:
        """`T(a, b)`, `T{a}` in a template."""
        engine = self.engine
        # What may be a scalar loses its qualifiers as one.
        type_ = target if class_of(target) is not None else engine.types.unqualified(target)
        constructed = bool(arguments) or braced or (type_.dependent and is_surely_class(type_))
        init = DynamicInit(DIK_CONSTRUCTOR if constructed else DIK_ZERO, type_)
        init.arguments = arguments
        init.braced = braced
        init.explicit_cast = True
        init.temporary_lifetime = True
        init.token = token
        made = TempInit(init, type_, PRVALUE, token)
        made.start = token
        made.flags |= flags
        if type_.dependent:
            made.flags |= TYPE_DEPENDENT
        elif len(arguments) < 2 and not braced:
            # More operands leave the destructor to the instance.
            init.destructor = engine.objects.destructor(type_)
        if not constructed:
            return engine.folding.constant(made)
        return made

    # --- one operand -------------------------------------------------------------------------------------------------

    def of(self, target: Type, operand: Expression, flags: int, token: int) -> Expression:
        """A cast of one operand, in any notation."""
        engine = self.engine
        if isinstance(operand, OverloadExpression):
            if is_void(target):
                operand = engine.operands.only_routine(operand)
            elif target.dependent:
                return self._dependent(target, operand, flags, token)
            else:
                sequence = engine.conversions.sequence(operand, target, DIRECT)
                operand = engine.ids.resolved(operand, sequence.address)
        if is_void(target):
            if flags & (REINTERPRET_CAST | CONST_CAST | DYNAMIC_CAST):
                raise IllFormed("no such conversion", token)
            made = operation(eok.CAST, engine.types.void, PRVALUE, token, [engine.operands.discarded(operand)])
            return self._written(made, flags, token)
        if target.dependent or is_type_dependent(operand):
            return self._dependent(target, operand, flags, token)
        if not isinstance(operand, BracedInitList) and not self.rules.allow(target, operand, flags):
            self._require(bare(target), bare(operand.type), operand, token)
            raise IllFormed("no such conversion", token)
        reference = reference_type(target)
        if reference is not None:
            return self._to_reference(target, reference, operand, flags, token)
        if flags & DYNAMIC_CAST:
            return self._dynamic(target, operand, token)
        if class_of(target) is not None:
            return self._to_class(target, operand, flags, token)
        if class_of(operand.type) is not None:
            operand = self._from_class(target, operand, token)
        value = engine.operands.value(operand)
        if flags == FUNCTIONAL_CAST and engine.prototype_reading.active:
            constant = engine.evaluator.fold(value)
            if isinstance(constant, ConstantExpression):
                return self._of_constant(target, constant, token)
        return self._scalar(target, value, flags, token)

    def _of_constant(self, target: Type, value: ConstantExpression, token: int) -> Expression:
        """`T(constant)` in a template: its value is left to the instances, even where it hangs on no parameter."""
        self._require(bare(target), bare(value.type), value, token)
        made = operation(eok.CAST, self.engine.types.unqualified(target), PRVALUE, token, [value])
        return self.engine.folding.constant(self._written(made, FUNCTIONAL_CAST, token))

    def _written(self, made: Operation, flags: int, token: int) -> Operation:
        made.flags |= flags
        made.start = token
        made.token = token
        return made

    def _dependent(self, target: Type, operand: Expression, flags: int, token: int) -> Expression:
        """A cast in a template: its sort hangs on the types."""
        engine = self.engine
        reference = reference_type(target)
        category = PRVALUE
        type_ = engine.casts.value_type(target)
        kind = eok.CAST
        if reference is None and is_surely_class(type_):
            return self._dependent_object(target, [operand], token, flags, False)
        if reference is not None:
            type_ = reference.target
            # What `T &&` is hangs on T ([dcl.ref]/6).
            known = reference.rvalue and not is_open(type_)
            category = XVALUE if known else LVALUE
            kind = eok.REF_CAST
            if flags & DYNAMIC_CAST:
                kind = eok.REF_DYNAMIC_CAST
                flags &= ~DYNAMIC_CAST
            if known and operand.category == LVALUE:
                engine.operands.read(operand)
                operand = engine.dependent_expressions.lvalue(operand)
            flags |= REFERENCE_CAST | (RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        elif flags & DYNAMIC_CAST:
            kind = eok.DYNAMIC_CAST
            flags &= ~DYNAMIC_CAST
            operand = engine.operands.value(operand)
        elif isinstance(bare(operand.type), ArrayType) and not is_void(type_) and not is_open(type_):
            # Whatever its elements and its bound are.
            operand = engine.operands.decayed(operand)
        elif isinstance(bare(operand.type), PointerType) and not is_open(type_):
            operand = engine.operands.value(operand)
            if is_bool(bare(type_)) and not flags:
                kind = eok.BOOL_CAST
        elif isinstance(bare(type_), PointerType) and not is_type_dependent(operand):
            operand = engine.operands.value(operand)
        made = operation(kind, type_, category, token, [operand])
        if kind == eok.DYNAMIC_CAST:
            made.type_kind = tk.TK_POINTER
        if type_.dependent:
            made.flags |= TYPE_DEPENDENT
        return engine.folding.finished(self._written(made, flags, token))

    # --- classes -----------------------------------------------------------------------------------------------------

    def _to_class(self, target: Type, operand: Expression, flags: int, token: int) -> Expression:
        """An object of a class that is initialised by the operand ([expr.static.cast]/4)."""
        engine = self.engine
        cls = class_of(target)
        own = class_of(operand.type)
        if own is not None and own is not cls and cls is not None:
            sequence = engine.conversions.sequence(operand, engine.types.unqualified(target), DIRECT)
            routine = sequence.routine
            if sequence.rank == USER and routine is not None and routine.special != SFK_CONSTRUCTOR:
                made = engine.casts.conversion_call(operand, routine)
                if isinstance(made, Operation) and made.operation == eok.DOT_MEMBER_CALL:
                    made.flags &= ~COMPILER_GENERATED
                    return self._written(made, flags, token)
                return made
        try:
            init = engine.initialisers.direct(target, [operand], token, True)
        except Mistake as mistake:
            if mistake.number == num.NO_MATCHING_CONSTRUCTOR and flags != FUNCTIONAL_CAST:
                raise self._no_conversion(target, operand) from mistake
            raise
        return self._object(target, init, token, flags)

    def _no_conversion(self, target: Type, operand: Expression) -> Mistake:
        """A cast to a class that no constructor makes."""
        number = num.NO_CONSTRUCTOR if class_of(operand.type) is None else num.NO_USER_CONVERSION
        return Mistake(number, "no suitable constructor", operand.start, (operand.type, target))

    def _from_class(self, target: Type, operand: Expression, token: int) -> Expression:
        """A conversion function of the operand's class."""
        engine = self.engine
        sequence = engine.conversions.sequence(operand, target, DIRECT)
        if sequence.rank == BAD or sequence.routine is None:
            raise IllFormed(sequence.reason or "no suitable conversion function", token)
        return engine.casts.conversion_call(operand, sequence.routine)

    # --- scalars -----------------------------------------------------------------------------------------------------

    def _scalar(self, target: Type, value: Expression, flags: int, token: int) -> Expression:
        engine = self.engine
        types = engine.types
        to = types.unqualified(target)
        there = bare(to)
        here = bare(value.type)
        if is_bool(there):
            made = operation(eok.BOOL_CAST, to, PRVALUE, token, [value], kind_of(value.type))
            return engine.folding.finished(self._written(made, flags, token))
        kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        made = operation(eok.CAST, to, PRVALUE, token, [value], kind)
        if isinstance(there, PointerType) and isinstance(here, PointerType) and not flags & REINTERPRET_CAST:
            related = self._related_pointers(to, there, value, here, flags, token)
            if related is not None:
                return related
        elif isinstance(there, MemberPointerType) and isinstance(here, MemberPointerType):
            self._member_pointer(made, there, here)
        self._require(there, here, value, token)
        flags |= self._reinterprets(there, here, value, flags)
        return engine.folding.finished(self._written(made, flags, token))

    def _reinterprets(self, there: Type, here: Type, value: Expression, flags: int) -> int:
        """Whether the cast only changes how bits are looked at."""
        one = isinstance(there, (PointerType, NullptrType))
        other = isinstance(here, (PointerType, NullptrType))
        if flags & REINTERPRET_CAST:
            return REINTERPRET_LIKE
        if one != other and not self.engine.casts.zero(value):
            return REINTERPRET_LIKE
        return 0

    def _require(self, there: Type, here: Type, value: Expression, token: int) -> None:
        """[expr.cast]: scalar types convert to each other, but not floats to pointers or classes to anything."""
        scalar = (PointerType, MemberPointerType, NullptrType)
        here_number = is_arithmetic(here) or isinstance(here, EnumType)
        there_number = is_arithmetic(there) or isinstance(there, EnumType)
        if here_number and there_number:
            return
        if isinstance(here, scalar) or isinstance(there, scalar):
            if here.kind == tk.TK_FLOAT or there.kind == tk.TK_FLOAT:
                raise Mistake(num.INVALID_CONVERSION, "invalid type conversion", value.start)
            return
        if here.kind == there.kind or here_number or there_number:
            return
        raise Mistake(num.INVALID_CONVERSION, "invalid type conversion", value.start)

    def _related_pointers(
        self, to: Type, there: PointerType, value: Expression, here: PointerType, flags: int, token: int
    ) -> Expression | None:
        """Between pointers to a class and its base class."""
        one = class_of(here.target)
        other = class_of(there.target)
        if one is None or other is None or one is other:
            return None
        steps = self._steps(one, other)
        if steps is None:
            return None
        types = self.engine.types
        made: Expression = value
        kind, targets = steps
        for index, cls in enumerate(targets):
            last = index == len(targets) - 1
            type_ = to if last else types.pointer(types.qualified(cls, there.target.qualifiers()))
            place = -1 if kind == eok.BASE_CLASS_CAST else token
            made = operation(kind, type_, PRVALUE, token if last else place, [made], tk.TK_POINTER)
            if last:
                return self._written(made, flags, token)
        return None

    def _steps(self, one: Type, other: Type) -> "tuple[int, list[Type]] | None":
        """The classes on the way from one class to another that is related to it, and the direction."""
        classes = self.engine.classes
        derived = class_of(one)
        base = class_of(other)
        assert derived is not None and base is not None
        if not classes.is_complete(derived) or not classes.is_complete(base):
            return None
        path: list[BaseClass] | None = classes.base_path(derived, base)
        if path:
            return eok.BASE_CLASS_CAST, [step.type for step in from_virtual(path)]
        path = classes.base_path(base, derived)
        if path:
            down: list[Type] = [step.type for step in path[:-1]]
            down.reverse()
            return eok.DERIVED_CLASS_CAST, [*down, base]
        return None

    def _member_pointer(self, made: Operation, there: MemberPointerType, here: MemberPointerType) -> None:
        one = class_of(here.owner)
        other = class_of(there.owner)
        if one is None or other is None or one is other:
            return
        classes = self.engine.classes
        if classes.is_base_of(one, other):
            made.operation = eok.PM_DERIVED_CLASS_CAST
        elif classes.is_base_of(other, one):
            made.operation = eok.PM_BASE_CLASS_CAST

    # --- references --------------------------------------------------------------------------------------------------

    def _to_reference(
        self, target: Type, reference: ReferenceType, operand: Expression, flags: int, token: int
    ) -> Expression:
        """A cast to a reference type gives a glvalue ([expr.static.cast]/2, 3; [expr.reinterpret.cast]/11)."""
        engine = self.engine
        type_ = reference.target
        rvalue = reference.rvalue and not isinstance(bare(type_), RoutineType)
        category = XVALUE if rvalue else LVALUE
        sorts = REFERENCE_CAST | (RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        if isinstance(operand, BracedInitList):
            raise Unknown("cast of a list to a reference", token)
        one = class_of(operand.type)
        other = class_of(type_)
        if flags & DYNAMIC_CAST:
            if one is None or other is None:
                raise IllFormed("dynamic_cast between types that are no classes", token)
            return self._reference(eok.REF_DYNAMIC_CAST, type_, category, operand, sorts, token)
        if one is not None and other is not None and one is not other and not flags & REINTERPRET_CAST:
            steps = self._steps(one, other)
            if steps is not None:
                if operand.category == PRVALUE:
                    operand = engine.casts.temporary(operand, LVALUE)
                return self._related(steps, type_, category, operand, flags | sorts, token)
        if self._needs_conversion(operand, type_) and self.rules.converts_object(target, operand, flags):
            bound = engine.casts.implicit_or_direct(operand, target, token)
            inner = (
                bound.operands()[0] if isinstance(bound, Operation) and bound.operation == eok.REFERENCE_TO else bound
            )
            while isinstance(inner, Operation) and inner.operation == eok.LVALUE_ADJUST:
                inner = inner.arguments[0]
            operand = inner
        return self._reference(eok.REF_CAST, type_, category, operand, flags | sorts, token)

    def _needs_conversion(self, operand: Expression, type_: Type) -> bool:
        if operand.category == PRVALUE:
            return True
        if class_of(operand.type) is not None:
            return class_of(operand.type) is not class_of(type_)
        return not is_same_object(operand.type, type_) and not isinstance(bare(type_), (ArrayType, RoutineType))

    def _reference(
        self, kind: int, type_: Type, category: int, operand: Expression, flags: int, token: int
    ) -> Expression:
        made = operation(kind, type_, category, token, [operand], kind_of(type_))
        made.lvalue_type = type_
        return self._written(made, flags, token)

    def _related(
        self, steps: "tuple[int, list[Type]]", type_: Type, category: int, operand: Expression, flags: int, token: int
    ) -> Expression:
        """To a base or derived class; for `T&&` the change of category is a step of its own."""
        kind, targets = steps
        qualifiers = type_.qualifiers()
        made = operand
        rvalue = category == XVALUE and operand.category == LVALUE
        # Steps to a base class stand nowhere, unless they are all that is done before the change of category.
        place = -1 if kind == eok.BASE_CLASS_CAST and not rvalue else operand.start
        for index, cls in enumerate(targets):
            last = index == len(targets) - 1 and not rvalue
            step = type_ if last else self.engine.types.qualified(cls, qualifiers)
            made = operation(
                kind, step, category if last else operand.category, token if last else place, [made], kind_of(step)
            )
            if last:
                made.lvalue_type = type_
                return self._written(made, flags, token)
        return self._reference(eok.REF_CAST, type_, category, made, flags, token)

    def _dynamic(self, target: Type, operand: Expression, token: int) -> Expression:
        """`dynamic_cast` to a pointer."""
        engine = self.engine
        value = engine.operands.value(operand)
        there = bare(target)
        here = bare(value.type)
        if not isinstance(there, PointerType) or not isinstance(here, PointerType):
            raise IllFormed("dynamic_cast to a type that is no pointer or reference", token)
        to = engine.types.unqualified(target)
        made = operation(eok.DYNAMIC_CAST, to, PRVALUE, token, [value], tk.TK_POINTER)
        return self._written(made, 0, token)
