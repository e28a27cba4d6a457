"""The object that a place is a part of, as far as its expression shows it."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il.expressions import PRVALUE, Expression, Operation, VariableExpression

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
