"""Lookup: what an identifier in the text means ([basic.lookup]), answered by position and remembered."""

from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.aliases import FunctionTypes
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.located_scopes import CLASS_KEYS, LocatedScopes
from cufe.sema.text_lookup.members import MemberIndex, piece_bindings
from cufe.sema.text_lookup.names import Names
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, merge, namespace_around, namespace_of
from cufe.sema.text_lookup.scopes import (
    AMBIGUOUS_ENTITY,
    AMBIGUOUS_TYPE,
    EVERYWHERE,
    UNKNOWN_ENTITY,
    RegionScope,
    Scope,
    ScopeContext,
    TemplateScope,
)
from cufe.syntax import body_bindings as b
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Bodies, Body
from cufe.syntax.cutter import Cutter, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

#: in front of an operand: behind these `&&name` is the address of a label
_BEFORE_OPERAND: Final = bytes(
    (k.OPEN_ROUND, k.OPEN_BRACE, k.OPEN_SQUARE, k.COMMA, k.ASSIGN, k.QUESTION, k.COLON, k.RETURN)
)

#: around the name of an init-capture
_BEFORE_INIT_CAPTURE: Final = bytes((k.OPEN_SQUARE, k.COMMA, k.AMPERSAND, k.ELLIPSIS))
_INITIALISERS: Final = bytes((k.ASSIGN, k.OPEN_ROUND, k.OPEN_BRACE))

_MAYBE_NAMESPACE: Final = (en.NAMESPACE, en.UNKNOWN)

#: how far aliases are followed; a longer chain is unknown
_ALIAS_DEPTH: Final = 64
#: how deep questions may lead to questions before the answer is "unknown"
_QUESTION_DEPTH: Final = 40


class Lookup(ScopeContext):
    """All name questions about one unit.

    `declarations` is a parser that uses this lookup as its name oracle, `bodies` the bodies parsed by it."""

    def __init__(self, cutter: Cutter) -> None:
        names = Names()
        super().__init__(DeclarationParser(cutter, names))
        names.context = self
        self.cutter: Cutter = cutter
        self.kinds: bytes = cutter.kinds
        self.lexemes: list[str] = self.declarations.lexemes
        self.bodies: Bodies = Bodies(self.declarations)
        self.unit_scope: NamespaceScope = NamespaceScope(self, None, "")
        self.unit_scope.braces.append(-1)
        self._indexes: dict[int, MemberIndex] = {}
        #: what pieces declare, by their first tokens, and by whether they were read as members of a class
        self._bindings: dict[int, list[s.Binding]] = {}
        self._member_bindings: dict[int, list[s.Binding]] = {}
        #: pieces whose declarations are being parsed
        self.open_pieces: set[int] = set()
        self.function_types: FunctionTypes = FunctionTypes(self)
        #: pieces with bindings of which it is not known yet whether they declare variables or functions
        self._undecided: set[int] = set()
        #: pieces with constraints that were read in the middle of the question that is asked, and where they are kept
        self._doubtful: dict[int, dict[int, list[s.Binding]]] = {}
        #: the names behind `concept`
        self._concepts: set[str] | None = None
        self._answers: dict[int, Entity] = {}
        self._early_answers: dict[int, Entity] = {}
        self.located: LocatedScopes = LocatedScopes(self, cutter, self.declarations)
        #: tokens that are being resolved
        self._asked: list[int] = []
        #: why the last question had no answer, as far as an entity says it
        self._unknown: Entity | None = None

    # --- questions ---------------------------------------------------------------------------------------------------

    def resolve(self, token: int) -> Entity | None:
        """The entity that the identifier at `token` means, with the qualification in front of it; None is "unknown".

        Unknown are members behind `.` and `->`, names that depend on a template parameter, names that only
        argument-dependent lookup can find, and whatever is not declared.  A declaring token means its own entity."""
        # What a parser is told about a name that it is about to declare is not the last word on that name.
        answers = self._early_answers if self.open_pieces or self.bodies.busy else self._answers
        known = answers.get(token)
        if known is not None:
            if known.sort != en.UNKNOWN:
                return known
            self._unknown = known
            return None
        # The head of a declaration may ask once more for the name that led to it, and gets its answer from
        # outside.
        if len(self._asked) > _QUESTION_DEPTH or self._asked.count(token) > 1:
            self.doubts += 1
            self._unknown = None
            return None
        doubts = self.doubts
        self._asked.append(token)
        entity = self._resolve(token)
        self._asked.pop()
        if self._doubtful and not self._asked:
            for start, kept in self._doubtful.items():
                del kept[start]
            self._doubtful.clear()
        if doubts == self.doubts:
            answers[token] = UNKNOWN_ENTITY if entity is None else entity
        if entity is None or entity.sort == en.UNKNOWN:
            self._unknown = entity
            return None
        return entity

    def is_undeclared(self, token: int) -> bool:
        return self.resolve(token) is None and self._resolve(token) is None

    def is_unknown(self, token: int) -> bool:
        """Whether a token is a name that nothing declares."""
        return self.declarations.kinds[token] == k.IDENTIFIER and self.is_undeclared(token)

    def is_ambiguous(self, token: int) -> bool:
        """Whether the identifier at a token means nothing because several namespaces declare it."""
        if self.resolve(token) is not None:
            return False
        found = self._resolve(token)
        return found is AMBIGUOUS_ENTITY or found is AMBIGUOUS_TYPE

    def was_type_of_several(self) -> bool:
        return self._unknown is AMBIGUOUS_TYPE

    def find(self, name: str, scope: Scope | None = None) -> Entity | None:
        """The entity of a spelled name such as `N::x`, as seen at the end of the unit from `scope` or the
        global one."""
        parts = name.split("::")
        at: Scope = self.unit_scope if scope is None else scope
        if parts[0] == "":
            parts = parts[1:]
            at = self.unit_scope
        entity = self.unqualified(at, parts[0], EVERYWHERE, len(parts) > 1)
        for place in range(1, len(parts)):
            if entity is None:
                return None
            entity = self.member_of(entity, parts[place], EVERYWHERE, place + 1 < len(parts))
        return None if entity is None or entity.sort == en.UNKNOWN else entity

    # --- what scopes ask ---------------------------------------------------------------------------------------------

    def index(self, brace: int) -> MemberIndex:
        known = self._indexes.get(brace)
        if known is None:
            known = MemberIndex(self.declarations, [brace])
            self._indexes[brace] = known
        return known

    def bindings(self, piece: Piece, class_name: str) -> list[s.Binding]:
        kept = self._member_bindings if class_name else self._bindings
        known = kept.get(piece.start)
        if known is not None:
            if piece.start in self._undecided:
                self._decide(piece.start, known)
            if piece.start in self._doubtful:
                self.doubts += 1
            return known
        if piece.start in self.open_pieces:
            self.doubts += 1
            return []
        doubts = self.doubts
        self.open_pieces.add(piece.start)
        found = piece_bindings(self.declarations, piece, class_name)
        self.open_pieces.discard(piece.start)
        kept[piece.start] = found
        if doubts != self.doubts and self._asked and self._may_be_constrained(found):
            # In the middle of another question the concept of a parameter may have been hidden: it is read again when
            # that has its answer.
            self._doubtful[piece.start] = kept
        self._decide(piece.start, found)
        return found

    def _may_be_constrained(self, found: list[s.Binding]) -> bool:
        """Whether a template has a parameter that is taken for a value and begins with the name of a concept."""
        return any(
            one.key < 0 and not one.constrained and self._begins_with_concept(one.start)
            for binding in found
            if binding.declaration is not None
            for head in binding.declaration.heads
            for one in head.parameters
        )

    def _begins_with_concept(self, token: int) -> bool:
        """Whether a type begins with a name that some `concept` of the unit has."""
        if self.kinds[token] != k.IDENTIFIER:
            return False
        while self.kinds[token + 1] == k.SCOPE:
            token += 2
        if self._concepts is None:
            self._concepts = {self.lexemes[at + 1] for at in k.all_of(self.kinds, k.CONCEPT)}
        return self.lexemes[token] in self._concepts

    def _decide(self, start: int, found: list[s.Binding]) -> None:
        """Finds the functions among what a piece declares without parameters; later where names are not known yet."""
        function_types = self.function_types
        for binding in found:
            declaration = binding.declaration
            declarator = binding.declarator
            if binding.sort != s.VARIABLE or declaration is None or declarator is None:
                continue
            if function_types.are_in_doubt(declaration, declarator):
                if self.open_pieces or self.bodies.busy or self._asked:
                    self._undecided.add(start)
                    return
                self._undecided.discard(start)
                if function_types.are_declared(declaration, declarator):
                    binding.sort = s.ROUTINE

    def class_scope(self, entity: Entity) -> ClassScope | None:
        """The scope of the class that an entity names, through aliases; None where its definition is not known."""
        for _ in range(_ALIAS_DEPTH):
            if entity.sort == en.TYPE:
                if entity.body < 0:
                    entity.body = self.later_definition(entity)
                    if entity.body < 0:
                        return None
                scope = self.scope_at(entity.body + 1)
                while isinstance(scope, (RegionScope, TemplateScope)):
                    if scope.parent is None:
                        return None
                    scope = scope.parent
                return scope if isinstance(scope, ClassScope) and scope.brace == entity.body else None
            if entity.sort != en.ALIAS or entity.template:
                return None
            target = self.alias_target(entity)
            if target is None:
                return None
            entity = target
        return None

    def later_definition(self, entity: Entity) -> int:
        if entity.scope is None:
            return -1
        own = entity.scope
        level: NamespaceScope | None = namespace_around(own)
        while level is not None:
            for piece in level.index().pieces.get(entity.name, []):
                for binding in self.bindings(piece, ""):
                    if binding.body >= 0 and binding.first != binding.name:
                        named = self.located.qualifier_scope(level, binding.first, binding.name)
                        if named is own or (isinstance(own, NamespaceScope) and own.belongs_to(named)):
                            return binding.body
            level = level.outer
        return -1

    def alias_target(self, alias: Entity) -> Entity | None:
        """The entity of the named type behind a typedef or alias-declaration; None where it is no plain named type."""
        if not alias.bindings:
            return None
        binding = alias.bindings[-1]
        declaration = binding.declaration
        if declaration is None:
            return self._using_target(binding)
        specifiers = declaration.specifiers
        declarator = binding.declarator
        if declarator is None or declarator.operators:
            return None
        if specifiers.sort == n.NAMED:
            first = specifiers.type_start
            if self.kinds[first] == k.TYPENAME:
                return None
            return self.resolve(self.declarations.last_identifier(first, specifiers.type_end))
        if specifiers.sort in (n.CLASS_DEFINITION, n.ELABORATED) and specifiers.class_key != k.ENUM:
            end = specifiers.body if specifiers.body >= 0 else specifiers.type_end
            name = b.class_name(specifiers.type_start, end, self.kinds)[2]
            if name >= 0:
                return self.resolve(name)
            if specifiers.body >= 0:
                unnamed = Entity(en.TYPE, "", specifiers.type_start, alias.scope)
                unnamed.body = specifiers.body
                return unnamed
        return None

    def _using_target(self, binding: s.Binding) -> Entity | None:
        """The entity of `T` in `using X = T;` where T is a name and no more."""
        kinds = self.kinds
        at = self.declarations.attributes(binding.name + 1, []) + 1
        end = binding.visible - 1
        while at < end and (kinds[at] == k.CONST or kinds[at] == k.VOLATILE):
            at += 1
        if at >= end or (kinds[at] != k.IDENTIFIER and kinds[at] != k.SCOPE):
            return None
        last = self.declarations.skip_name(at, end)
        if last != end:
            return None
        return self.resolve(self.declarations.last_identifier(at, end))

    def is_dependent(self, first: int, end: int) -> bool:
        pending: list[tuple[int, int]] = [(first, end)]
        seen: set[int] = set()
        while pending:
            start, stop = pending.pop()
            if start in seen:
                continue
            seen.add(start)
            for at in range(start, stop):
                if self.kinds[at] != k.IDENTIFIER:
                    continue
                entity = self.resolve(at)
                if entity is None:
                    continue
                if entity.sort == en.TEMPLATE_PARAMETER:
                    return True
                if entity.sort == en.ALIAS and not entity.template and entity.bindings:
                    declaration = entity.bindings[0].declaration
                    if declaration is None:
                        pending.append((entity.bindings[0].name + 1, entity.bindings[0].visible))
                    else:
                        pending.append((declaration.specifiers.start, declaration.specifiers.end))
        return False

    # --- scopes by position ------------------------------------------------------------------------------------------

    def scope_at(self, token: int) -> Scope:
        """The innermost scope around a token."""
        self.located.locate(token)
        return self.located.scope

    def made_inline(self, piece: Piece) -> Piece | None:
        """The first part of the namespace of which a piece is a later part, the first one that is inline."""
        scope: Scope | None = self.scope_at(piece.body + 1)
        while scope is not None and not isinstance(scope, NamespaceScope):
            scope = scope.parent
        first: Piece | None = None
        for brace in scope.braces if scope is not None else []:
            if brace >= piece.body:
                break
            part = self.cutter.path(brace)[-1]
            if self.kinds.find(k.INLINE, part.start, brace) >= 0:
                return None
            first = first or part
        return first

    def piece_at(self, token: int) -> Piece | None:
        """The innermost piece around a token, also among the members of a local class."""
        self.located.locate(token)
        return self.located.piece

    def body_at(self, token: int) -> Body | None:
        """The body of the innermost piece around a token; None where that has none."""
        self.located.locate(token)
        piece = self.located.piece
        return self.bodies.of(piece, self.located.class_name) if piece is not None else None

    # --- names -------------------------------------------------------------------------------------------------------

    def _resolve(self, token: int) -> Entity | None:
        kinds = self.kinds
        if token < 0 or token >= len(kinds) or kinds[token] != k.IDENTIFIER:
            return None
        before = kinds[token - 1] if token > 0 else k.SEMICOLON
        if before == k.TEMPLATE and token > 1:
            before = kinds[token - 2]
            if before != k.SCOPE:
                return None
            return self._qualified(token, token - 2)
        if before == k.DOT or (before == k.ARROW and not self._is_trailing(token - 1)):
            return None
        if before == k.SCOPE:
            return self._qualified(token, token - 1)
        following = kinds[token + 1] if token + 1 < len(kinds) else k.SEMICOLON
        types = following == k.SCOPE or (before in CLASS_KEYS)
        scope = self.scope_at(token)
        name = self.lexemes[token]
        if isinstance(scope, RegionScope):
            special = self._label_or_capture(scope, token, name, before)
            if special is not None:
                return special
        return self.unqualified(scope, name, token, types, self._names_namespace(token))

    def _names_namespace(self, token: int) -> bool:
        """Whether an unqualified name begins what a using-directive or the alias of a namespace names: only namespaces
        are considered there ([basic.lookup.udir])."""
        kinds = self.kinds
        before = kinds[token - 1]
        if before == k.NAMESPACE:
            return kinds[token - 2] == k.USING
        return before == k.ASSIGN and kinds[token - 3] == k.NAMESPACE

    def _is_trailing(self, arrow: int) -> bool:
        """Whether a `->` stands in front of a trailing return type."""
        before = self.kinds[arrow - 1]
        if before not in b")]}" and before < k.FIRST_KEYWORD:
            return False
        piece = self.piece_at(arrow)
        if piece is None:
            return False
        if piece.start in self.open_pieces:
            # The question is about the declaration then, and about no expression in it.
            self.doubts += 1
            return True
        return arrow in self.bodies.of(piece, self.located.class_name).arrows

    def _label_or_capture(self, scope: RegionScope, token: int, name: str, before: int) -> Entity | None:
        """Labels, and names of init-captures, which stand outside of the region in which they are seen."""
        at: Scope | None = scope
        is_label = before == k.GOTO or before == k.LABEL
        is_label = is_label or (before == k.AND and self.kinds[token - 2] in _BEFORE_OPERAND)
        while isinstance(at, RegionScope):
            for binding in at.region.names.get("\0" + name, ()):
                if binding.name == token or is_label:
                    label = Entity(en.LABEL, name, binding.name, at)
                    label.bindings.append(binding)
                    label.region = at.region
                    return label
            at = at.parent
        if is_label and before != k.AND:
            return UNKNOWN_ENTITY
        if before not in _BEFORE_INIT_CAPTURE or self.kinds[token + 1] not in _INITIALISERS:
            return None
        for child in scope.region.children:
            if child.sort == s.LAMBDA and child.start > token:
                for binding in child.names.get(name, ()):
                    if binding.name == token:
                        return self.located.region_chain(child, scope).find(name, token, False)
        return None

    def _qualified(self, token: int, colons: int) -> Entity | None:
        """The name at `token` behind the `::` at `colons`."""
        kinds = self.kinds
        name = self.lexemes[token]
        following = kinds[token + 1] if token + 1 < len(kinds) else k.SEMICOLON
        types = following == k.SCOPE
        at = colons - 1
        if at < 0:
            return self.unit_scope.find_qualified(name, token, types)
        kind = kinds[at]
        if kind == k.GREATER:
            # Only instantiation tells which members a specialisation has.
            return None
        if kind == k.IDENTIFIER:
            entity = self.resolve(at)
            if entity is None:
                return None
            return self.member_of(entity, name, token, types)
        if kind == k.CLOSE_ROUND and kinds[self.cutter.brackets.open_before(at) - 1] in (k.DECLTYPE, k.UNDERLYING_TYPE):
            return None
        return self.unit_scope.find_qualified(name, token, types)

    def member_of(self, entity: Entity, name: str, position: int, types: bool) -> Entity | None:
        """`entity::name`."""
        if entity.sort == en.NAMESPACE:
            scope = namespace_of(entity)
            return None if scope is None else scope.find_qualified(name, position, types)
        if entity.sort == en.TYPE and self._is_enum(entity):
            if entity.body < 0:
                entity.body = self.later_definition(entity)
            if entity.body >= 0:
                if self._is_scoped(entity) or entity.scope is None:
                    return self.located.enum_scope(entity.body, self.unit_scope).find(name, position, types)
                found_outside = entity.scope.find(name, position, types)
                return found_outside if found_outside is not None and found_outside.sort == en.ENUMERATOR else None
        found = self.class_scope(entity)
        if found is not None:
            return found.find(name, position, types)
        target = entity
        for _ in range(_ALIAS_DEPTH):
            if target.sort != en.ALIAS or target.template:
                break
            following = self.alias_target(target)
            if following is None:
                return None
            target = following
        if target is not entity and target.sort in (en.TYPE, en.NAMESPACE):
            return self.member_of(target, name, position, types)
        return None

    def enumerator(self, enum: Entity, name: str) -> Entity | None:
        named = self.enumeration(enum)
        return None if named is None else self.member_of(named, name, EVERYWHERE, False)

    def enumeration(self, entity: Entity) -> Entity | None:
        """The enumeration that an entity is, or that a typedef-name stands for."""
        for _ in range(_ALIAS_DEPTH):
            target = self.alias_target(entity) if entity.sort == en.ALIAS and not entity.template else None
            if target is None:
                break
            entity = target
        return entity if entity.sort == en.TYPE and self._is_enum(entity) else None

    def _is_enum(self, entity: Entity) -> bool:
        return any(binding.sort == s.ENUM for binding in entity.bindings)

    def _is_scoped(self, entity: Entity) -> bool:
        for binding in entity.bindings:
            declaration = binding.declaration
            if declaration is not None and self.kinds[declaration.specifiers.type_start + 1] in CLASS_KEYS:
                return True
        return False

    def unqualified(
        self, scope: Scope, name: str, position: int, types: bool, namespaces: bool = False
    ) -> Entity | None:
        """The walk outwards from `scope`; using-directives add their namespaces at the level where they meet."""
        types = types or namespaces
        pending: list[tuple[NamespaceScope, NamespaceScope]] = []
        at: Scope | None = scope
        while at is not None:
            entity = at.find(name, position, types)
            if namespaces and entity is not None and entity.sort not in _MAYBE_NAMESPACE:
                entity = None
            if isinstance(at, RegionScope):
                if at.region.directives:
                    self._block_directives(at, position, pending)
            elif isinstance(at, NamespaceScope):
                self._nominated(at, at, position, pending)
                for nominated, level in pending:
                    if level is at:
                        other = nominated.find(name, position, types)
                        if other is not None and not (namespaces and other.sort not in _MAYBE_NAMESPACE):
                            entity = other if entity is None or entity is other else merge(entity, other)
            if entity is not None:
                hiding = self._hiding(at, entity, position, types) if entity.sort == en.TEMPLATE_PARAMETER else None
                return hiding or entity
            at = at.parent
        return None

    def _hiding(self, scope: Scope, parameter: Entity, position: int, types: bool) -> Entity | None:
        """The member that hides a template parameter of its class, where another member is defined outside of the class
        ([temp.local]/8)."""
        around = scope.parent
        while isinstance(around, (RegionScope, TemplateScope)):
            around = around.parent
        if not isinstance(around, ClassScope) or around.brace < position < self.cutter.brackets.close(around.brace):
            return None
        found = around.find(parameter.name, position, types)
        if found is None:
            return None
        templates = 0
        at: Scope | None = around
        while isinstance(at, (ClassScope, TemplateScope)):
            templates += isinstance(at, TemplateScope)
            at = at.parent
        piece = self.cutter.path(position)[-1]
        heads = self.declarations.template_heads(piece.start, piece.end)[:templates]
        return found if any(head.start <= parameter.token < head.end for head in heads) else None

    def _block_directives(
        self, scope: RegionScope, position: int, pending: list[tuple[NamespaceScope, NamespaceScope]]
    ) -> None:
        around = namespace_around(scope)
        for binding in scope.region.directives:
            if binding.visible <= position:
                target = self.resolve(binding.end - 1)
                nominated = namespace_of(target) if target is not None else None
                if nominated is not None:
                    pending.append((nominated, around.common(nominated)))
                    self._nominated(nominated, around, position, pending)

    def _nominated(
        self,
        scope: NamespaceScope,
        around: NamespaceScope,
        position: int,
        pending: list[tuple[NamespaceScope, NamespaceScope]],
    ) -> None:
        """Adds the namespaces that `scope` nominates, also by way of others, with the level where their
        names appear."""
        visited: list[NamespaceScope] = []
        waiting = [scope]
        while waiting:
            current = waiting.pop()
            if current in visited:
                continue
            visited.append(current)
            for visible, nominated in current.directives():
                if visible <= position:
                    pending.append((nominated, around.common(nominated)))
                    waiting.append(nominated)
            waiting += current.transparents()
