"""What the code of a function does to variables: which it reads, writes, or takes the address of.

The typed tree says where a value is read.  What becomes of an lvalue is handed down from the operation around it: to
the variable at the bottom of members, elements and casts (observed: diagnostics-a 8.3)."""

from cufe.cuda.rules.reading_order import ReadingOrder
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.constants import AddressConstant
from cufe.il.entities import CONSTANT_VARIABLE, Variable
from cufe.il.initialisation import DIK_BITWISE_COPY, DynamicInit
from cufe.il.types import ArrayType, PointerType, ReferenceType
from cufe.il.walk import Walk
from cufe.sema.expr.operands import class_of, is_type_dependent
from cufe.sema.overload.type_tests import bare, is_void
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: what becomes of an operand
NOTHING: Final = 0
READ: Final = 1
WRITTEN: Final = 2
ADDRESSED: Final = 4

#: behind all others that are met at the same token
_LAST: Final = 1 << 30
#: the constraint of operands whose name is wanted
_NAMED: Final = '"C"'
_NOT_EVALUATED: Final = "__builtin_constant_p"
#: what is done to the result of these is done to their first operand
_PARTS: Final = frozenset(
    (o.DOT_FIELD, o.LVALUE_CAST, o.REF_CAST, o.LVALUE_ADJUST, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST,
     o.CLASS_RVALUE_ADJUST)
)  # fmt: skip
_ADDRESSES: Final = frozenset((o.ARRAY_TO_POINTER, o.ADDRESS_OF, o.REFERENCE_TO))
#: what does not evaluate all of its operands
_CHOICES: Final = frozenset((o.LAND, o.LOR, o.QUESTION))
_AROUND_CHOICES: Final = _CHOICES | {o.NOT, o.CAST, o.BOOL_CAST}
_MEMBER_CALLS: Final = frozenset((o.DOT_MEMBER_CALL, o.DOT_PM_CALL))


class Access:
    """One access: `use` is READ, WRITTEN or ADDRESSED; `met_at` the furthest token that was read by then, `place` its
    place among those that are met there."""

    def __init__(self, use: int, variable: Variable, token: int, met_at: int) -> None:
        self.use: int = use
        self.variable: Variable = variable
        self.token: int = token
        self.met_at: int = met_at
        self.place: int = 0


class AccessSites(Walk):
    """Gathers the accesses in one body as a front end meets them; lambdas and local classes apart."""

    def __init__(self, engine: "Engine", is_generic: bool, is_deduced: bool) -> None:
        super().__init__()
        self.engine: Engine = engine
        self._is_generic: bool = is_generic
        #: it is a template whose result is deduced: what is returned is put off
        self._is_open: bool = is_generic and is_deduced
        self.found: list[Access] = []
        self.reached: int = -1
        self._order: ReadingOrder = ReadingOrder(engine)
        #: how many expressions are under way
        self._depth: int = 0
        #: the operator around, or the type that is initialised, depends on template parameters
        self._is_dependent: bool = False
        #: an initialisation and what is made of it share their parts
        self._seen: set[e.Expression] = set()

    def statement(self, node: s.Statement) -> s.Statement:
        if isinstance(node, s.AsmStatement):
            for operand in sorted(node.operands, key=_start):
                self.use(operand, self._constraint(operand))
            return node
        if isinstance(node, s.ExpressionStatement) and node.expression is not None:
            if self._is_open and node.kind == s.STMK_RETURN and _is_put_off(node.expression):
                return node
            if _is_volatile(node.expression):
                self._whole(node.expression, READ)
            if self._is_generic and node.kind == s.STMK_RETURN:
                # What is made of an lvalue is known in an instance.
                first = len(self.found)
                super().statement(node)
                self.found[first:] = [access for access in self.found[first:] if access.use != ADDRESSED]
                return node
        return super().statement(node)

    def init(self, node: DynamicInit) -> DynamicInit:
        if node.kind == DIK_BITWISE_COPY and node.expression is not None:
            self._whole(node.expression, READ)
            return node
        first = len(self.found)
        self._depth += 1
        outer = self._is_dependent
        # What a list for such a type holds is not known either.
        self._is_dependent = outer or node.type.dependent
        made = super().init(node)
        self._is_dependent = outer
        self._depth -= 1
        if not self._depth and len(self.found) > first:
            self._order.initialisation(node)
            self._put_in_order(first)
        return made

    def expression(self, node: e.Expression) -> e.Expression:
        self._whole(node, NOTHING)
        return node

    def _whole(self, node: e.Expression, use: int) -> None:
        """An expression that is no operand of another; what is found in it is told in an order of its own."""
        first = len(self.found)
        self._depth += 1
        self.use(node, use)
        self._depth -= 1
        if not self._depth and len(self.found) > first:
            self._order.whole(node)
            self._put_in_order(first)

    def _put_in_order(self, first: int) -> None:
        for access in self.found[first:]:
            if access.place != _LAST and access.token in self._order.told:
                access.place, access.met_at = self._order.told[access.token]
            else:
                access.met_at = max(access.met_at, self._order.reached)

    def _constraint(self, operand: e.Expression) -> int:
        """What an asm does to an operand, by the string in front of its parenthesis; an array is not read for its
        name."""
        at = operand.start if operand.start >= 0 else operand.token
        while at > 0 and self.engine.kinds[at] != k.OPEN_ROUND:
            at -= 1
        if self.engine.kinds[at - 1] != k.STRING:
            return NOTHING
        constraint = self.engine.lexemes[at - 1]
        if constraint == _NAMED and isinstance(bare(operand.type), ArrayType):
            return NOTHING
        if constraint.startswith('"='):
            return WRITTEN
        return READ | WRITTEN if constraint.startswith('"+') else READ

    # --- expressions ---------------------------------------------------------------------------------------------

    def use(self, node: e.Expression, use: int) -> None:
        """An expression whose result comes to a use."""
        if node.flags & e.DEFAULT_ARGUMENT or isinstance(node, (e.TypeQuery, e.RequiresExpression, e.ConceptId)):
            return
        if node in self._seen:
            return
        self._seen.add(node)
        self.reached = max(self.reached, node.token)
        if node.category == e.PRVALUE and node.lvalue_type is not None:
            use = READ
        if isinstance(node, e.VariableExpression):
            self.named(node.variable, node.name.id if node.name is not None else node.token, use)
        elif isinstance(node, e.Operation):
            self._operation(node, use)
        elif isinstance(node, e.ConstantExpression):
            self.worked_out(node, use)
        else:
            super().expression(node)

    def named(self, variable: Variable, token: int, use: int) -> None:
        for one in (READ, WRITTEN, ADDRESSED):
            if use & one:
                self.found.append(Access(one, variable, token, self.reached))

    def worked_out(self, node: e.ConstantExpression, use: int) -> None:
        """An address, which is known before the run; a value that was worked out reads no more than references and what
        was not evaluated for it."""
        inner = node.constant.expression
        if inner is None or inner in self._seen:
            return
        if isinstance(inner, e.VariableExpression) or inner.lvalue_type is not None:
            self._seen.add(inner)
            self._references(inner, inner.token if inner.token >= 0 else node.token)
        elif isinstance(node.constant, AddressConstant):
            self.use(inner, use)
        elif isinstance(inner, e.Operation):
            self._worked_out(inner, node.token)

    def _worked_out(self, node: e.Operation, token: int) -> None:
        """An operation whose value is known."""
        for operand in node.arguments:
            if isinstance(operand, e.ConstantExpression):
                self.worked_out(operand, NOTHING)
            elif node.operation in _CHOICES or _is_address(operand):
                self.use(operand, NOTHING)
            elif isinstance(operand, e.Operation) and operand.operation in _AROUND_CHOICES:
                self._worked_out(operand, token)
            else:
                self._references(operand, token)

    def _references(self, read: e.Expression, token: int) -> None:
        """The reference through which a value was read that was worked out then."""
        at: e.Expression | None = read
        while at is not None:
            if isinstance(at, e.VariableExpression):
                if isinstance(at.type.canonical, ReferenceType):
                    self.named(at.variable, at.token if at.token >= 0 else token, READ)
                return
            if isinstance(at, e.ConstantExpression):
                token = at.token if at.token >= 0 else token
                at = at.constant.expression
            elif isinstance(at, e.Operation) and (at.operation in _PARTS or at.operation == o.REF_INDIRECT):
                at = at.arguments[0]
            else:
                return

    def _is_worked_out(self, node: e.Operation) -> bool:
        """Whether what is read is an address in a const object: that is kept as it was written."""
        if node.lvalue_type is None or node.operation != o.DOT_FIELD or not isinstance(bare(node.type), PointerType):
            return False
        return isinstance(self.engine.evaluator.initializer(node), e.ConstantExpression)

    def _operation(self, node: e.Operation, use: int) -> None:
        operation = node.operation
        operands = node.arguments
        if operation == o.NOEXCEPT or (operation == o.CALL and _is_unevaluated(operands[0])):
            return
        if self._is_worked_out(node):
            return
        outer = self._is_dependent
        if len(operands) > 1:
            self._is_dependent = _is_dependent(operands)
        else:
            self._is_dependent = operation == o.CAST and node.type.dependent
        self._operated(node, use, outer)
        self._is_dependent = outer

    def _operated(self, node: e.Operation, use: int, around: bool) -> None:
        """An operation, of which `around` says whether the operator around it depends on template parameters."""
        operation = node.operation
        operands = node.arguments
        if operation == o.ASSIGN or operation in o.COMPOUND_ASSIGNMENTS:
            self.use(operands[1], NOTHING)
            if self._is_dependent:
                # Which operator it is is known in an instance.
                self.use(operands[0], NOTHING)
            else:
                self._target(operands[0], WRITTEN if operation == o.ASSIGN else READ | WRITTEN, use)
        elif operation in o.STEPS:
            self._target(operands[0], READ | WRITTEN, use)
        elif operation in _ADDRESSES:
            self.use(operands[0], ADDRESSED)
        elif operation == o.REF_INDIRECT:
            self._referred(operands[0])
        elif operation == o.SUBSCRIPT:
            base, index = operands
            if isinstance(bare(index.type), PointerType):
                base, index = index, base
            self.use(index, NOTHING)
            # The address of such an element is constant, which is not judged as an operand of an unknown operator.
            is_constant = around and self._is_array_of_namespace(base)
            self._element(base, use, is_constant or is_type_dependent(index))
        elif operation in (o.INDIRECT, o.POINTS_TO_FIELD):
            self._element(operands[0], use, around and self._is_array_of_namespace(operands[0]))
        elif operation in _PARTS:
            self.use(operands[0], use)
        elif operation == o.PM_FIELD:
            self.use(operands[1], NOTHING)
            self.use(operands[0], use)
        elif operation == o.COMMA:
            self._discarded(operands[0])
            self._branch(node, operands[1], use)
        elif operation == o.QUESTION and len(operands) == 3:
            self.use(operands[0], NOTHING)
            # Of `a ?: b` the condition is the first value.
            for branch in operands[1:] if operands[0].token != operands[1].token else operands[2:]:
                self._branch(node, branch, use)
        elif operation == o.CAST and is_void(node.type):
            self._discarded(operands[0])
        else:
            for place, operand in enumerate(operands):
                self.use(operand, ADDRESSED if place == 1 and operation in _MEMBER_CALLS else NOTHING)

    def _branch(self, node: e.Operation, branch: e.Expression, use: int) -> None:
        """An operand that is the result of an operation.  Where the result as a whole is an lvalue whose value is read,
        so is a constant that would be its own value elsewhere."""
        if isinstance(branch, e.ConstantExpression) and node.category == e.PRVALUE and node.lvalue_type is not None:
            written = branch.constant.expression
            if branch.lvalue_type is not None and written is not None:
                self.use(written, use)
                return
        self.use(branch, use)

    def _discarded(self, node: e.Expression) -> None:
        """An operand whose value is not used; that of a volatile object is read all the same."""
        self.use(node, READ if _is_volatile(node) else NOTHING)

    def _target(self, node: e.Expression, use: int, outer: int) -> None:
        """What is assigned to, and what becomes of the result: `++(a = b)` writes `a` twice.  A `__constant__` variable
        of a scalar type is not modifiable as a whole, which is another matter."""
        if isinstance(node, e.VariableExpression) and node.variable.flags & CONSTANT_VARIABLE:
            if class_of(node.type) is None:
                return
        first = len(self.found)
        self.use(node, use if outer != WRITTEN else WRITTEN)
        if outer == READ | WRITTEN:
            written = [access for access in self.found[first:] if access.use == WRITTEN]
            for access in written[-1:]:
                for one in (READ, WRITTEN):
                    again = Access(one, access.variable, access.token, self.reached)
                    again.place = _LAST
                    self.found.append(again)

    def _referred(self, reference: e.Expression) -> None:
        """A variable that is a reference is read, whatever becomes of what it refers to; of a member that is one the
        object is not."""
        if isinstance(reference, e.VariableExpression):
            self.use(reference, READ)
        elif isinstance(reference, e.Operation) and reference.operation == o.DOT_FIELD:
            self.use(reference.arguments[0], NOTHING)
        else:
            self.use(reference, NOTHING)

    def _is_array_of_namespace(self, base: e.Expression) -> bool:
        """Whether what is subscripted or read through is an array that no function declares."""
        while isinstance(base, e.ConstantExpression) and isinstance(base.constant, AddressConstant):
            if base.constant.expression is None:
                return False
            base = base.constant.expression
        while isinstance(base, e.Operation) and base.operation in (o.PADD, o.PSUBTRACT, o.ARRAY_TO_POINTER):
            base = base.arguments[0]
        if not isinstance(base, e.VariableExpression) or base.variable.token < 0:
            return False
        path = self.engine.cutter.path(base.variable.token)
        return bool(path) and path[-1].sort != FUNCTION

    def _element(self, base: e.Expression, use: int, dependent: bool) -> None:
        """What an address leads to: the object whose address is taken, an element of an array; a pointer is a value of
        its own."""
        if isinstance(base, e.ConstantExpression) and isinstance(base.constant, AddressConstant):
            if base.constant.expression is not None:
                self._element(base.constant.expression, use, dependent)
        elif isinstance(base, e.Operation) and base.operation in (o.ARRAY_TO_POINTER, o.ADDRESS_OF):
            self.reached = max(self.reached, base.token)
            # Of an element whose value is thrown away the address is taken all the same, once the operator is known.
            self.use(base.arguments[0], ADDRESSED if use == NOTHING and not dependent else use)
        elif isinstance(base, e.Operation) and base.operation in (o.PADD, o.PSUBTRACT):
            self.use(base.arguments[1], NOTHING)
            self._element(base.arguments[0], use, dependent)
        elif isinstance(base, e.Operation) and base.operation == o.CAST:
            self._element(base.arguments[0], use, dependent)
        else:
            self.use(base, NOTHING)


def _is_dependent(operands: list[e.Expression]) -> bool:
    return any(is_type_dependent(operand) for operand in operands)


def _is_put_off(node: e.Expression) -> bool:
    """Whether an assignment or an address is the value that waits for its type."""
    return isinstance(node, e.Operation) and node.operation in (o.ASSIGN, o.ADDRESS_OF)


def _is_address(node: e.Expression) -> bool:
    """Whether an operand is the address of something: it is taken although all that counts is that it is not null."""
    return isinstance(node, e.Operation) and node.operation in _ADDRESSES


def _is_volatile(node: e.Expression) -> bool:
    """Whether an expression is a volatile lvalue."""
    return node.category == e.LVALUE and bool(node.type.canonical.qualifiers() & tk.VOLATILE)


def _is_unevaluated(callee: e.Expression) -> bool:
    """Whether a built-in function does not look at the value of its argument."""
    return isinstance(callee, e.RoutineExpression) and callee.routine.name == _NOT_EVALUATED


def _start(operand: e.Expression) -> int:
    return operand.token
