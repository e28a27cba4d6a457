"""Increments of `bool`, which C++17 has no longer (708; [depr.incr.bool]): the original warns in every standard."""

from cufe.checks.findings import Findings
from cufe.final import Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.sema.overload.type_tests import is_bool

_DEPRECATED: Final = 708
_INCREMENTS: Final = (o.PRE_INCR, o.POST_INCR)


class SteppedBools:
    """Judges operations."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings

    def judge(self, node: e.Operation) -> None:
        if node.operation in _INCREMENTS and is_bool(node.type) and not node.type.dependent:
            self.findings.add(_DEPRECATED, node.arguments[0].start)
