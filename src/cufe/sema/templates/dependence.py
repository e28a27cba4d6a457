"""Which template parameters a type or argument names ([temp.dep])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.constants import TemplateParamConstant
from cufe.il.entities import ClassType
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation
from cufe.il.operations import CAST, LVALUE
from cufe.il.templates import TemplateArgument, TemplateParameter, constant_argument
from cufe.il.types import Type
from cufe.il.walk import parts_of, unpacked

if TYPE_CHECKING:
    from collections.abc import Sequence

_DEPTH_BITS: Final = 20


def place_of(depth: int, position: int) -> int:
    """One number for the place of a template parameter."""
    return depth << _DEPTH_BITS | position


def position_in(place: int) -> int:
    """The position of a template parameter in its list, from 1, of the number for its place."""
    return place & ((1 << _DEPTH_BITS) - 1)


def parameter_in(bound: Expression) -> TemplateParameter | None:
    """The value parameter that an array bound is, if it is nothing more than that, converted to `std::size_t`; one that
    may turn out to be of a class stands for an object."""
    if isinstance(bound, Operation):
        is_converted = bound.operation == CAST and bound.flags & COMPILER_GENERATED
        return parameter_in(bound.arguments[0]) if is_converted or bound.operation == LVALUE else None
    if not isinstance(bound, ConstantExpression) or not isinstance(bound.constant, TemplateParamConstant):
        return None
    converted = bound.constant.expression
    return bound.constant.parameter if converted is None else parameter_in(converted) or bound.constant.parameter


def holds_placeholder(type_: Type) -> bool:
    """Whether `auto` is in a type as declarators build it."""
    at = type_
    while True:
        if isinstance(at, t.PlaceholderType):
            return True
        if isinstance(at, (t.QualifiedType, t.TypedefType, t.PointerType, t.ReferenceType, t.MemberPointerType)):
            at = at.target
        elif isinstance(at, t.ArrayType):
            at = at.element
        elif isinstance(at, t.RoutineType):
            for parameter in at.parameters:
                if holds_placeholder(parameter):
                    return True
            at = at.result
        else:
            return False


def evaluates(type_: Type, parameters: list[Type]) -> bool:
    """Whether a dependent type holds an expression, or a member of one of some parameters."""
    pending = [type_]
    while pending:
        at = pending.pop().skip_typerefs()
        if isinstance(at, t.DependentOperandType):
            return True
        arguments: Sequence[TemplateArgument] = ()
        if isinstance(at, t.DependentNameType):
            if at.qualifier in parameters:
                return True
            pending.append(at.qualifier)
            arguments = at.arguments or ()
        elif isinstance(at, (ClassType, t.DependentSpecializationType)):
            arguments = at.arguments
        elif isinstance(at, t.PackExpansionType):
            pending.append(at.pattern)
        else:
            pending += parts_of(at)
        for argument in unpacked(arguments):
            constant = argument.constant
            if argument.type is not None:
                pending.append(argument.type)
            elif isinstance(constant, TemplateParamConstant) and constant.parameter is None:
                return True
    return False


def parameters_in_argument(argument: TemplateArgument, into: set[int]) -> None:
    """Adds the places of the template parameters that an argument names."""
    if argument.type is not None:
        parameters_in_type(argument.type, into)
    elif argument.constant is not None:
        constant = argument.constant
        if isinstance(constant, TemplateParamConstant) and constant.parameter is not None:
            into.add(place_of(constant.parameter.depth, constant.parameter.position))
    elif argument.template is not None:
        if argument.template.canonical_number < -1:
            into.add(-argument.template.canonical_number)
    else:
        for element in argument.pack:
            parameters_in_argument(element, into)


def parameters_in_type(type_: Type, into: set[int]) -> None:
    """Adds the places of the template parameters that a type names."""
    at = type_
    while at.dependent:
        if isinstance(at, t.TemplateParamType):
            into.add(place_of(at.depth, at.position))
            return
        if isinstance(at, (t.QualifiedType, t.TypedefType, t.PointerType, t.ReferenceType)):
            at = at.target
        elif isinstance(at, t.MemberPointerType):
            parameters_in_type(at.owner, into)
            at = at.target
        elif isinstance(at, t.ArrayType):
            if at.bound is not None:
                parameter = parameter_in(at.bound)
                if parameter is not None:
                    into.add(place_of(parameter.depth, parameter.position))
            at = at.element
        elif isinstance(at, (t.VectorType, t.ComplexType)):
            at = at.element
        elif isinstance(at, t.RoutineType):
            for parameter_type in at.parameters:
                parameters_in_type(parameter_type, into)
            if at.noexcept_value is not None:
                parameters_in_argument(constant_argument(at.noexcept_value), into)
            at = at.result
        elif isinstance(at, ClassType):
            for argument in at.arguments:
                parameters_in_argument(argument, into)
            if not isinstance(at.parent, ClassType):
                return
            at = at.parent
        elif isinstance(at, t.DependentNameType):
            if at.arguments is not None:
                for argument in at.arguments:
                    parameters_in_argument(argument, into)
            at = at.qualifier
        elif isinstance(at, t.DependentSpecializationType):
            if at.template.canonical_number < -1:
                into.add(-at.template.canonical_number)
            for argument in at.arguments:
                parameters_in_argument(argument, into)
            return
        elif isinstance(at, t.PackExpansionType):
            at = at.pattern
        else:
            return
