"""Scopes: where names are declared, built from the cutter's index when somebody looks into them.

A scope answers `find`: which entity does a name mean when it is looked up here, without going outwards?  The answer is
an entity, None for "not here", or the entity of sort UNKNOWN for "it cannot be told, so do not go on".
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.sema.text_lookup.members import MemberIndex, is_static_member
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_lookup.class_scopes import ClassScope

#: a position from which everything can be seen
EVERYWHERE: Final = 1 << 60


_SORT_OF: Final[dict[int, int]] = {
    s.VARIABLE: en.VARIABLE, s.PARAMETER: en.PARAMETER, s.TYPE_PARAMETER: en.TEMPLATE_PARAMETER,
    s.VALUE_PARAMETER: en.TEMPLATE_PARAMETER, s.CLASS: en.TYPE, s.ENUM: en.TYPE, s.ALIAS: en.ALIAS,
    s.ENUMERATOR: en.ENUMERATOR, s.ROUTINE: en.FUNCTION, s.STRUCTURED: en.VARIABLE, s.INIT_CAPTURE: en.LOCAL,
    s.LABEL: en.LABEL, s.CONCEPT: en.CONCEPT, s.GUIDE: en.FUNCTION,
}  # fmt: skip

#: the answer that ends a search
UNKNOWN_ENTITY: Final = Entity(en.UNKNOWN, "", -1, None)
#: stands for what a using-declaration or an alias names while that is sought
PENDING_ENTITY: Final = Entity(en.UNKNOWN, "", -1, None)
#: what a name means that several namespaces declare side by side
AMBIGUOUS_ENTITY: Final = Entity(en.UNKNOWN, "", -1, None)
#: the same where all of them are types: perhaps one type, as `size_t` and `std::size_t` behind `using namespace std;`
AMBIGUOUS_TYPE: Final = Entity(en.UNKNOWN, "", -1, None)


class ScopeContext:
    """The questions that scopes ask of the lookup that holds them."""

    def __init__(self, declarations: DeclarationParser) -> None:
        self.declarations: DeclarationParser = declarations
        #: counts the times that a question met a declaration that was just being parsed: what was answered
        #: meanwhile is not to be remembered
        self.doubts: int = 0
        #: template parameters by their tokens: the head of a declaration is a scope of its own as long as
        #: the rest is not parsed, but its parameters are the same
        self.parameters: dict[int, Entity] = {}

    def index(self, brace: int) -> MemberIndex:
        """The member index behind a brace, remembered."""
        raise NotImplementedError

    def bindings(self, piece: Piece, class_name: str) -> list[s.Binding]:
        """The names that a piece declares, remembered."""
        raise NotImplementedError

    def resolve(self, token: int) -> Entity | None:
        """The entity that the identifier at a token means, with the qualification in front of it."""
        raise NotImplementedError

    def is_undeclared(self, token: int) -> bool:
        """Whether no scope around the identifier at a token may declare it, as far as all of them are known."""
        raise NotImplementedError

    def was_type_of_several(self) -> bool:
        """Whether the name that was just resolved in vain means a type in each of several namespaces."""
        raise NotImplementedError

    def class_scope(self, entity: Entity) -> "ClassScope | None":
        """The scope of the class that an entity names, through aliases."""
        raise NotImplementedError

    def enumerator(self, enum: Entity, name: str) -> Entity | None:
        """The enumerator of an enumeration, also by way of an alias; None where it has none, or cannot be told."""
        raise NotImplementedError

    def later_definition(self, entity: Entity) -> int:
        """The brace of the definition `class A::B {` or `enum A::B : int {` of what was only declared in A, or -1."""
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
        """What `name` means here for a use at token `position`; with `types`, only types and namespaces count."""
        raise NotImplementedError

    def known(self, table: dict[str, Entity | None], name: str) -> Entity | None:
        """A remembered answer; one that is only being sought is unknown in the middle of that question alone."""
        entity = table[name]
        if entity is not PENDING_ENTITY:
            return entity
        self.context.doubts += 1
        return UNKNOWN_ENTITY

    def remember(self, table: dict[str, Entity | None], name: str, entity: Entity | None, doubts: int) -> Entity | None:
        if doubts == self.context.doubts:
            table[name] = entity
        else:
            table.pop(name, None)
        return entity


class Declared:
    """A binding together with its piece, while entities are made."""

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


def anonymous_member(context: ScopeContext, scope: Scope, brace: int, name: str, in_class: bool) -> Entity | None:
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
            return make_entity(scope, name, found, False, in_class)
        pending += index.anonymous
    return None


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

    def inside(self, parent: Scope) -> "TemplateScope":
        """The same parameters in another scope: that which the declared name is qualified with."""
        if self.parent is parent:
            return self
        scope = TemplateScope(self.context, parent, [])
        scope._entities = self._entities
        return scope

    def find(self, name: str, position: int, types: bool) -> Entity | None:
        entity = self._entities.get(name)
        if entity is not None and entity.token < position < entity.visible:
            return None
        return entity


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
        if bindings is None and self.region.using_enums and not types:
            found = self._used_enumerator(name, position)
            if found is not None:
                return found
        if bindings is None:
            for brace in self.region.anonymous:
                if brace < position:
                    member = anonymous_member(self.context, self, brace, name, False)
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

    def _used_enumerator(self, name: str, position: int) -> Entity | None:
        """The enumerator that a using-enum-declaration in front of `position` brings in; enumerations that cannot be
        told are passed over."""
        for binding in self.region.using_enums:
            if binding.visible <= position:
                enum = self.context.resolve(binding.end - 1)
                found = None if enum is None else self.context.enumerator(enum, name)
                if found is not None:
                    return found
        return None

    def _entity(self, binding: s.Binding, name: str) -> Entity | None:
        known = self._entities.get(binding.name)
        if known is not None:
            return known
        if binding.sort == s.USING or binding.sort == s.NAMESPACE_ALIAS:
            return self.context.resolve(binding.end - 1)
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
