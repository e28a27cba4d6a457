"""Walking the bodies of functions: expressions, initialisations, constants and statements (spec 33).

A walk asks `skips` in front of a node, `visit` behind what is below it, and `target` for each entity and type that it
points to, where `replaces` is set.  A list stays as long as no node in it is replaced."""

from cufe.final import TYPE_CHECKING
from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.entities import ClassType, Field, Label, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.initialisation import ConstructorInit, DynamicInit
from cufe.il.templates import PACK, TemplateArgument
from cufe.il.types import ArrayType, MemberPointerType, PointerType, QualifiedType, ReferenceType, RoutineType, Type

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def unpacked(arguments: "Sequence[TemplateArgument]") -> "list[TemplateArgument]":
    """Template arguments, those of packs one by one."""
    found: list[TemplateArgument] = []
    for argument in arguments:
        found += unpacked(argument.pack) if argument.kind == PACK else [argument]
    return found


def parts_of(type_: Type) -> list[Type]:
    """What a type is built from, in the order in which that is written; of a class its template arguments."""
    if isinstance(type_, (QualifiedType, PointerType, ReferenceType)):
        return [type_.target]
    if isinstance(type_, MemberPointerType):
        return [type_.owner, type_.target]
    if isinstance(type_, ArrayType):
        return [type_.element]
    if isinstance(type_, RoutineType):
        return [type_.result, *type_.parameters]
    if isinstance(type_, ClassType):
        return [argument.type for argument in unpacked(type_.arguments) if argument.type is not None]
    return []


Node = e.Expression | c.Constant | DynamicInit | ConstructorInit | s.Statement | s.Handler


class Walk:
    """A walk that changes nothing.  Subclasses override its methods; the two callbacks are for interpreted code, which
    cannot derive from a compiled class."""

    def __init__(self) -> None:
        self.entry_callback: Callable[[Node], Node] | None = None
        self.entry_replace: Callable[[Entity], Entity] | None = None
        #: most walks only read: they do without what nodes point to, and keep the lists that they find
        self.replaces: bool = False
        #: the integers of constant expressions are met with these expressions alone, but for what is computed
        self.passes_integers: bool = False

    def skips(self, node: Node) -> bool:
        """Whether a node and what is below it are left out."""
        return False

    def visit(self, node: Node) -> Node:
        """What takes the place of a node."""
        return node if self.entry_callback is None else self.entry_callback(node)

    def target(self, entity: Entity) -> Entity:
        return entity if self.entry_replace is None else self.entry_replace(entity)

    def node(self, root: Node | s.FunctionScope) -> None:
        """Walks a tree, whatever its root is."""
        if isinstance(root, s.FunctionScope):
            self.function(root)
        elif isinstance(root, s.Statement):
            self.statement(root)
        elif isinstance(root, DynamicInit):
            self.init(root)
        elif isinstance(root, c.Constant):
            self.constant(root)
        elif isinstance(root, e.Expression):
            self.expression(root)

    # --- bodies --------------------------------------------------------------------------------------------------

    def function(self, scope: s.FunctionScope) -> None:
        """Walks a function: constructor initialisers, then the block."""
        scope.constructor_inits = [self.constructor_init(init) for init in scope.constructor_inits]
        if scope.block is not None:
            scope.block = self.statement(scope.block)

    def constructor_init(self, init: ConstructorInit) -> ConstructorInit:
        if self.skips(init):
            return init
        if init.field is not None:
            init.field = self._field(init.field)
        init.initializer = self.init(init.initializer)
        made = self.visit(init)
        assert isinstance(made, ConstructorInit)
        return made

    # --- statements ----------------------------------------------------------------------------------------------

    def statement(self, node: s.Statement) -> s.Statement:
        """Walks a statement with all below it; returns what takes its place."""
        if self.skips(node):
            return node
        if isinstance(node, s.Block):
            node.body = self._statements(node.body)
        elif isinstance(node, s.ExpressionStatement):
            node.expression = self._maybe(node.expression)
            node.init = self._maybe_init(node.init)
        elif isinstance(node, s.If):
            node.condition = self._maybe(node.condition)
            node.then = self._maybe_statement(node.then)
            node.otherwise = self._maybe_statement(node.otherwise)
        elif isinstance(node, s.Loop):
            self._loop(node)
        elif isinstance(node, s.RangeFor):
            self._range_for(node)
        elif isinstance(node, s.Switch):
            node.condition = self.expression(node.condition)
            node.body = self._maybe_statement(node.body)
        elif isinstance(node, s.SwitchCase):
            node.value = self._maybe(node.value)
            node.range_end = self._maybe(node.range_end)
        elif isinstance(node, s.InitStatement):
            node.init = self.init(node.init)
        elif isinstance(node, s.DeclStatement):
            if self.replaces:
                node.entities = [self.target(entity) for entity in node.entities]
        elif isinstance(node, (s.Goto, s.LabelStatement)):
            node.label = self._label(node.label)
        elif isinstance(node, s.TryBlock):
            node.body = self.statement(node.body)
            node.handlers = [self._handler(one) for one in node.handlers]
        elif isinstance(node, s.VlaSizeStatement):
            node.bound = self.expression(node.bound)
        elif isinstance(node, s.AsmStatement):
            node.operands = self.expressions(node.operands)
        made = self.visit(node)
        assert isinstance(made, s.Statement)
        return made

    def _statements(self, nodes: list[s.Statement]) -> list[s.Statement]:
        if self.replaces:
            return [self.statement(node) for node in nodes]
        found = nodes
        for at, node in enumerate(nodes):
            made = self.statement(node)
            if made is not node:
                found = nodes.copy() if found is nodes else found
                found[at] = made
        return found

    def _loop(self, node: s.Loop) -> None:
        """In the order of the text: `do` has its condition behind its body."""
        node.initialization = self._maybe_statement(node.initialization)
        if node.kind == s.STMK_END_TEST_WHILE:
            node.body = self._maybe_statement(node.body)
        node.condition = self._maybe(node.condition)
        node.increment = self._maybe(node.increment)
        if node.kind != s.STMK_END_TEST_WHILE:
            node.body = self._maybe_statement(node.body)

    def _range_for(self, node: s.RangeFor) -> None:
        node.initialization = self._maybe_statement(node.initialization)
        node.range_init = self._maybe_init(node.range_init)
        node.begin_init = self._maybe_init(node.begin_init)
        node.end_init = self._maybe_init(node.end_init)
        node.iterator_init = self._maybe_init(node.iterator_init)
        node.unequal = self._maybe(node.unequal)
        node.increment = self._maybe(node.increment)
        node.body = self._maybe_statement(node.body)

    def _handler(self, node: s.Handler) -> s.Handler:
        if self.skips(node):
            return node
        body = self.statement(node.body)
        assert isinstance(body, s.Block)
        node.body = body
        made = self.visit(node)
        assert isinstance(made, s.Handler)
        return made

    def _maybe_statement(self, node: s.Statement | None) -> s.Statement | None:
        return None if node is None else self.statement(node)

    # --- initialisations and constants ---------------------------------------------------------------------------

    def init(self, node: DynamicInit) -> DynamicInit:
        """Walks an initialisation."""
        if self.skips(node):
            return node
        node.type = self.type(node.type)
        if node.variable is not None:
            node.variable = self._variable(node.variable)
        if node.routine is not None:
            node.routine = self._routine(node.routine)
        if node.destructor is not None:
            node.destructor = self._routine(node.destructor)
        node.expression = self._maybe(node.expression)
        if node.constant is not None:
            node.constant = self.constant(node.constant)
        node.arguments = self.expressions(node.arguments)
        if node.closure is not None:
            self.captures(node.closure)
        made = self.visit(node)
        assert isinstance(made, DynamicInit)
        return made

    def _maybe_init(self, node: DynamicInit | None) -> DynamicInit | None:
        return None if node is None else self.init(node)

    def constant(self, node: c.Constant) -> c.Constant:
        """Walks a constant with its parts and with what it was computed from."""
        if self.skips(node):
            return node
        if self.replaces:
            node.type = self.type(node.type)
        if node.expression is not None and not c.is_enumerator(node):
            node.expression = self.expression(node.expression)
        if isinstance(node, c.AggregateConstant):
            node.elements = [self.constant(one) for one in node.elements]
        elif isinstance(node, c.AddressConstant):
            if node.routine is not None:
                node.routine = self._routine(node.routine)
            if node.variable is not None:
                node.variable = self._variable(node.variable)
            if node.constant is not None:
                node.constant = self.constant(node.constant)
        elif isinstance(node, c.MemberPointerConstant):
            if node.member is not None:
                node.member = self.target(node.member) if self.replaces else node.member
        elif isinstance(node, c.RepeatConstant):
            node.constant = self.constant(node.constant)
        elif isinstance(node, c.DynamicInitConstant):
            node.init = self.init(node.init)
        made = self.visit(node)
        assert isinstance(made, c.Constant)
        return made

    # --- expressions ---------------------------------------------------------------------------------------------

    def expressions(self, nodes: list[e.Expression]) -> list[e.Expression]:
        if self.replaces:
            return [self.expression(node) for node in nodes]
        found = nodes
        for at, node in enumerate(nodes):
            made = self.expression(node)
            if made is not node:
                found = nodes.copy() if found is nodes else found
                found[at] = made
        return found

    def expression(self, node: e.Expression) -> e.Expression:
        """Walks an expression; returns what takes its place."""
        if self.skips(node):
            return node
        if self.replaces:
            node.type = self.type(node.type)
            if node.lvalue_type is not None:
                node.lvalue_type = self.type(node.lvalue_type)
        if isinstance(node, e.Operation):
            node.arguments = self.expressions(node.arguments)
        elif isinstance(node, e.ConstantExpression):
            constant = node.constant
            if not self.passes_integers or not isinstance(constant, c.IntegerConstant) or constant.expression:
                node.constant = self.constant(constant)
        elif isinstance(node, (e.VariableExpression, e.RoutineExpression, e.FieldExpression)):
            if self.replaces:
                self._pointed_to(node)
        elif isinstance(node, (e.TempInit, e.InitializerExpression)):
            node.init = self.init(node.init)
        elif isinstance(node, e.ObjectLifetime):
            node.inner = self.expression(node.inner)
        else:
            self._rarer(node)
        made = self.visit(node)
        assert isinstance(made, e.Expression)
        return made

    def _pointed_to(self, node: e.VariableExpression | e.RoutineExpression | e.FieldExpression) -> None:
        if isinstance(node, e.VariableExpression):
            node.variable = self._variable(node.variable)
        elif isinstance(node, e.RoutineExpression):
            node.routine = self._routine(node.routine)
        else:
            node.field = self._field(node.field)

    def _rarer(self, node: e.Expression) -> None:
        if isinstance(node, e.NewDelete):
            if node.routine is not None:
                node.routine = self._routine(node.routine)
            if node.object_type is not None:
                node.object_type = self.type(node.object_type)
            node.arguments = self.expressions(node.arguments)
            node.count = self._maybe(node.count)
            node.init = self._maybe_init(node.init)
        elif isinstance(node, e.Throw):
            node.init = self._maybe_init(node.init)
        elif isinstance(node, e.Condition):
            if node.variable is not None:
                node.variable = self._variable(node.variable)
            node.init = self._maybe_init(node.init)
            node.initialization = self._maybe_statement(node.initialization)
            node.value = self.expression(node.value)
        elif isinstance(node, e.TypeQuery):
            node.operand = self._maybe(node.operand)
            if node.type_operand is not None:
                node.type_operand = self.type(node.type_operand)
        elif isinstance(node, e.BuiltinOperation):
            node.arguments = self.expressions(node.arguments)
        elif isinstance(node, e.StatementExpression):
            made = self.statement(node.block)
            assert isinstance(made, s.Block)
            node.block = made
        elif isinstance(node, e.TypeOperand):
            node.operand = self.type(node.operand)
        elif isinstance(node, e.LambdaExpression):
            self.captures(node.lambda_node)
        else:
            self._lists(node)

    def captures(self, node: e.LambdaNode) -> None:
        """Walks the initialisers of a lambda's captures."""
        for capture in node.captures:
            capture.initializer = self._maybe_init(capture.initializer)

    def _lists(self, node: e.Expression) -> None:
        if isinstance(node, e.BracedInitList):
            node.items = self.expressions(node.items)
        elif isinstance(node, (e.Fold, e.DependentExpression)):
            node.parts = self.expressions(node.parts)
        elif isinstance(node, e.Await):
            implied = node.awaited is not node.operand
            node.operand = self.expression(node.operand)
            if not implied:
                node.awaited = node.operand
            self.awaited(node)
        elif isinstance(node, e.RequiresExpression):
            node.requirements = self.expressions(node.requirements)
        elif isinstance(node, e.ErrorExpression):
            node.parts = self.expressions(node.parts)

    def awaited(self, node: e.Await) -> None:
        """The implied part of an await, which holds its operand again: a walk leaves it out."""

    def implied_by_await(self, node: e.Await) -> None:
        """Walks the implied part of an await, for walks that replace what is in it."""
        if node.awaited is not node.operand:
            node.awaited = self.expression(node.awaited)
        node.calls = self.expressions(node.calls)

    def _maybe(self, node: e.Expression | None) -> e.Expression | None:
        return None if node is None else self.expression(node)

    # --- what nodes point to -------------------------------------------------------------------------------------

    def type(self, type_: Type) -> Type:
        if not self.replaces:
            return type_
        made = self.target(type_)
        assert isinstance(made, Type)
        return made

    def _variable(self, variable: Variable) -> Variable:
        made = self.target(variable) if self.replaces else variable
        assert isinstance(made, Variable)
        return made

    def _routine(self, routine: Routine) -> Routine:
        made = self.target(routine) if self.replaces else routine
        assert isinstance(made, Routine)
        return made

    def _field(self, field: Field) -> Field:
        made = self.target(field) if self.replaces else field
        assert isinstance(made, Field)
        return made

    def _label(self, label: Label) -> Label:
        made = self.target(label) if self.replaces else label
        assert isinstance(made, Label)
        return made


class _Nodes(Walk):
    """Gathers all nodes, but for those that are left out with what is below them."""

    def __init__(self, left_out: "Callable[[Node], bool] | None") -> None:
        super().__init__()
        self.left_out: Callable[[Node], bool] | None = left_out
        self.found: list[Node] = []

    def skips(self, node: Node) -> bool:
        return self.left_out is not None and self.left_out(node)

    def visit(self, node: Node) -> Node:
        self.found.append(node)
        return node


def nodes_in(root: Node | s.FunctionScope, left_out: "Callable[[Node], bool] | None" = None) -> list[Node]:
    """The nodes of a tree, each behind those below it, but for some with all that is below them."""
    walk = _Nodes(left_out)
    walk.node(root)
    return walk.found
