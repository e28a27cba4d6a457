"""Instances of templates as messages name them: `S<T> [with T=int]`, `void f(T) [with T=int]`."""

from cufe import regex as re
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il.entities import FRIEND, IMPLICIT, SFK_CONSTRUCTOR, SFK_CONVERSION, SFK_DESTRUCTOR, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import PACK, Template, TemplateArgument, TemplateParameter
from cufe.il.types import RoutineType
from cufe.il.walk import unpacked
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.message_names import MessageNames, closure_name
from cufe.sema.templates.deduced import deduced_names
from cufe.text import kinds as k

if TYPE_CHECKING:

    from cufe.sema.engine import Engine


class _Arguments(MessageNames):
    """Texts of template arguments, closures of generic lambdas among them: `lambda [](auto)->auto`."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__()
        self.engine: Engine = engine

    def class_name(self, class_: ClassType) -> str:
        closure = class_.closure
        if isinstance(closure, LambdaNode) and closure.routine is None:
            return closure_name(self.engine, self, closure)
        return super().class_name(class_)


class InstanceNames:
    """The names of templates with their parameters, and what these stand for."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.names: MessageNames = _Arguments(engine)

    def of_class(self, cls: ClassType) -> str:
        """`N::S<T, N> [with T=int, N=3]`."""
        bound: list[str] = []
        return self._class(cls, bound) + _with(bound)

    def of_member(self, routine: Routine) -> str:
        """`S<T>::f [with T=int]`."""
        bound: list[str] = []
        shown = self.prototype(routine) if isinstance(routine.parent, ClassType) else routine
        name = shown.name
        if shown.special == SFK_CONVERSION:
            self._type(shown)
            name = self.names.entities.bare(shown)
        return self._scope(routine.parent, bound) + name + _with(bound)

    def of_constructors(self, cls: ClassType) -> str:
        """`N::S<T>::S [with T=int]`."""
        bound: list[str] = []
        return f"{self._class(cls, bound)}::{cls.name}{_with(bound)}"

    def of_entity(self, entity: Entity) -> str:
        """`S<T>::v [with T=int]`, of functions without their parameters."""
        bound: list[str] = []
        return self._scope(entity.parent, bound) + self.names.entities.bare(entity) + _with(bound)

    def of_overload(self, routine: Routine) -> str:
        """`S<T>::f(T) const [with T=int]`.  An inherited constructor goes by the name of the declared one: `D::B(int)`,
        or `B<T>::B(T) [with T=int]` where the base class is an instance."""
        bound: list[str] = []
        origin = routine if routine.template is not None else routine.origin()
        shown = self.prototype(origin)
        type_ = self._type(shown)
        scope = routine.parent if shown is origin else origin.parent
        name = self._scope(scope, bound) + self.names.entities.bare(shown)
        return _without_result(self.names.declared(type_, name), name) + _with(bound)

    def frame(self, routine: Routine, position: int) -> Frame:
        """The line that says where an instance was asked for."""
        if isinstance(routine.parent, ClassType) and routine.parent.closure is not None:
            return Frame("instantiation of function %sq", position, self.of_lambda(routine))
        around = routine.declarations[0].context if routine.flags & FRIEND and routine.template is None else None
        if isinstance(around, ClassContext):
            # The body of a friend belongs to the instance of the class that defines it.
            return Frame("instantiation of class %sq", position, self.of_class(around.cls))
        return Frame("instantiation of %sq", position, self.of_routine(routine))

    def declaration_frame(self, routine: Routine, position: int) -> Frame:
        """The line that says where the declaration of an instance was asked for, without its body."""
        bound: list[str] = []
        name = self._scope(routine.parent, bound) + self.names.entities.bare(routine) + _with(bound)
        arguments: list[str] = []
        for argument in routine.arguments:
            arguments += [self.names.arguments((one,))[1:-1] for one in unpacked((argument,))]
        words = "argument" if len(arguments) == 1 else "arguments"
        shown = f"<{', '.join(arguments)}>"
        return Frame(f"instantiation of %sq based on template {words} %s", position, name, shown)

    def of_lambda(self, routine: Routine) -> str:
        """`lambda [](auto)->auto [with <auto-1>=int]`."""
        bound: list[str] = []
        if routine.template is not None:
            self._parameters(self.engine.template_parameters.of(routine.template), routine.arguments, bound)
        return self.names.declared(self._type(self.prototype(routine)), "lambda []") + _with(bound)

    def of_routine(self, routine: Routine) -> str:
        """`void f<T>() [with T=int]`: the list of parameters where some cannot be deduced and have no default."""
        if routine.template is None and not isinstance(routine.parent, ClassType):
            raise Unknown("the instance of a class that a friend belongs to", routine.token)
        bound: list[str] = []
        shown = self.prototype(routine)
        type_ = self._type(shown)
        name = self._scope(routine.parent, bound) + self.names.entities.bare(shown)
        if routine.template is not None:
            written = self.engine.template_parameters.of(routine.template)
            listed = self._parameters(written, routine.arguments, bound)
            deduced = deduced_names((type_.result,) if shown.special == SFK_CONVERSION else type_.parameters)
            if any(parameter.name not in deduced and parameter.default < 0 for parameter in written):
                name += f"<{','.join(listed)}>"
        text = self.names.declared(type_, name)
        if shown.special in (SFK_CONSTRUCTOR, SFK_DESTRUCTOR, SFK_CONVERSION):
            text = _without_result(text, name)
        return text + _with(bound)

    def of_function(self, routine: Routine) -> str:
        """`f(T) [with T=int]`, without the result; of a member that is no template itself `S<T>::f [with T=int]`."""
        text = self.of_routine(routine)
        name = self._scope(routine.parent, []) + self.names.entities.bare(self.prototype(routine))
        text = _without_result(text, name)
        if routine.template is None:
            return name + text[text.index(" [with ") :]
        return text

    def prototype(self, routine: Routine) -> Routine:
        """The function of a template of which another one is an instance, also as a member of a class template."""
        if routine.template is not None:
            prototype = self.engine.prototypes.of(routine.template)
            if isinstance(prototype, Routine):
                return self._written_member(prototype)
        declared = self.engine.declare_types.definition(routine)
        if declared is not None:
            path = self.engine.cutter.path(declared.binding.name)
            # A member of a local class stands in the function around it.
            is_own = bool(path) and not 0 <= path[-1].body < declared.binding.name
            found = self.engine.definitions.at(path) if is_own else None
            if found is not None:
                return found
        return self._written_member(routine)

    def _written_member(self, routine: Routine) -> Routine:
        """The member of a class template that a member of an instance is made from."""
        if not routine.declarations or not isinstance(routine.parent, ClassType) or routine.parent.dependent:
            return routine
        path = self.engine.cutter.path(routine.declarations[0].binding.name)
        definitions = self.engine.definitions
        for member in [*definitions.declared_at(path), *definitions.templates_at(path)]:
            written = self.engine.prototypes.of(member) if isinstance(member, Template) else member
            if isinstance(written, Routine) and written.token == routine.token:
                return written
        return routine

    def _type(self, routine: Routine) -> RoutineType:
        if not routine.declarations:
            if routine.flags & IMPLICIT:
                return self.engine.declare_types.routine_type(routine)
            raise Unknown("type of an instance", routine.token)
        # The name of a conversion function has the type in it.
        known = self.engine.declare_types.routine_type(routine)
        return known if routine.type is None else self.engine.declare_types.written_type(routine)

    def _class(self, cls: ClassType, bound: list[str]) -> str:
        name = self._scope(cls.parent, bound) + (cls.name or "<unnamed>")
        if cls.template is None:
            return name
        if self._is_specialization(cls):
            return name + self.names.arguments(cls.arguments)
        written = self.engine.template_parameters.of(cls.template)
        parameters = self._parameters(written, cls.arguments, [] if cls.is_prototype else bound)
        return f"{name}<{', '.join(parameters)}>"

    def _is_specialization(self, cls: ClassType) -> bool:
        """Whether a class is an explicit specialisation, `template <> class S<int>`."""
        path = self.engine.cutter.path(cls.key) if cls.key >= 0 else []
        start = path[-1].start if path else 0
        return self.engine.kinds.startswith(k.FULL_SPECIALIZATION, start)

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
            name = parameter.name or "<unnamed>"
            text = self.names.arguments((argument,))[1:-1]
            found.append(name + ("..." if argument.kind == PACK else ""))
            bound.append(f"{name}=<{text}>" if argument.kind == PACK else f"{name}={text}")
        return found


def _without_result(text: str, name: str) -> str:
    """The declaration of a function from its name on."""
    found = re.search(r"(?<![\w:])" + re.escape(name) + r"[(<]", text)
    if found is None:
        raise Unknown("the name of a function in its declaration")
    return text[found.start() :]


def _with(bound: list[str]) -> str:
    return f" [with {', '.join(bound)}]" if bound else ""
