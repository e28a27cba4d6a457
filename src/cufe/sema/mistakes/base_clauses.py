"""Base classes that are none ([class.derived]): names of something else (262, 1018), and templates without arguments
(441)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class BaseClauses:
    """Judges the bases of classes that are no instances."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def judge(self, cls: ClassType) -> None:
        """Raises what is wrong with the first base class that is none."""
        if cls.bases is None:
            self.engine.classes.bases(cls)
