"""Steps of a declarator that lead to no type ([dcl.ptr], [dcl.ref], [dcl.array], [dcl.fct])."""

from cufe.final import Final
from cufe.il.types import ArrayType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Mistake
from cufe.syntax import nodes as n

_REFERENCES: Final = (n.REFERENCE, n.RVALUE_REFERENCE)


def refuse(inner: Type, declarator: n.Declarator, place: int) -> None:
    """Raises the mistake in applying the operator at a place to the type that those behind it make."""
    operators = declarator.operators
    operator = operators[place]
    plain = inner.skip_typerefs()
    #: the operator that made the type; None where it is that of the specifiers
    behind = operators[place + 1] if place + 1 < len(operators) else None
    sort = operator.sort
    if isinstance(plain, ReferenceType):
        if sort == n.POINTER:
            raise Mistake(num.POINTER_TO_REFERENCE, "pointer to reference is not allowed", operator.first)
        if sort in _REFERENCES and behind is not None and behind.sort in _REFERENCES:
            raise Mistake(num.REFERENCE_TO_REFERENCE, "reference to reference is not allowed", operator.first)
        if sort == n.ARRAY:
            raise _at_name(num.ARRAY_OF_REFERENCES, "array of reference is not allowed", declarator)
    elif isinstance(plain, VoidType):
        if sort == n.ARRAY:
            raise _at_name(num.ARRAY_OF_VOID, "array of void is not allowed", declarator)
    elif isinstance(plain, RoutineType):
        _of_function(operator, behind, declarator)
    elif isinstance(plain, ArrayType):
        _of_array(plain, operator, behind, declarator)


def _of_function(operator: n.DeclaratorOperator, behind: n.DeclaratorOperator | None, declarator: n.Declarator) -> None:
    is_array = operator.sort == n.ARRAY
    if not is_array and (operator.sort != n.PARAMETERS or operator.trailing >= 0):
        return
    number = num.ARRAY_OF_FUNCTIONS if is_array else num.RETURNS_FUNCTION
    cause = "array of functions is not allowed" if is_array else "function returning function is not allowed"
    if behind is not None and behind.sort == n.PARAMETERS:
        raise Mistake(number, cause, behind.first + 1)
    raise _at_name(number, cause, declarator)


def _of_array(
    array: ArrayType, operator: n.DeclaratorOperator, behind: n.DeclaratorOperator | None, declarator: n.Declarator
) -> None:
    is_direct = behind is not None and behind.sort == n.ARRAY
    if operator.sort == n.PARAMETERS and operator.trailing < 0:
        cause = "function returning array is not allowed"
        if is_direct and behind is not None:
            raise Mistake(num.RETURNS_ARRAY, cause, behind.first)
        raise _at_name(num.RETURNS_ARRAY, cause, declarator)
    if operator.sort == n.ARRAY and is_direct and behind is not None and array.count < 0 and array.bound is None:
        raise Mistake(num.ARRAY_OF_UNBOUNDED, "array of arrays without a bound", behind.first)


def _at_name(number: int, cause: str, declarator: n.Declarator) -> IllFormed:
    """The mistake at the name that is declared; in a type-id its place is not known."""
    if declarator.id < 0:
        return IllFormed(cause, declarator.place)
    return Mistake(number, cause, declarator.id)
