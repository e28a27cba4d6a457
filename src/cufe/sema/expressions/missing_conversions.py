"""What is wrong where a value is initialised, assigned or returned that has no conversion to the type wanted there."""

from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.types import ArrayType, MemberPointerType, NullptrType, PointerType, RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.expressions.operands import class_of
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_void


def missing_conversion(source: Expression, value: Type, target: Type, token: int, number: int) -> Mistake | None:
    """The mistake that `number` tells of, `value` being the decayed type of `source`; None where the types alone do not
    make it certain."""
    if isinstance(source, (BracedInitList, OverloadExpression)):
        return None
    if class_of(value) is not None and _is_scalar(target):
        return Mistake(num.NO_CONVERSION_FUNCTION, "no suitable conversion function", source.start, (value, target))
    if not _is_scalar(value):
        return None
    given = bare(value)
    wanted = bare(target)
    if class_of(target) is not None:
        return Mistake(num.NO_CONSTRUCTOR, "no suitable constructor", source.start, (value, target))
    if not _is_scalar(target) or _is_taken(given, wanted):
        return None
    if number == num.RETURNED:
        return Mistake(number, "no conversion to the result", source.start)
    return Mistake(number, "no conversion", token if number == num.ASSIGNED else source.start, (value, target))


def _is_scalar(type_: Type) -> bool:
    found = bare(type_)
    if found.kind == tk.TK_INTEGER or isinstance(found, (EnumType, PointerType, MemberPointerType, NullptrType)):
        return True
    return is_arithmetic(type_)


def _is_taken(given: Type, wanted: Type) -> bool:
    """Whether the original may only warn, as gcc used to: pointers to pointers, a function's address as `void *`."""
    if not isinstance(given, PointerType) or not isinstance(wanted, PointerType):
        return False
    if is_void(wanted.target):
        return isinstance(bare(given.target), RoutineType)
    inner = (PointerType, ArrayType)
    return isinstance(bare(given.target), inner) and isinstance(bare(wanted.target), inner)
