"""Expressions whose value nobody takes and that do nothing else (174), names of types that stand in their place (64),
and assignments where a comparison is more likely (187).

Of a comma both the left operand and the whole count.  What a template's arguments decide may do something."""

from cufe.checks.findings import Findings, last_token
from cufe.checks.user_code import UserCode
from cufe.diagnostics.severity import WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.constants import AggregateConstant, DynamicInitConstant, RepeatConstant, is_enumerator
from cufe.il.entities import ClassType
from cufe.il.initialisation import DIK_CONSTANT, DIK_LAMBDA, DIK_ZERO, DynamicInit
from cufe.sema import display_numbers as num
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare, is_complex, is_floating, is_void
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOTHING: Final = 64
_NO_EFFECT: Final = 174

#: operations without an effect of their own
_PURE: Final = frozenset(
    (o.ADD, o.SUBTRACT, o.MULTIPLY, o.DIVIDE, o.REMAINDER, o.NEGATE, o.UNARY_PLUS, o.AND, o.OR, o.XOR, o.COMPLEMENT,
     o.SHIFTL, o.SHIFTR, o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE, o.LAND, o.LOR, o.NOT, o.INDIRECT, o.ADDRESS_OF, o.PADD,
     o.PSUBTRACT, o.PDIFF, o.SUBSCRIPT, o.ARRAY_TO_POINTER, o.REF_INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD,
     o.DOT_STATIC, o.POINTS_TO_STATIC, o.CAST, o.LVALUE_CAST, o.BOOL_CAST, o.BASE_CLASS_CAST, o.LVALUE_ADJUST,
     o.QUESTION, o.COMMA, o.REF_CAST, o.REFERENCE_TO, o.DYNAMIC_CAST, o.DERIVED_CLASS_CAST, o.PM_FIELD,
     o.PM_POINTS_TO_FIELD, o.NOEXCEPT)
)  # fmt: skip
#: what a declaration that is a name begins with
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))
_LOGICAL: Final = (o.LAND, o.LOR, o.NOT)
#: what may raise a floating-point exception
_COMPUTED: Final = frozenset(
    (o.ADD, o.SUBTRACT, o.MULTIPLY, o.DIVIDE, o.NEGATE, o.EQ, o.NE, o.LT, o.GT, o.LE, o.GE, o.CAST)
)


#: what ends the operand of a comma
_BEHIND_OPERAND: Final = b",;:)]}"


class IdleExpressions:
    """Judges discarded values and conditions."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.findings: Findings = findings

    def statement(self, node: s.Statement) -> None:
        if isinstance(node, s.ExpressionStatement):
            if node.kind == s.STMK_EXPR and node.expression is not None:
                self._discarded(node.expression)
        elif isinstance(node, s.DeclStatement):
            if not node.entities and _is_name_alone(self.code.kinds, node.token):
                self.findings.add(_NOTHING, node.token, severity=WARNING)
        elif isinstance(node, s.If):
            self._condition(node.condition)
        elif isinstance(node, s.Loop):
            self._condition(node.condition)
            if node.increment is not None:
                self._discarded(node.increment, node.increment.start)

    def expression(self, node: e.Expression) -> None:
        if not isinstance(node, e.Operation):
            return
        if node.operation in _LOGICAL:
            for operand in node.arguments:
                self._condition(operand)
        elif node.operation == o.QUESTION:
            self._condition(node.arguments[0])
        elif node.operation == o.COMMA and not node.flags & e.TYPE_DEPENDENT:
            left = node.arguments[0]
            if not any(one.flags & e.TYPE_DEPENDENT or one.type.dependent for one in node.arguments):
                # Else it may be an operator function.
                self._discarded(left, self._behind(node.arguments[1]), str(node.token))

    def _behind(self, right: e.Expression) -> int:
        """Where the right operand of a comma has been read: its end, but of a constant or a plain object its last
        name, since that is converted with the whole."""
        last = last_token(right)
        at: e.Expression = right
        while isinstance(at, e.Operation) and at.operation in (o.DOT_FIELD, o.DOT_STATIC):
            at = at.arguments[0]
        if isinstance(at, (e.VariableExpression, e.ConstantExpression)):
            return last
        kinds = self.code.kinds
        while kinds[last] not in _BEHIND_OPERAND:
            last = self.code.brackets.skip(last) if kinds[last] in b"([{" else last + 1
        return last

    def _discarded(self, node: e.Expression, found_at: int = -1, about: str = "") -> None:
        """Judges a value that nobody takes; found at the end of its statement, if no token is given.  In `a, b, c`
        several begin at one token: `about` tells their commas apart."""
        if not has_effect(self.code.engine(), node):
            end = self.code.kinds.find(k.SEMICOLON, node.start)
            if self.code.kinds.find(k.LAUNCH, node.start, end) >= 0:
                # A launch without arguments: what it lacks is told elsewhere.
                return
            self.findings.add(_NO_EFFECT, node.start, found_at if found_at >= 0 else end, about=about)

    def _condition(self, node: e.Expression | None) -> None:
        if isinstance(node, e.ObjectLifetime):
            node = node.inner
        while isinstance(node, e.Operation) and node.operation == o.BOOL_CAST and node.flags & e.COMPILER_GENERATED:
            node = node.arguments[0]
        if isinstance(node, e.Operation) and node.operation == o.ASSIGN:
            if isinstance(node.arguments[1], e.ConstantExpression):
                self.findings.add(num.ASSIGNMENT_AS_CONDITION, node.start)


def _is_name_alone(kinds: bytes, start: int) -> bool:
    """Whether a declaration is nothing but a name, with arguments or without."""
    if kinds[start] not in _NAMES:
        return False
    last = kinds.find(k.SEMICOLON, start) - 1
    if kinds[last] == k.GREATER:
        return True
    return kinds[last] == k.IDENTIFIER and (last == start or kinds[last - 1] == k.SCOPE)


def initialises_alone(engine: "Engine", init: DynamicInit, on_device: bool) -> bool:
    """Whether an initialisation does nothing but give a variable its value: it calls nothing that is not worked out
    beforehand, and computes with no floating-point number but on the device (observed)."""
    if init.destructor is not None:
        return False
    if init.routine is not None:
        is_known = all(isinstance(one, e.ConstantExpression) for one in init.arguments)
        is_known = is_known and not init.routine.flags & en.DELETED
        return is_known and engine.constexpr_functions.is_constexpr(init.routine)
    if init.kind in (DIK_ZERO, DIK_CONSTANT, DIK_LAMBDA):
        return True
    if isinstance(init.constant, AggregateConstant):
        return _parts_initialise_alone(engine, init.constant, on_device)
    return init.expression is not None and not has_effect(engine, init.expression, on_device)


def _parts_initialise_alone(engine: "Engine", whole: AggregateConstant, on_device: bool) -> bool:
    """Whether the parts of an aggregate do nothing but give its elements their values."""
    for one in whole.elements:
        part = one.constant if isinstance(one, RepeatConstant) else one
        if isinstance(part, AggregateConstant):
            if not _parts_initialise_alone(engine, part, on_device):
                return False
        elif isinstance(part, DynamicInitConstant) and not initialises_alone(engine, part.init, on_device):
            return False
    return True


def has_effect(engine: "Engine", node: e.Expression, constant: bool = False) -> bool:
    """Whether an expression does something, or may do so; `constant`: its value is known."""
    pending = [node]
    while pending:
        at = pending.pop()
        if at.start < 0 or is_void(at.type) or at.flags & e.VOLATILE_FETCH or at.type.qualifiers() & tk.VOLATILE:
            return True
        if at.flags & e.CAPTURED or _is_of_closure(at):
            continue
        if isinstance(at, e.Operation):
            if at.operation not in _PURE or at.flags & e.TYPE_DEPENDENT or at.type.dependent:
                return True
            if not constant and at.operation in _COMPUTED and _is_floating(at):
                return True
            pending += _evaluated(engine, at)
        elif isinstance(at, e.VariableExpression):
            if at.lvalue_type is not None and at.lvalue_type.qualifiers() & tk.VOLATILE:
                return True
        elif isinstance(at, e.ConstantExpression):
            if at.constant.dependent or isinstance(bare(at.type), ClassType):
                return True
            written = None if is_enumerator(at.constant) else at.constant.expression
            if written is not None and has_effect(engine, written, True):
                return True
        elif isinstance(at, e.TypeQuery):
            if at.kind == e.ENK_TYPEID and engine.queries.is_evaluated(at.operand):
                return True
            if at.kind == e.ENK_SIZEOF and not constant:
                # Of a variable-length array: the bound is worked out.
                return True
        elif constant and isinstance(at, e.BuiltinOperation):
            # A trait of types.
            continue
        elif isinstance(at, e.TempInit):
            if at.init.kind != DIK_ZERO or isinstance(bare(at.type), ClassType):
                return True
        elif not isinstance(at, (e.FieldExpression, e.RoutineExpression)):
            return True
    return False


def _evaluated(engine: "Engine", node: e.Operation) -> list[e.Expression]:
    """The operands of an operation that may be evaluated: constants decide between those of `&&`, `||` and `?:`."""
    if node.operation == o.NOEXCEPT:
        return []
    if node.operation not in (o.LAND, o.LOR, o.QUESTION) or not isinstance(node.arguments[0], e.ConstantExpression):
        return node.arguments
    with unanswered:
        truth = engine.evaluator.truth(node.arguments[0])
        if node.operation == o.QUESTION:
            return node.arguments[1:2] if truth else node.arguments[2:]
        return [] if truth == (node.operation == o.LOR) else node.arguments[1:]
    return node.arguments


def _is_floating(node: e.Operation) -> bool:
    types = (node.type, node.arguments[0].type)
    return any(is_floating(type_) or is_complex(type_) for type_ in types)


def _is_of_closure(node: e.Expression) -> bool:
    """Whether a member is reached by way of a closure: it stands for a captured variable, or for one of `this`."""
    if not isinstance(node, e.Operation) or node.operation != o.POINTS_TO_FIELD:
        return False
    at: e.Expression = node
    while isinstance(at, e.Operation) and at.operation in (o.POINTS_TO_FIELD, o.ADDRESS_OF):
        at = at.arguments[0]
    return isinstance(at, e.VariableExpression) and at.start < 0
