"""Functions that end without a result, and results that refer to locals ([stmt.return])."""

from cufe.checks.entity_names import is_overloaded
from cufe.checks.findings import Finding, Findings, Judge
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.addresses import Addresses
from cufe.il.constants import IntegerConstant
from cufe.il.entities import ClassType, Namespace, Routine
from cufe.il.entity_names import EntityNames
from cufe.il.type_names import TypeNames
from cufe.il.types import PointerType, ReferenceType
from cufe.il.walk import Node, Walk, nodes_in
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import closure_name
from cufe.sema.overload.type_tests import bare, is_void
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_NO_VALUE: Final = 117
_NO_RETURN: Final = 940
_RETURNS: Final = 1305
#: functions that do not return, even if their declarations do not say so
_NEVER: Final = frozenset(
    ("abort", "exit", "_exit", "_Exit", "quick_exit", "terminate", "longjmp", "__assert_fail", "unreachable")
)
#: tokens of statements that may be left
_LEAVING: Final = (k.RETURN, k.THROW)
#: in front of the brace of a list
_BEFORE_LISTS: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.GREATER)) + b"=,({]"
_WITHOUT_RESULT: Final = (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR)


class EndsOfFunctions(Judge):
    """Judges where functions end.

    Functions whose end is reached though it must not be: no `return` in one with a result (940), and one that is
    declared not to return (1305).

    The host pass judges neither functions for the device alone nor instances of templates; that of a device judges
    both."""

    def function(self, routine: Routine, scope: s.FunctionScope, for_device: bool) -> None:
        """Judges a function; that one of the device lacks a result is for the device compiler to say."""
        block = scope.block
        if not isinstance(block, s.Block) or block.end < 0 or scope.coroutine is not None:
            return
        never = bool(routine.flags & en.NORETURN)
        if not never and (for_device or routine.special in _WITHOUT_RESULT):
            return
        result = self.engine.declare_types.routine_type(routine).result
        if result.dependent or (is_void(result) and not never):
            return
        doubts = _Doubts(self.engine)
        doubts.statement(block)
        if never:
            for token in doubts.returns:
                self.findings.add(_RETURNS, token)
        deduced = self.engine.returns.deduces(routine) or _is_deduced(routine)
        if not is_void(result) and not deduced and not for_device:
            self._empty(routine, doubts)
        if doubts.found or not self._reaches_end(block):
            return
        falls_off = not (deduced or for_device or routine.special in _WITHOUT_RESULT or routine.name == "main")
        if falls_off and not is_void(result):
            self.findings.add(_NO_RETURN, block.end, block.end, (self._name(routine),))
        if never:
            self.findings.add(_RETURNS, block.end)

    def template(self, routine: Routine, scope: s.FunctionScope, for_device: bool) -> None:
        """Judges the `return` statements of a template itself, unless its result may become void."""
        if for_device or routine.special in _WITHOUT_RESULT or not isinstance(scope.block, s.Block):
            return
        if scope.coroutine is not None or self.engine.returns.deduces(routine) or _is_deduced(routine):
            return
        result = bare(self.engine.declare_types.routine_type(routine).result)
        if is_void(result) or (result.dependent and not isinstance(result, (PointerType, ReferenceType, ClassType))):
            return
        doubts = _Doubts(self.engine)
        doubts.statement(scope.block)
        self._empty(routine, doubts)

    def _empty(self, routine: Routine, doubts: "_Doubts") -> None:
        for token in doubts.empty:
            # Without a semicolon it is a mistake of syntax.
            if self.engine.kinds[token + 1] == k.SEMICOLON:
                self.findings.add(_NO_VALUE, token + 1, -1, (self._name(routine),))

    def _reaches_end(self, block: s.Block) -> bool:
        body = [one for one in block.body if not (isinstance(one, s.ExpressionStatement) and one.token < 0)]
        return self.engine.reachability.end_of(body)

    def _name(self, routine: Routine) -> EntityName:
        types = TypeNames(Addresses())
        closure = _closure_of(routine)
        if closure is not None:
            return EntityName("function", closure_name(self.engine, types, closure))
        if self.engine.returns.is_instance(routine):
            return EntityName("function", InstanceNames(self.engine).of_function(routine))
        name = EntityNames(types).bare(routine)
        if is_overloaded(self.engine, routine, routine.token):
            shown = types.declared(self.engine.declare_types.routine_type(routine), name)
            name = shown[shown.index(f"{name}(") :]
        parts = [name]
        around = routine.parent
        while isinstance(around, ClassType) or (isinstance(around, Namespace) and around.parent is not None):
            if isinstance(around, Namespace) or around.closure is None:
                parts.append(around.name or "<unnamed>")
            around = around.parent
        parts.reverse()
        return EntityName("function", "::".join(parts))


def _closure_of(routine: Routine) -> e.LambdaNode | None:
    """The lambda whose call operator a function is."""
    closure = routine.parent.closure if isinstance(routine.parent, ClassType) else None
    return closure if isinstance(closure, e.LambdaNode) else None


def _is_deduced(routine: Routine) -> bool:
    """Whether a lambda says nothing of its result."""
    closure = _closure_of(routine)
    if closure is None:
        return isinstance(routine.parent, ClassType) and routine.parent.closure is not None
    return closure.routine is not routine or closure.node.return_type is None


class _Doubts(Walk):
    """Whether something in a function may end it that the statements do not show; the tokens of its `return`s."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine
        self.found: bool = False
        self.returns: list[int] = []
        #: those without a value
        self.empty: list[int] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.RoutineExpression):
            self.found = self.found or (node.routine.name in _NEVER and not node.routine.flags & en.NORETURN)
        elif isinstance(node, e.ErrorExpression):
            self.found = self.found or not (self._is_mistake(node) or self._ends_nothing(node.token))
        elif isinstance(node, e.OverloadExpression):
            self.found = self.found or not self._is_undeclared(node.start)
        elif isinstance(node, s.If):
            condition = node.deciding() if node.kind == s.STMK_CONSTEXPR_IF else node.condition
            if isinstance(condition, e.ConstantExpression) and isinstance(condition.constant, IntegerConstant):
                self.found = True
        elif isinstance(node, s.Switch):
            self.found = self.found or self._is_left_early(node)
        elif isinstance(node, s.Loop) and node.kind == s.STMK_END_TEST_WHILE:
            # What is in it is executed once.
            self.found = self.found or not isinstance(node.body, s.Block) or not node.body.end_reachable
        elif isinstance(node, s.ExpressionStatement) and node.kind == s.STMK_RETURN and node.token >= 0:
            self.returns.append(node.token)
            if node.expression is None and node.init is None:
                self.empty.append(node.token)
        return node

    def _is_mistake(self, node: e.ErrorExpression) -> bool:
        """Whether it is known what is wrong with a statement, and nothing in it may end the function."""
        if not node.is_mistake or node.token < 0 or self.engine.kinds[node.token] == k.THROW:
            return False
        return not self._may_leave(node.token + 1, node.end)

    def _may_leave(self, start: int, end: int) -> bool:
        """Whether there are jumps or blocks among some tokens."""
        kinds = self.engine.kinds
        brace = kinds.find(k.OPEN_BRACE, start, end)
        while brace >= 0 and kinds[brace - 1] in _BEFORE_LISTS:
            brace = kinds.find(k.OPEN_BRACE, brace + 1, end)
        return brace >= 0 or any(kinds.find(kind, start, end) >= 0 for kind in _LEAVING)

    def _ends_nothing(self, token: int) -> bool:
        return self._lacks_operand(token) or self._is_undeclared(token)

    def _lacks_operand(self, token: int) -> bool:
        """Whether the expression at a token cannot be read since an operand is missing: that ends nothing."""
        kinds = self.engine.kinds
        return token >= 0 and kinds.find(k.HOLE, token, kinds.find(k.SEMICOLON, token) + 1) >= 0

    def _is_undeclared(self, token: int) -> bool:
        """Whether a statement without others in it begins with a name that nothing declares: that ends nothing."""
        kinds = self.engine.kinds
        if token < 0 or kinds[token] != k.IDENTIFIER or not self.engine.lookup.declarations.names.is_undeclared(token):
            return False
        end = kinds.find(k.SEMICOLON, token)
        return not self._may_leave(token, end)

    def _is_left_early(self, switch: s.Switch) -> bool:
        """Whether statements stand behind a `return` or the like in a switch, whose `break` leads nowhere."""
        if not isinstance(switch.body, s.Block):
            return False
        leaves = False
        for statement in switch.body.body:
            if isinstance(statement, (s.SwitchCase, s.LabelStatement)):
                leaves = False
            elif leaves and isinstance(statement, (s.Block, s.If, s.Loop, s.RangeFor, s.TryBlock)):
                return True
            else:
                leaves = leaves or not self.engine.reachability.flows(statement)
        return False


_TEMPORARY: Final = 430
_REFERENCE: Final = 836
_POINTER: Final = 1056

#: their value is, or is a part of, that of the first operand
_PARTS: Final = (o.DOT_FIELD, o.LVALUE_ADJUST, o.BASE_CLASS_CAST, o.LVALUE_CAST, o.REF_CAST, o.ASSIGN, o.PRE_INCR,
                 o.PRE_DECR, o.LVALUE)  # fmt: skip
_NONE: Final = 0


class ReturnedLocals:
    """Judges the `return` statements of functions.

    Results that refer to what is gone when the caller has them: local variables (836, 1056) and temporaries (430)."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        #: whose statements these are: what a lambda names of the functions around it outlives its call
        self.routine: Routine | None = None

    def statement(self, node: s.Statement) -> None:
        if not isinstance(node, s.ExpressionStatement) or node.kind != s.STMK_RETURN or node.expression is None:
            return
        value = node.expression.inner if isinstance(node.expression, e.ObjectLifetime) else node.expression
        if isinstance(value, e.Operation) and value.operation == o.REFERENCE_TO:
            place = value.arguments[0]
            found = _REFERENCE if self._is_captured(place) else self._object(place)
        else:
            found = self._address(value)
        if found:
            self.findings.add(found, value.start)

    def _is_captured(self, node: e.Expression) -> bool:
        """Whether a lambda names a whole object of the functions around it: taken for its own, copied or not."""
        at = node.arguments[0] if isinstance(node, e.Operation) and node.operation == o.LVALUE_ADJUST else node
        if not isinstance(at, e.Operation) or not at.flags & e.CAPTURED:
            return False
        if at.operation == o.REF_INDIRECT and isinstance(at.arguments[0], e.Operation):
            at = at.arguments[0]
        member = at.arguments[1] if at.operation == o.POINTS_TO_FIELD else None
        owner = self.routine.owner() if self.routine is not None else None
        closure = owner.closure if owner is not None else None
        if not isinstance(member, e.FieldExpression) or not isinstance(closure, e.LambdaNode):
            return False
        variables = [capture.variable for capture in closure.captures if capture.field is member.field]
        types = [one.type for one in variables if one is not None and one.type is not None]
        return any(not isinstance(bare(type_), ReferenceType) for type_ in types)

    def _object(self, node: e.Expression) -> int:
        """What an lvalue refers to."""
        while True:
            if isinstance(node, e.VariableExpression):
                is_object = not isinstance(bare(node.variable.type or node.type), ReferenceType)
                is_own = node.variable.parent is self.routine and node.variable.is_automatic()
                return _REFERENCE if is_object and is_own else _NONE
            if isinstance(node, e.TempInit):
                return _TEMPORARY
            if not isinstance(node, e.Operation):
                return _NONE
            if node.operation == o.INDIRECT:
                return _REFERENCE if self._address(node.arguments[0]) else _NONE
            if node.operation == o.SUBSCRIPT:
                return _REFERENCE if self._address(node.arguments[0]) else _NONE
            if node.operation == o.QUESTION:
                both = [self._object(operand) for operand in node.arguments[1:]]
                if _REFERENCE in both:
                    return _REFERENCE
                return both[0] if len(both) == 2 and both[0] == both[1] else _NONE
            if node.operation == o.COMMA:
                node = node.arguments[-1]
                continue
            if node.operation not in _PARTS:
                return _NONE
            node = node.arguments[0]

    def _address(self, node: e.Expression) -> int:
        """What a pointer points to."""
        while isinstance(node, e.Operation):
            if node.operation in (o.ADDRESS_OF, o.ARRAY_TO_POINTER):
                return _POINTER if self._object(node.arguments[0]) == _REFERENCE else _NONE
            if node.operation not in (o.PADD, o.PSUBTRACT, o.CAST, o.BASE_CLASS_CAST):
                return _NONE
            node = node.arguments[0]
        return _NONE


def returned_locals(engine: "Engine", scope: s.FunctionScope) -> list[Finding]:
    """What is returned by an instance and refers to a local variable: of templates nothing is told (observed)."""
    findings = Findings()
    judge = ReturnedLocals(engine, findings)
    judge.routine = scope.routine
    for statement in nodes_in(scope):
        if isinstance(statement, s.ExpressionStatement) and statement.kind == s.STMK_RETURN:
            judge.statement(statement)
    return findings.in_order()
