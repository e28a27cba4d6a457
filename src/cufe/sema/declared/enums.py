"""Enumerations ([dcl.enum]): enumerators with their values, underlying types."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant, TemplateParamConstant
from cufe.il.entities import Enumerator, EnumType
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, BracedInitList, ConstantExpression, Expression, Operation
from cufe.il.types import IntegerType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Dependent, Mistake, Unknown
from cufe.sema.constant.arithmetic import fits
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.declared.contexts import EnumeratorContext, RegionContext
from cufe.sema.declared.dependent_enums import DependentEnums
from cufe.sema.expr.operands import is_type_dependent
from cufe.sema.overload.type_tests import bare, class_of, is_enum, is_floating, is_integral, is_unknown
from cufe.sema.recursion import weight_of
from cufe.syntax import body_bindings as b
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Enums:
    """Answers about enumerations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.dependent: DependentEnums = DependentEnums(engine)
        #: the enumerators whose values the fixed underlying type does not have, and those that follow without a value
        #: of their own
        self._out_of_range: set[Enumerator] = set()

    def enumerators(self, enum: EnumType) -> list[Enumerator]:
        """The enumerators in the order of the text."""
        known = enum.enumerators
        if known is not None:
            return known
        found: list[Enumerator] = []
        if enum.brace < 0:
            # The definition may be sought just now.
            return found
        enum.enumerators = found
        for binding in b.enumerators(enum.brace, self.engine.kinds):
            made = Enumerator(self.engine.lexemes[binding.name], binding.name, enum)
            made.visible = binding.visible
            found.append(made)
        return found

    def underlying(self, enum: EnumType) -> Type:
        """The fixed underlying type, or the one that holds all values ([dcl.enum]/7: int, unsigned, long, ...)."""
        known = enum.underlying or self._written(enum)
        if known is None:
            known = self.engine.types.int if enum.dependent else self._from_values(enum)
        enum.underlying = known
        return known

    def _written(self, enum: EnumType) -> Type | None:
        """The underlying type that is fixed; None where the values decide."""
        if enum.underlying is not None:
            return enum.underlying if enum.fixed else None
        kinds = self.engine.kinds
        at = enum.key
        end = enum.brace if enum.brace >= 0 else len(kinds)
        while at < end and kinds[at] not in (k.COLON, k.OPEN_BRACE, k.SEMICOLON):
            at = self.engine.cutter.brackets.skip(at) if kinds[at] == k.OPEN_ROUND else at + 1
        if at < len(kinds) and kinds[at] == k.COLON and enum.context is not None:
            stop = at + 1
            while kinds[stop] not in (k.OPEN_BRACE, k.SEMICOLON):
                stop += 1
            enum.fixed = True
            underlying = self.engine.specifiers.type_id(at + 1, stop, enum.context)
            if not underlying.dependent and not is_unknown(underlying) and not is_integral(bare(underlying)):
                enum.wrong_base = at + 1
                underlying = self.engine.types.int
            enum.underlying = underlying
        elif enum.scoped:
            enum.fixed = True
            enum.underlying = self.engine.types.int
        return enum.underlying

    def _from_values(self, enum: EnumType) -> Type:
        low = 0
        high = 0
        for enumerator in self.enumerators(enum):
            value = self.value(enumerator)
            if isinstance(value, IntegerConstant):
                low = min(low, value.value)
                high = max(high, value.value)
        types = self.engine.types
        if low >= 0:
            if high < 1 << 32:
                return types.unsigned_int
            return types.unsigned_long
        if low >= -(1 << 31) and high < 1 << 31:
            return types.int
        return types.long

    def value(self, enumerator: Enumerator) -> "IntegerConstant | TemplateParamConstant":
        """The value of an enumerator, with the type of the enumeration."""
        known = enumerator.value
        if isinstance(known, (IntegerConstant, TemplateParamConstant)):
            return known
        enum = enumerator.enum
        previous: Enumerator | None = None
        for other in self.enumerators(enum):
            if other is enumerator:
                break
            previous = other
        # In the order of the text, so that long chains of implied values do not nest.
        if previous is not None and previous.value is None:
            for other in self.enumerators(enum):
                if other is enumerator:
                    break
                self.value(other)
        weight = weight_of(enum)
        self.engine.recursion.enter(weight, enumerator.token)
        try:
            enumerator.value = self._compute(enumerator, previous)
        finally:
            self.engine.recursion.leave(weight)
        return enumerator.value

    def _compute(
        self, enumerator: Enumerator, previous: Enumerator | None
    ) -> "IntegerConstant | TemplateParamConstant":
        engine = self.engine
        enum = enumerator.enum
        if enum.dependent and not isinstance(enum.context, RegionContext):
            return self.dependent.value(enumerator, previous)
        at, end = self.initialiser(enumerator)
        written: Expression | None = None
        if at >= 0:
            try:
                written = self.written(enumerator)
                self.require_integral(enum, written)
                value = engine.evaluator.integer(written)
            except Dependent:
                if enum.dependent:
                    return self.dependent.value(enumerator, previous)
                return _open(enumerator, at, end)
            except (Mistake, NotConstant):
                # The type of an enumerator is known without its value; what is wrong is reported where it stands.
                return _open(enumerator, at, end)
        elif previous is None:
            value = 0
        else:
            before = self.value(previous)
            if not isinstance(before, IntegerConstant):
                return self.dependent.value(enumerator, previous) if enum.dependent else before
            value = before.value + 1
        if not self._fits(enum, value) or (at < 0 and previous in self._out_of_range):
            self._out_of_range.add(enumerator)
        constant = IntegerConstant(enum, value)
        constant.enumerator = enumerator
        if written is not None:
            constant.expression = self._explained(enum, written)
        return constant

    def _fits(self, enum: EnumType, value: int) -> bool:
        """Whether the underlying type has a value, where it is fixed ([dcl.enum]/5)."""
        if not enum.fixed:
            return True
        underlying = bare(self.underlying(enum))
        return (
            not isinstance(underlying, IntegerType)
            or underlying.int_kind == tk.BOOL
            or fits(value, underlying.int_kind)
        )

    def is_out_of_range(self, enumerator: Enumerator) -> bool:
        """Whether an enumerator is an error of its own (1749), so that nothing is reported for its uses; its value is
        known."""
        return enumerator in self._out_of_range

    def require_integral(self, enum: EnumType, written: Expression) -> None:
        """Raises the mistake in the type of the value that is written for an enumerator ([dcl.enum]/5)."""
        type_ = bare(written.type)
        if isinstance(written, BracedInitList) or is_type_dependent(written) or is_unknown(type_):
            return
        underlying = self._written(enum)
        cls = class_of(type_)
        is_object = cls is not None and (cls.dependent or bool(self.engine.declare.conversions(cls)))
        if is_object or is_integral(type_) or is_enum(type_) or (cls is not None and self.engine.classes.bases(cls)):
            return
        if underlying is None:
            cause = "expression must have integral or unscoped enum type"
            raise Mistake(num.NOT_INTEGRAL, cause, written.start, (written.type,))
        if not is_floating(type_) and cls is None:
            types = (written.type, underlying)
            raise Mistake(num.CONSTANT_OF_OTHER_TYPE, "an enumerator of another type", written.start, types)

    def require_integral_base(self, enum: EnumType) -> None:
        """Raises the mistake in the underlying type that is written ([dcl.enum]/2)."""
        self._written(enum)
        if enum.wrong_base >= 0:
            raise Mistake(num.NO_INTEGRAL_BASE, "underlying type that is no integral type", enum.wrong_base)

    def written(self, enumerator: Enumerator) -> Expression:
        """The value that is written for an enumerator, before it is worked out."""
        engine = self.engine
        at, end = self.initialiser(enumerator)
        node = engine.fragments.expression(at, end)
        context = EnumeratorContext(enumerator.enum, enumerator.enum.context)
        return engine.expressions.rvalue(engine.expressions.build(node, context))

    def initialiser(self, enumerator: Enumerator) -> tuple[int, int]:
        """The tokens of the value that is written for an enumerator; (-1, -1) where none is."""
        engine = self.engine
        at = engine.lookup.declarations.attributes(enumerator.token + 1, [])
        if engine.kinds[at] != k.ASSIGN:
            return -1, -1
        return at + 1, engine.lookup.declarations.skip_to_comma(
            at + 1, engine.cutter.brackets.close(enumerator.enum.brace)
        )

    def _explained(self, enum: EnumType, written: Expression) -> Expression | None:
        """What the value was computed from; a conversion to the underlying type has no place."""
        if not isinstance(written, ConstantExpression):
            return None
        computed = self.engine.folding.named(written, written.type).expression
        underlying = self._written(enum)
        if computed is None or underlying is None or bare(written.type) is bare(underlying):
            return computed
        made = Operation(eok.CAST, underlying, PRVALUE, -1, [computed])
        made.type_kind = tk.TK_INTEGER
        made.flags |= COMPILER_GENERATED
        return made

    def open_type(self, enumerator: Enumerator) -> Type:
        """The type of an enumerator inside its own enum: that of its value ([dcl.enum]/5)."""
        enum = enumerator.enum
        underlying = self._written(enum)
        if underlying is not None:
            return underlying
        constant = self.value(enumerator)
        if isinstance(constant, IntegerConstant):
            if -(1 << 31) <= constant.value < 1 << 31:
                return self.engine.types.int
            if 0 <= constant.value < 1 << 32:
                return self.engine.types.unsigned_int
            return self.engine.types.long
        raise Unknown("value of an enumerator", enumerator.token)


def _open(enumerator: Enumerator, start: int, end: int) -> TemplateParamConstant:
    """The value of an enumerator that is not known."""
    made = TemplateParamConstant(enumerator.enum, 1)
    made.start = start
    made.end = end
    made.name = enumerator.name
    return made
