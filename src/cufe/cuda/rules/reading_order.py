"""The order in which a front end reports the names in an expression.

Observed: what becomes of a name is known with the operation around it, and told when the operand that it belongs to has
been read.  Right operands, what is in parentheses, operands of unary operators and arguments are read on their own; a
left operand waits for the whole: of `-a + -b` first `b` is reported, then `a`.  A name that is an operand by itself
waits for the operation: of `a + b`, `-a + b` and `f(a, b)` first `a`.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il.constants import AddressConstant, AggregateConstant, DynamicInitConstant
from cufe.il.entities import ClassType
from cufe.sema.expr.launches import is_launch
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_ASSIGNS: Final = o.COMPOUND_ASSIGNMENTS | {o.ASSIGN, o.BASSIGN}
#: the left operand is reported before the right one is read
_IN_SEQUENCE: Final = frozenset((o.LAND, o.LOR, o.COMMA, o.QUESTION))
#: written behind their operand
_BEHIND: Final = frozenset((o.POST_INCR, o.POST_DECR, o.DOT_FIELD, o.POINTS_TO_FIELD, o.DOT_STATIC, o.POINTS_TO_STATIC))
#: the same object as the operand, or a part of it
_PARTS: Final = _ASSIGNS | frozenset(
    (o.PRE_INCR, o.PRE_DECR, o.DOT_FIELD, o.PM_FIELD, o.LVALUE_CAST, o.REF_CAST, o.LVALUE_ADJUST, o.BASE_CLASS_CAST,
     o.DERIVED_CLASS_CAST, o.CLASS_RVALUE_ADJUST, o.ARRAY_TO_POINTER, o.ADDRESS_OF, o.REFERENCE_TO, o.REF_INDIRECT,
     o.PARENS, o.LVALUE)
)  # fmt: skip


class ReadingOrder:
    """`told` has for each name, by its token, its place among all names and the furthest token read by then."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.told: dict[int, tuple[int, int]] = {}
        #: the furthest token so far
        self.reached: int = -1

    def whole(self, node: e.Expression) -> None:
        """A full-expression or a condition; of the place that it leaves it is reported at the token behind it."""
        names = self._operand(node)
        if names:
            self.reached += 1
            self._tell(names)

    def initialisation(self, init: i.DynamicInit) -> None:
        """What an object is initialised with."""
        self._tell(self._initialised(init))

    def _tell(self, names: list[int]) -> None:
        for name in names:
            self.told.setdefault(name, (len(self.told), self.reached))

    def _operand(self, node: e.Expression) -> list[int]:
        """What is read on its own; returns the names that wait for the operation around it."""
        return self._finished(node, self._read(node))

    def _finished(self, node: e.Expression, names: list[int]) -> list[int]:
        places = _places(node)
        self._tell([name for name in names if name not in places])
        return [name for name in names if name in places]

    def _read(self, node: e.Expression) -> list[int]:
        """Goes through an expression; returns the names that are not reported yet."""
        if node.flags & e.DEFAULT_ARGUMENT:
            return []
        if isinstance(node, e.Operation):
            names = self._operation(node)
            return self._finished(node, names) if node.flags & e.PARENTHESIZED else names
        self._reach(node)
        if isinstance(node, (e.VariableExpression, e.RoutineExpression)):
            return [_name(node)]
        if isinstance(node, e.ConstantExpression):
            written = node.constant.expression
            return self._read(written) if written is not None else []
        if isinstance(node, (e.TempInit, e.InitializerExpression, e.Throw)):
            return self._initialised(node.init) if node.init is not None else []
        if isinstance(node, e.LambdaExpression):
            for capture in node.lambda_node.captures:
                if capture.initializer is not None:
                    self.initialisation(capture.initializer)
            return []
        if isinstance(node, e.NewDelete) and node.init is not None:
            return self._operands(node.arguments) + self._initialised(node.init)
        return self._operands(node.operands())

    def _reach(self, node: e.Expression) -> None:
        self.reached = max(self.reached, node.token)

    def _operands(self, nodes: list[e.Expression]) -> list[int]:
        names: list[int] = []
        for node in nodes:
            names += self._operand(node)
        return names

    def _initialised(self, init: i.DynamicInit) -> list[int]:
        names = self._operands(init.arguments)
        if isinstance(init.constant, AggregateConstant):
            for element in init.constant.elements:
                if isinstance(element, DynamicInitConstant):
                    names += self._initialised(element.init)
        return names + self._operand(init.expression) if init.expression is not None else names

    def _operation(self, node: e.Operation) -> list[int]:
        operation = node.operation
        operands = node.arguments
        if operation in o.ALL_CALLS and operands:
            return self._call(node)
        if is_launch(node):
            # The name of what is launched waits for the whole, as that of a function does.
            self._tell(self._operands(operands[0].operands()[1:]))
            return self._read(operands[-1])
        if operation in _IN_SEQUENCE and len(operands) >= 2:
            self._tell(self._read(operands[0]))
            self._reach(node)
            return self._operands(operands[1:])
        if operation in _ASSIGNS:
            names = self._read(operands[0])
            self._reach(node)
            if isinstance(bare(node.type), ClassType):
                # A call of the class's operator, which ends here.
                self._tell(names + self._operand(operands[1]))
                return []
            places = _places(operands[0])
            target = [name for name in names if name in places]
            return [name for name in names if name not in places] + self._operand(operands[1]) + target
        if len(operands) == 1:
            implied = node.flags & e.COMPILER_GENERATED or operation in _BEHIND or node.token < 0
            names = self._read(operands[0]) if implied else self._operand(operands[0])
            self._reach(node)
            return names
        if not operands:
            return []
        names = self._read(operands[0])
        self._reach(node)
        names += self._operands(operands[1:])
        return names

    def _call(self, node: e.Operation) -> list[int]:
        """A call ends at its parenthesis; of an operator the first operand is the left one."""
        operands = node.arguments
        names = self._read(operands[0])
        if len(operands) > 1:
            is_left = node.flags & e.OPERATOR_SYNTAX or node.operation != o.CALL
            names += self._read(operands[1]) if is_left else self._operand(operands[1])
            self._reach(node)
            names += self._operands(operands[2:])
        if 0 <= node.token < len(self.engine.kinds) and self.engine.kinds[node.token] == k.OPEN_ROUND:
            self.reached = max(self.reached, self.engine.cutter.brackets.close(node.token))
        return names


def _name(node: e.VariableExpression | e.RoutineExpression) -> int:
    if isinstance(node, e.VariableExpression) and node.name is not None:
        return node.name.id
    return node.token


def _places(node: e.Expression) -> list[int]:
    """The names at the bottom of what is a place in memory."""
    below: e.Expression | None = node
    while below is not None:
        node = below
        if isinstance(node, e.ConstantExpression):
            # An address that is known before the run, or the value of a variable.
            written = node.constant.expression
            named = isinstance(node.constant, AddressConstant) or isinstance(written, e.VariableExpression)
            below = written if named else None
        elif isinstance(node, e.Operation) and node.arguments:
            if node.operation == o.QUESTION and (node.category != e.PRVALUE or node.lvalue_type is not None):
                return [place for branch in node.arguments[1:] for place in _places(branch)]
            below = _part_of(node)
        else:
            return [_name(node)] if isinstance(node, (e.VariableExpression, e.RoutineExpression)) else []
    return []


def _part_of(node: e.Operation) -> e.Expression | None:
    """The operand that the result of an operation is, or is a part of."""
    operation = node.operation
    first = node.arguments[0]
    if operation in (o.SUBSCRIPT, o.PADD) and _is_object(node.arguments[-1]):
        # The number may stand in front.
        return node.arguments[-1]
    if operation == o.PADD:
        return first if _is_object(first) else None
    if operation in (o.SUBSCRIPT, o.INDIRECT, o.POINTS_TO_FIELD):
        if isinstance(first, e.ConstantExpression):
            return first
        is_sum = isinstance(first, e.Operation) and first.operation == o.PADD
        return first if is_sum or _is_object(first) else None
    if operation == o.COMMA:
        return node.arguments[-1]
    is_implied = node.flags & e.COMPILER_GENERATED and len(node.arguments) == 1
    return first if operation in _PARTS or is_implied else None


def _is_object(node: e.Expression) -> bool:
    """Whether a pointer is the address of an object that is named."""
    return isinstance(node, e.Operation) and node.operation in (o.ARRAY_TO_POINTER, o.ADDRESS_OF)
