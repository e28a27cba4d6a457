"""`Final` for constants without an import of `typing`, which is a twentieth of a run on a small unit.

Not compiled: a type checker takes `TYPE_CHECKING` for true, so mypyc would leave the other branch out.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final as Final
else:

    class Final:
        """Stands for `typing.Final` at run time."""

        def __class_getitem__(cls, item: object) -> "type[Final]":
            return cls
