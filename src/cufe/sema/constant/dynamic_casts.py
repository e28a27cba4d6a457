"""dynamic_cast in constant expressions ([expr.dynamic.cast], C++20), and the object that a place is a part of, as far
as its expression shows it."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il.entities import ClassType
from cufe.il.expressions import PRVALUE, Expression, Operation, VariableExpression
from cufe.il.types import PointerType, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import PointerValue, Value, null_pointer, pointer_to
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare

#: operations that lead from an object, or a pointer into it, to a part of it
_STEPS: Final = frozenset(
    (
        o.DOT_FIELD, o.POINTS_TO_FIELD, o.INDIRECT, o.REF_INDIRECT, o.SUBSCRIPT, o.ADDRESS_OF, o.ARRAY_TO_POINTER,
        o.PADD, o.PSUBTRACT, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST, o.LVALUE_ADJUST, o.REF_CAST, o.CAST,
    )
)  # fmt: skip

_INDEXED: Final = frozenset((o.SUBSCRIPT, o.PADD, o.PSUBTRACT))


def root(place: Expression) -> Expression:
    """What the operations on a place start from: a variable, a constant, a call, a temporary, ..."""
    at = place
    while isinstance(at, Operation) and at.operation in _STEPS:
        at = at.arguments[0]
    return at


def names_an_object(place: Expression) -> bool:
    """Whether it is a variable or a member of one, so that to say which has no effect."""
    at = place
    while isinstance(at, Operation) and at.operation in _STEPS - _INDEXED:
        at = at.arguments[0]
    return isinstance(at, VariableExpression)


def innermost_reference(place: Expression) -> Operation | None:
    """The reference that the operations on a place start from, where they start from one."""
    found: Operation | None = None
    at = place
    while isinstance(at, Operation) and at.operation in _STEPS:
        found = at
        at = at.arguments[0]
    return found if found is not None and found.operation == o.REF_INDIRECT else None


def reads_element(value: Expression) -> bool:
    """Whether an element of an array is read in it, outside of what is a constant already."""
    stack = [value]
    while stack:
        at = stack.pop()
        if isinstance(at, Operation):
            if at.operation == o.SUBSCRIPT and at.category == PRVALUE:
                return True
            stack += at.arguments
    return False


class DynamicCasts(EvaluatorPart):
    def pointer_cast(self, expression: Operation, frame: Frame) -> Value:
        """A cast of pointers: null where the object is none of the class."""
        value = self.hub.values.of(expression.arguments[0], frame)
        target = bare(expression.type)
        if not isinstance(value, PointerValue) or not isinstance(target, PointerType):
            raise Unknown("a dynamic cast", expression.token)
        if value.is_null():
            return value
        whole = self.hub.memory.most_derived(self.hub.memory.target(value))
        cls = bare(target.target)
        if isinstance(cls, VoidType):
            return pointer_to(whole)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        try:
            return pointer_to(self.hub.memory.as_class(whole, cls))
        except IllFormed:
            return null_pointer()

    def reference_cast(self, expression: Operation, frame: Frame) -> PointerValue:
        """A cast of references: ill-formed in a constant expression where it would throw."""
        place = self.hub.places.of(expression.arguments[0], frame)
        whole = self.hub.memory.most_derived(self.hub.memory.target(place))
        cls = bare(expression.type)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        return pointer_to(self.hub.memory.as_class(whole, cls))
