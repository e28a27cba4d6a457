"""Classes as scopes ([class.member.lookup]): members, bases, the injected-class-name; and the enumerators of a scope
that its index does not have ([enum.udecl])."""

from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.members import MemberIndex
from cufe.sema.text_lookup.scopes import (
    PENDING_ENTITY,
    UNKNOWN_ENTITY,
    Declared,
    Scope,
    ScopeContext,
    TemplateScope,
    anonymous_member,
    make_entity,
)
from cufe.syntax import body_bindings as b
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


class FurtherEnumerators:
    """The further enumerators of one scope, a class or a namespace."""

    def __init__(self, context: ScopeContext, scope: Scope) -> None:
        self.context: ScopeContext = context
        self.scope: Scope = scope
        #: the scope is asked for the names in its own using-enum-declarations
        self._open: bool = False

    def find(self, index: MemberIndex, name: str) -> Entity | None:
        """The enumerator `name`; enumerations that cannot be told are passed over."""
        if self._open or not (index.using_enums or index.opaque_enums):
            return None
        self._open = True
        found: Entity | None = None
        for token in index.opaque_enums:
            found = found or self._of_opaque(token, name)
        for piece in index.using_enums:
            enum = self.context.resolve(piece.end - 2) if found is None else None
            if enum is not None:
                found = self.context.enumerator(enum, name)
        self._open = False
        return found

    def _of_opaque(self, token: int, name: str) -> Entity | None:
        lexemes = self.context.declarations.lexemes
        declared = Entity(en.TYPE, lexemes[token], token, self.scope)
        brace = self.context.later_definition(declared)
        if brace < 0:
            return None
        for binding in b.enumerators(brace, self.context.declarations.kinds):
            if lexemes[binding.name] == name:
                found = Entity(en.ENUMERATOR, name, binding.name, self.scope)
                found.bindings.append(binding)
                found.visible = binding.visible
                return found
        return None


_BASE_WORDS: Final = bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.VIRTUAL, k.TYPENAME, k.ATTRIBUTE))


def members_named_like_class(pieces: list[Piece], name: str, kinds: bytes, lexemes: list[str]) -> list[Piece]:
    """The declarations of a class's own name in it that are no constructors: no parenthesis is behind the name."""
    found: list[Piece] = []
    for piece in pieces:
        at = piece.head
        while at < piece.end and not (kinds[at] == k.IDENTIFIER and lexemes[at] == name):
            at += 1
        if at < piece.end and kinds[at + 1] != k.OPEN_ROUND:
            found.append(piece)
    return found


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
        self._further: FurtherEnumerators = FurtherEnumerators(context, self)

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
        while at < self.brace and kinds[at] != k.COLON:
            if kinds[at] == k.OPEN_ROUND:
                at = brackets.skip(at)
            else:
                at += 1
        at += 1
        while at < self.brace:
            end = at
            while end < self.brace and kinds[end] != k.COMMA:
                if kinds[end] == k.LESS:
                    close = brackets.close_angle(end, self.brace)
                    end = close + 1 if close >= 0 else end + 1
                elif kinds[end] == k.OPEN_ROUND:
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
        entity = context.resolve(last) if last >= at else None
        scope = context.class_scope(entity) if entity is not None else None
        if scope is None:
            # A class without a declaration has no members.
            self.unknown_base = entity is not None or not context.is_undeclared(last)
        else:
            into.append(scope)

    def own(self, name: str, types: bool) -> Entity | None:
        """The entity that the class itself declares by that name."""
        table = self._types if types else self._names
        if name in table:
            return self.known(table, name)
        context = self.context
        doubts = context.doubts
        lexemes = context.declarations.lexemes
        entity: Entity | None = None
        if name == self.class_name:
            entity = None if types else self._member_named_like_class()
            if entity is None:
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
                table[name] = PENDING_ENTITY
                target = context.resolve(usings[0].end - 1)
                entity = UNKNOWN_ENTITY if target is None else target
            if entity is None:
                for brace in index.anonymous:
                    entity = anonymous_member(context, self, brace, name, True)
                    if entity is not None:
                        break
            if entity is None and not types:
                entity = self._further.find(index, name)
        return self.remember(table, name, entity, doubts)

    def _member_named_like_class(self) -> Entity | None:
        """The data member that hides the name of its class: `struct a { int a; };`."""
        context = self.context
        found: list[Declared] = []
        kinds, lexemes = context.declarations.kinds, context.declarations.lexemes
        pieces = context.index(self.brace).pieces.get(self.class_name, [])
        for piece in members_named_like_class(pieces, self.class_name, kinds, lexemes):
            for binding in context.bindings(piece, self.class_name):
                if binding.sort == s.VARIABLE and lexemes[binding.name] == self.class_name:
                    found.append(Declared(binding, piece))
        return make_entity(self, self.class_name, found, False, True) if found else None

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
        """A member, also of a base class.  Position plays no part: a name has to mean the same in the whole class
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
