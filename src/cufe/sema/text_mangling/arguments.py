"""Template arguments of named types, from the text alone: types, values that are literals, defaults."""

from cufe.final import TYPE_CHECKING
from cufe.sema.text_mangling import names as m
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.builtins import WIDTHS
from cufe.sema.text_mangling.names import Declared
from cufe.sema.text_mangling.types import Argument, Type, UnknownTypeError
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_mangling.builder import TypeBuilder


class ArgumentReader:
    """Reads template arguments for one builder."""

    def __init__(self, builder: "TypeBuilder") -> None:
        self.builder: TypeBuilder = builder

    def arguments(self, opening: int, scope: str, declared: Declared) -> list[Argument]:
        """The template arguments in the list at `opening`, defaults not filled in unless they are plain types."""
        parameters = self._template_parameters(declared)
        known: dict[str, Argument] = {}
        close = self.builder.parser.brackets.close_angle(opening, len(self.builder.kinds))
        found: list[Argument] = []
        at = opening + 1
        pack: list[Argument] | None = None
        while at < close:
            end = self.builder.parser.skip_to_comma(at, close)
            index = len(found)
            parameter = parameters[index] if index < len(parameters) else None
            argument = self._argument(at, end, parameter, scope, declared, known)
            if parameter is not None and parameter.name >= 0:
                known[self.builder.lexemes[parameter.name]] = argument
            if pack is not None:
                pack.append(argument)
            elif parameter is not None and parameter.pack >= 0:
                pack = [argument]
            else:
                found.append(argument)
            at = end + 1
        if pack is not None:
            found.append(Argument(None, "", pack))
        for index in range(len(found), len(parameters)):
            parameter = parameters[index]
            if parameter.pack >= 0:
                found.append(Argument(None, "", []))
            elif parameter.default >= 0:
                found.append(self._default(parameter, parameters, found, declared))
            else:
                raise UnknownTypeError("a template argument")
        return found

    def _template_parameters(self, declared: Declared) -> list[n.TemplateParameter]:
        """The parameters of the primary template, from the declaration that gives the defaults."""
        best: list[n.TemplateParameter] = []
        for other in self.builder.names.declarations(declared.name):
            if other.scope != declared.scope or other.sort != m.CLASS or self.builder.kinds[other.token + 1] == k.LESS:
                continue
            if other.piece.head == other.piece.start:
                continue
            head = self.builder.parser.template_head(other.piece.start, other.piece.end)
            if head is None or not head.parameters:
                continue
            if not best or any(parameter.default >= 0 for parameter in head.parameters):
                best = head.parameters
        if not best:
            raise UnknownTypeError(declared.name)
        return best

    def _argument(
        self,
        start: int,
        end: int,
        parameter: n.TemplateParameter | None,
        scope: str,
        declared: Declared,
        known: dict[str, Argument],
    ) -> Argument:
        if parameter is None:
            raise UnknownTypeError("a template argument")
        if end == start + 1 and self.builder.lexemes[start] in self.builder.named_types.bound:
            return self.builder.named_types.bound[self.builder.lexemes[start]]
        if parameter.is_template:
            return Argument(self.builder.named(start, end, scope), "", None)
        if parameter.key >= 0:
            return Argument(self.builder.type_id(start, end, scope), "", None)
        return self._value(start, end, parameter, declared, known)

    def _value(
        self,
        start: int,
        end: int,
        parameter: n.TemplateParameter,
        declared: Declared,
        known: dict[str, Argument],
    ) -> Argument:
        """A value, where it is a literal or an enumerator."""
        specifiers = self.builder.parser.specifiers(parameter.start, parameter.end, "")
        if specifiers.sort == n.PLACEHOLDER:
            raise UnknownTypeError("a value of a deduced type")
        type_: Type | None = None
        given = known.get(self.builder.lexemes[specifiers.type_start]) if specifiers.sort == n.NAMED else None
        if given is not None:
            type_ = given.type
        elif self.builder.kinds[parameter.start] != k.TYPENAME:
            type_ = self.builder.base(specifiers, declared.scope)
        if type_ is None or type_.flags & t.VOLATILE:
            raise UnknownTypeError("a value")
        type_ = type_.unqualified()
        if type_.sort == t.NAMED:
            return Argument(type_, self.builder.constants.enumerator(start, end), None)
        if type_.sort != t.BUILTIN or type_.text in ("f", "d", "e", "g", "v"):
            raise UnknownTypeError("a value")
        value = self.builder.constants.integer(start, end)
        if type_.text == "b":
            value = 1 if value else 0
        width = WIDTHS.get(type_.text, 0)
        if type_.text in ("c", "a", "s", "i", "l", "x", "n") and value >= 1 << (8 * width - 1):
            value -= 1 << (8 * width)
        elif type_.text in ("h", "t", "j", "m", "y", "o") and value < 0:
            value += 1 << (8 * width)
        return Argument(type_, str(value) if value >= 0 else f"n{-value}", None)

    def _default(
        self,
        parameter: n.TemplateParameter,
        parameters: list[n.TemplateParameter],
        found: list[Argument],
        declared: Declared,
    ) -> Argument:
        """A default argument, with the parameters in front of it replaced by their arguments."""
        names = self.builder.named_types
        outer = names.bound
        names.bound = {
            self.builder.lexemes[other.name]: argument
            for other, argument in zip(parameters, found, strict=False)
            if other.name >= 0 and other.pack < 0
        }
        try:
            return self._argument(
                parameter.default + 1, parameter.end, parameter, declared.scope, declared, names.bound
            )
        finally:
            names.bound = outer
