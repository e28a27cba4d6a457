"""Labels of one `switch` with the same value (1578), those that the type of the condition does not hold (2362), and a
second `default` (124; [stmt.switch])."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import At, TypeName
from cufe.diagnostics.severity import ERROR
from cufe.final import TYPE_CHECKING, Final
from cufe.il.addresses import Addresses
from cufe.il.constants import IntegerConstant
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation
from cufe.il.operations import CAST
from cufe.il.statements import Statement, Switch
from cufe.il.type_names import TypeNames
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_REPEATED_DEFAULT: Final = 124
_REPEATED_VALUE: Final = 1578
_NARROWED: Final = 2362


class _Label:
    """The values of a label: `case first ... last:`."""

    def __init__(self, first: int, last: int, token: int) -> None:
        self.first: int = first
        self.last: int = last
        self.token: int = token


class RepeatedLabels:
    """Judges `switch` statements; a label is told of once for each earlier one."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

    def statement(self, node: Statement) -> None:
        if not isinstance(node, Switch):
            return
        known: list[_Label] = []
        is_default_known = False
        for case in node.cases:
            if case.value is None:
                if is_default_known:
                    self.findings.add(_REPEATED_DEFAULT, case.token)
                is_default_known = True
                continue
            first = self._value(case.value, case.token + 1)
            last = first if case.range_end is None else self._value(case.range_end, case.range_end.start)
            if first is None or last is None:
                continue
            label = _Label(first, last, case.token + 1)
            for earlier in known:
                if earlier.first <= label.last and label.first <= earlier.last:
                    where = At(self.engine.unit.offset(earlier.token))
                    self.findings.add(_REPEATED_VALUE, label.token, fill_ins=(where,), about=str(earlier.token))
            known.append(label)

    def _value(self, value: Expression, token: int) -> int | None:
        """The value of a label at a token; None where it is not known, or narrowed, which it must not be
        ([expr.const]/12)."""
        with unanswered:
            constant = self.engine.evaluator.value(value)
            if not isinstance(constant, IntegerConstant) or constant.dependent:
                return None
            written = constant.expression
            while isinstance(written, ConstantExpression) and written.constant.expression is not None:
                written = written.constant.expression
            if isinstance(written, Operation) and written.operation == CAST and written.flags & COMPILER_GENERATED:
                source = written.arguments[0]
                if self.engine.evaluator.integer(source) != constant.value:
                    names = TypeNames(Addresses())
                    types = [TypeName(names.of(type_.canonical)) for type_ in (source.type, written.type)]
                    self.findings.add(_NARROWED, token, fill_ins=tuple(types), severity=ERROR)
                    return None
            return constant.value
        return None
