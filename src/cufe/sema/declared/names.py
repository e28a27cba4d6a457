"""Name lookup ([basic.lookup]): from a context outwards, and in the namespaces and classes in front of a `::`."""

from cufe.final import TYPE_CHECKING
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import PARAMETER_PACK, ClassType, Enumerator, EnumType, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TEMPLK_ALIAS, TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, Template, TemplateParameter
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import (
    BoundParameter,
    ClassContext,
    CompleteClassContext,
    EnumeratorContext,
    NamespaceContext,
    PackContext,
    PackElements,
    ParameterContext,
    RegionContext,
    TemplateContext,
)
from cufe.sema.declared.lookup_sets import (
    ASSIGNMENT,
    ArgumentDependentLookup,
    MemberLookup,
    MemberSet,
    is_name_of,
    prefer_values,
)
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, namespace_of
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class NameLookup:
    """All questions about what a name means."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._members: MemberLookup = MemberLookup(engine)
        self._by_arguments: ArgumentDependentLookup = ArgumentDependentLookup(engine)

    # --- unqualified names ---------------------------------------------------------------------------------------

    def unqualified(self, name: str, context: Context, position: int) -> list[Entity]:
        """What `name` means for a use at token `position` in `context` ([basic.lookup.unqual])."""
        return self._outwards(name, context, position, False)

    def type_name(self, name: str, context: Context, position: int) -> list[Entity]:
        """As `unqualified`, but only types, templates of types and namespaces count ([basic.lookup.elab, qual])."""
        return self._outwards(name, context, position, True)

    def _outwards(self, name: str, context: Context, position: int, types: bool) -> list[Entity]:
        pack_index = -1
        nominated: list[tuple[NamespaceContext, NamespaceContext]] = []
        #: what only bases have that template parameters name, which hides nothing ([temp.dep]/3)
        dependent: list[Entity] = []
        #: behind a function body or a parameter list the whole class is seen ([class.mem]/6)
        complete = False
        at: Context | None = context
        while at is not None:
            found: list[Entity] = []
            complete = complete or isinstance(at, (RegionContext, ParameterContext, CompleteClassContext))
            if isinstance(at, PackContext):
                if pack_index < 0 and name in at.names:
                    pack_index = at.index
            elif isinstance(at, RegionContext):
                found = self._local(at, name, position, pack_index, types)
                if at.region.directives:
                    self._block_directives(at, position, nominated)
            elif isinstance(at, TemplateContext):
                index = at.index(name, position)
                if index >= 0:
                    return [self._parameter(at, index, pack_index)]
            elif isinstance(at, ParameterContext):
                variables = at.by_name.get(name)
                if variables is not None and not types:
                    return [_of_pack(variables, pack_index)]
            elif isinstance(at, ClassContext):
                # In the body of a lambda `operator()` is that of a class around it ([expr.prim.lambda.capture]/3).
                found = [] if at.cls.closure is not None else self._in_class(at, name, types, dependent, position)
                if found and isinstance(found[0], Enumerator):
                    # In its own value an enumerator is not declared yet ([basic.scope.pdecl]/4).
                    found = [one for one in found if not one.token < position < one.visible]
                if found and not complete and self._declared_later(found, at, position):
                    outer = self._outwards(name, at.outer, position, True) if at.outer is not None else []
                    if outer:
                        return outer
                if found and not complete and self._is_in_front(at, name, position):
                    found = []
            elif isinstance(at, NamespaceContext):
                found = self._in_namespace(at, name, position, nominated, types)
            elif isinstance(at, EnumeratorContext):
                found = self._in_enum(at, name, position)
            if types and found:
                found = [entity for entity in found if is_type_like(entity)]
            if found:
                return found
            at = at.outer
        if types:
            dependent = [entity for entity in dependent if is_type_like(entity)]
        return dependent if dependent else self._builtin(name, types)

    def _in_enum(self, context: EnumeratorContext, name: str, position: int) -> list[Entity]:
        """The enumerators in front of the one whose value is read ([dcl.enum]/11)."""
        return [
            enumerator
            for enumerator in self.engine.enums.enumerators(context.enum)
            if enumerator.name == name and enumerator.visible <= position
        ]

    def _declared_later(self, found: list[Entity], context: ClassContext, position: int) -> bool:
        """Whether a declaration in a class uses the name of a type that only later becomes that of a member:
        `const year &y; int year() const;`, also in the declaration of the member itself: `typedef base<T> base;`."""
        cls = context.cls
        if not cls.brace < position < self.engine.cutter.brackets.close(cls.brace):
            return False
        return all(entity.parent is cls and entity.visible > position for entity in found)

    def _is_in_front(self, context: ClassContext, name: str, position: int) -> bool:
        """Whether a name in front of that of a member which is defined outside of its class is a template parameter:
        only behind it a member of that name hides the parameter ([temp.local]/8)."""
        cls = context.cls
        if cls.brace <= position <= self.engine.cutter.brackets.close(cls.brace):
            return False
        at: Context | None = context.outer
        while at is not None and not (isinstance(at, TemplateContext) and at.index(name, position) >= 0):
            at = at.outer
        if at is None:
            return False
        bindings = self.engine.lookup.bindings(self.engine.cutter.path(position)[-1], "")
        return any(one.first != one.name and position < one.name for one in bindings)

    def _builtin(self, name: str, types: bool) -> list[Entity]:
        """The predeclared entity of a name."""
        if not name.startswith("__"):
            return []
        typedef = self.engine.predeclared.typedef(name)
        if typedef is not None:
            return [typedef]
        if types:
            return []
        routine = self.engine.builtin(name)
        return [] if routine is None else [routine]

    def _parameter(self, context: TemplateContext, index: int, pack_index: int) -> Entity:
        parameter = context.parameters[index]
        argument = context.argument(index)
        if argument is None:
            return parameter
        if argument.kind == PACK and pack_index >= 0:
            if pack_index >= len(argument.pack):
                raise IllFormed("packs of different lengths", parameter.token)
            argument = argument.pack[pack_index]
        return BoundParameter(parameter, argument)

    def local_variable(self, node: e.Name, context: Context) -> Variable | None:
        """The variable that a plain name in a function means: the only thing that a block around declares by it, and
        declared in front.  None where it takes more to tell."""
        token = node.id
        if node.start != token or node.end != token + 1:
            return None
        name = self.engine.lexemes[token]
        at: Context | None = context
        while isinstance(at, RegionContext):
            region = at.region
            if region.directives or region.anonymous or region.using_enums or name in at.packs:
                return None
            bindings = region.names.get(name)
            if bindings is not None:
                binding = bindings[0]
                known = at.declared.get(binding.name)
                is_only = len(bindings) == 1 and binding.visible <= token
                return known if is_only and isinstance(known, Variable) else None
            at = at.outer
        return None

    def in_region(self, context: Context, name: str) -> list[Entity]:
        """The entities that a block declares by a name, as far as its statements have been read."""
        return self._local(context, name, EVERYWHERE, -1, False) if isinstance(context, RegionContext) else []

    def _local(
        self, context: RegionContext, name: str, position: int, pack_index: int, only_types: bool
    ) -> list[Entity]:
        variables = context.packs.get(name)
        if variables is not None:
            return [_of_pack(variables, pack_index)]
        bindings = context.region.names.get(name)
        if bindings is None:
            region = context.region
            members = self.engine.locals.unions.members(context, name, position) if region.anonymous else []
            if members or not region.using_enums:
                return members
            return self.engine.using_enums.in_block(context, name, position)
        found: list[Entity] = []
        for binding in bindings:
            if binding.visible > position and binding.name != position:
                continue
            known = context.declared.get(binding.name)
            if known is None:
                made: list[Entity] = []
                self.engine.locals.declare(binding, context, made)
                found += [entity for entity in made if entity not in found]
            elif known not in found:
                found.append(known)
        if len(found) > 1:
            types = [entity for entity in found if is_type_like(entity)]
            values = [entity for entity in found if not is_type_like(entity)]
            if values and types and not only_types:
                return values
            if types:
                return types[-1:]
            if not all(isinstance(entity, (Routine, Template)) for entity in values):
                return values[-1:]
        return found

    def _in_class(
        self, context: ClassContext, name: str, types: bool, dependent: list[Entity], position: int
    ) -> list[Entity]:
        """The members of a class; those of base classes that template parameters name, injected class-names apart, are
        put among what is dependent."""
        cls = context.cls
        if is_name_of(cls, name):
            return [cls] if types else self._members.own_name(cls, name)
        found: list[Entity] = [*self.engine.classes.assignments(cls)] if name == ASSIGNMENT else []
        found = found or self.engine.declare.in_class(context, name)
        if found:
            return found if types else prefer_values(found)
        member = self._members.in_bases(cls, name)
        if member is not None and member.owner.name != name:
            if any(base.by_parameters for base in self.engine.classes.bases(cls)):
                own = self._members.in_bases(cls, name, False)
                if own is None or own.ambiguous or own.owner is not member.owner or member.ambiguous:
                    dependent += member.entities
                    member = own
        if member is not None and member.ambiguous:
            self.engine.ambiguity.note_member(cls, name)
        elif member is not None and not types:
            self.engine.access.note_unqualified(member, context, position)
        if types:
            return self._members.with_hidden(member, name)
        return member.entities if member is not None else []

    def _in_namespace(
        self,
        context: NamespaceContext,
        name: str,
        position: int,
        nominated: "list[tuple[NamespaceContext, NamespaceContext]]",
        types: bool,
    ) -> list[Entity]:
        found = self._visible_in(context, name, position)
        self._directives(context, context, position, nominated)
        for namespace, level in nominated:
            if level is context:
                for entity in self._visible_in(namespace, name, position):
                    if entity not in found:
                        found.append(entity)
        self.engine.ambiguity.note(found, name, types)
        return found if types else prefer_values(found)

    def _visible_in(self, context: NamespaceContext, name: str, position: int) -> list[Entity]:
        """What is declared in a namespace and in its inline ones, as seen at `position`."""
        found: list[Entity] = []
        for entity in self.engine.overload_sets.merged(context, name):
            if isinstance(entity, Namespace) and entity.name != name:
                # The alias of a namespace is declared later than that.
                pieces = context.scope.index().pieces.get(name, [])
                if pieces and min([piece.start for piece in pieces]) > position:
                    continue
            if entity.visible <= position or entity.token == position:
                if found and isinstance(entity, (Enumerator, Typedef)) and type(found[-1]) is type(entity):
                    # A namespace has two enumerators or types of the name (101, 256): the latest is meant (observed).
                    found.pop()
                found.append(entity)
        for inner in context.scope.transparents():
            for entity in self._visible_in(self.engine.declare.namespace(inner), name, position):
                if entity not in found:
                    found.append(entity)
        return found

    def types_beside(self, context: NamespaceContext, name: str, position: int) -> list[Entity]:
        """The types that lookup in a namespace finds without being declared there: in its inline and unnamed namespaces
        and in those that it nominates."""
        beside = [self.engine.declare.namespace(inner) for inner in context.scope.transparents()]
        nominated: list[tuple[NamespaceContext, NamespaceContext]] = []
        self._directives(context, context, position, nominated)
        beside += [namespace for namespace, _ in nominated]
        found: list[Entity] = []
        for namespace in beside:
            found += [one for one in self._visible_in(namespace, name, position) if isinstance(one, (t.Type, Typedef))]
        return found

    def _directives(
        self,
        context: NamespaceContext,
        around: NamespaceContext,
        position: int,
        into: "list[tuple[NamespaceContext, NamespaceContext]]",
    ) -> None:
        """The namespaces that `context` nominates, also by way of others, with the level where they appear."""
        visited: set[int] = set()
        waiting: list[NamespaceScope] = [context.scope]
        while waiting:
            scope = waiting.pop()
            if id(scope) in visited:
                continue
            visited.add(id(scope))
            for visible, other in scope.directives():
                if visible <= position:
                    level = around.scope.common(other)
                    into.append((self.engine.declare.namespace(other), self.engine.declare.namespace(level)))
                    waiting.append(other)
            waiting += scope.transparents()

    def _block_directives(
        self, context: RegionContext, position: int, into: "list[tuple[NamespaceContext, NamespaceContext]]"
    ) -> None:
        around: Context | None = context
        while around is not None and not isinstance(around, NamespaceContext):
            around = around.outer
        for binding in context.region.directives:
            if binding.visible <= position and isinstance(around, NamespaceContext):
                other = self.nominated(binding.end - 1)
                if other is not None:
                    level = around.scope.common(other.scope)
                    into.append((other, self.engine.declare.namespace(level)))
                    self._directives(other, around, position, into)

    def nominated(self, token: int) -> NamespaceContext | None:
        """The namespace that a using-directive or the alias of a namespace names by its last token."""
        named = self.engine.lookup.resolve(token)
        scope = None if named is None else namespace_of(named)
        return None if scope is None else self.engine.declare.namespace(scope)

    def argument_dependent(self, name: str, types: list[t.Type], position: int) -> list[Entity]:
        """The functions that the types of arguments bring into sight ([basic.lookup.argdep])."""
        return self._by_arguments.functions(name, types, position)

    # --- qualified names -----------------------------------------------------------------------------------------

    def qualified(self, scope: Entity, name: str, position: int, types: bool = False) -> list[Entity]:
        """`scope::name` for a namespace, a class (completed first) or an enumeration ([basic.lookup.qual])."""
        if isinstance(scope, Namespace):
            context = scope.context
            return self._in_nominated(context, name, position, types) if isinstance(context, NamespaceContext) else []
        if isinstance(scope, t.Type):
            bare = scope.skip_typerefs()
            if isinstance(bare, ClassType):
                if bare.dependent and not bare.is_prototype and not self.engine.classes.is_current(bare):
                    raise Dependent
                members = self.members(bare, name)
                if types:
                    return [entity for entity in self._members.with_hidden(members, name) if is_type_like(entity)]
                return members.entities if members is not None else []
            if isinstance(bare, EnumType):
                return [item for item in self.engine.enums.enumerators(bare) if item.name == name]
            if bare.dependent:
                raise Dependent
            raise IllFormed("a name followed by `::` must be a class or namespace name")
        raise Unknown("qualifier of an unexpected kind")

    def _in_nominated(self, context: NamespaceContext, name: str, position: int, types: bool) -> list[Entity]:
        """[namespace.qual]: using-directives count where nothing is declared directly."""
        visited: set[int] = set()
        level = [context]
        while level:
            found: list[Entity] = []
            following: list[NamespaceContext] = []
            for at in level:
                if id(at) in visited:
                    continue
                visited.add(id(at))
                own = self._visible_in(at, name, position)
                if types:
                    own = [entity for entity in own if is_type_like(entity)]
                found += [entity for entity in own if entity not in found]
                if not own:
                    for visible, other in at.scope.directives():
                        if visible <= position:
                            following.append(self.engine.declare.namespace(other))
                    following += [self.engine.declare.namespace(inner) for inner in at.scope.transparents()]
            if found:
                self.engine.ambiguity.note(found, name, types)
                return prefer_values(found)
            level = following
        return []

    # --- members -------------------------------------------------------------------------------------------------

    def members(self, cls: ClassType, name: str) -> MemberSet | None:
        """The members `name` of a class or of its bases; None where it has none."""
        found = self._members.members(cls, name)
        if found is None:
            self.engine.unread.require_absent(cls, name)
        return found

    def is_used_from_dependent(self, name: str, context: Context) -> bool:
        """Whether a class around that is a template names something in a using-declaration of a dependent base."""
        engine = self.engine
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext) and at.cls.is_prototype and at.cls.brace >= 0:
                for piece in engine.lookup.index(at.cls.brace).pieces.get(name, []):
                    if engine.kinds[piece.head] == k.USING and self._is_dependent_using(piece, at):
                        return True
            at = at.outer
        return False

    def _is_dependent_using(self, piece: Piece, context: ClassContext) -> bool:
        first = piece.head + 1
        if self.engine.kinds[first] == k.TYPENAME:
            first += 1
        last = piece.end - 2 if self.engine.kinds[piece.end - 2] == k.ELLIPSIS else piece.end - 1
        try:
            qualifier = self.engine.written_names.path(first, last, context, piece.start).qualifier
        except (Dependent, IllFormed, Unknown):
            return True
        return isinstance(qualifier, t.Type) and qualifier.dependent


def _of_pack(variables: list[Variable], pack_index: int) -> Entity:
    """A function parameter: of an expanded pack the chosen element, or the pack as a whole."""
    if not variables:
        return PackElements("", -1, variables)
    if not variables[0].flags & PARAMETER_PACK:
        return variables[-1]
    if pack_index >= 0:
        if pack_index >= len(variables):
            raise IllFormed("packs of different lengths", variables[0].token)
        return variables[pack_index]
    return PackElements(variables[0].name, variables[0].token, variables)


def is_type_like(entity: Entity) -> bool:
    """Whether an entity counts where only types and namespaces do."""
    if isinstance(entity, (t.Type, Typedef, Namespace)):
        return True
    if isinstance(entity, Template):
        return entity.kind in (TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, TEMPLK_ALIAS) or entity.is_parameter
    if isinstance(entity, TemplateParameter):
        return entity.kind != 1
    if isinstance(entity, BoundParameter):
        return entity.argument.constant is None
    return False
