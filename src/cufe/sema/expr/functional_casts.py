"""Functional notation ([expr.type.conv]): `T(arguments)`, `T{list}`, and the compound literal `(T){list}`."""

from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import LIST_CAST, LITERAL_CAST, NO_TYPE, AggregateConstant, FloatConstant, IntegerConstant
from cufe.il.context import Context
from cufe.il.initialisation import DIK_CONSTRUCTOR, DIK_ZERO, DynamicInit
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.dependence import is_open, is_plain_constant, is_surely_class
from cufe.sema.expr.operands import class_of, operation, reference_type
from cufe.sema.init.list_initialisation import may_be_copied
from cufe.sema.overload.type_tests import bare, is_void
from cufe.syntax import expression_nodes as e


class FunctionalCasts(EnginePart):
    """Builds casts that make an object of any number of operands."""

    def of_call(self, target: t.Type, node: e.Call, context: Context) -> x.Expression:
        """`T(arguments)` for a name that is a type."""
        try:
            missing = self.engine.missing_constructors
            arguments = missing.arguments(node.arguments, target, node.start, context, True)
            return self.of(target, arguments, node.start)
        except Mistake as mistake:
            place = node.arguments[0].start if node.arguments else node.end - 1
            raise self.engine.deduced_types.placed(mistake, place, node.start, True) from None

    def of(self, target: t.Type, arguments: list[x.Expression], token: int) -> x.Expression:
        engine = self.engine
        found = bare(target)
        if isinstance(found, t.DeducedTemplateType):
            if engine.calls.any_dependent(arguments) or engine.deduced_types.waits(arguments):
                target = engine.types.open_class(found.template)
                return self.dependent_object(target, arguments, token, x.FUNCTIONAL_CAST, False)
            target = engine.class_deduction.deduce_class(found.template, arguments)
        elif isinstance(found, t.PlaceholderType):
            if len(arguments) != 1:
                raise IllFormed("auto needs one initialiser", token)
            target = engine.placeholders.deduce(target, arguments[0])
        if engine.prototype_reading.active and class_of(target) is not None and not (is_open(target) and arguments):
            return self.dependent_object(target, arguments, token, x.FUNCTIONAL_CAST, False)
        engine.missing_constructors.require_cast(target, token)
        if len(arguments) == 1 and not isinstance(arguments[0], x.BracedInitList):
            return engine.explicit_casts.of(target, arguments[0], x.FUNCTIONAL_CAST, token)
        if target.dependent or engine.calls.any_dependent(arguments):
            return self.dependent_object(target, arguments, token, x.FUNCTIONAL_CAST, False)
        if not arguments:
            if engine.prototype_reading.active:
                return self.dependent_object(target, arguments, token, x.FUNCTIONAL_CAST, False)
            return self._value_initialised(target, token)
        cls = class_of(target)
        if cls is None:
            raise engine.missing_constructors.second_value(target, arguments, token)
        engine.missing_constructors.refuse_second(cls, arguments, True)
        init = engine.initialisers.direct(target, arguments, token)
        init = engine.class_initialisers.without_copy(init, arguments)
        if isinstance(init.constant, AggregateConstant) and init.expression is None:
            init.constant.cast = LIST_CAST
        return self.object(target, init, token, x.FUNCTIONAL_CAST)

    def _value_initialised(self, target: t.Type, token: int) -> x.Expression:
        """`T()`."""
        engine = self.engine
        if is_void(target):
            zero = x.ConstantExpression(IntegerConstant(engine.types.int, 0), token)
            made = operation(eok.CAST, engine.types.void, x.PRVALUE, token, [zero])
            made.flags |= x.FUNCTIONAL_CAST
            return made
        cls = class_of(target)
        if cls is not None:
            engine.classes.require_complete(cls, token)
            init = engine.default_initialisers.value(target, token)
            return self.object(target, init, token, x.FUNCTIONAL_CAST)
        if isinstance(bare(target), (t.ReferenceType, t.RoutineType, t.ArrayType)):
            raise IllFormed("no value of such a type", token)
        init = DynamicInit(DIK_ZERO, target)
        init.explicit_cast = True
        init.temporary_lifetime = True
        init.token = token
        temporary = x.TempInit(init, engine.types.unqualified(target), x.PRVALUE, token)
        temporary.flags |= x.FUNCTIONAL_CAST
        constant = self._zero(target)
        if constant is None:
            return temporary
        constant.constant.expression = temporary
        constant.constant.cast = NO_TYPE
        constant.token = token
        constant.start = token
        return constant

    def _zero(self, target: t.Type) -> x.ConstantExpression | None:
        """The zero of a scalar type."""
        type_ = self.engine.types.unqualified(target)
        found = bare(target)
        if found.kind == tk.TK_INTEGER or isinstance(found, (t.PointerType, t.NullptrType)):
            return x.ConstantExpression(IntegerConstant(type_, 0), -1)
        if found.kind == tk.TK_FLOAT:
            return x.ConstantExpression(FloatConstant(type_, 0, 0), -1)
        return None

    def object(self, target: t.Type, init: DynamicInit, token: int, flags: int) -> x.Expression:
        if init.explicit_cast and flags == x.FUNCTIONAL_CAST:
            # The copy that the cast would make is left out.
            init.elided_casts = (*init.elided_casts, token)
        init.explicit_cast = True
        init.temporary_lifetime = True
        if init.destructor is None:
            self.engine.object_operands.destroyed(init, target)
        self.engine.list_initialisers.lasting(init)
        written = self.engine.folding.constructed(init)
        if written is not None:
            written.init.explicit_cast = True
            written.init.braced = init.braced
            written.init.value_initialization = init.value_initialization
            if flags & x.FUNCTIONAL_CAST and not flags & x.BRACE_CAST and init.expression is not None:
                written.token = token
                written.start = token
                written.flags |= flags
                return self._value_of(init.expression, token)
        made = x.TempInit(init, self.engine.casts.value_type(target), x.PRVALUE, token)
        made.flags |= flags
        made.start = token
        return made

    def _value_of(self, folded: x.Expression, token: int) -> x.Expression:
        """`C(x)` of constants is its value."""
        folded.token = token
        folded.start = token
        return folded

    def braced(self, target: t.Type, listed: x.BracedInitList, token: int, compound: bool) -> x.Expression:
        """`T{...}`, and the compound literal `(T){...}`."""
        engine = self.engine
        flags = 0 if compound else x.FUNCTIONAL_CAST | x.BRACE_CAST
        found = bare(target)
        if isinstance(found, t.DeducedTemplateType):
            if engine.calls.any_dependent(listed.items) or engine.deduced_types.waits(listed.items):
                return self.dependent_object(engine.types.open_class(found.template), listed.items, token, flags, True)
            try:
                target = engine.class_deduction.deduce_class(found.template, [listed])
            except Mistake as mistake:
                raise engine.deduced_types.placed(mistake, listed.start, token, True) from None
        if target.dependent or engine.calls.any_dependent(listed.items):
            return self._dependent_list(target, listed, token, flags)
        reference = reference_type(target)
        if reference is not None:
            return self._braced_reference(target, reference, listed, token, flags)
        if class_of(target) is None and not isinstance(bare(target), t.ArrayType):
            return self._braced_scalar(target, listed, token, flags)
        engine.missing_constructors.require_cast(target, token)
        init = engine.list_initialisers.from_list(target, listed, False, token)
        if isinstance(init.constant, AggregateConstant):
            init.constant.cast = LITERAL_CAST if compound else LIST_CAST
        array = bare(target)
        if isinstance(array, t.ArrayType) and array.count < 0:
            target = engine.deduced_types.completed_array(target, init)
        return self.object(target, init, token, flags)

    def _braced_reference(
        self, target: t.Type, reference: t.ReferenceType, listed: x.BracedInitList, token: int, flags: int
    ) -> x.Expression:
        """`T&{e}`: it refers to an object of a related type, of any category and qualifiers (observed)."""
        engine = self.engine
        item = listed.items[0] if len(listed.items) == 1 else None
        if item is not None and not isinstance(item, (x.BracedInitList, x.OverloadExpression)):
            related = engine.conversions.references.related(reference.target, item.type.canonical)
            if related and not engine.conversions.exists(item, target):
                return engine.reference_casts.build(target, reference, item, flags | x.REINTERPRET_CAST, token)
        return engine.reference_casts.of_list(target, reference, listed, flags, token)

    def _braced_scalar(self, target: t.Type, listed: x.BracedInitList, token: int, flags: int) -> x.Expression:
        if not listed.items:
            zero = self._zero(target)
            if zero is None:
                raise Unknown("zero of a type", token)
            zero.token = token
            zero.start = token
            if isinstance(zero, x.ConstantExpression):
                zero.constant.cast = LIST_CAST if flags else LITERAL_CAST
            return zero
        if len(listed.items) != 1:
            raise IllFormed("too many initialisers for a scalar", token)
        item = listed.items[0]
        if isinstance(item, x.BracedInitList):
            item = self.engine.list_initialisers.scalar_from_list(item, target, token)
        else:
            self.engine.narrowing.require_wide(item, target)
        return self.engine.explicit_casts.of(target, item, flags, token)

    def _dependent_list(self, target: t.Type, listed: x.BracedInitList, token: int, flags: int) -> x.Expression:
        """`T{a}` in a template; a class that is being defined, and is an aggregate, is initialised as one."""
        engine = self.engine
        cls = class_of(target)
        listing = cls is not None and cls.is_prototype and not is_open(target) and not may_be_copied(listed)
        if listing and cls is not None and engine.classes.is_aggregate(cls):
            init = engine.aggregates.dependent(engine.types.unqualified(target), listed, token)
            if isinstance(init.constant, AggregateConstant):
                init.constant.cast = LIST_CAST
            made = self.object(target, init, token, flags)
            made.flags |= x.TYPE_DEPENDENT
            return made
        made = self.dependent_object(target, listed.items, token, flags, True)
        if is_open(target) and len(listed.items) < 2 and all(is_plain_constant(item) for item in listed.items):
            if engine.demanded_constants.waiting:
                written = engine.aggregates.dependent(engine.types.unqualified(target), listed, token).constant
                assert isinstance(written, AggregateConstant)
                written.cast = LIST_CAST
                return x.ConstantExpression(written, token)
            return engine.folding.constant(made)
        return made

    def unresolved(self, target: t.Type, items: list[x.Expression], token: int) -> x.Expression:
        """A list where a value of a type of which nothing is known is wanted: a constant that an instance has."""
        made = self.dependent_object(target, items, token, 0, True)
        assert isinstance(made, x.TempInit)
        made.init.explicit_cast = False
        value = self.engine.folding.constant(made)
        # Only the constant has a place.
        made.token = -1
        return value

    def dependent_object(
        self, target: t.Type, arguments: list[x.Expression], token: int, flags: int, braced: bool
    ) -> x.Expression:
        """`T(a, b)`, `T{a}` in a template."""
        engine = self.engine
        # A type that may be a scalar loses its cv-qualifiers, as scalars do.
        type_ = target if class_of(target) is not None else engine.types.unqualified(target)
        constructed = bool(arguments) or braced or (type_.dependent and is_surely_class(type_))
        init = DynamicInit(DIK_CONSTRUCTOR if constructed else DIK_ZERO, type_)
        init.arguments = [engine.odr_uses.unread(argument) for argument in arguments]
        init.braced = braced
        init.explicit_cast = True
        init.temporary_lifetime = True
        init.token = token
        made = x.TempInit(init, type_, x.PRVALUE, token)
        made.flags |= flags
        if type_.dependent:
            made.flags |= x.TYPE_DEPENDENT
        elif len(arguments) < 2 and not braced:
            # More operands leave the destructor to the instance.
            init.destructor = engine.objects.destructor(type_)
        if not constructed:
            return engine.folding.constant(made)
        return made
