"""Scopes: where names are declared, built from the cutter's index when somebody looks into them.

A scope answers `find`: which entity does a name mean when it is looked up here, without going outwards?
The answer is an
entity, None for "not here", or the entity of sort UNKNOWN for "it cannot be told, so do not go on".
"""

from cufe.final import Final
from cufe.sema import entities as en
from cufe.sema.entities import Entity
from cufe.sema.members import MemberIndex, NamespacePart, is_static_member
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

#: a position from which everything can be seen
EVERYWHERE: Final = 1 << 60

_OPEN_ROUND: Final = ord("(")
_LESS: Final = ord("<")
_COLON: Final = ord(":")
_COMMA: Final = ord(",")
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION))

_SORT_OF: Final[dict[int, int]] = {
    s.VARIABLE: en.VARIABLE,
    s.PARAMETER: en.PARAMETER,
    s.TYPE_PARAMETER: en.TEMPLATE_PARAMETER,
    s.VALUE_PARAMETER: en.TEMPLATE_PARAMETER,
    s.CLASS: en.TYPE,
    s.ENUM: en.TYPE,
    s.ALIAS: en.ALIAS,
    s.ENUMERATOR: en.ENUMERATOR,
    s.ROUTINE: en.FUNCTION,
    s.STRUCTURED: en.VARIABLE,
    s.INIT_CAPTURE: en.LOCAL,
    s.LABEL: en.LABEL,
    s.CONCEPT: en.CONCEPT,
    s.GUIDE: en.FUNCTION,
}

#: the answer that ends a search
UNKNOWN_ENTITY: Final = Entity(en.UNKNOWN, "", -1, None)


class ScopeContext:
    """What scopes ask of the lookup that holds them."""

    def __init__(self, declarations: DeclarationParser) -> None:
        self.declarations: DeclarationParser = declarations
        #: counts the times that a question met a declaration that was just being parsed: what was answered
        #: meanwhile is
        #: not to be remembered
        self.doubts: int = 0
        #: template parameters by their tokens: the head of a declaration is a scope of its own as long as
        #: the rest is
        #: not parsed, but its parameters are the same
        self.parameters: dict[int, Entity] = {}

    def index(self, brace: int) -> MemberIndex:
        """The member index behind a brace, remembered."""
        raise NotImplementedError

    def bindings(self, piece: Piece, class_name: str) -> list[s.Binding]:
        """The names that a piece declares, remembered."""
        raise NotImplementedError

    def resolve_path(self, first: int, last: int) -> Entity | None:
        """The entity of the qualified name in the tokens `first` to `last`, both included."""
        raise NotImplementedError

    def class_scope(self, entity: Entity) -> "ClassScope | None":
        """The scope of the class that an entity names, through aliases."""
        raise NotImplementedError

    def is_dependent(self, first: int, end: int) -> bool:
        """Whether the tokens hold the name of a template parameter, also by way of an alias."""
        raise NotImplementedError


class Scope:
    """The base of all scopes; `parent` is the scope in which lookup goes on."""

    def __init__(self, context: ScopeContext, parent: "Scope | None") -> None:
        self.context: ScopeContext = context
        self.parent: Scope | None = parent

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        """What `name` means here for a use at token `position`; with `types`, only types and namespaces
        count."""
        raise NotImplementedError

    def _remember(
        self, table: dict[str, Entity | None], name: str, entity: Entity | None, doubts: int
    ) -> Entity | None:
        if doubts == self.context.doubts:
            table[name] = entity
        else:
            table.pop(name, None)
        return entity

    def namespace(self) -> "NamespaceScope":
        """The innermost namespace around."""
        scope: Scope | None = self
        while scope is not None:
            if isinstance(scope, NamespaceScope):
                return scope
            scope = scope.parent
        raise AssertionError("a scope without a namespace around it")


class Declared:
    """A binding together with its piece, while entities are made."""

    __slots__ = ("binding", "piece")

    def __init__(self, binding: s.Binding, piece: Piece) -> None:
        self.binding: s.Binding = binding
        self.piece: Piece = piece


def _place(declared: Declared) -> int:
    return declared.binding.name


def make_entity(scope: Scope, name: str, found: list[Declared], types: bool, in_class: bool) -> Entity | None:
    """One entity from the declarations of one name; a type is hidden by anything else of its name
    ([basic.scope.hiding])."""
    found.sort(key=_place)
    chosen: list[Declared] = []
    sort = en.UNKNOWN
    for declared in found:
        binding = declared.binding
        kind = binding.sort
        is_type = kind == s.CLASS or kind == s.ENUM or kind == s.ALIAS
        if kind == s.GUIDE or (types and not is_type):
            continue
        if binding.first != binding.name and scope.context.declarations.kinds[binding.name - 1] == k.SCOPE:
            continue  # a definition of something that was declared elsewhere
        mapped = _SORT_OF[kind]
        if mapped == en.VARIABLE and in_class and not is_static_member(binding):
            mapped = en.FIELD
        if not chosen or (sort in (en.TYPE, en.ALIAS) and not is_type):
            chosen.clear()
            sort = mapped
        elif mapped != sort and is_type and sort not in (en.TYPE, en.ALIAS):
            continue
        chosen.append(declared)
    if not chosen:
        return None
    first = chosen[0].binding
    entity = Entity(sort, name, first.name, scope)
    visible = first.visible
    for declared in chosen:
        binding = declared.binding
        entity.bindings.append(binding)
        entity.pieces.append(declared.piece)
        visible = min(visible, binding.visible)
        entity.template = entity.template or binding.template
        if binding.body >= 0 and entity.body < 0:
            entity.body = binding.body
    entity.visible = visible
    return entity


def sees(entity: Entity, position: int) -> bool:
    """Whether a use at `position` comes after a declaration of the entity, or is one."""
    if entity.visible <= position:
        return True
    return any(binding.name == position for binding in entity.bindings)


class NamespaceScope(Scope):
    """A namespace with all its parts; the global one has the brace -1."""

    def __init__(self, context: ScopeContext, parent: "NamespaceScope | None", name: str) -> None:
        super().__init__(context, parent)
        self.outer: NamespaceScope | None = parent
        self.name: str = name
        #: its members are found in the namespace around it as well
        self.transparent: bool = False
        self.entity: Entity = Entity(en.NAMESPACE, name, -1, parent)
        self.braces: list[int] = []
        #: parts of namespaces written `A::B`, of which this is A
        self._nested: list[NamespacePart] = []
        self._indexes: list[MemberIndex] | None = None
        self._children: dict[str, NamespaceScope | None] = {}
        self._unnamed: NamespaceScope | None = None
        self._unnamed_known: bool = False
        self._transparent: list[NamespaceScope] | None = None
        self._directives: list[tuple[int, NamespaceScope]] | None = None
        self._names: dict[str, Entity | None] = {}
        self._types: dict[str, Entity | None] = {}

    def indexes(self) -> list[MemberIndex]:
        known = self._indexes
        if known is None:
            known = [self.context.index(brace) for brace in self.braces]
            self._indexes = known
        return known

    def child(self, name: str) -> "NamespaceScope | None":
        """The namespace `name` declared directly in this one."""
        if name in self._children:
            return self._children[name]
        lexemes = self.context.declarations.lexemes
        parts: list[NamespacePart] = []
        for index in self.indexes():
            parts += index.namespaces.get(name, [])
        found: NamespaceScope | None = None
        for part in self._nested:
            if lexemes[part.rest[0]] == name:
                parts.append(NamespacePart(part.rest[0], part.rest[1:], part.brace, part.inline, part.piece))
        if parts:
            found = NamespaceScope(self.context, self, name)
            found.entity.token = parts[0].name
            found.entity.visible = parts[0].name
            for part in parts:
                found.entity.visible = min(found.entity.visible, part.name)
                found.transparent = found.transparent or part.inline
                if part.rest:
                    found._nested.append(part)
                else:
                    found.braces.append(part.brace)
        self._children[name] = found
        return found

    def unnamed(self) -> "NamespaceScope | None":
        """The unnamed namespace in this one, if it has one."""
        if not self._unnamed_known:
            self._unnamed_known = True
            braces: list[int] = []
            for index in self.indexes():
                braces += index.unnamed
            if braces:
                found = NamespaceScope(self.context, self, "")
                found.transparent = True
                found.braces = braces
                self._unnamed = found
        return self._unnamed

    def transparents(self) -> "list[NamespaceScope]":
        """Inline and unnamed namespaces directly inside."""
        known = self._transparent
        if known is None:
            known = []
            names: set[str] = set()
            lexemes = self.context.declarations.lexemes
            for index in self.indexes():
                for part in index.inline:
                    names.add(lexemes[part.name])
            for name in sorted(names):
                child = self.child(name)
                if child is not None:
                    known.append(child)
            unnamed = self.unnamed()
            if unnamed is not None:
                known.append(unnamed)
            self._transparent = known
        return known

    def directives(self) -> "list[tuple[int, NamespaceScope]]":
        """The namespaces that using-directives here nominate, with the token from which on they do."""
        known = self._directives
        if known is None:
            known = []
            self._directives = known
            for index in self.indexes():
                for piece in index.directives:
                    for binding in self.context.bindings(piece, ""):
                        target = self.context.resolve_path(binding.first, binding.end - 1)
                        if target is not None and target.sort == en.NAMESPACE:
                            scope = namespace_of(target)
                            if scope is not None:
                                known.append((binding.visible, scope))
        return known

    def own(self, name: str, types: bool) -> Entity | None:
        """What is declared directly here by that name, at any place."""
        table = self._types if types else self._names
        if name in table:
            return table[name]
        child = self.child(name)
        if child is not None:
            table[name] = child.entity
            return child.entity
        found: list[Declared] = []
        usings: list[s.Binding] = []
        entity: Entity | None = None
        anonymous: list[int] = []
        doubts = self.context.doubts
        lexemes = self.context.declarations.lexemes
        for index in self.indexes():
            for piece in index.pieces.get(name, []):
                for binding in self.context.bindings(piece, ""):
                    if lexemes[binding.name] == name:
                        if binding.sort == s.USING or binding.sort == s.NAMESPACE_ALIAS:
                            usings.append(binding)
                        elif binding.sort != s.USING_NAMESPACE:
                            found.append(Declared(binding, piece))
            anonymous += index.anonymous
        if found:
            entity = make_entity(self, name, found, types, False)
        if entity is None and usings:
            table[name] = UNKNOWN_ENTITY  # `using N::x;` in N itself asks for what it declares
            entity = self._used(usings, types)
        if entity is None:
            for brace in anonymous:
                entity = anonymous_member(self.context, self, brace, name)
                if entity is not None:
                    break
        return self._remember(table, name, entity, doubts)

    def _used(self, usings: list[s.Binding], types: bool) -> Entity | None:
        for binding in usings:
            target = self.context.resolve_path(binding.first, binding.end - 1)
            if target is None:
                return UNKNOWN_ENTITY
            if not types or target.is_type or target.sort == en.NAMESPACE:
                return target
        return None

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        entity = self.own(name, types)
        if entity is not None and (entity.scope is not self or sees(entity, position)):
            return entity
        for inner in self.transparents():
            entity = inner.find(name, position, types)
            if entity is not None:
                return entity
        return None

    def find_qualified(self, name: str, position: int, types: bool) -> Entity | None:
        """Lookup of `N::name` ([namespace.qual]): using-directives count where nothing is declared
        directly."""
        visited: set[int] = set()
        pending: list[NamespaceScope] = [self]
        while pending:
            found: Entity | None = None
            following: list[NamespaceScope] = []
            for scope in pending:
                if id(scope) in visited:
                    continue
                visited.add(id(scope))
                entity = scope.find(name, position, types)
                if entity is not None:
                    found = entity if found is None or found is entity else merge(found, entity)
                else:
                    for visible, nominated in scope.directives():
                        if visible <= position:
                            following.append(nominated)
                    for inner in scope.transparents():
                        following.append(inner)
            if found is not None:
                return found
            pending = following
        return None

    def common(self, other: "NamespaceScope") -> "NamespaceScope":
        """The innermost namespace that holds both: where the names of a nominated one appear ([namespace.udir])."""
        at: NamespaceScope = self
        while at.outer is not None and not other.is_inside(at):
            at = at.outer
        return at

    def is_inside(self, other: "NamespaceScope") -> bool:
        scope: NamespaceScope | None = self
        while scope is not None:
            if scope is other:
                return True
            scope = scope.outer
        return False


def merge(first: Entity, second: Entity) -> Entity:
    """Two entities found side by side: functions overload, a type gives way, everything else is ambiguous."""
    if first.sort == en.FUNCTION and second.sort == en.FUNCTION:
        return first
    if first.is_type and not second.is_type:
        return second
    if second.is_type and not first.is_type:
        return first
    return UNKNOWN_ENTITY


def namespace_of(entity: Entity) -> NamespaceScope | None:
    """The scope of a namespace by its entity."""
    if entity.token < 0 or entity.sort != en.NAMESPACE:
        return None
    outer = entity.scope
    if isinstance(outer, NamespaceScope):
        return outer.child(entity.name)
    return None


def anonymous_member(context: ScopeContext, scope: Scope, brace: int, name: str) -> Entity | None:
    """A member of an anonymous union, whose names belong to the scope around it."""
    pending = [brace]
    lexemes = context.declarations.lexemes
    while pending:
        index = context.index(pending.pop())
        found: list[Declared] = []
        for piece in index.pieces.get(name, []):
            for binding in context.bindings(piece, ""):
                if lexemes[binding.name] == name:
                    found.append(Declared(binding, piece))
        if found:
            return make_entity(scope, name, found, False, isinstance(scope, ClassScope))
        pending += index.anonymous
    return None


class ClassScope(Scope):
    """The members of a class; `key` is its class-key, `brace` the brace of its body."""

    def __init__(self, context: ScopeContext, parent: Scope, key: int, brace: int, name: int) -> None:
        super().__init__(context, parent)
        self.key: int = key
        self.brace: int = brace
        #: token of the name, -1 where it has none
        self.name: int = name
        self.class_name: str = context.declarations.lexemes[name] if name >= 0 else ""
        self._bases: list[ClassScope] | None = None
        #: an anonymous union: its members are those of the scope around
        self.anonymous: bool = False
        #: a base class could not be found
        self.unknown_base: bool = False
        self._names: dict[str, Entity | None] = {}
        self._types: dict[str, Entity | None] = {}
        self._injected: Entity | None = None

    def bases(self) -> "list[ClassScope]":
        """The base classes that can be found; dependent ones are not looked into ([temp.dep])."""
        known = self._bases
        if known is not None:
            return known
        known = []
        self._bases = known
        doubts = self.context.doubts
        kinds = self.context.declarations.kinds
        brackets = self.context.declarations.brackets
        self.unknown_base = False
        at = self.key
        while at < self.brace and kinds[at] != _COLON:
            if kinds[at] == _OPEN_ROUND:
                at = brackets.skip(at)
            else:
                at += 1
        at += 1
        while at < self.brace:
            end = at
            while end < self.brace and kinds[end] != _COMMA:
                if kinds[end] == _LESS:
                    close = brackets.close_angle(end, self.brace)
                    end = close + 1 if close >= 0 else end + 1
                elif kinds[end] == _OPEN_ROUND:
                    end = brackets.skip(end)
                else:
                    end += 1
            self._base(at, end, known)
            at = end + 1
        if doubts != self.context.doubts:
            self._bases = None
        return known

    def _base(self, at: int, end: int, into: "list[ClassScope]") -> None:
        context = self.context
        kinds = context.declarations.kinds
        while at < end and kinds[at] in _BASE_WORDS:
            at += 1
        if kinds[end - 1] == k.ELLIPSIS or context.is_dependent(at, end):
            return
        last = context.declarations.last_identifier(at, end)
        entity = context.resolve_path(at, last) if last >= at else None
        scope = context.class_scope(entity) if entity is not None else None
        if scope is None:
            self.unknown_base = True
        else:
            into.append(scope)

    def own(self, name: str, types: bool) -> Entity | None:
        """What the class itself declares by that name."""
        table = self._types if types else self._names
        if name in table:
            return table[name]
        context = self.context
        doubts = context.doubts
        lexemes = context.declarations.lexemes
        entity: Entity | None = None
        if name == self.class_name:
            entity = self._injected_name()
        else:
            index = context.index(self.brace)
            found: list[Declared] = []
            usings: list[s.Binding] = []
            for piece in index.pieces.get(name, []):
                for binding in context.bindings(piece, self.class_name):
                    if lexemes[binding.name] == name:
                        if binding.sort == s.USING:
                            usings.append(binding)
                        else:
                            found.append(Declared(binding, piece))
            if found:
                entity = make_entity(self, name, found, types, True)
            if entity is None and usings:
                table[name] = UNKNOWN_ENTITY
                target = context.resolve_path(usings[0].first, usings[0].end - 1)
                entity = UNKNOWN_ENTITY if target is None else target
            if entity is None:
                for brace in index.anonymous:
                    entity = anonymous_member(context, self, brace, name)
                    if entity is not None:
                        break
        return self._remember(table, name, entity, doubts)

    def _injected_name(self) -> Entity:
        """The injected-class-name: the entity of the class itself where it can be found."""
        known = self._injected
        if known is None:
            outer: Scope | None = self.parent
            while outer is not None and isinstance(outer, TemplateScope):
                outer = outer.parent
            found = outer.find(self.class_name, self.name, True) if outer is not None else None
            if found is None or found.sort != en.TYPE:
                found = Entity(en.TYPE, self.class_name, self.name, outer)
                found.body = self.brace
            known = found
            self._injected = found
        return known

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        """A member, also of a base class.  Position plays no part: a name has to mean the same in the
        whole class
        ([basic.scope.class])."""
        if self.anonymous and self.parent is not None:
            return self.parent.find(name, position, types)
        entity = self.own(name, types)
        if entity is not None:
            return entity
        visited: set[int] = {id(self)}
        pending: list[ClassScope] = list(self.bases())
        unknown = self.unknown_base
        while pending:
            scope = pending.pop()
            if id(scope) in visited:
                continue
            visited.add(id(scope))
            entity = scope.own(name, types)
            if entity is not None:
                return entity
            pending += scope.bases()
            unknown = unknown or scope.unknown_base
        return UNKNOWN_ENTITY if unknown else None


_BASE_WORDS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.VIRTUAL, k.TYPENAME, k.ATTRIBUTE))


class EnumScope(Scope):
    """The enumerators of an enum, as its own values and `E::x` see them."""

    def __init__(self, context: ScopeContext, parent: Scope, bindings: list[s.Binding]) -> None:
        super().__init__(context, parent)
        self._entities: dict[str, Entity] = {}
        for binding in bindings:
            spelling = context.declarations.lexemes[binding.name]
            entity = Entity(en.ENUMERATOR, spelling, binding.name, self)
            entity.bindings.append(binding)
            entity.visible = binding.visible
            self._entities[spelling] = entity

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        entity = None if types else self._entities.get(name)
        return entity if entity is not None and sees(entity, position) else None


class TemplateScope(Scope):
    """The parameters of template heads."""

    def __init__(self, context: ScopeContext, parent: Scope, bindings: list[s.Binding]) -> None:
        super().__init__(context, parent)
        self._entities: dict[str, Entity] = {}
        for binding in bindings:
            spelling = context.declarations.lexemes[binding.name]
            self._entities[spelling] = parameter_entity(self, spelling, binding)

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        return self._entities.get(name)


def parameter_entity(scope: Scope, name: str, binding: s.Binding) -> Entity:
    known = scope.context.parameters.get(binding.name)
    if known is not None:
        return known
    entity = Entity(en.TEMPLATE_PARAMETER, name, binding.name, scope)
    entity.bindings.append(binding)
    entity.visible = binding.visible
    entity.template = binding.template
    entity.is_type = binding.sort == s.TYPE_PARAMETER
    scope.context.parameters[binding.name] = entity
    return entity


class RegionScope(Scope):
    """A region of a body: a block, a condition, the parameters of a function or lambda."""

    def __init__(self, context: ScopeContext, parent: Scope, region: s.Region) -> None:
        super().__init__(context, parent)
        self.region: s.Region = region
        self._entities: dict[int, Entity] = {}

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        bindings = self.region.names.get(name)
        if bindings is None:
            for brace in self.region.anonymous:
                if brace < position:
                    member = anonymous_member(self.context, self, brace, name)
                    if member is not None:
                        member.region = self.region
                        return member
            return None
        hidden: Entity | None = None
        for at in range(len(bindings) - 1, -1, -1):
            binding = bindings[at]
            if binding.visible > position and binding.name != position:
                continue
            entity = self._entity(binding, name)
            if entity is None:
                return UNKNOWN_ENTITY
            if entity.is_type or entity.sort == en.NAMESPACE or (types and entity.sort == en.TEMPLATE_PARAMETER):
                if types:
                    return entity
                hidden = entity if hidden is None else hidden
            elif not types:
                return entity
        return hidden

    def _entity(self, binding: s.Binding, name: str) -> Entity | None:
        known = self._entities.get(binding.name)
        if known is not None:
            return known
        if binding.sort == s.USING or binding.sort == s.NAMESPACE_ALIAS:
            return self.context.resolve_path(binding.first, binding.end - 1)
        if binding.sort == s.TYPE_PARAMETER or binding.sort == s.VALUE_PARAMETER:
            entity = parameter_entity(self, name, binding)
        else:
            sort = _SORT_OF[binding.sort]
            if sort == en.VARIABLE:
                sort = en.LOCAL
            entity = Entity(sort, name, binding.name, self)
            entity.visible = binding.visible
            entity.template = binding.template
            entity.body = binding.body
            for other in self.region.names[name]:
                if other is binding or (_SORT_OF.get(other.sort, -1) == sort == en.FUNCTION):
                    entity.bindings.append(other)
                elif other.sort == binding.sort == s.CLASS:
                    entity.bindings.append(other)
                    entity.body = max(entity.body, other.body)
            if binding.declaration is not None:
                flags = binding.declaration.specifiers.flags
                if flags & n.EXTERN:
                    entity.storage = en.EXTERN
                elif flags & (n.STATIC | n.THREAD_LOCAL):
                    entity.storage = en.STATIC
        entity.region = self.region
        for other in entity.bindings:
            self._entities[other.name] = entity
        return entity
