"""The typed trees of what is at a place: functions with the lambdas and local classes in them, initialisers."""

from cufe.final import TYPE_CHECKING
from cufe.il.body_parts import BodyParts, parts_of
from cufe.il.entities import ClassType, Field, Routine, Typedef, Variable
from cufe.il.expressions import Expression, LambdaNode
from cufe.il.statements import FunctionScope
from cufe.il.walk import Node, nodes_in
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cufe.sema.engine import Engine


class TypedFunction:
    """A function with its tree; `used_at` is the token at which an instance of a template is asked for, -1 for what is
    written as it stands.  `outermost` is the function that was read for it: itself, or what is around a lambda or a
    member of a local class."""

    def __init__(self, routine: Routine, scope: FunctionScope, used_at: int) -> None:
        self.routine: Routine = routine
        self.scope: FunctionScope = scope
        self.used_at: int = used_at


class TypedCode:
    """Has the engine read what is at some places, with `instances` those that directives ask for, too; `functions`
    are those that it could read, each once."""

    def __init__(self, engine: "Engine", paths: "Iterable[list[Piece]]" = (), instances: bool = True) -> None:
        self.engine: Engine = engine
        self.functions: list[TypedFunction] = []
        #: the lambdas by their `[`
        self.lambdas: dict[int, LambdaNode] = {}
        #: the classes of blocks, with the functions that were read for them
        self.classes: list[tuple[ClassType, Routine | None]] = []
        #: where directives ask for instances
        self.asked_for: dict[Routine, int] = {}
        self._instances: bool = instances
        self._done: set[Routine] = set()
        for path in paths:
            self.read(path)

    def read(self, path: list[Piece]) -> None:
        """Reads what the innermost of some pieces declares or asks for; what the engine cannot stand is left out."""
        piece = path[-1]
        engine = self.engine
        with guarded():
            if piece.sort == c.FUNCTION:
                routine = engine.definitions.at(path)
                if routine is not None:
                    self.function(routine)
            elif is_directive(piece.start, engine.kinds):
                for routine in engine.instantiations.routines(piece.start, piece.end) if self._instances else []:
                    self.asked_for.setdefault(routine, piece.start)
                    self._function(routine, routine, len(engine.kinds) - 1)
            else:
                self._initialisers(path)

    def function(self, routine: Routine) -> None:
        """Reads a function with the lambdas and local classes in it."""
        self._function(routine, routine, -1)

    def _function(self, routine: Routine, outermost: Routine, used_at: int) -> None:
        if routine in self._done:
            return
        self._done.add(routine)
        with unanswered:
            scope = self.engine.functions.body(routine)
            if scope is None:
                return
            self.functions.append(TypedFunction(routine, scope, used_at))
            self._parts(parts_of(scope), outermost, used_at)

    def _parts(self, parts: BodyParts, outermost: Routine | None, used_at: int) -> None:
        for node in parts.lambdas:
            self.lambdas[node.node.start] = node
            operator = self.engine.call_operators.of(node)
            if operator is not None:
                self._function(operator, outermost or operator, used_at)
        for cls in parts.classes:
            self.classes.append((cls, outermost))
            for routine in self.engine.definitions.of_local_class(cls):
                self._function(routine, outermost or routine, used_at)

    def _initialisers(self, path: list[Piece]) -> None:
        """Variables and data members with what initialises them, functions with their default arguments, typedefs."""
        engine = self.engine
        parts = BodyParts()
        for entity in engine.definitions.declared_at(path):
            with unanswered:
                if isinstance(entity, Variable):
                    init = engine.declared_initialisers.of_variable(entity)
                    if init is not None:
                        parts.init(init)
                elif isinstance(entity, Field):
                    parts.init(engine.member_initialisers.default(entity))
                elif isinstance(entity, Routine):
                    for place in range(len(engine.declare_types.routine_type(entity).parameters)):
                        if engine.declare_types.default_argument(entity, place) is not None:
                            parts.expression(engine.passed_arguments.default(entity, place, entity.token))
                elif isinstance(entity, Typedef):
                    engine.declare_types.typedef_type(entity)
        self._parts(parts, None, -1)


def expressions_at(engine: "Engine", path: list[Piece], token: int) -> list[Expression]:
    """The expressions at a token of a function, or of the initialiser of a variable, inner ones first."""
    found: list[Node] = []
    for function in TypedCode(engine, [path], instances=False).functions:
        found += nodes_in(function.scope)
    with guarded():
        for variable in engine.definitions.variables_at(path):
            init = engine.declared_initialisers.of_variable(variable)
            if init is not None:
                found += nodes_in(init)
    return [node for node in found if isinstance(node, Expression) and node.token == token]
