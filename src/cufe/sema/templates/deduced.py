"""Lists of template arguments, and the arguments that deduction has found so far."""

from cufe.il.templates import PACK, TemplateArgument, TemplateParameter
from cufe.sema.templates.dependence import place_of


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
    made = TemplateArgument(argument.kind)
    made.type = argument.type
    made.constant = argument.constant
    made.template = argument.template
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
        self._places: dict[int, int] = {}
        for index, parameter in enumerate(parameters):
            self._places[place_of(parameter.depth, parameter.position)] = index

    def index_of(self, depth: int, position: int) -> int:
        """The index of the parameter at a place, -1 for one of another template."""
        return self._places.get(place_of(depth, position), -1)

    def copy(self) -> list[TemplateArgument | None]:
        return self.arguments.copy()
