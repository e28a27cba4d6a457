"""Where entities are declared as the display has it: of several declarations of one entity, which one counts."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import (
    CONSTEXPR,
    IMPLICIT,
    SC_EXTERN,
    STATIC_DATA_MEMBER,
    ClassType,
    Declared,
    EnumType,
    Routine,
    Variable,
)
from cufe.il.entity import Entity
from cufe.il.templates import Template, arguments_key
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import RegionContext, enclosing_namespace, is_instance
from cufe.sema.declared.declarators import deduces_result
from cufe.sema.declared.early_instances import EarlyInstances
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import Piece
from cufe.syntax.nodes import NO_INITIALISER
from cufe.syntax.statement_nodes import Binding
from cufe.text import kinds as k
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SPECIALISED: Final = bytes((k.TEMPLATE, k.LESS, k.GREATER))


class DeclaredPlaces:
    """Answers `at which token does this entity stand`."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._early: EarlyInstances = EarlyInstances(engine)
        self._places: Places = Places(engine.unit)

    def token(self, entity: Entity) -> int:
        """The token of the entity's name, or of the brace of a class or enumeration without one."""
        entity = self._of_namespace(entity)
        if isinstance(entity, Routine):
            return self._routine(entity)
        if isinstance(entity, ClassType) and entity.closure is None:
            return self._class(entity)
        if isinstance(entity, EnumType):
            return self._tag(entity, entity.key, entity.brace)
        if isinstance(entity, Variable) and len(entity.declarations) > 1:
            for declared in entity.declarations:
                if self.engine.kinds.find(k.EXTERN, declared.piece.start, declared.binding.name) < 0:
                    return declared.binding.name
        if isinstance(entity, Variable) and entity.flags & STATIC_DATA_MEMBER:
            return self._static_member(entity)
        return entity.token

    def _of_namespace(self, entity: Entity) -> Entity:
        """What a declaration of a function or an extern variable in a block declares again, where it is declared in the
        namespace around ([basic.link]/6): a function before, a variable at any place."""
        if not isinstance(entity, (Routine, Variable)) or not entity.declarations:
            return entity
        context = entity.declarations[0].context
        if not isinstance(context, RegionContext):
            return entity
        if isinstance(entity, Variable) and entity.storage_class != SC_EXTERN:
            return entity
        for other in self.engine.declare.in_namespace(enclosing_namespace(context), entity.name):
            if isinstance(entity, Variable):
                if isinstance(other, Variable):
                    return other
            elif isinstance(other, Routine) and 0 <= other.token < entity.token and self._same_type(other, entity):
                return other
        return entity

    def _same_type(self, one: Routine, other: Routine) -> bool:
        try:
            types = self.engine.declare_types
            return types.routine_type(one).canonical is types.routine_type(other).canonical
        except (Unknown, IllFormed, Dependent):
            return False

    def _class(self, cls: ClassType) -> int:
        """The name in the definition; of an instance, that of a partial specialisation too, in the definition of the
        primary template, or in its first declaration where that came first when the instance was named.  A member of an
        instance is declared with that, and stays where it was declared first."""
        template = cls.template
        around = cls.parent
        if isinstance(around, ClassType) and not around.is_prototype and is_instance(around):
            if template is None:
                return cls.token if cls.name else self._tag(cls, cls.key, cls.brace)
            if not cls.is_prototype and arguments_key(cls.arguments) not in self._explicit(template):
                return template.token
        if template is None or cls.is_prototype:
            return self._tag(cls, cls.key, cls.brace)
        specialised = self._explicit(template).get(arguments_key(cls.arguments))
        if specialised is not None:
            return specialised.binding.name if cls.brace < 0 else self._tag(cls, cls.key, cls.brace)
        definition = self.engine.templates.definition(template)
        if definition is None or self._early.has(cls, template, definition.binding.name):
            return template.token
        return definition.binding.name

    def _explicit(self, template: Template) -> "dict[str, Declared]":
        return self.engine.specializations.of(template).explicit

    def _tag(self, entity: Entity, key: int, brace: int) -> int:
        """The name in the definition; without a name the brace, or the colon in front of bases or the type below."""
        if key < 0 or brace < 0:
            return entity.token
        _, _, name = class_name(key, brace, self.engine.kinds)
        if name >= 0:
            return name
        colon = self.engine.kinds.find(k.COLON, key, brace)
        return brace if colon < 0 else colon

    def _static_member(self, variable: Variable) -> int:
        """The definition of a static data member outside of its class, unless the class initialises it; that of an
        instance has one of its own where it is specialised or its class is instantiated explicitly."""
        owner = variable.parent
        declarator = variable.declarations[0].binding.declarator if variable.declarations else None
        if not isinstance(owner, ClassType) or (declarator is not None and declarator.initialiser != NO_INITIALISER):
            return variable.token
        lookup = self.engine.lookup
        instance = is_instance(owner)
        for token in self.engine.unit.occurrences(variable.name):
            if token <= variable.token or self.engine.kinds[token - 1] != k.SCOPE:
                continue
            piece = lookup.piece_at(token)
            if piece is None or (0 <= piece.body < token) or not self._qualifies(token - 2, owner):
                continue
            for binding in lookup.bindings(piece, ""):
                if binding.name == token and (not instance or self._defines_member(piece, binding, owner)):
                    return token
        return variable.token

    def _defines_member(self, piece: Piece, binding: Binding, owner: ClassType) -> bool:
        """Whether the definition at a binding is that of the member of an instance."""
        kinds = self.engine.kinds
        if kinds[piece.start : piece.start + 3] != _SPECIALISED:
            return owner in self.engine.instantiations.classes
        context = owner.context
        if context is None:
            return False
        try:
            named = self.engine.names.path(binding.first, binding.end, enclosing_namespace(context), EVERYWHERE)
        except (Unknown, IllFormed, Dependent):
            return False
        qualifier = named.qualifier
        return isinstance(qualifier, Type) and qualifier.skip_typerefs() is owner

    def _qualifies(self, token: int, owner: ClassType) -> bool:
        """Whether the name in front of a `::` ends with that of the class, or with its template arguments."""
        return self.engine.lexemes[token] in (owner.name, ">")

    def _routine(self, routine: Routine) -> int:
        """That of the definition; an inherited constructor has none of its own, a member of an instance where its body
        has been made."""
        if routine.inherited is not None:
            return routine.token
        if routine.flags & IMPLICIT and not routine.declarations and isinstance(routine.parent, ClassType):
            return routine.token if routine.parent.closure is not None else self.token(routine.parent)
        if routine.token < 0:
            return routine.token
        try:
            definition = self.engine.declare_types.definition(routine)
        except (Unknown, IllFormed, Dependent):
            return routine.token
        if definition is None:
            return self._redeclared(routine)
        owner = routine.owner()
        if owner is not None and owner.template is not None and not owner.is_prototype:
            is_made = routine.template is None and (routine.flags & CONSTEXPR or deduces_result(definition))
            if not is_made and definition not in self.engine.out_of_class.specialized(routine):
                return routine.token
        return definition.binding.name

    def _redeclared(self, routine: Routine) -> int:
        """The first declaration of a function without a body; one in a system header gives way to the next."""
        found = routine.token
        for declared in routine.declarations:
            if declared.binding.name > found and self._places.in_system_header(found):
                found = declared.binding.name
        return found
