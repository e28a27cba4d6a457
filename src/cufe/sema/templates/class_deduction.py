"""Class template argument deduction ([over.match.class.deduct]): guides of the user, and those of constructors."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import templates as tm
from cufe.il.context import Context
from cufe.il.entities import EXPLICIT, SFK_DEDUCTION_GUIDE, ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, Expression
from cufe.il.types import ReferenceType, Type
from cufe.sema.answers import IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, TemplateContext
from cufe.sema.overload import candidates as cd
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.type_tests import is_unknown
from cufe.sema.templates.deduced import Deduced
from cufe.sema.templates.deduction import function_of
from cufe.sema.templates.unification import Unifier
from cufe.sema.text_lookup.scopes import EVERYWHERE

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: the first standards in which the arguments of class templates, and of aliases of them, are deduced
_CLASSES: Final = 2017
_ALIASES: Final = 2020
#: from here on aggregates have a guide
_AGGREGATES: Final = 2020


class ImplicitGuide:
    """A guide made from the class template: from a constructor, or, without one, the copy guide or that of `C()`."""

    def __init__(self, template: tm.Template, constructor: "Routine | tm.Template | None", copies: bool) -> None:
        self.template: tm.Template = template
        self.constructor: Routine | tm.Template | None = constructor
        self.copies: bool = copies
        #: how many fields the guide of an aggregate initialises
        self.fields: int = 0
        self.patterns: list[Type] = []
        self.routines: dict[str, Routine] = {}


class ClassDeduction:
    """Finds the arguments of a class template from an initialiser."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._guides: dict[tm.Template, list[tm.Template]] = {}
        self._implicit: dict[tm.Template, ImplicitGuide] = {}
        #: for specialised instances the primary template with their arguments
        self._primaries: dict[ClassType, ClassType] = {}

    def deduce_class(self, template: tm.Template, arguments: list[Expression], converts: bool = False) -> ClassType:
        """The class that `template x(arguments)` declares x to be.

        For `template x{a, b}` the one argument is the list: guides with an initializer_list come first, then its items
        are the arguments.  One element that is a specialisation of the template already is copied, unless a guide of
        the user's says otherwise."""
        if not self.is_deducible(template):
            raise Mistake(num.NO_ARGUMENTS, "a template without arguments", -1, entity=template)
        if template.kind == tm.TEMPLK_ALIAS:
            return self._class_of_alias(template, arguments)
        braced: BracedInitList | None = None
        if len(arguments) == 1:
            only = arguments[0]
            if isinstance(only, BracedInitList):
                braced = only
                arguments = only.items
        is_copied = False
        before = EVERYWHERE
        if len(arguments) == 1 and not isinstance(arguments[0], BracedInitList):
            given = arguments[0].type.skip_typerefs()
            if isinstance(given, ClassType) and not given.dependent:
                is_copied = self._is_instance(given, template)
                if given.template is template:
                    before = arguments[0].start
                    if all(guide.token > before for guide in self.user_guides(template)):
                        return given
        if braced is not None and arguments and not is_copied:
            lists = [guide for guide in self._all_guides(template, len(arguments), before) if self._takes_list(guide)]
            if lists:
                found = self._chosen(template, lists, [braced])
                if found is not None:
                    return found
        guides = self._all_guides(template, len(arguments), before)
        found = self._chosen(template, guides, arguments, converts and braced is None)
        if found is None and braced is not None:
            # `template x({a, b})`, where the list is an argument.
            found = self._chosen(template, self._all_guides(template, 1, before), [braced])
        if found is None:
            if isinstance(template.parent, ClassType):
                raise Unknown("which arguments a template that is a member has", template.token)
            cause = f"the template arguments of {template.name} cannot be deduced"
            if arguments and self._may_be_aggregate(template):
                raise IllFormed(cause)
            # The caller knows where the class is named, and puts it there.
            raise Mistake(num.NO_MATCHING_CONSTRUCTOR, cause, -1, entity=template)
        return found

    def _class_of_alias(self, alias: tm.Template, arguments: list[Expression]) -> ClassType:
        """The class that an alias stands for ([over.match.class.deduct]/3): that of the template behind it, where the
        alias can name it.  Otherwise what the alias itself fixes would have to take part in the deduction."""
        pattern = self.engine.templates.alias(alias, self.engine.prototypes.own_arguments(alias)).skip_typerefs()
        if isinstance(pattern, ClassType) and pattern.template is not None:
            try:
                found = self.deduce_class(pattern.template, arguments)
                deduced = Deduced(self.engine.template_parameters.of(alias))
                if Unifier(self.engine, deduced).types(pattern, found):
                    return found
            except IllFormed:
                pass
        raise Unknown("which arguments the template behind an alias has", alias.token)

    def _is_instance(self, cls: ClassType, template: tm.Template) -> bool:
        """Whether a class or one of its bases is an instance of a template."""
        if cls.template is template:
            return True
        if not self.engine.classes.is_complete(cls):
            return False
        bases = [base.type.skip_typerefs() for base in self.engine.classes.bases(cls)]
        return any(isinstance(base, ClassType) and self._is_instance(base, template) for base in bases)

    def is_deducible(self, template: tm.Template) -> bool:
        """Whether the standard lets the arguments of a template be deduced: since C++17, of an alias since C++20."""
        first = _ALIASES if template.kind == tm.TEMPLK_ALIAS else _CLASSES
        return self.engine.language.standard >= first

    def _may_be_aggregate(self, template: tm.Template) -> bool:
        """Whether the elements of an aggregate could tell the arguments; bases and nested braces are not read."""
        if self.engine.language.standard < _AGGREGATES:
            return False
        prototype = self.engine.prototypes.of(template)
        return not isinstance(prototype, ClassType) or not self.engine.declare.constructors(prototype)

    def _all_guides(self, template: tm.Template, count: int, before: int) -> list[Entity]:
        """The guides for so many arguments, those of the user in front of the token `before`."""
        found = [guide for guide in self.user_guides(template) if guide.token < before]
        found += self.implicit_guides(template)
        aggregate = self._aggregate_guide(template, count)
        if aggregate is not None:
            found.append(aggregate)
        return found

    def _takes_list(self, guide: Entity) -> bool:
        """Whether the first parameter of a guide is an initializer_list."""
        if isinstance(guide, tm.Template):
            types = self.engine.partial.parameter_types(guide)
        elif isinstance(guide, Routine):
            types = list(self.engine.declare_types.routine_type(guide).parameters)
        else:
            return False
        if not types:
            return False
        first = types[0].skip_typerefs()
        if isinstance(first, ReferenceType):
            first = first.target
        return self.engine.placeholders.list_element(first) is not None

    def _chosen(
        self, template: tm.Template, guides: list[Entity], arguments: list[Expression], converts: bool = False
    ) -> ClassType | None:
        """The class of the best guide, where it `converts` but for those that are declared explicit; None where none is
        viable."""
        resolution = Resolution()
        overloads = self.engine.overloads
        for guide in guides:
            if isinstance(guide, tm.Template) and guide in self._implicit:
                candidate = self._implicit_candidate(guide, arguments)
            else:
                candidate = overloads.candidate(guide, arguments)
                if converts and candidate.routine is not None and candidate.routine.flags & EXPLICIT:
                    # Explicit constructors are candidates all the same (observed).
                    continue
            if candidate.rejected is None:
                overloads.convert(candidate, arguments, None, 0)
            resolution.add(candidate)
        overloads.best.choose(resolution, -1)
        chosen = resolution.routine
        if chosen is None:
            if resolution.ambiguous or resolution.depends_on_constraints():
                raise IllFormed(f"the template arguments of {template.name} are ambiguous")
            return None
        found = self.engine.declare_types.routine_type(chosen).result.skip_typerefs()
        if not isinstance(found, ClassType):
            raise Unknown("deduction guide to a type that is no class")
        return found

    def _implicit_candidate(self, guide: tm.Template, arguments: list[Expression]) -> Candidate:
        candidate = Candidate(None, guide)
        implicit = self._implicit[guide]
        candidate.guide = 2 if implicit.copies else 1
        if implicit.constructor is not None:
            if not self.engine.overloads.arity.template_fits(candidate, guide, len(arguments)):
                return candidate
        elif len(arguments) != (1 if implicit.copies else implicit.fields):
            candidate.rejected = Rejected(candidate, cd.TOO_MANY)
            return candidate
        try:
            candidate.routine = self.deduce_guide(guide, arguments)
            self.engine.overloads.read(candidate)
        except IllFormed as failure:
            candidate.rejected = Rejected(candidate, cd.DEDUCTION, -1, failure.cause)
            return candidate
        except Unknown as doubt:
            candidate.rejected = Rejected(candidate, cd.UNKNOWN, -1, doubt.cause)
            return candidate
        self.engine.overloads.arity.check(candidate, len(arguments))
        return candidate

    # --- guides ----------------------------------------------------------------------------------------------------

    def user_guides(self, template: tm.Template) -> list[Entity]:
        """The deduction guides that are declared in the scope of the template."""
        return self.declared_guides(template.name, self.engine.templates.outer(template))

    def declared_guides(self, name: str, home: Context | None) -> list[Entity]:
        """The deduction guides of a name in a namespace or class."""
        found: list[Entity] = []
        if isinstance(home, NamespaceContext):
            self.engine.declare.in_namespace(home, name)
            found += home.guides.get(name, [])
        elif isinstance(home, ClassContext):
            self.engine.declare.in_class(home, name)
            found += home.guides.get(name, [])
        return found

    def require_result(self, guide: Entity, arrow: int) -> None:
        """The result of a guide of the user's is an instance of its own template ([temp.deduct.guide]/3)."""
        routine = self.engine.prototypes.of(guide) if isinstance(guide, tm.Template) else guide
        if not isinstance(routine, Routine) or not routine.declarations:
            return
        declared = routine.declarations[0]
        result = self.engine.declare_types.routine_type(routine).result.skip_typerefs()
        if is_unknown(result) or (result.dependent and not isinstance(result, ClassType)):
            return
        found = self.engine.names.unqualified(self.engine.lexemes[declared.binding.name], declared.context, arrow)
        own = found[0] if len(found) == 1 else None
        template = result.template if isinstance(result, ClassType) else None
        if isinstance(own, tm.Template) and own.kind == tm.TEMPLK_CLASS and template is not own:
            raise Mistake(num.GUIDE_TO_OTHERS, "a guide to another class", arrow + 1)

    def is_implicit_guide(self, template: tm.Template) -> bool:
        """Whether a template was made here."""
        return template in self._implicit

    def implicit_guides(self, template: tm.Template) -> list[tm.Template]:
        """One guide for each constructor of the primary template, and the copy guide."""
        known = self._guides.get(template)
        if known is not None:
            return known
        found: list[tm.Template] = []
        self._guides[template] = found
        prototype = self.engine.prototypes.of(template)
        constructors: list[Routine | tm.Template] = []
        if isinstance(prototype, ClassType) and prototype.brace >= 0:
            constructors = self.engine.declare.constructors(prototype)
        found += [self._guide(template, constructor, False) for constructor in constructors]
        if not constructors:
            found.append(self._guide(template, None, False))
        copy = self._guide(template, None, True)
        if isinstance(prototype, ClassType):
            self._implicit[copy].patterns = [prototype.canonical]
        found.append(copy)
        return found

    def _aggregate_guide(self, template: tm.Template, count: int) -> tm.Template | None:
        """The guide `C(types of the first fields)` of an aggregate ([over.match.class.deduct]/1)."""
        if self.engine.language.standard < 2020 or count == 0:
            return None
        prototype = self.engine.prototypes.of(template)
        if not isinstance(prototype, ClassType) or prototype.brace < 0:
            return None
        classes = self.engine.classes
        if not classes.is_aggregate(prototype) or classes.bases(prototype) or classes.has_dependent_bases(prototype):
            return None
        fields = classes.fields(prototype)
        if count > len(fields):
            return None
        guide = self._guide(template, None, False)
        implicit = self._implicit[guide]
        implicit.fields = count
        implicit.patterns = [self.engine.declare_types.field_type(field) for field in fields[:count]]
        return guide

    def _guide(self, template: tm.Template, constructor: "Routine | tm.Template | None", copies: bool) -> tm.Template:
        guide = tm.Template(template.name, template.token, None, tm.TEMPLK_FUNCTION)
        guide.special = SFK_DEDUCTION_GUIDE
        guide.pattern = template
        parameters = list(self.engine.template_parameters.of(template))
        if isinstance(constructor, tm.Template):
            parameters += self.engine.template_parameters.of(constructor)
        guide.parameters = parameters
        guide.flags = 0
        if constructor is not None:
            guide.declarations = constructor.declarations
            guide.flags = constructor.flags & EXPLICIT
        self._implicit[guide] = ImplicitGuide(template, constructor, copies)
        return guide

    def patterns(self, guide: tm.Template) -> list[Type]:
        """The parameter types of an implicit guide, with the parameters of class and constructor in them."""
        implicit = self._implicit[guide]
        constructor = implicit.constructor
        if implicit.patterns or constructor is None:
            return implicit.patterns
        if isinstance(constructor, tm.Template):
            own = self.engine.template_parameters.of(constructor)
            implicit.patterns = self.engine.deduction.patterns(constructor, own, None)
        else:
            implicit.patterns = list(self.engine.declare_types.routine_type(constructor).parameters)
        return implicit.patterns

    def deduce_guide(self, guide: tm.Template, arguments: list[Expression]) -> Routine:
        """The guide with the arguments deduced: a function that returns the class."""
        implicit = self._implicit[guide]
        parameters = self.engine.template_parameters.of(guide)
        deduced = Deduced(parameters)
        constructor = implicit.constructor
        depth = -1
        if isinstance(constructor, tm.Template):
            own = self.engine.template_parameters.of(constructor)
            depth = own[0].depth if own else -1
        self.engine.deduction.match_call(deduced, self.patterns(guide), arguments, depth)
        count = len(self.engine.template_parameters.of(implicit.template))
        found = self._class_arguments(implicit, deduced, parameters[:count])
        cls = self.engine.templates.class_instance(implicit.template, tuple(found))
        key = cls.arguments
        if constructor is None:
            types: list[Type] = [cls] if implicit.copies else []
            for field in self.engine.classes.fields(cls)[: implicit.fields]:
                types.append(self.engine.declare_types.field_type(field))
            return self._routine(implicit, guide, cls, tm.arguments_key(key), types, None, None)
        inside = self._primary(implicit.template, cls)
        context = inside
        declared = constructor.declarations[0]
        if isinstance(constructor, tm.Template):
            own = parameters[count:]
            own_arguments = self._own_arguments(deduced, own, count, context, constructor.token)
            context = TemplateContext(own, own_arguments, context)
            key = cls.arguments + tuple(own_arguments)
            bound = Declared(declared.binding, declared.piece, inside)
            doubts = self.engine.constraints.doubts()
            if not self.engine.constraints.declared_satisfied(bound, own, own_arguments):
                raise IllFormed(self.engine.constraints.cause(doubts), constructor.token)
        types = self.engine.declarators.parameter_types(function_of(declared), context)
        return self._routine(implicit, guide, cls, tm.arguments_key(key), types, declared, context)

    def _primary(self, template: tm.Template, cls: ClassType) -> Context:
        """The inside of the primary template with the arguments of an instance, which may be specialised itself."""
        self.engine.classes.require_complete(cls, -1)
        prototype = self.engine.prototypes.of(template)
        assert isinstance(prototype, ClassType)
        if cls.context is not None and cls.brace == prototype.brace:
            return cls.context
        definition = self.engine.templates.definition(template)
        if definition is None:
            raise Unknown("class template without a definition", template.token)
        known = self._primaries.get(cls)
        if known is None:
            known = self.engine.templates.make_class(template, cls.arguments)
            known.canonical = cls
            parameters = self.engine.template_parameters.of_declaration(definition)
            context = TemplateContext(parameters, list(cls.arguments), definition.context)
            self.engine.templates.place(known, definition, context)
            self._primaries[cls] = known
        assert known.context is not None
        return known.context

    def _class_arguments(
        self, implicit: ImplicitGuide, deduced: Deduced, parameters: list[tm.TemplateParameter]
    ) -> list[tm.TemplateArgument]:
        found: list[tm.TemplateArgument] = []
        values = self.engine.argument_fitting
        own = TemplateContext(parameters, found, self.engine.templates.outer(implicit.template))
        for index, parameter in enumerate(parameters):
            argument = deduced.arguments[index]
            if argument is None:
                if parameter.pack:
                    argument = tm.pack_argument([])
                else:
                    argument = values.default(parameter, found, implicit.template.token)
            elif argument.constant is not None:
                argument = values.fitted(parameter, argument, own, implicit.template.token)
            found.append(argument)
        return found

    def _own_arguments(
        self, deduced: Deduced, parameters: list[tm.TemplateParameter], first: int, context: Context, token: int
    ) -> list[tm.TemplateArgument]:
        """The arguments of the constructor's own parameters; defaults are read inside of the class instance."""
        found: list[tm.TemplateArgument] = []
        values = self.engine.argument_fitting
        for index, parameter in enumerate(parameters):
            argument = deduced.arguments[first + index]
            if argument is None:
                if parameter.pack:
                    argument = tm.pack_argument([])
                else:
                    argument = values.default_in(parameter, parameters, found, context, token)
            found.append(argument)
        return found

    def _routine(
        self,
        implicit: ImplicitGuide,
        guide: tm.Template,
        cls: ClassType,
        key: str,
        parameters: list[Type],
        declared: Declared | None,
        context: Context | None,
    ) -> Routine:
        known = implicit.routines.get(key)
        if known is not None:
            return known
        made = Routine(guide.name, guide.token, None)
        made.special = SFK_DEDUCTION_GUIDE
        made.flags = guide.flags
        made.template = guide
        function = None if declared is None else function_of(declared)
        made.type = self.engine.types.routine(cls, tuple(parameters), function is not None and function.variadic)
        if declared is not None and context is not None:
            made.declarations = [Declared(declared.binding, declared.piece, context)]
        implicit.routines[key] = made
        return made
