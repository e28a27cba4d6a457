"""The functions, variables and types that nvcc keeps for the device, found from kernels and other roots.

What is a root was observed in the `.gpu` files of nvcc 13.0, and is the same with and without `-rdc=true`: kernels,
variables with a memory space whether anybody names them or not, functions of the device with external linkage that are
not inline, and what explicit instantiations name.  From there everything is kept that is potentially evaluated, but for
calls in the place of which the front end puts a value.  What is for both sides is kept for code of the host as well,
which is read last.  Kernels come first, and the queue goes breadth first, so the way back is the shortest from a
kernel, if there is one.
"""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.callees import is_of_template
from cufe.cuda.rules.calls.spaces import NEUTRAL, FunctionSpaces
from cufe.cuda.selection.all_code import AllCode
from cufe.cuda.selection.kept_templates import TemplateDeclarations
from cufe.cuda.selection.kept_types import KeptTypes
from cufe.cuda.selection.references import VARIABLE_SPACES, Gap, References, gaps_of
from cufe.cuda.selection.selection import Made, Selection
from cufe.cuda.selection.type_references import TypeReferences, Use
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, EnumType, Routine, Variable, is_of_instance
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import arguments_key
from cufe.il.type_kinds import CONST
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import guarded, unanswered
from cufe.sema.init.implicit_bodies import DefaultedBodies
from cufe.sema.linkage.names import has_internal_linkage
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_below

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: why something is kept that no kernel asks for
KERNEL: Final = "a kernel"
EXTERNAL: Final = "external linkage"
DIRECTIVE: Final = "an explicit instantiation"
VARIABLE: Final = "a variable of the device"
HOST_CODE: Final = "code of the host"
HOST_VARIABLE: Final = "a variable of the host"
TEMPLATE: Final = "the declaration of a template"

_WORDS: Final = (
    "device", "__device__", "constant", "__constant__", "managed", "__managed__", "shared", "__shared__",
)  # fmt: skip
#: words of functions that are inline or static
_INLINE: Final = (k.INLINE, k.STATIC, k.CONSTEXPR, k.CONSTEVAL)
#: words of declarations without a variable of the host that is initialised as the program starts
_NOT_VARIABLES: Final = (k.CONSTEXPR, k.TYPEDEF, k.USING, k.FRIEND, k.EXTERN, k.STATIC_ASSERT)
#: words of declarations without a variable of which the type is kept
_NO_ENTRIES: Final = (k.STATIC, k.CONSTEXPR, k.TYPEDEF, k.USING, k.FRIEND, k.EXTERN, k.STATIC_ASSERT, k.TEMPLATE)
#: words of functions that the compiler knows
_BUILTIN: Final = ("device_builtin", "cudart_builtin")
_NOBODY: Final = -1
_SEVERAL: Final = -2


class Kept:
    """What is kept of a unit besides its kernels, in the order in which it was met."""

    def __init__(self, selection: Selection, relaxed_constexpr: bool) -> None:
        self.engine: Engine = selection.engine
        self.selection: Selection = selection
        #: functions, variables and types, and for roots among them the reason
        self.found: list[Made] = []
        self.types: KeptTypes = KeptTypes(self.engine)
        self._made_types: dict[Entity, Made] = {}
        self.reasons: dict[Entity, str] = {}
        self.gaps: list[Gap] = []
        self._relaxed: bool = relaxed_constexpr
        self._spaces: FunctionSpaces = FunctionSpaces(self.engine, True)
        self._defaulted: DefaultedBodies = DefaultedBodies(self.engine)
        self._behind: int = len(self.engine.kinds)
        self._known: set[Entity] = set()
        #: code of the host that was read
        self._passed: set[Entity] = set()
        #: classes whose tables of virtual functions were looked at
        self._tables: set[ClassType] = set()
        #: member functions that are instantiated for initialisers of members, in which no value replaces a call
        self._early: set[Routine] = set()
        self._queue: list[Made] = []
        self._needed: dict[Entity, list[Entity]] = {}
        #: types of which only the enumerations are kept
        self._hidden: list[Use] = []

    def find(self) -> None:
        """Fills the list."""
        for made in self.selection.kernels:
            self._known.add(made.entity)
            self.reasons[made.entity] = KERNEL
            self._queue.append(Made(made.entity, None, made.entity.token))
        self._drain()
        self._roots()
        for entity, token in self.selection.directed:
            if isinstance(entity, Variable):
                if entity.flags & VARIABLE_SPACES:
                    self._root(entity, DIRECTIVE, token)
            elif self._is_kept(entity, self._spaces.of(entity, self._behind)):
                self._root(entity, DIRECTIVE, token)
        self._drain()
        self._host_code()
        self._drain()
        self._templates()
        self._drain()

    def _templates(self) -> None:
        """Types that stay because declarations of templates name them."""
        code = AllCode(self.engine)
        code.read([one for one, _ in self.selection.directed if isinstance(one, Routine)])
        declarations = TemplateDeclarations(self.engine, self.types)
        declarations.find()
        self._hidden += code.uses + [use for use in declarations.uses if not use.shown]
        for use in [*declarations.uses, *self._enumerations(self._hidden)]:
            if not use.shown:
                continue
            for entity in self.types.reach(use.type, use.whole, None):
                made = self._made_types.get(entity)
                if made is None:
                    made = Made(entity, None, use.token)
                    self._made_types[entity] = made
                    self._known.add(entity)
                    self.found.append(made)
                    self.reasons.setdefault(entity, TEMPLATE)
                if not isinstance(entity, EnumType):
                    # The class around an enumeration does not stay for its sake.
                    self._queue.append(made)

    def _enumerations(self, uses: list[Use]) -> list[Use]:
        """The enumerations in all that some types need."""
        types = KeptTypes(self.engine)
        found: list[Use] = []
        while uses:
            reached: list[Entity] = []
            for use in uses:
                reached += types.reach(use.type, use.whole, None)
            uses = []
            for entity in reached:
                if not isinstance(entity, EnumType):
                    with unanswered:
                        uses += types.inside(entity)
                else:
                    found.append(Use(entity, False, entity.token))
        return found

    def owners(self) -> dict[Entity, Routine]:
        """What one kernel alone needs, with that kernel."""
        kernels = [made.entity for made in self.selection.kernels]
        owner: dict[Entity, int] = {kernel: at for at, kernel in enumerate(kernels)}
        pending: list[Entity] = [*kernels]
        for entity, reason in self.reasons.items():
            if reason != KERNEL:
                owner[entity] = _SEVERAL
                pending.append(entity)
        while pending:
            entity = pending.pop()
            for needed in self._needed.get(entity, []):
                before = owner.get(needed, _NOBODY)
                if before == _SEVERAL or before == owner[entity] or self.reasons.get(needed) == KERNEL:
                    continue
                owner[needed] = owner[entity] if before == _NOBODY else _SEVERAL
                pending.append(needed)
        found: dict[Entity, Routine] = {}
        for entity, at in owner.items():
            if at >= 0 and self.reasons.get(entity) != KERNEL:
                kernel = kernels[at]
                assert isinstance(kernel, Routine)
                found[entity] = kernel
        return found

    # --- roots ---------------------------------------------------------------------------------------------------

    def _roots(self) -> None:
        """Variables, and functions that other units may call."""
        engine = self.engine
        done: set[int] = set()
        for word in self.selection.ways.attributes(_WORDS):
            path = engine.cutter.path(word)
            piece = path[-1] if path else None
            if piece is None or piece.start in done or piece.sort not in (c.FUNCTION, c.SIMPLE):
                continue
            if 0 <= piece.body < word or self.selection.ways.is_template(path):
                continue
            done.add(piece.start)
            guard = guarded("selection", piece.start)
            with guard:
                if piece.sort == c.FUNCTION:
                    self._function(path)
                else:
                    self._declaration(path)
            if guard.cause:
                self.gaps.append(Gap(guard.cause, guard.token))
        self._static_locals()

    def _static_locals(self) -> None:
        """Makes the static variables of blocks roots, whether anybody calls the function of the device around them or
        not; those of templates are kept with the instances."""
        engine = self.engine
        words = self.selection.ways.attributes(_WORDS)
        done: set[int] = set()
        for token in k.all_of(engine.kinds, k.STATIC):
            path = engine.cutter.path(token)
            while path and (path[-1].sort != c.FUNCTION or not 0 <= path[-1].body < token):
                path.pop()
            if not path or path[-1].start in done:
                continue
            piece = path[-1]
            done.add(piece.start)
            if self.selection.ways.is_template(path):
                continue
            guard = guarded("selection", piece.start)
            with guard:
                routine = engine.definitions.at(path)
                has_words = count_below(words, piece.start) < count_below(words, piece.end)
                if routine is not None and (has_words or self._spaces.of(routine, self._behind) & DEVICE):
                    self._statics_of(routine)
            if guard.cause:
                self.gaps.append(Gap(guard.cause, guard.token))

    def _statics_of(self, routine: Routine) -> None:
        """Makes roots of the static variables of a function, of the lambdas in it and of its local classes."""
        scope = self._defaulted.body(routine)
        if scope is None:
            return
        references = References(self.engine)
        references.body(scope)
        if self._spaces.of(routine, self._behind) & DEVICE:
            for variable in references.statics:
                if not variable.flags & VARIABLE_SPACES:
                    self._root(variable, VARIABLE, variable.token)
        inner: list[Entity] = [one.entity for one in references.found if _is_closure_of(one.entity, routine)]
        for cls in references.classes:
            if isinstance(cls.context, ClassContext):
                inner += self.engine.declare.functions_and_classes(cls.context)
        for member in inner:
            if isinstance(member, Routine) and self._has_body(member):
                self._statics_of(member)

    def _function(self, path: list[Piece]) -> None:
        kinds = self.engine.kinds
        piece = path[-1]
        if any(kinds.find(word, piece.start, piece.body) >= 0 for word in _INLINE):
            return
        if any(one.sort == c.CLASS for one in path):
            return
        routine = self.engine.definitions.at(path)
        if routine is None:
            self.gaps.append(Gap("the function cannot be told", piece.start))
        else:
            self._external(routine)

    def _declaration(self, path: list[Piece]) -> None:
        """Variables, and functions that are declared for the device where their definition does not say so."""
        engine = self.engine
        piece = path[-1]
        kinds = engine.kinds
        if any(engine.lexemes[at] in _BUILTIN for at in range(piece.start, piece.end)):
            return
        if kinds[piece.start] in (k.USING, k.TYPEDEF) or is_directive(piece.start, kinds):
            return
        is_extern = kinds.find(k.EXTERN, piece.start, piece.end) >= 0
        is_extern = is_extern and kinds.find(k.ASSIGN, piece.start, piece.end) < 0
        entities = engine.definitions.declared_at(path)
        if kinds[piece.start] == k.TEMPLATE:
            entities += self._specialised(path)
        for entity in entities:
            if isinstance(entity, Routine):
                if not entity.flags & (en.INLINE | en.CONSTEXPR) and entity.storage_class != en.SC_STATIC:
                    self._external(entity)
            elif isinstance(entity, Variable) and entity.flags & VARIABLE_SPACES:
                # A shared one has the size that a launch gives, and is kept where it is named.
                if not (is_extern and entity.flags & en.SHARED_VARIABLE):
                    self._root(entity, VARIABLE, entity.token)

    def _specialised(self, path: list[Piece]) -> list[Entity]:
        """The instances of variable templates that an explicit specialisation defines."""
        engine = self.engine
        piece = path[-1]
        context = engine.definitions.context_of(path, [])
        found: list[Entity] = []
        for binding in engine.lookup.bindings(piece, ""):
            end = binding.name + 1
            if binding.sort != s.VARIABLE or engine.kinds[end] != k.LESS or context is None:
                continue
            close = engine.cutter.brackets.close_angle(end, piece.end)
            if close >= 0:
                references = References(engine)
                node = engine.fragments.expression(binding.first, close + 1)
                references.written(engine.expressions.build(node, context), binding.name)
                found += [one.entity for one in references.found]
        return found

    def _external(self, routine: Routine) -> None:
        if routine.flags & (en.INLINE | en.CONSTEXPR) or has_internal_linkage(routine) or is_of_template(routine):
            return
        declared = self.engine.declare_types.definition(routine)
        if declared is None or declared.piece.body < 0:
            return
        declaration = declared.binding.declaration
        if declaration is not None and declaration.specifiers.flags & (n.INLINE | n.CONSTEXPR):
            return
        owner = routine.owner()
        if owner is not None and owner.brace < declared.piece.start < self.engine.cutter.brackets.close(owner.brace):
            return
        if self._spaces.of(routine, self._behind) & DEVICE:
            self._root(routine, EXTERNAL, routine.token)

    def _root(self, entity: Routine | Variable, reason: str, token: int) -> None:
        self.reasons.setdefault(entity, reason)
        self._put(entity, None, token)

    def _host_code(self) -> None:
        """What other units may call of the host, and what runs before `main`."""
        engine = self.engine
        pending: list[int] = [-1]
        while pending:
            for piece in engine.cutter.pieces(pending.pop()):
                if piece.sort in (c.NAMESPACE, c.LINKAGE):
                    pending.append(piece.body)
                elif piece.sort in (c.FUNCTION, c.SIMPLE, c.CLASS, c.ENUM):
                    guard = guarded("selection", piece.start)
                    with guard:
                        self._host_piece(piece)
                    if guard.cause:
                        self.gaps.append(Gap(guard.cause, guard.token))
        for entity, token in self.selection.directed:
            self._pass(entity, None, token)
            if isinstance(entity, Variable):
                self._host_type(entity)

    def _host_piece(self, piece: Piece) -> None:
        engine = self.engine
        kinds = engine.kinds
        end = piece.body if piece.sort == c.FUNCTION else piece.end
        words = (*_INLINE, k.EXTERN) if piece.sort == c.FUNCTION else _NOT_VARIABLES
        if piece.sort in (c.CLASS, c.ENUM):
            self._inline_members(piece)
            is_object = kinds[engine.cutter.brackets.skip(piece.body)] != k.SEMICOLON
            if is_object and not any(kinds.find(word, piece.start, piece.body) >= 0 for word in _NO_ENTRIES):
                self._host_types(piece)
            return
        if piece.sort == c.SIMPLE and not any(kinds.find(word, piece.start, end) >= 0 for word in _NO_ENTRIES):
            self._host_types(piece)
        if any(kinds.find(word, piece.start, end) >= 0 for word in words) and kinds[piece.start] != k.EXTERN:
            return
        path = engine.cutter.path(piece.start)
        if not path or path[-1] is not piece or self.selection.ways.is_template(path):
            return
        if piece.sort == c.FUNCTION:
            routine = engine.definitions.at(path)
            if routine is None:
                self.gaps.append(Gap("the function cannot be told", piece.start))
            elif not routine.flags & (en.INLINE | en.CONSTEXPR) and not is_of_template(routine):
                if not has_internal_linkage(routine):
                    self._pass(routine, None, routine.token)
        else:
            for variable in self._host_variables(path):
                self._pass(variable, None, variable.token)

    def _host_variables(self, path: list[Piece]) -> list[Variable]:
        """The variables of the host that a declaration defines, static members among them."""
        bindings = self.engine.lookup.bindings(path[-1], "")
        if not any(binding.sort == s.VARIABLE for binding in bindings):
            return []
        declared = self.engine.definitions.declared_at(path)
        return [one for one in declared if isinstance(one, Variable) and not one.flags & VARIABLE_SPACES]

    def _inline_members(self, piece: Piece) -> None:
        """Static members that a class defines in itself, and the classes in it."""
        kinds = self.engine.kinds
        if kinds.find(k.STATIC, piece.body, piece.end) < 0 or kinds.find(k.INLINE, piece.body, piece.end) < 0:
            return
        if piece.sort != c.CLASS or self.selection.ways.is_template(self.engine.cutter.path(piece.start)):
            return
        for member in self.engine.cutter.pieces(piece.body):
            if member.sort == c.CLASS:
                self._inline_members(member)
            elif member.sort == c.SIMPLE and kinds.find(k.CONSTEXPR, member.start, member.end) < 0:
                if kinds.find(k.INLINE, member.start, member.end) >= 0 and kinds[member.start] != k.TEMPLATE:
                    for variable in self._host_variables(self.engine.cutter.path(member.start)):
                        self._pass(variable, None, variable.token)
                        self._host_type(variable)

    def _host_types(self, piece: Piece) -> None:
        """The types of variables that the host part of the unit defines stay in the part of the device."""
        path = self.engine.cutter.path(piece.start)
        if path and path[-1] is piece and not self.selection.ways.is_template(path):
            for variable in self._host_variables(path):
                self._host_type(variable)

    def _host_type(self, variable: Variable) -> None:
        """The type of a variable stays unless it is constant, and the class that it is a member of."""
        type_ = self.engine.declare_types.variable_type(variable)
        owner = variable.parent
        uses = [Use(owner, True, variable.token)] if isinstance(owner, ClassType) else []
        if variable.storage_class == en.SC_EXTERN or not type_.qualifiers() & CONST:
            uses.append(Use(type_, True, variable.token))
        if uses:
            self.reasons.setdefault(variable, HOST_VARIABLE)
            self._use(uses, Made(variable, None, variable.token))

    def _pass(self, entity: Routine | Variable, maker: Made | None, token: int) -> None:
        """Code of the host is read for what it needs, and is not listed."""
        if entity not in self._known and entity not in self._passed:
            self._passed.add(entity)
            if maker is None:
                self.reasons.setdefault(entity, HOST_CODE)
            self._queue.append(Made(entity, maker, token))

    # --- the queue -----------------------------------------------------------------------------------------------

    def _put(self, entity: Routine | Variable, maker: Made | None, token: int) -> None:
        if entity not in self._known:
            self._known.add(entity)
            made = Made(entity, maker, token)
            self._queue.append(made)
            self.found.append(made)

    def _drain(self) -> None:
        at = 0
        while at < len(self._queue):
            self._read(self._queue[at])
            at += 1
        self._queue = []

    def _read(self, made: Made) -> None:
        """What one body, initialiser or type needs."""
        if made.is_endless():
            self.gaps.append(Gap(f"excessive recursion at instantiation of {made.entity.name}", made.token))
            return
        references = TypeReferences(self.engine)
        entity = made.entity
        references.keeps_calls = entity in self._early
        unknown = len(self.engine.unknowns)
        guard = guarded("selection", made.token)
        with guard:
            if isinstance(entity, Routine):
                scope = self._defaulted.body(entity)
                if scope is not None:
                    self.selection.enclose(scope)
                    references.body(scope)
                self._signature(entity, True, references)
            elif isinstance(entity, Variable):
                type_ = self.engine.declare_types.variable_type(entity)
                if not isinstance(entity.parent, Routine):
                    references.variable(entity)
                    if not type_.qualifiers() & CONST:
                        references.uses += self.types.around(entity)
                if self._is_device(made):
                    references.use(type_, True, entity.token)
            else:
                references.uses = self.types.inside(entity)
            references.locals()
            if self._is_device(made) or (made.maker is None and not self._is_hidden(entity)):
                references.uses += self.types.values(references.values)
        self.gaps += gaps_of(self.engine, guard, unknown)
        self.gaps += references.gaps
        self._use(references.uses, made)
        self._early |= references.own
        for reference in references.found:
            if references.keeps_calls and isinstance(reference.entity, Routine) and isinstance(entity, Routine):
                if reference.entity.owner() is entity.owner():
                    self._early.add(reference.entity)
            self._need(reference.entity, made, reference.token)
        for reference in references.virtual_calls:
            # A table keeps what is for the device; that of the host is instantiated, and so is what it calls.
            if isinstance(reference.entity, Routine) and self._is_of_host(reference.entity):
                self._need(reference.entity, made, reference.token)
        for variable in references.statics:
            self._need(variable, made, variable.token)
        for cls in references.tables:
            self._virtuals(cls, made, made.token)

    def _need(self, entity: Routine | Variable, maker: Made, token: int) -> None:
        if isinstance(entity, Variable):
            is_local = isinstance(entity.parent, Routine)
            is_static = is_local and entity.storage_class == en.SC_STATIC
            if entity.flags & VARIABLE_SPACES or (is_static and self._is_device(maker)):
                self._edge(entity, maker, token)
            elif not is_local and (entity.template is not None or is_of_instance(entity)):
                self._pass(entity, maker, token)
            return
        if entity in self._known:
            self._edge(entity, maker, token)
            return
        if any(one.is_dependent() for one in entity.arguments):
            return
        called = self._called_by(entity)
        if called is not None:
            if _is_entry(entity) and self._is_device(maker) and entity not in self._known:
                self._needed.setdefault(maker.entity, []).append(entity)
                self._known.add(entity)
                self.found.append(Made(entity, maker, token))
            self._need(called, maker, token)
            return
        if entity in self._passed and not self._is_device(maker):
            return
        with unanswered:
            space = self._spaces.of(entity, self._behind)
            if space & GLOBAL:
                return
            if space & DEVICE and not self._has_body(entity):
                references = TypeReferences(self.engine)
                self._signature(entity, False, references)
                self._use(references.uses, maker)
            if self._is_kept(entity, space) and (space != NEUTRAL or self._is_device(maker)):
                self._edge(entity, maker, token)
            elif self._has_body(entity):
                self._pass(entity, maker, token)
            else:
                return
            owner = entity.owner()
            if owner is not None and entity.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR):
                self._virtuals(owner, maker, token)

    def _signature(self, routine: Routine, whole: bool, references: TypeReferences) -> None:
        """The types in front of a body; those of a function that is only declared are not needed whole."""
        signature = self.engine.declare_types.routine_type(routine)
        for type_ in (signature.result, *signature.parameters):
            references.use(type_, whole, routine.token)
        if routine.flags & en.IMPLICIT:
            references.use(routine.owner(), True, routine.token)
        else:
            references.uses += self.types.around(routine)
        references.uses += self.types.of_instance(routine)

    def _use(self, uses: list[Use], maker: Made) -> None:
        """Puts types into the queue that are new, or needed whole for the first time."""
        for use in uses:
            if not use.shown:
                self._hidden.append(use)
                continue
            for entity in self.types.reach(use.type, use.whole, maker.entity):
                made = self._made_types.get(entity)
                if made is None:
                    made = Made(entity, maker, use.token if use.token >= 0 else maker.token)
                    self._made_types[entity] = made
                    self._known.add(entity)
                    self.found.append(made)
                self._needed.setdefault(maker.entity, []).append(entity)
                self._queue.append(made)

    def _called_by(self, routine: Routine) -> Routine | None:
        """The call operator behind a conversion of a closure to a pointer, and behind what the pointer points to."""
        owner = routine.owner()
        closure = owner.closure if owner is not None else None
        if not isinstance(closure, LambdaNode):
            return None
        if routine.special != en.SFK_CONVERSION and not _is_entry(routine):
            return None
        if closure.call_template is None:
            return closure.routine
        key = arguments_key(routine.arguments)
        for one in closure.call_template.specializations.values():
            if isinstance(one, Routine) and arguments_key(one.arguments) == key:
                return one
        return None

    def _is_device(self, made: Made) -> bool:
        return made.entity in self._known

    def _is_hidden(self, entity: Entity) -> bool:
        return isinstance(entity, (Routine, Variable)) and has_internal_linkage(entity)

    def _edge(self, entity: Routine | Variable, maker: Made, token: int) -> None:
        self._needed.setdefault(maker.entity, []).append(entity)
        self._put(entity, maker, token)

    def _virtuals(self, cls: ClassType, maker: Made, token: int) -> None:
        """The table of virtual functions is kept with a constructor or destructor, and they with it; those of the host
        are not read for it."""
        if not cls.dependent and cls not in self._tables:
            self._tables.add(cls)
            for routine in self.engine.virtuals.of(cls).overriders:
                if not self._is_of_host(routine):
                    self._need(routine, maker, token)

    def _is_of_host(self, routine: Routine) -> bool:
        return self._spaces.of(routine, self._behind) & (DEVICE | HOST) == HOST

    def _is_kept(self, routine: Routine, space: int) -> bool:
        """Whether a function has a body for the device."""
        if space & HOST and not space & DEVICE and not (self._relaxed and routine.flags & en.CONSTEXPR):
            return False
        return self._has_body(routine)

    def _has_body(self, routine: Routine) -> bool:
        """Whether a function does something: it is defined, or implied and not trivial."""
        engine = self.engine
        is_implied = bool(routine.flags & (en.IMPLICIT | en.DEFAULTED)) or engine.out_of_class.is_defaulted(routine)
        if engine.declare_types.definition(routine) is not None and not is_implied:
            return True
        if routine.inherited is not None:
            return True
        owner = routine.owner()
        if owner is None or routine.flags & en.DELETED or not is_implied:
            return False
        return not self._is_trivial(owner, routine)

    def _is_trivial(self, owner: ClassType, routine: Routine) -> bool:
        """Whether an implicit function does nothing but what copies of memory do."""
        if routine.special == en.SFK_DESTRUCTOR:
            return self.engine.objects.trivially_destructible(owner)
        which = self.engine.implicit.which(owner, routine)
        return which >= 0 and self.engine.implicit.has_trivial(owner, which)


def _is_closure_of(entity: Entity, routine: Routine) -> bool:
    """Whether an entity is the call operator of a lambda in a function."""
    owner = entity.parent if isinstance(entity, Routine) else None
    return isinstance(owner, ClassType) and owner.closure is not None and owner.parent is routine


def _is_entry(routine: Routine) -> bool:
    """Whether a function is the one that a closure's conversion gives the address of."""
    return bool(routine.flags & en.STATIC_MEMBER) and bool(routine.flags & en.IMPLICIT)
