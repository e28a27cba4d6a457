"""Functions of a namespace that are defined in a namespace around it ([namespace.memdef]/2): `void N::f() { }`."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import Namespace, Routine
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import NamespaceContext
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class OutOfNamespace:
    """Finds such definitions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def definitions(self, routine: Routine) -> list[tuple[s.Binding, Piece]]:
        """Definitions in the namespaces around whose qualifier means the namespace of the routine."""
        found: list[tuple[s.Binding, Piece]] = []
        namespace = routine.parent
        if not isinstance(namespace, Namespace) or not routine.name.isidentifier():
            return found
        at: Entity | None = namespace.parent
        while at is not None:
            if isinstance(at, Namespace) and isinstance(at.context, NamespaceContext):
                self._in(at.context, routine.name, namespace, found)
            at = at.parent
        return found

    def _in(
        self, context: NamespaceContext, name: str, namespace: Namespace, found: list[tuple[s.Binding, Piece]]
    ) -> None:
        kinds = self.engine.kinds
        for part in context.scope.indexes():
            for piece in part.pieces.get(name, []):
                if piece.sort != FUNCTION or kinds.find(k.SCOPE, piece.head, piece.body) < 0:
                    continue
                for binding in self.engine.lookup.bindings(piece, ""):
                    if binding.first != binding.name and self._means(binding, context, namespace):
                        found.append((binding, piece))

    def _means(self, binding: s.Binding, context: NamespaceContext, namespace: Namespace) -> bool:
        """Whether the qualifier of a declaration is the namespace, or one around it through inline ones."""
        try:
            qualifier = self.engine.names.path(binding.first, binding.end, context, binding.name).qualifier
        except (Unknown, IllFormed, Dependent):
            return False
        at: Entity | None = namespace
        while isinstance(at, Namespace):
            if at is qualifier:
                return True
            if not at.inline:
                return False
            at = at.parent
        return False
