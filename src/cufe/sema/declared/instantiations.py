"""Explicit instantiation directives ([temp.explicit]): which routines they ask for."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template, TemplateArgument
from cufe.il.types import RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.declared.declarators import deduces_result
from cufe.sema.declared.written_names import Named
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import EMPTY, LINKAGE, NAMESPACE, Piece
from cufe.syntax.operator_names import CONVERSIONS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_STATEMENT_ENDS: Final = b";{}"


class Asked:
    """A directive for a function: what its name means, the type that it wants, and the functions of that type."""

    def __init__(self, entities: list[Entity], wanted: RoutineType, routines: list[Routine]) -> None:
        self.entities: list[Entity] = entities
        self.wanted: RoutineType = wanted
        self.routines: list[Routine] = routines


class Instantiations:
    """The directives of a unit."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: variables that the directives read so far ask for
        self.variables: list[Variable] = []
        #: classes whose members they ask for
        self.classes: set[ClassType] = set()
        #: classes that they ask for and the unit does not define, by the first tokens of the directives
        self.undefined: dict[int, ClassType] = {}
        #: directives behind `extern` count
        self._declared: bool = False
        #: first tokens of directives that have not been read, by the names in them: those behind `extern`, and others
        self._unread: dict[bool, dict[str, list[int]]] = {}
        self._elsewhere: set[Routine] = set()
        self._here: set[Routine] = set()

    def is_elsewhere(self, routine: Routine) -> bool:
        """Whether a directive behind `extern` keeps the definition of an instance from being made ([temp.explicit]/13),
        and no directive of the unit asks for it."""
        if not self._is_named(routine, True, self._elsewhere) or self._is_inline(routine):
            return False
        return not self._is_named(routine, False, self._here)

    def _is_named(self, routine: Routine, declared: bool, found: set[Routine]) -> bool:
        """Whether a directive, behind `extern` or not, is for a function; only those are read that have its name or
        that of a class around it."""
        unread = self._unread.get(declared)
        if unread is None:
            unread = self._by_names(declared)
            self._unread[declared] = unread
        at: Entity | None = routine
        while unread and isinstance(at, (Routine, ClassType)):
            name = at.written_name() if isinstance(at, ClassType) else at.name
            for start in unread.pop(name, []):
                classes = set(self.classes)
                variables = len(self.variables)
                found.update(self.routines(start, self.engine.kinds.find(k.SEMICOLON, start), True))
                self.classes = classes
                del self.variables[variables:]
            at = at.parent
        return routine in found

    def _by_names(self, declared: bool) -> dict[str, list[int]]:
        kinds = self.engine.kinds
        found: dict[str, list[int]] = {}
        for at in k.all_of(kinds, k.TEMPLATE):
            if kinds[at + 1] == k.LESS or at == 0:
                continue
            if kinds[at - 1] == k.EXTERN if declared else kinds[at - 1] in _STATEMENT_ENDS:
                for name in k.all_of(kinds, k.IDENTIFIER, at, kinds.find(k.SEMICOLON, at)):
                    found.setdefault(self.engine.lexemes[name], []).append(at)
        return found

    def _is_inline(self, routine: Routine) -> bool:
        """Whether a function is made although `extern template` declares it: inline, or with a deduced result."""
        if routine.flags & (en.INLINE | en.CONSTEXPR):
            return True
        declared = self.engine.declare_types.definition(routine)
        if declared is not None and deduces_result(declared):
            return True
        owner = routine.owner()
        if declared is None or owner is None or owner.brace < 0:
            return False
        return owner.brace < declared.binding.name < self.engine.cutter.brackets.close(owner.brace)

    def routines(self, start: int, end: int, declared: bool = False) -> list[Routine]:
        """The functions that the directives in the tokens `start` to `end` instantiate, all member functions of a class
        among them.

        `declared`: also what `extern template` declares."""
        found: list[Routine] = []
        self._declared = declared
        self._scope(-1, self.engine.declare.root, start, end, found)
        return found

    def _scope(self, brace: int, context: Context, start: int, end: int, found: list[Routine]) -> None:
        for piece in self.engine.cutter.pieces(brace):
            if piece.end <= start or piece.start >= end or piece.sort == EMPTY:
                continue
            if piece.sort == LINKAGE:
                self._scope(piece.body, context, start, end, found)
            elif piece.sort == NAMESPACE and isinstance(context, NamespaceContext):
                self._scope(piece.body, self.engine.definitions.namespace(piece, context), start, end, found)
            elif self._is_directive(piece):
                try:
                    self._directive(piece, context, found)
                except Dependent:
                    self.engine.unknown("a directive that hangs on template parameters", piece.start)
                except (Unknown, IllFormed) as failure:
                    self.engine.unknown(failure.cause, piece.start)

    def _is_directive(self, piece: Piece) -> bool:
        """`template` without a list, behind `extern` only if that is asked for."""
        kinds = self.engine.kinds
        at = piece.start + (self._declared and kinds[piece.start] == k.EXTERN)
        return is_directive(at, kinds)

    def _directive(self, piece: Piece, context: Context, found: list[Routine]) -> None:
        engine = self.engine
        declaration = engine.lookup.declarations.parse(piece, "")
        if not declaration.declarators:
            type_ = engine.specifiers.base_type(declaration.specifiers, context)
            cls = type_.skip_typerefs()
            if isinstance(cls, ClassType):
                if cls.brace < 0 and not engine.classes.is_complete(cls):
                    self.undefined[piece.start] = cls
                    return
                self._members(cls, found)
            return
        declarator = declaration.declarators[0]
        node = engine.fragments.name(declarator.name_first, declarator.name_last + 1)
        named = engine.written_names.resolve(node, context)
        if declarator.function() is None:
            self._variable(named, context)
            return
        for routine in self.asked(declaration, declarator, named, context).routines:
            if routine not in found:
                found.append(routine)

    def asked(self, declaration: n.Declaration, declarator: n.Declarator, named: Named, context: Context) -> "Asked":
        """What the directive for a function asks for, by what its name means."""
        engine = self.engine
        entities = named.entities
        inner = context
        qualifier = named.qualifier
        if isinstance(qualifier, Type):
            owner = qualifier.skip_typerefs()
            if isinstance(owner, ClassType) and owner.context is not None:
                inner = owner.context
                if named.name == CONVERSIONS:
                    entities = [*engine.classes.conversion_functions(owner)]
                elif entities and entities[0] is owner:
                    entities = [*engine.classes.constructors(owner)]
        wanted = self._type(declaration, declarator, inner)
        explicit = None
        if named.arguments is not None:
            explicit = engine.template_arguments.read(named.arguments, context)
        made = [self._instance(entity, explicit, wanted) for entity in entities]
        return Asked(entities, wanted, [one for one in made if one is not None])

    def _variable(self, named: Named, context: Context) -> None:
        """`template int v<int>;`."""
        engine = self.engine
        for entity in named.entities:
            if isinstance(entity, Template) and named.arguments is not None:
                written = engine.template_arguments.read(named.arguments, context)
                complete = engine.argument_fitting.complete(entity, written, named.token)
                self.variables.append(engine.templates.variable_instance(entity, complete))

    def _type(self, declaration: n.Declaration, declarator: n.Declarator, context: Context) -> RoutineType:
        engine = self.engine
        base: Type = engine.types.void
        if declaration.specifiers.sort != n.NO_TYPE:
            base = engine.specifiers.base_type(declaration.specifiers, context)
        elif engine.kinds[declarator.id] == k.OPERATOR:
            base = engine.specifiers.type_id(declarator.id + 1, declarator.name_last + 1, context)
        found = engine.declarators.type_of(base, declarator, context).skip_typerefs()
        if not isinstance(found, RoutineType):
            raise Unknown("a directive whose declarator is no function", declarator.id)
        return found

    def _instance(self, entity: Entity, explicit: list[TemplateArgument] | None, wanted: RoutineType) -> Routine | None:
        engine = self.engine
        if isinstance(entity, Routine):
            same = engine.declare_types.routine_type(entity).canonical is wanted.canonical
            return entity if same else None
        if isinstance(entity, Template):
            try:
                return engine.deduction.deduce_from_type(entity, explicit, wanted)
            except IllFormed:
                return None
        return None

    def _members(self, cls: ClassType, found: list[Routine]) -> None:
        """All member functions of an instance whose constraints hold ([temp.explicit]/12), nested classes included."""
        engine = self.engine
        engine.classes.require_complete(cls, -1)
        self.classes.add(cls)
        context = cls.context
        if not isinstance(context, ClassContext):
            return
        for member in engine.declare.functions_and_classes(context):
            if isinstance(member, Routine):
                if member not in found and member.declarations and engine.constraints.routine_satisfied(member):
                    found.append(member)
            elif isinstance(member, ClassType) and member is not cls and member.parent is cls and member.brace >= 0:
                self._members(member, found)
