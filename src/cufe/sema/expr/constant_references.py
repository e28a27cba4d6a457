"""Local references that are bound to constant addresses: what they refer to is used in their place, so that no lambda
captures them ([basic.def.odr], observed for extended lambdas as well)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import Routine, Variable
from cufe.il.prototypes import is_prototype
from cufe.sema.failures import guarded
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ConstantReferences:
    """Knows them by the tokens of their names, for functions whose bodies have been read."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._found: set[int] = set()

    def note(self, variable: Variable) -> None:
        """A reference has got a constant address; in an instance that says nothing of the template."""
        routine = variable.parent
        if not isinstance(routine, Routine):
            return
        owner = routine.owner()
        is_instance = bool(routine.arguments) or (owner is not None and bool(owner.arguments))
        if not is_instance or is_prototype(routine):
            self._found.add(variable.token)

    def is_at(self, path: list[Piece], name: int) -> bool | None:
        """Whether the token `name` declares one, in the function at the end of a path; None where that is unknown."""
        engine = self.engine
        with guarded():
            routine = engine.definitions.at(path)
            if routine is None or engine.statements.body(routine) is None:
                return None
            return name in self._found
        return None
