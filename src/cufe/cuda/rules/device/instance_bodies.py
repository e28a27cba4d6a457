"""What instances of templates declare: automatic variables with a memory space (20027), types that device code does
not have (20106) or that are incomplete (70).  Each place is reported once, but for static
assertions that fail and for operands that are wrong with the arguments of an instance."""

from cufe.checks.declarations.block_variables import Locals
from cufe.checks.declarations.static_assertions import failed_assertion
from cufe.checks.expressions.format_strings import FormatStrings
from cufe.checks.findings import Findings
from cufe.checks.functions.results import EndsOfFunctions, returned_locals
from cufe.checks.mistakes import MistakenOperands
from cufe.checks.names.access_control import Inaccessible
from cufe.checks.names.undefined_names import tell_undefined
from cufe.cuda.rules.call_arguments.in_instances import FailedCalls
from cufe.cuda.rules.completion.in_bodies import CompletedInBodies
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.types import names_unsupported
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import Frame, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Variable
from cufe.il.statements import DeclStatement, FunctionScope
from cufe.il.types import ArrayType, Type
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes
    from cufe.sema.engine import Engine

_AUTOMATIC: Final = 20027
_SPACES: Final = ("device", "constant", "managed")


class InstanceBodies:
    """Judges instances one by one."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self._unsupported: UnsupportedTypes | None = _unsupported(examined)
        self._completed: CompletedInBodies = CompletedInBodies(examined)
        self.calls: FailedCalls = FailedCalls(examined, engine)
        self.formats: FormatStrings = FormatStrings(examined, engine, Findings())
        self.accesses: Inaccessible = Inaccessible(examined)

    def check(self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]", known: Findings) -> None:
        """Judges an instance for the device that is found at a token; `known` as in `check_language`."""
        declared = self._language(scope, found_at, context, known)
        for variable in declared.variables():
            if self._unsupported is not None:
                self._unsupported.specifiers(variable, found_at)
            space = self._space(variable)
            # What a generic lambda declares is reported where it is written.
            if space:
                self._add(_AUTOMATIC, variable.token, found_at, "an automatic", f"__{space}__")

    def check_language(
        self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]" = (), known: "Findings | None" = None
    ) -> None:
        """Judges the ordinary C++ of an instance; `known` is what `leave` found."""
        self._language(scope, found_at, context, known)

    def _language(
        self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]", known: "Findings | None"
    ) -> Locals:
        declared = Locals(scope)
        self._completed.judge(scope, found_at, context)
        self._parameters(scope, found_at, context)
        self._operands(scope, found_at, context, known)
        self._formats(scope, found_at, context)
        for one in returned_locals(self.engine, scope):
            self.examined.add_late(one.number, one.token, found_at, context=context)
        for statement in declared.assertions:
            self._assertion(statement, found_at, context)
        for variable in declared.variables():
            type_ = variable.type
            if type_ is None or variable.storage_class == en.SC_EXTERN or not self._is_incomplete(type_):
                continue
            self._add(num.INCOMPLETE, variable.token, found_at, MessageNames().fill_in(type_), context=context)
        return declared

    def _formats(self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]") -> None:
        """What is wrong with format strings and the arguments of an instance."""
        self.formats.findings = Findings()
        self.formats.instance(scope, self.calls.is_settled)
        for one in self.formats.findings.in_order():
            self.examined.add_late(one.number, one.token, found_at, *one.fill_ins, context=context)

    def leave(self, scope: FunctionScope) -> Findings:
        """What an instance of the pass of a device may not name, and where it must not end, which the host pass does
        not ask (observed)."""
        findings = self._accesses(scope)
        EndsOfFunctions(self.engine, findings).function(scope.routine, scope, False)
        return findings

    def _accesses(self, scope: FunctionScope) -> Findings:
        findings = self.accesses.findings = Findings()
        self.accesses.routine(scope.routine, scope)
        return findings

    def _parameters(self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]") -> None:
        """Parameters of incomplete types are reported where their declarations begin."""
        incomplete = [one for one in scope.parameters if one.type is not None and self._is_incomplete(one.type)]
        declared = self.engine.declare_types.definition(scope.routine) if incomplete else None
        declarator = declared.binding.declarator if declared is not None else None
        function = declarator.function() if declarator is not None else None
        for written in function.parameters if function is not None else []:
            for one in incomplete:
                if written.start <= one.token < written.end and one.type is not None:
                    shown = MessageNames().fill_in(self.engine.types.unqualified(one.type))
                    self._add(num.INCOMPLETE, written.start, found_at, shown, context=context)

    def _operands(
        self, scope: FunctionScope, found_at: int, context: "Sequence[Frame]", known: "Findings | None"
    ) -> None:
        """What is wrong with operands, calls and launches, in each instance in which their types are others, and which
        members it may not name."""
        routine = scope.routine
        if known is not None:
            findings = known
        else:
            findings = Findings() if self.examined.architecture else self._accesses(scope)
        operands = MistakenOperands(self.examined, findings)
        operands.instance(routine, self.examined.mistaken)
        tell_undefined(self.examined, operands.undefined, found_at, context)
        # Instances that are made at once are judged where they are made.
        calls = [] if routine in self.examined.judged_instances else self.calls.of(routine)
        self.examined.judged_instances.add(routine)
        for behind, wrong in calls:
            findings.add(wrong.number, wrong.token, behind, wrong.fill_ins, wrong.notes, extra=wrong.extra)
        for finding in findings.in_order():
            # What is wrong whatever the arguments are has been said.
            self.examined.add_late(
                finding.number,
                finding.token,
                found_at,
                *finding.fill_ins,
                extra=finding.extra,
                notes=finding.notes,
                context=context,
                by=self.examined.mistaken,
                follows=True,
            )

    def _is_incomplete(self, type_: Type) -> bool:
        """Whether a type is a class that is declared and nowhere defined, or an array of such."""
        element = bare(type_)
        while isinstance(element, ArrayType):
            element = bare(element.element)
        if not isinstance(element, ClassType) or element.template is not None:
            return False
        return element.brace < 0 and not self.engine.classes.is_complete(element)

    def _assertion(self, statement: DeclStatement, found_at: int, context: "Sequence[Frame]") -> None:
        """An assertion that fails in this instance, unless it does so for all arguments."""
        token = statement.token
        condition = statement.asserted
        if condition is None:
            return
        if token in self.examined.failed_assertions:
            return
        with unanswered:
            failed = failed_assertion(self.engine, token, condition)
            if failed is not None:
                self.examined.add_late(failed.number, token, found_at, *failed.fill_ins, context=context)

    def _add(
        self, number: int, token: int, found_at: int, *words: "str | TypeName", context: "Sequence[Frame]" = ()
    ) -> None:
        if token >= 0:
            self.examined.add_late(number, token, found_at, *words, context=context, by=object())

    def _space(self, variable: Variable) -> str:
        """The memory space that an automatic variable is declared with."""
        declared = variable.declarations[0] if variable.declarations else None
        declaration = declared.binding.declaration if declared is not None else None
        if declaration is None or variable.storage_class in (en.SC_STATIC, en.SC_EXTERN):
            return ""
        for attribute in declaration.specifiers.attributes:
            if attribute.name in _SPACES:
                return attribute.name
        return ""


def _unsupported(examined: ExaminedUnit) -> "UnsupportedTypes | None":
    """The judge of types where there is something for it; its room looks into that of the device pass."""
    if not names_unsupported(examined):
        return None
    from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes

    return UnsupportedTypes(examined)
