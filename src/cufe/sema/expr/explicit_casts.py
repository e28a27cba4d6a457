"""Explicit conversions ([expr.cast], [expr.static.cast], [expr.reinterpret.cast], [expr.dynamic.cast]): all notations,
then by their target, a scalar type or a reference."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import SFK_CONSTRUCTOR, BaseClass, ClassType, EnumType
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Details, IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import class_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.cast_rules import CastRules
from cufe.sema.expr.dependence import is_open, is_surely_class
from cufe.sema.expr.operands import class_of, is_type_dependent, kind_of, operation, reference_type
from cufe.sema.expr.standard_conversions import from_virtual
from cufe.sema.init.initialisation import is_same_object
from cufe.sema.overload.sequences import BAD, DIRECT, USER
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_bool, is_void
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_NAMED: Final[dict[str, int]] = {
    "static_cast": x.STATIC_CAST, "reinterpret_cast": x.REINTERPRET_CAST, "const_cast": x.CONST_CAST,
    "dynamic_cast": x.DYNAMIC_CAST,
}  # fmt: skip


class ExplicitCasts:
    """Builds casts that are written."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.rules: CastRules = CastRules(engine)

    def build(self, node: e.Cast, context: Context) -> x.Expression:
        engine = self.engine
        target = self._type(node.type, context)
        sort = node.sort
        if sort == e.BRACED_CAST or sort == e.COMPOUND_LITERAL:
            listed = engine.missing_constructors.arguments(node.operands, target, node.start, context)[0]
            if not isinstance(listed, x.BracedInitList):
                raise Unknown("braced cast without a list", node.start)
            return engine.functional_casts.braced(target, listed, node.start, sort == e.COMPOUND_LITERAL)
        if sort == e.FUNCTIONAL:
            arguments = engine.missing_constructors.arguments(node.operands, target, node.start, context, True)
            return engine.functional_casts.of(target, arguments, node.start)
        missing = class_placeholder(target)
        if missing is not None:
            raise Mistake(num.NO_ARGUMENTS, "a template without arguments", node.type.start, entity=missing.template)
        engine.missing_constructors.require_concrete_cast(target, node.type.start)
        operand = engine.expressions.build(node.operands[0], context)
        flags = _NAMED[engine.lexemes[node.start]] if sort == e.NAMED_CAST else 0
        made = self.of(target, operand, flags, node.start)
        if isinstance(made, x.Operation) and made.operation == eok.REF_CAST and made.type.dependent:
            if made.category == x.LVALUE and self._is_decltype(node.type):
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

    # --- one operand -------------------------------------------------------------------------------------------------

    def of(self, target: Type, operand: x.Expression, flags: int, token: int) -> x.Expression:
        """A cast of one operand, in any notation."""
        engine = self.engine
        if isinstance(operand, x.OverloadExpression):
            if is_void(target):
                operand = engine.ids.settled(operand)
            elif target.dependent:
                return self._dependent(target, operand, flags, token)
            else:
                sequence = engine.conversions.sequence(operand, target, DIRECT)
                operand = engine.ids.resolved(operand, sequence.address)
        if is_void(target):
            if flags & x.REINTERPRET_CAST:
                raise Mistake(num.INVALID_CONVERSION, "no such conversion", token)
            if flags & (x.CONST_CAST | x.DYNAMIC_CAST):
                raise IllFormed("no such conversion", token)
            made = operation(eok.CAST, engine.types.void, x.PRVALUE, token, [engine.operands.discarded(operand)])
            return self.written(made, flags, token)
        if target.dependent or is_type_dependent(operand):
            return self._dependent(target, operand, flags, token)
        if isinstance(operand, x.BracedInitList):
            pass
        elif self.rules.loses_qualifiers(target, operand, flags):
            cause = "a cast that takes a qualifier away"
            engine.functions.keep(Mistake(num.CONST_LOST, cause, token, name="reinterpret_cast"))
        elif not self.rules.allow(target, operand, flags):
            refusal = self.rules.refusal(target, operand, flags, token)
            if refusal is not None:
                raise refusal
            if not flags & (x.DYNAMIC_CAST | x.REINTERPRET_CAST | x.CONST_CAST):
                engine.scalar_casts.require(bare(target), bare(operand.type), operand)
            raise IllFormed("no such conversion", token)
        reference = reference_type(target)
        if reference is not None:
            return engine.reference_casts.build(target, reference, operand, flags, token)
        if flags & x.DYNAMIC_CAST:
            return engine.scalar_casts.dynamic(target, operand, token)
        if class_of(target) is not None:
            return self._to_class(target, operand, flags, token)
        if class_of(operand.type) is not None:
            operand = self._from_class(target, operand, token)
        value = engine.operands.value(operand)
        if flags == x.FUNCTIONAL_CAST and engine.prototype_reading.active:
            constant = engine.evaluator.fold(value)
            if isinstance(constant, x.ConstantExpression):
                return engine.scalar_casts.of_constant(target, constant, token)
        return engine.scalar_casts.build(target, value, flags, token)

    def written(self, made: x.Operation, flags: int, token: int) -> x.Operation:
        made.flags |= flags
        made.start = token
        made.token = token
        return made

    def _dependent(self, target: Type, operand: x.Expression, flags: int, token: int) -> x.Expression:
        """A cast in a template: its sort depends on the types."""
        engine = self.engine
        reference = reference_type(target)
        category = x.PRVALUE
        type_ = engine.casts.value_type(target)
        kind = eok.CAST
        if reference is None and is_surely_class(type_):
            return engine.functional_casts.dependent_object(target, [operand], token, flags, False)
        if reference is not None:
            type_ = reference.target
            # What `T &&` is depends on T ([dcl.ref]/6).
            known = reference.rvalue and not is_open(type_)
            category = x.XVALUE if known else x.LVALUE
            kind = eok.REF_CAST
            if flags & x.DYNAMIC_CAST:
                kind = eok.REF_DYNAMIC_CAST
                flags &= ~x.DYNAMIC_CAST
            if known and operand.category == x.LVALUE:
                engine.operands.read(operand)
                operand = engine.dependent_expressions.lvalue(operand)
            flags |= x.REFERENCE_CAST | (x.RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        elif flags & x.DYNAMIC_CAST:
            kind = eok.DYNAMIC_CAST
            flags &= ~x.DYNAMIC_CAST
            operand = engine.operands.value(operand)
        elif isinstance(bare(operand.type), ArrayType) and not is_void(type_) and not is_open(type_):
            # Whatever its elements and its bound are.
            operand = engine.operands.decayed(operand)
        elif isinstance(bare(operand.type), PointerType) and not is_open(type_):
            operand = engine.operands.value(operand)
            if is_bool(bare(type_)) and not flags:
                kind = eok.BOOL_CAST
        elif isinstance(operand, x.OverloadExpression) and engine.addresses.single(operand) is None:
            # The type with its arguments says which function it is ([over.over]).
            pass
        elif isinstance(bare(type_), PointerType) and not is_type_dependent(operand):
            operand = engine.operands.value(operand)
        if type_.dependent:
            operand = engine.odr_uses.unread(operand)
        made = operation(kind, type_, category, token, [operand])
        if kind == eok.DYNAMIC_CAST:
            made.type_kind = tk.TK_POINTER
        if type_.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return engine.folding.finished(self.written(made, flags, token))

    # --- classes -----------------------------------------------------------------------------------------------------

    def _to_class(self, target: Type, operand: x.Expression, flags: int, token: int) -> x.Expression:
        """An object of a class that is initialised by the operand ([expr.static.cast]/4)."""
        engine = self.engine
        cls = class_of(target)
        own = class_of(operand.type)
        if own is not None and own is not cls and cls is not None:
            sequence = engine.conversions.sequence(operand, engine.types.unqualified(target), DIRECT)
            routine = sequence.routine
            by_function = sequence.rank == USER and routine is not None and routine.special != SFK_CONSTRUCTOR
            if by_function and routine is not None and not self._has_constructor(cls, operand, token):
                made = engine.casts.conversion_call(operand, routine)
                if isinstance(made, x.Operation) and made.operation == eok.DOT_MEMBER_CALL:
                    made.flags &= ~x.COMPILER_GENERATED
                    return self.written(made, flags, token)
                return made
        try:
            init = engine.initialisers.direct(target, [operand], token, True)
        except Mistake as mistake:
            if mistake.number == num.NO_MATCHING_CONSTRUCTOR and flags != x.FUNCTIONAL_CAST:
                raise self._no_conversion(target, operand) from mistake
            if mistake.number == num.SEVERAL_CONSTRUCTORS and flags != x.FUNCTIONAL_CAST:
                raise self._several(target, operand, mistake) from mistake
            raise
        return engine.functional_casts.object(target, init, token, flags)

    def _has_constructor(self, cls: ClassType, operand: x.Expression, token: int) -> bool:
        """Whether a constructor that copies nothing takes the operand: it is chosen before conversion functions, which
        give what is copied ([dcl.init])."""
        chosen = self.engine.overloads.constructors.resolve(cls, [operand], False, token).routine
        return chosen is not None and not self.engine.objects.is_copy(chosen)

    def _several(self, target: Type, operand: x.Expression, mistake: Mistake) -> IllFormed:
        """A cast to a class that more than one constructor makes."""
        cause = "more than one constructor applies to convert"
        resolution = mistake.details.resolution
        if class_of(operand.type) is not None or resolution is None:
            return IllFormed(cause, operand.start)
        rivals = [one.routine for one in resolution.ambiguous if one.routine is not None]
        types = (operand.type, self.engine.types.unqualified(target))
        details = Details(members=rivals)
        return Mistake(num.SEVERAL_CONVERTING_CONSTRUCTORS, cause, operand.start, types, details=details)

    def _no_conversion(self, target: Type, operand: x.Expression) -> Mistake:
        """A cast to a class that no constructor makes."""
        number = num.NO_CONSTRUCTOR if class_of(operand.type) is None else num.NO_USER_CONVERSION
        return Mistake(number, "no suitable constructor", operand.start, (operand.type, target))

    def _from_class(self, target: Type, operand: x.Expression, token: int) -> x.Expression:
        """A conversion function of the operand's class."""
        engine = self.engine
        sequence = engine.conversions.sequence(operand, target, DIRECT)
        if sequence.rank == BAD and not sequence.ambiguous:
            types = (operand.type, target)
            raise Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", operand.start, types)
        if sequence.rank == BAD or sequence.routine is None:
            raise IllFormed(sequence.reason or "no suitable conversion function", token)
        return engine.casts.conversion_call(operand, sequence.routine)


class ScalarCasts(EnginePart):
    """Builds casts of values."""

    def build(self, target: Type, value: x.Expression, flags: int, token: int) -> x.Expression:
        engine = self.engine
        to = engine.types.unqualified(target)
        there = bare(to)
        here = bare(value.type)
        if is_bool(there):
            made = operation(eok.BOOL_CAST, to, x.PRVALUE, token, [value], kind_of(value.type))
            return engine.folding.finished(engine.explicit_casts.written(made, flags, token))
        kind = there.kind if here.kind == there.kind else tk.TK_UNKNOWN
        made = operation(eok.CAST, to, x.PRVALUE, token, [value], kind)
        if isinstance(there, PointerType) and isinstance(here, PointerType) and not flags & x.REINTERPRET_CAST:
            related = self._related_pointers(to, there, value, here, flags, token)
            if related is not None:
                return related
        elif isinstance(there, MemberPointerType) and isinstance(here, MemberPointerType):
            self._member_pointer(made, there, here)
        self.require(there, here, value)
        flags |= self._reinterprets(there, here, value, flags)
        return engine.folding.finished(engine.explicit_casts.written(made, flags, token))

    def _reinterprets(self, there: Type, here: Type, value: x.Expression, flags: int) -> int:
        """Whether the cast only changes how bits are looked at."""
        one = isinstance(there, (PointerType, NullptrType))
        other = isinstance(here, (PointerType, NullptrType))
        if flags & x.REINTERPRET_CAST:
            return x.REINTERPRET_LIKE
        if one != other and not self.engine.casts.zero(value):
            return x.REINTERPRET_LIKE
        return 0

    def require(self, there: Type, here: Type, value: x.Expression) -> None:
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
        self, to: Type, there: PointerType, value: x.Expression, here: PointerType, flags: int, token: int
    ) -> x.Expression | None:
        """Between pointers to a class and its base class."""
        one = class_of(here.target)
        other = class_of(there.target)
        if one is None or other is None or one is other:
            return None
        steps = self.steps(one, other)
        if steps is None:
            return None
        types = self.engine.types
        made: x.Expression = value
        kind, targets = steps
        for index, cls in enumerate(targets):
            last = index == len(targets) - 1
            type_ = to if last else types.pointer(types.qualified(cls, there.target.qualifiers()))
            place = -1 if kind == eok.BASE_CLASS_CAST else token
            made = operation(kind, type_, x.PRVALUE, token if last else place, [made], tk.TK_POINTER)
            if last:
                return self.engine.explicit_casts.written(made, flags, token)
        return None

    def steps(self, one: Type, other: Type) -> "tuple[int, list[Type]] | None":
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

    def _member_pointer(self, made: x.Operation, there: MemberPointerType, here: MemberPointerType) -> None:
        one = class_of(here.owner)
        other = class_of(there.owner)
        if one is None or other is None or one is other:
            return
        classes = self.engine.classes
        if classes.is_base_of(one, other):
            made.operation = eok.PM_DERIVED_CLASS_CAST
        elif classes.is_base_of(other, one):
            made.operation = eok.PM_BASE_CLASS_CAST

    def dynamic(self, target: Type, operand: x.Expression, token: int) -> x.Expression:
        """`dynamic_cast` to a pointer."""
        engine = self.engine
        value = engine.operands.value(operand)
        there = bare(target)
        here = bare(value.type)
        if not isinstance(there, PointerType) or not isinstance(here, PointerType):
            raise IllFormed("dynamic_cast to a type that is no pointer or reference", token)
        to = engine.types.unqualified(target)
        made = operation(eok.DYNAMIC_CAST, to, x.PRVALUE, token, [value], tk.TK_POINTER)
        return engine.explicit_casts.written(made, 0, token)

    def of_constant(self, target: Type, value: x.ConstantExpression, token: int) -> x.Expression:
        """`T(constant)` in a template: its value is left to the instances, even where it depends on no parameter."""
        there = bare(target)
        self.require(there, bare(value.type), value)
        made = operation(eok.CAST, self.engine.types.unqualified(target), x.PRVALUE, token, [value], there.kind)
        return self.engine.folding.constant(self.engine.explicit_casts.written(made, x.FUNCTIONAL_CAST, token))


class ReferenceCasts(EnginePart):
    """Builds casts that give glvalues."""

    def build(
        self, target: Type, reference: ReferenceType, operand: x.Expression, flags: int, token: int
    ) -> x.Expression:
        """A cast to a reference type gives a glvalue ([expr.static.cast]/2, 3; [expr.reinterpret.cast]/11)."""
        engine = self.engine
        type_ = reference.target
        rvalue = reference.rvalue and not isinstance(bare(type_), RoutineType)
        category = x.XVALUE if rvalue else x.LVALUE
        sorts = x.REFERENCE_CAST | (x.RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        if isinstance(operand, x.BracedInitList):
            raise Unknown("cast of a list to a reference", token)
        one = class_of(operand.type)
        other = class_of(type_)
        if flags & x.DYNAMIC_CAST:
            if one is None or other is None:
                raise IllFormed("dynamic_cast between types that are no classes", token)
            return self._reference(eok.REF_DYNAMIC_CAST, type_, category, operand, sorts, token)
        if one is not None and other is not None and one is not other and not flags & x.REINTERPRET_CAST:
            steps = engine.scalar_casts.steps(one, other)
            if steps is not None:
                if operand.category == x.PRVALUE:
                    operand = engine.temporaries.temporary(operand, x.LVALUE)
                return self._related(steps, type_, category, operand, flags | sorts, token)
        if self._needs_conversion(operand, type_) and engine.explicit_casts.rules.converts_object(
            target, operand, flags
        ):
            operand = self._referred(engine.casts.implicit_or_direct(operand, target, token))
        return self._reference(eok.REF_CAST, type_, category, operand, flags | sorts, token)

    def of_list(
        self, target: Type, reference: ReferenceType, listed: x.BracedInitList, flags: int, token: int
    ) -> x.Expression:
        """`T{list}` for a reference type: the object that the reference is bound to ([expr.type.conv]/2)."""
        bound = self.engine.casts.implicit(listed, target, token)
        if reference_type(bound.type) is None:
            return bound
        category = x.XVALUE if reference.rvalue else x.LVALUE
        sorts = x.REFERENCE_CAST | (x.RVALUE_REFERENCE_CAST if reference.rvalue else 0)
        return self._reference(eok.REF_CAST, reference.target, category, self._referred(bound), flags | sorts, token)

    def _referred(self, bound: x.Expression) -> x.Expression:
        """The object of an expression of reference type."""
        is_reference = isinstance(bound, x.Operation) and bound.operation == eok.REFERENCE_TO
        inner = bound.operands()[0] if is_reference else bound
        while isinstance(inner, x.Operation) and inner.operation == eok.LVALUE_ADJUST:
            inner = inner.arguments[0]
        return inner

    def _needs_conversion(self, operand: x.Expression, type_: Type) -> bool:
        if operand.category == x.PRVALUE:
            return True
        if class_of(operand.type) is not None:
            return class_of(operand.type) is not class_of(type_)
        return not is_same_object(operand.type, type_) and not isinstance(bare(type_), (ArrayType, RoutineType))

    def _reference(
        self, kind: int, type_: Type, category: int, operand: x.Expression, flags: int, token: int
    ) -> x.Expression:
        made = operation(kind, type_, category, token, [operand], kind_of(type_))
        made.lvalue_type = type_
        return self.engine.explicit_casts.written(made, flags, token)

    def _related(
        self, steps: "tuple[int, list[Type]]", type_: Type, category: int, operand: x.Expression, flags: int, token: int
    ) -> x.Expression:
        """A cast to a base or derived class; for `T&&` the change of category is a step of its own."""
        kind, targets = steps
        qualifiers = type_.qualifiers()
        made = operand
        rvalue = category == x.XVALUE and operand.category == x.LVALUE
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
                return self.engine.explicit_casts.written(made, flags, token)
        return self._reference(eok.REF_CAST, type_, category, made, flags, token)
