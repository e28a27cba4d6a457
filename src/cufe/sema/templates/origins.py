"""What an instance was made from: the same function in the template that is read for itself."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import SFK_CONSTRUCTOR, SFK_CONVERSION, SFK_DESTRUCTOR, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.engine_part import EnginePart

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.il.templates import TemplateArgument, TemplateParameter


class Origins(EnginePart):
    """Leads from instances of templates and of their members to what is written."""

    def routine(self, routine: Routine) -> Routine | None:
        """The function of a template of which a function is an instance; None where that is not found."""
        template = routine.template
        if template is not None:
            pattern = self.template(template)
            found = self.engine.prototypes.of(pattern) if pattern is not None else None
            return found if isinstance(found, Routine) else None
        owner = routine.owner()
        if owner is None:
            return None
        member = self._member(owner, routine)
        return member if isinstance(member, Routine) else None

    def template(self, template: Template) -> Template | None:
        """A template, or that of the class template of which it is a member in an instance."""
        owner = template.parent
        if not isinstance(owner, ClassType):
            return template
        member = self._member(owner, template)
        return member if isinstance(member, Template) else None

    def class_type(self, cls: ClassType) -> ClassType | None:
        """A class, or the template or partial specialisation of which it or a class around it is an instance; an
        explicit specialisation is itself."""
        template = cls.template
        if template is not None:
            pattern = self.template(template)
            if pattern is None:
                return None
            found: Entity = self.engine.prototypes.of(pattern)
            if isinstance(found, ClassType) and found.brace != cls.brace:
                match = self.engine.specializations.choose(template, cls.arguments)
                if match is None:
                    return cls
                found = self.engine.prototypes.of_partial(match.partial)
        elif isinstance(cls.parent, ClassType):
            found = self._member(cls.parent, cls) or cls
        else:
            return cls
        return found if isinstance(found, ClassType) and found.brace == cls.brace else None

    def _member(self, owner: ClassType, member: Entity) -> Entity | None:
        """The member of the origin of a class that is declared where a member of the class is."""
        origin = self.class_type(owner)
        if origin is None or not isinstance(origin.context, ClassContext):
            return None
        declare = self.engine.declare
        candidates: list[Entity]
        special = member.special if isinstance(member, (Routine, Template)) else 0
        if special == SFK_CONSTRUCTOR:
            candidates = [*declare.constructors(origin)]
        elif special == SFK_CONVERSION:
            candidates = [*declare.conversions(origin)]
        else:
            name = f"~{origin.written_name()}" if special == SFK_DESTRUCTOR else member.name
            candidates = declare.in_class(origin.context, name)
        for candidate in candidates:
            if candidate.token == member.token:
                return candidate
        return None


def bound_parameters(context: "Context | None") -> "list[tuple[TemplateParameter, TemplateArgument]]":
    """The template parameters that stand for arguments in a context, those of the innermost template first."""
    found: list[tuple[TemplateParameter, TemplateArgument]] = []
    at = context
    while at is not None:
        if isinstance(at, TemplateContext) and at.arguments is not None:
            found += zip(at.parameters, at.arguments, strict=False)
        at = at.outer
    return found
