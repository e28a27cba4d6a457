"""Expressions and statements that the engine finds ill-formed because of the types of their operands ([expr])."""

from cufe.checks.findings import Findings
from cufe.checks.mistake_details import MistakeDetails
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.names.incomplete_scopes import tell_behind_incomplete
from cufe.checks.names.mistaken_comparisons import tell_compared
from cufe.checks.templates.absent_types import AbsentTypes
from cufe.checks.templates.missing_templates import MissingTemplates
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.types import PointerType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.constant.traits import closure_of
from cufe.sema.instance_names import InstanceNames
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import path_of
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
#: number and token of a mistake, its types, the class that is searched and the name
MistakenType = tuple[int, int, tuple[Type, ...], ClassType | None, str]

#: what waits for the instances of a template, even where no operand depends on a parameter
WAITING: Final = (
    num.RETURNED, num.NOT_MODIFIABLE, num.REFERENCE_TO_VALUE, num.INCOMPLETE_TARGET, num.NO_COMPLETE_OBJECT,
    num.OTHER_RESULT,
)  # fmt: skip


class MistakenOperands:
    """Reports what the engine kept of a function that it read."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = findings
        #: names that nothing declares where they stand
        self.undefined: list[int] = []

    def function(self, routine: Routine) -> None:
        """Judges a function that is no template and no instance of one."""
        for mistake in self.engine.statements.mistakes_in(routine):
            self.tell(mistake)

    def template(self, routine: Routine) -> None:
        """Judges a template itself: what depends on no parameter."""
        for mistake in self.engine.statements.mistakes_in(routine):
            if mistake.number not in WAITING:
                self.tell(mistake)

    def instance(self, routine: Routine, told: set[MistakenType]) -> None:
        """Judges an instance of a template; what is wrong with the same types was `told` of another one, or depends on
        no parameter."""
        for found in self.engine.statements.mistakes_in(routine):
            mistake = self._of_template(routine, found) if found.number in _OF_POINTERS else found
            about = (mistake.number, mistake.token, mistake.types, mistake.searched, mistake.name)
            if mistake.number in WAITING or about not in told:
                told.add(about)
                for one in mistake.all():
                    self._add(one, False)

    def _of_template(self, routine: Routine, mistake: Mistake) -> Mistake:
        """The mistake of the template itself, where it is one whatever the arguments are."""
        written = InstanceNames(self.engine).prototype(routine)
        if written is not routine:
            self.engine.statements.body(written)
        for one in self.engine.statements.mistakes_in(written):
            if one.key() == mistake.key():
                return one
        return mistake

    def tell(self, mistake: Mistake) -> None:
        """Adds a mistake with the others of its statement; none is reported for a name that is wrong by itself."""
        for one in mistake.all():
            self._add(one, True)

    def _is_missing_template(self, token: int) -> bool:
        """Whether a namespace has no template of a name; what is reported about it then has been added."""
        kinds = self.code.kinds
        if kinds[token + 1] != k.LESS or kinds[token - 1] != k.SCOPE or kinds[token - 2] != k.IDENTIFIER:
            return False
        scope = self.code.lookup().resolve(token - 2)
        if scope is None or scope.sort != en.NAMESPACE or not self.code.lookup().is_undeclared(token):
            return False
        name = (EntityName("namespace", path_of(scope)), self.code.lexemes[token])
        return MissingTemplates(self.code, self.findings).tell(token, name)

    def _add(self, mistake: Mistake, follows: bool) -> None:
        """Adds a mistake, unless it depends on a type that is not known."""
        if any(is_unknown(type_) or type_.dependent for type_ in mistake.types) and not _is_pointer_alone(mistake):
            return
        if mistake.number == num.NOT_QUALIFIED:
            AbsentTypes(self.code, self.findings, mistake.found_at).tell(mistake.token)
            return
        if mistake.number == num.UNDEFINED and not mistake.is_certain:
            if mistake.token not in self.code.told().judged and not self._is_missing_template(mistake.token):
                self.undefined.append(mistake.token)
            return
        if mistake.number == num.NO_MEMBER and self.code.kinds[mistake.token + 1] == k.LESS:
            if mistake.token in self.code.told().compared:
                return
            if MissingTemplates(self.code, self.findings).tell(mistake.token, fill_ins_of(self.engine, mistake)):
                return
            self.code.told().compared.add(mistake.token)
            tell_compared(self.code, mistake.token)
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
        self.findings.add(
            mistake.number, mistake.token, found_at, fill_ins, details.notes, about, details.extra, follows=follows
        )


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
