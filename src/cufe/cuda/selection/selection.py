"""The kernels that a unit makes, found from what it defines through all instances that lead to them.

One queue: functions that are no templates, variables, default member initialisers and explicit instantiations come
first, then what their bodies refer to, each once with the one that asked for it.  Since the queue goes breadth first,
the way back from a kernel is the shortest.  What nvcc's front end makes was observed: functions that nobody calls count
like others, virtual members are needed with a constructor or destructor of their class, and of what is declared
`extern template` only inline functions are made.
"""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.calls.callees import is_generic, is_of_template
from cufe.cuda.rules.calls.spaces import FunctionSpaces
from cufe.cuda.selection.names import Names
from cufe.cuda.selection.references import Gap, Reference, References, gaps_of
from cufe.cuda.selection.ways import Ways
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Field, Routine, Typedef, Variable, is_of_instance
from cufe.il.entity import Entity
from cufe.il.statements import FunctionScope
from cufe.sema.coroutines.coroutine_frames import CoroutineFrames
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import guarded
from cufe.sema.init.implicit_bodies import DefaultedBodies
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: how many instances of one template may ask for one another (observed: front-end 18)
_DEEPEST: Final = 200


class Made:
    """Something that is read, or a kernel: who asked for it, and at which token."""

    def __init__(self, entity: Entity, maker: "Made | None", token: int) -> None:
        self.entity: Entity = entity
        self.maker: Made | None = maker
        self.token: int = token
        #: how many stand in front of this on the way from what the unit defines
        self.depth: int = 0 if maker is None else maker.depth + 1

    def chain(self) -> "list[Made]":
        """The way from what the unit defines to this, both included."""
        found: list[Made] = [self]
        while found[0].maker is not None:
            found.insert(0, found[0].maker)
        return found

    def is_endless(self) -> bool:
        """Whether so many instances of one template ask for one another that the front end gives up (456)."""
        if self.depth < _DEEPEST:
            return False
        alike = 0
        at = self.maker
        while at is not None:
            alike += at.entity.token == self.entity.token
            at = at.maker
        return alike >= _DEEPEST


class Selection:
    """The kernels of a unit, in the order in which they were met."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.ways: Ways = Ways(engine)
        self.kernels: list[Made] = []
        #: what explicit instantiations make, with the directives
        self.directed: list[tuple[Routine | Variable, int]] = []
        #: what keeps the list from being complete
        self.gaps: list[Gap] = []
        self._spaces: FunctionSpaces = FunctionSpaces(engine, True)
        self._defaulted: DefaultedBodies = DefaultedBodies(engine)
        self._frames: CoroutineFrames = CoroutineFrames(engine)
        self._behind: int = len(engine.kinds)
        self._known: set[Entity] = set()
        self._queue: list[Made] = []
        self._names: Names = Names(engine, self.ways)
        #: how much of what the engine read was looked at for what it made by itself
        self._bodies: int = 0
        self._initialisers: int = 0

    def find(self) -> None:
        """Fills the list."""
        for path in self.ways.kernels:
            self._plain_kernel(path)
        self._directives()
        for start in sorted(self.ways.paths):
            path = self.ways.paths[start]
            if not self.ways.is_template(path):
                with guarded("selection", start):
                    self._root(path)
        self._drain()
        for token in self.ways.everywhere:
            self.gaps.append(Gap("nothing says for which types this operator is", token))
        for reference in self._names.unmet():
            self._need(reference, None)
        self._drain()
        self.gaps += self._names.gaps

    # --- where it begins -----------------------------------------------------------------------------------------

    def _plain_kernel(self, path: list[Piece]) -> None:
        """A kernel that is no template: its definition is made."""
        engine = self.engine
        piece = path[-1]
        if piece.sort == c.FUNCTION:
            routine = engine.definitions.at(path)
            if routine is None:
                self.gaps.append(Gap("the kernel cannot be told", piece.start))
            elif self._is_kernel(routine):
                self._kernel(routine, None, routine.token)
            return
        with guarded("selection", piece.start):
            for entity in engine.definitions.declared_at(path):
                if isinstance(entity, Routine) and self._is_kernel(entity):
                    self._kernel(entity, None, entity.token)

    def _directives(self) -> None:
        """What explicit instantiations ask for."""
        kinds = self.engine.kinds
        wanted: list[tuple[Routine, int]] = []
        for at in k.all_of(kinds, k.TEMPLATE):
            if kinds[at + 1] == k.LESS:
                continue
            path = self.engine.cutter.path(at)
            if not path or path[-1].sort != c.SIMPLE or path[-1].start != at:
                continue
            piece = path[-1]
            classes = set(self.engine.instantiations.classes)
            before = len(self.engine.instantiations.variables)
            unknown = len(self.engine.unknowns)
            routines = self.engine.instantiations.routines(piece.start, piece.end)
            made = self.engine.instantiations.classes - classes
            if len(self.engine.unknowns) > unknown and self.ways.holds(piece.start):
                self.gaps.append(Gap(self.engine.unknowns[-1].cause, piece.start))
            wanted += [(routine, at) for routine in routines]
            variables = self.engine.instantiations.variables[before:]
            for cls in sorted(made, key=_token):
                variables += self._static_members(cls)
            for variable in variables:
                self.directed.append((variable, at))
                self._need(Reference(variable, at), None)
        for routine, at in wanted:
            self.directed.append((routine, at))
            self._need(Reference(routine, at), None)

    def _static_members(self, cls: ClassType) -> list[Variable]:
        context = cls.context
        found: list[Variable] = []
        if isinstance(context, ClassContext) and cls.brace >= 0:
            for name in self.engine.lookup.index(cls.brace).pieces:
                for member in self.engine.declare.in_class(context, name):
                    if isinstance(member, Variable):
                        found.append(member)
        return found

    def _root(self, path: list[Piece]) -> None:
        """A way that is no template: what it defines is made, whether anybody asks for it or not."""
        engine = self.engine
        piece = path[-1]
        if piece.sort == c.FUNCTION:
            routine = engine.definitions.at(path)
            if routine is None:
                self.gaps.append(Gap("the function cannot be told", piece.start))
            elif not is_generic(routine):
                self._put(routine, None, routine.token)
            return
        if piece.sort not in (c.SIMPLE, c.CLASS):
            return
        if is_directive(piece.start, engine.kinds):
            return
        for variable in engine.definitions.variables_at(path):
            self._put(variable, None, variable.token)
        for entity in engine.definitions.declared_at(path):
            if isinstance(entity, Typedef):
                engine.declare_types.typedef_type(entity)
            elif isinstance(entity, Routine):
                engine.declare_types.routine_type(entity)
            elif isinstance(entity, Field):
                engine.declare_types.field_type(entity)
        in_class = len(path) > 1 and path[-2].sort == c.CLASS
        if piece.sort != c.CLASS and not in_class:
            return
        cls = engine.definitions.class_at(path if piece.sort == c.CLASS else path[:-1])
        if cls is None:
            self.gaps.append(Gap("the class cannot be told", piece.start))
            return
        for field in engine.classes.fields(cls):
            if piece.start <= field.token < piece.end and engine.classes.has_initialiser(field):
                self._put(field, None, field.token)
        # A base or a member may lead to a kernel by what is implied.
        for member in [*engine.classes.constructors(cls), engine.classes.destructor(cls)]:
            if isinstance(member, Routine) and engine.declare_types.definition(member) is not None:
                self._put(member, None, member.token)

    # --- the queue -----------------------------------------------------------------------------------------------

    def _put(self, entity: Entity, maker: Made | None, token: int) -> None:
        if entity not in self._known:
            self._known.add(entity)
            self._queue.append(Made(entity, maker, token))

    def _kernel(self, routine: Routine, maker: Made | None, token: int) -> None:
        if routine not in self._known and self.engine.declare_types.definition(routine) is not None:
            self._known.add(routine)
            made = Made(routine, maker, token)
            self.kernels.append(made)
            if self.ways.routine(routine):
                self._queue.append(made)

    def _need(self, reference: Reference, maker: Made | None) -> None:
        entity = reference.entity
        if entity in self._known:
            return
        if isinstance(entity, Variable):
            if self.ways.variable(entity):
                self._put(entity, maker, reference.token)
            return
        if any(one.is_dependent() for one in entity.arguments):
            return
        if self.engine.instantiations.is_elsewhere(entity):
            return
        if self._is_kernel(entity):
            self._kernel(entity, maker, reference.token)
            return
        if self.ways.routine(entity):
            self._put(entity, maker, reference.token)
        owner = entity.owner()
        if owner is not None and entity.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR):
            self._virtuals(owner, maker, reference.token)

    def _is_kernel(self, routine: Routine) -> bool:
        return routine.owner() is None and bool(self._spaces.of(routine, self._behind) & GLOBAL)

    def _virtuals(self, cls: ClassType, maker: Made | None, token: int) -> None:
        """A constructor or destructor needs the table of virtual functions."""
        if cls.dependent or not self.ways.type(cls):
            return
        with guarded("selection", token):
            for routine in self.engine.virtuals.of(cls).overriders:
                self._need(Reference(routine, token), maker)

    def _drain(self) -> None:
        """Reads what waits."""
        at = 0
        while True:
            while at < len(self._queue):
                self._read(self._queue[at])
                at += 1
            self._made_by_engine()
            if at == len(self._queue):
                break
        self._queue = []

    def _made_by_engine(self) -> None:
        """What the engine read for a deduced result, a deduced type or a constant is made as well."""
        bodies = self.engine.functions.read
        while self._bodies < len(bodies):
            routine = bodies[self._bodies]
            self._bodies += 1
            if routine in self._known or is_of_template(routine) or not self.engine.returns.is_instance(routine):
                continue
            if routine.flags & en.CONSTEXPR or self._spaces.is_deduced(routine):
                self._need(Reference(routine, routine.token), None)
        variables = self.engine.deduced_types.read
        while self._initialisers < len(variables):
            variable = variables[self._initialisers]
            self._initialisers += 1
            if variable.template is not None or is_of_instance(variable):
                self._need(Reference(variable, variable.token), None)

    def _read(self, made: Made) -> None:
        """What one body or initialiser refers to."""
        if made.is_endless():
            self.gaps.append(Gap(f"excessive recursion at instantiation of {made.entity.name}", made.token))
            return
        references = References(self.engine, False, self._names.arguments)
        entity = made.entity
        unknown = len(self.engine.unknowns)
        named = self._names.arguments.count()
        guard = guarded("selection", made.token)
        with guard:
            if isinstance(entity, Routine):
                scope = self._body(entity)
                if scope is not None:
                    self.enclose(scope)
                    references.body(scope)
                    self._parts(references, entity)
                    references.found += self._names.in_body(entity, scope, references, named)
                self._specification(entity)
            elif isinstance(entity, Variable):
                references.variable(entity)
            elif isinstance(entity, Field):
                references.initialiser(self.engine.member_initialisers.default(entity), entity.token)
        gaps = gaps_of(self.engine, guard, unknown, self.ways.holds) + references.gaps
        self.gaps += [gap for gap in gaps if not self._is_builtin_call(gap)]
        self._names.met |= references.met
        for reference in references.found:
            self._need(reference, made)
        for cls in references.classes:
            self._local_class(cls, made)

    def _is_builtin_call(self, gap: Gap) -> bool:
        """Whether a gap is a call of a function that nobody declares, or a statement that has one: it is one of the
        device compiler's own."""
        kinds = self.engine.kinds
        name = gap.cause.removeprefix('identifier "').removesuffix('" is undefined')
        if gap.token < 0 or name == gap.cause or not name.startswith("__"):
            return False
        first, end = gap.token, kinds.find(k.SEMICOLON, gap.token)
        if self.engine.lexemes[first] == name and kinds[first + 1] == k.OPEN_ROUND:
            first, end = first + 2, self.engine.cutter.brackets.close(first + 1)
        elif not any(kinds[at + 1] == k.OPEN_ROUND for at in self.engine.unit.occurrences_in(name, [(first, end)])):
            return False
        return not self.ways.lead_between(first, end)

    def _body(self, routine: Routine) -> FunctionScope | None:
        if self.engine.declare_types.definition(routine) is None and routine.inherited is None:
            if not routine.flags & en.DEFAULTED or routine.owner() is None:
                return None
        return self._defaulted.body(routine)

    def enclose(self, scope: FunctionScope) -> None:
        """Puts the body of a coroutine into what is implied around it."""
        if scope.coroutine is not None:
            self._frames.frame(scope, scope.coroutine)

    def _parts(self, references: References, routine: Routine) -> None:
        """A constructor may have to destroy what it made."""
        owner = routine.owner()
        if owner is not None and routine.special == en.SFK_CONSTRUCTOR and not owner.dependent:
            for one in self.engine.member_initialisers.destroyed(owner):
                if one.initializer.destructor is not None:
                    references.needs(one.initializer.destructor)

    def _specification(self, routine: Routine) -> None:
        """The operand of `noexcept` is worked out with the function."""
        declared = self.engine.declare_types.definition(routine)
        if declared is None or declared.piece.body < 0:
            return
        kinds = self.engine.kinds
        at = kinds.find(k.NOEXCEPT, declared.binding.name, declared.piece.body)
        if at < 0 or kinds[at + 1] != k.OPEN_ROUND:
            return
        self.engine.exceptions.is_noexcept(routine)
        close = self.engine.cutter.brackets.close(at + 1)
        if any(at < token < close for token in self.ways.mentions()):
            self.gaps.append(Gap("the operand of noexcept names a kernel", at))

    def _local_class(self, cls: ClassType, maker: Made) -> None:
        """The members of a local class are defined with the function around."""
        context = cls.context
        if not isinstance(context, ClassContext):
            return
        with guarded("selection", cls.token):
            members = self.engine.declare.functions_and_classes(context)
            for reference in self._names.in_local_class(cls, members):
                self._need(reference, maker)
            for member in members:
                if isinstance(member, Routine) and member.declarations and not member.flags & en.IMPLICIT:
                    self._need(Reference(member, member.token), maker)
                elif isinstance(member, ClassType) and member is not cls and member.parent is cls and member.brace >= 0:
                    self._local_class(member, maker)


def _token(entity: Entity) -> int:
    return entity.token
