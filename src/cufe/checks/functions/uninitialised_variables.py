"""Local variables that are read before anything has set them (549).

The text decides, not the flow of control: an assignment anywhere in front counts, and so does whatever takes the
address of the variable or refers to it.  In the body of a loop and behind a label a later assignment may come first.
The body of a lambda counts where the lambda stands, and what it copies is copied behind that.  What is not known may
set anything.  Observed: diagnostics-b 5."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Variable
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.types import NullptrType, ReferenceType
from cufe.il.walk import Node, Walk
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.overload.type_tests import bare, element
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNSET: Final = 549

_PLACES: Final = (o.SUBSCRIPT, o.DOT_FIELD, o.INDIRECT, o.LVALUE_ADJUST)
#: what a statement expression begins with
_BLOCK: Final = bytes((k.OPEN_ROUND, k.OPEN_BRACE))


class UnsetVariables(Walk):
    """Walks one function in the order of the text."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        super().__init__()
        self.passes_integers = True
        self.engine: Engine = engine
        self.findings: Findings = findings
        #: variables that nothing has set, with the number of loops around their declarations
        self._unset: dict[Variable, int] = {}
        self._loops: int = 0
        #: how many lambdas are around
        self._lambdas: int = 0
        #: the captures of unset variables by their fields, and where the variables are first named in the bodies
        self._captured: dict[Field, e.LambdaCapture] = {}
        self._named: dict[Field, int] = {}
        #: the end of the statement that cannot be read, behind which its uses are reported
        self._told_at: int = -1

    # --- statements --------------------------------------------------------------------------------------------------

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.TypeQuery):
            return True
        if isinstance(node, s.ExpressionStatement) and not self._unset and not self._captured:
            # Only a block within it may declare another variable, or a lambda capture one.
            kinds = self.engine.kinds
            end = k.next_of(kinds, k.SEMICOLON, node.token, len(kinds))
            return k.next_of(kinds, k.OPEN_BRACE, node.token, end) < 0 or kinds.find(_BLOCK, node.token, end) < 0
        if isinstance(node, s.DeclStatement):
            if not self._lambdas:
                # The variables of a lambda are judged with its call operator.
                for entity in node.entities:
                    if isinstance(entity, Variable) and self._starts_unset(entity):
                        self._unset[entity] = self._loops
        elif isinstance(node, s.LabelStatement) and node.label.name:
            self._unset.clear()
        elif isinstance(node, s.Loop):
            self._loop(node)
            return True
        elif isinstance(node, s.RangeFor):
            if node.range_init is not None:
                self.init(node.range_init)
            self._body(node.body)
            return True
        elif isinstance(node, s.InitStatement) and node.init.variable is not None and node.init.kind != DIK_NONE:
            self._initialised(node.init.variable, node.init)
            return True
        elif isinstance(node, e.Condition) and node.initialization is not None:
            # `if (int s; int n = read(&s))`: in the order of the text.
            node.initialization = self._maybe_statement(node.initialization)
            node.init = self._maybe_init(node.init)
            node.value = self.expression(node.value)
            return True
        elif isinstance(node, s.AsmStatement):
            self._asm(node)
            return True
        elif isinstance(node, e.Operation):
            return self._operation(node)
        elif isinstance(node, e.VariableExpression):
            self._mention(node)
        elif isinstance(node, e.ErrorExpression):
            self._mistaken(node)
            return True
        elif isinstance(node, e.LambdaExpression):
            self._lambda(node.lambda_node)
            return True
        elif isinstance(node, DynamicInit) and node.closure is not None:
            self._lambda(node.closure)
            return True
        return False

    def _lambda(self, node: e.LambdaNode) -> None:
        """A lambda: its init-captures, its body, and then what it captures of the function around it."""
        kept: list[e.LambdaCapture] = []
        for capture in node.captures:
            if capture.variable is None:
                capture.initializer = self._maybe_init(capture.initializer)
            elif capture.variable in self._unset:
                kept.append(capture)
                self._captured[capture.field] = capture
        if not kept:
            return
        operator = self.engine.call_operators.of(node)
        scope = self.engine.functions.body(operator) if operator is not None else None
        if scope is None:
            self._unset.clear()
            return
        self._lambdas += 1
        self.function(scope)
        self._lambdas -= 1
        for capture in kept:
            assert capture.variable is not None
            token = self._named.get(capture.field, -1) if capture.implicit else capture.token
            if not capture.by_reference and token >= 0:
                self._told(capture.variable, token, node.node.end)
            elif capture.by_reference:
                self._unset.pop(capture.variable, None)

    def _mistaken(self, node: e.ErrorExpression) -> None:
        """What could not be read: whatever is named there counts as set behind it."""
        if not self._unset:
            return
        self._told_at = node.end
        for use in node.uses:
            self.expression(use)
        self._told_at = -1
        named = set(self.engine.lexemes[node.start : node.end])
        for variable in list(self._unset):
            if node.end < 0 or variable.name in named:
                del self._unset[variable]

    def _asm(self, node: s.AsmStatement) -> None:
        """The operands of `asm`, which are kept from the last to the first, by their constraints: `"=r"(x)` sets the
        variable, `"+r"(x)` reads it before."""
        for operand in reversed(node.operands):
            constraint = self.engine.lexemes[operand.start - 2]
            root = _root(operand)
            variable = self._stands_for(root)
            if "+" in constraint:
                self._read(root)
            if variable is None or ("=" not in constraint and "+" not in constraint):
                self.expression(operand)
            else:
                self._unset.pop(variable, None)

    def _loop(self, node: s.Loop) -> None:
        if node.initialization is not None:
            self.statement(node.initialization)
        if node.kind == s.STMK_END_TEST_WHILE:
            self._body(node.body)
        if node.condition is not None:
            self.expression(node.condition)
        if node.kind != s.STMK_END_TEST_WHILE:
            self._body(node.body)
        self._loops += 1
        if node.increment is not None:
            self.expression(node.increment)
        self._loops -= 1

    def _body(self, body: s.Statement | None) -> None:
        self._loops += 1
        if body is not None:
            self.statement(body)
        self._loops -= 1

    def _initialised(self, variable: Variable, init: DynamicInit) -> None:
        """A variable is known in its own initialiser, and set behind it."""
        if not self._lambdas:
            self._unset[variable] = self._loops
        self.init(init)
        self._unset.pop(variable, None)

    def _starts_unset(self, variable: Variable) -> bool:
        """Whether a variable begins without a value: no static one, no object of a class with constructors or without
        members."""
        if not variable.is_automatic() or variable.flags & en.THREAD_LOCAL or variable.type is None:
            return False
        type_ = variable.type
        if type_.dependent or type_.qualifiers() & tk.VOLATILE or isinstance(bare(type_), ReferenceType):
            return False
        cls = element(type_)
        if isinstance(cls, NullptrType):
            return False  # it has one value only
        if isinstance(cls, ClassType):
            if not self._has_members(cls):
                return False
            return self.engine.implicit.has_trivial(cls, DEFAULT_CONSTRUCTOR)
        return True

    def _has_members(self, cls: ClassType) -> bool:
        classes = self.engine.classes
        return bool(classes.fields(cls)) or any(self._has_members(base.type) for base in classes.bases(cls))

    # --- expressions -------------------------------------------------------------------------------------------------

    def _operation(self, node: e.Operation) -> bool:
        """Whether the operands of an operation have been dealt with."""
        if node.operation == o.ASSIGN:
            target = _root(node.arguments[0])
            variable = self._stands_for(target)
            self.expression(node.arguments[1])
            if variable is None:
                self.expression(node.arguments[0])
            else:
                self._unset.pop(variable, None)
            return True
        if node.operation in o.COMPOUND_ASSIGNMENTS:
            self.expression(node.arguments[1])
            self._read(_root(node.arguments[0]))
            return False
        if node.operation in o.STEPS:
            self._read(_root(node.arguments[0]))
        capture = self._capture(node)
        if capture is not None:
            self._use(node, capture)
            return True
        if node.operation == o.DOT_FIELD and node.flags & e.RESULT_NOT_USED:
            return self._is_discarded(node)
        if node.operation in _PLACES and node.lvalue_type is not None:
            root = _root(node)
            whole = self._capture(root) if root is not None and node.operation == o.LVALUE_ADJUST else None
            if whole is None or not whole.by_reference:
                self._read(root)
        return False

    def _is_discarded(self, node: e.Operation) -> bool:
        """Whether a place that nothing is done with is a member of a variable."""
        at: e.Expression = node
        while isinstance(at, e.Operation) and at.operation == o.DOT_FIELD:
            at = at.arguments[0]
        capture = self._capture(at)
        if capture is not None:
            self._named.setdefault(capture.field, at.start)
        return capture is not None or isinstance(at, e.VariableExpression)

    def _capture(self, node: e.Expression) -> e.LambdaCapture | None:
        """What a field of a closure stands for, or what it refers to; None of any other expression."""
        at = node
        if isinstance(at, e.Operation) and at.operation == o.REF_INDIRECT:
            at = at.arguments[0]
        if not isinstance(at, e.Operation) or at.operation != o.POINTS_TO_FIELD or not node.flags & e.CAPTURED:
            return None
        member = at.arguments[1]
        return self._captured.get(member.field) if isinstance(member, e.FieldExpression) else None

    def _use(self, node: e.Operation, capture: e.LambdaCapture) -> None:
        """A captured variable that is named as a whole.  The value of a scalar is read when it is captured."""
        assert capture.variable is not None
        self._named.setdefault(capture.field, node.start)
        is_read = node.lvalue_type is not None or node.category == e.PRVALUE
        if is_read and not capture.by_reference:
            if isinstance(bare(node.type), ClassType):
                self._read(node)
        elif not node.flags & e.RESULT_NOT_USED:
            self._unset.pop(capture.variable, None)

    def _stands_for(self, node: e.Expression | None) -> Variable | None:
        """The variable that a name stands for, in a lambda too."""
        if isinstance(node, e.VariableExpression):
            return node.variable
        capture = self._capture(node) if node is not None else None
        return capture.variable if capture is not None else None

    def _mention(self, node: e.VariableExpression) -> None:
        """A variable that is read; any other mention may set it."""
        if node.lvalue_type is not None:
            self._read(node)
        if not node.flags & e.RESULT_NOT_USED:
            self._unset.pop(node.variable, None)

    def _read(self, node: e.Expression | None) -> None:
        variable = self._stands_for(node)
        if node is not None and variable is not None and not node.flags & e.RESULT_NOT_USED:
            # With the operation around it: what the name alone gives rise to has been told.
            self._told(variable, node.start, node.start + 1)

    def _told(self, variable: Variable, token: int, found_at: int) -> None:
        """Reports the first use of a variable."""
        if variable in self._unset:
            if self._unset[variable] >= self._loops:
                self.findings.add(_UNSET, token, max(found_at, self._told_at), (EntityName("variable", variable.name),))
            self._unset.pop(variable, None)


def _root(node: e.Expression) -> e.Expression | None:
    """The name of the variable of which an lvalue is a part, as in `x`, `x.m`, `x[1]`, `*x`; a captured one, too."""
    at = node
    while True:
        if isinstance(at, e.VariableExpression) or at.flags & e.CAPTURED:
            return at
        if not isinstance(at, e.Operation):
            return None
        if at.operation in (o.SUBSCRIPT, o.INDIRECT):
            if not _is_array(at.arguments[0]):
                return None
        elif at.operation not in (o.DOT_FIELD, o.ARRAY_TO_POINTER, o.LVALUE_ADJUST, o.BASE_CLASS_CAST):
            return None
        at = at.arguments[0]


def _is_array(node: e.Expression) -> bool:
    return isinstance(node, e.Operation) and node.operation == o.ARRAY_TO_POINTER
