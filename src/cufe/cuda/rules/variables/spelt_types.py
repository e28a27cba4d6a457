"""Types that device code does not have, sought by the words in which they are spelt (20106)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final

_VECTORS: Final = frozenset(("vector_size", "__vector_size__"))
_NUMBERS: Final = frozenset(("__float128", "_Float128"))


def check_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of a unit in which such a type is spelt."""
    words = _VECTORS if examined.architecture is None else _VECTORS | _NUMBERS
    if examined.tokens_of(set(words), examined.near()):
        from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes

        UnsupportedTypes(examined).check()
