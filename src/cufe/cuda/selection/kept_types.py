"""The types that nvcc keeps for the device: which ones are declared, and of which the definition is needed (spec 34).

Observed in the `.gpu` files of nvcc 13.0.  Types are reached from signatures, variables and bodies of what is kept and
of the code of the host, with the typedefs by which they are spelled there, the arguments of instances, and the classes
around them.  A class is declared where something only points to it.  Its definition is needed for objects, values,
members, arithmetic with pointers and casts along bases, and for a typedef or enumerator in it; a definition needs those
of its bases and of the members that are objects.  Where a base with tail padding or virtual bases is a subobject it has
a second form of its own there, `__SO__4Base`.
"""

from cufe.cuda.selection.type_references import OpenReferences, ParameterReferences, TypeReferences, Use
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import Constant, IntegerConstant, TemplateParamConstant
from cufe.il.entities import ClassType, Declared, EnumType, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.type_kinds import CONST, TK_UNION
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.linkage.scopes import routine_around
from cufe.sema.text_lookup import entities as tl
from cufe.syntax import expression_nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.sema.engine import Engine

#: words of types that the runtime's own headers have
BUILTIN_WORDS: Final = ("device_builtin", "device_builtin_texture_type", "device_builtin_surface_type")
_OF_TYPEDEFS: Final = bytes((k.TYPEDEF, k.USING)) + b";{}"
_BEGINNINGS: Final = k.CLASS_KEYS + bytes((k.ENUM,)) + _OF_TYPEDEFS


class KeptTypes:
    """Which types are kept, and the definitions of which."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: what was reached so far: classes, enumerations, typedefs; and of which the definition is needed
        self.kept: dict[Entity, Entity] = {}
        self.defined: set[Entity] = set()
        #: classes that stand as subobjects with another size than as objects
        self.subobjects: set[ClassType] = set()
        #: what the current question reached for the first time or needs more of
        self._reached: list[Entity] = []
        self._maker: Entity | None = None
        self._aliases: dict[tuple[tm.Template, str], t.TypedefType] = {}
        self._builtin: dict[Entity, bool] = {}
        #: class templates of which the types of all members were looked at
        self._prototypes: set[ClassType] = set()
        #: templates of which the defaults were looked at
        self._defaults: set[tm.Template] = set()
        #: variable templates of which the type and initialiser were looked at
        self._variables: set[tm.Template] = set()
        #: constants of which the initialiser was looked at
        self._values: set[Variable] = set()

    def reach(self, type_: t.Type, whole: bool, maker: Entity | None) -> list[Entity]:
        """Marks the types in a type that `maker` names; returns those that are new or of which more is needed now."""
        self._reached = []
        self._maker = maker
        self._type(type_, whole)
        return self._reached

    def inside(self, entity: Entity) -> list[Use]:
        """What the declaration of a type, and its definition where that is needed, reach."""
        found: list[Use] = []
        if isinstance(entity, t.TypedefType):
            found.append(Use(entity.target, False, -1))
            found += self._of_template(entity.template, entity.arguments)
            found += self._of_named_values(entity.arguments)
            if entity.template is not None and isinstance(entity.template.parent, ClassType):
                found.append(Use(entity.template.parent, True, -1))
        elif isinstance(entity, Typedef):
            if isinstance(entity.type, t.TypedefType):
                found.append(Use(entity.type.target, False, entity.token))
        elif isinstance(entity, ClassType):
            found += self._of_template(entity.template, entity.arguments)
            if entity in self.defined:
                found += self._definition(entity)
        if isinstance(entity.parent, ClassType):
            around = Use(entity.parent, True, entity.token)
            found += self.around(entity) if isinstance(entity, ClassType) else [around]
        return found

    def around(self, member: Entity) -> list[Use]:
        """The class of a member; with one that a template declares what the template is read as stays, too."""
        found: list[Use] = []
        if isinstance(member.parent, ClassType):
            found.append(Use(member.parent, True, member.token))
            with unanswered:
                self.owner(self.engine.origins.class_type(member.parent), member.token, found)
        return found

    def arguments(self, arguments: "tuple[tm.TemplateArgument, ...]") -> list[Use]:
        found: list[Use] = []
        for argument in arguments:
            if argument.type is not None:
                found.append(Use(argument.type, False, -1))
            elif argument.constant is not None:
                found += self._of_value(argument.constant)
            found += self.arguments(tuple(argument.pack))
        return found

    def _of_value(self, constant: Constant) -> list[Use]:
        """The type of a value, the enumeration of the enumerator that it is, and those in what works it out."""
        found = [Use(constant.type, False, -1)]
        named = constant.enumerator or constant.origin if isinstance(constant, IntegerConstant) else None
        if isinstance(named, en.Enumerator):
            found.append(Use(named.enum, False, -1))
        elif constant.expression is not None:
            references = TypeReferences(self.engine)
            references.constant(constant)
            found += [Use(use.type, False, -1, False) for use in references.uses]
            found += self.values(references.values, True)
        return found

    def _of_named_values(self, arguments: "tuple[tm.TemplateArgument, ...]") -> list[Use]:
        """The arguments of the variable templates that stand for values among the arguments of an alias, where those
        were not written as they are but as parameters."""
        found: list[Use] = []
        for argument in arguments:
            value = argument.constant.expression if argument.constant is not None else None
            if isinstance(value, e.VariableExpression) and self._names_parameters(value.token):
                found += self.arguments(value.variable.arguments)
        return found

    def _names_parameters(self, token: int) -> bool:
        """Whether the template arguments behind a name are spelled by template parameters."""
        engine = self.engine
        close = engine.cutter.brackets.close_angle(token + 1, len(engine.kinds))
        for at in k.all_of(engine.kinds, k.IDENTIFIER, token + 2, close):
            meant = engine.lookup.resolve(at)
            if meant is not None and meant.sort == tl.TEMPLATE_PARAMETER:
                return True
        return False

    def values(self, variables: list[Variable], spelled: bool = False) -> list[Use]:
        """What the initialisers of constants name that stand for their values, with the classes of static members and,
        where they are arguments as they are `spelled`, those in front of members: of that enumerations alone stay."""
        found: list[Use] = []
        pending = [*variables]
        while pending:
            variable = pending.pop()
            if variable in self._values:
                continue
            self._values.add(variable)
            with unanswered:
                if self.engine.declare_types.variable_type(variable).qualifiers() & CONST:
                    references = TypeReferences(self.engine)
                    references.variable(variable)
                    found += references.uses
                    if isinstance(variable.parent, ClassType):
                        found.append(Use(variable.parent, True, variable.token))
                    pending += references.values
                    for declared in variable.declarations if spelled else []:
                        first = self.engine.kinds.find(k.ASSIGN, declared.binding.name, declared.piece.end)
                        if first >= 0:
                            node = self.engine.fragments.expression(first + 1, declared.piece.end - 1)
                            found += self._qualifiers(node, declared.context)
        return [Use(use.type, use.whole, use.token, False) for use in found]

    def _qualifiers(self, node: n.Node, context: "Context") -> list[Use]:
        """The classes in front of the names of members in an expression: a member may be that of a base."""
        found: list[Use] = []
        pending: list[n.Node] = [node]
        while pending:
            at = pending.pop()
            if isinstance(at, n.Name) and at.qualified:
                with unanswered:
                    qualifier = self.engine.written_names.resolve(at, context).qualifier
                    if isinstance(qualifier, t.Type) and not qualifier.dependent:
                        found.append(Use(qualifier, True, at.start))
            pending += at.children()
        return found

    def of_instance(self, routine: Routine) -> list[Use]:
        """What an instance of a function template is made from."""
        return self._of_template(routine.template, routine.arguments)

    def _of_template(self, template: tm.Template | None, arguments: "tuple[tm.TemplateArgument, ...]") -> list[Use]:
        """The arguments of an instance, and the defaults that its template has for types, used or not."""
        found = self.arguments(arguments)
        if template is not None and template not in self._defaults:
            self._defaults.add(template)
            for parameter in self.engine.template_parameters.of(template):
                with unanswered:
                    self._default(template, parameter, False, found)
        return found

    def _default(self, template: tm.Template, parameter: "tm.TemplateParameter", reads: bool, found: list[Use]) -> None:
        if parameter.kind == tm.TPK_TYPE and parameter.default >= 0:
            own = list(self.engine.prototypes.own_arguments(template))
            made = self.engine.argument_fitting.default(parameter, own[: parameter.position - 1], template.token)
            if made.type is not None:
                self.written(made.type, False, template.token, reads, found)

    def _definition(self, cls: ClassType) -> list[Use]:
        found: list[Use] = []
        for base in self.engine.classes.bases(cls):
            found.append(Use(base.written, True, base.token))
            if self._has_other_form(base.type):
                self.subobjects.add(base.type)
        for field in self.engine.classes.fields(cls):
            type_ = self.engine.declare_types.field_type(field)
            bare = type_.skip_typerefs()
            if field.anonymous and isinstance(bare, ClassType) and bare.kind == TK_UNION:
                # It has no entry of its own.
                found += self._definition(bare)
            else:
                found.append(Use(type_, True, field.token))
                found += self.bound(field.declared, type_)
        templates = self.engine.classes.member_templates(cls)
        for template in templates:
            with unanswered:
                self._member_template(template, found)
        if templates:
            # The templates in an instance are those of the class that it is made from.
            self.owner(self.engine.origins.class_type(cls), templates[0].token, found)
        return found

    def bound(self, declared: Declared | None, type_: t.Type) -> list[Use]:
        """What the bound of a declared array names."""
        found: list[Use] = []
        if declared is not None and isinstance(type_, t.ArrayType):
            open_ = declared.binding.name + 1
            if self.engine.kinds[open_] == k.OPEN_SQUARE and self.engine.kinds[open_ + 1] == k.IDENTIFIER:
                self.value(open_ + 1, self.engine.cutter.brackets.close(open_), declared.context, found)
        for use in found:
            use.shown = False
        return found

    def _member_template(self, template: tm.Template, found: list[Use], reads_values: bool = False) -> None:
        """What the declaration of a member template names, whether there are instances of it or not."""
        token = template.token
        for parameter in self.engine.template_parameters.of(template):
            if parameter.kind == tm.TPK_NONTYPE and parameter.type is not None:
                self.written(parameter.type, False, token, True, found)
            else:
                self._default(template, parameter, False, found)
        if template.kind == tm.TEMPLK_ALIAS:
            own = self.engine.prototypes.own_arguments(template)
            alias = self.engine.templates.alias(template, own)
            target = alias.target if isinstance(alias, (t.TypedefType, t.DependentSpecializationType)) else None
            self.written(target or alias, False, token, reads_values, found)
            return
        member = self.engine.prototypes.of(template)
        if isinstance(member, Routine):
            self.signature(member, found)
        elif isinstance(member, Variable):
            self.written(self.engine.declare_types.variable_type(member), True, token, reads_values, found)

    def written(self, type_: t.Type, whole: bool, token: int, reads_values: bool, found: list[Use]) -> None:
        """The types in one that may depend on template parameters; no instance is made for it.  Where it is the type of
        a parameter, what the values in it name counts as well, and the class whose member an alias is."""
        self._written([type_], [], whole, token, reads_values, found)

    def _written(
        self,
        pending: list[t.Type],
        arguments: "list[tm.TemplateArgument]",
        whole: bool,
        token: int,
        reads_values: bool,
        found: list[Use],
    ) -> None:
        type_ = pending[0] if pending else None
        while pending or arguments:
            while arguments:
                argument = arguments.pop()
                arguments += argument.pack
                value = argument.constant
                alias = argument.template
                if argument.type is not None:
                    pending.append(argument.type)
                elif alias is not None and alias.kind == tm.TEMPLK_ALIAS and reads_values:
                    own = self.engine.prototypes.own_arguments(alias)
                    pending.append(self.engine.templates.alias(alias, own))
                elif isinstance(value, TemplateParamConstant) and value.context is not None:
                    if value.parameter is None and reads_values:
                        arguments += self.value(value.start, value.end, value.context, found)
                    elif value.parameter is None:
                        arguments += self._left_open(value.start, value.end, value.context, token, found)
            if not pending:
                break
            at = pending.pop()
            while isinstance(at, t.TypedefType) and at.typedef is not None and _is_of_prototype(at.typedef):
                # It has no entry of its own.
                if reads_values:
                    self.owner(at.typedef.parent, token, found)
                whole = whole and at is type_
                at = type_ = at.target
            if isinstance(at, EnumType) and at.dependent:
                if reads_values:
                    self.owner(at.parent, token, found)
            elif not at.dependent:
                cls = class_of(at)
                is_made = cls is None or cls.template is None or self.engine.classes.is_defined(cls)
                found.append(Use(at, whole and is_made and at is type_, token))
                bare = at.skip_typerefs()
                if reads_values and isinstance(bare, EnumType):
                    self.owner(bare.parent, token, found)
            elif isinstance(at, (t.QualifiedType, t.PointerType, t.ReferenceType)):
                pending.append(at.target)
            elif isinstance(at, t.MemberPointerType):
                pending += [at.owner, at.target]
            elif isinstance(at, (t.ArrayType, t.VectorType)):
                pending.append(at.element)
            elif isinstance(at, t.RoutineType):
                pending += [at.result, *at.parameters]
            elif isinstance(at, t.DependentNameType):
                pending.append(_without_own_typedef(at.qualifier))
                arguments += at.arguments or ()
            elif isinstance(at, t.PackExpansionType):
                pending.append(at.pattern)
            elif isinstance(at, t.TypedefType) and at.template is None:
                pending.append(at.target)
            elif isinstance(at, (ClassType, t.DependentSpecializationType, t.TypedefType)):
                arguments += at.arguments
                if isinstance(at, t.TypedefType):
                    pending.append(at.target)
                is_unused = isinstance(at, t.DependentSpecializationType) and at.target is not None
                if reads_values and not is_unused:
                    self.owner(at.parent if at.template is None else at.template.parent, token, found)
            elif isinstance(at, t.DependentOperandType) and reads_values and at.context is not None:
                arguments += self.value(at.start + 2, at.end - 1, at.context, found)

    def value(self, start: int, end: int, context: "Context", found: list[Use]) -> "list[tm.TemplateArgument]":
        """What an expression in the type of a template parameter names; returns the template arguments in it."""
        references = ParameterReferences(self.engine)
        with unanswered:
            node = self.engine.fragments.expression(start, end)
            references.written(self.engine.expressions.build(node, context), start)
            self._named(node, context, references.arguments, found)
        found += references.uses
        for routine in references.named:
            self.signature(routine, found)
        for owner in references.owners:
            self.owner(owner, start, found)
        for qualifier in references.qualifiers:
            while isinstance(qualifier, t.DependentNameType):
                qualifier = qualifier.qualifier
            self.written(qualifier, False, start, True, found)
        return references.arguments

    def _left_open(
        self, start: int, end: int, context: "Context", token: int, found: list[Use]
    ) -> "list[tm.TemplateArgument]":
        """Notes the classes in front of members that an expression names and that depend on parameters; returns the
        arguments of such names.  What depends on none has become a value."""
        references = OpenReferences(self.engine)
        with unanswered:
            node = self.engine.fragments.expression(start, end)
            references.written(self.engine.expressions.build(node, context), start)
        for qualifier in references.qualifiers:
            self.written(qualifier, False, token, False, found)
        return references.arguments

    def _named(
        self, node: n.Node, context: "Context", arguments: "list[tm.TemplateArgument]", found: list[Use]
    ) -> None:
        """What an expression names: of members of classes the types in front, as they are spelled, and of variable
        templates the type, the initialiser and the arguments, as another template may spell those of the instance."""
        pending: list[n.Node] = [node]
        while pending:
            at = pending.pop()
            if not isinstance(at, n.Name):
                pending += at.children()
                continue
            with unanswered:
                named = self.engine.written_names.resolve(at, context)
                templates = [one for one in named.entities if isinstance(one, tm.Template)]
                if templates and isinstance(named.qualifier, t.Type) and not named.qualifier.dependent:
                    found.append(Use(named.qualifier, False, at.start))
                for one in templates:
                    if one.kind in (tm.TEMPLK_VARIABLE, tm.TEMPLK_STATIC_DATA_MEMBER):
                        self.owner(one.parent, at.start, found)
                        self._variable_template(one, found)
                        if named.arguments is not None:
                            arguments += self.engine.template_arguments.read(named.arguments, context)

    def _variable_template(self, template: tm.Template, found: list[Use]) -> None:
        if template in self._variables:
            return
        self._variables.add(template)
        variable = self.engine.prototypes.of(template)
        if isinstance(variable, Variable):
            self.written(self.engine.declare_types.variable_type(variable), True, template.token, True, found)
        for declared in template.declarations:
            first = self.engine.kinds.find(k.ASSIGN, declared.binding.name, declared.piece.end)
            if first >= 0:
                parameters = self.engine.template_parameters.of_declaration(declared)
                context = TemplateContext(parameters, None, declared.context)
                arguments = self.value(first + 1, declared.piece.end - 1, context, found)
                self._written([], arguments, False, template.token, True, found)

    def owner(self, owner: Entity | None, token: int, found: list[Use]) -> None:
        """The definition of the class that has a member which is named: of a class template the members' types."""
        if not isinstance(owner, ClassType):
            return
        if not owner.dependent:
            found.append(Use(owner, True, token))
            return
        cls = self.engine.prototypes.current(owner)
        is_around = cls.brace >= 0 and cls.brace < token < self.engine.cutter.brackets.close(cls.brace)
        if not is_around or not cls.is_prototype or cls in self._prototypes:
            return
        self._prototypes.add(cls)
        self.owner(cls.parent, token, found)
        self.prototype(cls, found)

    def prototype(self, cls: ClassType, found: list[Use]) -> None:
        """The types of all members of a class template."""
        engine = self.engine
        with unanswered:
            for base in engine.classes.bases(cls):
                self.written(base.written, True, base.token, False, found)
            for field in engine.classes.fields(cls):
                self.written(engine.declare_types.field_type(field), True, field.token, False, found)
        if not isinstance(cls.context, ClassContext):
            return
        for member in engine.declare.functions_and_classes(cls.context):
            with unanswered:
                if isinstance(member, Routine):
                    self.signature(member, found, True)
                elif isinstance(member, Variable):
                    self.written(engine.declare_types.variable_type(member), True, member.token, True, found)
        for template in engine.classes.member_templates(cls):
            with unanswered:
                self._member_template(template, found, True)

    def signature(self, routine: Routine, found: list[Use], reads_values: bool = False) -> None:
        """The types that the declaration of a function names."""
        signature = self.engine.declare_types.routine_type(routine)
        self.written(signature.result, False, routine.token, reads_values, found)
        for type_ in signature.parameters:
            self.written(type_, True, routine.token, reads_values, found)

    def _has_other_form(self, base: ClassType) -> bool:
        """Whether a subobject of a class is smaller than an object of it."""
        layout = self.engine.layout.of(base)
        return not layout.is_empty and layout.nonvirtual_size != layout.size

    def _type(self, type_: t.Type, whole: bool) -> None:
        at = type_
        while True:
            if isinstance(at, t.QualifiedArrayType):
                at = at.named
            elif isinstance(at, t.QualifiedType):
                at = at.target
            elif isinstance(at, (t.ArrayType, t.VectorType)):
                at = at.element
                whole = True
            elif isinstance(at, (t.PointerType, t.ReferenceType)):
                at = at.target
                whole = False
            elif isinstance(at, t.MemberPointerType):
                self._type(at.owner, False)
                at = at.target
                whole = False
            elif isinstance(at, t.RoutineType):
                for parameter in at.parameters:
                    # Nothing completes the classes in the type of a function.
                    cls = class_of(parameter.skip_typerefs())
                    self._type(parameter, cls is None or self.engine.classes.is_defined(cls))
                at = at.result
                whole = False
            elif isinstance(at, t.TypedefType):
                if at.template is not None:
                    key = (at.template, tm.arguments_key(at.arguments))
                    if not any(one.is_dependent() for one in at.arguments):
                        self._keep(self._aliases.setdefault(key, at))
                elif at.typedef is not None and self._is_visible(at.typedef) and not _is_of_prototype(at.typedef):
                    self._keep(at.typedef)
                at = at.target
            else:
                break
        if isinstance(at, EnumType):
            # One without enumerators is a number.
            if self.engine.enums.enumerators(at):
                self._keep(at)
        elif isinstance(at, ClassType) and not at.dependent and not at.is_prototype:
            self._keep(at)
            if whole and at not in self.defined and not self._is_builtin(at):
                with unanswered:
                    if self.engine.classes.is_complete(at):
                        self.defined.add(at)
                        self._reached.append(at)

    def _is_visible(self, typedef: Typedef) -> bool:
        """Whether the maker can spell a typedef: one of a block reaches other functions as a template argument alone,
        which is spelled without it."""
        routine = routine_around(typedef)
        maker = self._maker
        return routine is None or maker is None or maker is routine or routine_around(maker) is routine

    def _keep(self, entity: Entity) -> None:
        if entity not in self.kept and not self._is_builtin(entity):
            self.kept[entity] = entity
            self._reached.append(entity)

    def _is_builtin(self, entity: Entity) -> bool:
        """Whether a type is one of the runtime's own headers, which the device compiler includes itself."""
        known = self._builtin.get(entity)
        if known is None:
            known = False
            # The attribute follows the keyword.
            kinds = self.engine.kinds
            beginnings = _OF_TYPEDEFS if isinstance(entity, Typedef) else _BEGINNINGS
            at = entity.token
            while at >= 0 and kinds[at] not in beginnings:
                known = known or self.engine.lexemes[at] in BUILTIN_WORDS
                at -= 1
            self._builtin[entity] = bool(known)
        return known


def _without_own_typedef(type_: t.Type) -> t.Type:
    """A type without the typedefs of the class template around by which it is spelled."""
    while isinstance(type_, t.TypedefType) and type_.typedef is not None and _is_of_prototype(type_.typedef):
        type_ = type_.target
    return type_


def _is_of_prototype(typedef: Typedef) -> bool:
    return isinstance(typedef.parent, ClassType) and typedef.parent.dependent
