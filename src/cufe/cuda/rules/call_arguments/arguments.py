"""Arguments against the parameters of the one function that a call can mean: each is reported by itself."""

from cufe.checks.expressions.constant_arithmetic import is_bit_pattern
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.mistakes import MistakeDetails
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import catalog
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, Frame, Message, Note, TypeName
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.constants import FloatConstant, IntegerConstant
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LVALUE, BracedInitList, ErrorExpression, Expression, OverloadExpression
from cufe.il.types import IntegerType, PlaceholderType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.arithmetic import VALUE_BITS, fits, is_unsigned
from cufe.sema.expr.failed_resolution import ambiguous_base
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.standard_conversions import similar
from cufe.sema.overload.type_tests import bare, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# What is found about a launch, before it is reported.


class Finding:
    """A diagnostic: its display number, the token it is said at, and what fills it in; `extra`, `notes` and the
    instances of `context` go below it; `severity` where it is not that of the catalog."""

    def __init__(self, number: int, token: int, *fill_ins: "str | int | TypeName | EntityName | At") -> None:
        self.number: int = number
        self.token: int = token
        self.fill_ins: tuple[str | int | TypeName | EntityName | At, ...] = fill_ins
        self.extra: list[Message] = []
        self.notes: list[Note] = []
        self.severity: int = 0
        self.context: list[Frame] = []

    def is_error(self) -> bool:
        """Whether it is an error unless somebody says otherwise."""
        return (self.severity or catalog.entry_of(self.number).severity) >= ERROR

    def report(self, examined: ExaminedUnit, found_at: int, repeated: bool = False) -> None:
        """Reports it as found at a token, which decides the order; once, if another rule has come to it, unless it
        is to be repeated."""
        offset = examined.unit.offset
        examined.diagnoser.add(
            self.number,
            offset(self.token),
            *self.fill_ins,
            extra=self.extra,
            notes=self.notes,
            context=self.context,
            detected=offset(found_at),
            default=self.severity,
            by=None if repeated else object(),
        )


# Constants that change when they are converted: 68, 69, 173.


SIGN_CHANGES: Final = 68
TRUNCATED: Final = 69
DOES_NOT_FIT: Final = 173


def lost(engine: "Engine", source: Expression, target: Type) -> int:
    """The number of the warning about the conversion of an expression, 0 where it is no constant or keeps its value."""
    there = bare(target)
    if not isinstance(there, IntegerType) or there.sort == tk.BOOL:
        return 0
    if isinstance(source, (BracedInitList, OverloadExpression)):
        return 0
    with unanswered:
        value = engine.evaluator.value(source)
        kind = there.int_kind
        if isinstance(value, IntegerConstant):
            if fits(value.value, kind):
                return 0
            if not _fits_otherwise(value.value, kind):
                return TRUNCATED
            return 0 if is_bit_pattern(engine, source) else SIGN_CHANGES
        if isinstance(value, FloatConstant):
            return _of_float(value, kind)
        return 0
    return 0


def _fits_otherwise(value: int, kind: int) -> bool:
    """Whether a value that does not fit would in the type of the same size with the other sort of sign."""
    bits = VALUE_BITS[kind]
    if is_unsigned(kind):
        return -(1 << (bits - 1)) <= value < 0
    return 0 < value < 1 << (bits + 1)


def _of_float(value: FloatConstant, kind: int) -> int:
    if value.special:
        return DOES_NOT_FIT if value.special != "-0" else 0
    if value.numerator < 0 and is_unsigned(kind):
        return DOES_NOT_FIT
    size = abs(value.numerator)
    whole = size >> value.scale if value.scale >= 0 else size << -value.scale
    return 0 if fits(-whole if value.numerator < 0 else whole, kind) else DOES_NOT_FIT


_TOO_MANY: Final = 140
_INCOMPATIBLE: Final = 167
_INCOMPLETE_CLASS: Final = 515
_STRING_TO_POINTER: Final = 2464


class Parameters:
    """What a function takes: the types, how many arguments it needs, whether there may be more, and whether the types
    are those of an instance of a template, which the arguments fit."""

    def __init__(self, types: tuple[Type, ...], needed: int, variadic: bool, deduced: bool = False) -> None:
        self.types: tuple[Type, ...] = types
        self.needed: int = needed
        self.variadic: bool = variadic
        self.deduced: bool = deduced


class PassedArguments:
    """Judges arguments; what the engine cannot tell is passed over."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.names: MessageNames = names

    def parameters(self, routine: Routine) -> Parameters:
        """The parameters of a function, default arguments considered."""
        signature = self.engine.declare_types.routine_type(routine)
        needed = 0
        while needed < len(signature.parameters):
            if self.engine.declare_types.default_argument(routine, needed) is not None:
                break  # all behind have one, too, or that is reported for the declaration
            needed += 1
        return Parameters(signature.parameters, needed, signature.variadic, routine.template is not None)

    def check(self, given: list[Expression], tokens: list[int], close: int, wanted: Parameters) -> list[Finding]:
        """What is wrong with arguments, which begin at `tokens` and end before `close`."""
        found: list[Finding] = []
        for index, argument in enumerate(given):
            if index < len(wanted.types):
                if not (wanted.deduced and self._is_undefined(wanted.types[index])):
                    self.check_one(argument, wanted.types[index], tokens[index], found)
        is_wrong = any(one.is_error() for one in found) or any(isinstance(one, ErrorExpression) for one in given)
        miscounted = self.count(len(given), tokens, close, wanted)
        if miscounted is not None:
            found.append(miscounted)
        elif not is_wrong:
            # The call is built as a whole, and the arguments with it.
            return found
        for index in range(min(len(given), len(wanted.types))):
            self._copied(given[index], wanted.types[index], tokens[index], found)
        found.sort(key=_token)
        return found

    def count(self, given: int, tokens: list[int], close: int, wanted: Parameters) -> Finding | None:
        """Whether there are too many or too few arguments, which begin at `tokens` and end before `close`."""
        if given > len(wanted.types) and not wanted.variadic:
            return Finding(_TOO_MANY, tokens[len(wanted.types)])
        return Finding(num.TOO_FEW_PASSED, close) if given < wanted.needed else None

    def _copied(self, argument: Expression, target: Type, token: int, found: list[Finding]) -> None:
        """Adds what keeps an object from being copied into a parameter of its class, beside other mistakes."""
        source = bare(argument.type)
        if not isinstance(bare(target), ClassType) or not isinstance(source, ClassType) or self._is_incomplete(target):
            return
        mark = self.engine.lifetimes.mark()
        with unanswered:
            sequence = self.engine.conversions.sequence(argument, target)
            if sequence.exists() and sequence.rank != sq.USER:
                made = self._initialised(argument, target, token)
                if made is not None:
                    found.append(made)
        self.engine.lifetimes.forget(mark)

    def check_one(self, argument: Expression, target: Type, token: int, found: list[Finding]) -> None:
        """Adds the mistakes in one argument, and warnings about its conversion."""
        if isinstance(bare(argument.type), PlaceholderType):
            # Deduced when the template around is instantiated.
            return
        with unanswered:
            if self._is_undefined(target):
                if not isinstance(argument, BracedInitList):
                    found.append(Finding(_INCOMPLETE_CLASS, token, self.names.fill_in(bare(target))))
                return
            sequence = self.engine.conversions.sequence(argument, target)
            if sequence.exists() and not sequence.ambiguous:
                self._warn(argument, sequence, token, found)
            elif not sequence.ambiguous:
                if isinstance(argument, BracedInitList):
                    made = self._initialised(argument, target, token)
                else:
                    made = self._failure(argument, target, token)
                if made is not None:
                    found.append(made)

    # --- conversions that are there ------------------------------------------------------------------------------

    def _warn(self, argument: Expression, sequence: ConversionSequence, token: int, found: list[Finding]) -> None:
        if isinstance(argument, BracedInitList):
            return
        target = sequence.target
        if sequence.rank == sq.USER:
            # The first argument of a converting constructor.
            if len(sequence.arguments) != 1 or isinstance(bare(argument.type), ClassType):
                return
            target = sequence.arguments[0].target
        elif sequence.has(sq.STRING_TO_POINTER):
            found.append(Finding(_STRING_TO_POINTER, token, self.names.fill_in(target.canonical)))
            return
        number = lost(self.engine, argument, sq.referred_to(target))
        if number:
            found.append(Finding(number, token))

    # --- conversions that do not exist ---------------------------------------------------------------------------

    def _initialised(self, argument: Expression, target: Type, token: int) -> Finding | None:
        """What keeps a list, or an object of its class, from initialising a parameter."""
        try:
            self.engine.initialisers.copy(target, argument, token)
        except Mistake as mistake:
            made = Finding(mistake.number, mistake.token, *fill_ins_of(self.engine, mistake))
            details = MistakeDetails(self.engine, mistake)
            made.extra += details.extra
            made.notes += details.notes
            return made
        return None

    def _failure(self, argument: Expression, target: Type, token: int) -> Finding | None:
        source = self._source(argument)
        if source is None:
            return None
        ambiguous = ambiguous_base(self.engine, argument, target)
        if ambiguous is not None:
            return Finding(ambiguous.number, token, self.names.fill_in(ambiguous.types[0]))
        reference = target.canonical
        wanted: Type = target
        if isinstance(reference, ReferenceType):
            named = target.skip_typerefs()
            wanted = named.target if isinstance(named, ReferenceType) else reference.target
            made = self._unbound(argument, source, target, reference, token)
            if made is not None:
                return made
        fill_in = self.names.fill_in
        if isinstance(bare(wanted), ClassType):
            if self._is_undefined(wanted):
                return Finding(_INCOMPLETE_CLASS, token, fill_in(self.engine.types.unqualified(wanted)))
            if self._is_incomplete(wanted):
                return None
            if isinstance(bare(source), ClassType):
                return Finding(num.NO_USER_CONVERSION, token, fill_in(source), fill_in(wanted))
            return Finding(num.NO_CONSTRUCTOR, token, fill_in(source), fill_in(wanted.skip_aliases()))
        if isinstance(bare(source), ClassType):
            return Finding(num.NO_CONVERSION_FUNCTION, token, fill_in(source), fill_in(wanted))
        value = self.engine.placeholders.decayed(source)
        made = Finding(_INCOMPATIBLE, token, fill_in(value), fill_in(target))
        if not isinstance(reference, ReferenceType) and _is_taken(value, wanted):
            made.severity = WARNING
        return made

    def _source(self, argument: Expression) -> Type | None:
        """The type of an argument; None of a set of functions that does not stand for one."""
        if isinstance(argument, OverloadExpression):
            only = self.engine.addresses.single(argument)
            return None if only is None else self.engine.addresses.operand(argument, only).type
        return sq.referred_to(argument.type)

    def _is_incomplete(self, type_: Type) -> bool:
        cls = bare(type_)
        return isinstance(cls, ClassType) and not self.engine.classes.is_complete(cls)

    def _is_undefined(self, type_: Type) -> bool:
        """Whether a type is a class, and no instance of a template, that the unit does not define."""
        cls = bare(type_)
        return isinstance(cls, ClassType) and cls.template is None and cls.brace < 0 and self._is_incomplete(cls)

    def _unbound(
        self, argument: Expression, source: Type, target: Type, reference: ReferenceType, token: int
    ) -> Finding | None:
        """A reference that cannot be bound for what it refers to; None where the conversion to that fails."""
        wanted = reference.target
        is_lvalue = argument.category == LVALUE or isinstance(argument, OverloadExpression)
        related = self.engine.conversions.references.related(wanted, source)
        dropped = bool(source.canonical.qualifiers() & ~wanted.canonical.qualifiers())
        qualifiers = wanted.canonical.qualifiers()
        fill_in = self.names.fill_in
        if related and dropped and (is_lvalue or not reference.rvalue):
            return Finding(num.QUALIFIERS_DROPPED, token, fill_in(target), fill_in(source))
        if reference.rvalue:
            return Finding(num.RVALUE_REFERENCE, token) if related and is_lvalue else None
        if qualifiers & tk.CONST and not qualifiers & tk.VOLATILE:
            return None
        if not is_lvalue:
            return Finding(num.REFERENCE_TO_VALUE, token)
        return Finding(num.REFERENCE_TO_OTHER, token, fill_in(target), fill_in(source))


def _token(finding: Finding) -> int:
    return finding.token


def _is_taken(source: Type, target: Type) -> bool:
    """Whether the original only warns, as gcc used to: qualifiers added below the first level, a function's address as
    `void *`."""
    given = bare(source)
    wanted = bare(target)
    if not isinstance(given, PointerType) or not isinstance(wanted, PointerType):
        return False
    if is_void(wanted.target):
        return isinstance(bare(given.target), RoutineType)
    return isinstance(bare(given.target), PointerType) and similar(given, wanted) and _adds_qualifiers(given, wanted)


def _adds_qualifiers(given: PointerType, wanted: PointerType) -> bool:
    """Whether no level of similar types loses a qualifier."""
    source: Type = given
    target: Type = wanted
    while isinstance(source, PointerType) and isinstance(target, PointerType):
        if source.target.canonical.qualifiers() & ~target.target.canonical.qualifiers():
            return False
        source = bare(source.target)
        target = bare(target.target)
    return True
