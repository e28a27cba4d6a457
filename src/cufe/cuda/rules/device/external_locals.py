"""External variables of blocks in instances of templates: all instances mean the same variable (159).

Observed: what is declared with two types counts as a variable of the host from then on, which each later declaration
with a memory space is told of (20042)."""

from cufe.cuda.marks import MEMORY_SPACES
from cufe.cuda.rules.calls.judge import Finding, Word
from cufe.cuda.rules.declared import scope_name
from cufe.cuda.rules.device.zero_sized import Locals
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import Variable
from cufe.il.statements import FunctionScope
from cufe.syntax import cutter as c

_INCOMPATIBLE: Final = 159
_REDECLARED_WITH: Final = 20042


class ExternalLocals:
    """Compares the external variables of bodies, in the order in which these are read."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        #: the first declarations by qualified names
        self._first: dict[str, Variable] = {}
        #: names that were declared with two types
        self._apart: set[str] = set()
        self._told: set[int] = set()

    def body(self, scope: FunctionScope, is_instance: bool, found_at: int) -> list[Finding]:
        """What is wrong in an instance; other functions are only kept in mind."""
        declared = Locals()
        declared.function(scope)
        found: list[Finding] = []
        for variable in declared.variables:
            if variable.storage_class != en.SC_EXTERN or variable.type is None or variable.type.dependent:
                continue
            name = self._namespaces(variable.token) + variable.name
            first = self._first.setdefault(name, variable)
            if is_instance and first is not variable and first.type is not None:
                if first.type.canonical is not variable.type.canonical:
                    self._apart.add(name)
                    if variable.token not in self._told:
                        self._told.add(variable.token)
                        declared_at = self.examined.unit.offset(first.token)
                        found.append(_finding(_INCOMPATIBLE, variable, found_at, EntityName("", name, declared_at)))
                words = self._spaces(variable)
                if name in self._apart and words:
                    told = ("host", EntityName("", variable.name), space_name(words))
                    found.append(_finding(_REDECLARED_WITH, variable, found_at, *told))
        return found

    def _namespaces(self, token: int) -> str:
        path = self.examined.cutter.path(token)
        return "".join([scope_name(self.examined, one) + "::" for one in path if one.sort == c.NAMESPACE])

    def _spaces(self, variable: Variable) -> int:
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        if declaration is None:
            return 0
        return self.examined.marks.union(declaration.start, variable.token) & MEMORY_SPACES


def _finding(number: int, variable: Variable, found_at: int, *words: Word) -> Finding:
    return Finding(number, variable.token, found_at, None, words)
