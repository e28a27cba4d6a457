"""The builtin types in mangled names (Itanium ABI 5.1.5.2): their codes by the words that name them, their sizes."""

from cufe.final import Final

_PLAIN_CODES: Final[dict[str, str]] = {
    "void": "v", "bool": "b", "wchar_t": "w", "char8_t": "Du", "char16_t": "Ds", "char32_t": "Di", "float": "f",
    "__int128_t": "n", "__uint128_t": "o", "__float128": "g", "__float80": "e", "_Float16": "DF16_",
    "_Float32": "DF32_", "_Float64": "DF64_", "_Float128": "DF128_", "_Float32x": "DF32x", "_Float64x": "DF64x",
    "__bf16": "DF16b",
}  # fmt: skip
#: bytes of the builtin types that vectors and integer arguments are made of
WIDTHS: Final[dict[str, int]] = {
    "c": 1, "a": 1, "h": 1, "b": 1, "s": 2, "t": 2, "i": 4, "j": 4, "l": 8, "m": 8, "x": 8, "y": 8, "n": 16, "o": 16,
    "w": 4, "f": 4, "d": 8, "Du": 1, "Ds": 2, "Di": 4,
}  # fmt: skip


def builtin_code(words: list[str]) -> str:
    """The code of a builtin type by its words in any order; empty where there is none such."""
    if len(words) == 1 and words[0] in _PLAIN_CODES:
        return _PLAIN_CODES[words[0]]
    longs = words.count("long")
    is_unsigned = "unsigned" in words
    if "double" in words:
        return "e" if longs else "d"
    if "char" in words:
        return "h" if is_unsigned else "a" if "signed" in words else "c"
    if "__int128" in words:
        return "o" if is_unsigned else "n"
    if "short" in words:
        return "t" if is_unsigned else "s"
    if longs > 1 or "__int64" in words:
        return "y" if is_unsigned else "x"
    if longs:
        return "m" if is_unsigned else "l"
    if is_unsigned or "int" in words or "signed" in words:
        return "j" if is_unsigned else "i"
    return "d" if not words else ""
