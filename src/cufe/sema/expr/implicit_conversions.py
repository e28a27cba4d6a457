"""Implicit conversions as nodes ([conv], [over.best.ics], [dcl.init.ref]): what was chosen is applied here."""

from cufe.diagnostics import display_numbers as num
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant, is_enumerator
from cufe.il.entities import SFK_CONSTRUCTOR, ClassType, EnumType, Routine
from cufe.il.types import ArrayType, NullptrType, PointerType, ReferenceType, Type, UnknownType, VoidType
from cufe.sema.answers import Details, IllFormed, Mistake, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.constant_folding import object_constant
from cufe.sema.expr.dependence import is_open
from cufe.sema.expr.failed_resolution import ambiguous_base, missing_binding, missing_conversion, several_conversions
from cufe.sema.expr.member_access import is_nonstandard, nonstandard
from cufe.sema.expr.operands import class_of, implied, is_type_dependent, operation, reference_type
from cufe.sema.overload.sequences import BAD, DIRECT, ELLIPSIS, NO_LIST, USER, ConversionSequence, referred_to
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_array, is_bool, is_void


class Casts(EnginePart):
    """Makes the nodes of conversions."""

    # --- any conversion ----------------------------------------------------------------------------------------------

    def implicit(self, source: x.Expression, target: Type, token: int, number: int = 0) -> x.Expression:
        """`source` converted to `target` as copy-initialisation does it; to a reference, an expression of that type.

        `number` is the diagnostic for scalars without a conversion."""
        if self._is_plain(source, target):
            return self.engine.value_conversions.convert_field(source, target)
        if target.dependent or self.engine.calls.any_dependent([source]) or self._is_of_template(source):
            if isinstance(source, x.OverloadExpression):
                # In any other form than `&C::f` a member function is no value, whatever its class turns out to be.
                only = self.engine.addresses.single(source)
                if only is not None and is_nonstandard(source, only):
                    self.engine.functions.keep(nonstandard(source))
            return self.dependent(source, target)
        sequence = self.engine.conversions.sequence(source, target, 0)
        if sequence.rank == BAD:
            if reference_type(target) is None:
                self.engine.operands.require_value(source)
            mistake = ambiguous_base(self.engine, source, target) or self.of_bare_function(source, target)
            if mistake is None and number:
                mistake = missing_conversion(source, self._value(source), target, token, number)
            if mistake is not None:
                raise mistake
            failure = self.failure(source, target, sequence.reason, token, number)
            if isinstance(failure, Mistake) and failure.number == num.NO_FITTING_FUNCTION and number == num.ASSIGNED:
                failure.token = token
            raise failure
        return self.apply(source, sequence, target)

    def _is_of_template(self, source: x.Expression) -> bool:
        """Whether a name stands for member functions of a class that hangs on template parameters."""
        if not isinstance(source, x.OverloadExpression) or not source.candidates:
            return False
        only = source.candidates[0]
        return isinstance(only, Routine) and isinstance(only.parent, ClassType) and only.parent.dependent

    def of_bare_function(self, source: x.Expression, target: Type) -> Mistake | None:
        """The mistake where a member function that is named alone would become an object of a class."""
        wanted = bare(referred_to(target))
        only = self.engine.addresses.single(source) if isinstance(source, x.OverloadExpression) else None
        if only is None or not isinstance(source, x.OverloadExpression) or not is_nonstandard(source, only):
            return None
        if source.explicit is not None or source.address >= 0 or not isinstance(wanted, ClassType) or wanted.dependent:
            return None
        type_ = self.engine.declare_types.named_type(only)
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (type_, wanted))

    def _value(self, source: x.Expression) -> Type:
        """The type of an operand as a value: of a function that is named its address, of several it is not known."""
        if not isinstance(source, x.OverloadExpression):
            return self.engine.placeholders.decayed(source.type)
        if source.explicit is not None:
            return self.engine.types.unknown
        only = self.engine.addresses.single(source)
        if only is None:
            return self.engine.types.unknown
        if is_nonstandard(source, only):
            self.engine.functions.keep(nonstandard(source))
        return self.engine.placeholders.decayed(self.engine.addresses.operand(source, only).type)

    def value_type(self, target: Type) -> Type:
        """The type of a prvalue of a type: scalars lose their cv-qualifiers, classes and arrays keep them
        ([expr.type]/2), and so do types that are not known."""
        if target.dependent or class_of(target) is not None or isinstance(bare(target), ArrayType):
            return target
        return self.engine.types.unqualified(target)

    def failure(self, source: x.Expression, target: Type, reason: str, token: int, number: int = 0) -> IllFormed:
        """The mistake of a conversion that does not exist, which `number` tells of for scalars."""
        if isinstance(source, x.OverloadExpression):
            several = self._several(source, target)
            if several is not None:
                return several
        if isinstance(target.canonical, ReferenceType):
            mistake = ambiguous_base(self.engine, source, target) or missing_binding(
                self.engine, source, target, number
            )
            if mistake is not None:
                return mistake
        return IllFormed(reason or "no conversion", token)

    def _several(self, source: x.OverloadExpression, target: Type) -> Mistake | None:
        """The mistake where none of several functions has the type wanted; to `void *` more than one would convert."""
        wanted = bare(referred_to(target))
        if isinstance(wanted, (ClassType, VoidType)) or target.dependent:
            return None
        if isinstance(wanted, PointerType) and is_void(wanted.target):
            return None
        if self.engine.addresses.single(source) is not None:
            return None
        cause = "no function of the name has the type that is wanted"
        return self.engine.addresses.mistake(num.NO_FITTING_FUNCTION, cause, source)

    def contextual(self, source: x.Expression, target: Type) -> x.Expression:
        """As `implicit`, with explicit conversion functions, too: conditions ([conv]/4)."""
        sequence = self.engine.conversions.sequence(source, target, DIRECT)
        if sequence.rank == BAD:
            if isinstance(source, (x.BracedInitList, x.OverloadExpression)) or not is_bool(target):
                raise IllFormed("no contextual conversion to bool", source.start)
            raise Mistake(num.NO_BOOL, "no contextual conversion to bool", source.start)
        if sequence.ambiguous and class_of(source.type) is not None:
            raise several_conversions(source, sequence.rivals)
        return self.apply(source, sequence, target)

    def implicit_or_direct(self, source: x.Expression, target: Type, token: int) -> x.Expression:
        """`source` converted as direct-initialisation does it."""
        sequence = self.engine.conversions.sequence(source, target, DIRECT)
        if sequence.rank == BAD:
            if reference_type(target) is None:
                self.engine.operands.require_value(source)
            mistake = ambiguous_base(self.engine, source, target)
            if mistake is None:
                mistake = missing_conversion(source, self._value(source), target, token, num.INITIALISED)
            if mistake is not None and (class_of(target) is None or mistake.number == num.AMBIGUOUS_BASE):
                raise mistake
            raise self.failure(source, target, sequence.reason, token, num.INITIALISED)
        return self.apply(source, sequence, target)

    def direct(self, source: x.Expression, target: Type, token: int) -> x.Expression:
        """A scalar by direct-initialisation: explicit conversion functions count."""
        if self._is_plain(source, target):
            return self.engine.value_conversions.convert(source, target)
        return self.implicit_or_direct(source, target, token)

    def _is_plain(self, source: x.Expression, target: Type) -> bool:
        """Whether both are arithmetic: the conversion is there and needs no resolution."""
        return is_arithmetic(target) and is_arithmetic(source.type) and not isinstance(source, x.BracedInitList)

    def apply(self, source: x.Expression, sequence: ConversionSequence, target: Type) -> x.Expression:
        """`source` after a conversion sequence to `target`: a value, or an expression of reference type."""
        if isinstance(source, x.OverloadExpression):
            source = self.engine.ids.resolved(source, sequence.address)
        if sequence.rank == ELLIPSIS:
            return self.ellipsis(source)
        if sequence.list_form != NO_LIST or isinstance(source, x.BracedInitList):
            return self.engine.list_initialisers.argument_from_list(source, sequence, target)
        reference = reference_type(target)
        if sequence.rank == USER:
            return self._user_defined(source, sequence, target, reference)
        if reference is not None:
            return self.engine.bound_references.bind(source, reference)
        if class_of(target) is not None:
            return self.engine.object_operands.argument(source, target)
        return self.engine.value_conversions.convert(source, target)

    def _user_defined(
        self, source: x.Expression, sequence: ConversionSequence, target: Type, reference: ReferenceType | None
    ) -> x.Expression:
        routine = sequence.routine
        if sequence.ambiguous:
            cause = "more than one user-defined conversion applies"
            if class_of(source.type) is not None and class_of(target) is None and reference_type(target) is None:
                types = (source.type, target)
                details = Details(members=sequence.rivals)
                raise Mistake(num.SEVERAL_CONVERSIONS, cause, source.start, types, details=details)
            raise self.engine.missing_constructors.several(sequence, source, target)
        if routine is None:
            raise Unknown("user-defined conversion without a function", source.start)
        owner = sequence.constructed
        start = source.start
        if routine.special == SFK_CONSTRUCTOR:
            if owner is None:
                raise Unknown("constructor without a class", source.start)
            made_type: Type = owner
            if reference is not None and class_of(reference.target) is owner.canonical:
                made_type = reference.target
            init = self.engine.class_initialisers.by_constructor(owner, routine, [source], sequence.arguments, False)
            self.engine.object_operands.destroyed(init, owner)
            init.temporary_lifetime = True
            object_ = x.TempInit(init, made_type, x.PRVALUE, source.token if source.token >= 0 else start, start=start)
            converted: x.Expression = object_
            if reference is not None:
                if init.constant is not None:
                    init.constant = object_constant(init.constant, made_type)
                moved = reference.rvalue and class_of(source.type) is not None
                object_.category = x.XVALUE if moved else x.LVALUE
                object_.is_copy = class_of(source.type) is None
        else:
            converted = self.conversion_call(source, routine)
            if reference is not None and converted.category == x.PRVALUE and class_of(converted.type) is not None:
                converted = self._converted_object(converted, reference)
        if reference is not None:
            return self.engine.bound_references.bind(converted, reference, start)
        if class_of(target) is not None:
            return self.engine.object_operands.argument(converted, target)
        return self.engine.value_conversions.convert(converted, target)

    def _converted_object(self, converted: x.Expression, reference: ReferenceType) -> x.Expression:
        """What a conversion function gives, as the object that a reference to a const class is bound to."""
        cls = class_of(converted.type)
        target = reference.target
        added = target.qualifiers() & ~converted.type.qualifiers()
        if cls is None or reference.rvalue or not added or class_of(target) is not cls:
            return converted
        if self.engine.objects.returned_by_constructor(cls):
            made = self.engine.adjusted_objects.qualified_lvalue(
                self.engine.temporaries.temporary(converted, x.LVALUE), added
            )
            made.token = -1
            return made
        made = self.engine.temporaries.temporary(
            self.engine.adjusted_objects.rvalue_adjusted(converted, added), x.LVALUE
        )
        made.token = converted.token
        return made

    def conversion_call(self, source: x.Expression, routine: Routine) -> x.Expression:
        """The implied call of a conversion function."""
        type_ = self.engine.declare_types.routine_type(routine)
        start = source.start
        self.engine.functions.keep_deleted(routine, start)
        object_ = self.engine.object_arguments.implied(source, routine, False)
        callee = self.engine.operands.routine(routine, start, True)
        callee.lvalue_type = None
        made = operation(eok.DOT_MEMBER_CALL, type_.result, x.PRVALUE, start, [callee, object_], start=start)
        made.flags |= x.CONVERSION_CALL | x.LEFT_TO_RIGHT | x.COMPILER_GENERATED
        return self.engine.call_results.finished(made, routine)

    def ellipsis(self, source: x.Expression) -> x.Expression:
        """Default argument promotions ([expr.call]/12)."""
        types = self.engine.types
        value = self.engine.operands.value(source)
        if is_type_dependent(value):
            return value
        found = bare(value.type)
        if found is types.float:
            return self.engine.value_conversions.convert(value, types.double)
        if is_arithmetic(value.type) or (isinstance(found, EnumType) and not found.scoped):
            return self.engine.value_conversions.convert_field(
                value, self.engine.value_conversions.promoted_type(value)
            )
        return value

    def dependent(self, source: x.Expression, target: Type) -> x.Expression:
        """A conversion in a template whose form is known with the arguments: a cast where the types differ."""
        if isinstance(source, (x.OverloadExpression, x.BracedInitList)):
            return source
        reference = reference_type(target)
        if reference is not None:
            return source
        if is_array(source.type) and isinstance(bare(target), PointerType):
            source = self.engine.operands.value(source)
        named = isinstance(source, x.ConstantExpression) and is_enumerator(source.constant)
        pointer = isinstance(bare(target), PointerType)
        known = not isinstance(source.type, UnknownType)
        if (pointer and known) or (named and not target.dependent):
            target = self.engine.types.unqualified(target)
        own = self.engine.types.unqualified(source.type) if pointer else source.type
        if own.canonical is target.canonical and not named:
            if source.category != x.PRVALUE and self.engine.prototypes.around(target) is not None:
                self.engine.operands.read(source)
            return self.engine.operands.value(source) if pointer else source
        kind = eok.CAST
        if isinstance(bare(source.type), PointerType) and not is_open(target):
            source = self.engine.operands.value(source)
            if is_bool(bare(target)):
                kind = eok.BOOL_CAST
        made = implied(kind, target, x.PRVALUE, source)
        if kind == eok.BOOL_CAST:
            made.type_kind = tk.TK_POINTER
        if isinstance(source, (x.Operation, x.TempInit)):
            made.token = source.token
        return self.engine.dependent_expressions.constant(made)

    # --- standard conversions ----------------------------------------------------------------------------------------

    def argument(self, source: x.Expression, sequence: ConversionSequence, target: Type) -> x.Expression:
        """The argument for a parameter."""
        return self.engine.value_conversions.whole(self.apply(source, sequence, target), source, target)

    # --- arithmetic --------------------------------------------------------------------------------------------------

    def zero(self, value: x.Expression) -> bool:
        """Whether it is a literal zero: a null pointer constant ([conv.ptr])."""
        if isinstance(bare(value.type), NullptrType):
            return True
        if not isinstance(value, x.ConstantExpression):
            return False
        constant = value.constant
        return isinstance(constant, IntegerConstant) and constant.value == 0 and constant.expression is None
