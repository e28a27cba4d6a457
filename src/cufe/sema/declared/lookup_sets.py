"""Lookup that goes by something other than the scopes around a name: by classes and their bases
([class.member.lookup]), by the types of arguments ([basic.lookup.argdep]); and which names it finds in several scopes
([namespace.udir])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_CONCEPT, TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION, Template
from cufe.il.type_names import TypeNames
from cufe.il.types import Type
from cufe.il.walk import parts_of, unpacked
from cufe.sema.answers import IllFormed, Mistake, NoAnswer
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.engine_part import EnginePart
from cufe.sema.message_names import Nameless
from cufe.sema.text_lookup.class_scopes import members_named_like_class

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: what each class declares, by implication if by nothing else ([class.copy.assign])
ASSIGNMENT: Final = "operator="


class MemberSet:
    """Members of one name: where they were found, and the bases on the way there."""

    def __init__(self, owner: en.ClassType, entities: list[Entity], path: list[en.BaseClass]) -> None:
        self.owner: en.ClassType = owner
        self.entities: list[Entity] = entities
        self.path: list[en.BaseClass] = path
        #: found in several base classes that are not one subobject ([class.member.lookup])
        self.ambiguous: bool = False


def is_name_of(cls: en.ClassType, name: str) -> bool:
    """Whether a name is that of a class or of its template."""
    return cls.name == name or (cls.template is not None and cls.template.name == name)


class MemberLookup(EnginePart):
    """Finds members, implicit ones too."""

    def members(self, cls: en.ClassType, name: str) -> MemberSet | None:
        """The members `name` of a class or of its bases ([class.member.lookup]); None where it has none."""
        self.engine.classes.require_complete(cls, -1)
        context = cls.context
        if is_name_of(cls, name):
            return MemberSet(cls, self.own_name(cls, name), [])
        assignments = self.engine.classes.assignments(cls) if name == ASSIGNMENT else []
        if assignments:
            return MemberSet(cls, [*assignments], [])
        if isinstance(context, ClassContext):
            found = self.engine.declare.in_class(context, name)
            if found:
                return MemberSet(cls, prefer_values(found), [])
        if name.startswith("~"):
            return MemberSet(cls, [self.engine.implicit.destructor(cls)], [])
        return self.in_bases(cls, name)

    def with_hidden(self, members: MemberSet | None, name: str) -> list[Entity]:
        """The members found, and the class or enum of that name that they hide: where a type is looked for, that one
        is found ([basic.scope.hiding], [basic.lookup.elab])."""
        if members is None:
            return []
        context = members.owner.context
        if not isinstance(context, ClassContext):
            return members.entities
        if is_name_of(members.owner, name):
            return [members.owner]
        declared = self.engine.declare.in_class(context, name)
        return declared if declared else members.entities

    def own_name(self, cls: en.ClassType, name: str) -> list[Entity]:
        """What a class means by its own name: itself, unless a member hides that, as in `struct a { int a; };`
        ([class.mem], [basic.scope.hiding])."""
        context = cls.context
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return [cls]
        engine = self.engine
        pieces = engine.lookup.index(cls.brace).pieces.get(name, [])
        if not members_named_like_class(pieces, name, engine.kinds, engine.lexemes):
            return [cls]
        return [one for one in engine.declare.in_class(context, name) if isinstance(one, en.Field)] or [cls]

    def in_bases(self, cls: en.ClassType, name: str, by_parameters: bool = True) -> MemberSet | None:
        """The members `name` of the bases of a class, a hidden one of a virtual base left out, and all of those that
        template parameters name, if that is asked for."""
        chosen: MemberSet | None = None
        # The primary template with the arguments of a specialisation may have bases that are never defined.
        lenient = cls.canonical is not cls and not cls.dependent
        for base in self.engine.classes.bases(cls):
            if lenient and not self.engine.classes.is_complete(base.type):
                continue
            if base.by_parameters and not by_parameters:
                continue
            found = self.members(base.type, name)
            if found is None:
                continue
            found = self._extended(found, base)
            if chosen is None:
                chosen = found
            elif found.owner is chosen.owner:
                # One subobject, or static members and types of one class: no ambiguity.
                of_objects = any(_is_of_object(entity) for entity in found.entities)
                chosen.ambiguous = chosen.ambiguous or (of_objects and not _shared(found, chosen))
            elif self._dominates(found, chosen):
                chosen = found
            elif not self._dominates(chosen, found):
                chosen.ambiguous = chosen.ambiguous or not self.engine.ambiguity.is_one(found.entities, chosen.entities)
        return chosen

    def _extended(self, found: MemberSet, base: en.BaseClass) -> MemberSet:
        made = MemberSet(found.owner, found.entities, [base, *found.path])
        made.ambiguous = found.ambiguous
        return made

    def _dominates(self, first: MemberSet, second: MemberSet) -> bool:
        """Whether the declaration found in `first` hides that of `second`: a virtual base is hidden."""
        return self.engine.classes.is_virtual_base_of(second.owner, first.owner)


def _shared(first: MemberSet, second: MemberSet) -> bool:
    """Whether two paths to one class end in one subobject: it is a virtual base on both."""
    return any(base.virtual for base in first.path) and any(base.virtual for base in second.path)


def _is_of_object(entity: Entity) -> bool:
    """Whether a member belongs to the objects of its class."""
    if isinstance(entity, en.Routine):
        return not entity.flags & en.STATIC_MEMBER
    return isinstance(entity, (en.Field, Template))


def prefer_values(found: list[Entity]) -> list[Entity]:
    """A class or enum is hidden by a function or variable of its name ([basic.scope.hiding])."""
    if len(found) < 2:
        return found
    values = [entity for entity in found if not isinstance(entity, (en.ClassType, en.EnumType))]
    return values if values else found


class ArgumentDependentLookup(EnginePart):
    """Finds functions in the namespaces and classes that types are associated with."""

    def functions(self, name: str, types: list[Type], position: int) -> list[Entity]:
        """The functions that the types of arguments bring into sight ([basic.lookup.argdep])."""
        namespaces: list[NamespaceContext] = []
        classes: list[en.ClassType] = []
        seen: set[int] = set()
        for type_ in types:
            self._associate(type_, namespaces, classes, seen)
        found: list[Entity] = []
        for context in self._with_inline(namespaces):
            for entity in self.engine.overload_sets.merged(context, name):
                if entity.visible <= position and isinstance(entity, (en.Routine, Template)) and entity not in found:
                    found.append(entity)
        for cls in classes:
            for entity in self.engine.friends.of(cls, name):
                if entity not in found:
                    found.append(entity)
        return found

    def _with_inline(self, namespaces: list[NamespaceContext]) -> list[NamespaceContext]:
        """The inline namespace set of each: inline children, and the parents of inline ones."""
        found: list[NamespaceContext] = []
        waiting = list(namespaces)
        while waiting:
            at = waiting.pop(0)
            if at in found:
                continue
            found.append(at)
            if at.scope.transparent and at.around is not None and at.namespace.inline:
                waiting.append(at.around)
            for inner in at.scope.transparents():
                if inner.name:
                    waiting.append(self.engine.declare.namespace(inner))
        return found

    def _associate(
        self, type_: Type, namespaces: list[NamespaceContext], classes: list[en.ClassType], seen: set[int]
    ) -> None:
        """Adds the associated namespaces and classes of a type."""
        waiting: list[Type] = [type_]
        while waiting:
            at = waiting.pop().skip_typerefs()
            if at.number in seen:
                continue
            seen.add(at.number)
            waiting += parts_of(at)
            if isinstance(at, en.EnumType):
                self._around(at.parent, namespaces, classes)
            elif isinstance(at, en.ClassType):
                self._associate_class(at, namespaces, classes)

    def _associate_class(
        self, cls: en.ClassType, namespaces: list[NamespaceContext], classes: list[en.ClassType]
    ) -> None:
        try:
            self.engine.classes.require_complete(cls, -1)
        except IllFormed:
            pass
        for part in self.engine.classes.with_all_bases(cls):
            if part not in classes:
                classes.append(part)
            self._around(part.parent, namespaces, classes)
        for argument in unpacked(cls.arguments):
            if argument.template is not None:
                self._around(argument.template.parent, namespaces, classes)

    def _around(self, parent: Entity | None, namespaces: list[NamespaceContext], classes: list[en.ClassType]) -> None:
        if isinstance(parent, en.ClassType) and parent not in classes:
            classes.append(parent)
        while parent is not None and not isinstance(parent, en.Namespace):
            parent = parent.parent
        if isinstance(parent, en.Namespace) and isinstance(parent.context, NamespaceContext):
            if parent.context not in namespaces:
                namespaces.append(parent.context)


class Ambiguity:
    """Remembers, while a name is looked up, whether what was found is ambiguous: who only wants to know what there is
    does not ask."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._name: str = ""
        #: the class whose members are ambiguous
        self._class: en.ClassType | None = None

    def begin(self) -> None:
        """A name is looked up."""
        self._name = ""
        self._class = None

    def note(self, found: list[Entity], name: str, types: bool) -> None:
        """Takes the declarations of a name in a namespace and in the namespaces that it nominates."""
        self._class = None
        self._name = name if len(found) > 1 and self._is_ambiguous(found, types) else ""

    def note_member(self, cls: en.ClassType, name: str) -> None:
        """The members of a name in several bases of a class."""
        self._name = name
        self._class = cls

    def require_none(self, found: list[Entity], scope: Entity | None, token: int) -> None:
        """Raises where the name at a token, looked for in a scope, is ambiguous."""
        if not self._name or not found:
            return
        cause = f'"{self._name}" is ambiguous'
        if self._class is not None:
            raise self.of_member(self._class, self._name, token)
        spelled = self._name
        if isinstance(scope, en.Namespace) and scope.parent is not None:
            spelled = f"{TypeNames(Nameless()).entities.qualified(scope)}::{spelled}"
        raise Mistake(num.AMBIGUOUS, cause, token, name=spelled)

    def of_member(self, cls: en.ClassType, name: str, token: int) -> IllFormed:
        """The error of an ambiguous member of a class, named at a token."""
        cause = f'"{name}" is ambiguous'
        if cls.dependent:
            return IllFormed(cause, token)
        return Mistake(num.AMBIGUOUS, cause, token, name=f"{TypeNames(Nameless()).of(cls)}::{name}")

    def is_one(self, first: list[Entity], second: list[Entity]) -> bool:
        """Whether two lookups found the same."""
        if len(first) == len(second) and all(entity in second for entity in first):
            return True
        if len(first) != 1 or len(second) != 1:
            return False
        one, other = first[0], second[0]
        if isinstance(one, en.ClassType) and isinstance(other, en.ClassType) and one.template is not None:
            # The names of several bases in themselves stand for their template ([temp.local]/3).
            return one.template is other.template
        return self._is_same(one, other)

    def _is_ambiguous(self, found: list[Entity], types: bool) -> bool:
        """Whether declarations of several namespaces do not go together ([namespace.udir]/6)."""
        if types:
            found = [entity for entity in found if isinstance(entity, (Type, en.Typedef)) or _is_class_template(entity)]
        if len(found) < 2 or all(_is_function(entity) for entity in found):
            return False
        if any(isinstance(entity, en.Namespace) or not _is_known(entity) for entity in found):
            return False
        first = found[0]
        others = [entity for entity in found if _scope(entity) is not _scope(first)]
        # A class or an enumeration is hidden by a function or a variable of its own scope.
        if not others or any(_is_hidden(entity, found) for entity in found):
            return False
        return any(not self._is_same(first, entity) for entity in others)

    def _is_same(self, first: Entity, second: Entity) -> bool:
        """Whether two names of types are those of one type."""
        one, other = self._type(first), self._type(second)
        return one is not None and other is not None and one.canonical is other.canonical

    def _type(self, entity: Entity) -> Type | None:
        if isinstance(entity, en.Typedef):
            try:
                return self.engine.declare_types.typedef_type(entity)
            except NoAnswer:
                return self.engine.types.unknown
        return entity if isinstance(entity, Type) else None


def _is_known(entity: Entity) -> bool:
    return isinstance(entity, (en.ClassType, en.EnumType, en.Enumerator, en.Typedef, en.Variable, en.Routine, Template))


def _is_function(entity: Entity) -> bool:
    if isinstance(entity, Template):
        return entity.kind in (TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION)
    return isinstance(entity, en.Routine)


def _is_class_template(entity: Entity) -> bool:
    return isinstance(entity, Template) and not _is_function(entity) and entity.kind != TEMPLK_CONCEPT


def _is_hidden(entity: Entity, found: list[Entity]) -> bool:
    if not isinstance(entity, (en.ClassType, en.EnumType)):
        return False
    values = [other for other in found if not isinstance(other, (en.ClassType, en.EnumType))]
    return any(_scope(other) is _scope(entity) for other in values)


def _scope(entity: Entity) -> Entity | None:
    """The scope that a declaration belongs to: an enumerator that is found beside others to that of its enumeration."""
    return entity.parent.parent if isinstance(entity.parent, en.EnumType) else entity.parent
