"""Lists of template arguments, the arguments that deduction has found so far, and which template parameters the types
of a function's parameters lead to ([temp.deduct.type] 5, 8)."""

from cufe.il import types as t
from cufe.il.constants import TemplateParamConstant
from cufe.il.entities import ClassType
from cufe.il.templates import PACK, TemplateArgument, TemplateParameter
from cufe.il.types import Type
from cufe.sema.templates.dependence import parameter_in, place_of


def flat(arguments: "list[TemplateArgument] | tuple[TemplateArgument, ...]") -> list[TemplateArgument]:
    """A list of arguments with the packs in it spread out."""
    found: list[TemplateArgument] = []
    for argument in arguments:
        if argument.kind == PACK:
            found += argument.pack
        else:
            found.append(argument)
    return found


def as_expansion(argument: TemplateArgument) -> TemplateArgument:
    """`argument...`."""
    made = pattern_of(argument)
    made.is_expansion = True
    return made


def pattern_of(argument: TemplateArgument) -> TemplateArgument:
    """The pattern of an expansion."""
    made = TemplateArgument(argument.kind)
    made.type = argument.type
    made.constant = argument.constant
    made.template = argument.template
    return made


class Deduced:
    """The arguments found so far for some template parameters; None as long as nothing is known."""

    def __init__(self, parameters: list[TemplateParameter]) -> None:
        self.parameters: list[TemplateParameter] = parameters
        self.arguments: list[TemplateArgument | None] = [None] * len(parameters)
        #: parameters whose types are those of array bounds alone, with the values that have them: any other type counts
        #: more ([temp.deduct.type]/17)
        self.of_bounds: dict[int, list[int]] = {}
        #: the index of each parameter, by its place
        self.places: dict[int, int] = {}
        for index, parameter in enumerate(parameters):
            self.places[place_of(parameter.depth, parameter.position)] = index

    def index_of(self, depth: int, position: int) -> int:
        """The index of the parameter at a place, -1 for one of another template."""
        return self.places.get(place_of(depth, position), -1)

    def copy(self) -> list[TemplateArgument | None]:
        return self.arguments.copy()


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
