"""Instances of the user's class templates of which there are objects: base classes, types of data members and their
initialisers that only the arguments make wrong ([temp.inst]); and values that are written as template arguments outside
of templates and do not fit ([temp.arg.nontype]): 28 of what is no constant, 2361 and 2362 of narrowing conversions, 458
of other types.  A list of a function template only says that the template is no candidate, but 28 is reported there,
too (observed)."""

from cufe.checks.expressions.not_constant import NotConstants
from cufe.checks.findings import Findings
from cufe.checks.mistakes import MistakenOperands
from cufe.checks.templates.absent_types import AbsentTypes
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.severity import ERROR
from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import IntegerConstant
from cufe.il.entities import SC_EXTERN, ClassType, EnumType, Field, Variable
from cufe.il.expressions import LVALUE, ConstantExpression, Expression
from cufe.il.types import ArrayType, FloatType, IntegerType, NullptrType, PointerType, ReferenceType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.arithmetic import VALUE_BITS, is_unsigned
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_array
from cufe.sema.recursion import SHALLOW
from cufe.sema.templates.argument_checking import RefusedArgument, fits
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

class MistakenInstances:
    """Judges the classes of variables and data members, each once."""

    def __init__(self, engine: "Engine", operands: MistakenOperands) -> None:
        self.engine: Engine = engine
        self.operands: MistakenOperands = operands
        self._judged: set[ClassType] = set()
        self._constructed: set[ClassType] = set()
        #: the name of the object for which a class is instantiated
        self._at: int = -1

    def variable(self, variable: Variable) -> None:
        """Judges the class of a variable that is defined."""
        if variable.storage_class == SC_EXTERN:
            return
        with unanswered:
            cls = self._class(self.engine.declare_types.variable_type(variable))
            if cls is not None:
                self._at = variable.token
                self._judge(cls)
                declarator = variable.declarations[0].binding.declarator if variable.declarations else None
                if declarator is not None and declarator.initialiser == 0:
                    self._construct(cls)

    def field(self, field: Field) -> None:
        """Judges the class of a data member."""
        with unanswered:
            cls = self._class(self.engine.declare_types.field_type(field))
            if cls is not None:
                self._at = field.token
                self._judge(cls)

    def _class(self, type_: Type) -> ClassType | None:
        """The instance of a template of the user's that a type is, or an array of."""
        at = bare(type_)
        while isinstance(at, ArrayType):
            at = bare(at.element)
        if not isinstance(at, ClassType) or at.dependent or at.template is None:
            return None
        return at if self.operands.code.is_in_full(at.template.token) else None

    def _judge(self, cls: ClassType) -> None:
        """Judges what is read when the class is instantiated."""
        if cls in self._judged:
            return
        self._judged.add(cls)
        engine = self.engine
        with unanswered:
            engine.classes.require_complete(cls, cls.token)
            try:
                engine.classes.require_bases(cls)
            except Mistake as mistake:
                self._tell(mistake)
        with unanswered:
            for field in engine.classes.fields(cls):
                self._ask_field(field)

    def _ask_field(self, field: Field) -> None:
        with unanswered:
            try:
                self.engine.missing_constructors.require_concrete_member(field)
            except Mistake as mistake:
                code = self.operands.code
                if mistake.number == num.NO_SCOPE and code.is_in_full(mistake.token):
                    AbsentTypes(code, self.operands.findings, self._at).member(mistake.token)
                else:
                    self._tell(mistake)

    def _construct(self, cls: ClassType) -> None:
        """Judges the initialisers of data members, which an implicit default constructor uses."""
        engine = self.engine
        if cls in self._constructed or engine.declare.constructors(cls):
            return
        self._constructed.add(cls)
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field):
                with unanswered:
                    self._initialise(field)

    def _initialise(self, field: Field) -> None:
        """Judges a default member initialiser, which may need instances without end."""
        engine = self.engine
        engine.recursion.enter(SHALLOW, field.token)
        try:
            engine.member_initialisers.default(field)
        except Mistake as mistake:
            self._tell(mistake)
        finally:
            engine.recursion.leave(SHALLOW)

    def _tell(self, mistake: Mistake) -> None:
        """Reports a mistake in the user's own text."""
        if self.operands.code.is_in_full(mistake.token):
            mistake.found_at = self._at
            self.operands.tell(mistake)


_INCOMPATIBLE: Final = 458


class RefusedArguments:
    """Judges what the engine refused while the user's text was read."""

    def __init__(self, code: UserCode, constants: NotConstants, findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.constants: NotConstants = constants
        self.findings: Findings = findings

    def judge(self) -> None:
        refused = self.engine.argument_fitting.refused
        for start in sorted(refused):
            if self.code.is_own(start):
                self._argument(refused[start], self._opening(start))

    def _opening(self, start: int) -> int:
        """The first token of an argument with the parentheses around it."""
        while self.code.kinds[start - 1] == k.OPEN_ROUND:
            start -= 1
        return start

    def _argument(self, refused: RefusedArgument, start: int) -> None:
        given = refused.expression
        source, target = bare(given.type), bare(refused.type)
        of_numbers = isinstance(source, IntegerType) and isinstance(target, IntegerType)
        of_constant = isinstance(given, ConstantExpression) and isinstance(given.constant, IntegerConstant)
        if (of_numbers and _narrows(source, target)) or _is_too_large(given, target):
            if refused.in_complete_list:
                self._tell(num.NARROWED_VALUE if of_constant else num.NARROWED_TYPE, refused, start)
        elif (isinstance(target, IntegerType) and _is_no_number(given.type)) or _is_no_enumerator(given.type, target):
            if refused.in_complete_list and isinstance(source, FloatType) and self._is_read(given):
                self.findings.add(num.NO_INTEGRAL, start)
            elif refused.in_complete_list:
                self._tell(_INCOMPATIBLE, refused, start)
        elif isinstance(refused.reason, NotConstant):
            of_object = is_array(given.type) or isinstance(refused.type.skip_typerefs(), ReferenceType)
            if source is target or of_numbers or of_object:
                self.constants.failed(refused.reason, start)

    def _is_read(self, given: Expression) -> bool:
        """Whether the front end asks of the value alone whether it is one of an integer: before C++20, of no lvalue."""
        return self.engine.language.standard < 2020 and given.category != LVALUE and given.lvalue_type is None

    def _tell(self, number: int, refused: RefusedArgument, start: int) -> None:
        names = MessageNames()
        given = refused.expression.type
        if is_array(given):
            given = self.engine.placeholders.decayed(given)
        shown = [names.fill_in(self.engine.types.unqualified(one.canonical)) for one in (given, refused.type)]
        self.findings.add(number, start, fill_ins=tuple(shown), severity=ERROR)


def _narrows(source: Type, target: Type) -> bool:
    """Whether an integer type lacks a value of another one."""
    if not isinstance(source, IntegerType) or not isinstance(target, IntegerType) or source is target:
        return False
    if isinstance(target, EnumType) or isinstance(source, EnumType):
        return False
    bits, more = VALUE_BITS[target.int_kind], VALUE_BITS[source.int_kind]
    return more > bits or (is_unsigned(target.int_kind) and not is_unsigned(source.int_kind))


def _is_too_large(given: Expression, target: Type) -> bool:
    """Whether an enumerator of an unscoped enumeration has a value that an integer type lacks."""
    constant = given.constant if isinstance(given, ConstantExpression) else None
    if not isinstance(constant, IntegerConstant) or not isinstance(target, IntegerType):
        return False
    source = bare(constant.type)
    if isinstance(target, EnumType) or not isinstance(source, EnumType) or source.scoped:
        return False
    return not fits(constant.value, target.int_kind)


def _is_no_enumerator(type_: Type, target: Type) -> bool:
    """Whether a value of a built-in type, or of another enumeration, would have to become one of an enumeration."""
    source = bare(type_)
    if not isinstance(target, EnumType) or source is target:
        return False
    return isinstance(source, (IntegerType, EnumType)) or _is_no_number(type_)


def _is_no_number(type_: Type) -> bool:
    found = bare(type_)
    if isinstance(found, EnumType):
        return found.scoped
    return is_array(type_) or isinstance(found, (PointerType, NullptrType, FloatType))
