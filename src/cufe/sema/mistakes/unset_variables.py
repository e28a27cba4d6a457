"""Local variables that are read before anything has set them (549).

The text decides, not the flow of control: an assignment anywhere in front counts, and so does whatever takes the
address of the variable or refers to it.  In the body of a loop and behind a label a later assignment may come first.
Observed: diagnostics-b 5."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Variable
from cufe.il.initialisation import DynamicInit
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.mistakes.findings import Findings
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNSET: Final = 549

_STEPS: Final = (o.PRE_INCR, o.PRE_DECR, o.POST_INCR, o.POST_DECR)
_COMPOUND: Final = frozenset(
    (o.ADD_ASSIGN, o.SUBTRACT_ASSIGN, o.MULTIPLY_ASSIGN, o.DIVIDE_ASSIGN, o.REMAINDER_ASSIGN, o.SHIFTL_ASSIGN,
     o.SHIFTR_ASSIGN, o.AND_ASSIGN, o.OR_ASSIGN, o.XOR_ASSIGN, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN)
)  # fmt: skip


class UnsetVariables(Walk):
    """Walks one function in the order of the text."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.findings: Findings = findings
        #: variables that nothing has set, with the number of loops around their declarations
        self._unset: dict[Variable, int] = {}
        self._loops: int = 0
        #: inside of operands that are not evaluated
        self._unevaluated: int = 0

    # --- statements --------------------------------------------------------------------------------------------------

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.TypeQuery):
            return True
        if isinstance(node, s.DeclStatement):
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
        elif isinstance(node, s.InitStatement) and node.init.variable is not None:
            self._initialised(node.init.variable, node.init)
            return True
        elif isinstance(node, e.Operation):
            return self._operation(node)
        elif isinstance(node, e.VariableExpression):
            self._mention(node)
        elif isinstance(node, e.LambdaExpression):
            self._captures(node.lambda_node)
        elif isinstance(node, DynamicInit) and node.closure is not None:
            self._captures(node.closure)
        return False

    def _captures(self, node: e.LambdaNode) -> None:
        """Arrays and objects that a lambda copies as a whole."""
        for capture in node.captures:
            variable = capture.variable
            if variable is None or capture.by_reference or variable not in self._unset or variable.type is None:
                continue
            if isinstance(bare(variable.type), (ArrayType, ClassType)):
                if self._unset[variable] >= self._loops:
                    self.findings.add(_UNSET, capture.token, capture.token, (EntityName("variable", variable.name),))
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
        self._unset[variable] = self._loops
        self.init(init)
        self._unset.pop(variable, None)

    def _starts_unset(self, variable: Variable) -> bool:
        """Whether a variable begins without a value: no static one, no object of a class with constructors or without
        members."""
        if not self.engine.ids.is_local(variable) or variable.flags & en.THREAD_LOCAL or variable.type is None:
            return False
        type_ = variable.type
        if type_.dependent or type_.qualifiers() & tk.VOLATILE or isinstance(bare(type_), ReferenceType):
            return False
        cls = self._element(type_)
        if isinstance(cls, ClassType):
            classes = self.engine.classes
            if not self._has_members(cls):
                return False
            return classes.is_aggregate(cls) and self.engine.implicit.has_trivial(cls, DEFAULT_CONSTRUCTOR)
        return True

    def _has_members(self, cls: ClassType) -> bool:
        classes = self.engine.classes
        return bool(classes.fields(cls)) or any(self._has_members(base.type) for base in classes.bases(cls))

    def _element(self, type_: Type) -> Type:
        found = bare(type_)
        while isinstance(found, ArrayType):
            found = bare(found.element)
        return found

    # --- expressions -------------------------------------------------------------------------------------------------

    def _operation(self, node: e.Operation) -> bool:
        """Whether the operands of an operation have been dealt with."""
        if node.operation == o.ASSIGN:
            target = _root(node.arguments[0])
            self.expression(node.arguments[1])
            if target is None:
                self.expression(node.arguments[0])
            else:
                self._unset.pop(target.variable, None)
            return True
        if node.operation in _COMPOUND:
            self.expression(node.arguments[1])
            self._read(_root(node.arguments[0]))
            return False
        if node.operation in _STEPS:
            self._read(_root(node.arguments[0]))
        elif node.operation in (o.SUBSCRIPT, o.DOT_FIELD, o.INDIRECT) and node.lvalue_type is not None:
            self._read(_root(node))
        return False

    def _mention(self, node: e.VariableExpression) -> None:
        """A variable that is read; any other mention may set it."""
        if node.lvalue_type is not None:
            self._read(node)
        if not node.flags & e.RESULT_NOT_USED:
            self._unset.pop(node.variable, None)

    def _read(self, node: e.VariableExpression | None) -> None:
        if node is None or node.variable not in self._unset or node.flags & e.RESULT_NOT_USED:
            return
        if self._unset[node.variable] >= self._loops:
            self.findings.add(_UNSET, node.token, node.token, (EntityName("variable", node.variable.name),))
        self._unset.pop(node.variable, None)


def _root(node: e.Expression) -> e.VariableExpression | None:
    """The variable of which an lvalue is a part: `x`, `x.m`, `x[1]`."""
    at = node
    while True:
        if isinstance(at, e.VariableExpression):
            return at
        if not isinstance(at, e.Operation):
            return None
        if at.operation not in (o.DOT_FIELD, o.SUBSCRIPT, o.ARRAY_TO_POINTER, o.LVALUE_ADJUST, o.BASE_CLASS_CAST):
            return None
        if at.operation == o.SUBSCRIPT and not _is_array(at.arguments[0]):
            return None
        at = at.arguments[0]


def _is_array(node: e.Expression) -> bool:
    return isinstance(node, e.Operation) and node.operation == o.ARRAY_TO_POINTER
