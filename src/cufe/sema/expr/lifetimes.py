"""Temporaries whose destructors run at the end of the full-expression ([class.temporary])."""

from cufe.final import TYPE_CHECKING
from cufe.il.expressions import RESULT_NOT_USED, Expression, ObjectLifetime

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Lifetimes:
    """Remembers which temporaries of the full-expression being built have to be destroyed."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._pending: list[object] = []

    def mark(self) -> int:
        """Where a full-expression begins."""
        return len(self._pending)

    def needed(self, temporary: object) -> None:
        """A temporary, by its initialisation, that the full-expression has to destroy."""
        self._pending.append(temporary)

    def extended(self, temporary: object) -> None:
        """A reference prolongs the life of a temporary ([class.temporary]/6)."""
        if temporary in self._pending:
            self._pending.remove(temporary)

    def forget(self, mark: int) -> None:
        """What was built since `mark` is not evaluated."""
        del self._pending[mark:]

    def full(self, expression: Expression, mark: int) -> Expression:
        """The full-expression that began at `mark`, wrapped where temporaries end with it."""
        if len(self._pending) == mark:
            return expression
        del self._pending[mark:]
        if self.engine.prototype_reading.active:
            return expression
        made = ObjectLifetime(expression)
        made.token = -1
        made.start = expression.start
        made.flags |= expression.flags & RESULT_NOT_USED
        return made

    def has(self, mark: int) -> bool:
        return len(self._pending) > mark
