"""Constexpr variables of classes that have no constants (2402), and what initialises them (28, 2807;
[dcl.constexpr])."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import CONSTEXPR_VARIABLE, Variable
from cufe.sema.constant.constexpr_bodies import is_literal
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOT_CONSTANT: Final = 28
_NOT_LITERAL: Final = 2402
_NOTHING_CONSTANT: Final = 2807

_OPENING: Final = b"=("


class LiteralVariables:
    """Judges variables."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def judge(self, variable: Variable) -> None:
        if not variable.flags & CONSTEXPR_VARIABLE or len(variable.declarations) != 1:
            return
        with unanswered:
            self._declared(variable)

    def _declared(self, variable: Variable) -> None:
        engine = self.engine
        declared = variable.declarations[0]
        declaration, declarator = declared.binding.declaration, declared.binding.declarator
        if declaration is None or declarator is None or is_dependent_context(declared.context):
            return
        written = engine.declare_types.declared_type(declared)
        cls = class_of(written)
        if cls is None or cls.closure is not None or contains_placeholder(written):
            return
        if not engine.classes.is_complete(cls) or is_literal(engine, written):
            return
        at = engine.kinds.find(k.CONSTEXPR, declaration.specifiers.start, declared.binding.name)
        if at < 0:
            return
        found_at = declarator.end
        if declarator.initialiser == n.NO_INITIALISER:
            self.findings.add(_NOTHING_CONSTANT, declared.binding.name, found_at)
        else:
            start = declarator.initialiser_start
            value = start + 1 if engine.kinds[start] in _OPENING else start
            self.findings.add(_NOT_CONSTANT, value, found_at)
        self.findings.add(_NOT_LITERAL, at, found_at)
