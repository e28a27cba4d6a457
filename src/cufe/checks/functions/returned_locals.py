"""Results that refer to what is gone when the caller has them: local variables (836, 1056) and temporaries (430)."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import Routine
from cufe.il.types import ReferenceType
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_TEMPORARY: Final = 430
_REFERENCE: Final = 836
_POINTER: Final = 1056

#: their value is, or is a part of, that of the first operand
_PARTS: Final = (o.DOT_FIELD, o.LVALUE_ADJUST, o.BASE_CLASS_CAST, o.LVALUE_CAST, o.REF_CAST, o.ASSIGN, o.PRE_INCR,
                 o.PRE_DECR, o.LVALUE)  # fmt: skip
_NONE: Final = 0


class ReturnedLocals:
    """Judges the `return` statements of functions."""

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
                is_own = node.variable.parent is self.routine and self.engine.ids.is_local(node.variable)
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
