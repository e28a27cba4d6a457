"""Initialisers that do not fit what they initialise: values for void and several for one value (70, 146;
[dcl.init.general]), and enumerators out of range (1749; [dcl.enum]/5)."""

from cufe.checks.findings import Findings, Judge
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il.entities import EnumType, Variable
from cufe.il.types import FloatType, IntegerType, PointerType, ReferenceType, VoidType
from cufe.sema.engine import Engine
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import nodes as n

_OF_ONE_VALUE: Final = (IntegerType, FloatType, PointerType, ReferenceType)


def judge_values(engine: Engine, findings: Findings, variable: Variable) -> None:
    """Judges the initialiser of a variable of a namespace or class."""
    declarator = variable.declarations[-1].binding.declarator if variable.declarations else None
    if declarator is None or declarator.initialiser == n.NO_INITIALISER:
        return
    with unanswered:
        type_ = engine.declare_types.variable_type(variable).skip_typerefs()
        if isinstance(type_, VoidType):
            findings.add(num.INCOMPLETE, variable.token, fill_ins=(TypeName("void"),))
        elif isinstance(type_, _OF_ONE_VALUE) and declarator.initialiser == n.PARENTHESISED:
            values = engine.declared_initialisers.syntax(declarator)
            if len(values) > 1:
                findings.add(num.TOO_MANY_VALUES, values[1].start, values[1].end - 1)


_OUT_OF_RANGE: Final = 1749


class EnumeratorValues(Judge):
    """Judges enumerations."""

    def judge(self, enum: EnumType) -> None:
        """Reports the values of an enumeration; what follows from one that is too large is not reported."""
        enums = self.engine.enums
        type_ = bare(enums.underlying(enum))
        wrong = False
        for one in enums.enumerators(enum):
            with unanswered:
                enums.value(one)
            at, _ = enums.initialiser(one)
            follows = wrong and at < 0
            wrong = enums.is_out_of_range(one)
            if wrong and not follows:
                self.findings.add(_OUT_OF_RANGE, at if at >= 0 else one.token, -1, (MessageNames().fill_in(type_),))
