"""How a mangled name writes lengths and numbers (Itanium C++ ABI 5.1.2), operators and built-in types (5.1.3, 5.1.5),
and what it has written before (5.1.10)."""

from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.constants import FloatConstant
from cufe.il.floating import Floating, encoded
from cufe.il.types import FloatType
from cufe.sema.answers import Unknown

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: hexadecimal digits of the stored format, by floating kind
_HEX_DIGITS: Final = (8, 16, 20, 4, 4, 4, 32)


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


def counted(place: int) -> str:
    """`_` for the first, `0_` for the second, and so on in decimal, as parameters and closures are counted."""
    return "_" if place == 0 else f"{place - 1}_"


def source_name(name: str) -> str:
    """The length in bytes and the spelling."""
    return f"{len(name)}{name}"


def discriminator(number: int) -> str:
    """`_0` for the second of a name in a function, `__10_` from the twelfth on."""
    return f"_{number}" if number < 10 else f"__{number}_"


def float_bits(constant: FloatConstant) -> str:
    """The value as hexadecimal digits, the most significant first."""
    type_ = constant.type.skip_typerefs()
    if not isinstance(type_, FloatType):
        raise Unknown("a floating value of another type")
    value = Floating(constant.numerator, constant.scale, constant.special)
    return f"{encoded(value, type_.float_kind):0{_HEX_DIGITS[type_.float_kind]}x}"


#: operator functions by their symbols; where a symbol names two operators, the binary one
BINARY: Final[dict[str, str]] = {
    "+": "pl", "-": "mi", "*": "ml", "/": "dv", "%": "rm", "&": "an", "|": "or", "^": "eo", "=": "aS", "+=": "pL",
    "-=": "mI", "*=": "mL", "/=": "dV", "%=": "rM", "&=": "aN", "|=": "oR", "^=": "eO", "<<": "ls", ">>": "rs",
    "<<=": "lS", ">>=": "rS", "==": "eq", "!=": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge", "<=>": "ss",
    "&&": "aa", "||": "oo", ",": "cm", "->*": "pm", ".*": "ds", "->": "pt", "()": "cl", "[]": "ix", "++": "pp",
    "--": "mm", "!": "nt", "~": "co", "new": "nw", "new[]": "na", "delete": "dl", "delete[]": "da", "co_await": "aw",
}  # fmt: skip
#: symbols that are binary operators as well, as the names of unary operator functions
UNARY_FUNCTIONS: Final[dict[str, str]] = {"+": "ps", "-": "ng", "*": "de", "&": "ad"}
#: unary operators in expressions
UNARY: Final[dict[str, str]] = {
    "+": "ps", "-": "ng", "*": "de", "&": "ad", "!": "nt", "~": "co", "++": "pp_", "--": "mm_", "co_await": "aw",
    "__real__": "v18__real__", "__imag__": "v18__imag__", "not": "nt", "compl": "co",
}  # fmt: skip
SPELLINGS: Final[dict[str, str]] = {
    "and": "&&", "or": "||", "bitand": "&", "bitor": "|", "xor": "^", "and_eq": "&=", "or_eq": "|=", "xor_eq": "^=",
    "not_eq": "!=",
}  # fmt: skip
#: by integer kind
INTEGERS: Final = ("c", "a", "h", "s", "t", "i", "j", "l", "m", "x", "y", "n", "o")
#: by sort of integer: bool, wchar_t, char8_t, char16_t, char32_t
SORTS: Final = ("", "b", "w", "Du", "Ds", "Di")
#: by floating kind
FLOATS: Final = ("f", "d", "e", "DF16_", "Dh", "DF16b", "g")
assert len(INTEGERS) == tk.UNSIGNED_INT128 + 1


_CHAR_TRAITS: Final = "St11char_traitsIcE"
#: components of `std` with an abbreviation of their own, by their spelling without substitutions
ABBREVIATIONS: Final[dict[str, str]] = {
    "St9allocator": "Sa", "St12basic_string": "Sb", f"St12basic_stringIc{_CHAR_TRAITS}SaIcEE": "Ss",
    f"St13basic_istreamIc{_CHAR_TRAITS}E": "Si", f"St13basic_ostreamIc{_CHAR_TRAITS}E": "So",
    f"St14basic_iostreamIc{_CHAR_TRAITS}E": "Sd",
}  # fmt: skip


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
