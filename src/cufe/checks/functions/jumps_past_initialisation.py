"""Jumps past the initialisation of variables that are in scope where they lead (546; [stmt.dcl]/3), and labels that
a function has twice (3369) or not at all (114; [stmt.label]).

A `switch` that leads past a plain initialiser is only warned of."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import At, EntityName, Message
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import statements as s
from cufe.il.entities import Label, Variable
from cufe.il.expressions import ErrorExpression
from cufe.il.walk import Walk

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NO_LABEL: Final = 114
_BYPASSED: Final = 546
_DEFINED: Final = 3369


class Jumps(Walk):
    """Walks one function and compares the initialised variables at the two ends of each jump."""

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
        return variable if variable is not None and self.engine.ids.is_local(variable) else None

    def _define(self, node: s.LabelStatement) -> None:
        """A label of the program stands where it was not defined before."""
        if node.token < 0 or not node.label.name:
            return
        offset = self.code.unit.offset
        earlier = self._defined.setdefault(node.label, node.token)
        if earlier != node.token:
            self.code.add_once(_DEFINED, node.token, EntityName("label", node.label.name), At(offset(earlier)))

    def _switch(self, node: s.Switch) -> None:
        """Labels of a switch see what stands in front of them in its body."""
        body = node.body
        if not isinstance(body, s.Block):
            return
        live: list[Variable] = []
        bypassed: list[Variable] = []
        for one in body.body:
            variable = self._initialised(one)
            if variable is not None:
                live.append(variable)
            elif isinstance(one, s.SwitchCase):
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
        code.diagnoser.add(_NO_LABEL, code.unit.offset(token), what, detected=end, default=ERROR)

    def _tell(self, token: int, found_at: int, variables: list[Variable], severity: int) -> None:
        """Tells of a jump where its end is come upon: the label, or the end of a switch."""
        code = self.code
        lines = [
            Message("%nd", EntityName("variable", variable.name, code.unit.offset(variable.token)))
            for variable in variables
        ]
        self.findings.add(_BYPASSED, token, found_at, extra=lines, severity=severity)
