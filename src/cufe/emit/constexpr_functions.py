"""Where constexpr functions are declared, by name; read as far as somebody asks, and never twice."""

from cufe.text import kinds as k
from cufe.text.unit import Unit


class ConstexprFunctions:
    """Token indices of names between `constexpr` and `(`: functions, and what looks like one without a parse."""

    def __init__(self, unit: Unit) -> None:
        self._kinds: bytes = unit.kinds
        self._lexemes: list[str] = unit.lexemes
        self._places: dict[str, list[int]] = {}
        self._read: int = 0

    def before(self, name: str, end: int) -> list[int]:
        """The places of `name` in front of the token `end`, in the order of the text."""
        if self._read < end:
            self._read_to(end)
        return [at for at in self._places.get(name, []) if at < end]

    def _read_to(self, end: int) -> None:
        kinds = self._kinds
        count = len(kinds)
        at = kinds.find(k.CONSTEXPR, self._read, end)
        while at >= 0:
            at += 1
            while at < count and kinds[at] != k.OPEN_BRACE and kinds[at] != k.SEMICOLON:
                if kinds[at] == k.OPEN_ROUND:
                    self._places.setdefault(self._lexemes[at - 1], []).append(at - 1)
                at += 1
            self._read = at
            at = kinds.find(k.CONSTEXPR, at, end)
        self._read = max(self._read, end)
