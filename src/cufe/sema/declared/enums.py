"""Enumerations ([dcl.enum]): how declarations enter them and their enumerators, their values and types, and those that
are members of a template, whose values an instance gives ([temp.dep])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_EXPRESSION, TPCK_MEMBER, IntegerConstant, TemplateParamConstant, is_enumerator
from cufe.il.context import Context
from cufe.il.copy import clone
from cufe.il.entities import ClassType, Declared, Enumerator, EnumType
from cufe.il.entity import Entity
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, BracedInitList, ConstantExpression, Expression, Operation
from cufe.il.types import IntegerType, Type
from cufe.sema.answers import Dependent, Mistake, RestsOnMistake, Unknown
from cufe.sema.constant.arithmetic import fits
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.declared.contexts import EnumeratorContext, RegionContext, is_dependent_context
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import is_type_dependent
from cufe.sema.overload.type_tests import bare, class_of, is_enum, is_integral, is_unknown
from cufe.sema.recursion import weight_of
from cufe.syntax import body_bindings as b
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k
from cufe.text.kinds import CLASS_KEYS

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: the types of enumerations that hold their values, the smallest first; the first two where they are packed
_SIGNED: Final[tuple[int, ...]] = (tk.SIGNED_CHAR, tk.SHORT, tk.INT)
_UNSIGNED: Final[tuple[int, ...]] = (tk.UNSIGNED_CHAR, tk.UNSIGNED_SHORT, tk.UNSIGNED_INT)


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
        fitting = _SIGNED if low < 0 else _UNSIGNED
        if not self.engine.layout.alignments.of_class(enum).packed:
            fitting = fitting[2:]
        for kind in fitting:
            if fits(low, kind) and fits(high, kind):
                return types.integers[kind]
        return types.long if low < 0 else types.unsigned_long

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
        enum = enumerator.enum
        if enum.dependent and not isinstance(enum.context, RegionContext):
            return self.dependent.value(enumerator, previous)
        at, end = self.initialiser(enumerator)
        written: Expression | None = None
        if at >= 0:
            try:
                written = self.written(enumerator)
                self.require_integral(enum, written)
                value = self.engine.evaluator.integer(written)
            except Dependent:
                if enum.dependent:
                    return self.dependent.value(enumerator, previous)
                return _open(enumerator, at, end)
            except (Mistake, NotConstant, RestsOnMistake):
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
        if underlying is None and enum.scoped:
            underlying = self.engine.types.int
        if underlying is None:
            cause = "expression must have integral or unscoped enum type"
            raise Mistake(num.NOT_INTEGRAL, cause, written.start, (written.type,))
        if cls is None:
            types = (self.engine.placeholders.decayed(written.type), underlying)
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
        made = Operation(eok.CAST, underlying, PRVALUE, -1, [computed], tk.TK_INTEGER)
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


def is_dependent_enum(parent: Entity | None, context: Context) -> bool:
    """Whether each instance of a template has an enumeration of its own: one that a template's function declares in a
    block, or a member of the template ([temp.dep.type])."""
    if isinstance(context, RegionContext):
        return is_dependent_context(context)
    return isinstance(parent, ClassType) and parent.is_prototype


def enter_enum(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the enumeration that a binding declares to `found`, or tells the one that is there of its definition."""
    binding = declared.binding
    if binding.body < 0 and engine.kinds[binding.name + 1] not in (k.COLON, k.SEMICOLON):
        # `enum E x;` names an enumeration that is declared elsewhere ([dcl.type.elab]/3).
        return
    declaration = binding.declaration
    enum: EnumType | None = None
    for entity in found:
        if isinstance(entity, EnumType):
            enum = entity
    if enum is None:
        enum = EnumType(engine.lexemes[binding.name], binding.name, engine.declare.parent(declared.context))
        enum.visible = binding.visible
        enum.access = engine.declare.access(declared)
        enum.context = declared.context
        enum.dependent = is_dependent_enum(enum.parent, declared.context)
        engine.types.number(enum)
        found.append(enum)
    # A second definition is an error that changes nothing.
    if declaration is not None and (enum.key < 0 or (binding.body >= 0 and enum.brace < 0)):
        start = declaration.specifiers.type_start
        enum.key = start
        enum.scoped = engine.kinds[start + 1] in CLASS_KEYS
        enum.context = declared.context
        if binding.body >= 0:
            enum.brace = binding.body
        elif engine.kinds[binding.name + 1] == k.COLON or enum.scoped:
            engine.out_of_class.define_enum(enum)


def enter_enumerator(engine: "Engine", declared: Declared, found: list[Entity]) -> None:
    """Adds the enumerator that a binding declares, which its enumeration knows."""
    binding = declared.binding
    for other in engine.lookup.bindings(declared.piece, ""):
        if other.sort == s.ENUM and other.body >= 0 and other.body < binding.name:
            for enum in engine.declare.members_at(declared.context, engine.lexemes[other.name]):
                if isinstance(enum, EnumType) and enum.brace == other.body:
                    _add_enumerator(engine, enum, binding, found)
                    return
    brace = binding.name
    while engine.kinds[brace] != k.OPEN_BRACE:
        brace -= 1
    local = _local_enum(engine, declared.context, brace)
    if local is not None:
        _add_enumerator(engine, local, binding, found)
        return
    opening = declared.piece.body
    enum_type = engine.declare.class_at(opening if 0 <= opening < binding.name else brace, declared.context)
    if isinstance(enum_type, EnumType):
        _add_enumerator(engine, enum_type, binding, found)


def _local_enum(engine: "Engine", context: Context, brace: int) -> EnumType | None:
    """The enumeration with a name that a block defines behind `brace`."""
    if not isinstance(context, RegionContext):
        return None
    for other in context.region.bindings:
        if other.sort == s.ENUM and other.body == brace:
            found = [context.declared[other.name]] if other.name in context.declared else []
            if not found:
                # An enumerator may have the same name, and waits for this one.
                engine.locals.declare(other, context, found)
            return next((one for one in found if isinstance(one, EnumType)), None)
    return None


def _add_enumerator(engine: "Engine", enum: EnumType, binding: s.Binding, found: list[Entity]) -> None:
    for enumerator in engine.enums.enumerators(enum):
        if enumerator.token == binding.name and not any(
            isinstance(other, Enumerator) and other.enum is enum for other in found
        ):
            enumerator.visible = binding.visible
            found.append(enumerator)


#: how many implied values are copied for one use
_DEEPEST: Final = 50


class DependentEnums(EnginePart):
    """Values of such enumerators, as expressions."""

    def value(self, enumerator: Enumerator, previous: Enumerator | None) -> TemplateParamConstant:
        """What an instance computes: what is written, zero, or one more than the previous enumerator."""
        enum = enumerator.enum
        made = TemplateParamConstant(enum, TPCK_MEMBER)
        made.name = enumerator.name
        made.start = enumerator.token
        made.end = enumerator.token + 1
        if enum.scoped and isinstance(enum.context, RegionContext):
            made.qualifier = enum
        elif isinstance(enum.parent, Type):
            made.qualifier = enum.parent
        underlying = self.engine.enums.underlying(enum)
        fixed = underlying if enum.fixed else None
        written = self._written(enumerator)
        if written is None:
            written = self._implied(fixed, previous)
        elif fixed is not None and isinstance(written, ConstantExpression):
            constant = written.constant
            if isinstance(constant, IntegerConstant) and constant.expression is None:
                written = ConstantExpression(IntegerConstant(fixed, constant.value), written.token)
        cast = Operation(eok.CAST, written.type, PRVALUE, -1, [written], tk.TK_INTEGER)
        cast.flags |= COMPILER_GENERATED
        made.expression = cast
        return made

    def used(self, value: TemplateParamConstant) -> TemplateParamConstant:
        """The value where an enumerator is named: a copy of what it is computed from."""
        made = clone(value)
        assert isinstance(made, TemplateParamConstant)
        if value.expression is not None:
            made.expression = _fresh(value.expression)
        return made

    def _written(self, enumerator: Enumerator) -> Expression | None:
        engine = self.engine
        at, end = engine.enums.initialiser(enumerator)
        if at < 0:
            return None
        node = engine.fragments.expression(at, end)
        context = EnumeratorContext(enumerator.enum, enumerator.enum.context)
        written = engine.expressions.rvalue(engine.expressions.build(node, context))
        if isinstance(written, ConstantExpression):
            computed = written.constant.expression
            if isinstance(computed, Operation) and not is_enumerator(written.constant):
                return computed
            # A constant alone stands where the enumerator is named.
            written.token = -1
        return written

    def _implied(self, fixed: Type | None, previous: Enumerator | None) -> Expression:
        types = self.engine.types
        before = previous.value if previous is not None else None
        if not isinstance(before, TemplateParamConstant) or before.expression is None:
            return ConstantExpression(IntegerConstant(fixed if fixed is not None else types.int, 0), -1)
        step = TemplateParamConstant(types.unknown, TPCK_EXPRESSION)
        step.expression = before.expression
        one = ConstantExpression(IntegerConstant(types.int, 1), -1)
        type_ = before.expression.type
        return Operation(eok.ADD, type_, PRVALUE, -1, [ConstantExpression(step, -1), one])


def _fresh(expression: Expression) -> Expression:
    """A copy of what a value is computed from; of a long row of enumerators that count on from one another the last
    ones."""
    made = clone(expression)
    pending = [made]
    left = _DEEPEST
    while pending:
        at = pending.pop()
        if isinstance(at, Operation):
            at.arguments = [clone(operand) for operand in at.arguments]
            pending += at.arguments
        elif isinstance(at, ConstantExpression):
            written = at.constant.expression
            at.constant = clone(at.constant)
            if written is not None and left > 0:
                left -= 1
                at.constant.expression = clone(written)
                pending.append(at.constant.expression)
    return made
