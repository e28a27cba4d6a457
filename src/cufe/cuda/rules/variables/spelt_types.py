"""Types that device code does not have, sought by the words in which they are spelt (20106)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final

_VECTORS: Final = frozenset(("vector_size", "__vector_size__"))
_NUMBERS: Final = frozenset(("__float128", "_Float128"))


def check_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of a unit in which such a type is spelt."""
    if names_unsupported(examined):
        from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes

        UnsupportedTypes(examined).check()


def names_unsupported(examined: ExaminedUnit) -> bool:
    """Whether a unit names types that its pass could miss."""
    words = _VECTORS if examined.architecture is None else _VECTORS | _NUMBERS
    return bool(examined.tokens_of(set(words), examined.near()))
