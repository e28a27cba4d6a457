"""Arithmetic over constants: overflow, shifts, bits that are lost."""

from cufe.checks.findings import Finding, Findings, last_token
from cufe.diagnostics.severity import ERROR
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.constants import FloatConstant, IntegerConstant
from cufe.il.entities import EnumType, Variable
from cufe.il.types import ArrayType, IntegerType, PointerType, Type
from cufe.il.walk import Node, nodes_in
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.failures import unanswered
from cufe.sema.overload.standard_conversions import is_unsigned_kind
from cufe.sema.overload.type_tests import bare
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_DIVISION: Final = 39
_OUT_OF_RANGE: Final = 61
_NEGATIVE_SHIFT: Final = 62
_LARGE_SHIFT: Final = 63
_SIGN_CHANGE: Final = 68
_TRUNCATION: Final = 69
#: what is told of an integer constant that an integer type cannot hold
CHANGED_VALUES: Final = (_SIGN_CHANGE, _TRUNCATION)
_OUTSIDE: Final = 170
_FLOAT_TO_INTEGER: Final = 173
_REMAINDER: Final = 179
_POINTLESS_ZERO: Final = 186
_POINTLESS_NEGATIVE: Final = 514

_SHIFTS: Final = (o.SHIFTL, o.SHIFTR, o.SHIFTL_ASSIGN, o.SHIFTR_ASSIGN)
_DIVISIONS: Final = (o.DIVIDE, o.DIVIDE_ASSIGN)
_REMAINDERS: Final = (o.REMAINDER, o.REMAINDER_ASSIGN)
_SUMS: Final = (o.ADD, o.SUBTRACT, o.MULTIPLY, o.NEGATE)
_MOVES: Final = (o.PADD, o.PSUBTRACT)
_BEHIND_ITEM: Final = b",}"
_CHOICES: Final = (o.QUESTION, o.LAND, o.LOR)
_COMPARISONS: Final = (o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE)


class ConstantArithmetic:
    """Judges operations of finished expressions.

    Constants that do not fit: conversions that change a value, sums out of range, shifts too far, division by zero,
    comparisons whose outcome the type decides ([conv.integral], [expr.mul], [expr.shift], [expr.rel])."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        #: the values of operations: each is an operand of what is around it, too
        self._values: dict[e.Operation, int | None] = {}
        #: the value of a constexpr variable is worked out
        self.demanded: bool = False
        #: what was found in the statement that is being walked
        self.recent: list[Finding] = []
        #: what is not evaluated, where nothing is told of
        self._unevaluated: set[Node] = set()

    def pass_over(self, node: e.Expression) -> None:
        """Leaves out what is written in an operand that is not evaluated."""
        self._unevaluated.update([operand for operand in nodes_in(node) if isinstance(operand, e.Operation)])

    def judge(self, node: e.Operation) -> None:
        operation = node.operation
        if node in self._unevaluated:
            return
        if operation == o.CAST:
            if node.flags & e.COMPILER_GENERATED:
                self._conversion(node)
        elif operation in _SHIFTS:
            self._shift(node)
        elif operation in _DIVISIONS or operation in _REMAINDERS:
            self._division(node)
        elif operation in _SUMS:
            self._sum(node)
        elif operation in _COMPARISONS:
            self._comparison(node)
        elif operation in _CHOICES and self.recent:
            self._take_back(node)
        elif operation in _MOVES:
            self._move(node)

    def _add(self, number: int, token: int, found_at: int = -1, severity: int = 0) -> None:
        count = len(self.findings.found)
        self.findings.add(number, token, found_at, severity=severity)
        self.recent += self.findings.found[count:]

    def _take_back(self, node: e.Operation) -> None:
        """Forgets what was found in an operand that a constant in front of it keeps from being evaluated."""
        unreached: e.Expression | None = None
        operands = node.arguments[1:]
        with unanswered:
            holds = self.engine.evaluator.truth(node.arguments[0])
            if len(operands) > 1:
                unreached = operands[1 if holds else 0]
            elif node.operation != o.QUESTION and holds == (node.operation == o.LOR):
                unreached = operands[0]
        if unreached is None:
            return
        last = last_token(unreached)
        for one in [one for one in self.recent if unreached.start <= one.token <= last]:
            self.recent.remove(one)
            self.findings.take_back(one)

    # --- conversions -------------------------------------------------------------------------------------------------

    def _conversion(self, node: e.Operation) -> None:
        """An implied conversion of a constant to an integer type."""
        target = _integer_type(node.type)
        source = node.arguments[0]
        if target is None or target.sort == tk.BOOL:
            return
        bits = self._bits(target)
        unsigned = is_unsigned_kind(target.int_kind)
        constant = source.constant if isinstance(source, e.ConstantExpression) else None
        if isinstance(constant, FloatConstant):
            if not constant.special and not fits(int(constant.numerator / 2**constant.scale), bits, unsigned):
                self._tell(_FLOAT_TO_INTEGER, source)
            return
        value = self._value(source)
        if value is None or fits(value, bits, unsigned):
            return
        if not fits(value, bits, True) and not fits(value, bits, False):
            self._tell(_TRUNCATION, source)
        elif not is_bit_pattern(self.engine, source):
            self._tell(_SIGN_CHANGE, source)

    def _tell(self, number: int, source: e.Expression) -> None:
        """A conversion is found behind all of its operand; that an item of a list is narrowed is reported before."""
        kinds = self.engine.kinds
        start = source.start
        if source.flags & e.PARENTHESIZED and kinds[start - 1] == k.OPEN_ROUND:
            start -= 1
        found_at = last_token(source)
        if kinds[found_at + 1] in _BEHIND_ITEM:
            found_at += 1
        if kinds[start - 1] != k.CASE:
            # The value of a label must not be narrowed (2362).
            self._add(number, start, found_at)

    # --- operations --------------------------------------------------------------------------------------------------

    def _shift(self, node: e.Operation) -> None:
        left, right = node.arguments
        count = self._value(right)
        shifted = _integer_type(node.type)
        if node.operation in (o.SHIFTL_ASSIGN, o.SHIFTR_ASSIGN):
            shifted = _integer_type(self.engine.promotions.promoted(left.type))
        if count is None or shifted is None:
            return
        if count < 0:
            self._add(_NEGATIVE_SHIFT, right.start)
        elif count >= self._bits(shifted):
            self._add(_LARGE_SHIFT, right.start)

    def _division(self, node: e.Operation) -> None:
        left, right = node.arguments
        if _integer_type(node.type) is None or self._value(right) != 0:
            return
        number = _DIVISION if node.operation in _DIVISIONS else _REMAINDER
        assigned = node.operation in (o.DIVIDE_ASSIGN, o.REMAINDER_ASSIGN)
        at = right.start if assigned or self._value(left) is None else node.token
        self._add(number, at, severity=ERROR if self.demanded else 0)

    def _sum(self, node: e.Operation) -> None:
        """Signed arithmetic out of range."""
        type_ = _integer_type(node.type)
        if type_ is None or is_unsigned_kind(type_.int_kind):
            return
        values = [self._value(operand) for operand in node.arguments]
        if None in values:
            return
        numbers = [value for value in values if value is not None]
        if node.operation == o.NEGATE:
            result = -numbers[0]
        elif node.operation == o.ADD:
            result = numbers[0] + numbers[1]
        elif node.operation == o.SUBTRACT:
            result = numbers[0] - numbers[1]
        else:
            result = numbers[0] * numbers[1]
        if not fits(result, self._bits(type_), False):
            self._add(_OUT_OF_RANGE, node.token)

    def _move(self, node: e.Operation) -> None:
        """A place in front of an array or behind the end of one ([expr.add]/4)."""
        pointer, count = node.arguments
        if isinstance(bare(count.type), PointerType):
            pointer, count = count, pointer
        if not isinstance(pointer, e.Operation) or pointer.operation != o.ARRAY_TO_POINTER:
            return
        array = bare(pointer.arguments[0].type)
        distance = self._value(count)
        if not isinstance(array, ArrayType) or array.count <= 0 or distance is None:
            return
        place = -distance if node.operation == o.PSUBTRACT else distance
        if not 0 <= place <= array.count:
            self._add(_OUTSIDE, node.token)

    def _comparison(self, node: e.Operation) -> None:
        """A value that is never negative against zero or less."""
        left, right = node.arguments
        value = self._value(right)
        other = left
        never = node.operation in (o.LT, o.GE)
        if value is None:
            value = self._value(left)
            other = right
            never = node.operation in (o.GT, o.LE)
        if value is None or self._value(other) is not None:
            return
        while isinstance(other, e.Operation) and other.operation == o.CAST and other.flags & e.COMPILER_GENERATED:
            other = other.arguments[0]
        type_ = self._compared_type(other.type)
        if type_ is None or type_.sort == tk.BOOL or not is_unsigned_kind(type_.int_kind):
            return
        if value == 0 and never:
            self._add(_POINTLESS_ZERO, node.token)
        elif value < 0:
            self._add(_POINTLESS_NEGATIVE, node.token)

    def _compared_type(self, type_: Type) -> IntegerType | None:
        """The integer type of an operand; that of an enumeration where it is written down."""
        enum = bare(type_)
        if isinstance(enum, EnumType) and enum.fixed and not enum.scoped:
            return _integer_type(self.engine.enums.underlying(enum))
        return _integer_type(type_)

    # --- values ------------------------------------------------------------------------------------------------------

    def _value(self, node: e.Expression) -> int | None:
        """The value of an integral constant, None where it is none."""
        if isinstance(node, e.ConstantExpression):
            constant = node.constant
            return constant.value if isinstance(constant, IntegerConstant) and not constant.dependent else None
        if isinstance(node, e.VariableExpression):
            return self._value_of(node)
        if not isinstance(node, e.Operation) or _integer_type(node.type) is None:
            return None
        if node not in self._values:
            self._values[node] = self._value_of_operation(node)
        return self._values[node]

    def _value_of_operation(self, node: e.Operation) -> int | None:
        if node.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
            return self._value(node.arguments[1])
        if any(self._value(operand) is None for operand in node.arguments):
            return None
        with unanswered:
            if node.operation == o.CAST:
                return self.engine.evaluator.integer(node)
            folded = self.engine.evaluator.fold(node)
            return self._value(folded) if isinstance(folded, e.ConstantExpression) else None
        return None

    def _value_of(self, node: e.VariableExpression) -> int | None:
        """The value of a variable that constant expressions may read ([expr.const])."""
        type_ = node.variable.type
        if type_ is None or not type_.canonical.qualifiers() & tk.CONST or _integer_type(type_) is None:
            return None
        with unanswered:
            return self.engine.evaluator.integer(node)
        return None

    def _bits(self, type_: Type) -> int:
        return 8 * self.engine.layout.size(type_)


def _integer_type(type_: Type) -> IntegerType | None:
    found = bare(type_)
    return found if isinstance(found, IntegerType) else None


def fits(value: int, bits: int, unsigned: bool) -> bool:
    """Whether an integer type of so many bits has a value."""
    if unsigned:
        return 0 <= value < 1 << bits
    return -(1 << (bits - 1)) <= value < 1 << (bits - 1)


_BITWISE: Final = (o.COMPLEMENT, o.AND, o.OR, o.XOR)
#: how far variables are followed to what initialises them, and operations to their operands
_MOST: Final = 64


def is_bit_pattern(engine: "Engine", source: e.Expression) -> bool:
    """Whether the bits of a constant are meant; a conversion of it to another type gives a value again.

    Constants whose bits are meant, and not their sign: `~0`, `1 | 2`, `-1u`, a literal that is not decimal. Observed:
    the front end does not tell of a change of sign where such a one is converted."""
    at: e.Expression | None = source
    for _ in range(_MOST):
        if isinstance(at, e.Operation):
            if at.operation in _BITWISE or (at.operation == o.NEGATE and _is_unsigned(at.type)):
                return True
            at = _operand(engine, at)
        elif isinstance(at, e.ConstantExpression):
            if at.constant.expression is None:
                return _is_literal(engine, at.start)
            at = at.constant.expression
        elif isinstance(at, e.VariableExpression):
            init = engine.declared_initialisers.of_variable(at.variable)
            if init is None or (init.constant is None and init.expression is None):
                return False
            if init.constant is not None and init.constant.expression is None:
                return _is_literal(engine, _initialiser(at.variable))
            at = init.expression if init.constant is None else init.constant.expression
        else:
            return False
    return False


def _is_unsigned(type_: Type) -> bool:
    value = bare(type_)
    return isinstance(value, IntegerType) and is_unsigned(value.int_kind)


def _operand(engine: "Engine", node: e.Operation) -> e.Expression | None:
    """The operand whose value an operation gives as it is; None of one that makes another."""
    operands = node.arguments
    if node.operation == o.UNARY_PLUS:
        return operands[0]
    if node.operation in (o.DOT_STATIC, o.POINTS_TO_STATIC):
        return operands[1]
    if node.operation == o.CAST and not node.flags & e.COMPILER_GENERATED:
        return operands[0] if node.type.canonical is operands[0].type.canonical else None
    if node.operation == o.QUESTION and len(operands) == 3:
        with unanswered:
            return operands[1] if engine.evaluator.truth(operands[0]) else operands[2]
        return None
    return None


def _initialiser(variable: Variable) -> int:
    """Where what initialises a variable begins, -1 where that is not known."""
    declarators = [one.binding.declarator for one in variable.declarations]
    starts = [one.initialiser_start for one in declarators if one is not None and one.initialiser_start >= 0]
    return starts[0] + 1 if starts else -1


def _is_literal(engine: "Engine", start: int) -> bool:
    """Whether a literal that is not decimal begins at a token, in parentheses perhaps."""
    while start >= 0 and engine.lexemes[start] in "({":
        start += 1
    spelling = engine.lexemes[start] if start >= 0 else ""
    return len(spelling) > 1 and spelling[0] == "0"
