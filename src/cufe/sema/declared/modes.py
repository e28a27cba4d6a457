"""GNU `__attribute__((mode(DI)))` of typedefs: the width of a number, whatever is written (`register_t` of libc)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.types import FloatType, IntegerType, Type
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NAMES: Final = ("mode", "__mode__")
_SIGNED: Final[dict[str, int]] = {
    "byte": tk.SIGNED_CHAR, "QI": tk.SIGNED_CHAR, "HI": tk.SHORT, "SI": tk.INT, "word": tk.LONG, "pointer": tk.LONG,
    "unwind_word": tk.LONG, "libgcc_cmp_return": tk.LONG, "libgcc_shift_count": tk.INT, "DI": tk.LONG, "TI": tk.INT128,
}  # fmt: skip
_FLOATS: Final[dict[str, int]] = {"SF": tk.FLOAT, "DF": tk.DOUBLE, "XF": tk.LONG_DOUBLE}
#: plain `char` is signed
_UNSIGNED: Final = (
    tk.UNSIGNED_CHAR, tk.UNSIGNED_SHORT, tk.UNSIGNED_INT, tk.UNSIGNED_LONG, tk.UNSIGNED_LONG_LONG, tk.UNSIGNED_INT128,
)  # fmt: skip


def with_mode(engine: "Engine", specifiers: n.Specifiers, declarator: n.Declarator, type_: Type) -> Type:
    """The type that a typedef with such an attribute stands for; `type_` where there is none, or another one."""
    for attribute in specifiers.attributes + declarator.attributes:
        if attribute.name in _NAMES and attribute.arguments >= 0:
            word = engine.lexemes[attribute.arguments + 1].strip("_")
            number = type_.skip_typerefs()
            if isinstance(number, IntegerType) and word in _SIGNED:
                kind = _SIGNED[word]
                return engine.types.integers[kind + 1 if number.int_kind in _UNSIGNED else kind]
            if isinstance(number, FloatType) and word in _FLOATS:
                return engine.types.floats[_FLOATS[word]]
    return type_
