"""What codes of mangled names stand for (Itanium C++ ABI 5.1.3, 5.1.5, 5.1.10), as messages show it."""

from cufe.final import Final
from cufe.sema.linkage.operators import BINARY, UNARY_FUNCTIONS

BUILTIN: Final = {
    "a": "signed char", "b": "bool", "c": "char", "d": "double", "e": "long double", "f": "float", "g": "__float128",
    "h": "unsigned char", "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long", "n": "__int128",
    "o": "unsigned __int128", "s": "short", "t": "unsigned short", "v": "void", "w": "wchar_t", "x": "long long",
    "y": "unsigned long long",
}  # fmt: skip
BUILTIN_D: Final = {
    "n": "::std::nullptr_t", "a": "auto", "c": "decltype(auto)", "h": "__fp16", "i": "char32_t", "s": "char16_t",
    "u": "char8_t",
}  # fmt: skip
_TRAITS: Final = "std::char_traits<char>"
LIBRARY: Final = {
    "a": "std::allocator", "b": "std::basic_string",
    "s": f"std::basic_string<char, {_TRAITS}, std::allocator<char> >",
    "i": f"std::basic_istream<char, {_TRAITS} >", "o": f"std::basic_ostream<char, {_TRAITS} >",
    "d": f"std::basic_iostream<char, {_TRAITS} >",
}  # fmt: skip
OPERATORS: Final = {
    **{code: symbol for symbol, code in BINARY.items()},
    **{code: symbol for symbol, code in UNARY_FUNCTIONS.items()},
    "nw": "new ", "na": "new[] ", "dl": "delete ", "da": "delete[] ",
}  # fmt: skip
ENDS: Final = {"1": "", "2": " [subobject]", "0": " [deleting]"}
SUFFIXES: Final = {"j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}
