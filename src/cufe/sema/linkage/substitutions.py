"""Substitutions of a mangled name (Itanium C++ ABI 5.1.10)."""

from cufe.final import Final
from cufe.sema.linkage.numbers import sequence

_CHAR_TRAITS: Final = "St11char_traitsIcE"
#: components of `std` with an abbreviation of their own, by their spelling without substitutions
ABBREVIATIONS: Final[dict[str, str]] = {
    "St9allocator": "Sa",
    "St12basic_string": "Sb",
    f"St12basic_stringIc{_CHAR_TRAITS}SaIcEE": "Ss",
    f"St13basic_istreamIc{_CHAR_TRAITS}E": "Si",
    f"St13basic_ostreamIc{_CHAR_TRAITS}E": "So",
    f"St14basic_iostreamIc{_CHAR_TRAITS}E": "Sd",
}


class Substitutions:
    """The components that one name has spelled so far, by a key that is the same for the same component."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def find(self, key: str) -> str:
        """`S_`, `S0_`, ... for a component spelled before, or an empty string."""
        number = self._known.get(key, -1)
        return "" if number < 0 else "S" + sequence(number)

    def count(self) -> int:
        """How many components there are."""
        return len(self._known)

    def add(self, key: str) -> None:
        """Enters a component that has just been spelled."""
        if key not in self._known:
            self._known[key] = len(self._known)
