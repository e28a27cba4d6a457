"""Where entities are declared as the display has it: of several declarations of one entity, which one counts; and of an
instance of a class template that is named before the template is defined, the declaration.

An instance is named where its arguments are written (`typedef basic_string<char> string;`), or where a template is
named that has it for a default argument."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entity import Entity
from cufe.il.templates import Template, arguments_key
from cufe.il.types import Type
from cufe.il.walk import parts_of
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import RegionContext, enclosing_namespace, is_instance
from cufe.sema.declared.declarators import deduces_result
from cufe.sema.text_lookup import entities as text
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import Piece
from cufe.syntax.nodes import NO_INITIALISER
from cufe.syntax.statement_nodes import Binding
from cufe.text import kinds as k
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class DeclaredPlaces:
    """Answers `at which token does this entity stand`."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._early: EarlyInstances = EarlyInstances(engine)
        self._places: Places = Places(engine.unit)

    def token(self, entity: Entity) -> int:
        """The token of the entity's name, or of the brace of a class or enumeration without one."""
        entity = self._of_namespace(entity)
        if isinstance(entity, en.Routine):
            return self._routine(entity)
        if isinstance(entity, en.ClassType) and entity.closure is None:
            return self._class(entity)
        if isinstance(entity, en.EnumType):
            return self._tag(entity, entity.key, entity.brace)
        if isinstance(entity, en.Variable):
            declarations = self._declarations(entity)
            for declared in declarations if len(declarations) > 1 else []:
                if self.engine.kinds.find(k.EXTERN, declared.piece.start, declared.binding.name) < 0:
                    return declared.binding.name
        if isinstance(entity, en.Variable) and entity.flags & en.STATIC_DATA_MEMBER:
            return self._static_member(entity)
        if isinstance(entity, en.Variable) and entity.storage_class == en.SC_EXTERN:
            return self._first_in_blocks(entity)
        return entity.token

    def _declarations(self, variable: en.Variable) -> list[en.Declared]:
        """The declarations of the variable, or of the template that it is an instance of."""
        own = variable.declarations
        if variable.template is None or not own:
            return own
        bindings = [declared.binding for declared in variable.template.declarations]
        return variable.template.declarations if own[0].binding in bindings else own

    def _of_namespace(self, entity: Entity) -> Entity:
        """What a declaration of a function or an extern variable in a block declares again, where it is declared in the
        namespace around ([basic.link]/6): a function before, or defined at any place, a variable at any place."""
        if not isinstance(entity, (en.Routine, en.Variable)) or not entity.declarations:
            return entity
        context = entity.declarations[0].context
        if not isinstance(context, RegionContext):
            return entity
        if isinstance(entity, en.Variable) and entity.storage_class != en.SC_EXTERN:
            return entity
        for other in self.engine.declare.in_namespace(enclosing_namespace(context), entity.name):
            if isinstance(entity, en.Variable):
                if isinstance(other, en.Variable):
                    return other
            elif isinstance(other, en.Routine) and other.token >= 0 and self._same_type(other, entity):
                if other.token < entity.token or self.engine.declare_types.definition(other) is not None:
                    return other
        return entity

    def _first_in_blocks(self, variable: en.Variable) -> int:
        """The first of the blocks of a namespace that declare one extern variable, in the same words."""
        if not variable.declarations or not isinstance(variable.declarations[0].context, RegionContext):
            return variable.token
        engine = self.engine
        lookup = engine.lookup
        own = variable.declarations[0]
        around = enclosing_namespace(own.context).namespace
        for token in engine.unit.occurrences(variable.name):
            if token >= variable.token:
                break
            found = lookup.resolve(token)
            if found is None or found.token != token or found.sort != text.LOCAL or found.storage != text.EXTERN:
                continue
            context = engine.definitions.context_of(engine.cutter.path(token), [])
            if context is None or enclosing_namespace(context).namespace is not around:
                continue
            if any(self._is_written_alike(binding, own.binding) for binding in found.bindings):
                return token
        return variable.token

    def _is_written_alike(self, one: Binding, other: Binding) -> bool:
        first, second = one.declaration, other.declaration
        if first is None or second is None:
            return False
        lexemes = self.engine.lexemes
        return lexemes[first.start : first.end] == lexemes[second.start : second.end]

    def _same_type(self, one: en.Routine, other: en.Routine) -> bool:
        try:
            types = self.engine.declare_types
            return types.routine_type(one).canonical is types.routine_type(other).canonical
        except (Unknown, IllFormed, Dependent):
            return False

    def _class(self, cls: en.ClassType) -> int:
        """The name in the definition; of an instance, that of a partial specialisation too, in the definition of the
        primary template, or in its first declaration where that came first when the instance was named.  A member of an
        instance is declared with that, and stays where it was declared first."""
        template = cls.template
        around = cls.parent
        if isinstance(around, en.ClassType) and not around.is_prototype and is_instance(around):
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

    def _explicit(self, template: Template) -> "dict[str, en.Declared]":
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

    def _static_member(self, variable: en.Variable) -> int:
        """The definition of a static data member outside of its class, unless the class initialises it; that of an
        instance has one of its own where it is specialised or its class is instantiated explicitly."""
        owner = variable.parent
        declarator = variable.declarations[0].binding.declarator if variable.declarations else None
        if not isinstance(owner, en.ClassType) or (declarator is not None and declarator.initialiser != NO_INITIALISER):
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

    def _defines_member(self, piece: Piece, binding: Binding, owner: en.ClassType) -> bool:
        """Whether the definition at a binding is that of the member of an instance."""
        if not self._is_specialised(piece):
            return owner in self.engine.instantiations.classes
        context = owner.context
        if context is None:
            return False
        try:
            named = self.engine.written_names.path(binding.first, binding.end, enclosing_namespace(context), EVERYWHERE)
        except (Unknown, IllFormed, Dependent):
            return False
        qualifier = named.qualifier
        return isinstance(qualifier, Type) and qualifier.skip_typerefs() is owner

    def _qualifies(self, token: int, owner: en.ClassType) -> bool:
        """Whether the name in front of a `::` ends with that of the class, or with its template arguments."""
        return self.engine.lexemes[token] in (owner.name, ">")

    def _routine(self, routine: en.Routine) -> int:
        """That of the definition; an inherited constructor has none of its own, a member of an instance where its body
        has been made."""
        if routine.inherited is not None:
            return routine.token
        if routine.flags & en.IMPLICIT and not routine.declarations and isinstance(routine.parent, en.ClassType):
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
        if owner is not None and self._is_made(owner) and not self._is_specialised(definition.piece):
            is_complete = routine.template is None and (routine.flags & en.CONSTEXPR or deduces_result(definition))
            if not is_complete and definition not in self.engine.out_of_class.specialized(routine):
                return routine.token
        return definition.binding.name

    def _is_made(self, cls: en.ClassType) -> bool:
        """Whether a class is made from a template, or is a member of one that is: not one that is written for its
        arguments."""
        at: Entity | None = cls
        while isinstance(at, en.ClassType):
            if at.template is not None and not at.is_prototype:
                if arguments_key(at.arguments) not in self._explicit(at.template):
                    return True
            at = at.parent
        return False

    def _is_specialised(self, piece: Piece) -> bool:
        return self.engine.kinds.startswith(k.FULL_SPECIALIZATION, piece.start)

    def _redeclared(self, routine: en.Routine) -> int:
        """The first declaration of a function without a body; one in a system header gives way to the next if the
        function has parameters."""
        found = routine.token
        try:
            if not self.engine.declare_types.routine_type(routine).parameters:
                return found
        except (Unknown, IllFormed, Dependent):
            return found
        for declared in routine.declarations:
            if declared.binding.name > found and self._places.in_system_header(found):
                found = declared.binding.name
        return found


class EarlyInstances:
    """Finds them by the text between the first declaration of a template and its definition."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Template, set[en.ClassType]] = {}

    def has(self, cls: en.ClassType, template: Template, definition: int) -> bool:
        """Whether an instance of a template is named in front of the template's definition at a token."""
        known = self._known.get(template)
        if known is None:
            # A question that is asked meanwhile is not answered by the unfinished answer.
            self._known[template] = set()
            known = self._find(template, definition)
            self._known[template] = known
        return cls in known

    def _find(self, template: Template, definition: int) -> set[en.ClassType]:
        engine = self.engine
        found: set[en.ClassType] = set()
        names = [(template.name, template.token)]
        seen = {template.name}
        for name, start in names:
            for token in engine.unit.occurrences(name):
                if not start < token < definition or engine.kinds[token + 1] != k.LESS:
                    continue
                path = engine.cutter.path(token)
                if not path:
                    continue
                other = self._class_template(path[-1], token)
                if other >= 0:
                    lexeme = engine.lexemes[other]
                    if lexeme not in seen:
                        seen.add(lexeme)
                        names.append((lexeme, other))
                else:
                    self._name(path, token, template, found)
        return found

    def _class_template(self, piece: Piece, token: int) -> int:
        """The name of the class template in whose head a token stands, -1 where it stands in none."""
        if self.engine.kinds[piece.start] != k.TEMPLATE or not piece.start < token < piece.head:
            return -1
        for binding in self.engine.lookup.bindings(piece, ""):
            if binding.name >= piece.head:
                return binding.name
        return -1

    def _name(self, path: list[Piece], token: int, template: Template, found: set[en.ClassType]) -> None:
        """Adds the instances of a template that a name with arguments leads to."""
        engine = self.engine
        kinds = engine.kinds
        first = token
        while kinds[first - 1] == k.SCOPE:
            first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
        limit = path[-1].end
        try:
            context = engine.definitions.context_of(path, [])
            if context is not None:
                _gather(engine.specifiers.named(first, limit, context, token), template, found)
        except (Unknown, IllFormed, Dependent):
            return


def _gather(type_: Type, template: Template, found: set[en.ClassType]) -> None:
    at = type_.skip_typerefs()
    if not isinstance(at, en.ClassType) or at.template is None:
        return
    if at.template is template:
        found.add(at)
    for part in parts_of(at):
        _gather(part, template, found)
