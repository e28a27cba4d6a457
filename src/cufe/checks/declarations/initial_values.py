"""Variables that cannot have the values in their initialisers, whatever these are: of type void (70), and several in
parentheses for what takes one (146; [dcl.init.general])."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il.entities import Variable
from cufe.il.types import FloatType, IntegerType, PointerType, ReferenceType, VoidType
from cufe.sema import display_numbers as num
from cufe.sema.engine import Engine
from cufe.sema.failures import unanswered
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
