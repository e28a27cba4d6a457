"""What templates and partial specialisations are read as for themselves, and which of them stands at a place."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import (
    TEMPLK_CLASS,
    TEMPLK_FUNCTION,
    TEMPLK_MEMBER_CLASS,
    TEMPLK_MEMBER_FUNCTION,
    PartialSpecialization,
    Template,
    TemplateArgument,
    arguments_key,
)
from cufe.il.types import DependentNameType, Type
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.templates.parameters import own_argument
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Prototypes:
    """Entities whose template parameters stand for themselves."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Template, Entity] = {}
        self._partial: dict[PartialSpecialization, ClassType] = {}

    def own_arguments(self, template: Template) -> tuple[TemplateArgument, ...]:
        """The parameters of a template as arguments."""
        return tuple([own_argument(parameter) for parameter in self.engine.template_parameters.of(template)])

    def of(self, template: Template) -> Entity:
        """What a template declares, with its own parameters as arguments."""
        known = self._known.get(template)
        if known is not None:
            if isinstance(known, Routine) and len(known.declarations) < len(template.declarations):
                # It was asked for to compare declarations, before the later ones were known.
                known.declarations += self._declarations(template, len(known.declarations))
            return known
        made: Entity
        if template.kind in (TEMPLK_CLASS, TEMPLK_MEMBER_CLASS):
            made = self._class(template)
        else:
            made = self._other(template)
        self._known[template] = made
        template.prototype = made
        return made

    def _class(self, template: Template) -> ClassType:
        templates = self.engine.templates
        arguments = self.own_arguments(template)
        cls = templates.make_class(template, arguments)
        cls.is_prototype = True
        cls.canonical = templates.class_instance(template, arguments)
        definition = templates.definition(template)
        if definition is not None:
            parameters = self.engine.template_parameters.of_declaration(definition)
            templates.place(cls, definition, TemplateContext(parameters, None, definition.context))
        return cls

    def _other(self, template: Template) -> Entity:
        if not template.declarations:
            raise Unknown(f"template {template.name} without a declaration", template.token)
        templates = self.engine.templates
        arguments = self.own_arguments(template)
        if template.kind in (TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION):
            return templates.make_routine(template, arguments, self._declarations(template, 0))
        declared = template.declarations[0]
        context = TemplateContext(self.engine.template_parameters.of(template), None, declared.context)
        return templates.make_variable(template, arguments, declared, context)

    def _declarations(self, template: Template, first: int) -> list[Declared]:
        """The declarations of a function template from a certain one on, each read with its own parameters."""
        found: list[Declared] = []
        for declared in template.declarations[first:]:
            parameters = self.engine.template_parameters.of_declaration(declared)
            context = TemplateContext(parameters, None, declared.context)
            found.append(Declared(declared.binding, declared.piece, context))
        return found

    def of_partial(self, partial: PartialSpecialization) -> ClassType:
        """A partial specialisation of a class template read for itself."""
        known = self._partial.get(partial)
        if known is not None:
            return known
        templates = self.engine.templates
        cls = templates.make_class(partial.template, partial.arguments)
        cls.is_prototype = True
        cls.dependent = True
        cls.canonical = templates.class_instance(partial.template, partial.arguments)
        declared = partial.declared
        templates.place(cls, declared, TemplateContext(partial.parameters, None, declared.context))
        self._partial[partial] = cls
        return cls

    # --- by place ------------------------------------------------------------------------------------------------

    def current(self, cls: ClassType) -> ClassType:
        """For `S<T>` with the parameters of S, or the pattern of a partial specialisation, the class that is read for
        itself; any other class is its own answer."""
        template = cls.template
        if template is None or not cls.dependent or cls.is_prototype:
            return cls
        key = arguments_key(cls.arguments)
        if key == arguments_key(self.own_arguments(template)):
            found = self.of(template)
            return found if isinstance(found, ClassType) else cls
        for partial in self.engine.specializations.of(template).partial:
            if arguments_key(partial.arguments) == key:
                return self.of_partial(partial)
        return cls

    def around(self, type_: Type) -> ClassType | None:
        """The class of a template that a type is, where the engine is reading one of the members of that class."""
        cls = type_.skip_typerefs()
        function = self.engine.statements.current()
        if not isinstance(cls, ClassType) or not cls.dependent or function is None:
            return None
        own = self.current(cls)
        if own.template is not None and not own.is_prototype:
            return None
        at: Entity | None = function.routine
        while at is not None:
            if isinstance(at, ClassType) and at.canonical is own.canonical:
                return own
            at = at.parent
        return None

    def current_type(self, type_: Type) -> Type:
        """The class read for itself that the qualifier of a member's definition names: `S<T>`, `S<T>::C<U>`."""
        bare = type_.skip_typerefs()
        if isinstance(bare, ClassType):
            return self.current(bare)
        if not isinstance(bare, DependentNameType):
            return bare
        around = self.current_type(bare.qualifier)
        if not isinstance(around, ClassType) or not around.is_prototype:
            return bare
        members = self.engine.names.members(around, bare.name)
        for entity in members.entities if members is not None else []:
            if isinstance(entity, Template) and bare.arguments is not None:
                arguments = self.engine.argument_fitting.complete(entity, list(bare.arguments), entity.token)
                return self.current(self.engine.templates.class_instance(entity, arguments))
            if isinstance(entity, ClassType):
                return entity
        return bare

    def head_context(self, heads: list[n.TemplateHead], context: Context) -> Context:
        """The context behind template heads, their parameters standing for themselves."""
        for head in heads:
            if head.parameters:
                parameters = self.engine.template_parameters.of_head(head, context)
                context = TemplateContext(parameters, None, context)
        return context

    def class_at(self, piece: Piece, name: int, context: Context) -> ClassType | None:
        """The explicit or partial specialisation that a piece defines; `name` is its identifier."""
        template = self._template(piece, name, context)
        if template is None:
            return None
        found = self.engine.specializations.of(template)
        for partial in found.partial:
            if partial.declared.binding.name == name:
                return self.of_partial(partial)
        for key, declared in found.explicit.items():
            if declared.binding.name == name:
                return self.engine.specializations.explicit_class(template, key)
        return None

    def _template(self, piece: Piece, name: int, context: Context) -> Template | None:
        for binding in self.engine.lookup.bindings(piece, ""):
            if binding.name != name:
                continue
            named = self.engine.names.path(binding.first, binding.end, context, name)
            for entity in named.entities:
                if isinstance(entity, Template):
                    return entity
                if isinstance(entity, ClassType) and entity.template is not None:
                    return entity.template
        return None
