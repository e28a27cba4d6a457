"""Types in a template that may turn out to be anything, and those that are surely classes ([temp.dep.type])."""

from cufe.il.entities import ClassType, EnumType
from cufe.il.expressions import PRVALUE, ConstantExpression, Expression
from cufe.il.types import (
    DependentNameType,
    DependentOperandType,
    DependentSpecializationType,
    PointerType,
    TemplateParamType,
    Type,
)
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare


def is_open(type_: Type) -> bool:
    """Whether nothing is known of a type: `T`, `T::x`, `decltype(t.x)`, and a class or enumeration nested in a
    template, of which a specialisation may make something else."""
    found = bare(type_)
    if isinstance(found, EnumType):
        return found.dependent
    if isinstance(found, ClassType):
        return found.dependent and found.template is None and isinstance(found.parent, ClassType)
    if isinstance(found, DependentOperandType):
        return found.declared is None
    return isinstance(found, (TemplateParamType, DependentNameType))


def is_surely_class(type_: Type) -> bool:
    """Whether a type is a class whatever the arguments are: one that is known, or a template's instance; `TT<T>` and
    `T::template C<U>` are taken for that, too (observed)."""
    found = bare(type_)
    if isinstance(found, DependentNameType):
        return found.arguments is not None
    if isinstance(found, DependentSpecializationType):
        return found.template.is_parameter
    return class_of(type_) is not None and not is_open(type_)


def is_dependent_pointer(type_: Type) -> bool:
    """Whether a type is a pointer to something that depends on a template's parameters."""
    found = bare(type_)
    return found.dependent and isinstance(found, PointerType)


def is_plain_constant(expression: Expression) -> bool:
    """Whether an operand is a constant, perhaps one of an instance."""
    return isinstance(expression, ConstantExpression) and expression.category == PRVALUE
