"""Statements and handlers that are never reached."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.statements import Handler, Statement, TryBlock
from cufe.il.types import PointerType, Type
from cufe.il.walk import Node, nodes_in
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_void, referred
from cufe.sema.stmt.control_flow import is_named

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_LOOP: Final = 128
_STATEMENT: Final = 111
_INITIALISATION: Final = 185
_ASKS: Final = ("__builtin_is_constant_evaluated", "is_constant_evaluated")
_LEAVING: Final = (s.STMK_RETURN, s.STMK_GOTO, s.STMK_ASSIGNED_GOTO, s.STMK_COROUTINE_RETURN)


class Unreachable:
    """Walks one function in the order of its statements.

    Statements that nothing leads to: loops (128), and, as remarks, initialisations (185) and all others (111).

    What is reported counts as reached, so that only the first statement behind a jump is reported.  Neither calls of
    functions that do not return nor conditions of loops and `switch` that are constant and false make anything
    unreachable."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings

        #: in a template no call is worked out
        self._in_template: bool = False

    def function(self, scope: s.FunctionScope) -> None:
        routine = scope.routine
        owner = routine.owner()
        self._in_template = owner is not None and owner.dependent
        self._in_template = self._in_template or any(argument.is_dependent() for argument in routine.arguments)
        if isinstance(scope.block, s.Block):
            self._list(scope.block.body, True)

    def _list(self, body: list[s.Statement], reachable: bool) -> bool:
        """Whether the end of some statements is reached, if their beginning is."""
        for statement in body:
            if isinstance(statement, s.LabelStatement):
                reachable = reachable or bool(statement.label.name) or is_named(statement.label)
                continue
            if isinstance(statement, s.SwitchCase):
                reachable = True
                continue
            if not reachable and isinstance(statement, s.Block):
                reachable = self._list(statement.body, False)
                continue
            if reachable or self._tells(statement):
                reachable = self._flows(statement)
        return reachable

    def _tells(self, statement: s.Statement) -> bool:
        """Reports a statement that is not reached, unless it does nothing."""
        if statement.token < 0 or statement.kind in (s.STMK_EMPTY, s.STMK_DECL):
            return False
        if any(_is_label(node) for node in nodes_in(statement, _holds_no_label)):
            # Something may lead into it.
            return True
        if isinstance(statement, (s.Loop, s.RangeFor)):
            # It is reported when its body has been read.
            self.findings.add(_LOOP, statement.token, statement.behind)
        elif isinstance(statement, s.InitStatement):
            variable = statement.init.variable
            self.findings.add(_INITIALISATION, variable.token if variable is not None else statement.token)
        else:
            self.findings.add(_STATEMENT, statement.token)
        return True

    def _flows(self, statement: s.Statement) -> bool:
        """Whether what follows a statement is reached through it."""
        if statement.kind in _LEAVING:
            return False
        if isinstance(statement, s.Block):
            return self._list(statement.body, True)
        if isinstance(statement, s.If):
            return self._if(statement)
        if isinstance(statement, s.Loop):
            return self._loop(statement)
        if isinstance(statement, s.RangeFor):
            self._inner(statement.body)
        elif isinstance(statement, s.Switch):
            ends = statement.body is None or self._in_switch(statement.body)
            return ends or not any(case.value is None for case in statement.cases)
        elif isinstance(statement, s.TryBlock):
            ends = self._flows(statement.body)
            for handler in statement.handlers:
                ends = self._flows(handler.body) or ends
            return ends
        elif isinstance(statement, s.ExpressionStatement) and statement.kind == s.STMK_EXPR:
            return not _throws(statement.expression)
        return True

    def _in_switch(self, body: s.Statement) -> bool:
        """A `switch` leads to its labels alone."""
        return self._list(body.body if isinstance(body, s.Block) else [body], False)

    def _inner(self, body: s.Statement | None) -> bool:
        return body is None or self._flows(body)

    def _if(self, statement: s.If) -> bool:
        value = self._value(statement.deciding() if statement.kind == s.STMK_CONSTEXPR_IF else statement.condition)
        then = self._inner(statement.then)
        otherwise = value != 1 if statement.otherwise is None else self._flows(statement.otherwise)
        if statement.kind == s.STMK_CONSTEXPR_IF and value >= 0:
            return then if value == 1 else otherwise
        return then or otherwise

    def _loop(self, statement: s.Loop) -> bool:
        ends = self._inner(statement.body)
        if statement.kind == s.STMK_FOR and statement.condition is None:
            return False
        if statement.kind == s.STMK_END_TEST_WHILE and not ends:
            return False
        return self._value(statement.condition) != 1

    def _value(self, condition: e.Expression | None) -> int:
        """1 or 0 for a constant condition, else -1."""
        if condition is None or isinstance(condition, e.Condition):
            return -1
        if any(self._asks_for_constancy(node) for node in nodes_in(condition)):
            return -1
        with unanswered:
            return 1 if self.engine.evaluator.truth(condition) else 0
        return -1

    def _asks_for_constancy(self, node: Node) -> bool:
        """Whether it is asked whether this is evaluated as a constant, or a function is named where that counts so."""
        if isinstance(node, e.BuiltinOperation):
            return node.name in _ASKS
        if not isinstance(node, e.RoutineExpression):
            return False
        return self._in_template or (node.routine.name in _ASKS and _is_of_library(node.routine))


def _throws(expression: e.Expression | None) -> bool:
    if isinstance(expression, e.ObjectLifetime):
        expression = expression.inner
    while isinstance(expression, e.Operation) and expression.operation == o.CAST:
        expression = expression.arguments[0]
    return isinstance(expression, e.Throw)


def _is_label(node: Node) -> bool:
    """Whether it is a label with a name, or one of a `switch` around."""
    return isinstance(node, s.SwitchCase) or (isinstance(node, s.LabelStatement) and bool(node.label.name))


def _holds_no_label(node: Node) -> bool:
    return isinstance(node, (s.Switch, e.Expression))


def _is_of_library(routine: Routine) -> bool:
    """Whether a function is a member of namespace std: a program's own one of such a name may say what it likes."""
    at: Entity | None = routine.parent
    while at is not None and at.parent is not None and at.name:
        if at.name == "std":
            return True
        at = at.parent
    return False


_BEHIND_DEFAULT: Final = 532
_MASKED: Final = 533


class MaskedHandlers:
    """Judges `try` blocks.

    Handlers that no exception reaches, since an earlier one of the same `try` block takes it (532, 533;
    [except.handle]); which class of what pointers lead to counts, whatever its qualifiers."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def statement(self, node: Statement) -> None:
        if not isinstance(node, TryBlock):
            return
        for place, handler in enumerate(node.handlers):
            # Behind `catch (`.
            token = handler.token + 2
            for earlier in node.handlers[:place]:
                if earlier.parameter is None:
                    self.findings.add(_BEHIND_DEFAULT, token)
                    break
                type_ = earlier.parameter.type
                if type_ is not None and self._masks(type_, handler):
                    self.findings.add(_MASKED, token, fill_ins=(self.names.fill_in(type_),))
                    break

    def _masks(self, type_: Type, handler: Handler) -> bool:
        other = handler.parameter.type if handler.parameter is not None else None
        if other is None:
            return False
        caught = bare(referred(type_))
        thrown = bare(referred(other))
        if caught is thrown:
            return True
        if isinstance(caught, PointerType) and isinstance(thrown, PointerType):
            return self._masks_pointer(caught.target, thrown.target)
        return self._is_base(caught, thrown)

    def _masks_pointer(self, caught: Type, thrown: Type) -> bool:
        caught_bare = bare(caught)
        thrown_bare = bare(thrown)
        if isinstance(caught_bare, ClassType) and isinstance(thrown_bare, ClassType):
            return self._is_base(caught_bare, thrown_bare)
        if thrown.qualifiers() & ~caught.qualifiers() or caught_bare.dependent or thrown_bare.dependent:
            return False
        return caught_bare is thrown_bare or (is_void(caught_bare) and not is_void(thrown_bare))

    def _is_base(self, base: Type, derived: Type) -> bool:
        """Whether one type is a class with another one as its unambiguous, public base class."""
        if not isinstance(base, ClassType) or not isinstance(derived, ClassType) or derived.dependent:
            return False
        with unanswered:
            derives = self.engine.derivation.derives(derived, base)
            return derives and self.engine.access.is_accessible_base(derived, base, [])
        return False
