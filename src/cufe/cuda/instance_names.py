"""Instances of templates as messages name them: `S<T> [with T=int]`, `void f(T) [with T=int]`."""

import re

from cufe.cuda.message_names import MessageNames
from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TemplateArgument, TemplateParameter
from cufe.il.types import RoutineType
from cufe.sema.answers import Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class InstanceNames:
    """The names of templates with their parameters, and what these stand for."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()

    def of_class(self, cls: ClassType) -> str:
        """`N::S<T, N> [with T=int, N=3]`."""
        bound: list[str] = []
        return self._class(cls, bound) + _with(bound)

    def of_routine(self, routine: Routine) -> str:
        """`void f<T>() [with T=int]`: the list of parameters where they cannot be deduced."""
        bound: list[str] = []
        shown = routine
        if routine.template is not None:
            prototype = self.engine.templates.prototype(routine.template)
            if isinstance(prototype, Routine):
                shown = prototype
        type_ = self.engine.declare_types.routine_type(shown).skip_typerefs()
        if not isinstance(type_, RoutineType):
            raise Unknown("type of an instance", routine.token)
        scope = self._scope(routine.parent, bound)
        parameters = ", ".join([self.names.of(parameter) for parameter in type_.parameters])
        own = ""
        if routine.template is not None:
            written = self.engine.templates.parameters(routine.template)
            listed = self._parameters(written, routine.arguments, bound)
            if any(not re.search(rf"\b{re.escape(parameter.name)}\b", parameters) for parameter in written):
                own = f"<{','.join(listed)}>"
        name = self.names.entities.bare(shown)
        return f"{self.names.of(type_.result)} {scope}{name}{own}({parameters}){_with(bound)}"

    def _class(self, cls: ClassType, bound: list[str]) -> str:
        name = self._scope(cls.parent, bound) + (cls.name or "<unnamed>")
        if cls.template is None:
            return name
        parameters = self._parameters(self.engine.templates.parameters(cls.template), cls.arguments, bound)
        return f"{name}<{', '.join(parameters)}>"

    def _scope(self, around: Entity | None, bound: list[str]) -> str:
        if isinstance(around, ClassType):
            return self._class(around, bound) + "::"
        if around is None or isinstance(around, Routine) or around.parent is None:
            return ""
        return f"{self._scope(around.parent, bound)}{around.name or '<unnamed>'}::"

    def _parameters(
        self, parameters: list[TemplateParameter], arguments: tuple[TemplateArgument, ...], bound: list[str]
    ) -> list[str]:
        """The names of parameters; what they stand for goes to `bound`."""
        found: list[str] = []
        for parameter, argument in zip(parameters, arguments, strict=False):
            if not parameter.name:
                raise Unknown("a template parameter without a name", parameter.token)
            text = self.names.arguments((argument,))[1:-1]
            found.append(parameter.name + ("..." if argument.kind == PACK else ""))
            bound.append(f"{parameter.name}=<{text}>" if argument.kind == PACK else f"{parameter.name}={text}")
        return found


def _with(bound: list[str]) -> str:
    return f" [with {', '.join(bound)}]" if bound else ""
