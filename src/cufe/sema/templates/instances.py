"""Templates and their instances: classes, aliases, variables, functions ([temp.inst], [temp.spec])."""

from cufe.final import TYPE_CHECKING
from cufe.il import templates as tm
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Routine, Variable
from cufe.il.types import DependentSpecializationType, Type, TypedefType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.evaluator import unnamed
from cufe.sema.declared.contexts import PackContext, TemplateContext
from cufe.sema.declared.entered_names import CLASS_KINDS
from cufe.sema.templates.parameters import has_as_many_parameters, is_invented
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Templates:
    """What a template is with given arguments; instances are made once for each list of arguments."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._count: int = 0
        self._templates: list[tm.Template] = []
        #: aliases and instances that are ill-formed, by template and key
        self._failed: dict[tuple[int, str], str] = {}
        self._dependent: dict[tuple[int, str], DependentSpecializationType] = {}
        #: instances in templates under the names of other parameters
        self._spelled: dict[ClassType, dict[str, TypedefType]] = {}

    # --- templates ---------------------------------------------------------------------------------------------------

    def enter(self, template: tm.Template) -> None:
        """Gives a template its number, by which arguments are compared."""
        if template.canonical_number == -1:
            template.canonical_number = self._count
            self._count += 1
            self._templates.append(template)

    def parameter_type(self, parameter: tm.TemplateParameter) -> Type:
        """The declared type of a value parameter, which may be dependent."""
        return self.engine.types.unknown if parameter.type is None else parameter.type

    def outer(self, template: tm.Template) -> Context:
        """The scope around a template."""
        if template.declarations:
            return template.declarations[0].context
        if template.parameters and template.parameters[0].default_context is not None:
            around = template.parameters[0].default_context.outer
            if around is not None:
                return around
        return self.engine.declare.root

    def required_count(self, template: tm.Template) -> int:
        """How many arguments have to be written."""
        count = 0
        for parameter in self.engine.template_parameters.of(template):
            if parameter.pack or parameter.default >= 0:
                break
            count += 1
        return count

    def invented(self, token: int, context: Context | None) -> Type | None:
        """What the template parameter stands for that was invented for the `auto` at a token; None where none was."""
        element = -1
        while context is not None:
            if isinstance(context, PackContext) and element < 0:
                element = context.index
            if isinstance(context, TemplateContext):
                for index, parameter in enumerate(context.parameters):
                    if parameter.token == token and parameter.node is None:
                        argument = context.argument(index)
                        if argument is None:
                            return parameter.type
                        if argument.kind == tm.PACK:
                            return argument.pack[element].type if 0 <= element < len(argument.pack) else parameter.type
                        return argument.type
            context = context.outer
        return None

    def is_abbreviated(self, binding: s.Binding) -> bool:
        """Whether its parameter list makes a function a template ([dcl.fct]/22)."""
        function = binding.function()
        if function is None:
            return False
        return any(is_invented(parameter, self.engine.kinds) for parameter in function.parameters)

    # --- classes -----------------------------------------------------------------------------------------------------

    def class_instance(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> ClassType:
        """The class `template<arguments>`; it is defined when somebody asks for its members."""
        key = tm.arguments_key(arguments)
        known = template.specializations.get(key)
        if isinstance(known, ClassType):
            return known
        if template.kind not in (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS):
            raise IllFormed(f"{template.name} is not a class template", template.token)
        made = self.make_class(template, arguments)
        if not made.dependent:
            self._require_named(template, arguments)
        template.specializations[key] = made
        return made

    def spelled(self, instance: ClassType, arguments: tuple[tm.TemplateArgument, ...]) -> Type:
        """An instance in a template, spelled with the parameter names of that template; else the names are those of the
        template that named it first."""
        if not instance.dependent:
            return instance
        key = tm.spelling_key(arguments)
        if key == tm.spelling_key(instance.arguments):
            return instance
        spelled = self._spelled.setdefault(instance, {})
        known = spelled.get(key)
        if known is None:
            known = spelled[key] = self.engine.types.typedef(tk.SPELLED_INSTANCE, instance)
            known.template = instance.template
            known.arguments = arguments
        return known

    def make_class(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> ClassType:
        kind = tk.TK_CLASS
        declaration = template.declarations[0].binding.declaration if template.declarations else None
        if declaration is not None:
            kind = CLASS_KINDS.get(declaration.specifiers.class_key, tk.TK_CLASS)
        made = ClassType(template.name, template.token, template.parent, kind)
        made.visible = template.visible
        made.access = template.access
        made.template = template
        made.arguments = arguments
        for argument in arguments:
            if argument.is_dependent():
                made.dependent = True
        if isinstance(template.parent, ClassType) and template.parent.dependent:
            made.dependent = True
        self.engine.types.number(made)
        return made

    def define(self, cls: ClassType) -> None:
        """Finds the definition of an instance: explicit specialisation, partial specialisation or primary template."""
        template = cls.template
        if template is None:
            return
        found = self.engine.specializations.of(template)
        explicit = found.explicit.get(tm.arguments_key(cls.arguments))
        if explicit is not None:
            # It was named there first: outside of functions, which keeps no names of enumerators.
            cls.arguments = tuple([_without_name(argument) for argument in cls.arguments])
            self.place(cls, explicit, explicit.context)
            return
        if cls.dependent:
            return
        match = self.engine.specializations.choose(template, cls.arguments)
        if match is not None:
            partial = match.partial
            context = TemplateContext(partial.parameters, match.arguments, partial.declared.context)
            self.place(cls, partial.declared, context)
            return
        definition = self.definition(template)
        if definition is None:
            return
        self.engine.constraints.require(template, list(cls.arguments))
        parameters = self.engine.template_parameters.of_declaration(definition)
        self.place(cls, definition, TemplateContext(parameters, list(cls.arguments), definition.context))

    def _require_named(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> None:
        """IllFormed where arguments do not satisfy the constraints of a class template ([temp.names]/7)."""
        try:
            self.engine.constraints.require(template, list(arguments))
        except (Unknown, Dependent):
            return

    def place(self, cls: ClassType, declared: Declared, context: Context) -> None:
        """Tells an instance which definition it is read from, and in which context."""
        declaration = declared.binding.declaration
        if declaration is None or declared.binding.body < 0:
            return
        key = declaration.specifiers.class_key
        cls.kind = CLASS_KINDS.get(key, cls.kind)
        self.engine.declare.define(cls, declaration.specifiers.type_start, declared.binding.body, context)

    def definition(self, template: tm.Template) -> Declared | None:
        """The declaration of a template that defines it; also one outside of the class around it."""
        if template.kind == tm.TEMPLK_MEMBER_CLASS:
            specialized = self.engine.template_definitions.specialized(template)
            if specialized is not None:
                return specialized
        for declared in template.declarations:
            binding = declared.binding
            if binding.body >= 0 and has_as_many_parameters(template, declared):
                return declared
            declaration = binding.declaration
            if template.kind in (tm.TEMPLK_FUNCTION, tm.TEMPLK_MEMBER_FUNCTION):
                if declaration is not None and declaration.body >= 0:
                    return declared
        if template.kind in (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS):
            return self.engine.template_definitions.definition(template)
        return None

    # --- prototypes --------------------------------------------------------------------------------------------------

    # --- aliases -----------------------------------------------------------------------------------------------------

    def alias(
        self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...], checked: bool = True
    ) -> Type:
        """The type that an alias template stands for ([temp.alias]); where it is not `checked`, whatever its
        constraints say."""
        key = tm.arguments_key(arguments)
        if not checked and template.declarations and self.engine.constraints.is_constrained(template.declarations[0]):
            key += "|unchecked"
        if any(argument.is_dependent() for argument in arguments):
            key = f"{key}|{tm.spelling_key(arguments)}"
        known = template.specializations.get(key)
        if isinstance(known, Type):
            return known
        failure = self._failed.get((id(template), key))
        if failure is not None:
            raise IllFormed(failure)
        parameters = self.engine.template_parameters.of(template)
        if len(arguments) != len(parameters) or any(
            argument.is_expansion and not parameter.pack
            for argument, parameter in zip(arguments, parameters, strict=True)
        ):
            return self.dependent_specialization(template, arguments)
        declared = template.declarations[0]
        context = TemplateContext(parameters, list(arguments), declared.context)
        dependent = any(argument.is_dependent() for argument in arguments)
        if checked and not dependent:
            self.engine.constraints.require(template, list(arguments))
        try:
            target, _ = self.engine.declare_types.alias_target(declared, context)
        except IllFormed as problem:
            self._failed[(id(template), key)] = problem.cause
            raise
        if dependent and not target.dependent:
            # The arguments are not used by the type, but have to be valid all the same (CWG 1558).
            unused = self.dependent_specialization(template, arguments)
            assert isinstance(unused, DependentSpecializationType)
            unused.target = target
            return unused
        made = self.engine.types.typedef(tk.IS_TEMPLATE_ALIAS, target)
        made.template = template
        made.arguments = arguments
        made.name = template.name
        template.specializations[key] = made
        return made

    def dependent_specialization(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> Type:
        """`template<arguments>` whose meaning depends on template parameters."""
        self.enter(template)
        key = (template.canonical_number, tm.arguments_key(arguments))
        known = self._dependent.get(key)
        if known is None:
            known = DependentSpecializationType(template, arguments)
            self.engine.types.number(known)
            self._dependent[key] = known
        return known

    # --- variables and functions -------------------------------------------------------------------------------------

    def variable_instance(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> Variable:
        """The variable `template<arguments>`."""
        key = tm.arguments_key(arguments)
        known = template.specializations.get(key)
        if isinstance(known, Variable):
            return known
        if template.kind in (tm.TEMPLK_ALIAS, tm.TEMPLK_CONCEPT) or not template.declarations:
            raise Unknown(f"{template.name} is not a variable template", template.token)
        declared: Declared | None = self.engine.specializations.of(template).explicit.get(key)
        context: Context
        if declared is not None:
            context = declared.context
        else:
            match = self.engine.specializations.choose(template, arguments)
            if match is not None:
                declared = match.partial.declared
                context = TemplateContext(match.partial.parameters, match.arguments, declared.context)
            else:
                declared = template.declarations[0]
                self.engine.constraints.require(template, list(arguments))
                parameters = self.engine.template_parameters.of_declaration(declared)
                context = TemplateContext(parameters, list(arguments), declared.context)
        made = self.make_variable(template, arguments, declared, context)
        template.specializations[key] = made
        return made

    def make_variable(
        self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...], declared: Declared, context: Context
    ) -> Variable:
        """A variable of a template, not entered anywhere."""
        bound = Declared(declared.binding, declared.piece, declared.context)
        made = self.engine.declare.make_variable(bound, template.name)
        made.declarations = [Declared(declared.binding, declared.piece, context)]
        made.parent = template.parent
        made.template = template
        made.arguments = arguments
        return made

    def routine_instance(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> Routine:
        """The function `template<arguments>`; its type is read when somebody asks."""
        key = tm.arguments_key(arguments)
        known = template.specializations.get(key)
        if isinstance(known, Routine):
            return known
        self.engine.function_specializations.load(template)
        known = template.specializations.get(key)
        if isinstance(known, Routine):
            return known
        made = self.make_routine(template, arguments, self.routine_declarations(template, arguments))
        template.specializations[key] = made
        return made

    def routine_declarations(self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...]) -> list[Declared]:
        """The declarations of a function template with the arguments of an instance."""
        found: list[Declared] = []
        for declared in template.declarations:
            parameters = self.engine.template_parameters.of_declaration(declared)
            context = TemplateContext(parameters, list(arguments), declared.context)
            found.append(Declared(declared.binding, declared.piece, context))
        return found

    def make_routine(
        self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...], declarations: list[Declared]
    ) -> Routine:
        """A routine of a template, not entered anywhere."""
        made = self.engine.declare.make_routine(template.declarations[0])
        made.name = template.name
        made.parent = template.parent
        made.flags = template.flags
        made.special = template.special
        made.operator = template.operator
        made.template = template
        made.arguments = arguments
        made.declarations = declarations
        if template.inherited is not None:
            made.token = template.token
            made.inherited = self.routine_instance(template.inherited, arguments)
        return made

    # --- concepts ----------------------------------------------------------------------------------------------------


def _without_name(argument: tm.TemplateArgument) -> tm.TemplateArgument:
    """A value argument without the name of an enumerator."""
    constant = argument.constant
    if not isinstance(constant, IntegerConstant) or constant.enumerator is None:
        return argument
    return tm.constant_argument(unnamed(constant))
