"""Definitions that stand outside of the class that declares their entity: member functions, static data members, nested
classes."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import NamespaceContext, is_instance
from cufe.sema.templates.specializations import is_specialization
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import SIMPLE, Piece
from cufe.syntax.operator_names import CONVERSIONS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.sema.engine import Engine


#: whose definition it is
_OF_ANOTHER: Final = 0
_OF_TEMPLATE: Final = 1
_OF_THIS: Final = 2


class OutOfClass:
    """Finds the definition of a member in the namespaces around its class."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._definitions: dict[en.Routine, en.Declared | None] = {}
        self._redeclared: dict[en.Routine, list[en.Declared]] = {}
        self._specialized: dict[en.Routine, list[en.Declared]] = {}
        self._variables: dict[en.Variable, en.Declared | None] = {}
        #: whether a typedef qualifies the name of a member definition, by the token of that name
        self._by_alias: dict[int, bool] = {}
        #: classes of member definitions by the token of the member's name
        self._owners: dict[int, en.ClassType | None] = {}

    # --- functions -----------------------------------------------------------------------------------------------

    def definition(self, routine: en.Routine) -> en.Declared | None:
        """The definition of a member function outside of its class, or of a function outside of its namespace; its
        context is that of the function itself."""
        if routine in self._definitions:
            return self._definitions[routine]
        self._definitions[routine] = None
        found: en.Declared | None = None
        cls = routine.owner()
        if cls is not None and routine.declarations and not self.is_settled(routine.declarations[0].binding):
            found = self._member_definition(routine, cls)
        elif cls is None and routine.declarations:
            named = self.engine.out_of_namespace.definitions(routine)
            found = self._chosen(routine, [one for one in named if self._fits(routine, one[0])])
        self._definitions[routine] = found
        return found

    def redeclared(self, routine: en.Routine) -> list[en.Declared]:
        """The declarations of a function by a qualified name: its definition, and redeclarations of a function of a
        namespace."""
        known = self._redeclared.get(routine)
        if known is not None:
            return known
        found: list[en.Declared] = []
        self._redeclared[routine] = found
        if not routine.declarations:
            return found
        defined = self.definition(routine)
        if defined is not None:
            found.append(defined)
        first = routine.declarations[0]
        cls = routine.owner()
        if cls is not None and cls.template is not None:
            # An explicit specialisation takes over what the member of the template says.
            general = self._chosen(routine, self._member_definitions(routine, cls)[0])
            if general is not None and (defined is None or general.binding is not defined.binding):
                found.append(general)
        elif cls is None:
            for named in self.engine.out_of_namespace.declarations(routine):
                if named[1].sort == SIMPLE and self._same_shape(first, named[0]) and self._same_types(first, named[0]):
                    found.append(self._declared(first, named))
        return found

    def specialized(self, routine: en.Routine) -> list[en.Declared]:
        """The explicit specialisations `template <> R C<int>::f()` of a member of an instance ([temp.expl.spec])."""
        known = self._specialized.get(routine)
        if known is not None:
            return known
        found: list[en.Declared] = []
        self._specialized[routine] = found
        cls = routine.owner()
        if cls is None or cls.template is None or routine.template is not None or not routine.declarations:
            return found
        first = routine.declarations[0]
        for binding, piece, exact in self._qualified(routine.name, cls):
            if not exact or not self._same_shape(first, binding):
                continue
            if binding.declaration is None or _is_specialized_template(binding.declaration.heads, cls, routine):
                continue
            declared = en.Declared(binding, piece, self._inside(first.context, binding))
            if is_specialization(declared) and self._same_types(first, binding):
                found.append(declared)
        return found

    def is_settled(self, binding: s.Binding) -> bool:
        """Whether the class itself says `= default` or `= delete`: there is nothing more to come."""
        declarator = binding.declarator
        if declarator is None or declarator.initialiser != n.ASSIGNED:
            return False
        return self.engine.kinds[declarator.initialiser_start + 1] in (k.DEFAULT, k.DELETE)

    def is_defaulted(self, routine: en.Routine) -> bool:
        """Whether the definition outside of the class is `= default`."""
        declared = self.definition(routine)
        return declared is not None and _is_defaulted(declared.binding, self.engine.kinds)

    def default_token(self, routine: en.Routine) -> int:
        """The `default` of such a definition; -1 where there is none."""
        declared = self.definition(routine)
        if declared is None or not _is_defaulted(declared.binding, self.engine.kinds):
            return -1
        declaration = declared.binding.declaration
        return -1 if declaration is None else self.engine.kinds.find(k.DEFAULT, declared.binding.name, declaration.end)

    # --- variables -----------------------------------------------------------------------------------------------

    def variable(self, variable: en.Variable) -> en.Declared | None:
        """The definition by a qualified name of a variable whose class or namespace does not initialise it."""
        if variable in self._variables:
            return self._variables[variable]
        self._variables[variable] = None
        if not variable.declarations:
            return None
        first = variable.declarations[0].binding.declarator
        if first is None or any(_is_initialised(declared) for declared in variable.declarations):
            return None
        found: en.Declared | None = None
        scope = variable.parent
        if isinstance(scope, en.Namespace):
            for binding, piece in self.engine.out_of_namespace.declarations(variable):
                if found is None or not _is_initialised(found):
                    found = self._declared(variable.declarations[0], (binding, piece))
        elif variable.flags & en.STATIC_DATA_MEMBER and isinstance(scope, en.ClassType):
            for binding, piece, exact in self._qualified(variable.name, scope):
                if binding.sort == s.VARIABLE and binding.declarator is not None and (found is None or exact):
                    found = self._declared(variable.declarations[0], (binding, piece))
        self._variables[variable] = found
        return found

    # --- shapes --------------------------------------------------------------------------------------------------

    def _member_definition(self, routine: en.Routine, cls: en.ClassType) -> en.Declared | None:
        general, special = self._member_definitions(routine, cls)
        # A definition for this very class comes before one for all instances.
        return self._chosen(routine, special or general)

    def _member_definitions(
        self, routine: en.Routine, cls: en.ClassType
    ) -> tuple[list[tuple[s.Binding, Piece]], list[tuple[s.Binding, Piece]]]:
        """The definitions that look like a member: of members of its class template, and of members of this very
        class."""
        first = routine.declarations[0]
        own = len(first.binding.declaration.heads) if first.binding.declaration is not None else 0
        general: list[tuple[s.Binding, Piece]] = []
        special: list[tuple[s.Binding, Piece]] = []
        for binding, piece, exact in self._qualified(routine.name, cls):
            declaration = binding.declaration
            if declaration is not None and (declaration.body >= 0 or _is_defaulted(binding, self.engine.kinds)):
                if not own <= len(declaration.heads) <= own + _templates_around(cls):
                    # A member template and a member that is none have the same name.
                    continue
                if _is_specialized_template(declaration.heads, cls, routine):
                    continue
                if self._same_shape(first, binding):
                    (special if exact else general).append((binding, piece))
        return general, special

    def _fits(self, routine: en.Routine, binding: s.Binding) -> bool:
        """Whether a definition has the shape of a function and as many template heads."""
        first = routine.declarations[0]
        one = first.binding.declaration
        two = binding.declaration
        if one is None or two is None or len(one.heads) != len(two.heads):
            return False
        return two.body >= 0 and self._same_shape(first, binding)

    def _chosen(self, routine: en.Routine, candidates: list[tuple[s.Binding, Piece]]) -> en.Declared | None:
        """The definition of several with the same shape that has the parameters of a declaration."""
        if not candidates or (len(candidates) == 1 and self._is_of_other(routine, candidates[0][0])):
            return None
        first = routine.declarations[0]
        cls = routine.owner()
        if routine.special == en.SFK_CONVERSION and cls is not None and cls.template is None:
            # Conversion functions are told apart by their results alone.
            candidates = [one for one in candidates if self._same_result(first, one)]
            if not candidates:
                return None
        if len(candidates) > 1:
            alike = [one for one in candidates if self._same_types(first, one[0])]
            if not alike:
                alike = [one for one in candidates if self._same_parameters(first.binding, one[0])]
            if len(alike) > 1:
                alike = [one for one in alike if self._same_result(first, one)] or alike
            candidates = alike or candidates[:1]
        return self._declared(first, candidates[0])

    def _is_of_other(self, routine: en.Routine, binding: s.Binding) -> bool:
        """Whether the only definition of a shape is that of another function of the same name."""
        own: Entity = routine if routine.template is None else routine.template
        others: list[en.Declared] = []
        for entity in self._overloads(routine):
            if entity is not own and isinstance(entity, type(own)) and isinstance(entity, (en.Routine, Template)):
                if entity.declarations and self._same_shape(entity.declarations[0], binding):
                    others.append(entity.declarations[0])
        if not others or self._same_types(routine.declarations[0], binding):
            return False
        if own is routine:
            return any(self._same_types(other, binding) for other in others)
        # Declarations of a template are compared as they are spelled.
        return any(self._same_parameters(other.binding, binding) for other in others)

    def _overloads(self, routine: en.Routine) -> list[Entity]:
        """The functions that the scope of one declares by its name."""
        scope = routine.parent
        try:
            if isinstance(scope, en.ClassType):
                if routine.special == en.SFK_CONSTRUCTOR:
                    return list(self.engine.declare.constructors(scope))
                members = self.engine.names.members(scope, routine.name)
                return members.entities if members is not None and members.owner is scope else []
            if isinstance(scope, en.Namespace):
                return list(self.engine.names.qualified(scope, routine.name, len(self.engine.kinds)))
        except (Unknown, IllFormed, Dependent):
            return []
        return []

    def _declared(self, first: en.Declared, definition: tuple[s.Binding, Piece]) -> en.Declared:
        binding, piece = definition
        return en.Declared(binding, piece, self._inside(first.context, binding))

    def _same_result(self, first: en.Declared, definition: tuple[s.Binding, Piece]) -> bool:
        """Whether a definition has the result of a declaration: so conversion functions differ, and templates may."""
        second = self._declared(first, definition)
        try:
            mine = self.engine.declare_types.signature(first, first.context).result
            other = self.engine.declare_types.signature(second, second.context).result
        except (Unknown, IllFormed, Dependent):
            return False
        return mine.canonical is other.canonical

    def _inside(self, context: "Context", binding: s.Binding) -> "Context":
        """The context in which the definition is read: that of the member, with the definition's names of the template
        parameters around it."""
        declaration = binding.declaration
        heads = declaration.heads if declaration is not None else []
        if not heads:
            return context
        return self.engine.template_heads.renamed(context, heads)

    def _qualified(self, name: str, cls: en.ClassType) -> list[tuple[s.Binding, Piece, bool]]:
        """Declarations `C::name` in the namespaces around a class whose qualifier means the class, or the definition
        from which it was instantiated; the flag says that it is the class itself."""
        found: list[tuple[s.Binding, Piece, bool]] = []
        special = not name.isidentifier()
        class_name = cls.written_name()
        for context in self._namespaces(cls):
            pieces: list[Piece] = []
            if special:
                for brace in context.scope.braces:
                    index = self.engine.declare.special(brace)
                    if name == CONVERSIONS:
                        pieces += index.conversions
                    elif name.startswith("~"):
                        pieces += index.destructors
                    else:
                        pieces += index.operators.get(name, [])
            else:
                pieces = context.scope.index().pieces.get(name, [])
            for piece in pieces:
                for binding in self.engine.lookup.bindings(piece, ""):
                    if not special and self.engine.lexemes[binding.name] != name:
                        continue  # another declarator of the same declaration
                    if binding.first != binding.name and self._may_qualify(binding, class_name, context):
                        owner = self._owner(binding, context)
                        if owner is None or owner is cls or (owner.brace == cls.brace and not is_instance(owner)):
                            found.append((binding, piece, owner is cls))
        return found

    def _owner(self, binding: s.Binding, context: NamespaceContext) -> en.ClassType | None:
        """The class that the qualifier of a declaration names; None where it cannot be told."""
        if binding.name in self._owners:
            return self._owners[binding.name]
        self._owners[binding.name] = None
        declaration = binding.declaration
        heads = declaration.heads if declaration is not None else []
        inner = self.engine.prototypes.head_context(heads, context)
        try:
            qualifier = self.engine.written_names.path(binding.first, binding.end, inner, binding.name).qualifier
            owner = self.engine.prototypes.current_type(qualifier) if isinstance(qualifier, Type) else None
        except (Unknown, IllFormed, Dependent):
            return None
        found = owner if isinstance(owner, en.ClassType) else None
        self._owners[binding.name] = found
        return found

    def _namespaces(self, type_: "en.ClassType | en.EnumType") -> list[NamespaceContext]:
        found: list[NamespaceContext] = []
        at: Entity | None = type_
        while at is not None:
            if isinstance(at, en.Namespace) and isinstance(at.context, NamespaceContext):
                found.append(at.context)
            at = at.parent
        return found

    def _may_qualify(self, binding: s.Binding, class_name: str, context: NamespaceContext) -> bool:
        """Whether the last component in front of the name is spelled as the class, or as a typedef or an alias."""
        if self._qualifier_is(binding, class_name):
            return True
        known = self._by_alias.get(binding.name)
        if known is None:
            self._by_alias[binding.name] = False
            known = self._is_alias(binding, context)
            self._by_alias[binding.name] = known
        return known and self._owner(binding, context) is not None

    def _is_alias(self, binding: s.Binding, context: NamespaceContext) -> bool:
        """Whether the qualifier of a declaration may be the name of a typedef or an alias: alone it is one that is seen
        there."""
        kinds = self.engine.kinds
        at = binding.name - 2
        if kinds[at] != k.IDENTIFIER or kinds[at + 1] != k.SCOPE:
            return False
        if at > binding.first:
            return True
        try:
            named = self.engine.names.type_name(self.engine.lexemes[at], context, at)
        except (Unknown, IllFormed, Dependent):
            return False
        return any(isinstance(entity, en.Typedef) for entity in named)

    def _qualifier_is(self, binding: s.Binding, class_name: str) -> bool:
        """Whether the last component in front of the name is spelled as the class."""
        kinds = self.engine.kinds
        at = binding.name - 1
        if kinds[at] == k.TEMPLATE:
            at -= 1
        if kinds[at] != k.SCOPE:
            return False
        return self.engine.lexemes[name_before_arguments(kinds, at - 1, binding.first)] == class_name

    def _same_shape(self, first: en.Declared, second: s.Binding) -> bool:
        """Whether two functions have as many parameters, and the same qualifiers behind them."""
        one = first.binding.declarator.function() if first.binding.declarator is not None else None
        two = second.declarator.function() if second.declarator is not None else None
        if two is None:
            return False
        if one is None:
            named = self._by_type_name(first)
            return named is not None and named.variadic == two.variadic and len(named.parameters) == self._count(two)
        same = one.flags == two.flags and one.variadic == two.variadic
        return same and self._count(one) == self._count(two)

    def _by_type_name(self, declared: en.Declared) -> RoutineType | None:
        """The type of a function that is declared by the name of its type."""
        if declared.binding.sort != s.ROUTINE:
            return None
        try:
            return self.engine.declare_types.signature(declared, declared.context)
        except (Unknown, IllFormed, Dependent):
            return None

    def _count(self, function: n.DeclaratorOperator) -> int:
        if len(function.parameters) == 1:
            parameter = function.parameters[0]
            if parameter.end == parameter.start + 1 and self.engine.lexemes[parameter.start] == "void":
                return 0
        return len(function.parameters)

    def _same_types(self, first: en.Declared, second: s.Binding) -> bool:
        """Whether a definition has the parameter types of a declaration, each read with its own parameter names."""
        one = first.binding.declarator.function() if first.binding.declarator is not None else None
        two = second.declarator.function() if second.declarator is not None else None
        named = self._by_type_name(first) if one is None else None
        if two is None or (one is None and named is None):
            return False
        try:
            mine = self.engine.declarators.parameter_types(one, first.context) if one is not None else []
            if named is not None:
                mine = list(named.parameters)
            other = self.engine.declarators.parameter_types(two, self._inside(first.context, second))
        except (Unknown, IllFormed, Dependent):
            return False
        if len(mine) != len(other):
            return False
        return all(left.canonical is right.canonical for left, right in zip(mine, other, strict=True))

    def _same_parameters(self, first: s.Binding, second: s.Binding) -> bool:
        """The parameters spelled the same, names and default arguments aside."""
        one = first.declarator.function() if first.declarator is not None else None
        two = second.declarator.function() if second.declarator is not None else None
        if one is None or two is None:
            return False
        return self._spelled(one) == self._spelled(two)

    def _spelled(self, function: n.DeclaratorOperator) -> list[str]:
        words: list[str] = []
        for parameter in function.parameters:
            end = parameter.end
            declarator = parameter.declarator
            if declarator.initialiser == n.ASSIGNED:
                end = declarator.initialiser_start
            words += [self.engine.lexemes[at] for at in range(parameter.start, end) if at != declarator.id]
            words.append(",")
        return words

    # --- classes and enumerations --------------------------------------------------------------------------------

    def define(self, cls: en.ClassType) -> None:
        """Gives a nested class its definition `struct A::B { ... }`, where there is one."""
        found = self._type_definition(cls, s.CLASS, False)
        if found is not None:
            self.engine.declare.define(cls, found.start, found.body, found.context)

    def specialize(self, cls: en.ClassType) -> None:
        """Gives a member class of an instance its explicit specialisation `template <> struct A<int>::B { ... }`, where
        there is one ([temp.expl.spec])."""
        found = self._type_definition(cls, s.CLASS, True)
        if found is not None:
            self.engine.declare.define(cls, found.start, found.body, found.context)

    def define_enum(self, enum: en.EnumType) -> None:
        """Gives an enumeration that its scope only declares its definition `enum A::E : int { ... }`."""
        found = self._type_definition(enum, s.ENUM, False)
        if found is not None:
            enum.key = found.start
            enum.brace = found.body
            enum.context = found.context

    def _type_definition(
        self, type_: "en.ClassType | en.EnumType", sort: int, specialized: bool
    ) -> "_TypeDefinition | None":
        """The definition by a qualified name of what a class or a namespace declares; only an explicit specialisation
        where it is one that is asked for."""
        found: _TypeDefinition | None = None
        for context in self._namespaces(type_):
            for piece in context.scope.index().pieces.get(type_.name, []):
                if specialized and not self.engine.kinds.startswith(k.FULL_SPECIALIZATION, piece.start):
                    continue
                for binding in self.engine.lookup.bindings(piece, ""):
                    declaration = binding.declaration
                    if binding.sort != sort or binding.body < 0 or binding.first == binding.name:
                        continue
                    if self.engine.lexemes[binding.name] != type_.name or declaration is None:
                        continue
                    exact = self._defines(binding, type_, context)
                    if exact == _OF_ANOTHER or (exact != _OF_THIS and (specialized or found is not None)):
                        continue
                    outer = self._scope_of(type_, context)
                    if declaration.heads:
                        outer = self.engine.template_heads.renamed(outer, declaration.heads)
                    found = _TypeDefinition(declaration.specifiers.type_start, binding.body, outer)
        return found

    def _scope_of(self, type_: "en.ClassType | en.EnumType", context: NamespaceContext) -> "Context":
        parent = type_.parent
        if isinstance(parent, en.ClassType) and parent.context is not None:
            return parent.context
        if isinstance(parent, en.Namespace) and parent.context is not None:
            return parent.context
        return context

    def _defines(self, binding: s.Binding, type_: "en.ClassType | en.EnumType", context: NamespaceContext) -> int:
        """Whether the qualifier of a definition is the class or namespace around a type, or the template of that."""
        parent = type_.parent
        if isinstance(parent, en.ClassType):
            if not self._may_qualify(binding, parent.written_name(), context):
                return _OF_ANOTHER
            owner = self._owner(binding, context)
            if owner is parent:
                return _OF_THIS
            same = owner is None or (owner.brace == parent.brace and not is_instance(owner))
            return _OF_TEMPLATE if same else _OF_ANOTHER
        if isinstance(parent, en.Namespace):
            try:
                named = self.engine.written_names.path(binding.first, binding.end, context, binding.name)
            except (Unknown, IllFormed, Dependent):
                return _OF_ANOTHER
            around = named.qualifier.context if isinstance(named.qualifier, en.Namespace) else None
            own = parent.context
            if isinstance(own, NamespaceContext) and isinstance(around, NamespaceContext):
                return _OF_THIS if own.scope.belongs_to(around.scope) else _OF_ANOTHER
        return _OF_ANOTHER


class _TypeDefinition:
    """Where the definition of a class or an enumeration starts, its brace, and the context in which it is read."""

    def __init__(self, start: int, body: int, context: "Context") -> None:
        self.start: int = start
        self.body: int = body
        self.context: Context = context


def _is_initialised(declared: en.Declared) -> bool:
    declarator = declared.binding.declarator
    return declarator is not None and declarator.initialiser != n.NO_INITIALISER


def _is_defaulted(binding: s.Binding, kinds: bytes) -> bool:
    declarator = binding.declarator
    if declarator is None or declarator.initialiser != n.ASSIGNED:
        return False
    return kinds[declarator.initialiser_start + 1] == k.DEFAULT


def _is_specialized_template(heads: list[n.TemplateHead], cls: en.ClassType, routine: en.Routine) -> bool:
    """Whether a definition of a member with these heads is for one instance of a member template: `template <>`, that
    no class around asks for. Other members may have the same name and the same parameters."""
    if not heads or heads[-1].parameters:
        return False
    return routine.template is not None or len(heads) > _templates_around(cls)


def _templates_around(cls: en.ClassType) -> int:
    """How many of a class and the classes around it are templates or instances of them."""
    count = 0
    at: Entity | None = cls
    while isinstance(at, en.ClassType):
        count += at.is_prototype or at.template is not None
        at = at.parent
    return count
