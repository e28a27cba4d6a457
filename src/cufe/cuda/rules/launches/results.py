"""Launches whose result is used: it is void (120, 144, 513, 711, 847, 1587)."""

from cufe.cuda.rules.call_arguments.findings import Finding
from cufe.diagnostics.report import TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import Routine, Variable
from cufe.sema.declared.contexts import enclosing_routine
from cufe.sema.expr.launches import LaunchParts
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_RETURNED: Final = 120
_INITIALISES: Final = 144
_ASSIGNED: Final = 513
_NO_BOOL: Final = 711
_NO_INTEGER: Final = 847
_NO_AUTO: Final = 1587

_CONDITIONS: Final = bytes((k.IF, k.WHILE))
_VOID: Final = TypeName("void")


class UsedResults:
    """Judges what stands around a launch."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.names: MessageNames = names

    def check(self, parts: LaunchParts) -> list[Finding]:
        """What is wrong with the use of the result; nothing where that is not plain to see."""
        kinds = self.engine.kinds
        node = parts.node
        before = kinds[node.start - 1]
        after = node.end
        if before == k.ASSIGN and kinds[node.start - 2] == k.IDENTIFIER:
            return self._assigned(parts, node.start - 2)
        if before in (k.OPEN_ROUND, k.OPEN_BRACE) and kinds[node.start - 2] == k.IDENTIFIER and kinds[after] in b")}":
            return self._initialised(parts, node.start - 2)
        if before == k.RETURN and kinds[after] == k.SEMICOLON:
            return self._returned(parts)
        if before == k.NOT:
            return [Finding(_NO_BOOL, after)]
        if before == k.OPEN_ROUND and kinds[after] == k.CLOSE_ROUND:
            if kinds[node.start - 2] in _CONDITIONS:
                return [Finding(_NO_BOOL, after)]
            if kinds[node.start - 2] == k.SWITCH:
                return [Finding(_NO_INTEGER, after)]
        return []

    def _variable(self, parts: LaunchParts, name: int) -> Variable | None:
        """The variable of a name; one that is declared there is seen from behind."""
        for entity in self.engine.names.unqualified(self.engine.lexemes[name], parts.context, parts.node.end):
            if isinstance(entity, Variable):
                return entity
        return None

    def _declares(self, name: int) -> bool:
        """Whether a name is declared where it stands."""
        return self.engine.kinds[name - 1] in bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.CONST, k.AND)) + b"*&>"

    def _assigned(self, parts: LaunchParts, name: int) -> list[Finding]:
        """`T x = launch` or `x = launch`."""
        if self._declares(name):
            return self._initialised(parts, name)
        variable = self._variable(parts, name)
        if variable is None:
            return []
        type_ = referred_to(self.engine.declare_types.variable_type(variable))
        return [Finding(_ASSIGNED, parts.node.start - 1, _VOID, self.names.fill_in(type_))]

    def _initialised(self, parts: LaunchParts, name: int) -> list[Finding]:
        """`T x = launch`, `T x(launch)`, `T x{launch}` of a type that is fundamental, plain to see."""
        kinds = self.engine.kinds
        start = name
        while kinds[start - 1] in bytes((k.BUILTIN_TYPE, k.CONST, k.AUTO)) + b"*&":
            start -= 1
        if start == name or kinds[start - 1] not in b";{}(":
            return []
        if kinds[start] == k.AUTO:
            return [Finding(_NO_AUTO, start)]
        type_ = self.engine.specifiers.type_id(start, name, parts.context)
        if bare(type_).kind not in (tk.TK_INTEGER, tk.TK_FLOAT, tk.TK_POINTER):
            return []
        return [Finding(_INITIALISES, parts.node.end, _VOID, self.names.fill_in(type_))]

    def _returned(self, parts: LaunchParts) -> list[Finding]:
        routine = enclosing_routine(parts.context)
        if not isinstance(routine, Routine):
            return []
        result = bare(self.engine.declare_types.routine_type(routine).result)
        if result.kind not in (tk.TK_INTEGER, tk.TK_FLOAT, tk.TK_POINTER):
            return []
        return [Finding(_RETURNED, parts.node.end)]
