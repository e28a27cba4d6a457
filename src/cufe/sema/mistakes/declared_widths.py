"""What tokens alone tell of the integer types with which names are declared: unsigned ones, and narrow ones."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k

#: the largest value of the types that are spelt so; all of them are unsigned or narrower than int
_LIMITS: Final[dict[str, int]] = {
    "unsigned": (1 << 32) - 1, "char": 127, "short": 32767, "size_t": (1 << 64) - 1, "int8_t": 127, "int16_t": 32767,
    "uint8_t": 255, "uint16_t": 65535, "uint32_t": (1 << 32) - 1, "uint64_t": (1 << 64) - 1, "uint": (1 << 32) - 1,
    "uchar": 255, "ushort": 65535, "ulong": (1 << 64) - 1, "char16_t": 65535, "char32_t": (1 << 32) - 1,
    "uintptr_t": (1 << 64) - 1, "int": (1 << 31) - 1, "int32_t": (1 << 31) - 1,
}  # fmt: skip
_UNSIGNED: Final = frozenset(_LIMITS) - {"char", "short", "int", "int8_t", "int16_t", "int32_t"}
_WORDS: Final = frozenset(_LIMITS) | {"long", "signed", "float", "double", "auto"}
#: between the words of a type and the name
_BETWEEN: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.CONSTEXPR, k.STATIC, k.AMPERSAND))
_DECLARING: Final = _BETWEEN + bytes((k.IDENTIFIER, k.AUTO, k.STAR, k.GREATER, k.RESTRICT))
#: as far back the name of a function is sought from a parameter
_REACH: Final = 80


class Width:
    """The largest value of a type, and whether it has negative ones."""

    def __init__(self, limit: int, unsigned: bool) -> None:
        self.limit: int = limit
        self.unsigned: bool = unsigned

    def holds(self, value: int) -> bool:
        return value <= self.limit and (value >= 0 or not self.unsigned) and value >= -self.limit - 1


def width_of(words: list[str]) -> Width | None:
    """The width that the words of a type tell; None where they are of another type or say nothing."""
    known = [word for word in words if word in _WORDS]
    if not known or "float" in known or "double" in known or "auto" in known:
        return None
    unsigned = any(word in _UNSIGNED for word in known)
    if "long" in known:
        return Width((1 << 64) - 1 if unsigned else (1 << 63) - 1, unsigned)
    limits = [_LIMITS[word] for word in known if word in _LIMITS]
    if not limits:
        return None
    limit = min(limits)
    if "unsigned" in known and ("char" in known or "short" in known):
        limit = 2 * limit + 1
    return Width(limit, unsigned)


def width_in_front(code: UserCode, name: int) -> Width | None:
    """The width of the type that stands in front of a name that is declared; None where none stands there."""
    kinds = code.kinds
    at = name - 1
    while kinds[at] in _BETWEEN:
        at -= 1
    if kinds[at] == k.IDENTIFIER and code.lexemes[at] in _WORDS:
        at -= 1
    return width_of(code.lexemes[at + 1 : name])


class DeclaredWidths:
    """The integer types with which names are declared.

    A name of a function is sought in front of its use, where the nearest declaration counts; for others all that are
    declared with such types anywhere are known, by their smallest limits."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self._widths: dict[str, Width] | None = None
        self._functions: dict[str, Width] = {}

    def of_parameters(self, function: str) -> Width | None:
        """The narrowest of the parameters of a function that is declared in the user's text."""
        self.of("")
        return self._functions.get(function)

    def at(self, token: int) -> Width | None:
        """The width of the name that is used at a token."""
        code = self.code
        path = code.cutter.path(token)
        if path and path[-1].sort == FUNCTION:
            name = code.lexemes[token]
            first = path[-1].head
            part = code.lexemes[first:token]
            while name in part:
                place = first + len(part) - 1 - part[::-1].index(name)
                if code.kinds[place - 1] in _DECLARING:
                    return width_in_front(code, place)
                part = part[: place - first]
        return self.of(code.lexemes[token])

    def of(self, name: str) -> Width | None:
        if self._widths is None:
            self._widths = {}
            self._gather(self._widths)
        return self._widths.get(name)

    def _gather(self, widths: dict[str, Width]) -> None:
        code = self.code
        kinds = code.kinds
        for start, end in code.compiled():
            part = code.lexemes[start:end]
            for word in [at for at, lexeme in enumerate(part, start) if lexeme in _LIMITS]:
                at = word + 1
                while kinds[at] in _BETWEEN:
                    at += 1
                if kinds[at] != k.IDENTIFIER:
                    if kinds[at] in b",)":
                        self._parameter(word, width_of(code.lexemes[word - 1 : at]))
                    continue
                width = width_in_front(code, at)
                if width is None:
                    continue
                self._put(widths, code.lexemes[at], width)
                if kinds[at + 1] in b",)=":
                    self._parameter(word, width)
                while kinds[at + 1] == k.COMMA and kinds[at + 2] == k.IDENTIFIER and kinds[at + 3] in b",;=":
                    at += 2
                    self._put(widths, code.lexemes[at], width)

    def _parameter(self, word: int, width: Width | None) -> None:
        """Notes the function in whose parameters the word of a type stands."""
        kinds = self.code.kinds
        at = word
        while at > max(word - _REACH, -1) and kinds[at] not in b";{})":
            if kinds[at] == k.OPEN_ROUND:
                if kinds[at - 1] == k.IDENTIFIER and width is not None:
                    self._put(self._functions, self.code.lexemes[at - 1], width)
                return
            at -= 1

    def _put(self, widths: dict[str, Width], name: str, width: Width) -> None:
        known = widths.get(name)
        if known is None or known.limit > width.limit or (width.unsigned and not known.unsigned):
            unsigned = width.unsigned or (known is not None and known.unsigned)
            widths[name] = Width(width.limit if known is None else min(known.limit, width.limit), unsigned)
