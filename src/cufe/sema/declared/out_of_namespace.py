"""Functions and variables of a namespace that a namespace around it defines or declares again ([namespace.memdef]/2):
`void N::f() { }`, `int N::a[] = {1, 2};`."""

from cufe.il.entities import Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.engine_part import EnginePart
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import FUNCTION, SIMPLE, Piece
from cufe.text import kinds as k


class OutOfNamespace(EnginePart):
    """Finds such definitions."""

    def definitions(self, routine: Routine) -> list[tuple[s.Binding, Piece]]:
        """Definitions in the namespaces around whose qualifier means the namespace of the routine."""
        return [one for one in self.declarations(routine) if one[1].sort == FUNCTION]

    def declarations(self, entity: "Routine | Variable") -> list[tuple[s.Binding, Piece]]:
        """The same with what only declares it again."""
        found: list[tuple[s.Binding, Piece]] = []
        namespace = entity.parent
        if not isinstance(namespace, Namespace) or not entity.name.isidentifier():
            return found
        sort = s.VARIABLE if isinstance(entity, Variable) else s.ROUTINE
        at: Entity | None = namespace.parent
        while at is not None:
            if isinstance(at, Namespace) and isinstance(at.context, NamespaceContext):
                self._in(at.context, entity.name, namespace, sort, found)
            at = at.parent
        return found

    def _in(
        self, context: NamespaceContext, name: str, namespace: Namespace, sort: int,
        found: list[tuple[s.Binding, Piece]],
    ) -> None:  # fmt: skip
        kinds = self.engine.kinds
        for part in context.scope.indexes():
            for piece in part.pieces.get(name, []):
                limit = piece.body if piece.sort == FUNCTION else piece.end
                if piece.sort not in (FUNCTION, SIMPLE) or kinds.find(k.SCOPE, piece.head, limit) < 0:
                    continue
                for binding in self.engine.lookup.bindings(piece, ""):
                    if binding.sort != sort or binding.first == binding.name:
                        continue
                    if self.engine.lexemes[binding.name] == name and self._means(binding, context, namespace):
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
