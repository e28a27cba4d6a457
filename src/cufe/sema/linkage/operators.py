"""Codes of operators and built-in types (Itanium C++ ABI 5.1.3, 5.1.5)."""

from cufe.final import Final
from cufe.il import type_kinds as tk

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
