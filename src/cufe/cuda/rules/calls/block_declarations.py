"""Declarations of functions in blocks: they redeclare what the namespace around has, so that the execution spaces they
name count behind them ([basic.link])."""

from cufe.checks.typed_code import TypedCode
from cufe.final import TYPE_CHECKING
from cufe.il.entities import Declared, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.statements import DeclStatement
from cufe.il.walk import Node, Walk
from cufe.sema.failures import unanswered
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class BlockEntities(Walk):
    """What the blocks of a body declare."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Entity] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, DeclStatement):
            self.found += node.entities
        return node


class BlockDeclarations:
    """Finds them by name; a function is read where one of its blocks declares a name with a word."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[Routine]] = {}
        self._annotated: dict[str, list[int]] | None = None
        #: for braces, whether they stand in the body of a function
        self._bodies: dict[int, bool] = {}
        self._read: dict[int, list[Routine]] = {}
        #: where they are looked for, None for all of the unit
        self.stretches: list[tuple[int, int]] | None = None

    def of(self, routine: Routine, token: int) -> list[Declared]:
        """The declarations in blocks in front of a token of a function that a namespace has, or another block."""
        if isinstance(routine.parent, Routine):
            outside = self.redeclared(routine)
            return self.of(outside[0], token) if outside else self._of_blocks(routine, token)
        if not isinstance(routine.parent, Namespace):
            return []
        found: list[Declared] = []
        for local in self._known(routine.name):
            if routine in self.redeclared(local):
                found += [declared for declared in local.declarations if declared.binding.name < token]
        return found

    def _known(self, name: str) -> list[Routine]:
        known = self._by_name.get(name)
        if known is None:
            known = self._named(name)
            self._by_name[name] = known
        return known

    def _of_blocks(self, routine: Routine, token: int) -> list[Declared]:
        """What other blocks declare of a function that no namespace has."""
        found: list[Declared] = []
        with unanswered:
            type_ = self.engine.declare_types.routine_type(routine).canonical
            for local in self._known(routine.name):
                if local is routine or self.engine.declare_types.routine_type(local).canonical is not type_:
                    continue
                if _namespace_of(local) is _namespace_of(routine):
                    found += [declared for declared in local.declarations if declared.binding.name < token]
            return found
        return []

    def redeclared(self, local: Routine) -> list[Routine]:
        """The function of the namespace around that one of a block redeclares, or that is declared behind it."""
        around = _namespace_of(local)
        engine = self.engine
        with unanswered:
            type_ = engine.declare_types.routine_type(local).canonical
            namespace = around or engine.declare.root.namespace
            for entity in engine.names.qualified(namespace, local.name, len(engine.kinds)):
                if isinstance(entity, Routine) and engine.declare_types.routine_type(entity).canonical is type_:
                    return [entity]
            return []
        return []

    def _named(self, name: str) -> list[Routine]:
        """The functions of a name that are declared with a word in blocks."""
        if self._annotated is None:
            self._annotated = self._annotated_names()
        found: list[Routine] = []
        for token in self._annotated.get(name, []):
            path = self.engine.cutter.path(token)
            found += [one for one in self._in_body(path) if one.name == name and one not in found]
        return found

    def _annotated_names(self) -> dict[str, list[int]]:
        """The names with a parenthesis behind them and an attribute in front of them in a statement of a block."""
        kinds = self.engine.kinds
        found: dict[str, list[int]] = {}
        done = 0
        stretches = [(0, len(self.engine.unit))] if self.stretches is None else self.stretches
        for start, end in stretches:
            for at in k.all_of(kinds, k.ATTRIBUTE, max(start, done), end):
                if at < done or not self._is_in_body(self.engine.cutter.brackets.enclosing(at)):
                    continue
                done = at
                while kinds[done] not in b";{}":
                    if kinds[done] == k.IDENTIFIER and kinds[done + 1] == k.OPEN_ROUND:
                        found.setdefault(self.engine.lexemes[done], []).append(done)
                    done += 1
        return found

    def _is_in_body(self, brace: int) -> bool:
        """Whether a brace opens the body of a function, or stands in one."""
        known = self._bodies.get(brace)
        if known is None:
            path = self.engine.cutter.path(brace) if brace >= 0 else []
            known = bool(path) and path[-1].sort == c.FUNCTION and brace >= path[-1].body
            self._bodies[brace] = known
        return known

    def _in_body(self, path: list[Piece]) -> list[Routine]:
        """What the blocks of a function declare, those of its lambdas and local classes, too."""
        known = self._read.get(path[-1].start)
        if known is None:
            entities = BlockEntities()
            for function in TypedCode(self.engine, [path]).functions:
                entities.function(function.scope)
            known = [one for one in entities.found if isinstance(one, Routine)]
            self._read[path[-1].start] = known
        return known


def _namespace_of(local: Routine) -> Namespace | None:
    around: Entity | None = local.parent
    while around is not None and not isinstance(around, Namespace):
        around = around.parent
    return around
