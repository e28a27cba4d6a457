"""Numbers that stand for addresses: every entry that is shown has one of its own, the same in one and the same run."""

from cufe.final import Final

_FIRST: Final = 0x1000
_STEP: Final = 0x10


class Addresses:
    """Numbers for objects, given out in the order in which they are asked for."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        #: the objects, so that none of their identities is used again
        self._objects: list[object] = []

    def of(self, what: object) -> int:
        """The number of an object."""
        known = self._numbers.get(id(what))
        if known is not None:
            return known
        self._objects.append(what)
        return self.new(id(what))

    def new(self, identity: int) -> int:
        number = _FIRST + _STEP * len(self._numbers)
        self._numbers[identity] = number
        return number

    def fresh(self) -> int:
        """A number for something that nobody asks for again."""
        return self.of([])

    def unnamed(self, what: object) -> str:
        """What takes the place of a name."""
        return f"<unnamed@{self.of(what):x}>"
