"""Pointers to what has no size: arithmetic that GNU C++ takes (1143), and `delete` of incomplete
classes (414) and of `void` (852)."""

from cufe.checks.findings import Findings
from cufe.diagnostics.severity import WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.entities import ClassType
from cufe.il.types import PointerType, RoutineType
from cufe.sema.overload.type_tests import bare, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DELETED: Final = 414
_OF_NOTHING: Final = 852
_ARITHMETIC: Final = 1143
_MOVES: Final = frozenset((o.PADD, o.PSUBTRACT, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN))


class PointersToNothing:
    """Judges operations."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def freed(self, node: e.NewDelete) -> None:
        """`delete p`."""
        if not node.is_new and node.object_type is not None and is_void(node.object_type):
            # The original warns, and frees the memory.
            self.findings.add(_OF_NOTHING, node.arguments[0].start, severity=WARNING)
        cls = bare(node.object_type) if node.object_type is not None else None
        if not node.is_new and isinstance(cls, ClassType) and self.engine.objects.is_never_defined(cls):
            self.findings.add(_DELETED, node.arguments[0].start)

    def judge(self, node: e.Operation) -> None:
        if node.operation not in _MOVES:
            return
        pointer = bare(node.type)
        if isinstance(pointer, PointerType):
            if is_void(pointer.target) or isinstance(bare(pointer.target), RoutineType):
                self.findings.add(_ARITHMETIC, node.token)
