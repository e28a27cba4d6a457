"""Labels, selectors of switches, and jumps past initialisation ([stmt.label], [stmt.dcl])."""

from cufe.checks.findings import Findings, Judge
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, Message, TypeName
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.addresses import Addresses
from cufe.il.constants import IntegerConstant
from cufe.il.entities import CONSTEXPR, Label, Variable
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, ErrorExpression, Expression, Operation
from cufe.il.operations import CAST
from cufe.il.statements import Statement, Switch
from cufe.il.type_names import TypeNames
from cufe.il.walk import Node, Walk, nodes_in
from cufe.sema.answers import Dependent
from cufe.sema.expr.dependence import is_value_dependent
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_reference

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_REPEATED_DEFAULT: Final = 124
_REPEATED_VALUE: Final = 1578


class _Label:
    """The values of a label: `case first ... last:`."""

    def __init__(self, first: int, last: int, token: int) -> None:
        self.first: int = first
        self.last: int = last
        self.token: int = token


class RepeatedLabels(Judge):
    """Judges `switch` statements; a label is reported once for each earlier one.

    Labels of one `switch` with the same value (1578), those that the type of the condition does not hold (2362), and a
    second `default` (124; [stmt.switch])."""

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
                    self.findings.add(num.NARROWED_VALUE, token, fill_ins=tuple(types), severity=ERROR)
                    return None
            return constant.value
        return None


_CONSTANT: Final = 237


class ConstantSelectors(Judge):
    """Judges `switch` statements, in templates as they are written.

    `switch` over a constant (237; [stmt.switch]); a remark, off by default."""

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.Switch) and self._is_constant(node.condition):
            self.findings.add(_CONSTANT, node.condition.start)

    def _is_constant(self, condition: e.Expression) -> bool:
        while isinstance(condition, e.Operation) and condition.operation == o.CAST:
            if not condition.flags & e.COMPILER_GENERATED:
                break
            condition = condition.arguments[0]
        if isinstance(condition, e.ConstantExpression):
            return True
        if isinstance(condition, e.Condition):
            return False
        if isinstance(condition, e.Operation) and condition.operation == o.COMMA:
            return False
        with unanswered:
            try:
                self.engine.evaluator.evaluate(condition, True)
                return True
            except Dependent:
                return not any(_is_of_run_time(node) for node in nodes_in(condition))
        return False


def _is_of_run_time(node: Node) -> bool:
    """Whether an expression of a template names what only a running program knows."""
    if isinstance(node, e.VariableExpression):
        type_ = node.variable.type
        return not node.variable.flags & CONSTEXPR or (type_ is not None and is_reference(type_))
    return isinstance(node, (e.RoutineExpression, e.OverloadExpression, e.LambdaExpression))


_BYPASSED: Final = 546


def _leads_there(label: s.SwitchCase) -> bool:
    """Whether a `switch` may lead to a label: what surely is no constant is none."""
    value = label.value
    return value is None or isinstance(value, ConstantExpression) or is_value_dependent(value)


class Jumps(Walk):
    """Walks one function and compares the initialised variables at the two ends of each jump.

    Jumps past the initialisation of variables that are in scope where they lead (546; [stmt.dcl]/3), and labels that
    a function has twice (3369) or not at all (114; [stmt.label]).

    A `switch` that leads past a plain initialiser is only warned of."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__()
        self.findings: Findings = findings
        self.code: UserCode = code
        self.engine: Engine = engine
        self._live: list[Variable] = []
        self._gotos: list[tuple[int, Label, list[Variable]]] = []
        self._labels: dict[Label, list[Variable]] = {}
        self._defined: dict[Label, int] = {}

    def statement(self, node: s.Statement) -> s.Statement:
        if isinstance(node, (s.InitStatement, s.ExpressionStatement)):
            variable = self._initialised(node)
            if variable is not None:
                self._live.append(variable)
            return node
        if isinstance(node, s.Goto):
            if node.label.name:
                self._gotos.append((node.token, node.label, list(self._live)))
        elif isinstance(node, s.LabelStatement):
            self._labels[node.label] = list(self._live)
            self._define(node)
        if not isinstance(node, (s.Block, s.Loop, s.If, s.Switch, s.RangeFor, s.TryBlock)):
            return node
        depth = len(self._live)
        made = super().statement(node)
        if isinstance(node, s.Switch):
            self._switch(node)
        del self._live[depth:]
        return made

    def _initialised(self, node: s.Statement) -> Variable | None:
        """The local variable that a statement initialises, be it with something mistaken."""
        variable: Variable | None = None
        if isinstance(node, s.InitStatement):
            variable = node.init.variable
        elif isinstance(node, s.ExpressionStatement) and isinstance(node.expression, ErrorExpression):
            variable = node.expression.initialised
        return variable if variable is not None and variable.is_automatic() else None

    def _define(self, node: s.LabelStatement) -> None:
        """A label of the program stands where it was not defined before."""
        if node.token < 0 or not node.label.name:
            return
        offset = self.code.unit.offset
        earlier = self._defined.setdefault(node.label, node.token)
        if earlier != node.token:
            self.code.add_once(num.REDEFINED, node.token, EntityName("label", node.label.name), At(offset(earlier)))

    def _switch(self, node: s.Switch) -> None:
        """Labels of a switch see what precedes them in its body."""
        body = node.body
        if not isinstance(body, s.Block):
            return
        live: list[Variable] = []
        bypassed: list[Variable] = []
        for one in body.body:
            variable = self._initialised(one)
            if variable is not None:
                live.append(variable)
            elif isinstance(one, s.SwitchCase) and _leads_there(one):
                bypassed += [variable for variable in live if variable not in bypassed]
        if bypassed:
            hard = any(self._is_destroyed(variable) for variable in bypassed)
            self._tell(node.token, body.end, bypassed, ERROR if hard else WARNING)

    def _is_destroyed(self, variable: Variable) -> bool:
        """Whether the end of the block destroys what the jump has not made."""
        return variable.type is not None and self.engine.objects.destructor(variable.type) is not None

    def finish(self) -> None:
        """Judges the jumps to labels, when all are known."""
        for token, label, live in self._gotos:
            bypassed = [variable for variable in self._labels.get(label, []) if variable not in live]
            if bypassed:
                self._tell(token, max(token, label.token), bypassed, ERROR)
            if label not in self._labels and self.code.lookup().resolve(token + 1) is None:
                self._missing(token + 1, label)

    def _missing(self, token: int, label: Label) -> None:
        """No statement has the label that a `goto` names; that is known at the end of the function."""
        code = self.code
        path = code.cutter.path(token)
        end = code.unit.offset(code.brackets.close(path[-1].body))
        what = EntityName("label", label.name)
        code.diagnoser.add(num.NOT_DEFINED, code.unit.offset(token), what, detected=end, default=ERROR)

    def _tell(self, token: int, found_at: int, variables: list[Variable], severity: int) -> None:
        """Reports a jump where its end is reached: the label, or the end of a switch."""
        code = self.code
        lines = [
            Message("%nd", EntityName("variable", variable.name, code.unit.offset(variable.token)))
            for variable in variables
        ]
        self.findings.add(_BYPASSED, token, found_at, extra=lines, severity=severity)
