"""Pointers that are cast to integers that do not hold them (767; [expr.reinterpret.cast]/4)."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.types import IntegerType, PointerType
from cufe.sema.overload.type_tests import bare, is_bool

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SMALLER: Final = 767


class NarrowedAddresses:
    """Judges casts."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def judge(self, node: e.Operation) -> None:
        if node.operation != o.CAST or len(node.arguments) != 1:
            return
        integer = bare(node.type)
        if not isinstance(integer, IntegerType) or not isinstance(bare(node.arguments[0].type), PointerType):
            return
        if is_bool(integer) and not node.flags & e.REINTERPRET_CAST:
            return
        pointer = self.engine.types.unsigned_long
        if self.engine.layout.size(integer) < self.engine.layout.size(pointer):
            self.findings.add(_SMALLER, node.start)
