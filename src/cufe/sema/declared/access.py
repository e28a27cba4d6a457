"""Access to members ([class.access.base], [temp.deduct]/8) in what a template declares outside of its body, and friend
functions ([class.friend]), which argument-dependent lookup finds.

A member that must not be named there makes an instance fail, and a function or specialisation of that instance is not
taken.  Elsewhere `checks/names/access_control.py` reports it.  Where a friend may be meant, everything may be named."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import FRIEND, BaseClass, ClassType, Declared, Enumerator, Routine, Variable
from cufe.il.entity import AS_PRIVATE, AS_PROTECTED, AS_PUBLIC, Entity
from cufe.il.templates import Template
from cufe.il.types import Type
from cufe.sema.declared.contexts import ClassContext, RegionContext, TemplateContext, enclosing_namespace
from cufe.sema.declared.lookup_sets import MemberSet
from cufe.sema.engine_part import EnginePart
from cufe.syntax import body_bindings as b
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


#: the access of what is private in a base class: no member of the derived class at all
_NONE: Final = 3


class Access(EnginePart):
    """Whether members found by a name may be named where they are."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: by the tokens of their names, members that not everybody may name, the classes in front of the names, and
        #: where these stand; those in declarations of instances apart
        self.named: dict[int, tuple[MemberSet, ClassType, Context]] = {}

    def is_denied(self, found: MemberSet, named_in: ClassType, context: Context, token: int = -1) -> bool:
        """Whether none of the members, found in the class `named_in`, may be named in a declaration of an instance;
        elsewhere they are noted with the token of their name, if it is given."""
        access = min((_access(entity, found.owner) for entity in found.entities), default=AS_PUBLIC)
        if access == AS_PUBLIC and all(base.access == AS_PUBLIC for base in found.path):
            return False
        around = self._classes_around(context)
        if around is None:
            if token >= 0:
                self.named[token] = found, named_in, context
            return False
        classes = [named_in, *[base.type for base in found.path]]
        return not self._may_name(classes, found.path, access, around) and self._is_closed(classes, context, around)

    def note_unqualified(self, found: MemberSet, context: ClassContext, token: int) -> None:
        """Notes static members and functions of a base class of a base class that not everybody may name, which a body
        names by their name alone."""
        if len(found.path) > 1 and isinstance(found.entities[0], (Routine, Variable)) and not context.cls.dependent:
            if token >= 0 and any(base.access == AS_PRIVATE for base in found.path[1:]):
                self.named[token] = found, context.cls, context

    def may_name(self, token: int, declared: set[str], owners: list[Entity | None]) -> bool:
        """Whether the declaration of some names, members of `owners`, may name the member that is noted at a token."""
        at: Context | None = self.named[token][2]
        while at is not None:
            owners.append(at.cls if isinstance(at, ClassContext) else None)
            at = at.outer
        around: list[ClassType] = []
        for owner in owners:
            inside: Entity | None = owner.skip_typerefs() if isinstance(owner, Type) else None
            while isinstance(inside, ClassType):
                around.append(inside)
                inside = inside.parent
        return self.may_name_inside(token, declared, around)

    def may_name_inside(self, token: int, declared: set[str], around: list[ClassType]) -> bool:
        """Whether what has some names and stands in some classes may name the member that is noted at a token."""
        found, named_in, _ = self.named[token]
        access = min([_access(entity, found.owner) for entity in found.entities])
        classes = [named_in, *[base.type for base in found.path]]
        if self._may_name(classes, found.path, access, around):
            return True
        return any(self.may_befriend(cls, declared, around) for cls in classes)

    def is_routine_denied(self, routine: Routine, cls: ClassType, context: Context) -> bool:
        """Whether a member function of a class may not be called in a declaration of an instance, where nobody names
        it."""
        if routine.access == AS_PUBLIC:
            return False
        around = self._classes_around(context)
        return (
            around is not None
            and not self._is_open(cls, routine.access, around)
            and self._is_closed([cls], context, around)
        )

    def is_base_denied(self, derived: ClassType, base: ClassType, context: Context) -> bool:
        """Whether a declaration of an instance may not convert a class to one of its base classes
        ([class.access.base]/4)."""
        around = self._classes_around(context)
        if around is None or derived.dependent or self.is_accessible_base(derived, base, around):
            return False
        path = self.engine.derivation.path(derived, base) or []
        return self._is_closed([derived, *[step.type for step in path]], context, around)

    def is_accessible_base(self, derived: ClassType, base: ClassType, around: list[ClassType]) -> bool:
        """Whether some path to a base class is open, step by step, to what is in some classes."""
        classes = self.engine.classes
        for step in classes.bases(derived):
            if step.type is base or classes.is_base_of(base, step.type):
                if self._is_open(derived, step.access, around):
                    if step.type is base or self.is_accessible_base(step.type, base, around):
                        return True
        return False

    def is_restricted(self, template: Template) -> bool:
        """Whether a template is a member of a class that not everybody may use."""
        if not isinstance(template.parent, ClassType) or not template.declarations:
            return False
        return self.engine.declare.access(template.declarations[0]) != AS_PUBLIC

    def _classes_around(self, context: Context) -> list[ClassType] | None:
        """The classes around what an instance of a template declares; None in bodies of functions and of classes, but
        for what is read on trial there."""
        on_trial = self.engine.trials.is_requirement(context)
        at: Context | None = context
        instance = False
        found: list[ClassType] = []
        while at is not None:
            if isinstance(at, RegionContext) and not on_trial:
                return None
            if isinstance(at, ClassContext):
                if not instance and not on_trial:
                    return None
                found.append(at.cls)
            elif isinstance(at, TemplateContext) and at.arguments is not None:
                instance = True
            at = at.outer
        return found if instance else None

    def _is_closed(self, classes: list[ClassType], context: Context, around: list[ClassType]) -> bool:
        """Whether no friend declaration may open the classes."""
        declared = self._declared(context)
        return declared is not None and not any(self.may_befriend(cls, declared, around) for cls in classes)

    def _declared(self, context: Context) -> set[str] | None:
        """The names that the innermost template declares; None where it defines a member outside of its class: the
        types in front of the name have the access of the class ([class.access]/6)."""
        at: Context | None = context
        while at is not None:
            if isinstance(at, TemplateContext) and at.arguments is not None:
                path = self.engine.cutter.path(at.parameters[0].token) if at.parameters else []
                bindings = self.engine.lookup.bindings(path[-1], "") if path else []
                if any(binding.first != binding.name for binding in bindings):
                    return None
                return {self.engine.declare.binding_name(binding) for binding in bindings} or None
            at = at.outer
        return None

    def may_befriend(self, cls: ClassType, declared: set[str], around: list[ClassType]) -> bool:
        """Whether a friend declaration of a class may mean the function that is declared, or a class around
        ([class.friend])."""
        if cls.dependent or cls.closure is not None:
            return True
        engine = self.engine
        names = declared.union([inside.name for inside in around if inside.name])
        for piece in engine.declare.special(cls.brace).friends if cls.brace >= 0 else ():
            end = piece.body if piece.body >= 0 else piece.end
            words = engine.lexemes[piece.head : end]
            if around and engine.friends.is_written_elsewhere(piece):
                return True
            if any(is_spelt(name, words) for name in names):
                return True
        return False

    def _may_name(self, classes: list[ClassType], path: list[BaseClass], access: int, around: list[ClassType]) -> bool:
        """[class.access.base]/5, from the class of the member to that in which it is named."""
        allowed = False
        for at in range(len(path), -1, -1):
            cls = classes[at]
            if at < len(path):
                base = path[at]
                allowed = allowed and self._is_open(cls, base.access, around)
                access = _NONE if access >= AS_PRIVATE else max(access, base.access)
            allowed = allowed or self._is_open(cls, access, around)
        return allowed

    def _is_open(self, cls: ClassType, access: int, around: list[ClassType]) -> bool:
        """Whether what has an access in a class may be named inside of the classes around."""
        if access == AS_PUBLIC or access == _NONE:
            return access == AS_PUBLIC
        for inside in around:
            if inside is cls or (inside.template is not None and inside.template is cls.template):
                return True
            if access == AS_PROTECTED and (inside.dependent or self.engine.classes.is_base_of(cls, inside)):
                return True
        return False


def _access(entity: Entity, owner: ClassType) -> int:
    """The access of a member in the class that declares it; a member that a using-declaration brings there counts as
    public."""
    declared: Entity | None = entity
    if isinstance(entity, Enumerator):
        declared = entity.parent
    return declared.access if declared is not None and declared.parent is owner else AS_PUBLIC


def is_spelt(name: str, words: list[str]) -> bool:
    """Whether a name may stand among words; the name of an operator is several of them."""
    return name in words if name.isidentifier() else name in "".join(words)


class Friends:
    """The friends of classes, by name."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: friend declarations of what the namespace declares as well
        self.redeclared: dict[Routine | Template, list[Declared]] = {}
        self._known: dict[tuple[int, str], list[Entity]] = {}

    def of(self, cls: ClassType, name: str) -> list[Entity]:
        """The friend functions and function templates called `name` that the class declares; those that the namespace
        declares as well are the namespace's."""
        context = cls.context
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return []
        key = (cls.number, name)
        known = self._known.get(key)
        if known is not None:
            return known
        found: list[Entity] = []
        self._known[key] = found
        for piece in self.engine.declare.special(cls.brace).friends:
            if self._may_declare(piece, name):
                self._read(piece, name, context, found)
        if not found:
            found += self.engine.comparisons.implied_friend(cls, name)
        return found

    def may_be_class(self, cls: ClassType, other: ClassType) -> bool:
        """Whether some friend declaration of the class has the name of another class ([class.friend]/3)."""
        kinds = self.engine.kinds
        if cls.brace < 0:
            return False
        for piece in self.engine.cutter.pieces(cls.brace):
            end = piece.body if piece.body >= 0 else piece.end
            if kinds.find(k.FRIEND, piece.start, end) >= 0 and other.name in self.engine.lexemes[piece.head : end]:
                return True
        return False

    def is_written_elsewhere(self, piece: Piece) -> bool:
        """Whether a friend declaration is `friend T;` or `friend class T;` with a template parameter, which the front
        end takes, or the first with a name of a type: another declaration says which class that is."""
        kinds = self.engine.kinds
        end = piece.body if piece.body >= 0 else piece.end
        if kinds.find(k.OPEN_ROUND, piece.head, end) >= 0:
            return False
        if not any(kinds.find(key, piece.head, end) >= 0 for key in k.CLASS_KEYS):
            return True
        name = self.engine.lexemes[end - 2]
        return any(
            outer.head <= piece.start and name in self.engine.lexemes[outer.start : outer.head]
            for outer in self.engine.cutter.path(piece.start)
        )

    def _may_declare(self, piece: Piece, name: str) -> bool:
        """A cheap test by spelling."""
        lexemes = self.engine.lexemes
        end = piece.body if piece.body >= 0 else piece.end
        word = "operator" if name.startswith("operator") and not name.isidentifier() else name
        return any(lexemes[at] == word for at in range(piece.head, end))

    def functions(self, piece: Piece, context: ClassContext) -> list[s.Binding]:
        """The functions and function templates that a friend declaration names without a scope or arguments."""
        engine = self.engine
        kinds = engine.kinds
        found: list[s.Binding] = []
        declaration = engine.lookup.declarations.parse(piece, context.cls.name)
        for declarator in declaration.declarators:
            if declarator.id < 0:
                continue
            if declarator.function() is None and not engine.lookup.function_types.are_declared(declaration, declarator):
                continue
            if declarator.name_first != declarator.id and kinds[declarator.id - 1] == k.SCOPE:
                continue
            operator = kinds[declarator.id] == k.OPERATOR and kinds[declarator.id + 1] == k.GREATER
            angle = kinds[declarator.name_last] == k.GREATER and not operator
            if kinds[declarator.name_last + 1] == k.LESS or angle:
                continue
            binding = s.Binding(s.ROUTINE, declarator.id, b.declarator_end(declarator), declarator.name_first)
            binding.end = declarator.name_last + 1
            binding.template = bool(declaration.heads)
            binding.declaration = declaration
            binding.declarator = declarator
            found.append(binding)
        return found

    def _read(self, piece: Piece, name: str, context: ClassContext, found: list[Entity]) -> None:
        engine = self.engine
        for binding in self.functions(piece, context):
            made: list[Entity] = []
            engine.declare.enter(binding, piece, context, made)
            for entity in made:
                if entity.name == name and isinstance(entity, (Routine, Template)):
                    namespace = enclosing_namespace(context)
                    entity.parent = namespace.namespace
                    entity.flags |= FRIEND
                    known = engine.overload_sets.same_in(namespace, entity)
                    if known is not None:
                        self.redeclared.setdefault(known, []).append(Declared(binding, piece, context))
                    if known is None:
                        found.append(entity)
                    elif known.token > binding.name:
                        found.append(known)  # the namespace declares it later: until then the class alone knows it
                    if known is not None and binding.declaration is not None and binding.declaration.body >= 0:
                        known.declarations.append(Declared(binding, piece, context))
