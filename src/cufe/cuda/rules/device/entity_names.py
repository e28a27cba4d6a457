"""How the front end shows the functions and variables of messages: `N::X<T>::f`, without parameters."""

from cufe.cuda.rules.declared import Declared, scope_name
from cufe.cuda.rules.device.declarations import specialisation_arguments
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import EntityName
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Routine
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece


def entity_name(one: Declared, with_arguments: str = "") -> EntityName:
    """The entity of a declaration; `with_arguments` tells the template arguments of an instance, `T=int`."""
    examined = one.examined
    parts: list[str] = []
    for piece in one.path:
        if piece.sort == c.NAMESPACE:
            parts.append(scope_name(examined, piece))
        elif piece.sort == c.CLASS and not one.flags & n.FRIEND:
            parts.append(_class_name(examined, piece))
    declarator = one.declarator
    qualifier = examined.lexemes[declarator.name_first : declarator.id]
    text = "".join(qualifier) + one.shown_name()
    if one.function() is None and one.is_template and not qualifier:
        text += _parameters(examined, one.declaration.heads[-1])
    text = "::".join([*parts, text])
    return EntityName("", f"{text} [with {with_arguments}]" if with_arguments else text)


def shown_arguments(examined: ExaminedUnit, routine: Routine | None) -> str:
    """`T=int, N=3`, the template arguments of an instance or of the class whose member it is; empty without any."""
    if routine is None:
        return ""
    template: Template | None = routine.template
    arguments = routine.arguments
    if template is None and isinstance(routine.parent, ClassType):
        template = routine.parent.template
        arguments = routine.parent.arguments
    if template is None:
        return ""
    names = TypeNames(Addresses())
    parameters = examined.engine().templates.parameters(template)
    return ", ".join(
        [
            f"{parameter.name}={names.arguments((argument,))[1:-1]}"
            for parameter, argument in zip(parameters, arguments, strict=False)
        ]
    )


def _class_name(examined: ExaminedUnit, piece: Piece) -> str:
    """The name of a class, of a template with its parameters as arguments."""
    name = scope_name(examined, piece)
    arguments = specialisation_arguments(examined, piece)
    if arguments:
        return f"{name}<{arguments.replace(' ,', ',')}>"
    heads = examined.parser.parse(piece, "").heads
    return name + _parameters(examined, heads[-1]) if heads and heads[-1].parameters else name


def _parameters(examined: ExaminedUnit, head: n.TemplateHead) -> str:
    """`<T, N>`, as the template is named within itself."""
    names: list[str] = []
    for parameter in head.parameters:
        name = examined.lexemes[parameter.name] if parameter.name >= 0 else "<unnamed>"
        names.append(name + "..." if parameter.pack >= 0 else name)
    return "<" + ", ".join(names) + ">"
