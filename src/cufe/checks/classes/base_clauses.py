"""Base classes that are none ([class.derived]): names of something else (262, 1018), templates without arguments
(441), a union (3377), a class twice (263), and one that is not complete yet (70)."""

from cufe.il.entities import ClassType
from cufe.sema.engine_part import EnginePart


class BaseClauses(EnginePart):
    """Judges the bases of classes that are no instances."""

    def judge(self, cls: ClassType) -> None:
        """Raises the mistake in base classes that are none; behind a name of something else nothing is judged."""
        classes = self.engine.classes
        classes.bases(cls)
        misfits = classes.misfits.get(cls, [])
        if misfits:
            misfits[0].others = misfits[1:]
            raise misfits[0]
