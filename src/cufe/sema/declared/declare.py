"""Entities of declarations: which routines, variables, classes, typedefs a binding stands for in a context.

One binding read in two contexts (a member of a class template in two instances) makes two entities.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import templates as tm
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, EnumType, Field, Namespace, Routine, Typedef, Variable
from cufe.il.entity import AS_PRIVATE, AS_PROTECTED, AS_PUBLIC, Entity
from cufe.il.types import Type
from cufe.sema.answers import Dependent, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, RegionContext, enclosing_namespace
from cufe.sema.declared.entered_names import CLASS_KINDS, SpecialIndex, enter_class, follow_prototype
from cufe.sema.declared.enums import enter_enum, enter_enumerator, is_dependent_enum
from cufe.sema.declared.facts import routine_facts, set_variable_facts
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.operator_names import CONVERSIONS, operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.declared.written_names import Named
    from cufe.sema.engine import Engine


_ACCESS: Final[dict[int, int]] = {k.PUBLIC: AS_PUBLIC, k.PROTECTED: AS_PROTECTED, k.PRIVATE: AS_PRIVATE}


class Declarations:
    """The entities of one unit, made when a name is looked up."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._namespaces: dict[int, NamespaceContext] = {}
        self._special: dict[int, SpecialIndex] = {}
        #: the names of members that are declared again
        self._dropped: set[int] = set()
        #: classes and enums without a name, or defined inside other declarations, by brace and context
        self._unnamed: dict[tuple[int, int], ClassType | EnumType] = {}
        self.root: NamespaceContext = self._namespace_context(None, engine.lookup.unit_scope)

    # --- namespaces ----------------------------------------------------------------------------------------------

    def _namespace_context(self, outer: NamespaceContext | None, scope: "object") -> NamespaceContext:
        from cufe.sema.text_lookup.namespace_scopes import NamespaceScope

        assert isinstance(scope, NamespaceScope)
        known = self._namespaces.get(id(scope))
        if known is None:
            parent = outer.namespace if outer is not None else None
            namespace = Namespace(scope.name, scope.entity.token, parent)
            namespace.visible = scope.entity.visible
            namespace.inline = scope.transparent and scope.name != ""
            known = NamespaceContext(namespace, scope, outer)
            namespace.context = known
            self._namespaces[id(scope)] = known
        return known

    def namespace(self, scope: "object") -> NamespaceContext:
        """The context of a lexical namespace scope."""
        from cufe.sema.text_lookup.namespace_scopes import NamespaceScope

        assert isinstance(scope, NamespaceScope)
        known = self._namespaces.get(id(scope))
        if known is not None:
            return known
        outer = self.namespace(scope.outer) if scope.outer is not None else None
        return self._namespace_context(outer, scope)

    def special(self, brace: int) -> SpecialIndex:
        """The index of operators, conversions, destructors and friends behind a brace."""
        if brace not in self._special:
            self._special[brace] = SpecialIndex(self.engine.lookup.declarations, brace)
        return self._special[brace]

    def in_namespace(self, context: NamespaceContext, name: str) -> list[Entity]:
        """The entities that a namespace itself declares by that name, at any place, in the order of the text."""
        known = context.members.get(name)
        if known is not None:
            return known
        found: list[Entity] = []
        context.members[name] = found
        try:
            self._find_in_namespace(context, name, found)
        except Unknown:
            # A part of the declarations is no answer.
            del context.members[name]
            raise
        return found

    def _find_in_namespace(self, context: NamespaceContext, name: str, found: list[Entity]) -> None:
        scope = context.scope
        child = scope.child(name)
        if child is not None:
            found.append(self.namespace(child).namespace)
            return
        lookup = self.engine.lookup
        pieces: list[Piece] = []
        if name.startswith("operator") and name[8:9] not in ("", "_") and not name[8:9].isalnum():
            for brace in scope.braces:
                pieces += self.special(brace).operators.get(name, [])
                self.engine.using_operators.find(brace, name, context, found)
        else:
            pieces += scope.index().pieces.get(name, [])
        # The parts of a namespace are not indexed in the order of the text.
        pieces.sort(key=_start)
        for piece in pieces:
            bindings = lookup.bindings(piece, "")
            self.engine.unread.require(piece, "", bindings, name)
            for binding in bindings:
                if self.binding_name(binding) == name:
                    self.enter(binding, piece, context, found)
        if not found:
            for brace in scope.index().anonymous:
                self._anonymous_members(brace, name, context, found)
            self.engine.using_enums.find(scope.index(), name, context, found)

    def _anonymous_members(self, brace: int, name: str, context: Context, found: list[Entity]) -> None:
        """The members of an anonymous union of a namespace, and of those in it."""
        lookup = self.engine.lookup
        index = lookup.index(brace)
        for inner in index.anonymous:
            self._anonymous_members(inner, name, context, found)
        for piece in index.pieces.get(name, []):
            for binding in lookup.bindings(piece, ""):
                if self.binding_name(binding) == name:
                    self.enter(binding, piece, context, found)

    def binding_name(self, binding: s.Binding) -> str:
        """The name by which lookup finds what a binding declares; empty for a conversion function."""
        kind = self.engine.kinds[binding.name]
        if kind == k.OPERATOR:
            return operator_name(self.engine.lookup.declarations, binding.name, binding.end)
        if kind == k.TILDE:
            return "~" + self.engine.lexemes[binding.name + 1]
        return self.engine.lexemes[binding.name]

    # --- classes -------------------------------------------------------------------------------------------------

    def in_class(self, context: ClassContext, name: str) -> list[Entity]:
        """The members that a class itself declares by that name, without constructors, which have the name of the
        class."""
        if name == CONVERSIONS:
            return [*self.conversions(context.cls)]
        known = context.members.get(name)
        if known is not None:
            return known
        found: list[Entity] = []
        context.members[name] = found
        cls = context.cls
        if cls.brace < 0:
            return found
        own = cls.context
        if isinstance(own, ClassContext) and own.members is context.members:
            # They are read where they are written, not where a definition outside renames the parameters of templates.
            context = own
        try:
            is_whole = self._find_in_class(context, name, found)
        except Unknown:
            # A part of the members is no answer.
            del context.members[name]
            raise
        if not is_whole:
            del context.members[name]
        return found

    def _find_in_class(self, context: ClassContext, name: str, found: list[Entity]) -> bool:
        """Adds the members to `found`; false where some cannot be seen from what is being read."""
        cls = context.cls
        is_whole = True
        lookup = self.engine.lookup
        class_name = cls.written_name()
        pieces: list[Piece] = []
        if name.startswith("operator") and name[8:9] not in ("", "_") and not name[8:9].isalnum():
            pieces += self.special(cls.brace).operators.get(name, [])
            self.engine.using_operators.find(cls.brace, name, context, found)
        elif name.startswith("~"):
            pieces += self.special(cls.brace).destructors
        else:
            pieces += lookup.index(cls.brace).pieces.get(name, [])
        for piece in pieces:
            bindings = lookup.bindings(piece, class_name)
            self.engine.unread.require(piece, class_name, bindings, name)
            for binding in bindings:
                if self.binding_name(binding) != name or self._is_constructor(binding, class_name):
                    continue
                first = self.engine.lexemes[binding.first]
                if binding.sort == s.USING and self.engine.declare_types.is_being_read(cls, first):
                    # `using B = A<C>; using B::A;`: the typedef does not see what is declared behind it.
                    is_whole = False
                else:
                    self.enter(binding, piece, context, found)
        if len(found) > 1:
            keep_latest(found)
        if not found:
            for brace in lookup.index(cls.brace).anonymous:
                self._anonymous_in_class(brace, name, context, found)
            self.engine.using_enums.find(lookup.index(cls.brace), name, context, found)
        if name == "operator==":
            found += self.engine.comparisons.implied(cls, name, found)
        return is_whole

    def _anonymous_in_class(self, brace: int, name: str, context: ClassContext, found: list[Entity]) -> None:
        """Members of an anonymous union: they belong to the union's own class, whose field names it."""
        inner = self.class_at(brace, context)
        if isinstance(inner, ClassType) and isinstance(inner.context, ClassContext):
            found += self.in_class(inner.context, name)

    def _is_constructor(self, binding: s.Binding, class_name: str) -> bool:
        declaration = binding.declaration
        return (
            declaration is not None
            and binding.sort in (s.ROUTINE, s.GUIDE)
            and declaration.specifiers.sort == n.NO_TYPE
            and self.engine.lexemes[binding.name] == class_name
        )

    def constructors(self, cls: ClassType) -> "list[Routine | tm.Template]":
        """The constructors that a class declares itself, templates among them."""
        context = cls.context
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return []
        if "" not in context.members:
            name = cls.written_name()
            self._enter_special(context, "", name, self.engine.lookup.index(cls.brace).pieces.get(name, []))
        return tm.functions_among(context.members[""])

    def functions_like(self, context: ClassContext, token: int) -> "list[Routine | tm.Template]":
        """The functions of a class that are declared by the name at a token."""
        cls = context.cls
        class_name = cls.written_name()
        found: list[Entity] = []
        for binding in self.engine.lookup.bindings(self.engine.cutter.path(token)[-1], class_name):
            if binding.name == token and self._is_constructor(binding, class_name):
                found += self.constructors(cls)
            elif binding.name == token:
                found += self.in_class(context, self.binding_name(binding) or CONVERSIONS)
        return [one for one in found if isinstance(one, (Routine, tm.Template)) and one.parent is cls]

    def drop(self, entity: Entity) -> None:
        """Takes a member that is declared again out of its class, and out of instances that are made later."""
        self._dropped.add(entity.token)
        cls = entity.parent
        if isinstance(cls, ClassType) and isinstance(cls.context, ClassContext):
            for members in cls.context.members.values():
                if entity in members:
                    members.remove(entity)

    def conversions(self, cls: ClassType) -> "list[Routine | tm.Template]":
        """The conversion functions that a class declares itself."""
        context = cls.context
        if not isinstance(context, ClassContext) or (cls.brace < 0 and cls.closure is None):
            return []
        if CONVERSIONS not in context.members:
            self._enter_special(context, CONVERSIONS, cls.written_name(), self.special(cls.brace).conversions)
        return tm.functions_among(context.members[CONVERSIONS])

    def _enter_special(self, context: ClassContext, key: str, class_name: str, pieces: list[Piece]) -> None:
        """Makes known under a key what some pieces of a class declare: its conversion functions or, under none, its
        constructors."""
        lookup = self.engine.lookup
        for piece in pieces:
            self.engine.unread.require(piece, class_name, lookup.bindings(piece, class_name))
        found: list[Entity] = []
        context.members[key] = found
        for piece in pieces:
            for binding in lookup.bindings(piece, class_name):
                if key or self._is_constructor(binding, class_name):
                    self.enter(binding, piece, context, found)

    # --- bindings ------------------------------------------------------------------------------------------------

    def enter(self, binding: s.Binding, piece: Piece, context: Context, found: list[Entity]) -> None:
        """Adds what a binding declares in `context` to `found`, or adds the declaration to an entity that is there."""
        sort = binding.sort
        qualified = binding.first != binding.name and self.engine.kinds[binding.name - 1] == k.SCOPE
        if sort == s.USING:
            self._using(binding, context, found)
            return
        if sort == s.NAMESPACE_ALIAS:
            nominated = self.engine.names.nominated(binding.end - 1)
            if nominated is not None:
                found.append(nominated.namespace)
            return
        if qualified or binding.name in self._dropped:
            return
        declared = Declared(binding, piece, context)
        if sort == s.CLASS:
            enter_class(self.engine, declared, found)
        elif sort == s.ENUM:
            enter_enum(self.engine, declared, found)
        elif sort == s.ALIAS:
            self._alias(declared, found)
        elif sort == s.VARIABLE or sort == s.STRUCTURED:
            self._variable(declared, found)
        elif sort == s.ROUTINE:
            self._routine(declared, found)
        elif sort == s.ENUMERATOR:
            enter_enumerator(self.engine, declared, found)
        elif sort == s.CONCEPT:
            # A concept is not known in what it means (observed).
            self.template(declared, tm.TEMPLK_CONCEPT, found).visible = piece.end
        elif sort == s.GUIDE and isinstance(context, (NamespaceContext, ClassContext)):
            guides: list[Entity] = []
            self._routine(declared, guides)
            name = self.engine.lexemes[binding.name]
            for guide in guides:
                if isinstance(guide, (Routine, tm.Template)):
                    guide.special = en.SFK_DEDUCTION_GUIDE
                    context.guides.setdefault(name, []).append(guide)

    def _using(self, binding: s.Binding, context: Context, found: list[Entity]) -> None:
        """`using N::f;`, `using Ts::f...;`: expanded, one declaration for each element."""
        if binding.first == binding.name:
            return  # `using f;`
        kinds = self.engine.kinds
        end = binding.end
        contexts = [context]
        try:
            if kinds[end] == k.ELLIPSIS or kinds[end - 1] == k.ELLIPSIS:
                end = end if kinds[end] == k.ELLIPSIS else end - 1
                contexts = self.engine.expansions.contexts(binding.first, end, context)
        except Dependent:
            return
        for inner in contexts:
            named = self.engine.written_names.path(binding.first, end, inner, binding.name)
            if named.dependent and kinds[binding.first - 1] == k.TYPENAME and isinstance(named.qualifier, Type):
                found.append(self._dependent_typedef(binding, context, named.qualifier))
            for entity in [*named.entities, *self._hidden_types(named, binding)]:
                if entity not in found:
                    found.append(entity)

    def _hidden_types(self, named: "Named", binding: s.Binding) -> list[Entity]:
        """The class or enumeration that a using-declaration brings along where something else hides it there."""
        scope = named.qualifier.skip_typerefs() if isinstance(named.qualifier, Type) else named.qualifier
        values = [one for one in named.entities if isinstance(one, (Routine, Variable, Field, en.Enumerator))]
        if not values or len(values) < len(named.entities) or not isinstance(scope, (Namespace, ClassType)):
            return []
        if isinstance(scope, ClassType) and values[0].name in (CONVERSIONS, scope.name):
            return []
        types = self.engine.names.qualified(scope, values[0].name, binding.name, True)
        return [one for one in types if isinstance(one, (ClassType, EnumType))]

    def _dependent_typedef(self, binding: s.Binding, context: Context, qualifier: Type) -> Typedef:
        """`using typename T::name;`, as long as T has no argument."""
        name = self.engine.lexemes[binding.name]
        made = Typedef(name, binding.name, self.parent(context))
        made.visible = binding.visible
        made.type = self.engine.types.dependent_name(qualifier, name)
        return made

    def parent(self, context: Context) -> Entity | None:
        """The class, function or namespace whose member a declaration in `context` is."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext):
                return at.cls
            if isinstance(at, NamespaceContext):
                return at.namespace
            at = at.outer
        return None

    def template(self, declared: Declared, kind: int, found: list[Entity]) -> tm.Template:
        """The template that a binding declares, entered into `found` unless it is there."""
        binding = declared.binding
        name = self.binding_name(binding)
        for entity in found:
            if (
                isinstance(entity, tm.Template)
                and entity.kind == kind
                and kind not in (tm.TEMPLK_FUNCTION, tm.TEMPLK_MEMBER_FUNCTION)
            ):
                entity.declarations.append(declared)
                entity.visible = min(entity.visible, binding.visible)
                return entity
        made = tm.Template(name, binding.name, self.parent(declared.context), kind)
        made.visible = binding.visible
        made.declarations.append(declared)
        made.access = self.access(declared)
        found.append(made)
        return made

    def invented_class(self, name: int, key: int, context: Context) -> ClassType:
        """A class that an elaborated type specifier declares in the namespace around."""
        namespace = enclosing_namespace(context)
        spelling = self.engine.lexemes[name]
        made = ClassType(spelling, name, namespace.namespace, CLASS_KINDS.get(key, tk.TK_CLASS))
        self.engine.types.number(made)
        self.in_namespace(namespace, spelling).append(made)
        return made

    def define(self, cls: ClassType, key: int, brace: int, outer: Context) -> None:
        """Tells a class where its definition stands, from its class-key at token `key`, and in which context it is
        read."""
        cls.key = key
        cls.kind = CLASS_KINDS.get(self.engine.kinds[key], cls.kind)
        cls.brace = brace
        cls.context = ClassContext(cls, outer)

    def _first_typedef(self, brace: int) -> str:
        """`typedef enum { ... } E`: the name for linkage of what is defined at `brace` ([dcl.typedef]/9)."""
        name = self.engine.cutter.brackets.close(brace) + 1
        kinds = self.engine.kinds
        if kinds[name] == k.IDENTIFIER and kinds[name + 1] in (k.SEMICOLON, k.COMMA):
            return self.engine.lexemes[name]
        return ""

    def class_at(self, brace: int, context: Context) -> ClassType | EnumType:
        """The class or enum whose definition has its `{` at `brace`, in `context`."""
        key = (brace, id(context))
        known = self._unnamed.get(key)
        if known is not None:
            return known
        kinds = self.engine.kinds
        at = brace
        while kinds[at] not in CLASS_KINDS and kinds[at] != k.ENUM:
            at -= 1
        if kinds[at - 1] == k.ENUM:
            at -= 1
        made: ClassType | EnumType
        parent = context.routine if isinstance(context, RegionContext) and context.routine else self.parent(context)
        if kinds[at] == k.ENUM:
            made = EnumType("", brace, parent)
            made.key = at
            made.brace = brace
            made.dependent = is_dependent_enum(parent, context)
            made.context = context
            made.scoped = kinds[at + 1] in CLASS_KINDS
        else:
            made = ClassType("", brace, parent, CLASS_KINDS[kinds[at]])
            follow_prototype(made)
            self.define(made, at, brace, context)
        made.access = self._access_at(context, at)
        if kinds[at - 1] == k.TYPEDEF:
            made.typedef_name = self._first_typedef(brace)
        self.engine.types.number(made)
        self._unnamed[key] = made
        return made

    def members_at(self, context: Context, name: str) -> list[Entity]:
        """What the class or namespace of a context declares by a name."""
        if isinstance(context, NamespaceContext):
            return self.in_namespace(context, name)
        if isinstance(context, ClassContext):
            return self.in_class(context, name)
        return self.engine.names.in_region(context, name)

    def _alias(self, declared: Declared, found: list[Entity]) -> None:
        binding = declared.binding
        if binding.template:
            self.template(declared, tm.TEMPLK_ALIAS, found)
            return
        for entity in reversed(found):
            if isinstance(entity, Typedef):
                if not self._is_other_alias(entity, declared):
                    return
                break
            if isinstance(entity, (ClassType, EnumType)) and not _is_aligned(binding):
                return  # `typedef struct S S;`
        typedef = Typedef(self.engine.lexemes[binding.name], binding.name, self.parent(declared.context))
        typedef.visible = binding.visible
        typedef.declared = declared
        typedef.access = self.access(declared)
        found.append(typedef)

    def _is_other_alias(self, typedef: Typedef, declared: Declared) -> bool:
        """Whether a namespace may give a type name another type (256), which then is the one that counts: both are
        alias-declarations, and spelt differently."""
        first = typedef.declared
        if first is None or not isinstance(declared.context, NamespaceContext):
            return False
        one, other = first.binding, declared.binding
        if one.declaration is not None or other.declaration is not None:
            return False
        lexemes = self.engine.lexemes
        return lexemes[one.name : one.visible] != lexemes[other.name : other.visible]

    def _variable(self, declared: Declared, found: list[Entity]) -> None:
        binding = declared.binding
        declaration = binding.declaration
        context = declared.context
        name = self.engine.lexemes[binding.name]
        if binding.template and declaration is not None:
            if self.engine.kinds[binding.name + 1] == k.LESS:
                return
            member = isinstance(context, ClassContext)
            self.template(declared, tm.TEMPLK_STATIC_DATA_MEMBER if member else tm.TEMPLK_VARIABLE, found)
            return
        flags = declaration.specifiers.flags if declaration is not None else 0
        cls = context.cls if isinstance(context, ClassContext) else None
        if cls is not None and not flags & n.STATIC:
            for field in self.engine.classes.fields(cls):
                if field.token == binding.name:
                    found.append(field)
            return
        for entity in found:
            if isinstance(entity, Variable):
                entity.declarations.append(declared)
                return
        found.append(self.make_variable(declared, name))

    def make_variable(self, declared: Declared, name: str) -> Variable:
        """A variable for a declaration, not entered anywhere."""
        binding = declared.binding
        variable = Variable(name, binding.name, self.parent(declared.context))
        variable.visible = binding.visible
        variable.declarations.append(declared)
        variable.access = self.access(declared)
        set_variable_facts(variable, declared)
        return variable

    def _routine(self, declared: Declared, found: list[Entity]) -> None:
        binding = declared.binding
        if binding.template or self.engine.templates.is_abbreviated(binding):
            declaration = binding.declaration
            own_heads = declaration.heads if declaration is not None else []
            if len(own_heads) == 1 and not own_heads[0].parameters:
                return  # `template <>`: an explicit specialisation, which its template knows
            member = isinstance(declared.context, ClassContext)
            template = tm.Template(
                self.binding_name(binding), binding.name, self.parent(declared.context),
                tm.TEMPLK_MEMBER_FUNCTION if member else tm.TEMPLK_FUNCTION,
            )  # fmt: skip
            self._set_facts(template, declared)
            found.append(template)
            return
        found.append(self.make_routine(declared))

    def make_routine(self, declared: Declared) -> Routine:
        """A routine for a declaration, not entered anywhere; its type is asked for later."""
        binding = declared.binding
        routine = Routine(self.binding_name(binding), binding.name, self.parent(declared.context))
        self._set_facts(routine, declared)
        if routine.special == en.SFK_CONVERSION:
            routine.name = CONVERSIONS
        declaration = binding.declaration
        if declaration is not None:
            flags = declaration.specifiers.flags
            if flags & n.STATIC:
                routine.storage_class = en.SC_STATIC
            elif flags & n.EXTERN:
                routine.storage_class = en.SC_EXTERN
        return routine

    def _set_facts(self, made: Routine | tm.Template, declared: Declared) -> None:
        """What the first declaration of a function, or of a function template, says of it."""
        made.visible = declared.binding.visible
        made.declarations.append(declared)
        made.access = self.access(declared)
        facts = routine_facts(self.engine, declared)
        made.flags = facts.flags
        made.special = facts.special
        made.operator = facts.operator

    def functions_and_classes(self, context: ClassContext) -> list[Entity]:
        """All that a class declares by names and as special functions, an implicit destructor among it."""
        cls = context.cls
        found: list[Entity] = [*self.constructors(cls), *self.conversions(cls)]
        for name in [*self.engine.lookup.index(cls.brace).pieces, *self.special(cls.brace).operators]:
            found += self.in_class(context, name)
        return [*found, self.engine.classes.destructor(cls)]

    def access(self, declared: Declared) -> int:
        """The access of a member ([class.access]): the last label in front of it, or that of its class-key."""
        return self._access_at(declared.context, declared.piece.start)

    def _access_at(self, context: Context, token: int) -> int:
        """The access of what is declared at a token."""
        if not isinstance(context, ClassContext):
            return AS_PUBLIC
        cls = context.cls
        label = self.engine.cutter.access_label(cls.brace, token)
        return _ACCESS.get(label, AS_PRIVATE if cls.kind == tk.TK_CLASS else AS_PUBLIC)

    def make_field(self, name: str, token: int, cls: ClassType, declared: Declared | None) -> Field:
        """A field for a declarator of a class."""
        field = Field(name, token, cls)
        field.declared = declared
        if declared is not None:
            declaration = declared.binding.declaration
            field.mutable = declaration is not None and bool(declaration.specifiers.flags & n.MUTABLE)
            field.access = self.access(declared)
        return field


def keep_latest(found: list[Entity]) -> None:
    """Where a class declares a name for two things (101), the latest one is meant; observed with data members of the
    name of a function.  Classes and enumerations may have the name of something else ([basic.scope.hiding])."""
    last = -1
    for index in range(1, len(found)):
        behind_object = isinstance(found[index - 1], (Field, Variable, en.Enumerator))
        if isinstance(found[index], (Field, Variable, en.Enumerator)) or (
            behind_object and isinstance(found[index], (Routine, tm.Template))
        ):
            last = index
    if last >= 0:
        found[:last] = [entity for entity in found[:last] if isinstance(entity, (ClassType, EnumType))]


def _start(piece: Piece) -> int:
    return piece.start


def _is_aligned(binding: s.Binding) -> bool:
    """`typedef struct S { ... } S __attribute__((aligned(8)));`, whose name is the type with that alignment."""
    attributes = binding.declarator.attributes if binding.declarator is not None else []
    return any(attribute.gnu_name() == "aligned" for attribute in attributes)
