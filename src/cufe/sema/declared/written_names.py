"""Names as the text has them: qualifiers, template arguments and the last component ([basic.lookup.qual])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType, Namespace
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent, IllFormed, Incomplete, Mistake
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.declared.lookup_sets import MemberSet
from cufe.syntax import expression_nodes as e
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


class WrittenNames:
    """What the names in the text mean, where they stand."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

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
                found = self.engine.names.type_name(name, context, position)
            else:
                found = self.engine.names.qualified(scope, name, position, True)
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
            self._require_access(self.engine.names.members(cls, name), cls, context, name, token)
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
            named.entities = self.engine.names.unqualified(name, context, position)
            ambiguity.require_none(named.entities, None, token)
            return named
        self._require_complete(scope, node, context)
        try:
            around = self._around(scope, context)
            cls = around.skip_typerefs() if isinstance(around, t.Type) else None
            if isinstance(cls, ClassType) and not cls.dependent:
                members = self.engine.names.members(cls, name)
                if members is not None and members.ambiguous:
                    raise ambiguity.of_member(cls, name, token)
                self._require_access(members, cls, context, name, token)
                named.entities = members.entities if members is not None else []
            else:
                ambiguity.begin()
                named.entities = self.engine.names.qualified(around, name, position)
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
