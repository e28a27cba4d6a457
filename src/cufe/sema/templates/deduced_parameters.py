"""Which template parameters the types of a function's parameters lead to ([temp.deduct.type] 5, 8)."""

from cufe.il import types as t
from cufe.il.constants import TemplateParamConstant
from cufe.il.entities import ClassType
from cufe.il.templates import TemplateArgument
from cufe.il.types import Type
from cufe.sema.templates.dependence import parameter_in


def deduced_names(types: tuple[Type, ...]) -> set[str]:
    """The names of the parameters that stand in a deduced context of some types."""
    found: set[str] = set()
    for type_ in types:
        _type(type_, found)
    return found


def _type(type_: Type, found: set[str]) -> None:
    at = type_
    while at.dependent:
        if isinstance(at, t.TemplateParamType):
            found.add(at.name)
            return
        if isinstance(at, (t.TypedefType, t.QualifiedType, t.PointerType, t.ReferenceType)):
            at = at.target
        elif isinstance(at, t.MemberPointerType):
            _type(at.owner, found)
            at = at.target
        elif isinstance(at, t.ArrayType):
            bound = parameter_in(at.bound) if at.bound is not None else None
            if bound is not None:
                found.add(bound.name)
            at = at.element
        elif isinstance(at, t.RoutineType):
            for parameter in at.parameters:
                _type(parameter, found)
            at = at.result
        elif isinstance(at, t.PackExpansionType):
            at = at.pattern
        elif isinstance(at, ClassType):
            _arguments(at.arguments, found)
            return
        elif isinstance(at, t.DependentSpecializationType):
            if at.template.is_parameter:
                found.add(at.template.name)
                _arguments(at.arguments, found)
            return
        else:
            return


def _arguments(arguments: tuple[TemplateArgument, ...], found: set[str]) -> None:
    for argument in arguments:
        constant = argument.constant
        if argument.type is not None:
            _type(argument.type, found)
        elif isinstance(constant, TemplateParamConstant) and constant.parameter is not None:
            found.add(constant.parameter.name)
        elif argument.template is not None and argument.template.is_parameter:
            found.add(argument.template.name)
        _arguments(tuple(argument.pack), found)
