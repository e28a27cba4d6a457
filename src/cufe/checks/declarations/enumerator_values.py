"""Enumerators with values that the fixed underlying type of their enumeration does not have (1749; [dcl.enum]/5)."""

from cufe.checks.findings import Judge
from cufe.final import Final
from cufe.il.entities import EnumType
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare

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
