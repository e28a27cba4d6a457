"""The functions that are defined in a stretch of the text, as routines in the contexts of their declarations."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import SFK_NONE, ClassType, Declared, EnumType, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, TEMPLK_STATIC_DATA_MEMBER, TEMPLK_VARIABLE, Template
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, TemplateContext
from cufe.syntax import body_bindings as b
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import CLASS, FUNCTION, LINKAGE, NAMESPACE, SIMPLE, Piece
from cufe.syntax.operator_names import CONVERSIONS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.sema.engine import Engine

_VARIABLES: Final = (TEMPLK_VARIABLE, TEMPLK_STATIC_DATA_MEMBER)
#: templates that are judged where their classes are defined
_CLASSES: Final = (TEMPLK_CLASS, TEMPLK_MEMBER_CLASS)


class Definitions:
    """Finds function definitions by position."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the scope inside of a piece, by its first token
        self._scopes: dict[int, Context] = {}
        self._tokens: dict[tuple[Context, str], dict[int, Entity]] = {}

    def between(self, start: int, end: int) -> list[Routine]:
        """The functions whose definitions start in the tokens `start` to `end`, in the order of the text; templates by
        what they are read as for themselves.  What cannot be told is counted as unknown and left out."""
        found: list[Routine] = []
        self.gather(-1, self.engine.declare.root, start, end, found)
        return found

    def initialised(self, start: int, end: int) -> list[Variable | Field]:
        """The variables of namespaces that are declared in the tokens `start` to `end`, and the fields of classes that
        have default member initialisers, in the order of the text; those of templates are left out."""
        found: list[Variable | Field] = []
        self._gather_initialised(-1, self.engine.declare.root, start, end, found)
        return found

    def _gather_initialised(
        self, brace: int, context: Context, start: int, end: int, found: list[Variable | Field]
    ) -> None:
        for piece in self.engine.cutter.pieces(brace):
            if piece.end <= start or piece.start >= end:
                continue
            try:
                if piece.sort == LINKAGE:
                    self._gather_initialised(piece.body, context, start, end, found)
                elif piece.sort == NAMESPACE and isinstance(context, NamespaceContext):
                    self._gather_initialised(piece.body, self.namespace(piece, context), start, end, found)
                elif piece.sort == CLASS:
                    self._class_initialised(piece, context, start, end, found)
                if piece.sort in (CLASS, SIMPLE) and isinstance(context, NamespaceContext):
                    found += [variable for variable in self._variables(piece, context) if variable not in found]
            except (Dependent, Unknown, IllFormed):
                continue

    def _class_initialised(
        self, piece: Piece, context: Context, start: int, end: int, found: list[Variable | Field]
    ) -> None:
        cls = self._class(piece, context)
        if cls is None or cls.template is not None or cls.brace != piece.body or cls.context is None:
            return
        inner: list[Variable | Field] = []
        self._gather_initialised(piece.body, cls.context, start, end, inner)
        classes = self.engine.classes
        fields = [field for field in classes.fields(cls) if classes.has_initialiser(field)]
        found += sorted([*inner, *fields], key=_token)

    def at(self, path: list[Piece]) -> Routine | None:
        """The function that the innermost of some pieces defines; None where it cannot be told."""
        try:
            context = self._context(path)
            return None if context is None else self.function(path[-1], context)
        except Dependent:
            self.engine.unknown("a definition that hangs on template parameters", path[-1].start)
        except (Unknown, IllFormed) as failure:
            self.engine.unknown(failure.cause, failure.token if failure.token >= 0 else path[-1].start)
        return None

    def misfit(self, path: list[Piece], is_member: bool) -> Routine | None:
        """The function that a definition would define which agrees with no declaration, with a type of its own; what a
        class has no member of is read as a function of the scope around the definition (observed)."""
        engine = self.engine
        context = self._context(path)
        for binding in engine.lookup.bindings(path[-1], _class_name(context)) if context is not None else []:
            if binding.sort != s.ROUTINE or context is None:
                continue
            if is_member and binding.first != binding.name:
                context = self.scope_behind(path)
                if not isinstance(context, ClassContext) or self._is_member_template(binding, context):
                    return None
                heads = binding.declaration.heads if binding.declaration is not None else []
                context = engine.template_heads.renamed(context, heads)
            elif binding.template:
                continue
            if not engine.declare.binding_name(binding):
                return None  # what is no conversion function has `int` for its result
            made = engine.declare.make_routine(Declared(binding, path[-1], context))
            made.special = SFK_NONE
            return made
        return None

    def _is_member_template(self, binding: s.Binding, context: ClassContext) -> bool:
        """Whether a definition has more template heads than the class of its member."""
        heads = len(binding.declaration.heads) if binding.declaration is not None else 0
        around: Context | None = context
        while around is not None:
            heads -= isinstance(around, TemplateContext)
            around = around.outer
        return heads > 0

    def class_at(self, path: list[Piece]) -> ClassType | None:
        """The class that the innermost of some pieces defines; None where it cannot be told."""
        try:
            context = self._context(path)
            return None if context is None else self._class(path[-1], context)
        except (Unknown, IllFormed, Dependent):
            return None

    def enum_at(self, path: list[Piece]) -> EnumType | None:
        """The enumeration that the innermost of some pieces defines; None where it cannot be told."""
        piece = path[-1]
        key = self.engine.kinds.find(k.ENUM, piece.head, piece.body)
        try:
            context = self._context(path)
            if context is None or key < 0:
                return None
            for entity in self._named_type(piece, key, context):
                if isinstance(entity, EnumType) and entity.brace == piece.body:
                    return entity
        except (Unknown, IllFormed, Dependent):
            pass
        return None

    def variables_at(self, path: list[Piece]) -> list[Variable]:
        """The variables of namespaces and classes that the innermost of some pieces declares."""
        context = self._context(path)
        return [] if context is None else self._variables(path[-1], context)

    def declared_at(self, path: list[Piece]) -> list[Entity]:
        """The variables, data members, functions and typedefs that the innermost of some pieces declares; an entity
        with several declarations is given for one of them."""
        context = self._context(path)
        return self.declared_by(path[-1], context) if context is not None else []

    def declared_by(self, piece: Piece, context: Context) -> list[Entity]:
        """What a piece in a scope declares."""
        found: list[Entity] = []
        engine = self.engine
        for binding in engine.lookup.bindings(piece, _class_name(context)):
            if engine.kinds[binding.name - 1] == k.SCOPE:
                defined = self._qualified_variable(binding, context)
                if defined is not None:
                    found.append(defined)
                continue
            entity = self._by_token(context, engine.declare.binding_name(binding)).get(binding.name)
            # The name of an operator that is no function declares nothing.
            is_plain = engine.kinds[binding.name] != k.OPERATOR
            if entity is not None and (is_plain or isinstance(entity, Routine)):
                found.append(entity)
        if isinstance(context, ClassContext) and engine.kinds.find(k.FRIEND, piece.start, piece.end) >= 0:
            friend = self._friend(piece, context)
            if friend is not None:
                found.append(friend)
        return found

    def _members(self, context: Context, name: str) -> "Sequence[Entity]":
        """What a scope declares by a name, in classes constructors and conversion functions, too."""
        if isinstance(context, ClassContext) and name == context.cls.name:
            return self.engine.declare.constructors(context.cls)
        return self.engine.declare.members_at(context, name or CONVERSIONS)

    def _by_token(self, context: Context, name: str) -> dict[int, Entity]:
        """What a scope declares by a name, by the token of a declaration: a variable by the one that
        initialises it, or its last one, a typedef by its first."""
        found = self._tokens.get((context, name))
        if found is None:
            found = {}
            for entity in self._members(context, name):
                if isinstance(entity, Variable) and entity.declarations:
                    found[_initialising(entity).name] = entity
                elif isinstance(entity, (Variable, Field, Routine, Typedef)):
                    found[entity.token] = entity
            self._tokens[context, name] = found
        return found

    def templates_at(self, path: list[Piece]) -> list[Template]:
        """The function, alias and variable templates that the innermost of some pieces declares."""
        found: list[Template] = []
        piece = path[-1]
        if self.engine.kinds[piece.start] != k.TEMPLATE:
            return found
        context = self._context(path)
        if context is None:
            return found
        engine = self.engine
        for binding in engine.lookup.bindings(piece, _class_name(context)):
            for template in self._members(context, engine.declare.binding_name(binding)):
                if isinstance(template, Template) and template.kind not in _CLASSES:
                    if template.declarations and template.declarations[-1].binding.name == binding.name:
                        found.append(template)
        return found

    def variable_templates_at(self, path: list[Piece]) -> list[Variable]:
        """The variable templates that the innermost of some pieces defines, as they are read for themselves."""
        context = self._context(path)
        found: list[Variable] = []
        if context is None:
            return found
        engine = self.engine
        for binding in engine.lookup.bindings(path[-1], _class_name(context)):
            for template in engine.declare.members_at(context, engine.lexemes[binding.name]):
                if isinstance(template, Template) and template.kind in _VARIABLES:
                    if template.declarations[-1].binding.name == binding.name:
                        made = engine.prototypes.of(template)
                        if isinstance(made, Variable):
                            found.append(made)
        return found

    def _qualified_variable(self, binding: s.Binding, context: Context) -> Variable | None:
        """The static data member or variable of a namespace that `C::v` defines, unless it is a template's."""
        engine = self.engine
        declaration = binding.declaration
        if declaration is None or declaration.heads:
            return None
        qualifier = engine.written_names.path(binding.first, binding.end, context, binding.name).qualifier
        if qualifier is None:
            return None
        for member in engine.names.qualified(qualifier, engine.lexemes[binding.name], binding.name + 1):
            if isinstance(member, Variable):
                return member
        return None

    def _variables(self, piece: Piece, context: Context) -> list[Variable]:
        engine = self.engine
        found: list[Variable] = []
        for binding in engine.lookup.bindings(piece, _class_name(context)):
            if binding.sort != s.VARIABLE:
                continue
            for entity in engine.declare.members_at(context, engine.lexemes[binding.name]):
                if isinstance(entity, Variable) and entity not in found:
                    found.append(entity)
        return found

    def context_of(self, path: list[Piece], heads: list[n.TemplateHead]) -> Context | None:
        """The scope in which the declaration of the innermost of some pieces is read, behind its template heads."""
        context = self._context(path)
        return None if context is None else self.engine.prototypes.head_context(heads, context)

    def scope_behind(self, path: list[Piece]) -> Context | None:
        """The scope in which names behind the declarator-id of a declaration are looked up: that of the class whose
        member it defines ([basic.lookup.unqual]/8); None where it cannot be told."""
        context = self._context(path)
        bindings = [] if context is None else self.engine.lookup.bindings(path[-1], _class_name(context))
        for binding in bindings:
            if binding.first == binding.name or binding.declaration is None or context is None:
                continue
            try:
                inner = self.engine.prototypes.head_context(binding.declaration.heads, context)
                qualifier = self.engine.written_names.path(binding.first, binding.end, inner, binding.name).qualifier
                if not isinstance(qualifier, Type):
                    return inner
                cls = self.engine.prototypes.current_type(qualifier)
            except (Unknown, IllFormed, Dependent):
                return None
            return cls.context if isinstance(cls, ClassType) else None
        return context

    def _context(self, path: list[Piece]) -> Context | None:
        """The scope in which the innermost of some pieces is read."""
        known = len(path) - 1
        while known > 0 and path[known - 1].start not in self._scopes:
            known -= 1
        context: Context = self._scopes[path[known - 1].start] if known > 0 else self.engine.declare.root
        for piece in path[known:-1]:
            if piece.sort == NAMESPACE and isinstance(context, NamespaceContext):
                context = self.namespace(piece, context)
            elif piece.sort == CLASS:
                cls = self._class(piece, context)
                if cls is None or not isinstance(cls.context, ClassContext) or cls.brace != piece.body:
                    return None
                context = cls.context
            self._scopes[piece.start] = context
        return context

    def classes_in(self, cls: ClassType) -> list[ClassType]:
        """A class of a block, and those that are defined in it, at whatever depth."""
        found = [cls]
        if isinstance(cls.context, ClassContext) and cls.brace >= 0:
            for piece in self.engine.cutter.pieces(cls.brace):
                inner = self._class(piece, cls.context) if piece.sort == CLASS else None
                if inner is not None and inner.brace == piece.body:
                    found += self.classes_in(inner)
        return found

    def of_local_class(self, cls: ClassType) -> list[Routine]:
        """The functions that a class in a block defines, and those that the classes in it do."""
        found: list[Routine] = []
        if isinstance(cls.context, ClassContext) and cls.brace >= 0:
            self.gather(cls.brace, cls.context, cls.brace, self.engine.cutter.brackets.close(cls.brace), found)
        return found

    def gather(self, brace: int, context: Context, start: int, end: int, found: list[Routine]) -> None:
        """Adds the functions that are defined in one scope, by its opening brace, and in those inside of it."""
        for piece in self.engine.cutter.pieces(brace):
            if piece.end <= start:
                continue
            if piece.start >= end:
                break
            try:
                self._piece(piece, context, start, end, found)
            except Dependent:
                self.engine.unknown("a definition that hangs on template parameters", piece.start)
            except (Unknown, IllFormed) as failure:
                self.engine.unknown(failure.cause, failure.token if failure.token >= 0 else piece.start)

    def _piece(self, piece: Piece, context: Context, start: int, end: int, found: list[Routine]) -> None:
        if piece.sort == LINKAGE:
            self.gather(piece.body, context, start, end, found)
        elif piece.sort == NAMESPACE and isinstance(context, NamespaceContext):
            self.gather(piece.body, self.namespace(piece, context), start, end, found)
        elif piece.sort == CLASS:
            cls = self._class(piece, context)
            if cls is not None and isinstance(cls.context, ClassContext) and cls.brace == piece.body:
                self.gather(piece.body, cls.context, start, end, found)
        elif start <= piece.start < end and (piece.sort == FUNCTION or self._is_defaulted(piece)):
            routine = self.function(piece, context)
            if routine is not None:
                found.append(routine)

    def _is_defaulted(self, piece: Piece) -> bool:
        """`C::C() = default;` outside of the class: a definition without a body."""
        kinds = self.engine.kinds
        if piece.sort != SIMPLE or kinds[piece.end - 2] != k.DEFAULT or kinds[piece.end - 3] != k.ASSIGN:
            return False
        return kinds.find(k.SCOPE, piece.head, piece.end) >= 0

    def namespace(self, piece: Piece, context: NamespaceContext) -> NamespaceContext:
        """The namespace whose part a piece is."""
        return self.engine.declare.namespace(self.engine.lookup.located.namespace_part(context.scope, piece))

    def _class(self, piece: Piece, context: Context) -> ClassType | None:
        """The class that a piece defines; of a template its prototype."""
        engine = self.engine
        key = piece.head
        while key < piece.body and engine.kinds[key] not in (k.CLASS, k.STRUCT, k.UNION):
            key += 1
        for entity in self._named_type(piece, key, context):
            cls = engine.prototypes.of(entity) if isinstance(entity, Template) else entity
            if isinstance(cls, ClassType):
                engine.classes.require_complete(cls, piece.body)
                return cls
        return None

    def _named_type(self, piece: Piece, key: int, context: Context) -> "Sequence[Entity]":
        """What the name behind the `class` or `enum` of a definition means."""
        engine = self.engine
        first, end, name = b.class_name(key, piece.body, engine.kinds)
        if name < 0:
            return [engine.declare.class_at(piece.body, context)]
        if engine.kinds[name + 1] == k.LESS:
            cls = engine.prototypes.class_at(piece, name, context)
            return [] if cls is None else [cls]
        if first != name:
            return self._qualified_type(piece, first, end, name, context)
        return engine.declare.members_at(context, engine.lexemes[name])

    def _qualified_type(self, piece: Piece, first: int, end: int, name: int, context: Context) -> list[Entity]:
        """What `class A<T>::B { ... }` or `enum A<T>::B { ... }` defines."""
        engine = self.engine
        inner = engine.prototypes.head_context(engine.lookup.declarations.parse(piece, "").heads, context)
        named = engine.written_names.path(first, end, inner, name)
        if named.dependent and isinstance(named.qualifier, Type):
            owner = engine.prototypes.current_type(named.qualifier)
            members = engine.names.members(owner, engine.lexemes[name]) if isinstance(owner, ClassType) else None
            return members.entities if members is not None else []
        return named.entities

    def function(self, piece: Piece, context: Context) -> Routine | None:
        """The routine that a function definition defines."""
        class_name = _class_name(context)
        if self.engine.kinds.find(k.FRIEND, piece.head, piece.body) >= 0 and isinstance(context, ClassContext):
            return self._friend(piece, context)
        for binding in self.engine.lookup.bindings(piece, class_name):
            if binding.sort != s.ROUTINE:
                continue
            if binding.first != binding.name and self.engine.kinds[binding.name - 1] == k.SCOPE:
                member = self._qualified(binding, context)
                return member or self.engine.function_specializations.at(binding, piece, context)
            for entity in self._named(binding, context, class_name):
                routine = self._with(entity, binding)
                if routine is not None:
                    return routine
            return self.engine.function_specializations.at(binding, piece, context)
        return None

    def _named(self, binding: s.Binding, context: Context, class_name: str) -> list[Entity]:
        """The functions of the name in the class or namespace of the definition."""
        engine = self.engine
        name = engine.declare.binding_name(binding)
        found: list[Entity] = []
        if isinstance(context, ClassContext):
            if not name:
                found += engine.declare.conversions(context.cls)
            elif name == class_name:
                found += engine.declare.constructors(context.cls)
            else:
                found += engine.declare.in_class(context, name)
        elif isinstance(context, NamespaceContext):
            found += engine.overload_sets.merged(context, name)
        return found

    def _with(self, entity: Entity, binding: s.Binding) -> Routine | None:
        """The routine of an entity, if one of its declarations is `binding`."""
        if isinstance(entity, (Routine, Template)):
            if any(declared.binding.name == binding.name for declared in entity.declarations):
                if isinstance(entity, Routine):
                    return entity
                prototype = self.engine.prototypes.of(entity)
                return prototype if isinstance(prototype, Routine) else None
        return None

    def _qualified(self, binding: s.Binding, context: Context) -> Routine | None:
        """The member or namespace member that `C::f` defines."""
        engine = self.engine
        declaration = binding.declaration
        inner = engine.prototypes.head_context(declaration.heads, context) if declaration is not None else context
        qualifier = engine.written_names.path(binding.first, binding.end, inner, binding.name).qualifier
        name = engine.declare.binding_name(binding)
        members: list[Entity] = []
        if isinstance(qualifier, Type):
            cls = engine.prototypes.current_type(qualifier)
            if not isinstance(cls, ClassType):
                return None
            engine.classes.require_complete(cls, binding.name)
            if isinstance(cls.context, ClassContext):
                class_name = cls.written_name()
                members = self._named(binding, cls.context, class_name)
                if name.startswith("~"):
                    members = [engine.classes.destructor(cls)]
        elif qualifier is not None and not isinstance(qualifier, Template):
            members = engine.names.qualified(qualifier, name, binding.name + 1)
        for member in members:
            routine = engine.prototypes.of(member) if isinstance(member, Template) else member
            if not isinstance(routine, Routine):
                continue
            declared = engine.declare_types.definition(routine)
            if declared is not None and declared.binding.name == binding.name:
                return routine
        return None

    def _friend(self, piece: Piece, context: ClassContext) -> Routine | None:
        engine = self.engine
        declaration = engine.lookup.declarations.parse(piece, context.cls.name)
        for declarator in declaration.declarators:
            if declarator.id < 0:
                continue
            binding = s.Binding(s.ROUTINE, declarator.id, declarator.end, end=declarator.name_last + 1)
            for entity in engine.friends.of(context.cls, engine.declare.binding_name(binding)):
                routine = self._with(entity, binding)
                if routine is not None:
                    return routine
        return None


def _token(entity: Variable | Field) -> int:
    return entity.token


def _class_name(context: Context) -> str:
    """The name that constructors have in a scope; empty where that is no class."""
    return context.cls.written_name() if isinstance(context, ClassContext) else ""


def _initialising(variable: Variable) -> s.Binding:
    """The declaration of a variable that initialises it, else the last one."""
    for declared in variable.declarations:
        declarator = declared.binding.declarator
        if declarator is not None and declarator.initialiser != n.NO_INITIALISER:
            return declared.binding
    return variable.declarations[-1].binding
