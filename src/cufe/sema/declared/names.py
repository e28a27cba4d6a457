"""Name lookup ([basic.lookup]): from a context outwards, and in the namespaces and classes in front of a `::`."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import PARAMETER_PACK, ClassType, Enumerator, EnumType, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TEMPLK_ALIAS, TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, Template, TemplateParameter
from cufe.sema.answers import Dependent, IllFormed, Incomplete, Mistake, Unknown
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
from cufe.syntax.operator_names import CONVERSIONS, operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_WITHOUT_SCOPE: Final = (
    t.IntegerType, t.FloatType, t.PointerType, t.ReferenceType, t.ArrayType, t.RoutineType, t.MemberPointerType,
)  # fmt: skip


class Named:
    """What a name in the text means.

    `entities` are all that lookup found: overloads, or one; empty where nothing did (a dependent member, or a function
    that only argument-dependent lookup may find). `arguments` is the template argument list behind the name."""

    def __init__(self, name: str, token: int) -> None:
        self.name: str = name
        self.token: int = token
        self.entities: list[Entity] = []
        #: namespace or type in front of the last `::`
        self.qualifier: Entity | None = None
        self.qualified: bool = False
        #: the qualifier is a type that depends on template parameters, and the name is not found in it
        self.dependent: bool = False
        self.arguments: e.TemplateArguments | None = None

    def one(self) -> Entity | None:
        """The entity, where there is one and not a set of overloads."""
        return self.entities[0] if len(self.entities) == 1 else None


def qualifying_class(named: Named) -> ClassType | None:
    """The class that a qualifier names, by whatever name; None where it names something else, or there is none."""
    qualifier = named.qualifier
    found = qualifier.skip_typerefs() if isinstance(qualifier, t.Type) else qualifier
    return found if isinstance(found, ClassType) else None


def undefined(engine: "Engine", name: str, token: int) -> Mistake:
    """The mistake of a name that nothing declares; Unknown where a declaration that cannot be read may declare it."""
    engine.unread.require_undeclared(name)
    return Mistake(num.UNDEFINED, f'identifier "{name}" is undefined', token, name=name)


def not_found(engine: "Engine", named: Named, cause: str, token: int) -> IllFormed:
    """A name that lookup did not find: a mistake where nothing is written in front, or a scope without that member.
    Unknown where a declaration that cannot be read may declare it."""
    if not named.qualified:
        return undefined(engine, named.name, token)
    if isinstance(named.qualifier, Namespace):
        if named.qualifier.parent is None:
            engine.unread.require_undeclared(named.name)
            return Mistake(num.NOT_GLOBAL, cause, token, name=named.name)
        return Mistake(num.NO_MEMBER, cause, token, entity=named.qualifier, name=named.name)
    qualifier = named.qualifier.skip_typerefs() if isinstance(named.qualifier, t.Type) else None
    if isinstance(qualifier, EnumType) and not qualifier.dependent:
        return Mistake(num.NO_MEMBER, cause, token, entity=qualifier, name=named.name)
    cls = qualifying_class(named)
    if cls is None or cls.dependent:
        return IllFormed(cause, token)
    return Mistake(num.NO_MEMBER, cause, token, searched=cls, name=named.name)


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
            qualifier = self.path(first, last, context, piece.start).qualifier
        except (Dependent, IllFormed, Unknown):
            return True
        return isinstance(qualifier, t.Type) and qualifier.dependent

    # --- names in the text ---------------------------------------------------------------------------------------

    def path(self, first: int, limit: int, context: Context, position: int) -> Named:
        """The name in the tokens from `first`; it ends at `limit` at the latest."""
        return self.resolve(self.engine.fragments.name(first, limit), context, position)

    def resolve(self, node: e.Name, context: Context, position: int = -1) -> Named:
        """The meaning of a (qualified) name at its place."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        if position < 0:
            position = node.start
        arguments = node.arguments if node.arguments is not None else []
        next_arguments = 0
        scope: Entity | None = None
        rooted = False
        at = node.start
        if node.prefix is not None:
            scope = self.engine.specifiers.operand_type(node.prefix, context)
            at = node.prefix.end
        if at < node.end and kinds[at] == k.SCOPE:
            if scope is None:
                rooted = True
                scope = self.engine.declare.root.namespace
            at += 1
        while True:
            if kinds[at] == k.TEMPLATE:
                at += 1
                continue
            if kinds[at] != k.IDENTIFIER or at >= node.id:
                break
            name = lexemes[at]
            after = at + 1
            own: e.TemplateArguments | None = None
            if next_arguments < len(arguments) and arguments[next_arguments].start == after:
                own = arguments[next_arguments]
                next_arguments += 1
                after = own.end
            if kinds[after] != k.SCOPE or at >= node.id:
                break
            self._require_complete(scope, node, context)
            in_type = kinds[node.start - 1] == k.TYPENAME
            scope = self._component(scope, name, own, context, position, at, in_type)
            if isinstance(scope, t.DeducedTemplateType):
                raise Mistake(num.NO_ARGUMENTS, "a template without arguments", at, entity=scope.template)
            if isinstance(scope, t.Type) and _has_no_scope(scope) and kinds[node.id] != k.TILDE:
                cause = 'name followed by "::" must be a class or namespace name'
                # The name of the type lacks more than that.
                is_type = kinds[node.start - 1] == k.TYPENAME
                raise Mistake(num.NOT_QUALIFIED if is_type else num.NO_SCOPE, cause, at, (scope,))
            at = after + 1
        return self._last(node, at, scope, rooted, context, position)

    def _component(
        self,
        scope: Entity | None,
        name: str,
        arguments: e.TemplateArguments | None,
        context: Context,
        position: int,
        token: int,
        in_type: bool,
    ) -> Entity:
        """The namespace or type that a component in front of `::` names; `in_type` says that `typename` is in front."""
        ambiguity = self.engine.ambiguity
        try:
            ambiguity.begin()
            if scope is None:
                found = self.type_name(name, context, position)
            else:
                found = self.qualified(scope, name, position, True)
            ambiguity.require_none(found, scope, token)
        except Dependent:
            if not isinstance(scope, t.Type):
                raise
            return self.engine.specifiers.dependent_member(scope, name, arguments, context)
        if not found:
            if isinstance(scope, t.Type) and scope.dependent:
                return self.engine.specifiers.dependent_member(scope, name, arguments, context)
            cause = f'name followed by "::" must be a class or namespace name: {name}'
            if arguments is not None and isinstance(scope, Namespace) and scope.parent is not None:
                raise Mistake(num.NO_MEMBER, cause, token, entity=scope, name=name)
            self.engine.unread.require_undeclared(name)
            raise Mistake(num.NO_SCOPE, cause, token, name=name)
        cls = scope.skip_typerefs() if isinstance(scope, t.Type) else None
        if isinstance(cls, ClassType) and not cls.dependent:
            self._require_access(self.members(cls, name), cls, context, name, token)
        entity = found[0]
        if isinstance(entity, Namespace):
            return entity
        return self.engine.specifiers.type_of_entity(entity, arguments, context, position, in_type)

    def _require_access(
        self, members: MemberSet | None, cls: ClassType, context: Context, name: str, token: int
    ) -> None:
        """The members of a class that a name means may be named where that can make an instance fail."""
        if members is not None and self.engine.access.is_denied(members, cls, context, token):
            raise IllFormed(f'"{name}" is inaccessible', token)

    def _require_complete(self, scope: Entity | None, node: e.Name, context: Context) -> None:
        """The class in front of a `::` has its definition ([basic.lookup.qual.general])."""
        cls = scope.skip_typerefs() if isinstance(scope, t.Type) else None
        if node.prefix is not None or not isinstance(cls, ClassType) or cls.dependent:
            return
        try:
            self.engine.classes.require_complete(cls, -1)
        except Incomplete as failure:
            raise Mistake(num.INCOMPLETE, failure.cause, node.start, (cls,)) from None
        if scope is cls and self._is_defined_below(cls, node) and not _is_parameter(cls.name, node.start, context):
            raise Mistake(num.INCOMPLETE, "a class that is defined further below", node.start, (cls,))

    def _is_defined_below(self, cls: ClassType, node: e.Name) -> bool:
        """Whether a class is named by its own name in front of its definition, and not in the class that holds that
        ([class.mem.general]/6); what a parameter of a template stands for may be defined behind the template."""
        if cls.brace < node.id or self.engine.lexemes[node.id - 2] != cls.name:
            return False
        if self.engine.kinds[node.id - 3] == k.SCOPE and node.id - 3 > node.start:
            # In `U::sub::value` the class of `sub` may be the argument of a template further up.
            return False
        around = cls.parent
        while isinstance(around, ClassType):
            close = self.engine.cutter.brackets.close(around.brace) if around.brace >= 0 else -1
            if around.brace < node.id and cls.brace < close:
                return False
            around = around.parent
        path = self.engine.cutter.path(cls.brace)
        return all(self.engine.kinds[piece.start] != k.TEMPLATE for piece in path)

    def _around(self, scope: Entity, context: Context) -> Entity:
        """The class that a qualifier names, if it is one around, as it is being defined: `S<T>` inside of `S` is the
        current instantiation, and what is nested there is known from inside of it alone ([temp.dep.type])."""
        bare = scope.skip_typerefs() if isinstance(scope, t.Type) else None
        if isinstance(bare, EnumType):
            if isinstance(bare.parent, ClassType) and bare.parent.is_prototype:
                raise Dependent
            return scope
        if not isinstance(bare, ClassType) or not bare.dependent:
            return scope
        current = self.engine.prototypes.current(bare)
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext) and at.cls is current:
                return current
            at = at.outer
        if bare.template is None and isinstance(bare.parent, ClassType):
            raise Dependent
        return scope

    def _last(
        self, node: e.Name, at: int, scope: Entity | None, rooted: bool, context: Context, position: int
    ) -> Named:
        kinds = self.engine.kinds
        if kinds[at] == k.TEMPLATE:
            at += 1
        token = node.id
        kind = kinds[token]
        if kind == k.OPERATOR:
            name = operator_name(self.engine.lookup.declarations, token, node.end)
            if not name:
                name = CONVERSIONS
        elif kind == k.TILDE:
            name = "~"
        else:
            name = self.engine.lexemes[token]
        named = Named(name, token)
        named.arguments = node.own_arguments()
        named.qualifier = scope
        named.qualified = scope is not None or rooted
        if name == "~":
            return named
        ambiguity = self.engine.ambiguity
        if scope is None:
            ambiguity.begin()
            named.entities = self.unqualified(name, context, position)
            ambiguity.require_none(named.entities, None, token)
            return named
        self._require_complete(scope, node, context)
        try:
            around = self._around(scope, context)
            cls = around.skip_typerefs() if isinstance(around, t.Type) else None
            if isinstance(cls, ClassType) and not cls.dependent:
                members = self.members(cls, name)
                if members is not None and members.ambiguous:
                    raise ambiguity.of_member(cls, name, token)
                self._require_access(members, cls, context, name, token)
                named.entities = members.entities if members is not None else []
            else:
                ambiguity.begin()
                named.entities = self.qualified(around, name, position)
                ambiguity.require_none(named.entities, around, token)
        except Dependent:
            named.dependent = True
            return named
        if not named.entities and isinstance(scope, t.Type) and scope.dependent:
            named.dependent = True
        return named


def _is_parameter(name: str, position: int, context: Context) -> bool:
    """Whether a name means a parameter of a template around it, which hides what is called so further out."""
    at: Context | None = context
    while at is not None:
        if isinstance(at, TemplateContext) and at.index(name, position) >= 0:
            return True
        at = at.outer
    return False


def _has_no_scope(type_: t.Type) -> bool:
    """Whether a type is surely neither a class nor an enumeration."""
    found = type_.skip_typerefs()
    return not found.dependent and isinstance(found, _WITHOUT_SCOPE)


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
