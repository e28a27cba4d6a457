"""Substitutions of a mangled name (Itanium C++ ABI 5.1.10)."""

from cufe.final import Final

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def sequence(number: int) -> str:
    """`_` for the first, `0_` for the second, and so on in base 36."""
    if number == 0:
        return "_"
    number -= 1
    digits = ""
    while True:
        digits = _DIGITS[number % 36] + digits
        number //= 36
        if not number:
            return digits + "_"


class Substitutions:
    """The components that one name has spelled so far, by a key that is the same for the same component."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def find(self, key: str) -> str:
        """`S_`, `S0_`, ... for a component spelled before, or an empty string."""
        number = self._known.get(key, -1)
        return "" if number < 0 else "S" + sequence(number)

    def add(self, key: str) -> None:
        """Enters a component that has just been spelled."""
        if key not in self._known:
            self._known[key] = len(self._known)
