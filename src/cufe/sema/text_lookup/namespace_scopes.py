"""Namespaces as scopes ([namespace.def]): their parts, inline namespaces, using-directives."""

from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import FurtherEnumerators
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.members import MemberIndex, NamespacePart
from cufe.sema.text_lookup.scopes import (
    AMBIGUOUS_ENTITY,
    AMBIGUOUS_TYPE,
    PENDING_ENTITY,
    UNKNOWN_ENTITY,
    Declared,
    Scope,
    ScopeContext,
    anonymous_member,
    make_entity,
    sees,
)
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k


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
        self._index: MemberIndex | None = None
        self._children: dict[str, NamespaceScope | None] = {}
        self._unnamed: NamespaceScope | None = None
        self._unnamed_known: bool = False
        self._transparent: list[NamespaceScope] | None = None
        self._directives: list[tuple[int, NamespaceScope]] | None = None
        self._names: dict[str, Entity | None] = {}
        #: where the first using-declaration or alias of a name ends
        self._used_from: dict[str, int] = {}
        self._types: dict[str, Entity | None] = {}
        self._further: FurtherEnumerators = FurtherEnumerators(context, self)

    def index(self) -> MemberIndex:
        """The names in all parts, in the order of these."""
        known = self._index
        if known is None:
            known = MemberIndex(self.context.declarations, self.braces)
            self._index = known
        return known

    def child(self, name: str) -> "NamespaceScope | None":
        """The namespace `name` declared directly in this one."""
        if name in self._children:
            return self._children[name]
        parts = self._parts(name)
        if name in self._children:
            # Asked for on the way, as the indexes were made: one namespace has one scope.
            return self._children[name]
        found: NamespaceScope | None = None
        if parts and not any(part.inline for part in parts):
            found = self._inner_child(name, parts)
            if found is None and self.transparent and self.name and self.outer is not None:
                parts = parts + self.outer.later_parts(name, parts[0].name)
        if parts and found is None:
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

    def _parts(self, name: str) -> list[NamespacePart]:
        """The parts of the namespace `name` that stand directly in this one."""
        parts = self.index().namespaces.get(name, []).copy()
        lexemes = self.context.declarations.lexemes
        for part in self._nested:
            inner = part.rest[0]
            if lexemes[inner] == name:
                inline = self._is_inline(inner)
                parts.append(NamespacePart(inner, part.rest[1:], part.brace, inline, part.piece))
        return parts

    def _inner_child(self, name: str, parts: list[NamespacePart]) -> "NamespaceScope | None":
        """The namespace of an inline namespace that the parts here add to, since it was there first
        ([namespace.def]/3)."""
        for inner in self.transparents():
            if inner.name and inner.name != name:
                child = inner.child(name)
                if child is not None and child.entity.token < parts[0].name:
                    return child
        return None

    def later_parts(self, name: str, token: int) -> list[NamespacePart]:
        """The parts of a namespace `name` here, and around this one where it is inline, if all stand behind a token."""
        parts = self._parts(name)
        if parts and parts[0].name < token:
            return []
        if self.transparent and self.name and self.outer is not None:
            parts = parts + self.outer.later_parts(name, token)
        return parts

    def _is_inline(self, name: int) -> bool:
        """Whether a name stands behind `A::inline`."""
        return self.context.declarations.kinds[name - 1] == k.INLINE

    def unnamed(self) -> "NamespaceScope | None":
        """The unnamed namespace in this one, if it has one."""
        if not self._unnamed_known:
            braces = self.index().unnamed
            # It may be asked for on the way, as the indexes are made: one namespace has one scope.
            if not self._unnamed_known and braces:
                found = NamespaceScope(self.context, self, "")
                found.transparent = True
                found.braces = braces
                self._unnamed = found
            self._unnamed_known = True
        return self._unnamed

    def belongs_to(self, namespace: "Scope | None") -> bool:
        """Whether this is a namespace, or an inline one of it, whose members are its own ([namespace.def]/8)."""
        at: NamespaceScope | None = self
        while at is not None and at is not namespace:
            at = at.outer if at.transparent else None
        return at is not None

    def transparents(self) -> "list[NamespaceScope]":
        """Inline and unnamed namespaces directly inside."""
        known = self._transparent
        if known is None:
            known = []
            names: set[str] = set()
            lexemes = self.context.declarations.lexemes
            for part in self.index().inline:
                names.add(lexemes[part.name])
            for part in self._nested:
                if self._is_inline(part.rest[0]):
                    names.add(lexemes[part.rest[0]])
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
            doubts = self.context.doubts
            for piece in self.index().directives:
                for binding in self.context.bindings(piece, ""):
                    target = self.context.resolve(binding.end - 1)
                    if target is not None and target.sort == en.NAMESPACE:
                        scope = namespace_of(target)
                        if scope is not None:
                            known.append((binding.visible, scope))
            if self.context.doubts != doubts:
                # Asked in the middle of another question, which hid something: to be asked again.
                self._directives = None
        return known

    def own(self, name: str, types: bool) -> Entity | None:
        """What is declared directly here by that name, at any place."""
        table = self._types if types else self._names
        if name in table:
            return self.known(table, name)
        child = self.child(name)
        if child is not None:
            table[name] = child.entity
            return child.entity
        found: list[Declared] = []
        usings: list[s.Binding] = []
        entity: Entity | None = None
        index = self.index()
        doubts = self.context.doubts
        lexemes = self.context.declarations.lexemes
        for piece in index.pieces.get(name, []):
            for binding in self.context.bindings(piece, ""):
                if lexemes[binding.name] == name:
                    if binding.sort == s.USING or binding.sort == s.NAMESPACE_ALIAS:
                        usings.append(binding)
                    elif binding.sort != s.USING_NAMESPACE:
                        found.append(Declared(binding, piece))
        if found:
            entity = make_entity(self, name, found, types, False)
        if entity is None and usings:
            table[name] = PENDING_ENTITY  # `using N::x;` in N itself asks for what it declares
            self._used_from[name] = min(using.visible for using in usings)
            entity = self._used(usings, types)
        if entity is None:
            for brace in index.anonymous:
                entity = anonymous_member(self.context, self, brace, name, False)
                if entity is not None:
                    break
        if entity is None and not types:
            entity = self._further.find(index, name)
        return self.remember(table, name, entity, doubts)

    def _used(self, usings: list[s.Binding], types: bool) -> Entity | None:
        for binding in usings:
            target = self.context.resolve(binding.end - 1)
            if target is None:
                return UNKNOWN_ENTITY
            if not types or target.is_type or target.sort == en.NAMESPACE:
                return target
        return None

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        entity = self.own(name, types)
        if entity is not None:
            # What a using-declaration or an alias names may be a member of this very namespace.
            if entity.scope is self and name not in self._used_from:
                if sees(entity, position):
                    return entity
            elif self._used_from.get(name, position) <= position:
                return entity
        for inner in self.transparents():
            entity = inner.find(name, position, types)
            if entity is not None:
                return entity
        return None

    def find_qualified(self, name: str, position: int, types: bool) -> Entity | None:
        """Lookup of `N::name` ([namespace.qual]): using-directives count where nothing is declared directly."""
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
                    following += [nominated for visible, nominated in scope.directives() if visible <= position]
                    following += scope.transparents()
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
    if first is UNKNOWN_ENTITY or second is UNKNOWN_ENTITY:
        return UNKNOWN_ENTITY
    return AMBIGUOUS_TYPE if _is_plain_type(first) and _is_plain_type(second) else AMBIGUOUS_ENTITY


def _is_plain_type(entity: Entity) -> bool:
    return entity is AMBIGUOUS_TYPE or (entity.is_type and not entity.template)


def namespace_of(entity: Entity) -> NamespaceScope | None:
    """The scope of a namespace by its entity."""
    if entity.token < 0 or entity.sort != en.NAMESPACE:
        return None
    outer = entity.scope
    if isinstance(outer, NamespaceScope):
        return outer.child(entity.name)
    return None


def path_of(entity: Entity) -> str:
    """`N::M` of an entity of a namespace; unnamed namespaces end it."""
    name = entity.name
    at = entity.scope
    while isinstance(at, NamespaceScope) and at.name:
        name = f"{at.name}::{name}"
        at = at.outer
    return name


def namespace_around(scope: Scope) -> NamespaceScope:
    """The innermost namespace around a scope, itself counted."""
    at: Scope | None = scope
    while at is not None:
        if isinstance(at, NamespaceScope):
            return at
        at = at.parent
    raise AssertionError("a scope without a namespace around it")
