"""References that are bound to a copy: of a value, or of what a conversion makes (340; [dcl.init.ref]/5); a remark, off
by default.  Objects of classes that are made for the reference are no copies."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.il import expressions as e
from cufe.sema.overload.type_tests import class_of

_COPIED: Final = 340


def are_copies_told(code: UserCode) -> bool:
    """Whether such remarks are wanted, for which all functions have to be read."""
    return code.report.may_show(_COPIED, str(_COPIED))


class CopiedValues:
    """Judges temporaries."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings
        #: what is read is judged in instances alone
        self.waiting: bool = False

    def temporary(self, node: e.TempInit) -> None:
        if node.is_copy and not self.waiting:
            # A value that is converted to an object is told of twice, if the constructor takes it by reference.
            self.findings.add(_COPIED, node.start, about="" if class_of(node.type) is None else "object")
