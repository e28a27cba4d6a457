"""When two dependent stretches of syntax mean the same ([temp.over.link], [temp.type])."""

from cufe.il.context import Context
from cufe.il.templates import PACK, TPK_TEMPLATE, TemplateArgument, TemplateParameter
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, PackContext, ParameterContext, TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k


class Equivalence(EnginePart):
    """Texts of dependent expressions and types: with equal texts they are equivalent."""

    def text(self, start: int, end: int, context: Context) -> str:
        """The tokens `start` to `end` with template parameters as places, bound ones as their arguments."""
        lexemes = self.engine.lexemes
        parts: list[str] = []
        for at in range(start, end):
            spelling = lexemes[at]
            if self.is_free_name(at):
                found = _parameter_text(spelling, at, context)
                parts.append(found if found else spelling)
            else:
                parts.append(spelling)
        around = _dependent_class(context)
        return " ".join(parts) + around

    def expression(self, node: e.Node, context: Context) -> str:
        """The text of a dependent expression.  Template-ids in it count by what they mean: alias templates are
        transparent."""
        if isinstance(node, e.Paren) and len(node.items) == 1 and not isinstance(node.items[0], e.Fold):
            return self.expression(node.items[0], context)
        if isinstance(node, e.Unary) and not node.postfix:
            return f"{self.engine.lexemes[node.operator]}({self.expression(node.operand, context)})"
        if isinstance(node, e.Binary) and not isinstance(node.right, e.Dots) and not isinstance(node.left, e.Dots):
            operator = self.engine.lexemes[node.operator]
            return f"({self.expression(node.left, context)}){operator}({self.expression(node.right, context)})"
        if isinstance(node, e.Name) and node.qualified:
            try:
                named = self.engine.names.resolve(node, context)
            except (IllFormed, Unknown, Dependent):
                return self.text(node.start, node.end, context)
            if named.dependent and isinstance(named.qualifier, Type) and named.arguments is None:
                return f"{named.qualifier.canonical.number}::{named.name}"
        return self.text(node.start, node.end, context)

    def is_free_name(self, at: int) -> bool:
        """Whether the token is an identifier that is looked up from where it stands."""
        kinds = self.engine.kinds
        if kinds[at] != k.IDENTIFIER:
            return False
        before = kinds[at - 1] if at > 0 else 0
        return before != k.SCOPE and before != k.DOT and before != k.ARROW

    def is_dependent(self, start: int, end: int, context: Context) -> bool:
        """Whether the tokens name a template parameter that has no argument, or a dependent one ([temp.dep])."""
        lexemes = self.engine.lexemes
        return any(self.is_free_name(at) and _names_dependent(lexemes[at], at, context) for at in range(start, end))


class _Meaning:
    """What a name is as a template parameter: `parameter` where it has no argument, else `argument`."""

    def __init__(self, parameter: TemplateParameter, argument: TemplateArgument | None) -> None:
        self.parameter: TemplateParameter = parameter
        self.argument: TemplateArgument | None = argument


def _meaning(name: str, token: int, at: Context, element: int) -> _Meaning | None:
    """The template parameter that a context has by that name for a token; of a pack its `element`, if at hand."""
    if not isinstance(at, TemplateContext):
        return None
    index = at.index(name, token)
    if index < 0:
        return None
    argument = at.argument(index)
    if argument is not None and argument.kind == PACK and 0 <= element < len(argument.pack):
        argument = argument.pack[element]
    return _Meaning(at.parameters[index], argument)


def _parameter_text(name: str, token: int, context: Context) -> str:
    """What a name is as a template parameter: its place, or its argument; empty where it is none."""
    element = -1
    at: Context | None = context
    while at is not None:
        meaning = _meaning(name, token, at, element)
        if meaning is not None:
            argument = meaning.argument
            return place_text(meaning.parameter) if argument is None else f"#{argument.key()}"
        if isinstance(at, PackContext):
            if element < 0 and name in at.names:
                element = at.index
        elif isinstance(at, ParameterContext):
            if name in at.by_name:
                for place, known in enumerate(at.by_name):
                    if known == name:
                        return f"#p{place}"
        at = at.outer
    return ""


def place_text(parameter: TemplateParameter) -> str:
    """A template parameter by its place."""
    if parameter.type is not None and parameter.constant is None:
        return f"#t{parameter.type.canonical.number}"
    return f"#p{parameter.depth}.{parameter.position}"


def _names_dependent(name: str, token: int, context: Context) -> bool:
    element = -1
    at: Context | None = context
    while at is not None:
        meaning = _meaning(name, token, at, element)
        if meaning is not None:
            return meaning.argument is None or is_dependent_argument(meaning.argument)
        if isinstance(at, PackContext) and element < 0 and name in at.names:
            element = at.index
        at = at.outer
    return False


def is_dependent_argument(argument: TemplateArgument) -> bool:
    """Whether an argument depends on a template parameter."""
    if argument.kind == TPK_TEMPLATE and argument.template is not None:
        return argument.template.is_parameter
    return argument.is_dependent()


def _dependent_class(context: Context) -> str:
    """Names in an instance with dependent arguments mean other things than the same names elsewhere."""
    at: Context | None = context
    while at is not None:
        if isinstance(at, ClassContext):
            return f" in {at.cls.number}"
        at = at.outer
    return ""
