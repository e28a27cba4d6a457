"""Enumerators with values that the fixed underlying type of their enumeration does not have (1749; [dcl.enum]/5)."""

from cufe.checks.constant_arithmetic import fits
from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.entities import Enumerator, EnumType
from cufe.il.types import IntegerType
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_OUT_OF_RANGE: Final = 1749


class EnumeratorValues:
    """Judges enumerations."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def judge(self, enum: EnumType) -> None:
        """Tells of the values of an enumeration; what follows from one that is too large is not known."""
        type_ = bare(self.engine.enums.underlying(enum))
        if not enum.fixed or not isinstance(type_, IntegerType) or type_.int_kind == tk.BOOL:
            return
        bits = 8 * self.engine.layout.size(type_)
        unsigned = is_unsigned(type_.int_kind)
        value: int | None = -1
        wrong = False
        for one in self.engine.enums.enumerators(enum):
            at, end = self.engine.enums.initialiser(one)
            if at >= 0:
                names = self.engine.kinds.find(k.IDENTIFIER, at, end) >= 0
                value = None if wrong and names else self._written(one)
            elif value is not None:
                value += 1
            if value is None or fits(value, bits, unsigned):
                continue
            self.findings.add(_OUT_OF_RANGE, at if at >= 0 else one.token, -1, (MessageNames().fill_in(type_),))
            value = None
            wrong = True

    def _written(self, enumerator: Enumerator) -> int | None:
        with unanswered:
            value = self.engine.enums.value(enumerator)
            return value.value if isinstance(value, IntegerConstant) else None
        return None
