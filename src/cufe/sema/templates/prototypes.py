"""Prototypes: what templates and partial specialisations are read as for themselves, which of them stands at a place,
what an instance was made from, and where substitution has put arguments into a value.

What the original makes without a place of its own, such as the range in `end(range)` of a range-based `for`, stands at
that token of whatever candidates were tried just before (observed)."""

from cufe.final import TYPE_CHECKING
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import TPCK_EXPRESSION, Constant, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import SFK_CONSTRUCTOR, SFK_CONVERSION, SFK_DESTRUCTOR, ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import Expression
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.templates.deduced import Deduced
from cufe.sema.templates.parameters import own_argument
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Prototypes:
    """Entities whose template parameters stand for themselves."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tm.Template, Entity] = {}
        self._partial: dict[tm.PartialSpecialization, ClassType] = {}

    def own_arguments(self, template: tm.Template) -> tuple[tm.TemplateArgument, ...]:
        """The parameters of a template as arguments."""
        return tuple([own_argument(parameter) for parameter in self.engine.template_parameters.of(template)])

    def of(self, template: tm.Template) -> Entity:
        """The entity that a template declares, with its own parameters as arguments."""
        known = self._known.get(template)
        if known is not None:
            if isinstance(known, Routine) and len(known.declarations) < len(template.declarations):
                # It was asked for to compare declarations, before the later ones were known.
                known.declarations += self._declarations(template, len(known.declarations))
            return known
        made: Entity
        if template.kind in (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS):
            made = self._class(template)
        else:
            made = self._other(template)
        self._known[template] = made
        template.prototype = made
        return made

    def _class(self, template: tm.Template) -> ClassType:
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

    def _other(self, template: tm.Template) -> Entity:
        if not template.declarations:
            raise Unknown(f"template {template.name} without a declaration", template.token)
        templates = self.engine.templates
        arguments = self.own_arguments(template)
        if template.kind in (tm.TEMPLK_FUNCTION, tm.TEMPLK_MEMBER_FUNCTION):
            return templates.make_routine(template, arguments, self._declarations(template, 0))
        declared = template.declarations[0]
        context = TemplateContext(self.engine.template_parameters.of(template), None, declared.context)
        return templates.make_variable(template, arguments, declared, context)

    def _declarations(self, template: tm.Template, first: int) -> list[Declared]:
        """The declarations of a function template from a certain one on, each read with its own parameters."""
        found: list[Declared] = []
        for declared in template.declarations[first:]:
            parameters = self.engine.template_parameters.of_declaration(declared)
            context = TemplateContext(parameters, None, declared.context)
            found.append(Declared(declared.binding, declared.piece, context))
        return found

    def of_partial(self, partial: tm.PartialSpecialization) -> ClassType:
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
        key = tm.arguments_key(cls.arguments)
        if key == tm.arguments_key(self.own_arguments(template)):
            found = self.of(template)
            return found if isinstance(found, ClassType) else cls
        for partial in self.engine.specializations.of(template).partial:
            if tm.arguments_key(partial.arguments) == key:
                return self.of_partial(partial)
        return cls

    def around(self, type_: t.Type) -> ClassType | None:
        """The class of a template that a type is, where the engine is reading one of the members of that class."""
        cls = type_.skip_typerefs()
        function = self.engine.functions.current()
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

    def current_type(self, type_: t.Type) -> t.Type:
        """The class read for itself that the qualifier of a member's definition names: `S<T>`, `S<T>::C<U>`."""
        bare = type_.skip_typerefs()
        if isinstance(bare, ClassType):
            return self.current(bare)
        if not isinstance(bare, t.DependentNameType):
            return bare
        around = self.current_type(bare.qualifier)
        if not isinstance(around, ClassType) or not around.is_prototype:
            return bare
        members = self.engine.names.members(around, bare.name)
        for entity in members.entities if members is not None else []:
            if isinstance(entity, tm.Template) and bare.arguments is not None:
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

    def _template(self, piece: Piece, name: int, context: Context) -> tm.Template | None:
        for binding in self.engine.lookup.bindings(piece, ""):
            if binding.name != name:
                continue
            named = self.engine.written_names.path(binding.first, binding.end, context, name)
            for entity in named.entities:
                if isinstance(entity, tm.Template):
                    return entity
                if isinstance(entity, ClassType) and entity.template is not None:
                    return entity.template
        return None


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

    def template(self, template: tm.Template) -> tm.Template | None:
        """A template, or that of the class template of which it is a member in an instance."""
        owner = template.parent
        if not isinstance(owner, ClassType):
            return template
        member = self._member(owner, template)
        return member if isinstance(member, tm.Template) else None

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
        special = member.special if isinstance(member, (Routine, tm.Template)) else 0
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


def bound_parameters(context: "Context | None") -> "list[tuple[tm.TemplateParameter, tm.TemplateArgument]]":
    """The template parameters that stand for arguments in a context, those of the innermost template first."""
    found: list[tuple[tm.TemplateParameter, tm.TemplateArgument]] = []
    at = context
    while at is not None:
        if isinstance(at, TemplateContext) and at.arguments is not None:
            found += zip(at.parameters, at.arguments, strict=False)
        at = at.outer
    return found


class SubstitutedPlaces:
    """Remembers for each class which token copying an object of it leaves."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[ClassType, int] = {}
        #: the classes whose token the type of a parameter leads to
        self._in_parameters: set[ClassType] = set()
        #: the classes of which objects were copied so far
        self._copied: set[ClassType] = set()
        #: the tokens of the candidate that is looked at, up to the end of its parameters
        self._head: tuple[int, int] = (0, 0)

    def copied(self, cls: ClassType) -> None:
        """An object of a class is initialised with one of the same class."""
        self._copied.add(cls)

    def after_copy(self, cls: ClassType, source: Expression, is_constexpr: bool) -> int:
        """The token of the last value substituted while the constructor was chosen that copies `source`, an object of
        class `cls`; -1 where there was none.  What is in the type of a parameter is substituted for the first copy
        alone, and for none where a constexpr function gave the object; defaults of template parameters always are."""
        known = self._known.get(cls)
        if known is None:
            known = -1
            for constructor in self.engine.overloads.constructors.of(cls):
                if isinstance(constructor, tm.Template):
                    known = self._after_candidate(constructor, source, cls, known)
            self._known[cls] = known
        if cls in self._in_parameters and (is_constexpr or cls in self._copied):
            return -1
        return known

    def _after_candidate(self, constructor: tm.Template, source: Expression, cls: ClassType, found: int) -> int:
        """The place that is left behind one constructor template: default arguments are read first, then the
        parameters; `found` is the place before."""
        engine = self.engine
        self._head = (constructor.declarations[0].piece.start, engine.cutter.brackets.close(constructor.token + 1))
        try:
            parameters = engine.template_parameters.of(constructor)
            patterns = engine.deduction.patterns(constructor, parameters, None)
            deduced = Deduced(parameters)
            engine.deduction.match_call(deduced, patterns, [source], parameters[0].depth if parameters else 0)
            own = [own_argument(parameter) for parameter in parameters]
            defaults = -1
            for index, parameter in enumerate(parameters):
                if parameter.default >= 0 and deduced.arguments[index] is None:
                    default = engine.argument_fitting.default(parameter, own[:index], constructor.token)
                    defaults = max(defaults, self._in_argument(default))
        except (Dependent, IllFormed, Unknown):
            return found
        if defaults >= 0:
            found = defaults
            self._in_parameters.discard(cls)
        for pattern in patterns:
            place = self._in_type(pattern)
            if place >= 0:
                found = place
                self._in_parameters.add(cls)
        return found

    def _in_type(self, type_: t.Type) -> int:
        """The last dependent value among the template arguments that a type names, aliases looked through."""
        at = type_
        while not isinstance(at, (ClassType, t.DependentNameType, t.DependentSpecializationType)):
            if isinstance(at, (t.TypedefType, t.QualifiedType, t.ReferenceType, t.PointerType)):
                at = at.target
            elif isinstance(at, t.PackExpansionType):
                at = at.pattern
            else:
                return -1
        found = -1
        if isinstance(at, t.DependentNameType):
            found = self._in_type(at.qualifier)
        for argument in at.arguments or ():
            place = self._in_argument(argument)
            found = place if place >= 0 else found
        return found

    def _in_argument(self, argument: tm.TemplateArgument) -> int:
        if argument.type is not None:
            return self._in_type(argument.type)
        if argument.constant is not None:
            return self._start(argument.constant)
        found = -1
        for element in argument.pack:
            place = self._in_argument(element)
            found = place if place >= 0 else found
        return found

    def _start(self, constant: Constant) -> int:
        """Where a value depends on template parameters; a parameter alone is no expression.  Values that are alike are
        one: it is where the candidate itself writes it, if it does."""
        if not isinstance(constant, TemplateParamConstant) or constant.sort != TPCK_EXPRESSION:
            return -1
        lexemes = self.engine.lexemes
        length = constant.end - constant.start
        written = lexemes[constant.start : constant.end]
        for at in range(self._head[1] - length, self._head[0] - 1, -1):
            if lexemes[at] == written[0] and lexemes[at : at + length] == written:
                return at
        return constant.start
