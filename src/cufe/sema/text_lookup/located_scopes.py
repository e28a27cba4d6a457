"""The scopes of a unit by position: which ones lie around a token ([basic.scope]), made on the first question."""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, namespace_of
from cufe.sema.text_lookup.scopes import EnumScope, RegionScope, Scope, TemplateScope
from cufe.syntax import body_bindings as b
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import CLASS, EMPTY, ENUM, FUNCTION, LINKAGE, NAMESPACE, Cutter, Piece, find_piece
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.expression_nodes import Node
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_lookup.lookup import Lookup

CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION, k.ENUM))
_STARTS_NAME: Final = bytes((k.IDENTIFIER, k.SCOPE))
_TYPE_ENDS: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.GREATER, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE))


class LocatedScopes:
    """The way from the unit's scope down to a token.

    `locate` leaves what it finds in `scope`, `piece` and `class_name`."""

    def __init__(self, lookup: "Lookup", cutter: Cutter, declarations: DeclarationParser) -> None:
        self.lookup: Lookup = lookup
        self.cutter: Cutter = cutter
        self.kinds: bytes = cutter.kinds
        self.declarations: DeclarationParser = declarations
        self.lexemes: list[str] = declarations.lexemes
        self._classes: dict[int, ClassScope] = {}
        self._regions: dict[int, RegionScope] = {}
        self._heads: dict[int, TemplateScope | None] = {}
        self._enums: dict[int, EnumScope] = {}
        self._qualifiers: dict[int, tuple[int, int] | None] = {}
        #: the innermost scope around the token that was located last
        self.scope: Scope = lookup.unit_scope
        #: the innermost piece around it, also among the members of a local class
        self.piece: Piece | None = None
        #: the class whose member that piece is
        self.class_name: str = ""

    def locate(self, token: int) -> None:
        """Finds the innermost scope and piece around a token, and the name of the class whose member the piece is."""
        brackets = self.cutter.brackets
        scope: Scope = self.lookup.unit_scope
        class_name = ""
        innermost: Piece | None = None
        member_of = ""
        brace = -1
        while True:
            piece = find_piece(self.cutter.pieces(brace), token)
            if piece is None or piece.sort == EMPTY:
                break
            sort = piece.sort
            inside = piece.body >= 0 and piece.body < token <= brackets.close(piece.body)
            if sort == LINKAGE or sort == NAMESPACE:
                if not inside:
                    break
                if sort == NAMESPACE and isinstance(scope, NamespaceScope):
                    scope = self.namespace_part(scope, piece)
                brace = piece.body
            elif sort == CLASS and inside:
                scope = self._class_piece(piece, scope)
                class_name = scope.class_name if isinstance(scope, ClassScope) else ""
                brace = piece.body
            else:
                found: Scope
                if sort == CLASS:
                    found = self._head_scope(piece, scope)
                elif sort == ENUM and inside:
                    found = self._enum_piece(piece, scope)
                else:
                    found = self._body_scope(piece, scope, token, class_name)
                innermost = piece
                member_of = class_name
                scope = found
                if not isinstance(found, ClassScope) or not piece.start < found.brace < piece.end:
                    break
                # A local class: the token is in a declaration among its members.
                class_name = found.class_name
                brace = found.brace
            if token >= brackets.close(brace):
                break
        # Set at the end: the questions asked on the way come through here too.
        self.scope = scope
        self.piece = innermost
        self.class_name = member_of

    def namespace_part(self, scope: NamespaceScope, piece: Piece) -> NamespaceScope:
        """The namespace whose part a piece is, in the scope around."""
        names = self.declarations.namespace_names(piece)
        if not names:
            return scope.unnamed() or scope
        for at in names:
            inner = scope.child(self.lexemes[at])
            if inner is None:
                break
            scope = inner
        return scope

    def _head_scope(self, piece: Piece, outer: Scope) -> Scope:
        """The scope of the template heads of a piece, or `outer` where it has none."""
        if piece.head == piece.start:
            return outer
        if piece.start in self._heads:
            known = self._heads[piece.start]
            if known is None:
                self.lookup.doubts += 1
                return outer
            return known.inside(outer)
        self._heads[piece.start] = None
        doubts = self.lookup.doubts
        found: list[s.Binding] = []
        at = piece.start
        kinds = self.kinds
        while at < piece.head and kinds[at] == k.EXTENSION:
            at += 1
        for head in self.declarations.template_heads(at, piece.end):
            found += [b.template_parameter_binding(parameter) for parameter in head.parameters if parameter.name >= 0]
        scope = TemplateScope(self.lookup, outer, found)
        if doubts == self.lookup.doubts:
            self._heads[piece.start] = scope
        else:
            del self._heads[piece.start]
        return scope

    def _class_piece(self, piece: Piece, outer: Scope) -> Scope:
        known = self._classes.get(piece.body)
        if known is not None:
            return known
        kinds = self.kinds
        key = piece.head
        while key < piece.body and kinds[key] not in CLASS_KEYS:
            key = self.cutter.brackets.skip(key) if kinds[key] == k.OPEN_ROUND else key + 1
        first, _, name = b.class_name(key, piece.body, kinds)
        parent = outer
        if name >= 0 and first != name:
            qualifier = self.qualifier_scope(outer, first, name)
            if qualifier is not None:
                parent = qualifier
        return self._new_class(key, piece.body, name, self._head_scope(piece, parent))

    def _new_class(self, key: int, brace: int, name: int, parent: Scope) -> ClassScope:
        scope = ClassScope(self.lookup, parent, key, brace, name)
        scope.anonymous = name < 0 and self._ends_behind(brace)
        self._classes[brace] = scope
        return scope

    def _ends_behind(self, brace: int) -> bool:
        """Whether no declarator follows the body of a class."""
        after = self.cutter.brackets.close(brace) + 1
        return after < len(self.kinds) and self.kinds[after] == k.SEMICOLON

    def qualifier_scope(self, outer: Scope, first: int, name: int) -> Scope | None:
        """The scope that the qualifier of a declared name such as `A<T>::B::f` names."""
        kinds = self.kinds
        if kinds[name - 1] != k.SCOPE or name - 1 <= first:
            return None
        at = first
        if kinds[at] == k.SCOPE:
            at += 1
        scope: Scope = self.lookup.unit_scope if at > first else outer
        entity: Entity | None = None
        qualified = at > first
        while at < name:
            if kinds[at] == k.TEMPLATE or kinds[at] == k.SCOPE:
                at += 1
                continue
            if kinds[at] != k.IDENTIFIER:
                return None
            spelling = self.lexemes[at]
            if entity is not None:
                entity = self.lookup.member_of(entity, spelling, at, True)
            elif qualified and isinstance(scope, NamespaceScope):
                entity = scope.find_qualified(spelling, at, True)
            else:
                entity = self.lookup.unqualified(scope, spelling, at, True)
            if entity is None:
                return None
            at += 1
            if at < name and kinds[at] == k.LESS:
                close = self.cutter.brackets.close_angle(at, name)
                if close < 0:
                    return None
                at = close + 1
        if entity is None:
            return None
        if entity.sort == en.NAMESPACE:
            return namespace_of(entity)
        return self.lookup.class_scope(entity)

    def _enum_piece(self, piece: Piece, outer: Scope) -> Scope:
        """The scope inside an enum: the names of an unscoped one belong to the scope around it, or to that which its
        name is qualified with."""
        key = piece.head
        while key < piece.body and self.kinds[key] != k.ENUM:
            key += 1
        if self.kinds[key + 1] in CLASS_KEYS:
            return self.enum_scope(piece.body, outer)
        first, _, name = b.class_name(key, piece.body, self.kinds)
        if first != name:
            qualifier = self.qualifier_scope(self._head_scope(piece, outer), first, name)
            return outer if qualifier is None else qualifier
        return outer

    def enum_scope(self, brace: int, outer: Scope) -> EnumScope:
        if brace not in self._enums:
            self._enums[brace] = EnumScope(self.lookup, outer, b.enumerators(brace, self.kinds))
        return self._enums[brace]

    def _body_scope(self, piece: Piece, outer: Scope, token: int, class_name: str) -> Scope:
        """The scope of a token in a function or a simple declaration: a region, or the scope of a local class."""
        if piece.start in self.lookup.open_pieces:
            return self._open_scope(piece, outer, token)
        body = self.lookup.bodies.of(piece, class_name)
        if body.work is not None and body.declaration is None:
            return self._open_scope(piece, outer, token)
        qualifier = None if isinstance(outer, ClassScope) else self._declared_qualifier(piece)
        if qualifier is not None:
            if token < qualifier[1]:
                return self._head_scope(piece, outer)
            found = self.qualifier_scope(self._head_scope(piece, outer), qualifier[0], qualifier[1])
            outer = outer if found is None else found
        for initialiser in body.member_initialisers:
            if initialiser.name.start <= token < initialiser.name.end and _is_component(initialiser.name, token):
                # A parameter of the same name plays no part ([class.base.init]).
                return self._head_scope(piece, outer)
        region = body.region_at(token)
        brace = _outermost(self._local_classes(body, region), token, self.cutter.brackets)
        if brace >= 0:
            known = self._classes.get(brace)
            if known is None:
                known = self._local_class(body, brace, outer)
            return known
        return self.region_chain(region, outer)

    def _open_scope(self, piece: Piece, outer: Scope, token: int) -> Scope:
        """The scope in a declaration that is just being parsed: only its template parameters are known."""
        self.lookup.doubts += 1
        return self._head_scope(piece, self._declarator_scope(piece, outer, token))

    def _local_classes(self, body: Body, region: s.Region) -> list[int]:
        """Braces of the classes in a body; while it is being parsed, those of the regions around."""
        if body.work is None:
            return body.classes
        found: list[int] = []
        around: s.Region | None = region
        while around is not None:
            found += around.classes
            around = around.parent
        found.sort()
        return found

    def _local_class(self, body: Body, brace: int, outer: Scope) -> ClassScope:
        kinds = self.kinds
        key = brace
        while key > body.piece.start and (kinds[key] not in CLASS_KEYS or kinds[key - 1] == k.LESS):
            key -= 1
            if kinds[key] == k.SEMICOLON:
                break
        name = b.class_name(key, brace, kinds)[2]
        region = body.region_at(brace)
        return self._new_class(key, brace, name, self.region_chain(region, outer))

    def _declarator_scope(self, piece: Piece, outer: Scope, token: int) -> Scope:
        """The scope around a declaration's insides: the class or namespace that qualifies its name
        ([basic.lookup.unqual])."""
        if isinstance(outer, ClassScope):
            return outer
        qualifier = self._declared_qualifier(piece)
        if qualifier is None or token < qualifier[1]:
            return outer
        found = self.qualifier_scope(self._head_scope(piece, outer), qualifier[0], qualifier[1])
        return outer if found is None else found

    def _declared_qualifier(self, piece: Piece) -> tuple[int, int] | None:
        """First token and identifier of a qualified declarator-id of a piece, found without parsing it."""
        if piece.start not in self._qualifiers:
            self._qualifiers[piece.start] = self._find_qualifier(piece)
        return self._qualifiers[piece.start]

    def _find_qualifier(self, piece: Piece) -> tuple[int, int] | None:
        kinds = self.kinds
        limit = piece.body if piece.sort == FUNCTION else piece.end
        at = piece.head
        brackets = self.cutter.brackets
        start = -1
        while at < limit:
            kind = kinds[at]
            if kind == k.IDENTIFIER or kind == k.OPERATOR or kind == k.TILDE:
                if start < 0:
                    start = at
                if kind != k.IDENTIFIER:
                    return (start, at) if start < at and kinds[at - 1] == k.SCOPE else None
                following = at + 1
                if following < limit and kinds[following] == k.LESS:
                    close = brackets.close_angle(following, limit)
                    if close < 0:
                        return None
                    following = close + 1
                if following < limit and kinds[following] == k.SCOPE:
                    at = following + 1
                    if at < limit and kinds[at] == k.TEMPLATE:
                        at += 1
                    continue
                if following < limit and self._holds_qualified(following, True):
                    start = -1
                    at = following + 1
                    continue
                if start < at and kinds[at - 1] == k.SCOPE and following < limit and kinds[following] in b"(=;{[,)":
                    return (start, at)
                if following < limit and kinds[following] in b"(=;{[,":
                    return None
                start = -1
                at = following
            elif kind == k.SCOPE:
                start = at
                at += 1
            elif kind == k.OPEN_ROUND:
                if kinds[at + 1] in b"*&A":
                    if kinds[at - 1] not in _TYPE_ENDS:
                        return None
                    # `int (*A::f())[3] { ... }`, `int (*A::p)(int) = ...`
                    at += 1
                else:
                    at = at + 1 if self._holds_qualified(at) else brackets.skip(at)
                start = -1
            elif kind == k.OPEN_SQUARE:
                at = brackets.skip(at)
                start = -1
            elif kind == k.SEMICOLON or kind == k.OPEN_BRACE or kind == k.ASSIGN:
                return None
            else:
                start = -1
                at += 1
        return None

    def _holds_qualified(self, opening: int, pointers: bool = False) -> bool:
        """Whether a parenthesis holds a qualified declarator-id, as in `int (A::f)(int) { ... }`; with `pointers` also
        behind pointer operators, as in `T (*A::f())[3]`."""
        kinds = self.kinds
        if kinds[opening] != k.OPEN_ROUND or kinds[opening - 1] not in _TYPE_ENDS:
            return False
        if kinds[opening + 1] not in _STARTS_NAME and not (pointers and kinds[opening + 1] in b"*&A"):
            return False
        close = self.cutter.brackets.close(opening)
        return kinds.startswith((b"(", b"["), close + 1) and kinds.find(k.SCOPE, opening, close) >= 0

    def region_chain(self, region: s.Region, outer: Scope) -> Scope:
        """The scope of a region, with those of the regions around it."""
        missing: list[s.Region] = []
        at: s.Region | None = region
        scope: Scope = outer
        while at is not None:
            known = self._regions.get(id(at))
            if known is not None and known.region is at:
                scope = known
                break
            missing.append(at)
            at = at.parent
        while missing:
            made = RegionScope(self.lookup, scope, missing.pop())
            self._regions[id(made.region)] = made
            scope = made
        return scope


def _is_component(name: Node, token: int) -> bool:
    """Whether a token of a name is outside its template arguments."""
    return all(not arguments.start <= token < arguments.end for arguments in name.children())


def _outermost(braces: list[int], token: int, brackets: Brackets) -> int:
    """The outermost of the braces whose inside holds the token, or -1; classes inside that class are members of it."""
    for brace in braces:
        if brace < token <= brackets.close(brace):
            return brace
    return -1
