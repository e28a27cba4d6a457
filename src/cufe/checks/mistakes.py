"""The mistakes that the engine finds in expressions and statements ([expr]), with what stands below their messages."""

from cufe.checks.entity_names import entity_name
from cufe.checks.expressions.refused_overloads import RefusedCandidates, RefusedOperators
from cufe.checks.findings import Findings
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.names.mistaken_comparisons import tell_compared
from cufe.checks.names.qualified_names import tell_behind_incomplete, tell_missing_scope
from cufe.checks.names.reported_names import ToldNames
from cufe.checks.names.undeclared_names import may_be_predeclared
from cufe.checks.templates.absent_types import AbsentTypes
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, Message, Note
from cufe.diagnostics.severity import WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import AggregateConstant
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.expressions import ErrorExpression, LambdaNode
from cufe.il.type_names import TypeNames
from cufe.il.types import PointerType, ReferenceType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.traits import closure_of
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: mistakes of operands that have been read
_CONVERSIONS: Final = (num.INITIALISED, num.RETURNED, num.ASSIGNED, num.NO_BOOL)
#: mistakes that are found when the last operand has been read
_OF_ALL_OPERANDS: Final = (
    num.INCOMPATIBLE_OPERANDS, num.INDIRECTION, num.NO_INSTANCE, num.SEVERAL_FUNCTIONS, num.NO_OPERATOR,
    num.SEVERAL_OPERATORS, num.NOT_CALLABLE, num.OBJECT_PREVENTS, num.NOT_CALLED, num.NO_SCALAR_BUT,
    num.NO_ARITHMETIC, num.NO_INTEGER, num.NO_DEDUCTION, num.INVALID_CONVERSION, num.DELETED_FUNCTION,
    num.NOT_MODIFIABLE, num.NOT_AN_LVALUE, num.NO_ALLOCATION,
)  # fmt: skip
#: members of what may be a pointer whatever it points to
_OF_POINTERS: Final = (num.NO_CLASS, num.NO_POINTER_TO_CLASS)
#: mistakes of the template itself, whatever the arguments are
_OF_TEMPLATES: Final = (*_OF_POINTERS, num.NOT_A_MEMBER_OR_BASE)
#: a name that a scope has not
_OF_MEMBERS: Final = (num.NO_MEMBER, num.NOT_GLOBAL)
#: a name that means nothing
_OF_NOTHING: Final = (num.NO_SCOPE, num.NOT_GLOBAL)
#: a name behind these is a member
_MEMBERS: Final = (k.DOT, k.ARROW, k.SCOPE)
_OF_INSTANCE: Final = bytes((k.GREATER, k.SCOPE, k.IDENTIFIER, k.IDENTIFIER))
#: behind template arguments that may be operands of comparisons
_BEHIND_COMPARED: Final = b"();,"
#: number and token of a mistake, its types, the class that is searched, the name, and the instance that alone has it
MistakenType = tuple[int, int, tuple[Type, ...], ClassType | None, str, Routine | None]

#: what waits for the instances of a template, even where no operand depends on a parameter
WAITING: Final = (
    num.RETURNED, num.NOT_MODIFIABLE, num.REFERENCE_TO_VALUE, num.INCOMPLETE_TARGET, num.OTHER_RESULT,
)  # fmt: skip


class MistakenOperands:
    """Reports what the engine kept of a function that it read."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = findings
        #: names that nothing declares where they stand
        self.undefined: list[int] = []
        #: the elements of lists with a mistake in them
        self.elements: list[AggregateConstant] = []

    def function(self, routine: Routine) -> None:
        """Judges a function that is no template and no instance of one."""
        for mistake in self.engine.functions.mistakes_in(routine):
            self.tell(mistake)

    def template(self, routine: Routine) -> None:
        """Judges a template itself: what depends on no parameter."""
        for mistake in self.engine.functions.mistakes_in(routine):
            if mistake.number not in WAITING:
                self.tell(mistake)

    def instance(self, routine: Routine, told: set[MistakenType]) -> None:
        """Judges an instance of a template; what depends on no parameter was `told` of another one."""
        if self._lacks_words(routine):
            for found in self._written_mistakes(routine):
                if found.number in (num.EXPRESSION_EXPECTED, num.TYPENAME_MISSING):
                    self._add(found, False)
        found_here = self.engine.functions.mistakes_in(routine)
        written = {one.key(): one for one in self._written_mistakes(routine)} if found_here else {}
        for found in found_here:
            same = written.get(found.key())
            mistake = same if same is not None and found.number in _OF_TEMPLATES else found
            own = routine if same is None else None
            about = (mistake.number, mistake.token, mistake.types, mistake.searched, mistake.name, own)
            if mistake.number in WAITING or about not in told:
                told.add(about)
                for one in mistake.all():
                    self._add(one, False)

    def _written_mistakes(self, routine: Routine) -> list[Mistake]:
        """The mistakes of the template of which a function is an instance."""
        written = InstanceNames(self.engine).prototype(routine)
        if written is not routine:
            self.engine.functions.body(written)
        return self.engine.functions.mistakes_in(written)

    def _lacks_words(self, routine: Routine) -> bool:
        """Whether a member of something has template arguments in a function without the word `template`, or one of an
        instance may be a type without `typename`."""
        declared = self.engine.declare_types.definition(routine)
        if declared is None:
            return False
        kinds = self.code.kinds
        piece = declared.piece
        if kinds.find(_OF_INSTANCE, piece.body, piece.end) >= 0:
            return True
        for before in _MEMBERS:
            pattern = bytes((before, k.IDENTIFIER, k.LESS))
            at = kinds.find(pattern, piece.body, piece.end)
            while at >= 0:
                close = self.code.brackets.close_angle(at + 2, piece.end)
                if self.code.kinds[close + 1] in _BEHIND_COMPARED:
                    return True
                at = kinds.find(pattern, at + 1, piece.end)
        return False

    def tell(self, mistake: Mistake) -> None:
        """Adds a mistake with the others of its statement; none is reported for a name that is wrong by itself."""
        for one in mistake.all():
            self.elements += one.elements
            self._add(one, True)

    def tell_in(self, piece: Piece, mistake: Mistake) -> None:
        """Adds a mistake in the names and types of a declaration, where it is written there."""
        if piece.start <= mistake.token < piece.end:
            self.tell(mistake)

    def told(self, piece: Piece | None = None) -> "Told":
        """A block that is left where there is a mistake, which is reported; with a piece only what is written there."""
        return Told(self, piece)

    def _tell_compared(self, token: int) -> None:
        """What is wrong behind a name where the `<` compares, told once."""
        compared = self.code.once(ToldNames).compared
        if token not in compared:
            compared.add(token)
            tell_compared(self.code, token)

    def _add(self, mistake: Mistake, follows: bool) -> None:
        """Adds a mistake, unless it depends on a type that is not known."""
        is_open = any(is_unknown(type_) or type_.dependent for type_ in mistake.types)
        if is_open and mistake.number != num.NOT_A_MEMBER_OR_BASE and not _is_pointer_alone(mistake):
            return
        if mistake.number == num.NOT_QUALIFIED:
            AbsentTypes(self.code, self.findings, mistake.found_at).tell(mistake.token)
            return
        if mistake.number == num.UNDEFINED and not mistake.is_certain:
            if mistake.token not in self.code.once(ToldNames).judged:
                self.undefined.append(mistake.token)
            return
        if mistake.number in _OF_NOTHING and may_be_predeclared(self.code, mistake.name):
            return
        if mistake.number == num.NO_SCOPE and not mistake.types:
            tell_missing_scope(self.code, mistake.token)
            return
        if mistake.number == num.EXPRESSION_EXPECTED and self.code.kinds[mistake.token + 1] == k.LESS:
            self._tell_compared(mistake.token)
            return
        if mistake.number in _OF_MEMBERS and self.code.kinds[mistake.token + 1] == k.LESS:
            if mistake.token in self.code.once(ToldNames).compared:
                return
            self._tell_compared(mistake.token)
        if mistake.number == num.INCOMPLETE and self.code.kinds[mistake.token + 1] == k.SCOPE:
            tell_behind_incomplete(self.code, mistake.token)
        details = MistakeDetails(self.engine, mistake)
        # What is wrong with the operands themselves is found first.
        found_at = mistake.token + 1 if mistake.number in _CONVERSIONS else -1
        is_of_all = mistake.number in _OF_ALL_OPERANDS or mistake.number == num.RETURNED
        if is_of_all and mistake.behind > mistake.token:
            found_at = mistake.behind
        if mistake.found_at >= 0:
            found_at = mistake.found_at
        # What becomes of a mistaken call is found behind it.
        found_at = max(found_at, self.engine.calls.ends_in_error.get(mistake.token, -1))
        closure = closure_of(mistake.types[0]) if mistake.types else None
        if closure is not None and closure.node.start == mistake.token:
            found_at = max(found_at, closure.node.end)
        fill_ins = fill_ins_of(self.engine, mistake)
        about = mistake.name + mistake.part
        # A remark follows from nothing, nor does it that a member of a base class is initialised, whoever may name it.
        follows = follows and mistake.number not in (num.BINDING_CAPTURED, num.NOT_A_MEMBER_OR_BASE)
        # No constructor takes the arguments, the first of which is wrong by itself.
        follows = follows and not any(isinstance(one, ErrorExpression) for one in mistake.details.arguments)
        severity = WARNING if mistake.is_warning else 0
        self.findings.add(
            mistake.number, mistake.token, found_at, fill_ins, details.notes, about, details.extra, severity, follows
        )


class Told:
    """A block of which mistakes are reported."""

    def __init__(self, operands: MistakenOperands, piece: Piece | None) -> None:
        self.operands: MistakenOperands = operands
        self.piece: Piece | None = piece

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, failure: BaseException | None, trace: object) -> bool:
        if not isinstance(failure, Mistake):
            return False
        if self.piece is None:
            self.operands.tell(failure)
        else:
            self.operands.tell_in(self.piece, failure)
        return True


def _is_pointer_alone(mistake: Mistake) -> bool:
    """Whether it is enough that the operand is a pointer, whatever it points to: a pointer has no members."""
    if mistake.number not in _OF_POINTERS:
        return False
    pointer = bare(mistake.types[0])
    if not isinstance(pointer, PointerType):
        return False
    while isinstance(pointer, PointerType):
        pointer = bare(pointer.target)
    return not is_unknown(pointer)


#: told of abstract classes
_ABSTRACT: Final = (
    num.ABSTRACT_OBJECT, num.ABSTRACT_RESULT, num.ABSTRACT_CAST, num.ABSTRACT_PARAMETER, num.ABSTRACT_ELEMENTS,
)  # fmt: skip


class MistakeDetails:
    """The lines and notes of one mistake; none where a part of them is not known."""

    def __init__(self, engine: "Engine", mistake: Mistake) -> None:
        self.engine: Engine = engine
        self.extra: list[Message] = []
        self.notes: list[Note] = []
        with unanswered:
            if mistake.number == num.NO_OPERATOR:
                self._operators(mistake)
            elif mistake.details.resolution is not None:
                self._candidates(mistake, mistake.details.resolution)
            elif mistake.number == num.OBJECT_PREVENTS and mistake.details.object_type is not None:
                self.extra = [Message("object type is: %s", self._object(mistake.details.object_type))]
            elif mistake.number in _ABSTRACT:
                self._pure(mistake)
            elif mistake.number == num.NO_INITIALISER:
                self._members(mistake)
            elif mistake.number in (num.SEVERAL_CONVERSIONS, num.SEVERAL_BUILTIN_CONVERSIONS):
                for routine in mistake.details.members:
                    self.extra.append(Message("%nd", entity_name(engine, routine)))
            elif mistake.number == num.SEVERAL_CONVERTING_CONSTRUCTORS:
                self.extra = RefusedCandidates(engine).declared(mistake.details.members)

    def _candidates(self, mistake: Mistake, resolution: Resolution) -> None:
        """Why no candidate is called, or which fit equally well."""
        refused = RefusedCandidates(self.engine)
        details = mistake.details
        object_type = details.object_type
        # Of a single one that the message names already, the parameters are left out.
        is_named = object_type is not None or mistake.number in (num.NOT_CALLED, num.NO_ALLOCATION)
        notes = refused.notes(resolution, not is_named or len(resolution.considered()) > 1)
        self.extra = refused.rivals(resolution)
        self.extra += refused.arguments(details.arguments)
        if object_type is not None:
            self.extra.append(Message("object type is: %s", self._object(object_type)))
        if not resolution.ambiguous or object_type is None:
            self.notes = notes

    def _operators(self, mistake: Mistake) -> None:
        """The types of the operands, and why no operator takes them."""
        if not mistake.details.arguments:
            return
        operators = RefusedOperators(self.engine, mistake)
        self.extra = [operators.operand_types()]
        self.notes = operators.notes()

    def _object(self, type_: Type) -> str:
        names = MessageNames()
        cls = class_of(type_)
        if cls is not None and isinstance(cls.closure, LambdaNode):
            return ("const " if type_.qualifiers() & tk.CONST else "") + closure_name(self.engine, names, cls.closure)
        return names.of(type_)

    def _pure(self, mistake: Mistake) -> None:
        """The pure virtual functions of a class."""
        names = TypeNames(Addresses()).entities
        cls = class_of(mistake.types[0])
        for routine in [] if cls is None else self.engine.virtuals.of(cls).pure:
            named = EntityName("function", names.qualified(routine))
            text = "%n is a pure virtual function" if routine.parent is cls else "pure virtual %n has no overrider"
            self.extra.append(Message(text, named))

    def _members(self, mistake: Mistake) -> None:
        """The members that a constructor leaves without an initialiser."""
        names = TypeNames(Addresses()).entities
        for field in mistake.details.members:
            if isinstance(field, Field):
                is_reference = isinstance(self.engine.declare_types.field_type(field).canonical, ReferenceType)
                kind = "reference member" if is_reference else "const member"
                self.extra.append(Message("%n", EntityName(kind, names.qualified(field))))
